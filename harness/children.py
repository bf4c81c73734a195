"""The processes that a process has started, as Linux lists them."""

from contextlib import suppress
from pathlib import Path


def children(pid: int) -> set[int]:
    """Of all its threads; one that ends meanwhile has none."""
    found: set[int] = set()
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with suppress(FileNotFoundError, ProcessLookupError):
            found |= {int(child) for child in (thread / "children").read_text().split()}
    return found

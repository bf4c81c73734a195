"""The table of settings in docs/hosting.md, from what stands beside them: `python -m tools.settings_page`."""

import inspect
import re
from collections.abc import Iterator
from dataclasses import is_dataclass
from pathlib import Path

from motherlode.server.chosen_settings import names
from motherlode.server.settings import Limits, Settings

COMMAND = "python -m tools.settings_page"
PAGE = Path(__file__).parents[1] / "docs/hosting.md"
TABLE = re.compile(r"^SETTINGS$|^\| setting \|.*?(?=\n\n)", re.MULTILINE | re.DOTALL)
FIELD = re.compile(r"^    (\w+): .*?(?:# (.*))?$", re.MULTILINE)


def page() -> str:
    """The page, with the table as it ought to be."""
    rows = "\n".join(["| setting | usually | what it is |", "|---|---|---|", *table()])
    return TABLE.sub(lambda found: rows, PAGE.read_text(encoding="utf-8"))


def table() -> Iterator[str]:
    """A row for each setting."""
    said = remarks(Settings, "") | remarks(Limits, "limits.")
    for name, usual in names(Settings()):
        shown = ",".join(usual) if isinstance(usual, tuple) else usual
        yield f"| `{name}` | {f'`{shown}`' if shown != '' else 'nothing'} | {said[name]} |"


def remarks(kind: type, before: str) -> dict[str, str]:
    """What is said beside each field of a class."""
    assert is_dataclass(kind)
    return {before + name.replace("_", "-"): said for name, said in FIELD.findall(inspect.getsource(kind))}


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")

"""A bar on standard error while something takes long, if standard error is a terminal."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol


class Advance(Protocol):
    """Called with how much is done, and of how much where that was not known before."""

    def __call__(self, done: int, of: int | None = None, /) -> object:
        """Move the bar."""


@contextmanager
def progress_bar(what: str, total: int | None = None) -> Iterator[Advance]:
    """A bar that says what is being done; it goes away when it is full."""
    if not sys.stderr.isatty():
        yield lambda done, of=None: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    look = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*look, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda done, of=None: progress.update(task, completed=done, total=of or total)

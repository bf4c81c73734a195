"""`motherlode export` and `motherlode import`: everything that a server keeps, as one file, and back."""

import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from motherlode.games.kit.mistakes import Mistake
from motherlode.server.store import DEFAULT_STORE, Unavailable
from motherlode.server.store.backup import Progress, check_is_backup, export, no_progress, restore
from motherlode.server.store.database import shown
from motherlode.server.store.store import open_engine
from motherlode.words import Words


def export_store(words: Words, given: Namespace) -> int:
    """Write a backup."""
    engine = open_engine(given.store or DEFAULT_STORE, create=False)
    try:
        with available(shown(engine.url)), progress_bar(words.say("export-writing")) as progress:
            count = export(engine, Path(given.file), progress)
    finally:
        engine.dispose()
    print(words.say("export-done", file=given.file, matches=count.matches, events=count.events))
    return 0


def import_store(words: Words, given: Namespace) -> int:
    """Read a backup."""
    path = Path(given.file)
    check_is_backup(path)
    engine = open_engine(given.store or DEFAULT_STORE)
    try:
        with available(shown(engine.url)), progress_bar(words.say("import-reading")) as progress:
            added, there = restore(engine, path, progress)
    finally:
        engine.dispose()
    print(words.say("import-done", matches=added.matches, events=added.events, same=there.matches - added.matches))
    return 0


@contextmanager
def available(store: str) -> Iterator[None]:
    """A database that is lost on the way becomes an error in one sentence."""
    try:
        yield
    except Unavailable as error:
        raise Mistake(
            "store-unusable", "the store {store} cannot be used: {why}", store=store, why=error.why
        ) from error


@contextmanager
def progress_bar(what: str) -> Iterator[Progress]:
    """A bar on standard error, if somebody is there to see it."""
    if not sys.stderr.isatty():
        yield no_progress
        return
    from rich.console import Console
    from rich.progress import BarColumn, TaskProgressColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    look = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Bar(*look, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)

"""`motherlode export` and `motherlode import`: everything that a server keeps, as one file, and back."""

import json
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from motherlode.games.kit.mistakes import Mistake
from motherlode.report.progress import progress_bar
from motherlode.server.store import DEFAULT_STORE, Unavailable
from motherlode.server.store.backup import check_is_backup, export, restore
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
    if given.json:
        print(json.dumps({"file": given.file, "matches": count.matches, "events": count.events}))
    else:
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
    same = there.matches - added.matches
    if given.json:
        print(json.dumps({"matches": added.matches, "events": added.events, "there": same}))
    else:
        print(words.say("import-done", matches=added.matches, events=added.events, same=same))
    return 0


@contextmanager
def available(store: str) -> Iterator[None]:
    """A database that is lost on the way becomes an error in one sentence."""
    try:
        yield
    except Unavailable as error:
        raise Mistake("store-unusable", store=store, why=error.why) from error

"""What a page loads, as files: what a server makes when it is asked is made once, when the site is built."""

import json
import tempfile
from collections.abc import Callable, Iterator
from importlib.resources import as_file
from pathlib import Path
from typing import Any

from motherlode.games.catalog import GAMES, find
from motherlode.server.http.files import COMMENTS, WEB, WORDS, without_comments
from motherlode.server.http.games import all_declared
from motherlode.server.http.lessons import written
from motherlode.sitting.lessons import has_lesson
from motherlode.webassembly.facts import record_of
from motherlode.webassembly.modules import Built, build_all
from motherlode.words import LANGUAGES, words_folder

# What only a server or a reader of the sources needs, by pattern.
LEFT_OUT = (
    "index.html",
    "app/push/worker.js",
    "art/gallery.*",
    "lessons/*.yaml",
    "**/README.md",
    "**/*.d.ts",
    "**/*.py",
    "**/*.pyc",
    "**/__pycache__/*",
)
CATALOGS = (".ftl", ".md")


def contents(progress: Callable[[Built], object] = lambda built: None) -> dict[str, bytes]:
    """Every file that the page may load, by the name that it has for it; a module that is missing is compiled."""
    return {
        **dict(files_of_the_page()),
        **dict(catalogs()),
        "games.json": all_declared(),
        **{f"lessons/{name}.json": lesson(name) for name in GAMES if has_lesson(name)},
        **dict(modules(progress)),
    }


def files_of_the_page() -> Iterator[tuple[str, bytes]]:
    """What lies in the folder of the page."""
    with as_file(WEB) as web:
        left_out = {path for pattern in LEFT_OUT for path in Path(web).glob(pattern)}
        for path in sorted(Path(web).rglob("*")):
            if path.is_file() and path not in left_out:
                yield path.relative_to(web).as_posix(), sent(path)


def catalogs() -> Iterator[tuple[str, bytes]]:
    """The words of every language, and the rules to read; what a game of others has not in a language, in English."""
    with as_file(WORDS) as words:
        ours = {language: [Path(words, language)] for language in LANGUAGES}
    for added in filter(None, map(words_folder, GAMES)):
        for language, folders in ours.items():
            folders[:0] = [added / LANGUAGES[0], added / language]  # what comes later takes the place of what was there
    for language, folders in ours.items():
        for path in (path for folder in folders if folder.is_dir() for path in sorted(folder.iterdir())):
            if path.suffix in CATALOGS:
                yield f"words/{language}/{path.name}", sent(path)


def lesson(name: str) -> bytes:
    """A lesson as the server sends it, with the table at its end also as a record: a page cannot read a position."""
    sent: dict[str, Any] = json.loads(written(name))
    whole = {**sent, "packed": record_of(find(name), sent["position"])}
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode()


def modules(progress: Callable[[Built], object]) -> Iterator[tuple[str, bytes]]:
    """The rules of every game for browsers, and the facts beside them."""
    with tempfile.TemporaryDirectory() as folder:
        build_all([find(name) for name in GAMES], Path(folder), progress)
        for path in sorted(Path(folder).iterdir()):
            yield f"modules/{path.name}", path.read_bytes()


def sent(path: Path) -> bytes:
    """A file without its comments, as a server sends it."""
    content = path.read_bytes()
    return without_comments(content.decode(), path.suffix).encode() if path.suffix in COMMENTS else content

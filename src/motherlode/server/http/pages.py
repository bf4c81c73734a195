"""Pages for people: one page, in the language that the browser asks for, and the files that it loads."""

import mimetypes
import re
from functools import cache
from html import escape
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from motherlode.games.catalog import GAMES
from motherlode.games.kit.game import Game
from motherlode.server.http.files import Files
from motherlode.words import LANGUAGES, Words, catalog_in, words_folder

WEB, WORDS = files("motherlode").joinpath("web"), files("motherlode").joinpath("words")
TYPES = {
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".md": "text/markdown",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PLACES = ("/t/{code}", "/learn/{game}", "/rules/{game}", "/review/{match}")  # app/places.js knows what is there
LATIN = ("golos-text-400-latin", "golos-text-600-latin", "bitter-700-latin")
CYRILLIC = ("golos-text-400-cyrillic", "golos-text-600-cyrillic", "bitter-700-cyrillic")
RUSSIAN = (*LATIN[:2], *CYRILLIC, "bitter-700-russian")
TYPEFACES = {"en": LATIN, "pt": LATIN, "ru": RUSSIAN}  # tools/page/fonts.js makes them, app/letters.js waits for them
WORD = re.compile(r"\{([a-z-]+)\}")
GENERIC_BOARD = "generic"


def routes() -> list[BaseRoute]:
    """Where pages are."""
    for ending, kind in TYPES.items():  # whatever this machine has heard of
        mimetypes.add_type(kind, ending)
    return [
        Route("/", home),
        *(Route(place, home) for place in PLACES),
        Route("/web/index.html", home),
        *(Mount(f"/web/words/{language}", catalogs(language)) for language in LANGUAGES),
        Mount("/web", folder(WEB)),
    ]


def folder(place: Traversable) -> Files:
    """The files of a folder; the package is always installed as files: the compiler needs them too."""
    with as_file(place) as path:
        return Files(directory=Path(path))


def catalogs(language: str) -> Files:
    """The catalogs of a language: ours, and those that games of others bring, in English where theirs are missing."""
    found = folder(WORDS.joinpath(language))
    for name in GAMES:
        if added := words_folder(name):
            found.all_directories += [added / language, added / LANGUAGES[0]]
    return found


# --- what there is for a game


def has_words(game: Game) -> bool:
    """Whether a game has a catalog, here or in its package."""
    return catalog_in(words_folder(game.name) or WORDS, LANGUAGES[0], game.short_name) is not None


def has_rules_page(game: Game) -> bool:
    """Whether the rules of a game are written down here."""
    return WORDS.joinpath(LANGUAGES[0], f"{game.name}.md").is_file()


def board_of(game: Game) -> str:
    """How the page draws a game: by a module of its own, or by the one for all."""
    return game.name if WEB.joinpath("app", "games", f"{game.name}.js").is_file() else GENERIC_BOARD


# --- the page


async def home(request: Request) -> Response:
    """The page, at any of its places: it asks for what it shows there by itself."""
    language = language_of(request.headers.get("accept-language", ""))
    return HTMLResponse(home_page(language), headers={"Content-Language": language, "Vary": "Accept-Language"})


@cache
def home_page(language: str) -> str:
    """The page in a language: every `{key}` in it is a message."""
    words = Words(language)
    page = WEB.joinpath("index.html").read_text(encoding="utf-8")
    page = page.replace("{language}", language).replace("{fonts}", "\n  ".join(preloads(language)))
    return WORD.sub(lambda found: escape(words.say(found[1])), page)


def preloads(language: str) -> list[str]:
    """The typefaces that every page in a language needs: on their way before a style asks for them."""
    names = {file.name.partition(".")[0]: file.name for file in WEB.joinpath("fonts").iterdir()}
    needed = [names[face] for face in TYPEFACES[language]]
    return [f'<link rel="preload" href="/web/fonts/{name}" as="font" type="font/woff2" crossorigin>' for name in needed]


def language_of(accepted: str) -> str:
    """The first language we speak among those that a browser would like, the dearest first.

    >>> language_of("de, ru-RU;q=0.7, pt;q=0.8"), language_of("de"), language_of("en;q=oops, pt")
    ('pt', 'en', 'pt')
    """
    wanted: list[tuple[float, str]] = []
    for part in accepted.split(",")[:20]:
        tag, _, weight = part.partition(";")
        try:
            dear = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            dear = 0.0
        wanted.append((-dear, tag.strip().partition("-")[0].lower()))
    return next((tag for dear, tag in sorted(wanted, key=lambda one: one[0]) if tag in LANGUAGES and dear), "en")

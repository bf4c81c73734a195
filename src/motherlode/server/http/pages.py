"""Pages for people: one page, in the language that the browser asks for, and the files that it loads."""

import mimetypes
import re
from collections.abc import Awaitable, Callable, Iterable
from functools import cache
from html import escape
from posixpath import normpath

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, Router

from motherlode.games.catalog import GAMES
from motherlode.server.http import requests
from motherlode.server.http.files import WEB, WORDS, Files, document
from motherlode.server.http.game_modules import game_module
from motherlode.server.http.games import all_declared
from motherlode.server.http.versions import FOLDER, Kept, named
from motherlode.words import LANGUAGES, Words, words_folder

TYPES = {
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".md": "text/markdown",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
# The places of the page, and the module of each; app/places.js knows what is there.
PLACES = {
    "/t/{code}": "table",
    "/learn/{game}": "learn",
    "/rules/{game}": "rules",
    "/review/{match}": "review",
    "/about": "about",
}
LOBBY, NOWHERE = "lobby", "nowhere"
LATIN = ("golos-text-400-latin", "golos-text-600-latin", "bitter-700-latin")
CYRILLIC = ("golos-text-400-cyrillic", "golos-text-600-cyrillic", "bitter-700-cyrillic")
RUSSIAN = (*LATIN[:2], *CYRILLIC, "bitter-700-russian")
TYPEFACES = {"en": LATIN, "pt": LATIN, "ru": RUSSIAN}  # tools/page/fonts.js makes them, app/letters.js waits for them
NOSCRIPT = '<p class="loading">{page-noscript}</p>'
WORD = re.compile(r"\{([a-z-]+)\}")
IMPORT = re.compile(r'^import [^;"]*"(\.[^"]+)";$', re.MULTILINE)


def routes() -> list[BaseRoute]:
    """Where pages are."""
    for ending, kind in TYPES.items():  # whatever types this machine knows
        mimetypes.add_type(kind, ending)
    return [
        *(Route(place, home(LOBBY)) for place in ("/", "/web/index.html")),
        *(Route(place, home(module)) for place, module in PLACES.items()),
        *(Mount(folder, Kept(Router(files_of_the_page(), redirect_slashes=False))) for folder in (FOLDER, "/web")),
    ]


def files_of_the_page() -> list[BaseRoute]:
    """What it loads, by the names that it has for them."""
    words = (Mount(f"/words/{language}", catalogs(language)) for language in LANGUAGES)
    return [Route("/games.json", games), Route("/modules/{name}", game_module), *words, Mount("/", Files(WEB))]


async def games(request: Request) -> Response:
    """What the games say of themselves, as a file: it is kept like the others."""
    return document(all_declared(), request.headers, "application/json")


def catalogs(language: str) -> Files:
    """The catalogs of a language: ours, and those that games of others bring, in English where theirs are missing."""
    found = Files(WORDS.joinpath(language))
    for name in GAMES:
        if added := words_folder(name):
            found.all_directories += [added / language, added / LANGUAGES[0]]
    return found


# --- the page


def home(module: str, status: int = 200) -> Callable[[Request], Awaitable[Response]]:
    """The page at one of its places: it asks for what it shows there by itself."""

    async def page(request: Request) -> Response:
        language = language_of(request.headers.get("accept-language", ""))
        headers = {"Content-Language": language, "Vary": "Accept-Language"}
        base = request.app.state.settings.base_path
        return document(home_page(language, module, base), request.headers, "text/html", headers, status)

    return page


async def not_routed(request: Request, error: Exception) -> Response:
    """An address where nothing is: for people a page that says so."""
    sought = isinstance(error, HTTPException) and error.status_code == 404 and request.method == "GET"
    reads = "text/html" in request.headers.get("accept", "")
    return await (home(NOWHERE, 404)(request) if sought and reads else requests.not_routed(request, error))


@cache
def home_page(language: str, module: str, base: str) -> bytes:
    """The page in a language, under a path."""
    files = base + named("")
    before = preloads(TYPEFACES[language], module, files)
    return filled_page(language, files, before, lead="<p>{page-lead}</p>", noscript=NOSCRIPT).encode()


def filled_page(language: str, files: str, before: Iterable[str], **parts: str) -> str:
    """The page with its parts, whose files are below some address; every `{key}` in it is a message."""
    words = Words(language)
    page = WEB.joinpath("index.html").read_text(encoding="utf-8").replace("/web/", files)
    parts = {"policy": "", **parts, "language": language, "preloads": "\n  ".join(before)}
    for name, part in parts.items():
        page = page.replace(f"{{{name}}}", part)
    return WORD.sub(lambda found: escape(words.say(found[1])), page)


def preloads(typefaces: Iterable[str], module: str, files: str) -> Iterable[str]:
    """What a place certainly needs: preloaded before a style or another module asks for it."""
    names = {file.name.partition(".")[0]: file.name for file in WEB.joinpath("fonts").iterdir()}
    for face in typefaces:
        yield f'<link rel="preload" href="{files}fonts/{names[face]}" as="font" type="font/woff2" crossorigin>'
    if WEB.joinpath("app", f"{module}.css").is_file():
        yield f'<link rel="preload" href="{files}app/{module}.css" as="style">'
    for path in modules("app/main.js", f"app/{module}.js"):
        yield f'<link rel="modulepreload" href="{files}{path}">'


def modules(*paths: str) -> list[str]:
    """Modules, and all that they import."""
    found = list(paths)
    for path in found:  # which grows while it is walked
        text = WEB.joinpath(path).read_text(encoding="utf-8")
        beside = (normpath(f"{path}/../{name}") for name in IMPORT.findall(text))
        found += [one for one in dict.fromkeys(beside) if one not in found]
    return found


def language_of(accepted: str) -> str:
    """The best language that we have of those that a browser accepts, in its order of preference.

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

"""The rules of the games for browsers: what `motherlode page build` puts into a site, from a server.

A module is called by a digest of all that it is made of, so it may be kept for ever; its facts are asked for again, and
name it. What is in the package or in the cache is sent. Nothing is compiled because somebody asks: that is done beside
the server (`preparation`).
"""

import asyncio
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from motherlode.games.catalog import GAMES
from motherlode.games.catalog import find as find_game
from motherlode.server.http.files import Body, coded, response_of, takes_gzip
from motherlode.server.http.requests import ASKED_AGAIN, refused
from motherlode.server.http.versions import KEPT_FOR_EVER
from motherlode.server.protocol import Refusal
from motherlode.webassembly.modules import files_for_pages, module_there

FACTS = ".json"


async def game_module(request: Request) -> Response:
    """The facts of a game, or the module that they name."""
    name: str = request.path_params["name"]
    game = max((one for one in GAMES if name == f"{one}{FACTS}" or name.startswith(f"{one}-")), key=len, default="")
    if not game:
        return refused(Refusal("no-such-page"))
    body = await asyncio.to_thread(body_of, game, name, takes_gzip(request.headers))
    if body is None:
        return refused(Refusal("no-module-here", game=game))
    kept = ASKED_AGAIN if name.endswith(FACTS) else KEPT_FOR_EVER
    return response_of(body, request.headers, guess_type(name)[0], {"Cache-Control": kept})


def body_of(game: str, name: str, squeezed: bool) -> Body | None:
    """The file of a game with that name, if its module is here."""
    there = module_there(find_game(game))
    return bodies_of(game, there, squeezed).get(name) if there else None


@lru_cache(maxsize=2 * 16)
def bodies_of(game: str, module: Path, squeezed: bool) -> dict[str, Body]:
    """The files of a game as they are sent; they are those of one module."""
    return {name: coded(content, squeezed) for name, content in files_for_pages(find_game(game), module).items()}

"""Over HTTP: the games as they declare themselves, so that a client can tell events and moves without knowing rules."""

from functools import cache

from msgspec import convert
from starlette.responses import Response

from motherlode.bots.levels import levels_of
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.declared import declared
from motherlode.server.http.forms import DeclaredGame, DeclaredGames, Strength
from motherlode.server.http.requests import ApiRequest, same_for_all
from motherlode.server.protocol import encode


async def games(request: ApiRequest) -> Response:
    """The games that are played here: seats, events, pieces, questions, options, and the bots' levels."""
    return same_for_all(request, all_declared())


@cache
def all_declared() -> bytes:
    """All games, as data."""
    return encode(DeclaredGames([declared_game(name) for name in GAMES]))


def declared_game(name: str) -> DeclaredGame:
    """What one game says of itself."""
    game = find(name)
    levels = [Strength(level.name, level.rating, level.give_or_take) for level in levels_of(game)]
    return convert({**declared(game), "levels": levels}, DeclaredGame)

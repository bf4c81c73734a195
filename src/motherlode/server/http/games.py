"""Over HTTP: the games as they declare themselves, so that a client can tell events and moves without knowing rules."""

from functools import cache

from starlette.responses import Response

from motherlode.bots.levels import levels_of
from motherlode.games.catalog import GAMES, find
from motherlode.server.http.forms import DeclaredGame, DeclaredGames, Strength
from motherlode.server.http.requests import ApiRequest, same_for_all
from motherlode.server.protocol import encode


async def games(request: ApiRequest) -> Response:
    """The games that are played here: seats, events, pieces, questions, options, and the bots' levels."""
    return same_for_all(request, declared())


@cache
def declared() -> bytes:
    """All games, as data."""
    return encode(DeclaredGames([declared_game(name) for name in GAMES]))


def declared_game(name: str) -> DeclaredGame:
    """What one game says of itself."""
    game = find(name)
    return DeclaredGame(
        name=name,
        rules=game.version,
        fewest=game.fewest,
        most=game.most,
        events={event.name: list(event.arguments) for event in game.events},
        pieces={kind: list(slugs) for kind, slugs in game.pieces.items()},
        questions=[question.name for question in game.questions],
        windows=sorted(game.sealed | game.reactions),
        reactions=sorted(game.reactions),
        levels=[Strength(level.name, level.rating, level.give_or_take) for level in levels_of(name)],
        options={option: list(choices) for option, choices in game.options.offered.items()},
        answers=dict(game.answers),
        printed={**game.options.printed, **game.derived},
        reconstructed=list(game.reconstructed),
    )

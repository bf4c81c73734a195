"""Over HTTP: the games as they declare themselves, so that a client can show events and moves without knowing rules."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from msgspec import convert
from starlette.responses import Response

from motherlode.bots.levels import levels_of
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.declared import declared
from motherlode.games.kit.forms import (
    ByName,
    Counts,
    EachSeat,
    Flag,
    Listed,
    Number,
    Numbers,
    Rows,
    Seat,
    Seats,
    Slug,
)
from motherlode.games.kit.game import Game
from motherlode.games.kit.layout import Entry
from motherlode.server.http.forms import DeclaredGame, DeclaredGames, Strength, ViewKey
from motherlode.server.http.lessons import has_lesson
from motherlode.server.http.pages import GENERIC_BOARD, board_of, has_rules_page, has_words
from motherlode.server.http.requests import ApiRequest, same_for_all
from motherlode.server.protocol import encode

FORMS: dict[type, str] = {  # of what a board shows; other forms are the same in every view
    Number: "number",
    Flag: "flag",
    Seat: "seat",
    Slug: "slug",
    Counts: "counts",
    Listed: "listed",
    Numbers: "numbers",
    Seats: "seats",
    EachSeat: "each-seat",
    Rows: "rows",
    ByName: "by-name",
    tuple: "object",
}


async def games(request: ApiRequest) -> Response:
    """The games that are played here: seats, events, pieces, questions, options, and the bots' levels."""
    return same_for_all(request, all_declared())


@cache
def all_declared() -> bytes:
    """All games, as data."""
    return encode(DeclaredGames([declared_game(find(name)) for name in GAMES]))


def declared_game(game: Game) -> DeclaredGame:
    """What one game says of itself, and what there is for it here."""
    board = board_of(game)
    here = {
        "words": has_words(game),
        "board": board,
        "lesson": has_lesson(game.name),
        "rules_page": has_rules_page(game),
        "view": list(keys_of(game, game.view.entries)) if board == GENERIC_BOARD else [],
        "levels": [Strength(level.name, level.rating, level.give_or_take) for level in levels_of(game)],
    }
    return convert({**declared(game), **here}, DeclaredGame)


def keys_of(game: Game, entries: Iterable[Entry]) -> Iterable[ViewKey]:
    """The keys of a layout; one that stands there twice, for different cases, is named once."""
    known = set()
    for entry in entries:
        if type(entry.value) in FORMS and entry.key not in known:
            known.add(entry.key)
            yield view_key(game, entry.key, entry.value)


def view_key(game: Game, key: str, value: Any) -> ViewKey:
    """A key by the form of its value."""
    form, slugs = FORMS[type(value)], tuple(getattr(value, "slugs", ()))
    kind = next((kind for kind, known in game.pieces.items() if slugs and set(slugs) <= set(known)), "")
    inside = value if form == "object" else getattr(value, "item", ())
    if type(inside) is not tuple:
        return ViewKey(key, form, kind, list(slugs), [view_key(game, "", inside)])
    return ViewKey(key, form, kind, list(slugs), list(keys_of(game, inside)))

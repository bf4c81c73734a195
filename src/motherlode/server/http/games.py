"""Over HTTP: the games as they declare themselves, so that a client can show events and moves without knowing rules."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from msgspec import convert
from starlette.responses import Response

from motherlode.bots.grammar import read
from motherlode.bots.levels import Level, levels_of
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.declared import declared
from motherlode.games.kit.forms import ByName, Counts, EachSeat, Flag, Listed, Number, Numbers, Rows, Seat, Seats, Slug
from motherlode.games.kit.game import Game
from motherlode.games.kit.layout import Entry
from motherlode.server.http.files import WEB, WORDS
from motherlode.server.http.forms import DeclaredGame, DeclaredGames, Strength, ViewKey
from motherlode.server.http.requests import ApiRequest, same_for_all
from motherlode.server.protocol import encode
from motherlode.sitting.lessons import has_lesson
from motherlode.words import LANGUAGES, catalog_in, words_folder

GENERIC_BOARD = "generic"

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
        "levels": [strength_of(level) for level in levels_of(game)],
    }
    return convert({**declared(game), **here}, DeclaredGame)


def strength_of(level: Level) -> Strength:
    """A level as a client shows it: what its bot does, and how strong it was measured to be."""
    spec = read(level.bot)
    playouts = (spec.budget and spec.budget.playouts) or 0
    return Strength(
        level.name, level.rating, level.give_or_take, level.bot, spec.name, spec.slips, playouts, level.milliseconds
    )


def has_words(game: Game) -> bool:
    """Whether a game has a catalog, here or in its package."""
    return catalog_in(words_folder(game.name) or WORDS, LANGUAGES[0], game.short_name) is not None


def has_rules_page(game: Game) -> bool:
    """Whether the rules of a game are written down here."""
    return WORDS.joinpath(LANGUAGES[0], f"{game.name}.md").is_file()


def board_of(game: Game) -> str:
    """How the page draws a game: by a module of its own, or by the one for all."""
    return game.name if WEB.joinpath("app", "games", f"{game.name}.js").is_file() else GENERIC_BOARD


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

"""Of every game, for the protocol's document: options, keys of views and positions, what a question concerns, how
moves are written, what happens. All of it is read from what the games declare."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from motherlode.games.catalog import GAMES
from motherlode.games.catalog import find as find_game
from motherlode.games.kit import forms
from motherlode.games.kit.game import Game
from motherlode.games.kit.layout import Entry

INTRODUCTION = """
## What the games write

`view` is what a viewer may know, and `position` (of `create`) a whole table to begin with; both have the same keys,
which each game declares. A key that is marked `own` stands in a view only in the viewer's own row. A position may leave
out what is empty or usual. `about` of a question has those of its keys that concern it. A move is a phrase of the
game's table, its words with one space between, as in `seat 3`. What `happened` is a row of events, each with all of its
arguments; one that this viewer may not know is null, and so is a piece that is not there. `options` (of `create`) may
name some of the options, in an object inside for each point in a name (`{"rulings": {"chain": "forbidden"}}`), and
under `house` other numbers than the printed ones. `GET /api/games` has all of this as data, with the printed numbers.
"""
KINDS = {"seat": "a seat", "count": "a number"}


def lines() -> Iterator[str]:
    """The part of the document."""
    yield from INTRODUCTION.strip().splitlines()
    for name in GAMES:
        game = find_game(name)
        yield from ["", f"### {name}", "", f"{game.fewest} to {game.most} seats. Its words:", ""]
        yield from vocabulary(game)
        if game.options.offered:
            yield from ["", "| option | one of |", "| --- | --- |"]
            yield from options(game)
        yield from ["", "| key | form | in |", "| --- | --- | --- |"]
        yield from keys(game)
        yield from ["", "| `about` | form |", "| --- | --- |"]
        yield from (f"| `{about.name}` | {kind(about.kind, game)} |" for about in game.about)
        yield from ["", "| move | what may follow |", "| --- | --- |"]
        yield from moves(game)
        yield from ["", "| event | arguments |", "| --- | --- |"]
        yield from events(game)


def vocabulary(game: Game) -> Iterator[str]:
    """Every kind of piece with its words, and the questions."""
    for piece, slugs in game.pieces.items():
        yield f"- {piece}: {words(slugs)}"
    yield f"- question: {words([question.name for question in game.questions])}"
    yield f"- under `house`: {words(list(game.options.printed))}"


def options(game: Game) -> Iterator[str]:
    """What can be chosen, apart from numbers."""
    for name, choices in game.options.offered.items():
        yield f"| `{name}` | {words([json.dumps(choice) for choice in choices])} |"


def keys(game: Game) -> Iterator[str]:
    """Every key of a view and of a position."""
    seen = {path: (form, own) for path, form, own in entries(game, game.view.entries)}
    laid = {path: (form, own) for path, form, own in entries(game, game.position.entries)}
    for path in dict.fromkeys([*seen, *laid]):
        form, _ = seen.get(path) or laid[path]
        places = [place for place, known in (("view", seen), ("position", laid)) if path in known]
        own = ", own" if path in seen and seen[path][1] else ""
        yield f"| `{path}` | {form} | {' and '.join(places)}{own} |"


def entries(game: Game, table: Sequence[Entry], before: str = "", own: bool = False) -> Iterator[tuple[str, str, bool]]:
    """The keys of an object with those of objects inside it: where, in which form, whether only in the own row."""
    for entry in table:
        path = f"{before}{entry.key}"
        yield path, form_of(game, entry.value), own or entry.own
        yield from inside(game, entry.value, path, own or entry.own)


def inside(game: Game, value: Any, path: str, own: bool) -> Iterator[tuple[str, str, bool]]:
    """What stands in an item of a list, or in an object."""
    if type(value) is tuple:
        yield from entries(game, value, f"{path}.", own)
    elif isinstance(value, forms.EachSeat | forms.Rows):
        yield from inside(game, value.item, f"{path}[]", own)
    elif isinstance(value, forms.ByName):
        yield from inside(game, value.item, f"{path}.NAME", own)


def form_of(game: Game, value: Any) -> str:
    """A form in a few words."""
    match value:
        case forms.Number(_, lowest, highest):
            return f"number, {lowest} to {highest}" if isinstance(highest, int) else f"number, from {lowest}"
        case forms.Flag():
            return "true or false"
        case forms.Seat():
            return "a seat, or null"
        case forms.Slug(_, slugs):
            return f"{one_of(game, slugs)}, or null"
        case forms.Counts(_, slugs):
            return f"object: how many of each {one_of(game, slugs)}"
        case forms.Listed(_, slugs):
            return f"list of {one_of(game, slugs)}"
        case forms.Numbers():
            return "numbers"
        case forms.Seats():
            return "list of seats"
        case forms.EachSeat(item):
            return f"list, one for each seat: {form_of(game, item)}"
        case forms.Rows(_, item):
            return f"list: {form_of(game, item)}"
        case forms.ByName(names, item):
            return f"object by {words(names)}: {form_of(game, item)}"
        case forms.Viewer():
            return "the seat that looks; null for a spectator"
        case forms.Null():
            return "null"
        case forms.Inserted():
            return "the options of the match"
        case forms.Text(text):
            return f"`{text}`"
    assert type(value) is tuple, value
    return "object"


def one_of(game: Game, slugs: Sequence[str]) -> str:
    """One of some words, by the name that they have together if they have one."""
    known = {**game.pieces, "question": [question.name for question in game.questions], "move": game.actions}
    found = next((name for name, named in known.items() if list(named) == list(slugs)), None)
    return found or words(slugs)


def words(slugs: Sequence[str]) -> str:
    """Some words."""
    return ", ".join(f"`{slug}`" for slug in slugs)


def kind(name: str, game: Game) -> str:
    """What an argument stands for."""
    return KINDS.get(name) or one_of(game, game.pieces[name])


def events(game: Game) -> Iterator[str]:
    """What can happen, with its arguments."""
    for event in game.events:
        arguments = [
            f"`{name}`: {kind(of, game)}{', null to others than the seat' if name == event.private else ''}"
            for name, of in event.arguments
        ]
        yield f"| `{event.name}` | {'; '.join(arguments) or '–'} |"


def moves(game: Game) -> Iterator[str]:
    """How each move is written."""
    for move in game.moves.rows:
        follows = [f"{one_of(game, argument.values)}{f' (up to {argument.most})' if argument.most > 1 else ''}"
                   for argument in move.arguments]  # fmt: skip
        yield f"| `{move.words}` | {'; then '.join(follows) or '–'} |"

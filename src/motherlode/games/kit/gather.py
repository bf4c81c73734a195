"""A game gathered from its modules, in which every table and every rule is found by its name."""

from collections.abc import Sequence
from types import ModuleType
from typing import Any

from motherlode.games.kit.boxes import Box, conserved_in
from motherlode.games.kit.entries import entries_of
from motherlode.games.kit.fields import sight_of
from motherlode.games.kit.game import Game
from motherlode.games.kit.layout_reader import nothing_to_settle, position_reader
from motherlode.games.kit.options import NO_OPTIONS

# What of a `Game` stands in its modules: a table in capitals, a function as it is called.
TABLES = (
    *("bounds", "state", "pieces", "questions", "about", "moves", "events", "reasons", "observation"),
    *("options", "position", "view", "answers", "derived", "rates", "risks", "reconstructed"),
)
NAMES = {"fewest": "FEWEST_SEATS", "most": "MOST_SEATS", **{table: table.upper() for table in TABLES}}
# Its rules, as `entries` describes them.
RULES = (
    *("set_up", "seats_asked", "is_asked", "refusal", "mark_known", "answer"),
    *("score", "beats", "redact", "guess", "observe"),
)


def game_of(name: str, *modules: ModuleType, **given: Any) -> Game:
    """The game whose tables and rules these modules hold; `given` is what they do not say, or say otherwise.

    Besides what stands in `NAMES` and `RULES`, modules have `FIELDS`, and may have `BOXES`, the pieces that no move may
    change, and `settle_position(s, given)`, for what of a position no form can say.
    """
    found = {part: value for part, called in NAMES.items() if (value := _named(called, modules)) is not None}
    rules = {rule: value for rule in RULES if (value := _named(rule, modules)) is not None}
    questions, reasons, events = (tuple(found[table]) for table in ("questions", "reasons", "events"))
    options, sight = found.setdefault("options", NO_OPTIONS), sight_of(_named("FIELDS", modules))
    short_name = name.rpartition(".")[2]
    seats, settle = (found["fewest"], found["most"]), _named("settle_position", modules) or nothing_to_settle
    boxes: Sequence[Box] = _named("BOXES", modules) or ()
    derived = {
        "questions": questions,
        "reasons": reasons,
        "events": events,
        "sight": sight,
        "hidden": "own" in sight.values(),
        "chance": any(event.chance for event in events),
        "simultaneous": any(question.sealed or question.answered for question in questions),
        "set_options": options.set,
        "get_options": options.get,
        "read_position": position_reader(short_name, found["position"], seats, options.set_in_position, settle),
        "boxes": tuple(boxes),
        "conserved": conserved_in(boxes),
        "rules": entries_of(short_name, questions, reasons, **rules),
    }
    return Game(**{"name": name, **found, **derived, **given})


def _named(name: str, modules: tuple[ModuleType, ...]) -> Any:
    """What the modules call by this name: one thing, which they may have from each other; None where there is none."""
    meant = {id(value): value for module in modules if (value := getattr(module, name, None)) is not None}
    if len(meant) > 1:
        places = ", ".join(module.__name__ for module in modules if hasattr(module, name))
        raise TypeError(f"{name} means different things in {places}")
    return next(iter(meant.values()), None)

"""A game gathered from its modules, in which every table and every rule is found by its name."""

from types import ModuleType
from typing import Any

from motherlode.games.kit.entries import entries_of
from motherlode.games.kit.game import Game
from motherlode.games.kit.options import NO_OPTIONS

# What of a `Game` stands in its modules: a table in capitals, a function as it is called.
TABLES = (
    *("bounds", "state", "sight", "questions", "about", "moves", "events", "reasons", "observation"),
    *("options", "position", "view", "answers", "reconstructed"),
)
NAMES = {
    "fewest": "FEWEST_SEATS",
    "most": "MOST_SEATS",
    **{table: table.upper() for table in TABLES},
    **{function: function for function in ("read_position", "question_about", "conserved")},
}
# Its rules, as `entries` describes them.
RULES = ("set_up", "seats_asked", "refusal", "mark_legal", "answer", "score", "beats", "redact", "guess", "observe")


def game_of(name: str, *modules: ModuleType, **given: Any) -> Game:
    """The game whose tables and rules these modules hold; `given` is what they do not say, or say otherwise."""
    found = {part: value for part, called in NAMES.items() if (value := _named(called, modules)) is not None}
    rules = {rule: value for rule in RULES if (value := _named(rule, modules)) is not None}
    questions, reasons = found["questions"], found["reasons"]
    options = found.setdefault("options", NO_OPTIONS)
    return Game(
        name=name,
        set_options=options.set,
        get_options=options.get,
        rules=entries_of(name.rpartition(".")[2], questions, reasons, **rules),
        **found | given,
    )


def _named(name: str, modules: tuple[ModuleType, ...]) -> Any:
    """What the modules call by this name: one thing, which they may have from each other; None where there is none."""
    meant = {id(value): value for module in modules if (value := getattr(module, name, None)) is not None}
    if len(meant) > 1:
        places = ", ".join(module.__name__ for module in modules if hasattr(module, name))
        raise TypeError(f"{name} means different things in {places}")
    return next(iter(meant.values()), None)

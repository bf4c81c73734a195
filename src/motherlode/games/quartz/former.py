"""Rules 1 of Quartz, for matches played by them: in every edition a seat could react on its own turn (Q84)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from motherlode.games.kit.records import Records
from motherlode.games.quartz import GAME as PRESENT

USUAL_THEN = {"own-turn-reactions": "allowed"}


def as_then(options: Any) -> Any:
    """Q89: the options with the reading that was the usual one then; what makes no sense is left to be refused."""
    given = options or {}
    rulings = given.get("rulings") or {} if isinstance(given, Mapping) else None
    return {**given, "rulings": {**USUAL_THEN, **rulings}} if isinstance(rulings, Mapping) else options


def set_options(states: Records, i: int, options: dict[str, Any]) -> None:
    """Write the options of a match into its record."""
    PRESENT.set_options(states, i, as_then(options))


def read_position(position: dict[str, Any]) -> Records:
    """One state from a position."""
    return PRESENT.read_position({**position, "options": as_then(position.get("options"))})


GAME = replace(PRESENT, version=1, set_options=set_options, read_position=read_position)

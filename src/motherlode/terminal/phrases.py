"""Moves whose label names more than their phrase does: by game, and by the first word of the phrase."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from motherlode.games.quartz.pieces import CARDS

if TYPE_CHECKING:
    from motherlode.terminal.telling import Telling
    from motherlode.words import Argument

Named = Callable[["Telling", Sequence[str], Mapping[str, Any]], dict[str, "Argument"]]


def answering_card(telling: Telling, rest: Sequence[str], about: Mapping[str, Any]) -> dict[str, Argument]:
    """The card that answers the one being resolved, in Quartz; an answer is answered with its own like."""
    answers = [card.slug for card in CARDS if card.reacts_to and about.get("card") in (card.reacts_to, card.slug)]
    return {"card": telling.piece("card", answers[0] if answers else None)}


def rerolled_faces(telling: Telling, rest: Sequence[str], about: Mapping[str, Any]) -> dict[str, Argument]:
    """The faces that are rolled again, in the dice game."""
    counts = [telling.say(f"face-{face}.count-acc", count=count) for face, count in Counter(rest).items()]
    return {"faces": telling.words.join(counts)}


NAMED: dict[tuple[str, str], Named] = {
    ("quartz", "react"): answering_card,
    ("dice", "reroll"): rerolled_faces,
}

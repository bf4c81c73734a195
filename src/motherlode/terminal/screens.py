"""What the line mode shows of each game. A game without a row here shows its table as plain data."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import yaml

from motherlode.games.kit.records import Records
from motherlode.terminal import dice_rerolls, dice_table, quarry_table, quartz_odds, quartz_table
from motherlode.terminal.telling import About, Telling


class Spoken(NamedTuple):
    """A question with more answers than a list can hold: most of them are said in words."""

    listed: frozenset[str]  # the moves that are listed nevertheless
    how: Callable[[Telling, Records], list[str]]  # how to say the others
    read: Callable[[Telling, str], str | None]  # the move that somebody says


def ways_told(telling: Telling, view: Records, way: Sequence[str]) -> str:
    """Answers that complete a move, one after the other."""
    return telling.words.join([telling.move(answer, {}) for answer in way])


class Screen(NamedTuple):
    """The parts of a table that are told in lines. Each gets the view of the seat that reads."""

    questions: frozenset[str] | None  # before which the table is shown; None for all
    on_turn: Callable[[Telling, Records], list[str]]
    everything: Callable[[Telling, Records], list[str]]
    cards: Callable[[Telling, Records], list[str]] | None  # the own cards, or other pieces, and what they do
    before_answer: Callable[[Telling, Records, str, int], list[str]]  # what helps with a question
    move: Callable[[Telling, Records, str, About], str]  # a move in the list
    way: Callable[[Telling, Records, Sequence[str]], str] = ways_told  # answers that complete a move, in the list
    chapters: frozenset[str] = frozenset()  # events before which there is a pause
    always: frozenset[str] = frozenset()  # questions that are put even when there is only one answer
    spoken: Mapping[str, Spoken] = {}  # by question


def plain_table(telling: Telling, view: Records) -> list[str]:
    """The view as data."""
    shown = telling.game.write_view(view, 0, (telling.reader or 0) - 1)
    shown = {key: value for key, value in shown.items() if key not in UNTOLD}
    return yaml.safe_dump(shown, sort_keys=False, allow_unicode=True, default_flow_style=None, width=100).splitlines()


def screen_of(game: str) -> Screen:
    """The screen of a game."""
    return SCREENS.get(game, PLAIN)


UNTOLD = ("game", "options", "pending", "viewer", "question", "over")  # what the question and the list of moves tell
PLAIN = Screen(
    questions=None,
    on_turn=plain_table,
    everything=plain_table,
    cards=None,
    before_answer=lambda telling, view, question, seat: [],
    move=lambda telling, view, phrase, about: telling.move(phrase, about),
)
SCREENS = {
    "quartz": Screen(
        questions=frozenset({"turn"}),
        on_turn=quartz_table.short_table,
        everything=quartz_table.full_table,
        cards=quartz_table.card_lines,
        before_answer=quartz_odds.before_answer,
        move=quartz_table.move_text,
        chapters=frozenset({"day-began"}),
        always=frozenset({"react"}),  # an answer that gives itself would show that there was only one
    ),
    "dice": Screen(
        questions=frozenset({"roll", "act"}),
        on_turn=dice_table.on_turn,
        everything=dice_table.full_table,
        cards=dice_table.face_lines,
        before_answer=dice_table.before_answer,
        move=dice_table.move_text,
        chapters=frozenset({"day-began", "round-began"}),
        spoken={"roll": Spoken(frozenset({"stand"}), dice_rerolls.how, dice_rerolls.read)},
    ),
    "quarry": Screen(
        questions=frozenset({"vote", "act"}),
        on_turn=quarry_table.short_table,
        everything=quarry_table.full_table,
        cards=quarry_table.deed_lines,
        before_answer=quarry_table.before_answer,
        move=quarry_table.move_text,
        way=quarry_table.payment_text,
        chapters=frozenset({"showed-vote", "actions-began"}),
    ),
}

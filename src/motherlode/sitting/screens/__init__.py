"""What the line mode shows of each game. A game without a screen of its own gets the generic one."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from motherlode.games.catalog import is_module
from motherlode.games.kit.records import Records
from motherlode.words.narration import About, Narration


class Spoken(NamedTuple):
    """A question with more answers than a list can hold: most of them are said in words."""

    listed: frozenset[str]  # the moves that are listed nevertheless
    how: Callable[[Narration, Records], list[str]]  # how to say the others
    read: Callable[[Narration, str], str | None]  # the move that somebody says


def plain_move(narration: Narration, view: Records, phrase: str, about: About) -> str:
    """The label of a move, and nothing more."""
    return narration.move(phrase, about)


def joined_answers(narration: Narration, view: Records, way: Sequence[str]) -> str:
    """Answers that complete a move, one after the other."""
    return narration.words.join([narration.move(answer, {}) for answer in way])


class Screen(NamedTuple):
    """The parts of a table as lines of text. Each gets the view of the seat that reads."""

    on_turn: Callable[[Narration, Records], list[str]]
    everything: Callable[[Narration, Records], list[str]]
    questions: frozenset[str] | None = None  # before which the table is shown; None for all
    cards: Callable[[Narration, Records], list[str]] | None = None  # the own cards, or other pieces, and what they do
    before_answer: Callable[[Narration, Records, str, int], list[str]] = lambda narration, view, question, seat: []
    move: Callable[[Narration, Records, str, About], str] = plain_move  # a move in the list
    way: Callable[[Narration, Records, Sequence[str]], str] = joined_answers  # what completes a move, in the list
    spoken: Mapping[str, Spoken] = {}  # by question


def screen_of(game: str) -> Screen:
    """The screen of a game: `SCREEN` of the module here that is called like it, or the generic one."""
    own = f"{__name__}.{game}"
    screen: Screen = import_module(f"{__name__}.generic" if is_module(game) or not find_spec(own) else own).SCREEN
    return screen

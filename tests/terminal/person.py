"""Somebody at the table: hears every line, and picks any of the moves that are offered."""

import random
import re
from collections.abc import Callable, Iterable

from motherlode.bots import find
from motherlode.match import Match
from motherlode.terminal.console import Console
from motherlode.terminal.line_mode import LineMode
from motherlode.words import Words
from motherlode.words.narration import Narration

NAMES = ("Ana", "Bia", "Caio", "Duda", "Elis")


class Person(Console):
    """Types what it was told to type first, then a move at random: by its number or by its words."""

    def __init__(self, *typed: str, seed: int = 0, then: Callable[["Person"], str | None] | None = None) -> None:
        self.typed = list(typed)
        self.chance = random.Random(seed)
        self.then = then or Person.any_move
        self.heard: list[str] = []
        self.since = 0

    def say(self, lines: str | Iterable[str]) -> None:
        self.heard += [lines] if isinstance(lines, str) else lines

    def ask(self, prompt: str) -> str | None:
        answer = self.typed.pop(0) if self.typed else self.then(self)
        self.since = len(self.heard)
        return answer

    @property
    def offered(self) -> list[str]:
        """The moves in the last list."""
        return [line for line in self.heard[self.since :] if re.match(r"\d+\. ", line)]

    def any_move(self) -> str:
        number, _, label = self.chance.choice(self.offered).partition(". ")
        return self.chance.choice([number, re.sub(r"(?<=.)( \(\d+ [^()]*\)|: .*)$", "", label).upper()])

    @property
    def text(self) -> str:
        return "\n".join(self.heard)


def sit_down(match: Match, person: Person, seat: int = 1, language: str = "en", bot: str = "random") -> LineMode:
    """A sitting with that person."""
    names = NAMES[: match.seats]
    narration = Narration(Words(language), match.game, names, seat)
    bots = dict.fromkeys(range(1, match.seats + 1), find(bot, match.game))
    return LineMode(match, seat, bots, narration, person, None)

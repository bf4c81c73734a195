"""Somebody at the table: hears every line, and picks any of the moves that are offered."""

import random
import re
from collections.abc import Callable, Iterable

from motherlode.bots import find
from motherlode.match import Match
from motherlode.sitting.local_table import LocalTable
from motherlode.sitting.sitting import Sitting
from motherlode.terminal.console import Console
from motherlode.terminal.line_mode import LineMode
from motherlode.words import Words

NAMES = ("Ana", "Bia", "Caio", "Duda", "Elis", "Fabi")


class Person(Console):
    """Types the given lines first, then a move at random: by its number or by its words."""

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
    bots = dict.fromkeys(range(1, match.seats + 1), find(bot, match.game))
    table = LocalTable(match, [seat] if seat else [], bots, names)
    return LineMode(Sitting(table, Words(language)), person)

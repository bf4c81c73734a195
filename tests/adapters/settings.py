"""Every game with every number of seats in every edition; in `make test` the fewest seats, and one edition."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.options import Choice

LATER = pytest.mark.thorough


class Setting(NamedTuple):
    """A game as it is set up."""

    game: str
    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *map(str, self.options.values())])


def every_setting() -> Iterator[Setting]:
    """All of them."""
    for name in GAMES:
        game = find(name)
        rows = [row for row in game.options.choices if isinstance(row, Choice) and row.key == "edition"]
        editions = [{row.key: edition} for row in rows for edition in row.choices] or [{}]
        for seats in range(game.fewest, game.most + 1):
            for options in editions:
                yield Setting(name, seats, options)


def marked() -> Iterator[Any]:
    """The first of each game always, the others thoroughly."""
    seen = set[str]()
    for setting in every_setting():
        marks = (LATER,) if setting.game in seen else ()
        seen.add(setting.game)
        yield pytest.param(setting, id=str(setting), marks=marks)


SETTINGS = list(marked())
# Where rules are compiled once more for every game.
OF_ONE_GAME = [pytest.param(*one.values, id=one.id, marks=() if one.id == "quarry-2" else LATER) for one in SETTINGS]

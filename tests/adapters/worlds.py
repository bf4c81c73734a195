"""Two worlds for each viewer, all along some matches: they differ only in what that viewer cannot know."""

from collections.abc import Iterator
from typing import NamedTuple

from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.records import Records
from motherlode.testing.moment import Moment, duplicate
from motherlode.testing.random_games import random_game
from motherlode.testing.sight import redacted, world_from
from motherlode.testing.trades import trades_between_seats
from motherlode.testing.worlds import differs
from tests import amounts

STRIDE = 29 if not amounts.thorough else 3  # moves between two places of a match where worlds part
TRADES = 3  # looked for in each place
HIDING = [name for name in GAMES if find(name).hidden]


class TwoWorlds(NamedTuple):
    """A place in a match, and another world that looks the same to the viewer."""

    at: Moment
    viewer: int
    world: Records


def two_worlds(game: str, seed: int = 5) -> Iterator[TwoWorlds]:
    """A guess of each viewer, and a card exchanged between two others, in every stretch of a match."""
    declared = find(game)
    options = {"thrill": True} if game == "quartz" else {}
    for number, step in enumerate(random_game(declared, declared.fewest + 1, options, seed)):
        if number % STRIDE or not step.at.asked:
            continue
        at = step.at.instead(duplicate(step.at.states))
        for viewer in at.viewers:
            worlds = [world_from(at, viewer, redacted(at, viewer), seed + number)]
            worlds += [trade.world for trade in trades_between_seats(at, viewer, TRADES, number) if not trade.visible]
            for world in worlds:
                if differs(at, world):
                    yield TwoWorlds(at, viewer, world)

"""How fast the search thinks: iterations a second on one core, in the middle of a game."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from statistics import median
from typing import NamedTuple

from motherlode.bots import answer, find, seat_view_of, stream_of
from motherlode.bots.grammar import Budget
from motherlode.bots.playouts import style_of
from motherlode.bots.search import SearchBot, settings_of
from motherlode.games.kit.game import Game
from motherlode.match import Match

POSITIONS = 24
CLOCKS = {"quartz": "day", "dice": "round"}  # by game, the field that measures progress; else moves are counted
SECONDS = 0.5
AIM = {"quartz": 100_000}
PEER = "OpenSpiel's C++ IS-MCTS was measured at 32,000 a second on hearts on such a machine."


class Speed(NamedTuple):
    game: str
    playouts: str
    iterations: float  # a second: the median position
    slowest: float
    fastest: float


def middles(game: Game, seats: int) -> Iterator[Match]:
    """Choices in the middle of games of greedy players, one from each game: any choice of the middle third of its days,
    rounds or moves is as likely as another.
    """
    bot, chance = find("greedy", game), Random(0)
    for seed in range(POSITIONS):
        whole = Match.new(game.name, seats=seats, seed=seed)
        streams = [stream_of(seed, seat) for seat in range(seats + 1)]
        choices = []
        while whole.asked:
            seat = whole.asked[0]
            if not forced(whole):
                choices.append((clock(whole), len(whole.log.entries)))
            whole.play(seat, answer(whole, seat, bot, streams[seat]))
        end = clock(whole)
        yield Match.replay(whole.log, chance.choice([move for time, move in choices if end / 3 < time <= end * 2 / 3]))


def clock(match: Match) -> int:
    """How far a game has come, by its own clock."""
    field = CLOCKS.get(match.game.name)
    return int(match.states[field][0]) if field else len(match.log.entries)


def forced(match: Match) -> bool:
    return len(match.legal(match.asked[0])) == 1


def speeds(game: Game, seats: int) -> Iterator[Speed]:
    """The search as it is, with judged playouts, and with playouts to the end of the game."""
    for judged in (True, False) if style_of(game).judged else (False,):
        settings = replace(settings_of(game), style=style_of(game, judged=judged))
        search = SearchBot(game, Budget(seconds=SECONDS), settings=settings)
        found = []
        for match in middles(game, seats):
            seat = match.asked[0]
            if not found:
                search.think(seat_view_of(match, seat), stream_of(0, seat))  # compiles
            thought = search.think(seat_view_of(match, seat), stream_of(0, seat))
            found.append(thought.playouts / thought.seconds)
        yield Speed(game.name, "judged" if judged else "whole games", median(found), min(found), max(found))

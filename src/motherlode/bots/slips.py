"""A bot that slips: now and then it makes any legal move. This is how a good player is made an easy one."""

from functools import cache
from typing import Any

import numpy as np

from motherlode.bots.seat_view import Bot, SeatView
from motherlode.bots.stream import Stream
from motherlode.bots.stream import below as number_below
from motherlode.games.kit.chance import below
from motherlode.games.kit.compile import bound, unbound
from motherlode.games.kit.game_loop import Player, marked

HUNDRED = 100

# Bound by `with_slips`.
choose_well: Any = unbound  # Player.choose
SLIPS: Any = None  # how many of a hundred moves are made at random, in an array


def choose_or_slip(views: Any, v: int, seat: int, words: Any, first: int, count: int, stream: Any) -> Any:
    """A template: what the other player would do, unless it slips."""
    if below(stream, HUNDRED) < SLIPS[0]:
        return marked(words, first, below(stream, count))
    return choose_well(views, v, seat, words, first, count, stream)


@cache
def with_slips(player: Player, slips: int) -> Player:
    """A compiled player that makes `slips` of a hundred moves at random."""
    name = f"{player.name}_slips_{slips}"
    choose = bound(choose_or_slip, name, choose_well=player.choose, SLIPS=np.array([slips]))
    return Player(name, choose, player.needs_view)


class SlippingBot:
    """The same for any other bot."""

    def __init__(self, bot: Bot, slips: int) -> None:
        self.bot, self.slips = bot, slips
        self.reads_log = bot.reads_log

    def choose(self, view: SeatView, stream: Stream) -> int:
        """What the other bot would do, unless it slips."""
        if number_below(stream, HUNDRED) < self.slips:
            return view.legal[number_below(stream, len(view.legal))]
        return self.bot.choose(view, stream)

    def close(self) -> None:
        """Let go of the other bot."""
        self.bot.close()

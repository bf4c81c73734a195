"""Bots that are compiled players: the same function plays a million games in a batch and one move of a match."""

from collections.abc import Callable
from functools import cache

import numpy as np

from motherlode.bots.seat_view import SeatView
from motherlode.bots.stream import Stream
from motherlode.games.kit.compile import bound, unbound
from motherlode.games.kit.game_loop import Player, mask_words
from motherlode.games.kit.interpret import interpreted

choosing = unbound


def choose_move(views: object, seat: int, words: object, first: int, count: int, stream: object) -> int:
    """A template: the move that the player chooses."""
    return choosing(views, 0, seat, words, first, count, stream)  # type: ignore[no-any-return]


@cache
def entry_of(player: Player, game: str) -> Callable[..., int]:
    """The player's own way in for Python: what a player brings may be a fragment."""
    return bound(choose_move, f"{player.name}_{game}", choosing=player.choose)


class Compiled:
    """A compiled player at a table; where nobody wants to wait for the compiler, the same player interpreted."""

    reads_log = False

    def __init__(self, player: Player, at_once: bool = False) -> None:
        self.player, self.at_once = player, at_once

    def choose(self, look: SeatView, stream: Stream) -> int:
        """The move that the player chooses."""
        words = np.zeros(mask_words(look.game), np.uint64)
        words.view(np.int8)[look.legal] = 1
        first = look.game.questions[int(look.view["question"][0])].first
        choose = entry_of(self.player, look.game.name)
        if self.at_once:
            choose = interpreted(choose)
        return int(choose(look.view, look.seat, words, first, len(look.legal), stream))

    def close(self) -> None:
        """Nothing is held."""

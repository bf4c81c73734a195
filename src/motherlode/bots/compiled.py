"""Bots that are compiled players: the same function plays a million games in a batch and one move of a match."""

from collections.abc import Callable
from functools import cache

import numpy as np

from motherlode.bots.seat_view import SeatView
from motherlode.bots.stream import Stream
from motherlode.games.kit.compile import bound, unbound
from motherlode.games.kit.game_loop import Player, mask_words
from motherlode.games.kit.interpret import interpreted

# Bound by `entry_of`.
choose = unbound  # Player.choose


def choose_move(views: object, seat: int, words: object, first: int, count: int, stream: object) -> int:
    """A template: the move that the player chooses."""
    return choose(views, 0, seat, words, first, count, stream)  # type: ignore[no-any-return]


@cache
def entry_of(player: Player, game: str) -> Callable[..., int]:
    """The player's choice as Python can call it: what a player brings may be a fragment of rules."""
    return bound(choose_move, f"{player.name}_{game}", choose=player.choose)


class CompiledBot:
    """A compiled player at a table; with `interpreted`, the same player without waiting for the compiler."""

    reads_log = False

    def __init__(self, player: Player, interpreted: bool = False) -> None:
        self.player, self.interpreted = player, interpreted

    def choose(self, view: SeatView, stream: Stream) -> int:
        """The move that the player chooses."""
        words = np.zeros(mask_words(view.game), np.uint64)
        words.view(np.int8)[view.legal] = 1
        first = view.game.questions[int(view.record["question"][0])].first
        choose = entry_of(self.player, view.game.name)
        if self.interpreted:
            choose = interpreted(choose)
        return int(choose(view.record, view.seat, words, first, len(view.legal), stream))

    def close(self) -> None:
        """Nothing is held."""

"""A player of one's own, in a module that other machines can import too."""

from typing import Any

from motherlode.games.kit.chance import below
from motherlode.games.kit.compile import inline
from motherlode.games.kit.game_loop import Player, marked


@inline
def choose_eagerly(views: Any, v: int, seat: int, words: Any, first: int, count: int, stream: Any) -> int:
    """Of two legal moves, the one further down the list."""
    return max(marked(words, first, below(stream, count)), marked(words, first, below(stream, count)))


EAGER = Player("eager", choose_eagerly, needs_view=False)

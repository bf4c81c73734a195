"""A rule of thumb for bots: float the dimmest lantern that may float; fish while the river is nearly empty."""

from examples.lanterns import moves
from motherlode.games.kit.compile import inline
from motherlode.games.kit.multisets import total
from motherlode.games.kit.records import Record


@inline
def estimate(s: Record, seat: int, action: int) -> int:
    """What a move promises: less for a brighter lantern, and one less for everything that gets wet."""
    return -2 * total(s.river) - 1 if action == moves.FISH else -action

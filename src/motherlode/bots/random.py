"""The random bot: any legal move, each equally likely. Plays every game, and none of them well."""

from motherlode.bots.stream import Stream, below
from motherlode.games.kit.records import Records


def choose(view: Records, seat: int, legal: list[int], stream: Stream) -> int:
    """A legal move at random."""
    return legal[below(stream, len(legal))]

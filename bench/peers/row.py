"""One line of the table of peers: who played what, how fast, and with how much of the machine."""

from typing import NamedTuple

POLICY = "random, uniform over legal moves"


class Row(NamedTuple):
    """What one peer did in one game. Without rates it failed, and the note says why."""

    peer: str
    version: str
    game: str
    seats: int
    policy: str
    observations: bool  # whether the observation of whoever decides was built at every decision
    decisions_per_s: float | None  # every question answered counts, forced ones too; moves of chance do not
    games_per_s: float | None
    cores: int
    note: str


def failure(peer: str, reason: str, *, version: str = "", game: str = "", seats: int = 0, cores: int = 0) -> Row:
    """A row for what could not be measured, so that nothing is left out silently."""
    return Row(peer, version, game, seats, POLICY, False, None, None, cores, f"failed: {reason}")

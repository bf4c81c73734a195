"""One line of the table of peers: who played what, how fast, and with how much of the machine."""

from collections.abc import Iterable
from typing import NamedTuple

POLICY = "random, uniform over legal moves"


class Row(NamedTuple):
    """What one peer did in one game. Without rates it failed, and the note says why."""

    peer: str
    version: str
    game: str
    seats: int
    policy: str
    observations: bool  # whether the observation of the deciding seat was built at every decision
    decisions_per_s: float | None  # every question answered counts, forced ones too; moves of chance do not
    games_per_s: float | None
    cores: int
    note: str


def failure(peer: str, reason: str, *, version: str = "", game: str = "", seats: int = 0, cores: int = 0) -> Row:
    """A row for what could not be measured, so that nothing is left out silently."""
    return Row(peer, version, game, seats, POLICY, False, None, None, cores, f"failed: {reason}")


HEADINGS = ("who", "game", "seats", "cores", "observations", "decisions/s", "games/s", "how")
COLUMNS = ("---", "---", "---:", "---:", "---", "---:", "---:", "---")


def table_of(rows: Iterable[Row]) -> list[str]:
    """The rows as lines of Markdown."""
    return [_line(HEADINGS), f"|{'|'.join(COLUMNS)}|", *(_line(_cells(row)) for row in rows)]


def _line(cells: tuple[object, ...]) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def _cells(row: Row) -> tuple[object, ...]:
    seen = "yes" if row.observations else "no"
    who = f"{row.peer} {row.version}".strip()
    return (
        who,
        row.game,
        row.seats or "",
        row.cores or "",
        seen,
        _pace(row.decisions_per_s),
        _pace(row.games_per_s),
        row.note,
    )


def _pace(rate: float | None) -> str:
    if rate is None:
        return "–"
    return f"{rate:,.0f}" if rate >= 100 else f"{rate:.1f}"

"""What happens at a table because time passes: covered answers are shown, clocks run out, people stay away."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from motherlode.bots import DEFAULT_LEVEL
from motherlode.server.settings import Settings
from motherlode.server.table import Table
from motherlode.server.table_events import AnyTableEvent, Handed, Missing, Nudged, Revealed

LAPSES = 1  # moves that the clock makes for a person in a row; at the next one a bot takes over


class Alarm(NamedTuple):
    """Something to do at a time: to write an event, or, without one, to make a move for the seat."""

    at: int
    seat: int
    event: AnyTableEvent | None


def alarms(table: Table, settings: Settings, gone: Mapping[int, int], now: int) -> Iterator[Alarm]:
    """All alarms that are set at a table now. `gone` are the seats whose person is not connected, and since when."""
    if table.match is None or table.over:
        return
    waiting = table.waiting
    if table.in_window and table.answers and not waiting:
        yield Alarm(table.opened + settings.window, 0, Revealed())
    for seat in waiting:
        chair, deadline = table.chair(seat), table.deadline(seat)
        if deadline is None:
            continue
        if not chair.nudged:
            yield Alarm(deadline, seat, Nudged(seat, max(deadline, now) + settings.nudge))
        else:
            yield Alarm(chair.nudged, seat, Handed(seat, DEFAULT_LEVEL, "late") if chair.lapses >= LAPSES else None)
    if table.over_days:
        return
    for seat, since in gone.items():
        chair = table.chair(seat)
        if chair.person_plays and not chair.missing:
            due = since + settings.grace
            yield Alarm(due, seat, Missing(seat, max(due, now) + settings.countdown))
        elif chair.person_plays:
            yield Alarm(chair.missing, seat, Handed(seat, DEFAULT_LEVEL, "missing"))

"""Seats around a table, numbered clockwise from 0; the record says how many play. No seat at all is NOTHING (-1)."""

from motherlode.games.kit.compile import inline
from motherlode.games.kit.records import Record


@inline
def clockwise(s: Record, seat: int, steps: int) -> int:
    """The seat that many places on; steps are fewer than seats."""
    place = seat + steps
    return place - s.seats if place >= s.seats else place


@inline
def relative(s: Record, seat: int, viewer: int) -> int:
    """A seat as seen from the viewer's chair, which is 0; no seat stays no seat."""
    if seat < 0:
        return seat
    return seat - viewer if seat >= viewer else seat - viewer + s.seats


@inline
def seat_asked(s: Record) -> int:
    """Where one seat is asked at a time: this one, as a bit; none when the game is over."""
    return 0 if s.over else 1 << s.asked


@inline
def is_seat_asked(s: Record, seat: int) -> bool:
    """There, whether it is this one."""
    return not s.over and seat == s.asked


@inline
def ask(s: Record, question: int, seat: int) -> None:
    """Open a question to one seat."""
    s.question = question
    s.asked = seat

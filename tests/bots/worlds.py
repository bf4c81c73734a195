"""Other worlds: as a seat of a match would see them if something that it cannot know were different."""

from typing import NamedTuple

from motherlode.bots import SeatView, seat_view_of
from motherlode.games.kit.records import from_bytes, records
from motherlode.match import Match
from motherlode.testing.moment import without_stream


class OtherWorld(NamedTuple):
    seat_view: SeatView
    differs: bool  # from the true one


def other_world(match: Match, seat: int, number: int, with_log: bool = False) -> OtherWorld:
    """One possible world, guessed from what the seat may know, as the same seat sees it."""
    game, rules = match.game, match.game.rules
    world = from_bytes(game.state, match.redacted(seat).tobytes())
    rules.guess(world, 0, seat - 1, number)
    record, mask = records(game.state, 1), game.mask()
    rules.redact(world, 0, seat - 1, record, 0)
    rules.legal(world, 0, seat - 1, mask)
    legal = [int(action) for action in mask.nonzero()[0]]
    seat_view = SeatView(game, record, seat - 1, legal, seat_view_of(match, seat, with_log).log)
    return OtherWorld(seat_view, without_stream(world) != without_stream(match.states))

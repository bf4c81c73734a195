"""Small positions, and what a seat's odds are in them."""

from collections.abc import Iterator
from typing import Any

from motherlode.coach.odds import Odds, odds_of
from motherlode.games.kit.compile import INTERPRETED
from motherlode.games.kit.records import Records, from_bytes
from motherlode.match import Match
from motherlode.match.events import Event, events_seen

TIMES = 6_000 if not INTERPRETED else 1_500


def odds_at(match: Match, seat: int = 1) -> Odds:
    """The odds of a seat, from its view."""
    legal = [match.game.action(move) for move in match.legal(seat)]
    return odds_of(match.game, match.redacted(seat), seat - 1, legal)


def odds_in(position: dict[str, Any], seat: int = 1) -> Odds:
    """The odds of a seat in a position."""
    return odds_at(Match.from_position(position), seat)


def played(match: Match, move: str, times: int = TIMES, seat: int = 1) -> Iterator[tuple[Records, list[Event]]]:
    """What comes of a move, as the rules play it in worlds that fit the view of the seat."""
    game, view = match.game, match.redacted(seat)
    events = game.event_buffer()
    for value in range(times):
        world = from_bytes(game.state, view.tobytes())
        game.rules.guess(world, 0, seat - 1, value)
        assert game.rules.apply(world, 0, seat - 1, game.action(move), events) > 0
        yield world, events_seen(game, events, None)


# The last day, two dwarves inside. Seat 1 is four coins behind and has an obsidian on its cart; the bag holds a ruby
# and an obsidian, and no card is in any hand. Leaving loses; a ruby wins; an accident's token is a coin too little.
LAST_CHANCE: dict[str, Any] = {
    "game": "quartz",
    "day": 5,
    "bag": {"ruby": 1, "obsidian": 1},
    "seats": [{"cart": {"obsidian": 1}, "coins": 10}, {"coins": 14}, {"inside": False}],
}

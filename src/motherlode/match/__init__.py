"""One game being played: log, replay, undo, positions, notation, rule cases."""

from motherlode.match.events import REFEREE, Event
from motherlode.match.log import Entry, Log
from motherlode.match.match import SPECTATOR, Asked, Match, Moment, RefusedMove

__all__ = ["REFEREE", "SPECTATOR", "Asked", "Entry", "Event", "Log", "Match", "Moment", "RefusedMove"]

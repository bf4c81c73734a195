"""One game being played: log, replay, undo, positions, notation, rule cases."""

from motherlode.match.happenings import REFEREE, Happening
from motherlode.match.log import Entry, Log
from motherlode.match.match import SPECTATOR, Asked, Match, Refused

__all__ = ["REFEREE", "SPECTATOR", "Asked", "Entry", "Happening", "Log", "Match", "Refused"]

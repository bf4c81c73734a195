"""What comes after a game: one table for both faces."""

from typing import NamedTuple

from motherlode.sitting.files import are_served
from motherlode.sitting.table import SittingTable

AGAIN, REVIEW, REPLAY, SAVE, LOBBY = "again", "review", "replay", "save", "lobby"
LOOKING = (REVIEW, REPLAY)  # at the match, from its log; the choice comes back afterwards


class Afterwards(NamedTuple):
    """One of them, and the message that offers it."""

    name: str
    words: str


AFTERWARDS = (
    Afterwards(AGAIN, "tui-again"),
    Afterwards(REVIEW, "tui-review"),
    Afterwards(REPLAY, "tui-replay"),
    Afterwards(SAVE, "tui-save"),
    Afterwards(LOBBY, "page-to-lobby"),
)


def afterwards(table: SittingTable) -> list[Afterwards]:
    """Those that are there: a spectator asks for no rematch, and not everybody may write files here."""
    there = {AGAIN: bool(table.own), SAVE: are_served()}
    return [one for one in AFTERWARDS if there.get(one.name, True)]

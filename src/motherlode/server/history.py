"""The moves of a match as each viewer may know them, written once: a snapshot puts them together again."""

from collections import defaultdict
from typing import cast

from msgspec import Raw

from motherlode.server.projection import SPECTATOR, played_at
from motherlode.server.protocol import Played, encode
from motherlode.server.table import Table


class History:
    """What was written of one table's moves so far; all of them are stored, and none changes any more."""

    def __init__(self) -> None:
        self.moves: list[bytes] = []  # as everybody may know them
        self.own: defaultdict[int, dict[int, bytes]] = defaultdict(dict)  # by seat, those of which it knows more

    def of(self, table: Table, viewer: int) -> list[Played]:
        """All moves for a viewer: JSON already, which a message takes over as it is."""
        for number in range(len(self.moves) + 1, table.question):
            self.moves.append(encode(played_at(table, number, SPECTATOR)))
            for seat in table.playing.knowing_more(number):
                self.own[seat][number] = encode(played_at(table, number, seat))
        own = self.own.get(viewer) or {}
        moves = [own.get(number, move) for number, move in enumerate(self.moves, 1)] if own else self.moves
        return cast("list[Played]", Raw(b"[" + b",".join(moves) + b"]")) if moves else []

    def forget(self) -> None:
        """The log is read again, or nobody reads it."""
        self.moves.clear()
        self.own.clear()

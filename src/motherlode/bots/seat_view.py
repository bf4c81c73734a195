"""What a bot is given, and what it is: one object that chooses a move from what its seat may know."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from motherlode.bots.stream import Stream
from motherlode.games.kit.game import Game
from motherlode.games.kit.records import Records, records
from motherlode.match.completions import Outlook
from motherlode.match.log import Entry


@dataclass(frozen=True)
class SeatView:
    """All that a bot sees when its seat is asked. The match itself is not in here, nor is another seat's hand."""

    game: Game
    record: Records  # one redacted record: the table as the seat sees it
    seat: int  # counted from 0, as the rules count
    legal: list[int]  # the numbers of the moves that it may make
    log: Sequence[Entry] = ()  # the moves so far, as the seat may know them; for bots that read it


def completion_view(view: SeatView, move: str) -> SeatView | None:
    """What the seat will be asked to complete its move, as far as it can know now; None when it will not be asked."""
    game = view.game
    if not any(question.completes for question in game.questions):
        return None
    outlook = Outlook.guessed(game, view.record, view.seat)
    world, more = outlook.after(outlook.world, game.action(move))
    if not more:
        return None
    record = records(game.state, 1)
    game.ready_rules.redact(world, 0, view.seat, record, 0)
    made = Entry(view.seat + 1, move)
    return SeatView(game, record, view.seat, outlook.legal(world), (*view.log, made) if view.log else ())


class Bot(Protocol):
    """A player."""

    reads_log: bool  # whether it wants to know the moves so far; without them the view is made more quickly

    def choose(self, view: SeatView, stream: Stream) -> int:
        """One of the legal moves; all chance comes from the stream."""

    def close(self) -> None:
        """Release what it holds: threads, another program."""

"""Advice to a seat that is asked: the odds, how good each move is, and one sentence why."""

from dataclasses import dataclass

from motherlode.bots import SeatView, Stream
from motherlode.coach.odds import Odds, odds_of
from motherlode.coach.reasons import Case, Reason, reason
from motherlode.coach.weighing import Weighed, Weigher
from motherlode.games.kit.records import row


@dataclass(frozen=True)
class Advice:
    """What the coach has to say about one question."""

    seat: int  # from 1
    question: str
    odds: Odds
    moves: tuple[Weighed, ...]  # the best first
    reason: Reason

    @property
    def best(self) -> str:
        """The move to make."""
        return self.moves[0].move


def advice(look: SeatView, weigher: Weigher, stream: Stream) -> Advice:
    """What the coach says to a seat: all of it comes from what that seat may know."""
    odds = odds_of(look.game, look.view, look.seat, look.legal)
    moves = weigher.weigh(look, stream)
    question = look.game.questions[int(look.view["question"][0])].name
    why = reason(look.game.name, Case(odds, moves, row(look.view, 0), look.seat))
    return Advice(look.seat + 1, question, odds, moves, why)

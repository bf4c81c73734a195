"""Advice to a seat that is asked: the odds, how good each move is, and one sentence why."""

from dataclasses import dataclass

from motherlode.bots import SeatView, Stream
from motherlode.coach.evaluation import EvaluatedMove, Evaluator
from motherlode.coach.odds import Odds, odds_of
from motherlode.coach.reasons import AdviceReason, Choice, reason
from motherlode.games.kit.records import row


@dataclass(frozen=True)
class Advice:
    """What the coach has to say about one question."""

    seat: int  # from 1
    question: str
    odds: Odds
    moves: tuple[EvaluatedMove, ...]  # the best first
    reason: AdviceReason

    @property
    def best(self) -> str:
        """The move to make."""
        return self.moves[0].move


def advice(view: SeatView, evaluator: Evaluator, stream: Stream) -> Advice:
    """What the coach says to a seat: all of it comes from what that seat may know."""
    odds = odds_of(view.game, view.record, view.seat, view.legal)
    moves = evaluator.evaluate(view, stream)
    question = view.game.questions[int(view.record["question"][0])].name
    why = reason(view.game, Choice(odds, moves, row(view.record, 0), view.seat))
    return Advice(view.seat + 1, question, odds, moves, why)

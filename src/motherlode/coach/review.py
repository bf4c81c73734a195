"""The review of a finished match: every seat's chances move by move, luck apart from decisions.

Everything is open now, so the chances are those of the full table, played on to the end by the quick player. Only
decisions are judged by what their own seat could know: by search from its view, as advice is given.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from fractions import Fraction
from math import hypot
from queue import SimpleQueue
from typing import Any

from motherlode.bots import SeatView, seat_view_of, stream_of
from motherlode.bots.grammar import Budget
from motherlode.bots.playouts import shares
from motherlode.coach.evaluation import MARGIN, EvaluatedMove, Evaluator, error_of
from motherlode.coach.odds import NEVER, Odds, danger_came, odds_of
from motherlode.coach.reasons import AdviceReason, Choice, clear, reason
from motherlode.games.kit.game import Game
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.records import Records, from_bytes, row
from motherlode.match import Entry, Event, Match

PLAYOUTS = 2000  # for each thing that is estimated
CLOSELY = 4  # times as many where something was drawn: luck is a small difference, and it is added up
ESCAPES = 3  # of the closest that are listed
TURNING_POINTS = 10
EXPECTED, CAME = 0, 1  # what is played out: before and after the draw


@dataclass(frozen=True)
class Chances:
    """Each seat's share of the victory, and the standard errors."""

    win: tuple[float, ...]
    error: tuple[float, ...]


@dataclass(frozen=True)
class Decision:
    """A choice between several moves, judged by what the seat could know."""

    moves: tuple[EvaluatedMove, ...]  # the best known first
    loss: float  # against the best known; 0 where the difference is not clear
    gap: float  # the difference as it was found
    error: float  # its standard error
    lead: float  # of the best move over the next, where it was made and the lead is clear; else 0
    reason: AdviceReason  # why the best move is better than the one made, or than the next

    @property
    def best(self) -> str:
        """The best move known."""
        return self.moves[0].move


@dataclass(frozen=True)
class Step:
    """One move of the match, and what came of it."""

    number: int
    seat: int
    move: str
    question: str
    about: dict[str, Any]
    drawn: tuple[str, ...]
    before: Chances
    after: Chances
    luck: Chances  # what chance did for each seat: the table as it came, less what the move promised
    risk: Fraction  # of the danger of the game, as the seat could count it
    escaped: bool  # the danger did not come
    lucky: int | None  # the seat for which chance did most, counted from 0, if that is clearly more than nothing
    decision: Decision | None  # None where there was no choice

    @property
    def weight(self) -> float:
        """How much the move turned the match, by luck or by a decision that cost something."""
        luck = 0.0 if self.lucky is None else abs(self.luck.win[self.lucky])
        return max(luck, self.decision.loss if self.decision else 0.0)


@dataclass(frozen=True)
class Balance:
    """A seat's match in numbers, in shares of a victory."""

    seat: int
    score: int
    luck: float
    luck_error: float
    loss: float
    decisions: int
    slips: int  # decisions with a clear loss


@dataclass(frozen=True)
class Review:
    """The review of a match."""

    game: str
    names: tuple[str, ...]
    winners: tuple[int, ...]
    playouts: int
    margin: float  # standard errors that are shown behind a ±
    danger: str  # what was escaped from
    steps: tuple[Step, ...]
    balances: tuple[Balance, ...]
    escapes: tuple[int, ...]  # numbers of moves, the closest first
    turning_points: tuple[int, ...]  # in the order of play
    best: int | None
    worst: int | None

    def step(self, number: int) -> Step:
        """A move by its number."""
        return self.steps[number - 1]


@dataclass(frozen=True)
class ReplayedMove:
    """A move of the match to review: what the seat saw, and the open table before and after."""

    number: int
    entry: Entry
    question: str
    about: dict[str, Any]
    view: SeatView
    odds: Odds
    before: bytes
    after: bytes
    over: bool
    escaped: bool

    @property
    def forced(self) -> bool:
        """One answer, and nothing drawn: the table promises what it promised before."""
        return len(self.view.legal) == 1 and not self.entry.drawn and not self.over


@dataclass
class Findings:
    """What was found out about a move, where it was asked for."""

    after: Chances | None = None
    expected: Chances | None = None
    moves: tuple[EvaluatedMove, ...] = ()


# --- replaying the match


def review(
    match: Match,
    playouts: int = PLAYOUTS,
    threads: int = 1,
    progress: Callable[[int, int], object] = lambda done, of: None,
) -> Review:
    """Review a finished match. The same match and number of playouts give the same review, in any threads."""
    if not match.over:
        raise Mistake("review-unfinished")
    moves = list(replayed_moves(match))
    opening = chances_of(match.game, Match.replay(match.log, 0).states, playouts, -1, 0)
    with MoveReviewer(match.game, playouts, threads) as reviewer:
        found = reviewer.review_moves(moves, progress)
    steps = []
    before = opening
    for move, findings in zip(moves, found, strict=True):
        steps.append(step_of(move, findings, before))
        before = steps[-1].after
    return summed_up(match, playouts, moves[0].odds.danger if moves else "", steps)


def replayed_moves(match: Match) -> Iterator[ReplayedMove]:
    """The match once more, move by move."""
    again = Match.replay(match.log, 0)
    game = match.game
    for number, entry in enumerate(match.log.entries, 1):
        asked = next(asked for asked in again.questions if asked.seat == entry.seat)
        view = seat_view_of(again, entry.seat)
        odds = odds_of(game, view.record, view.seat, view.legal)
        before = again.states.tobytes()
        events = again.play(entry.seat, entry.move, seed=entry.seed)
        yield ReplayedMove(
            number=number,
            entry=entry,
            question=asked.question,
            about=dict(asked.about),
            view=view,
            odds=odds,
            before=before,
            after=again.states.tobytes(),
            over=again.over,
            escaped=has_escaped(game, odds, entry, events, again.states),
        )


def has_escaped(game: Game, odds: Odds, entry: Entry, events: Sequence[Event], states: Records) -> bool:
    """Whether a disaster could have come of a move, and did not."""
    prospect = odds.of(entry.move)
    if not odds.disaster or prospect is None or not prospect.risk:
        return False
    return not danger_came(game, events, row(states, 0), entry.seat - 1)


def chances_of(game: Game, states: Records, playouts: int, action: int, seed: int) -> Chances:
    """Each seat's chances on an open table, if a move is made first, or none (-1)."""
    found = shares(game, states, playouts, action, seed)
    return Chances(found.mean, tuple(error_of(win, playouts) for win in found.mean))


class MoveReviewer:
    """Reviews moves, several at a time; each thread has an evaluator of its own."""

    def __init__(self, game: Game, playouts: int, threads: int) -> None:
        self.game, self.playouts = game, playouts
        self.evaluators: SimpleQueue[Evaluator] = SimpleQueue()
        for _ in range(threads):
            self.evaluators.put(Evaluator(game, Budget(playouts=playouts)))
        self.pool = ThreadPoolExecutor(threads)

    def __enter__(self) -> "MoveReviewer":
        return self

    def __exit__(self, *_: object) -> None:
        self.pool.shutdown(cancel_futures=True)  # an interrupted review waits only for what is under way

    def review_moves(self, moves: Sequence[ReplayedMove], progress: Callable[[int, int], object]) -> list[Findings]:
        """What is found out about each move."""
        jobs: dict[Future[Findings], ReplayedMove] = {self.pool.submit(self._review_move, move): move for move in moves}
        for done, job in enumerate(as_completed(jobs), 1):
            job.result()
            progress(done, len(jobs))
        return [job.result() for job in jobs]

    def _review_move(self, move: ReplayedMove) -> Findings:
        findings = Findings()
        game, entry = self.game, move.entry
        action = game.action(entry.move)
        if not move.forced:
            findings.after = self._chances(move, move.after, -1, CAME)
        if entry.drawn:
            findings.expected = self._chances(move, move.before, action, EXPECTED)
        if len(move.view.legal) > 1:
            evaluator = self.evaluators.get()
            try:
                findings.moves = evaluator.evaluate(move.view, stream_of(move.number, entry.seat), (action,))
            finally:
                self.evaluators.put(evaluator)
        return findings

    def _chances(self, move: ReplayedMove, states: bytes, action: int, kind: int) -> Chances:
        """Played out with a seed of its own for each estimate."""
        seed = (2 * move.number + kind) << 32
        playouts = self.playouts * (CLOSELY if move.entry.drawn else 1)
        found = chances_of(self.game, from_bytes(self.game.state, states), playouts, action, seed)
        return Chances(found.win, (0.0,) * len(found.win)) if move.over and kind == CAME else found


# --- what it amounts to


def step_of(move: ReplayedMove, findings: Findings, before: Chances) -> Step:
    """A move with what was found out about it."""
    entry, after = move.entry, findings.after or before
    nobody = Chances((0.0,) * len(before.win), (0.0,) * len(before.win))
    luck = difference(after, findings.expected) if findings.expected else nobody
    prospect = move.odds.of(entry.move)
    return Step(
        number=move.number,
        seat=entry.seat,
        move=entry.move,
        question=move.question,
        about=move.about,
        drawn=entry.drawn,
        before=before,
        after=after,
        luck=luck,
        risk=prospect.risk if prospect else NEVER,
        escaped=move.escaped,
        lucky=lucky_seat(luck),
        decision=decision_of(move, findings.moves) if findings.moves else None,
    )


def difference(came: Chances, expected: Chances) -> Chances:
    """What came less what was expected."""
    win = tuple(one - other for one, other in zip(came.win, expected.win, strict=True))
    return Chances(win, tuple(hypot(one, other) for one, other in zip(came.error, expected.error, strict=True)))


def lucky_seat(luck: Chances) -> int | None:
    """The seat for which chance did most, counted from 0; none where that may be noise.

    >>> lucky_seat(Chances((0.2, -0.3), (0.01, 0.01))), lucky_seat(Chances((0.1, -0.1), (0.1, 0.1)))
    (1, None)
    """
    seat = max(range(len(luck.win)), key=lambda seat: abs(luck.win[seat]))
    return seat if abs(luck.win[seat]) > MARGIN * luck.error[seat] else None


def decision_of(move: ReplayedMove, moves: tuple[EvaluatedMove, ...]) -> Decision:
    """The move that was made against the best known."""
    best, second = moves[0], moves[1]
    made = next(evaluated for evaluated in moves if evaluated.move == move.entry.move)
    gap = best.win - made.win
    lost = clear(best, made)
    choice = Choice(move.odds, (best, made) if lost else moves, row(move.view.record, 0), move.view.seat)
    return Decision(
        moves=moves,
        loss=gap if lost else 0.0,
        gap=gap,
        error=hypot(best.error, made.error) if made is not best else 0.0,
        lead=best.win - second.win if made is best and clear(best, second) else 0.0,
        reason=reason(move.view.game, choice),
    )


def summed_up(match: Match, playouts: int, danger: str, steps: Sequence[Step]) -> Review:
    """The whole match."""
    decided = [(step, step.decision) for step in steps if step.decision]
    worst = max(decided, key=lambda pair: pair[1].loss, default=None)
    best = max(decided, key=lambda pair: pair[1].lead, default=None)
    escapes = sorted((step for step in steps if step.escaped), key=lambda step: (-step.risk, step.number))
    turns = sorted((step for step in steps if step.weight > 0), key=lambda step: -step.weight)[:TURNING_POINTS]
    return Review(
        game=match.game.name,
        names=tuple(match.log.names),
        winners=tuple(match.winners),
        playouts=playouts,
        margin=MARGIN,
        danger=danger,
        steps=tuple(steps),
        balances=tuple(balance(seat, match.scores[seat], steps) for seat in range(1, match.seats + 1)),
        escapes=tuple(step.number for step in escapes[:ESCAPES]),
        turning_points=tuple(sorted(step.number for step in turns)),
        best=best[0].number if best and best[1].lead > 0 else None,
        worst=worst[0].number if worst and worst[1].loss > 0 else None,
    )


def balance(seat: int, score: int, steps: Sequence[Step]) -> Balance:
    """One seat's sums."""
    own = [step.decision for step in steps if step.seat == seat and step.decision]
    return Balance(
        seat=seat,
        score=score,
        luck=sum(step.luck.win[seat - 1] for step in steps),
        luck_error=hypot(*(step.luck.error[seat - 1] for step in steps)),
        loss=sum(decision.loss for decision in own),
        decisions=len(own),
        slips=sum(decision.loss > 0 for decision in own),
    )

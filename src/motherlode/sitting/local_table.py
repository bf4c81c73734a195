"""A table in this process: a match, bots at the seats that nobody here has, and the coach."""

from collections.abc import Collection, Mapping, Sequence

from motherlode.bots import Bot, answer_with_completion, seat_view_of, stream_of
from motherlode.bots.grammar import Budget
from motherlode.coach.advice import Advice, advice
from motherlode.coach.evaluation import Evaluator
from motherlode.games.kit.records import Records
from motherlode.match import Asked, Event, Log, Match, RefusedMove
from motherlode.sitting.table import Note, SeenMove
from motherlode.words.narration import About

THINKING = Budget(seconds=1.0)  # of the coach, for one question
BotAnswer = tuple[int, Sequence[str]]  # of a seat
COACH = "coach"  # what is compiled before it can be asked


class LocalTable:
    """A match played here. `compiled` names what is ready, where a game is compiled while it is played."""

    can_undo = True
    is_shared = False
    is_away = False

    def __init__(
        self,
        match: Match,
        own: Sequence[int],
        bots: Mapping[int, Bot],
        names: Sequence[str],
        compiled: Collection[str] = (COACH,),
    ) -> None:
        self.match, self.game = match, match.game
        self.own, self.names = tuple(own), tuple(names)
        self.bots, self.compiled = bots, compiled
        self.streams = {seat: stream_of(match.log.seed, seat) for seat in range(1, match.seats + 1)}
        self._about: dict[int, About] = {}  # by number of a move that was made here

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.over

    @property
    def moves(self) -> int:
        """How many moves were made."""
        return len(self.match.log.entries)

    @property
    def questions(self) -> Sequence[Asked]:
        """The open questions."""
        return self.match.questions

    @property
    def result(self) -> Match:
        """The match knows."""
        return self.match

    @property
    def has_coach(self) -> bool:
        """Whether the coach is compiled."""
        return COACH in self.compiled

    def view(self, seat: int) -> Records:
        """What a seat may know."""
        return self.match.redacted(seat)

    def legal(self, seat: int) -> Sequence[str]:
        """The moves that a seat may make."""
        return self.match.legal(seat)

    def completions(self, seat: int) -> Mapping[str, Sequence[tuple[str, ...]]]:
        """By legal move, the ways to complete it."""
        return self.match.completions(seat)

    def refusal(self, seat: int, move: str) -> RefusedMove:
        """Why a move cannot be made now."""
        refused = self.match.refusal(seat, move)
        assert refused is not None, "a move that is not legal is refused"
        return refused

    def play(self, seat: int, moves: Sequence[str]) -> None:
        """Make a move, and complete it."""
        about = self.match.questions[0].about
        self.match.play_all(seat, moves)
        self._about[self.moves - len(moves) + 1] = about

    def arrived(self) -> None:
        """Bots wait until they are waited for."""
        return

    def wait(self) -> BotAnswer:
        """The next bot chooses."""
        seat = next(asked for asked in self.match.asked if asked not in self.own)
        return seat, answer_with_completion(self.match, seat, self.bots[seat], self.streams[seat])

    def take(self, done: BotAnswer | None) -> None:
        """And answers."""
        if done:
            self.play(*done)

    def dealt(self, seat: int) -> Sequence[Event]:
        """What happened last."""
        return self.match.last_events(seat)

    def happened(self, seat: int, since: int) -> Sequence[SeenMove]:
        """The moves after that many, as a seat may know them."""
        entries = self.match.log_for(seat)
        completes = [self.match.game.question_of(entry.move).completes for entry in self.match.log.entries]
        return [
            SeenMove(
                number, entry.seat, entry.move, self.match.events_of(number, seat), self._about.get(number, {}),
                completes[number - 1],
            )
            for number, entry in enumerate(entries[since:], since + 1)
        ]  # fmt: skip

    def notes(self) -> Sequence[Note]:
        """Nothing else ever happens here."""
        return ()

    def say(self, seat: int, text: str) -> None:
        """There is nobody else."""

    def hand_to_bot(self, seat: int) -> None:
        """Nobody waits."""

    def close(self) -> None:
        """It is gone with the program."""

    def prepare_coach(self) -> None:
        """The first evaluation takes a while to compile."""
        seat = self.match.asked[0]
        trial = Evaluator(self.game, Budget(playouts=1))
        try:
            trial.evaluate(seat_view_of(self.match, seat), stream_of(0, seat))
        finally:
            trial.close()

    def advise(self, seat: int) -> Advice:
        """What the coach says, from what the seat may know."""
        weigher = Evaluator(self.game, THINKING)
        try:
            return advice(seat_view_of(self.match, seat), weigher, stream_of(self.moves, seat))
        finally:
            weigher.close()

    def undo(self) -> None:
        """Take the last move back."""
        self.match.undo()
        self._about.pop(self.moves + 1, None)

    def log(self) -> Log:
        """The whole match."""
        return self.match.log

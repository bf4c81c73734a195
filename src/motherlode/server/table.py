"""A table as its log gives it: who sits where, the match, the open window, the clocks. No sockets, no store, no timer.

`Table.of(lines)` and the table that was there when the lines were written are the same in every byte that is shown,
because both went through `apply`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, Self

from msgspec.structs import replace

from motherlode.games.kit.declarations import Question
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import Log, Match
from motherlode.match.fairness import Fairness, commitment_of, seed_of
from motherlode.server.table_events import (
    Answered,
    AnyTableEvent,
    BotSat,
    Created,
    Finished,
    Handed,
    Line,
    Missing,
    Moved,
    Nudged,
    Rematched,
    Revealed,
    Said,
    Sat,
    Started,
    Stood,
    TakenBack,
    Woke,
)

HOUR = 3_600_000
CHAT_KEPT = 200  # lines in a snapshot


@dataclass
class Chair:
    """A seat at the table, and who has it."""

    identity: str = ""  # of the person, also while a bot plays on
    name: str = ""
    bot: str = ""  # who plays, when it is not the person
    nonce: str = ""
    bank: int = 0  # milliseconds left
    lapses: int = 0  # how often the clock had to answer
    nudged: int = 0  # until when an answer is awaited after the time is up; 0 when it is not up
    missing: int = 0  # when a bot will step in; 0 while the person is there

    @property
    def open(self) -> bool:
        """Whether nobody has it."""
        return not self.identity and not self.bot

    @property
    def person_plays(self) -> bool:
        """Whether a person answers for it."""
        return bool(self.identity) and not self.bot


@dataclass
class Table:
    """What is known of a table after the lines so far."""

    created: Created
    at: int
    chairs: list[Chair]
    lines: list[Line]
    owner: str
    match: Match | None = None
    by: list[str] = field(default_factory=list)  # who made each move: a person, a bot or the clock
    opened: int = 0  # when the open question was put
    answers: dict[int, Answered] = field(default_factory=dict)  # in the open window
    finished: bool = False
    rematch: str = ""

    # --- from the log

    @classmethod
    def of(cls, lines: Sequence[Line]) -> Self:
        """The table that these lines lead to."""
        table = cls.begin(lines[0])
        for line in lines[1:]:
            table.apply(line)
        return table

    @classmethod
    def begin(cls, line: Line) -> Self:
        """The table after its first line."""
        created = line.event
        assert isinstance(created, Created), "a log begins with the setting up of a table"
        bank = created.clock.bank if created.clock else 0
        chairs = [Chair(bank=bank) for _ in range(created.seats)]
        return cls(created, line.at, chairs, [line], created.owner)

    def apply(self, line: Line) -> Line:
        """Apply a line; the line with what chance made of it, or an error where that is not what the log says."""
        if line.n != self.n + 1:
            raise Mistake("log-gap", number=line.n, last=self.n)
        event = self._apply(line.event, line.at)
        if event is not line.event:
            line = line._replace(event=event)
        self.lines.append(line)
        self.at = line.at
        return line

    def _apply(self, event: AnyTableEvent, at: int) -> AnyTableEvent:
        match event:
            case Sat():
                self.chairs[event.seat - 1] = Chair(event.identity, event.name, "", event.nonce, self._bank)
            case BotSat():
                self.chairs[event.seat - 1] = Chair(bot=event.bot, bank=self._bank)
            case Stood():
                self._pass_on(self.chair(event.seat).identity)
                self.chairs[event.seat - 1] = Chair(bank=self._bank)
            case Started():
                self._deal(at)
            case Moved():
                # First of all: a move that is refused leaves the table as it is.
                played = [self._play(event.seat, move, event.by) for move in event.moves]
                self._spend(event.seat, at)
                drawn = tuple(what for by_move in played for what in by_move)
                self._note(event.seat, event.by)
                self._open(at)
                return self._with_outcome(event, drawn)
            case Answered():
                self._spend(event.seat, at)
                self._note(event.seat, event.by)
                self.answers[event.seat] = event
            case Revealed():
                return self._with_outcome(event, self._reveal(at))
            case Finished():
                self.finished = True
            case Nudged():
                self.chair(event.seat).nudged = event.until
            case Missing():
                self.chair(event.seat).missing = event.until
            case Handed():
                chair = self.chair(event.seat)
                chair.bot, chair.missing, chair.nudged, chair.lapses = event.bot, 0, 0, 0
            case TakenBack():
                chair = self.chair(event.seat)
                chair.bot, chair.missing = "", 0
            case Woke():
                self.opened = at
                for chair in self.chairs:
                    chair.nudged = chair.missing = 0
            case Rematched():
                self.rematch = event.table
            case Said() | Created():
                pass
        return event

    def _with_outcome(self, event: Moved | Revealed, drawn: tuple[object, ...]) -> Moved | Revealed:
        if event.drawn is not None and tuple(event.drawn) != drawn:
            raise Mistake("log-drawn",
                          number=self.n + 1, logged=event.drawn, drawn=drawn)  # fmt: skip
        return replace(event, drawn=drawn)

    # --- the game

    def _deal(self, at: int) -> None:
        created = self.created
        names = tuple(chair.name or chair.bot for chair in self.chairs)
        self.match = Match.replay(
            Log(created.game, created.rules, created.seats, self.seed(0), created.options, created.start, names)
        )
        self._open(at)

    def _play(self, seat: int, move: str, by: str) -> tuple[str, ...]:
        match = self.playing
        match.play(seat, move, seed=self.seed(self.question))
        self.by.append(by)
        return match.log.entries[-1].drawn

    def _reveal(self, at: int) -> tuple[tuple[str, ...], ...]:
        answers = [self.answers[seat] for seat in sorted(self.answers)]
        drawn = tuple(self._play(answer.seat, answer.move, answer.by) for answer in answers)
        self._open(at)
        return drawn

    def _open(self, at: int) -> None:
        self.opened = at
        self.answers = {}

    def seed(self, number: int) -> int:
        """The seed before move `number`; 0 is the deal."""
        return seed_of(self.created.secret, self.created.table, self.nonces, number)

    # --- clocks

    @property
    def _bank(self) -> int:
        return self.created.clock.bank if self.created.clock else 0

    def _spend(self, seat: int, at: int) -> None:
        """The time a person took, beyond the credit, comes out of the bank."""
        chair, clock = self.chair(seat), self.created.clock
        if clock and chair.person_plays:
            chair.bank = max(0, chair.bank - max(0, at - self.opened - clock.credit))
        chair.nudged = 0

    def _note(self, seat: int, by: str) -> None:
        """A person who lets the clock answer twice in a row is not there."""
        if by != "bot":
            chair = self.chair(seat)
            chair.lapses = chair.lapses + 1 if by == "clock" else 0

    def deadline(self, seat: int) -> int | None:
        """When the time of a person who is asked is up; None without a clock."""
        chair, clock = self.chair(seat), self.created.clock
        if clock is None or not chair.person_plays or seat not in self.waiting:
            return None
        return self.opened + clock.credit + chair.bank

    @property
    def over_days(self) -> bool:
        """Whether people answer when they have time, and need not be there."""
        return self.created.clock is not None and self.created.clock.credit >= HOUR

    # --- asking the table

    @property
    def n(self) -> int:
        """The number of the last line."""
        return len(self.lines)

    @property
    def status(self) -> Literal["gathering", "playing", "over"]:
        """What people do here."""
        if self.match is None:
            return "gathering"
        return "over" if self.finished else "playing"

    @property
    def playing(self) -> Match:
        """The match, once it was dealt."""
        assert self.match is not None, "nothing was dealt yet"
        return self.match

    @property
    def question(self) -> int:
        """The number of the open question: of the move that would be made now."""
        return len(self.playing.log.entries) + 1

    @property
    def waiting(self) -> list[int]:
        """The seats whose answer is awaited."""
        if self.match is None or self.finished:
            return []
        return [seat for seat in self.match.asked if seat not in self.answers]

    @property
    def in_window(self) -> bool:
        """Whether answers to the open question are covered until all are in and its time has passed."""
        if self.match is None or self.match.over:
            return False
        game = self.match.game
        return self._asked.name in game.sealed | game.reactions

    @property
    def completing(self) -> bool:
        """Whether the open question only completes the move before it."""
        return self.match is not None and not self.match.over and self._asked.completes

    @property
    def _asked(self) -> Question:
        return self.playing.game.questions[int(self.playing.states["question"][0])]

    @property
    def nonces(self) -> tuple[str, ...]:
        """Every seat's part in the draws."""
        return tuple(chair.nonce for chair in self.chairs)

    @property
    def commitment(self) -> str:
        """What the server is bound to from the first line on."""
        return commitment_of(self.created.secret)

    def chair(self, seat: int) -> Chair:
        """A seat's chair."""
        return self.chairs[seat - 1]

    def seats_of(self, identity: str) -> list[int]:
        """The seats that somebody holds."""
        return [seat for seat, chair in enumerate(self.chairs, 1) if identity and chair.identity == identity]

    def holds(self, identity: str, seat: int) -> bool:
        """Whether somebody holds a seat."""
        return 1 <= seat <= len(self.chairs) and bool(identity) and self.chair(seat).identity == identity

    def _pass_on(self, gone: str) -> None:
        """Where the owner stood up, the next person at the table decides."""
        people = [chair.identity for chair in self.chairs if chair.identity not in ("", gone)]
        if gone == self.owner and people:
            self.owner = people[0]

    def log(self) -> Log:
        """The match as a log that can be written down and verified; the secret only once the game is over."""
        log = self.playing.log
        log.match = self.created.table
        log.fairness = Fairness(self.commitment, self.nonces, self.created.secret if self.finished else "")
        return log

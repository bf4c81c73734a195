"""A table as its log gives it: who sits where, the match, the open window, the clocks. No sockets, no store, no timer.

`Table.of(lines)` and the table that was there when the lines were written are the same in every byte that is shown,
because both went through `apply`.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from dataclasses import replace as copied
from typing import Literal, NamedTuple, Self

from msgspec.structs import replace

from motherlode.games.kit.declarations import Question
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import Log, Match, Moment
from motherlode.match.fairness import Fairness, commitment_of, seed_of
from motherlode.server.table_events import (
    Answered,
    AnyTableEvent,
    BotSat,
    Cleared,
    Created,
    Declined,
    Deleted,
    Finished,
    Handed,
    Kept,
    Line,
    Missing,
    Moved,
    Muted,
    Named,
    Nudged,
    Rematched,
    Resigned,
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
NO_TALK: "deque[Talk]" = deque(maxlen=0)


@dataclass(slots=True)
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
    kept_for: str = ""  # the identity that an open seat waits for, or waited for until that person declined
    declined: bool = False
    resigned: bool = False  # the person gave up, and the bot plays to the end

    @property
    def open(self) -> bool:
        """Whether nobody has it."""
        return not self.identity and not self.bot

    @property
    def person(self) -> str:
        """Whose it is, or for whom it is kept."""
        return self.identity or ("" if self.declined else self.kept_for)

    @property
    def person_plays(self) -> bool:
        """Whether a person answers for it."""
        return bool(self.identity) and not self.bot


class Talk(NamedTuple):
    """Something that was said, with its line."""

    n: int
    at: int
    said: Said


@dataclass(slots=True)
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
    asked: list[int] = field(default_factory=list)  # the seats that it is for; none when the game is over
    open_question: Question | None = None
    answers: dict[int, Answered] = field(default_factory=dict)  # in the open window
    finished: bool = False
    rematches: list[Rematched] = field(default_factory=list)  # the last one counts: the others' tables were deleted
    deleted: bool = False
    muted: frozenset[int] = frozenset()  # seats, and 0 for spectators, that may say nothing
    muted_people: frozenset[str] = frozenset()  # who sat there then: they stay muted, wherever they sit
    talk: deque[Talk] = field(default_factory=lambda: deque(maxlen=CHAT_KEPT))  # what was said last

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

    def copy(self) -> "Table":
        """A copy of the table."""
        return self.at_moment(self.moment())

    def moment(self) -> "TableMoment":
        """The table as it is now, in little room: without what only grows."""
        return TableMoment(self.n, self._outline(), self.match.moment() if self.match else None)

    def at_moment(self, moment: "TableMoment") -> "Table":
        """A copy of the table as it was then."""
        then = moment.outline._outline()
        then.talk = deque(then.talk, maxlen=CHAT_KEPT)
        then.lines = self.lines[: moment.n]
        if moment.match and self.match:
            then.match = self.match.at(moment.match)
            then.by = self.by[: moment.match.moves]
        return then

    def _outline(self) -> Self:
        """A copy without what only grows."""
        return copied(
            self,
            chairs=[copied(chair) for chair in self.chairs],
            rematches=list(self.rematches),
            answers=dict(self.answers),
            talk=self.talk.copy() if self.talk else NO_TALK,
            lines=[],
            by=[],
            match=None,
        )

    def apply(self, line: Line) -> Line:
        """Apply a line; the line with what chance made of it, or an error where that is not what the log says."""
        if line.n != self.n + 1:
            raise Mistake("log-gap", number=line.n, last=self.n)
        event = self._apply(line.event, line.at)
        if event is not line.event:
            line = Line(line.n, line.at, event)
        self.lines.append(line)
        self.at = line.at
        return line

    def _apply(self, event: AnyTableEvent, at: int) -> AnyTableEvent:
        match event:
            case Sat():
                self.chairs[event.seat - 1] = Chair(event.identity, event.name, "", event.nonce, self._bank)
            case Kept():
                self.chairs[event.seat - 1] = Chair(name=event.name, kept_for=event.identity, bank=self._bank)
            case Declined():
                self.chair(event.seat).declined = True
            case Named():
                self.chair(event.seat).name = event.name
            case BotSat():
                self.chairs[event.seat - 1] = Chair(bot=event.bot, bank=self._bank)
            case Stood():
                self._pass_on(self.chair(event.seat).identity)
                self.muted -= {event.seat}
                self.chairs[event.seat - 1] = Chair(bank=self._bank)
            case Started():
                self._deal(at)
            case Moved():
                # First of all: a move that is refused leaves the table as it is.
                played = [self._play(event.seat, move, event.by) for move in event.moves]
                self._spend(event.seat, at)
                drawn = played[0] if len(played) == 1 else tuple(what for by_move in played for what in by_move)
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
            case Resigned():
                chair = self.chair(event.seat)
                chair.bot, chair.missing, chair.nudged, chair.lapses = event.bot, 0, 0, 0
                chair.resigned = True
            case Woke():
                self.opened = at
                for chair in self.chairs:
                    chair.nudged = chair.missing = 0
            case Rematched():
                self.rematches.append(event)
            case Deleted():
                self.deleted = True
            case Said():
                self.talk.append(Talk(self.n + 1, at, event))
            case Muted():
                people = {self.chair(event.seat).identity} - {""} if event.seat else set()
                self.muted = self.muted | {event.seat} if event.on else self.muted - {event.seat}
                self.muted_people = self.muted_people | people if event.on else self.muted_people - people
            case Cleared():
                self.talk.clear()
            case Created():
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
        self.match = Match.replay(
            Log(created.game, created.rules, created.seats, self.seed(0), created.options, created.start, self.names)
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
        match = self.playing
        self.opened = at
        self.answers = {}
        self.asked = match.asked
        self.open_question = match.game.questions[int(match.states["question"][0])] if self.asked else None

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

    @property
    def plays_alone(self) -> bool:
        """Whether the game goes on though nobody is there: over days, or because all its people have resigned."""
        people = [chair for chair in self.chairs if chair.identity]
        return self.over_days or (bool(people) and all(chair.resigned for chair in people))

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
        if self.finished:
            return []
        return [seat for seat in self.asked if seat not in self.answers]

    @property
    def over(self) -> bool:
        """Whether the last move was made."""
        return self.match is not None and not self.asked

    @property
    def in_window(self) -> bool:
        """Whether answers to the open question are covered until all are in and its time has passed."""
        question = self.open_question
        if question is None:
            return False
        game = self.playing.game
        return question.name in game.sealed | game.reactions

    @property
    def completing(self) -> bool:
        """Whether the open question only completes the move before it."""
        return self.open_question is not None and self.open_question.completes

    @property
    def nonces(self) -> tuple[str, ...]:
        """Every seat's part in the draws."""
        return tuple(chair.nonce for chair in self.chairs)

    @property
    def commitment(self) -> str:
        """What the server is bound to from the first line on."""
        return commitment_of(self.created.secret)

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where, as a match file has it."""
        return tuple(chair.name or chair.bot for chair in self.chairs)

    def chair(self, seat: int) -> Chair:
        """A seat's chair."""
        return self.chairs[seat - 1]

    def seats_of(self, identity: str) -> list[int]:
        """The seats that somebody holds."""
        return [seat for seat, chair in enumerate(self.chairs, 1) if identity and chair.identity == identity]

    def holds(self, identity: str, seat: int) -> bool:
        """Whether somebody holds a seat."""
        return 1 <= seat <= len(self.chairs) and bool(identity) and self.chair(seat).identity == identity

    def kept_seats(self, identity: str) -> list[int]:
        """The seats that wait for somebody."""
        return [seat for seat, chair in enumerate(self.chairs, 1) if chair.open and chair.person == identity != ""]

    @property
    def people(self) -> set[str]:
        """Everybody who holds a seat, or for whom one is kept."""
        return set() if self.deleted else {chair.person for chair in self.chairs} - {""}

    @property
    def rematch(self) -> Rematched | None:
        """Where they play again, if they do."""
        return self.rematches[-1] if self.rematches else None

    def _pass_on(self, gone: str) -> None:
        """Where the owner stood up, the next person at the table decides."""
        people = [chair.identity for chair in self.chairs if chair.identity not in ("", gone)]
        if gone == self.owner and people:
            self.owner = people[0]

    def log(self) -> Log:
        """The match as a log that can be written down and verified; the secret only once the game is over."""
        log = self.playing.log
        log.match = self.created.table
        log.names = self.names
        log.fairness = Fairness(self.commitment, self.nonces, self.created.secret if self.finished else "")
        return log


class TableMoment(NamedTuple):
    """A table after some of its lines. What only grows is found in the table that went on from there."""

    n: int
    outline: Table
    match: Moment | None

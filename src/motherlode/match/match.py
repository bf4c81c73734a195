"""One game being played: questions, moves, views, undo, and the log that is the truth."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple, Self

import numpy as np

from motherlode.games.catalog import find
from motherlode.games.kit.events import pack_events, unpack_events
from motherlode.games.kit.game import Game
from motherlode.games.kit.layout import Bytes
from motherlode.games.kit.mistakes import Mistake, quoted
from motherlode.games.kit.records import Records, records
from motherlode.match.completions import Outlook
from motherlode.match.events import REFEREE, Event, events_from_rows
from motherlode.match.log import Entry, Log, drawn_by

SPECTATOR = 0
SEED_LIMIT = 1 << 63


class RefusedMove(ValueError):
    """A move that may not be made now; the match is as it was. `reason` and `rule` say why."""

    def __init__(self, seat: int, move: str, reason: str, rule: str) -> None:
        self.seat = seat
        self.move = move
        self.reason = reason
        self.rule = rule
        super().__init__(f"seat {seat} may not '{move}' now: {reason.replace('-', ' ')} ({rule})")


@dataclass(frozen=True)
class Asked:
    """An open question to one seat. `about` holds what it concerns, as slugs and seats."""

    seat: int
    question: str
    about: dict[str, Any]


class Moment(NamedTuple):
    """A match after some of its moves: what must be kept to find it again."""

    moves: int
    state: bytes
    last: bytes
    unsealed: int


class Match:
    """A game in progress. Seats are counted from 1.

    >>> match = Match.new("quartz", seats=4, seed=7)
    >>> [seat] = match.asked
    >>> "leave" in match.legal(seat)
    True
    """

    def __init__(self, game: Game, states: Records, log: Log) -> None:
        self.game = game
        self.states = states
        self.seats = int(states["seats"][0])  # how many play
        self.log = log
        self._before: list[bytes | None] = []  # the state before each move, where the move can be taken back
        self._events_by_move: list[bytes] = [b""]  # the events of the deal, and of each move
        self._last = b""  # the events of the last step; none after it was taken back
        self._unsealed = 0  # moves that everybody may know
        self._mask = game.mask()
        self._events = game.event_buffer()
        self._shown = records(game.state, 1)  # room for a view
        self._shown_bytes = self._shown.view(np.ndarray).view(np.uint8)

    # --- beginning

    @classmethod
    def new(cls, name: str, seats: int, seed: int = 0, names: tuple[str, ...] = (), **options: Any) -> Self:
        """Deal a new game."""
        return cls._begin(Log(name, find(name).version, seats, seed, options, names=names))

    @classmethod
    def from_position(cls, position: dict[str, Any], seed: int = 0, names: tuple[str, ...] = ()) -> Self:
        """Play on from a position."""
        if not isinstance(position, dict) or not isinstance(position.get("game"), str):
            raise Mistake("position-game")
        game = find(position["game"])
        seats = position.get("seats")
        count = len(seats) if isinstance(seats, list) else 0
        return cls._begin(Log(game.name, game.version, count, seed, start=position, names=names))

    @classmethod
    def replay(cls, log: Log, moves: int | None = None) -> Self:
        """Play a log again, all of it or its first moves; what was drawn must come out the same."""
        match = cls._begin(replace(log, entries=[]))
        for number, entry in enumerate(log.entries[:moves], 1):
            try:
                match.play(entry.seat, entry.move, seed=entry.seed, comment=entry.comment)
            except RefusedMove as refused:
                raise Mistake("replay-move", number=number, why=refused) from refused
            drawn = match.log.entries[-1].drawn
            if drawn != entry.drawn:
                raise Mistake(
                    "replay-drawn",
                    number=number,
                    seat=entry.seat,
                    move=entry.move,
                    drawn="; ".join(drawn) or "nothing",
                    logged="; ".join(entry.drawn) or "nothing",
                )
        return match

    @classmethod
    def _begin(cls, log: Log) -> Self:
        game = find(log.game, log.rules)
        if log.rules != game.version:
            raise Mistake("rules-version", game=game.name, played=log.rules, present=game.version)
        if isinstance(log.seed, bool) or not isinstance(log.seed, int) or not 0 <= log.seed < SEED_LIMIT:
            raise Mistake("seed", seed=quoted(log.seed))
        if log.start is None:
            states = game.blank(log.seats, log.options)
            match = cls(game, states, log)
            game.ready_rules.new(states, 0, log.seed, match._events)
            match._last = pack_events(match._events)
            match._events_by_move = [match._last]
        else:
            states = game.read_position(log.start)
            match = cls(game, states, log)
            game.ready_rules.reseed(states, 0, log.seed)
            for seat in match.asked:
                if not match.legal(seat):
                    raise Mistake("no-answer", seat=seat)
        return match

    def copy(self) -> Self:
        """A copy of the match."""
        return self.at(self.moment())

    def moment(self) -> Moment:
        """The match as it is now."""
        return Moment(len(self.log.entries), self.states.tobytes(), self._last, self._unsealed)

    def at(self, moment: Moment) -> Self:
        """A copy of the match as it was then; no move of that time was taken back since."""
        moves = moment.moves
        log = replace(self.log, entries=self.log.entries[:moves])
        match = type(self)(self.game, self.states.copy(), log)
        match._restore(moment.state)
        match._before, match._events_by_move = self._before[:moves], self._events_by_move[: moves + 1]
        match._last, match._unsealed = moment.last, moment.unsealed
        return match

    # --- the question

    @property
    def asked(self) -> list[int]:
        """The seats whose answer is awaited; none when the game is over."""
        bits = self.game.ready_rules.asked(self.states, 0)
        return [seat + 1 for seat in range(self.seats) if bits >> seat & 1]

    @property
    def questions(self) -> list[Asked]:
        """The open questions, one for each seat asked."""
        asked = self.asked
        if not asked:
            return []
        about = self.game.question_about(self.states, 0)
        return [Asked(seat, self._question, about) for seat in asked]

    @property
    def _question(self) -> str:
        return self.game.questions[int(self.states["question"][0])].name

    def legal(self, seat: int) -> list[str]:
        """The moves a seat may make now."""
        self.game.ready_rules.legal(self.states, 0, self._seat(seat), self._mask)
        return [self.game.actions[action] for action in self._mask.nonzero()[0].tolist()]

    def refusal(self, seat: int, move: str) -> RefusedMove | None:
        """Why a seat may not make a move, or None when it may."""
        return self._refusal(seat, move, self.game.action(move))

    def _refusal(self, seat: int, move: str, action: int, states: Records | None = None) -> RefusedMove | None:
        why = self.game.ready_rules.refusal(self.states if states is None else states, 0, self._seat(seat), action)
        return self._refused(seat, move, why) if why else None

    def _refused(self, seat: int, move: str, why: int) -> RefusedMove:
        reason = self.game.reasons[why]
        return RefusedMove(seat, move, reason.name, reason.rule)

    # --- moves

    def play(self, seat: int, move: str, seed: int | None = None, comment: str = "") -> list[Event]:
        """Make a move; everything that happened. A refused one raises, and the match is as it was.

        A seed given here replaces the random stream before the move.
        """
        rules, action, player = self.game.ready_rules, self.game.action(move), self._seat(seat)
        before = self.states.tobytes()
        if seed is not None:
            rules.reseed(self.states, 0, seed)
        if (outcome := rules.apply(self.states, 0, player, action, self._events)) < 0:
            self._restore(before)  # its random stream
            raise self._refused(seat, move, -outcome)
        self._last = pack_events(self._events)
        happened = events_from_rows(self.game, unpack_events(self._last), REFEREE)
        final = seed is not None or any(event.kind.chance or event.kind.reveal for event in happened)
        self._before.append(None if final else before)
        self._events_by_move.append(self._last)
        self.log.entries.append(Entry(seat, self.game.actions[action], drawn_by(happened), seed, comment))
        self._unseal()
        return happened

    def play_all(self, seat: int, moves: Sequence[str]) -> list[Event]:
        """Make a move and the answers that complete it, all or none; what happened by all of them.

        >>> match = Match.from_position({"game": "quarry", "phase": "act", "seats": [{"hand": {"circle-ore": 3}}, {}]})
        >>> completed = match.completions(1)["draw two"]
        >>> completed
        [('pay circle-ore', 'pay circle-ore', 'pay circle-ore')]
        >>> [event.name for event in match.play_all(1, ["draw two", *completed[0]])][-2:]
        ['drew', 'drew']
        """
        if len(moves) > 1 and (refused := self.refusal_of_all(seat, moves)):
            raise refused
        return [event for move in moves for event in self.play(seat, move)]

    def refusal_of_all(self, seat: int, moves: Sequence[str]) -> RefusedMove | None:
        """Why a seat may not make these moves at once, or None when it may; found out without making any."""
        actions = [self.game.action(move) for move in moves]
        if len(moves) == 1:
            return self._refusal(seat, moves[0], actions[0])
        outlook = self._outlook(seat)
        world, more = outlook.world, True
        for move, action in zip(moves, actions, strict=True):
            if not more:
                raise Mistake("completes-nothing", move=move)
            if refused := self._refusal(seat, move, action, world):
                return refused
            world, more = outlook.after(world, action)
        return None

    def completions(self, seat: int) -> dict[str, list[tuple[str, ...]]]:
        """By legal move, the rows of answers that complete it; moves that are complete by themselves are not in it."""
        if not any(question.completes for question in self.game.questions):
            return {}
        outlook, actions = self._outlook(seat), self.game.actions
        found = {action: outlook.completions(action) for action in outlook.legal(outlook.world)}
        return {
            actions[action]: [tuple(actions[answer] for answer in answers) for answers in ways]
            for action, ways in found.items()
            if any(ways)
        }

    def _outlook(self, seat: int) -> Outlook:
        return Outlook.guessed(self.game, self.redacted(seat), self._seat(seat))

    def _unseal(self) -> None:
        """When no sealed question is open, every answer is known."""
        if self._question not in self.game.sealed or self.over:
            self._unsealed = len(self.log.entries)

    def events_of(self, move: int, viewer: int | None) -> list[Event]:
        """The events of a move, counted from 1, as a seat or SPECTATOR saw them; 0 is the deal."""
        return events_from_rows(self.game, unpack_events(self._events_by_move[move]), viewer)

    def knowing_more(self, move: int) -> set[int]:
        """The seats that saw more of the events of a move, or of the deal, than others did."""
        events = self.game.events
        return {row[1] + 1 for row in unpack_events(self._events_by_move[move]) if events[row[0]].private}

    def up_to(self, moves: int) -> "Match":
        """The match as it was after that many moves."""
        return Match.replay(self.log, moves)

    def log_for(self, viewer: int | None) -> list[Entry]:
        """The moves as a seat or SPECTATOR may know them: no seeds, private draws as `-`, sealed answers as `?`."""
        if viewer is REFEREE:
            return list(self.log.entries)
        shown = []
        for number, entry in enumerate(self.log.entries, 1):
            sealed = number > self._unsealed and entry.seat != viewer
            drawn = drawn_by(self.events_of(number, viewer)) if entry.drawn else ()
            shown.append(replace(entry, move="?" if sealed else entry.move, drawn=drawn, seed=None))
        return shown

    def last_events(self, viewer: int | None) -> list[Event]:
        """The last step's events as a seat, or SPECTATOR, saw them."""
        return events_from_rows(self.game, unpack_events(self._last), viewer)

    def undo(self) -> Entry:
        """Take the last move back, unless something was drawn or shown by it."""
        if not self._before:
            raise Mistake("undo-nothing")
        before = self._before[-1]
        if before is None:
            raise Mistake("undo-crossed")
        self._before.pop()
        self._events_by_move.pop()
        self._restore(before)
        self._last = b""
        undone = self.log.entries.pop()
        self._unsealed = min(self._unsealed, len(self.log.entries))
        return undone

    def _restore(self, before: bytes) -> None:
        self.states.view(np.ndarray)[:] = np.frombuffer(before, self.game.state)

    # --- looking

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """What a seat, or a spectator, may know: plain data."""
        seen: dict[str, Any] = json.loads(self.view_json(seat))
        return seen

    def view_json(self, seat: int = SPECTATOR) -> bytes:
        """The same as JSON."""
        self._shown_bytes.fill(0)  # a view is written into an empty record
        return self.game.view_bytes(self._shown_bytes, self._redact(seat, self._shown), self._options_json)

    @cached_property
    def _options_json(self) -> Bytes:
        return self.game.options_json(self.states, 0)

    def redacted(self, seat: int = SPECTATOR) -> Records:
        """The same as a record, for bots."""
        views = records(self.game.state, 1)
        self._redact(seat, views)
        return views

    def _redact(self, seat: int, views: Records) -> int:
        """Write what a seat may know; the viewer as the rules count it."""
        viewer = self._seat(seat) if seat != SPECTATOR else -1
        self.game.ready_rules.redact(self.states, 0, viewer, views, 0)
        return viewer

    def position(self) -> dict[str, Any]:
        """The whole table as plain data, hidden parts included."""
        return self.game.write_position(self.states, 0)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.ready_rules.asked(self.states, 0) == 0

    @property
    def scores(self) -> dict[int, int]:
        """The score of each seat so far, by all that is on the table; where hands count, no seat may know it."""
        return self._by_seat(self.game.ready_rules.scores)

    @property
    def ranks(self) -> dict[int, int]:
        """The place of each seat; 1 is best, and equal seats share it."""
        return self._by_seat(self.game.ready_rules.ranks)

    @property
    def winners(self) -> list[int]:
        """Who has won; nobody before the end."""
        return [seat for seat, rank in self.ranks.items() if rank == 1] if self.over else []

    def _by_seat(self, entry: Any) -> dict[int, int]:
        out = self.game.by_seat()
        entry(self.states, 0, out)
        return {seat + 1: int(out[seat]) for seat in range(self.seats)}

    def _seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 1 <= seat <= self.seats:
            raise Mistake("seat", seat=quoted(seat), seats=self.seats)
        return seat - 1

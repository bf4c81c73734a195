"""A table on a server, as the people at one terminal have it: their streams, or that of spectators."""

import queue
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

import msgspec

from motherlode.bots import DEFAULT_LEVEL
from motherlode.coach.advice import Advice
from motherlode.coach.evaluation import EvaluatedMove
from motherlode.coach.odds import Odds
from motherlode.coach.reasons import AdviceReason
from motherlode.games.catalog import find
from motherlode.games.kit.game import Game
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.records import Records
from motherlode.match import SPECTATOR, Asked, Event, Log, RefusedMove, notation
from motherlode.sitting.connection import Connection
from motherlode.sitting.remote_view import record_of
from motherlode.sitting.staying_client import Json
from motherlode.sitting.table import Note, SeenMove
from motherlode.words import Words
from motherlode.words.narration import About

GATHERING, PLAYING, OVER, OPEN = "gathering", "playing", "over", "open"
FRACTION = re.compile(r"-?\d+(/\d+)?")
OWN = ("snapshot", "event", "ended")  # messages of a table
STORING: Json = {"type": "storing", "working": True}
WAITS = "page-connection-waits"
CONNECTION = "connection"  # the kind of a message of our own: whether there is one
NO_VIEW = "the game has not begun"


@dataclass(frozen=True)
class Standing:
    """How a game ended, by seats."""

    ranks: Mapping[int, int]
    scores: Mapping[int, int]
    winners: Sequence[int]


@dataclass
class Stream:
    """What one seat was sent."""

    n: int = 0
    view: Json | None = None
    asking: Json | None = None
    dealt: list[Json] = field(default_factory=list)
    history: list[Json] = field(default_factory=list)
    about: dict[int, About] = field(default_factory=dict)  # by number of a move: what it was about


class RemoteTable:
    """A table on a server. Messages wait until `take` gets them, in the thread that draws."""

    can_undo = False
    is_shared = True
    has_coach = True

    def __init__(self, connection: Connection, table: str, own: Sequence[int]) -> None:
        self.connection, self.table, self.own = connection, table, tuple(own)
        self.by_seat = {seat: Stream() for seat in self.own or (SPECTATOR,)}
        self.status, self.code, self.owner, self.rematch = GATHERING, "", 0, ""
        self.places: list[Json] = []
        self.standing: Standing | None = None
        self.ended = ""  # why nothing more comes
        self.arranged = ""  # the message that says what is not as the box has it
        self.storing = True  # whether the server can save moves
        self.is_away = False
        self.remarks: list[Note] = []
        self._waits = False  # what the server said last about moves; for the connection's thread
        self._heard: queue.Queue[Json | None] = queue.Queue()
        self._records: dict[int, tuple[Json, Records]] = {}
        connection.listeners.append(self)
        for seat in self.by_seat:
            self._open(seat)
        self.take(self.arrived())

    def _open(self, seat: int) -> None:
        command: Json = {"table": self.table} | ({"seat": seat} if seat else {})
        self.connection.do("resume" if seat else "watch", **command)

    def close(self) -> None:
        """Read no more; a seat stays its person's."""
        if self in self.connection.listeners:
            self.connection.listeners.remove(self)
        self._heard.put(None)

    # --- what comes

    def hear(self, message: Json) -> None:
        """In the connection's thread."""
        if message["type"] == "storing":
            self._waits = not message["working"]
            self._heard.put(message)
        elif message.get("table") == self.table and message["type"] in OWN:
            self._heard.put(message)

    def connection_changed(self, is_open: bool) -> None:
        """In the connection's thread too: in its place among the messages."""
        self._heard.put({"type": CONNECTION, "open": is_open})

    def streams(self) -> list[Json]:
        """The commands that open the streams again where they were; what is not stored is said anew."""
        if self._waits:
            self.hear(STORING)
        return [
            {"command": "resume" if seat else "watch", "table": self.table}
            | ({"seat": seat} if seat else {})
            | ({"since": stream.n} if stream.n else {})
            for seat, stream in self.by_seat.items()
        ]

    def arrived(self) -> list[Json] | None:
        """Everything that has come already."""
        messages: list[Json] = []
        while not self._heard.empty():
            messages += [message] if (message := self._heard.get_nowait()) else []
        return messages or None

    def wait(self) -> list[Json] | None:
        """Until something comes; nothing, when the table is closed."""
        first = self._heard.get()
        return None if first is None else [first, *(self.arrived() or ())]

    def take(self, done: list[Json] | None) -> None:
        """It has happened."""
        for message in done or ():
            if message["type"] == "storing":
                self._stores(message["working"])
                continue
            if message["type"] == CONNECTION:
                self.is_away = not message["open"]
                self.remarks.append(Note("page-connection-lost" if self.is_away else "note-connected", SPECTATOR))
                continue
            stream = self.by_seat.get(message["seat"])
            if stream is None:
                continue
            if message["type"] == "snapshot":
                self._begin(stream, message)
            elif message["type"] == "event" and message["n"] > stream.n:
                self._follow(stream, message, first=message["n"] > max(one.n for one in self.by_seat.values()))
            elif message["type"] == "ended":
                self.ended = message["reason"]

    def _stores(self, working: bool) -> None:
        if working != self.storing:
            self.remarks.append(Note("note-stored" if working else WAITS))
        self.storing = working

    def _begin(self, stream: Stream, message: Json) -> None:
        info = message["info"]
        self.game: Game = find(info["game"])
        self._kinds = {kind.name: kind for kind in self.game.events}
        self.code, self.table = info["code"], message["table"]
        self.status, self.places, self.owner = message["status"], message["places"], message.get("owner", 0)
        self.rematch = message.get("rematch", "")
        arranged, self.arranged = self.arranged, arranged_message(info)
        if self.arranged and not arranged:
            self.remarks.append(Note(self.arranged))
        stream.n, stream.view, stream.asking = message["n"], message.get("view"), message.get("asking")
        stream.dealt, stream.history = message.get("dealt", []), message.get("history", [])
        if message.get("standing"):
            self._finish(message["standing"])

    def _follow(self, stream: Stream, message: Json, first: bool) -> None:
        event, about = message["event"], (stream.asking or {}).get("about", {})
        stream.n = message["n"]
        stream.view = message.get("view", stream.view)
        stream.asking = message.get("asking", stream.asking) if "asking" in message else stream.asking
        kind = event["kind"]
        if kind == "moved":
            for move in event["moves"]:
                stream.history.append(move)
                stream.about[len(stream.history)] = about
        elif kind == "started":
            self.status, stream.dealt = PLAYING, event["happened"]
        elif kind == "finished":
            stream.asking = None
            self._finish(event["standing"])
        elif kind == "seated":
            before, now = self.places[event["seat"] - 1], event["place"]
            self.places[event["seat"] - 1], self.owner = now, event.get("owner", 0)
            if first and self.status == PLAYING and now["kind"] != before["kind"]:
                self.remarks.append(Note(f"note-{now['kind']}", seat=event["seat"]))
        elif kind == "rematched":
            self.rematch = event["table"]
            if first and event.get("seat"):
                self.remarks.append(Note("table-rematch-by", event["seat"]))
        elif kind == "nudged" and first:
            self.remarks.append(Note("note-nudged", seat=event["seat"]))
        elif kind == "said" and first:
            self.remarks.append(
                Note("note-said", event["seat"], event["name"], event.get("text", ""), event.get("quick", ""))
            )
        elif kind == "deleted":
            self.ended = "table-deleted"

    def _finish(self, standing: Json) -> None:
        ranks, scores = (dict(enumerate(standing[what], 1)) for what in ("ranks", "scores"))
        self.standing, self.status = Standing(ranks, scores, standing["winners"]), OVER

    # --- what a sitting needs

    @property
    def names(self) -> Sequence[str]:
        """The players by seat; bots have no names."""
        return [place.get("name", "") for place in self.places]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.status == OVER or bool(self.ended)

    @property
    def moves(self) -> int:
        """How many moves were made."""
        return min(len(stream.history) for stream in self.by_seat.values())

    @property
    def questions(self) -> Sequence[Asked]:
        """The open questions, to those who have yet to answer."""
        asking = next(iter(self.by_seat.values())).asking
        if not asking:
            return []
        seats = [seat for seat in asking["seats"] if seat not in asking.get("answered", [])]
        waiting = [seat for seat in seats if seat not in self.own or (self.by_seat[seat].asking or {}).get("legal")]
        return [Asked(seat, asking["question"], asking["about"]) for seat in waiting]

    @property
    def result(self) -> Standing:
        """Places and scores."""
        assert self.standing, NO_VIEW
        return self.standing

    def view(self, seat: int) -> Records:
        """What a seat may know, as far as its board shows it."""
        stream = self.by_seat[seat]
        assert stream.view is not None, NO_VIEW
        known = self._records.get(seat)
        if known is None or known[0] is not stream.view:
            question = (stream.asking or {}).get("question", "")
            known = self._records[seat] = stream.view, record_of(self.game, stream.view, question)
        return known[1]

    def _asking(self, seat: int) -> Json:
        return self.by_seat[seat].asking or {}

    def legal(self, seat: int) -> Sequence[str]:
        """The moves that a seat may make."""
        legal: list[str] = self._asking(seat).get("legal", [])
        return legal

    def completions(self, seat: int) -> Mapping[str, Sequence[tuple[str, ...]]]:
        """By legal move, the ways to complete it."""
        found = self._asking(seat).get("completions", {})
        return {move: [tuple(way) for way in ways] for move, ways in found.items()}

    def refusal(self, seat: int, move: str) -> RefusedMove:
        """Why a move cannot be made now: the server knows."""
        reasons = self.connection.do("explain", table=self.table, seat=seat)["reasons"]
        why = next((why for why in reasons if move in why["moves"]), {"reason": "not-now", "rule": ""})
        return RefusedMove(seat, move, why["reason"], why["rule"])

    def play(self, seat: int, moves: Sequence[str]) -> None:
        """Make a move, and complete it."""
        move, *then = moves
        number = self._asking(seat)["number"]
        self.connection.do("move", table=self.table, seat=seat, question=number, move=move, then=then)

    def _events(self, happened: Sequence[Json]) -> list[Event]:
        known = [event for event in happened if event["name"] in self._kinds]
        return [Event(self._kinds[event["name"]], event["arguments"]) for event in known]

    def dealt(self, seat: int) -> Sequence[Event]:
        """What happened when the game was dealt, or last."""
        stream = self.by_seat[seat]
        return self._events(stream.history[-1].get("happened", []) if stream.history else stream.dealt)

    def happened(self, seat: int, since: int) -> Sequence[SeenMove]:
        """The moves after that many."""
        stream = self.by_seat[seat]
        return [
            SeenMove(
                number, move["seat"], move["move"], self._events(move.get("happened", [])),
                stream.about.get(number, {}), move.get("completes", False),
            )
            for number, move in enumerate(stream.history[since:], since + 1)
        ]  # fmt: skip

    def notes(self) -> Sequence[Note]:
        """What else has happened."""
        notes, self.remarks = self.remarks, []
        return notes

    def prepare_coach(self) -> None:
        """The server's coach is prepared by the server."""

    def advise(self, seat: int) -> Advice:
        """What the coach says."""
        return advice_of(self.connection.do("advise", table=self.table, seat=seat)["advice"])

    def undo(self) -> None:
        """Nothing is taken back among several people."""
        raise Mistake("undo-others")

    def log(self) -> Log:
        """The whole match, which a server gives away when it is over."""
        if self.status != OVER:
            raise Mistake("save-later")
        return notation.read(self.connection.fetched(f"/api/matches/{self.table}/export").decode())

    # --- what only a server can do

    def say(self, seat: int, text: str) -> None:
        """Say something to everybody at the table."""
        self.connection.do("say", table=self.table, seat=seat, text=text)

    def hand_to_bot(self, seat: int) -> None:
        """Let a bot play on, or play again oneself."""
        by_bot = self.places[seat - 1]["kind"] == "stand-in"
        self.connection.do("take-back" if by_bot else "hand-over", table=self.table, seat=seat)

    def gathering(self, words: Words) -> list[str]:
        """Who is here, before the game begins, and how others come."""
        names = [place.get("name") or words.say("tui-open") for place in self.places]
        seats = [
            words.say("labelled", label=words.say("page-seat", number=number), text=name)
            for number, name in enumerate(names, 1)
        ]
        waiting = words.say("tui-begin" if self.owner in self.own else "page-gather-waiting")
        special = [key for key in (self.arranged, "" if self.storing else WAITS) if key]
        lines = [words.game(self.game.name), words.say("tui-code", code=self.code), *map(words.say, special)]
        return [*lines, "", *seats, "", waiting]

    def start(self) -> None:
        """Bots take the open seats, and the game begins."""
        self.connection.do("start", table=self.table, bots=DEFAULT_LEVEL)


def arranged_message(info: Json) -> str:
    """The message that says what somebody has arranged at a table; none where it is as the box has it."""
    arranged = info.get("arranged", [])
    return f"arranged-{'-'.join(arranged)}" if arranged else ""


def advice_of(said: Json) -> Advice:
    """Advice as it was before it was written as JSON."""

    def fraction(wanted: Any, value: Any) -> Any:
        return Fraction(value)

    arguments = {
        name: Fraction(value) if isinstance(value, str) and FRACTION.fullmatch(value) else value
        for name, value in said["reason"]["arguments"].items()
    }
    return Advice(
        said["seat"],
        said["question"],
        msgspec.convert(said["odds"], Odds, dec_hook=fraction),
        tuple(EvaluatedMove(**move) for move in said["moves"]),
        AdviceReason(said["reason"]["key"], arguments),
    )

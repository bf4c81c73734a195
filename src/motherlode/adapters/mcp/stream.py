"""What came to one seat over the socket, as it stands now and in words.

Everything here follows from the messages of the seat's own stream. What people type, their names included, is left
out: to a language model it would read like an instruction. Players are called by their seats.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from motherlode.games.catalog import find
from motherlode.match import Asked, Event
from motherlode.sitting.remote_table import WAITS, arranged_message
from motherlode.words import Words
from motherlode.words.narration import Narration

Json = dict[str, Any]
OPEN, GATHERING, OVER = "open", "gathering", "over"


@dataclass(frozen=True)
class Result:
    """How a game ended, by seats."""

    ranks: Mapping[int, int]
    scores: Mapping[int, int]
    winners: Sequence[int]


class SeatStream:
    """The stream of a seat (or of spectators, seat 0), begun by a snapshot."""

    def __init__(self, words: Words, snapshot: Json) -> None:
        self.table, self.seat = snapshot["table"], snapshot["seat"]
        info = snapshot["info"]
        self.code, self.game = info["code"], find(info["game"])
        self.kinds = {kind.name: kind for kind in self.game.events}
        self.words = words
        names = [words.say("mcp-seat", number=number) for number in range(1, info["seats"] + 1)]
        self.narration = Narration(words, self.game, names, self.seat)
        self.options: Json = info.get("options", {})
        self.news: list[str] = []  # what was not reported yet
        if arranged := arranged_message(info):
            self.news.append(words.say(arranged))
        self.begin(snapshot)
        self.news += self._events(snapshot.get("dealt", []))

    def begin(self, snapshot: Json) -> None:
        """The table as it stands now."""
        self.ended = ""  # why nothing more comes
        self.n, self.status, self.places = snapshot["n"], snapshot["status"], snapshot["places"]
        self.view, self.asking = snapshot.get("view"), snapshot.get("asking")
        self.owner, self.standing = snapshot.get("owner", 0), snapshot.get("standing")

    def follow(self, message: Json) -> None:
        """The next line."""
        self.n, event = message["n"], message["event"]
        self.view = message.get("view", self.view)
        if "asking" in message:
            self.asking = message["asking"]
        kind = event["kind"]
        if kind == "seated":
            self.places[event["seat"] - 1], self.owner = event["place"], event.get("owner", 0)
        elif kind == "started":
            self.status = "playing"
            self.news += self._events(event["happened"])
        elif kind == "moved":
            for move in event["moves"]:
                self.news += self._events(move.get("happened", [])) or [self._chose(move["seat"], move["move"])]
        elif kind == "finished":
            self.status, self.standing, self.asking = OVER, event["standing"], None
            self.news += self.narration.results(self._result(event["standing"]))
        elif kind == "nudged" and event["seat"] == self.seat:
            self.news.append(self.words.say("mcp-nudged"))

    def stores(self, working: bool) -> None:
        """Whether the server can save moves."""
        self.news.append(self.words.say("note-stored" if working else WAITS))

    # --- what a model gets of it

    @property
    def legal(self) -> list[str]:
        """The moves that answer the open question; none where it is not this seat's."""
        moves: list[str] = (self.asking or {}).get("legal", [])
        return moves

    @property
    def open_seats(self) -> list[int]:
        """The seats that anybody may take."""
        return [number for number, place in enumerate(self.places, 1) if place["kind"] == OPEN]

    def situation(self) -> Json:
        """Whose turn it is, and what has happened since the last report."""
        news, self.news = self.news, []
        return {"happened": news, "status": self.status, "your_turn": bool(self.legal), "question": self.question()}

    def question(self) -> str:
        """The open question in words."""
        asking = self.asking
        if not asking:
            return ""
        seat = self.seat if self.seat in asking["seats"] else asking["seats"][0]
        return self.narration.question(Asked(seat, asking["question"], asking["about"]))

    def moves(self) -> list[Json]:
        """What can be played, what it means, and how it can be completed at once."""
        asking = self.asking or {}
        completions = asking.get("completions", {})
        return [
            {"move": move, "means": self.narration.move(move, asking["about"])}
            | ({"then": completions[move]} if move in completions else {})
            for move in self.legal
        ]

    def players(self) -> list[Json]:
        """Who has the seats: this model, people and bots."""
        kinds = [place["kind"] for place in self.places]
        return [{"seat": number, "kind": kind, "you": number == self.seat} for number, kind in enumerate(kinds, 1)]

    def _events(self, happened: Sequence[Json]) -> list[str]:
        known = [event for event in happened if event["name"] in self.kinds]
        return self.narration.events([Event(self.kinds[event["name"]], event["arguments"]) for event in known])

    def _chose(self, seat: int, move: str) -> str:
        return self.words.say("chose", seat=self.narration.seat(seat), move=self.narration.move(move, {}))

    def _result(self, standing: Json) -> Result:
        ranks, scores = (dict(enumerate(standing[what], 1)) for what in ("ranks", "scores"))
        return Result(ranks, scores, standing["winners"])

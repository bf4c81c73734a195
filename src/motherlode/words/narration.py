"""A match in the words of one reader: events, questions, moves and refusals, from what the game declares.

A game without words of its own is narrated by the names in its tables. `web/app/narration.js` is the same for the page;
`tests/words/narration.json` holds both to the same texts.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from typing import Any, Protocol

from motherlode.games.kit.game import Game
from motherlode.match import Asked, Entry, Event, Match, RefusedMove
from motherlode.words import Argument, Piece, Seat, Words

NO_PIECE = "none"  # the slug of a piece that is not there, or that the reader may not know
UNKNOWN_NUMBER = "?"  # a number that the reader may not know

About = Mapping[str, Any]  # what a question concerns, as slugs and seats


class Result(Protocol):
    """How a game ended: by seat, counted from 1."""

    @property
    def ranks(self) -> Mapping[int, int]:
        """1 is best."""

    @property
    def scores(self) -> Mapping[int, int]:
        """Coins or points."""

    @property
    def winners(self) -> Sequence[int]:
        """The seats that won."""


def whole_moves(match: Match, viewer: int | None) -> Iterator[tuple[int, Entry, list[Event]]]:
    """Every move with its number, and the events that a viewer saw of it and of the moves that complete it."""
    entries = match.log_for(viewer)
    begin = [
        number for number, entry in enumerate(match.log.entries, 1) if not match.game.question_of(entry.move).completes
    ]
    for first, following in pairwise([*begin, len(entries) + 1]):
        seen = [event for number in range(first, following) for event in match.events_of(number, viewer)]
        yield first, entries[first - 1], seen


class Narration:
    """Puts one match into words, for one reader: a seat or a spectator."""

    def __init__(self, words: Words, game: Game, names: Sequence[str], reader: int | None) -> None:
        self.words = words
        self.game = game
        self.names = names
        self.reader = reader

    def say(self, key: str, **arguments: Argument) -> str:
        """A message of the game itself."""
        return self.words.say(f"{self.game.short_name}-{key}", **arguments)

    def has(self, key: str) -> bool:
        """Whether the game has words for it."""
        return self.words.has(f"{self.game.short_name}-{key}")

    def labelled(self, label: str, text: str) -> str:
        """A heading of the game and what stands behind it."""
        return self.words.say("labelled", label=self.say(label), text=text)

    def seat(self, number: int) -> Seat:
        """A seat by its player's name."""
        name = self.names[number - 1] if number <= len(self.names) else str(number)
        return Seat(name, you=number == self.reader)

    def piece(self, kind: str, slug: str | None) -> Piece:
        """A crystal, a card…"""
        return Piece(f"{self.game.short_name}-{kind}", slug or NO_PIECE)

    def argument(self, kind: str, value: Any) -> Argument:
        """A value by what it stands for: a seat, a piece or a number."""
        if kind == "seat":
            return self.seat(int(value))
        if kind in self.game.pieces:
            return self.piece(kind, value)
        return UNKNOWN_NUMBER if value is None else int(value)

    # --- events

    def events(self, events: Sequence[Event]) -> list[str]:
        """A line for each event; events in a row that the game declares to be one are one line."""
        lines = []
        for _, group in groupby(events, key=self._group):
            together = list(group)
            lines.append(self._together(together) if len(together) > 1 else self.event(together[0]))
        return lines

    def event(self, event: Event) -> str:
        """One event."""
        if self.has(f"event-{event.name}"):
            return self.say(f"event-{event.name}", **self._arguments(event))
        named = [f"{name} {self._plain(kind, event.arguments[name])}" for name, kind in event.kind.arguments]
        return self.words.say("labelled", label=event.name, text=", ".join(named)) if named else event.name

    def _group(self, event: Event) -> tuple[Any, ...]:
        """Events in a row with equal groups are narrated as one; what cannot be counted stands alone."""
        together, kinds = event.kind.together, dict(event.kind.arguments)
        uncounted = any(kinds[name] == "count" and event.arguments[name] is None for name in together)
        if not together or uncounted or not self.has(f"event-{event.name}"):
            return (event.name, id(event))
        return event.name, *(value for name, value in event.arguments.items() if name not in together)

    def _together(self, events: list[Event]) -> str:
        """Several events as one: a list, where the message has words for an item of it, else a heap of pieces."""
        first, key = events[0], f"event-{events[0].name}"
        if self.has(f"{key}.item"):
            items = [self.say(f"{key}.item", **self._arguments(event)) for event in events]
            return self.say(f"{key}.together", items="; ".join(items))
        piece, count = first.kind.together
        heap = Counter[str]()
        for event in events:
            heap[event.arguments[piece]] += event.arguments[count]
        counted = self.counted(dict(first.kind.arguments)[piece], heap, "count")
        return self.say(key, **{**self._arguments(first), piece: "", f"{piece}-{count}": counted})

    def counted(self, kind: str, heap: Mapping[str, int], form: str) -> str:
        """Pieces of a kind with their numbers, in one of the forms that their messages have."""
        return self.words.join([self.say(f"{kind}-{slug}.{form}", count=count) for slug, count in heap.items()])

    def _arguments(self, event: Event) -> dict[str, Argument]:
        return {name: self.argument(kind, event.arguments[name]) for name, kind in event.kind.arguments}

    def _plain(self, kind: str, value: Any) -> str:
        """An argument of an event that has no words."""
        return "-" if value is None else self.seat(value).name if kind == "seat" else str(value)

    # --- questions and answers

    def question(self, asked: Asked) -> str:
        """The open question: to the seat that is asked, or to those that wait."""
        if not self.has(f"question-{asked.question}"):
            return self.words.say("labelled", label=self.seat(asked.seat).name, text=asked.question)
        given: dict[str, Argument] = {"seat": self.seat(asked.seat)}
        for name, kind, _ in self.game.about:
            value = asked.about[name]
            given[name] = self.argument(kind, asked.seat if kind == "seat" and value is None else value)
        return self.say(f"question-{asked.question}", **given)

    def move(self, phrase: str, about: About) -> str:
        """The label of a move that answers a question about something; a phrase that is no move as it stands."""
        if phrase not in self.game.moves:
            return phrase
        move, values = self.game.moves.parse(phrase)
        key = f"move-{move.words.replace(' ', '-')}"
        if not self.has(key):
            return phrase
        named: dict[str, Argument] = {}
        for place, argument in enumerate(move.arguments):
            if argument.most > 1:
                named[argument.name] = self.counted(argument.kind, Counter(values[place:]), "count-acc")
            else:
                named[argument.name] = self.argument(argument.kind, values[place])
        if move.answers:
            named[move.answers] = self.piece(move.answers, self.game.answers.get(about.get(move.answers, "")))
        return self.say(key, **named)

    def refusal(self, refused: RefusedMove, about: About) -> str:
        """Why a move cannot be made now, with the rule that says so."""
        reason = refused.reason.replace("-", " ").capitalize() + "."
        if self.has(f"refusal-{refused.reason}"):
            label, seat = self.move(refused.move, about), self.seat(refused.seat)
            reason = self.say(f"refusal-{refused.reason}", move=label, seat=seat)
        if not refused.rule:
            return self.words.say("refused", reason=reason)
        return self.words.say("refused-rule", reason=reason, rule=refused.rule)

    # --- the players and the result

    def at_the_table(self) -> str:
        """Everybody by seat."""
        seats = [
            self.words.say("seat-name", number=number, seat=self.seat(number))
            for number in range(1, len(self.names) + 1)
        ]
        return self.words.say("at-the-table", seats="; ".join(seats))

    def results(self, match: Result) -> list[str]:
        """The places, the scores, and the winner in a sentence."""
        family = self.game.short_name if self.has("table-result") else "general"
        lines = []
        for seat, rank in sorted(match.ranks.items(), key=lambda place: place[1]):
            score = match.scores[seat]
            result: dict[str, Argument] = {"rank": rank, "seat": self.seat(seat), "coins": score, "points": score}
            lines.append(self.words.say(f"{family}-table-result", **result))
        winners = [self.seat(seat) for seat in match.winners]
        if len(winners) == 1:
            return [*lines, self.words.say(f"{family}-table-winner", seat=winners[0])]
        names = self.words.join([winner.name for winner in winners])
        return [*lines, self.words.say(f"{family}-table-shared", seats=names)]

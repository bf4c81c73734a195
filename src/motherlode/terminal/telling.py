"""Happenings, questions, moves and refusals in the words of one reader.

A game without words of its own is told by the names in its tables.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from typing import Any

from motherlode.games.kit.game import Game
from motherlode.match import Asked, Entry, Event, Match, RefusedMove
from motherlode.terminal.phrases import NAMED
from motherlode.words import Argument, Piece, Seat, Words

NO_PIECE = "none"  # the slug of a piece that is not there, or not for these eyes
UNKNOWN_NUMBER = "?"  # a number that is not for these eyes

About = Mapping[str, Any]  # what a question concerns, as slugs and seats


def whole_moves(match: Match, viewer: int | None) -> Iterator[tuple[int, Entry, list[Event]]]:
    """Every move with its number, and what a viewer saw of it and of those that complete it."""
    entries = match.log_for(viewer)
    begin = [
        number for number, entry in enumerate(match.log.entries, 1) if not match.game.question_of(entry.move).completes
    ]
    for first, following in pairwise([*begin, len(entries) + 1]):
        seen = [happening for number in range(first, following) for happening in match.events_of(number, viewer)]
        yield first, entries[first - 1], seen


class Telling:
    """Puts one match into words, for one reader: a seat, or somebody who watches."""

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

    # --- what happened

    def happened(self, happenings: Sequence[Event]) -> list[str]:
        """A line for each thing that happened; pieces that move together are told together."""
        lines = []
        for _, together in groupby(happenings, key=self._heap):
            same = list(together)
            lines += [self._heap_moved(same)] if len(same) > 1 else [self.happening(same[0])]
        return lines

    def _heap(self, happening: Event) -> tuple[Any, ...]:
        """Events with equal heaps are told as one: the same but for the kind and the number of pieces."""
        if happening.name == "laid-bonus":
            return (happening.name,)
        kind = self._counted(happening)
        if kind is None:
            return (happening.name, id(happening))
        rest = {name: value for name, value in happening.arguments.items() if name not in (kind, "count")}
        return happening.name, *rest.values()

    def _counted(self, happening: Event) -> str | None:
        """The kind of piece that an event counts, if the game has words for counts of it."""
        for name, kind in happening.kind.arguments:
            slug = happening.arguments[name]
            if happening.arguments.get("count") is not None and slug and self.has(f"{kind}-{slug}.count"):
                return name if name == kind else None
        return None

    def happening(self, happening: Event) -> str:
        """One event in words."""
        if not self.has(f"event-{happening.name}"):
            arguments = [
                f"{name} {self._plain(kind, happening.arguments[name])}" for name, kind in happening.kind.arguments
            ]
            return (
                self.words.say("labelled", label=happening.name, text=", ".join(arguments))
                if arguments
                else happening.name
            )
        return self.say(f"event-{happening.name}", **self._arguments(happening))

    def _heap_moved(self, same: list[Event]) -> str:
        if same[0].name == "laid-bonus":
            return self.labelled("table-bravery", "; ".join(self.bonus(**each.arguments) for each in same)) + "."
        kind = self._counted(same[0]) or ""
        heap = Counter[str]()
        for each in same:
            heap[each.arguments[kind]] += each.arguments["count"]
        counts = [self.say(f"{kind}-{slug}.count", count=count) for slug, count in heap.items()]
        together: dict[str, Argument] = {kind: "", f"{kind}-count": self.words.join(counts)}
        return self.say(f"event-{same[0].name}", **{**self._arguments(same[0]), **together})

    def _arguments(self, happening: Event) -> dict[str, Argument]:
        kinds = dict(happening.kind.arguments)
        return {name: self._argument(kinds[name], value) for name, value in happening.arguments.items()}

    def _plain(self, kind: str, value: Any) -> str:
        """An argument of an event that has no words."""
        return "-" if value is None else self.seat(value).name if kind == "seat" else str(value)

    def _argument(self, kind: str, value: Any) -> Argument:
        if kind == "seat":
            return self.seat(value)
        if kind in self.game.pieces:
            return self.piece(kind, value)
        return UNKNOWN_NUMBER if value is None else int(value)

    def bonus(self, card: str | None, coins: int) -> str:
        """A bravery bonus."""
        return self.say("table-bravery-space", card=self.piece("card", card), coins=coins)

    # --- what is asked, and what can be answered

    def question(self, asked: Asked) -> str:
        """The open question: to the one who is asked, or to those who wait."""
        if not self.has(f"question-{asked.question}"):
            return self.words.say("labelled", label=self.seat(asked.seat).name, text=asked.question)
        about: dict[str, Argument] = {"about": asked.about.get("card") or NO_PIECE}
        for name, value in asked.about.items():
            if name == "other":
                about[name] = self.seat(value or asked.seat)
            else:
                about[name] = self.piece(name, value) if name in self.game.pieces else value
        return self.say(f"question-{asked.question}", seat=self.seat(asked.seat), **about)

    def move(self, phrase: str, about: About) -> str:
        """The label of a move that answers a question about something."""
        key, arguments = self._named(phrase.split(), about)
        return self.say(f"move-{key}", **arguments) if self.has(f"move-{key}") else phrase

    def _named(self, parts: list[str], about: About) -> tuple[str, dict[str, Argument]]:
        """The key of a move, and the seat or the pieces that it names."""
        verb, *rest = parts
        if parts[-2:-1] == ["seat"] and parts[-1].isdecimal():
            return "-".join(parts[:-1]), {"other": self.seat(int(parts[-1]))}
        if name := NAMED.get((self.game.name, verb)):
            return verb, name(self, rest, about)
        for kind, slugs in self.game.pieces.items():
            if rest and rest[0] in slugs:
                number = {"count": int(rest[1])} if len(rest) > 1 and rest[1].isdecimal() else {}
                return verb, {kind: self.piece(kind, rest[0]), **number}
        return "-".join(parts), {}

    def refusal(self, refused: RefusedMove, about: About) -> str:
        """Why a move cannot be made now, with the rule that says so."""
        reason = refused.reason.replace("-", " ").capitalize() + "."
        if self.has(f"refusal-{refused.reason}"):
            label, seat = self.move(refused.move, about), self.seat(refused.seat)
            reason = self.say(f"refusal-{refused.reason}", move=label, seat=seat)
        if not refused.rule:
            return self.words.say("refused", reason=reason)
        return self.words.say("refused-rule", reason=reason, rule=refused.rule)

    # --- who sits where, and who has won

    def at_the_table(self) -> str:
        """Everybody by seat."""
        seats = [
            self.words.say("seat-name", number=number, seat=self.seat(number))
            for number in range(1, len(self.names) + 1)
        ]
        return self.words.say("at-the-table", seats="; ".join(seats))

    def results(self, match: Match) -> list[str]:
        """The places, the scores, and the winner in a sentence."""
        family = self.game.short_name if self.has("table-result") else "general"
        lines = []
        for seat, rank in sorted(match.ranks.items(), key=lambda place: place[1]):
            score = match.scores[seat]
            told: dict[str, Argument] = {"rank": rank, "seat": self.seat(seat), "coins": score, "points": score}
            lines.append(self.words.say(f"{family}-table-result", **told))
        winners = [self.seat(seat) for seat in match.winners]
        if len(winners) == 1:
            return [*lines, self.words.say(f"{family}-table-winner", seat=winners[0])]
        names = self.words.join([winner.name for winner in winners])
        return [*lines, self.words.say(f"{family}-table-shared", seats=names)]

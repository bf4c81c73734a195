"""One game as every door plays it: a state, and what each seat may know of it.

It is copied and pickled exactly: the same game goes on from the same place with the same chance.

>>> game = PlayedGame("quartz", seats=4)
>>> game.deal(7)
>>> from copy import deepcopy
>>> twin = deepcopy(game)
>>> [seat] = game.asked()
>>> game.play(seat, 1), twin.play(seat, 1), game.states.tobytes() == twin.states.tobytes()
(0, 0, True)
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from motherlode.adapters.rewards import reward_of
from motherlode.games.catalog import find
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.records import Records, from_bytes, records
from motherlode.words import Words
from motherlode.words.narration import Narration

Observation = np.ndarray[Any, np.dtype[np.int32]]
Mask = np.ndarray[Any, np.dtype[np.int8]]
SPECTATOR = -1
RENDER_MODES = ("ansi", "human")
SEED_BITS = 62
REFUSED = "refused"  # in an agent's info: why its last move was refused


def checked_render_mode(mode: str | None) -> str | None:
    """A way to show the table, or none."""
    if mode not in (None, *RENDER_MODES):
        raise Mistake("render-mode", mode=str(mode), known=", ".join(RENDER_MODES))
    return mode


class PlayedGame:
    """A game with its seats and options. Seats are counted from 0."""

    def __init__(self, name: str, seats: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self.name, self.options = name, dict(options or {})
        self.game = find(name)
        self.seats = self.game.fewest if seats is None else seats
        self.bind(self.game.blank(self.seats, self.options))

    def bind(self, states: Records) -> None:
        """Play on in this state. Closures over the arrays: a method would look each of them up at every call."""
        game = self.game
        events, size, moves = game.event_buffer(), len(game.observed()), len(game.actions)
        names = ("new", "asked", "legal", "observe", "apply")
        new, asked, legal, observe, apply = (game.prepared(name) for name in names)
        self.states, self.events = states, events
        every = [[seat for seat in range(self.seats) if bits >> seat & 1] for bits in range(1 << self.seats)]

        def deal(seed: int) -> None:
            new(states, 0, seed, events)

        def seats_asked() -> list[int]:
            return every[asked(states, 0)]

        def observation(seat: int) -> Observation:
            out = np.empty(size, np.int32)
            observe(states, 0, seat, out)
            return out

        def mask(seat: int) -> Mask:
            marks = np.empty(moves, np.int8)
            legal(states, 0, seat, marks)
            return marks

        def play(seat: int, action: int) -> int:
            outcome = apply(states, 0, seat, int(action), events)
            return -outcome if outcome < 0 else 0

        self.deal, self.asked, self.observation, self.mask, self.play = deal, seats_asked, observation, mask, play

    def refusal(self, reason: int) -> str:
        """Why a move was refused, by the number that `play` has given."""
        why = self.game.reasons[reason]
        return f"{why.name} ({why.rule})"

    def redacted(self, viewer: int) -> Records:
        """What a seat or SPECTATOR may know, as a record."""
        view = records(self.game.state, 1)
        self.game.rules.redact(self.states, 0, viewer, view, 0)
        return view

    def rewards(self, kind: str) -> list[float]:
        """What each seat is paid, at the end."""
        ranks, scores = self.game.by_seat(), self.game.by_seat()
        self.game.rules.ranks(self.states, 0, ranks)
        self.game.rules.scores(self.states, 0, scores)
        return reward_of(kind)(ranks[: self.seats].tolist(), scores[: self.seats].tolist())

    def in_words(self, viewer: int = SPECTATOR, language: str = "en") -> str:
        """The table as a seat or SPECTATOR may see it, in words."""
        from motherlode.sitting.screens import screen_of

        names = [f"{number}" for number in range(1, self.seats + 1)]
        narration = Narration(Words(language), self.game, names, viewer + 1)
        return "\n".join(screen_of(self.game.name).everything(narration, self.redacted(viewer)))

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), self.name, self.seats, self.options, self.states.tobytes())


def _restored(kind: type[PlayedGame], name: str, seats: int, options: Mapping[str, Any], state: bytes) -> PlayedGame:
    """A game from its bytes."""
    played = kind(name, seats, options)
    played.bind(from_bytes(played.game.state, state))
    return played

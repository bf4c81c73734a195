"""What chance gave each seat, so that it can be taken out of a result: control variates in the manner of AIVAT.

Whenever chance decides (the game's random stream moves on), the table that came of it is compared with tables that
could have come of it: the same move, made again with other chance. Each is played out once by the greedy player
(`bots/playouts`), and so is, as often, the table that came; the difference of what they promise each seat is luck.
Its mean is zero by construction, whatever a promise is worth: the table that came is one more like those it is compared
with. So a result less any multiple of it is as true as before; the better the promise, the less it scatters.

Burch, Schmid, Moravčík, Morrill and Bowling ("AIVAT: A new variance reduction technique for agent evaluation in
imperfect information games", 2018) take the odds where we take samples. The templates are bound by `luck_functions`;
`games/kit/entries.py` says how to read them.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from motherlode.bots.playouts import MOST_SEATS, PlayoutBuffers, playout_functions, style_of
from motherlode.games.kit.chance import seed_stream
from motherlode.games.kit.compile import bound, unbound
from motherlode.games.kit.game import Game
from motherlode.games.kit.records import Records

SAMPLES = 32  # tables that one is compared with; with fewer, their own scatter shows
OTHER_CHANCE = 0x6C75636B  # keeps these samples apart from the game's own chance
MOST_SAMPLES = 1 << 24  # of one game
BEFORE, AFTER, ROOT, PLAYED = range(4)  # worlds

# Bound by `luck_functions`. The entry points of the game (`Game.rules`):
new: Any = unbound  # (states, i, seed, events)
apply: Any = unbound  # (states, i, seat, action, events)
reseed: Any = unbound  # (states, i, seed)
# From the playouts:
play_out: Any = unbound  # PlayoutFunctions.play_out
# Of this module:
promise: Any = unbound  # promise_of_world


def promise_of_world(worlds: Records, seed: int, weight: float, words: Any, events: Any, out: Any, luck: Any) -> None:
    """Play a world out, no further from its root than until it can be judged, and add what it promises each seat."""
    reseed(worlds, PLAYED, seed)
    seed_stream(worlds[PLAYED].stream, seed + 1)
    play_out(worlds, PLAYED, worlds, ROOT, words, words.view(np.int8), events, out)
    for seat in range(worlds[PLAYED].seats):
        luck[seat] += weight * out[seat]


def luck_of_deal(worlds: Records, samples: int, seed: int, words: Any, events: Any, out: Any, luck: Any) -> None:
    """What a deal promises each seat more than other deals do."""
    for sample in range(samples):
        worlds[PLAYED] = worlds[AFTER]
        new(worlds, PLAYED, seed + 3 * sample, events)
        worlds[ROOT] = worlds[PLAYED]
        promise(worlds, seed + 3 * sample + 1, -1.0 / samples, words, events, out, luck)
        worlds[PLAYED] = worlds[AFTER]
        worlds[ROOT] = worlds[AFTER]
        promise(worlds, seed + 3 * sample + 1, 1.0 / samples, words, events, out, luck)


def luck_of_move(
    worlds: Records, seat: int, action: int, samples: int, seed: int, words: Any, events: Any, out: Any, luck: Any
) -> None:
    """What came of a move, and promises each seat more than what else could have come of it."""
    worlds[ROOT] = worlds[BEFORE]
    for sample in range(samples):
        worlds[PLAYED] = worlds[BEFORE]
        reseed(worlds, PLAYED, seed + 3 * sample)
        apply(worlds, PLAYED, seat, action, events)
        promise(worlds, seed + 3 * sample + 1, -1.0 / samples, words, events, out, luck)
        worlds[PLAYED] = worlds[AFTER]
        promise(worlds, seed + 3 * sample + 1, 1.0 / samples, words, events, out, luck)


class LuckFunctions(NamedTuple):
    """The templates above, bound."""

    deal: Any
    move: Any


@cache
def luck_functions(game: Game) -> LuckFunctions:
    """What measures luck in a game."""
    rules, play_out = game.rules, playout_functions(game, style_of(game)).play_out
    promise = bound(promise_of_world, game.short_name, play_out=play_out, reseed=rules.reseed)
    move = bound(luck_of_move, game.short_name, reseed=rules.reseed, apply=rules.apply, promise=promise)
    return LuckFunctions(bound(luck_of_deal, game.short_name, new=rules.new, promise=promise), move)


class LuckMeter:
    """Follows one game, whose states it is shown, and adds up what chance gave each seat."""

    def __init__(self, game: Game, states: Records, seed: int, samples: int = SAMPLES) -> None:
        self.functions, self.samples = luck_functions(game), samples
        self.buffers = PlayoutBuffers(game, 4)
        self.seats = int(states["seats"][0])
        self.sum = np.zeros(MOST_SEATS)
        self.next_seed = (seed ^ OTHER_CHANCE) * MOST_SAMPLES % (1 << 62)
        self.buffers.put(AFTER, states)
        self.functions.deal(self.buffers.worlds, samples, *self._rest())

    def made(self, states: Records, seat: int, action: int) -> None:
        """A seat, counted from 0, has made a move, and this is what came of it."""
        worlds = self.buffers.worlds
        worlds[BEFORE] = worlds[AFTER]
        self.buffers.put(AFTER, states)
        plain = worlds.view(np.ndarray)["rng"]
        if (plain[BEFORE] != plain[AFTER]).any():  # or chance has had no part in it
            self.functions.move(worlds, seat, action, self.samples, *self._rest())

    @property
    def luck(self) -> tuple[float, ...]:
        """By seat, in shares of the victory."""
        return tuple(self.sum[: self.seats].tolist())

    def _rest(self) -> tuple[Any, ...]:
        seed, buffers = self.next_seed, self.buffers
        self.next_seed += 3 * self.samples
        return seed, buffers.words, buffers.events, buffers.out, self.sum

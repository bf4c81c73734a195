"""Playouts: a game played on from some state by a quick player, to its end or to where it can be judged.

The result is a share of the victory for every seat. The templates are bound by `playout_functions`.
"""

from dataclasses import dataclass, replace
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from motherlode.bots import greedy, values
from motherlode.bots.exponential import power_of_e
from motherlode.bots.values import UNIT
from motherlode.games.kit.chance import seed_stream
from motherlode.games.kit.compile import bound, inline, unbound
from motherlode.games.kit.events import event_tally
from motherlode.games.kit.game import Game
from motherlode.games.kit.game_loop import RANDOM, Player, first_seat, loop_functions, mask_words, pool_dtype
from motherlode.games.kit.records import Records, records

MOST_SEATS = 6
LONGEST = 20_000  # decisions of one playout: in some arranged positions greedy players would go on forever

# Bound by `playout_functions`. The entry points of the game (`Game.rules`):
asked: Any = unbound  # (states, i)
apply: Any = unbound  # (states, i, seat, action, events)
ranks: Any = unbound  # (states, i, out)
# From the game loop and the game's values (`bots/values`):
decide: Any = unbound  # LoopFunctions.decide
beyond: Any = unbound  # (worlds, w, roots, r): Value.beyond, or `never`
promise: Any = unbound  # (worlds, w, seat): Value.promise, or `no_promise`
# Templates of this module, bound themselves:
judge: Any = unbound  # judge_world
play_out: Any = unbound  # play_to_horizon


class Shares(NamedTuple):
    """The part of the victory that each seat can expect, and how far off that may be (the standard error)."""

    mean: tuple[float, ...]
    error: tuple[float, ...]


# --- templates


@inline
def never(worlds: Any, w: int, roots: Any, r: int) -> bool:
    """A playout without a horizon goes on to the end of the game."""
    return False


@inline
def no_promise(worlds: Any, w: int, seat: int) -> int:
    """Where there is no horizon, nothing need be judged."""
    return 0


def judge_world(worlds: Any, w: int, waiting: int, out: Any) -> None:
    """Each seat's share of the victory: the real one, or what the table promises where the game is not over."""
    seats = worlds[w].seats
    if waiting == 0:
        ranks(worlds, w, out)
        winners = 0
        for seat in range(seats):
            winners += out[seat] == 1
        for seat in range(seats):
            out[seat] = 1.0 / winners if out[seat] == 1 else 0.0
        return
    highest = 0.0
    for seat in range(seats):
        out[seat] = promise(worlds, w, seat) / UNIT
        highest = max(highest, out[seat])
    total = 0.0
    for seat in range(seats):
        out[seat] = power_of_e(out[seat] - highest)
        total += out[seat]
    for seat in range(seats):
        out[seat] /= total


def play_to_horizon(worlds: Any, w: int, roots: Any, r: int, words: Any, mask: Any, events: Any, out: Any) -> None:
    """Play on until the game is over or can be judged, and judge it. The quick player looks at the world itself."""
    waiting = asked(worlds, w)
    decisions = 0
    while waiting != 0 and decisions < LONGEST and not beyond(worlds, w, roots, r):
        seat = first_seat(waiting)
        apply(worlds, w, seat, decide(worlds, w, seat, words, mask, worlds, w), events)
        waiting = asked(worlds, w)
        decisions += 1
    judge(worlds, w, waiting, out)


def play_out_many(
    worlds: Any, action: int, playouts: int, seed: int, words: Any, events: Any, out: Any, sums: Any, squares: Any
) -> None:
    """World 0, `playouts` times, each time with another chance; first with a move of the seat that is asked."""
    mask = words.view(np.int8)
    seats = worlds[0].seats
    for playout in range(playouts):
        worlds[1] = worlds[0]
        seed_stream(worlds[1].rng, seed + 2 * playout)
        seed_stream(worlds[1].stream, seed + 2 * playout + 1)
        if action >= 0:
            apply(worlds, 1, first_seat(asked(worlds, 1)), action, events)
        play_out(worlds, 1, worlds, 0, words, mask, events, out)
        for seat in range(seats):
            sums[seat] += out[seat]
            squares[seat] += out[seat] * out[seat]


# --- bound to a game


@dataclass(frozen=True)
class PlayoutStyle:
    """How a playout is played: by which player, and whether it ends where the table can be judged."""

    player: Player
    judged: bool


def style_of(game: Game, judged: bool = True) -> PlayoutStyle:
    """The playouts of a game: by its greedy player, where it has one, and as far as it can be judged from there."""
    player = replace(greedy.player_of(game) or RANDOM, needs_view=False)
    return PlayoutStyle(player, judged and values.value_of(game) is not None)


class PlayoutFunctions(NamedTuple):
    """The functions that play a game out."""

    play_out: Any
    many: Any
    decide: Any
    beyond: Any


@cache
def playout_functions(game: Game, style: PlayoutStyle) -> PlayoutFunctions:
    """The functions that play a game out in a style."""
    rules, value = game.rules, values.value_of(game) if style.judged else None
    name = f"{game.name}_{style.player.name}_{'judged' if value else 'whole'}"
    decide = loop_functions(game, (style.player,)).decide
    judge = bound(judge_world, name, ranks=rules.ranks, promise=value.promise if value else no_promise)
    beyond = value.beyond if value else never
    out = bound(play_to_horizon, name, asked=rules.asked, apply=rules.apply, decide=decide, beyond=beyond, judge=judge)
    many = bound(play_out_many, name, asked=rules.asked, apply=rules.apply, play_out=out)
    return PlayoutFunctions(out, many, decide, beyond)


class PlayoutBuffers:
    """Memory for playing a game out: worlds, a mask, room for events, and the result."""

    def __init__(self, game: Game, worlds: int) -> None:
        self.worlds = records(pool_dtype(game.state), worlds)
        self.words = np.zeros(mask_words(game) + 1, np.uint64)
        self.events = event_tally(len(game.events))  # of the type that runs of many games use: compiled for both
        self.out = np.zeros(MOST_SEATS)

    def put(self, place: int, states: Records) -> None:
        """Copy a state of the game into one of the worlds."""
        for name in states.dtype.names or ():
            self.worlds.view(np.ndarray)[name][place] = states.view(np.ndarray)[name][0]


def shares(
    game: Game, states: Records, playouts: int, action: int = -1, seed: int = 0, style: PlayoutStyle | None = None
) -> Shares:
    """What each seat can expect of a full state, by `playouts`; first, if one is given, with a move of the seat that is
    asked (the first of them). All that is still to be drawn is drawn anew each time.
    """
    buffers = PlayoutBuffers(game, 2)
    buffers.put(0, states)
    seats = int(states["seats"][0])
    sums, squares = np.zeros(MOST_SEATS), np.zeros(MOST_SEATS)
    play = playout_functions(game, style or style_of(game, judged=False)).many
    play(buffers.worlds, action, playouts, seed, buffers.words, buffers.events, buffers.out, sums, squares)
    mean = sums[:seats] / playouts
    spread = np.maximum(squares[:seats] / playouts - mean * mean, 0.0)
    return Shares(tuple(mean.tolist()), tuple(np.sqrt(spread / max(playouts - 1, 1)).tolist()))

"""Pgx, in JAX: batches of games in one compiled loop, here on the processor; XLA spreads over the cores it finds.

Short games go fastest in lockstep: a batch is dealt, played until the last game must be over, and dealt again. Games
without a near end go on with Pgx's own auto_reset, which works out a new deal at every step.
What XLA compiles is kept in the environment's folder, so only the first run waits for it.
"""

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset
from pgx.experimental.utils import act_randomly

from bench.peers.measure import Measure, Play


class Batch(NamedTuple):
    """How a game goes fastest on one core; found by trying."""

    seats: int
    games: int
    steps: int  # of one call
    lockstep: int  # the longest game, or 0 for auto_reset


BATCHES = {
    "kuhn_poker": Batch(2, 8192, 60, 3),
    "leduc_holdem": Batch(2, 8192, 32, 8),
    "sparrow_mahjong": Batch(3, 1024, 30, 30),
    "backgammon": Batch(2, 64, 64, 0),
}


def measures(cores: int) -> Iterator[Measure]:
    jax.config.update("jax_platforms", "cpu")
    jax.config.update("jax_compilation_cache_dir", str(Path(sys.prefix) / f"compiled-for-{cores}"))
    jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
    for game, batch in BATCHES.items():
        way = "in lockstep" if batch.lockstep else "with auto_reset"
        threads = "; XLA's own threads" if cores > 1 else ""
        note = f"jit, vmap and scan, {batch.games:,} games at once {way}{threads}"
        for observations in (True, False):
            yield Measure(game, batch.seats, observations, note, partial(batched, game, batch, observations))


def batched(game: str, batch: Batch, observations: bool) -> Play:
    rules = pgx.make(game)
    deal = jax.vmap(rules.init)
    go_on = jax.vmap(rules.step if batch.lockstep else auto_reset(rules.step, rules.init))

    def one_step(carried: tuple[Any, Any, Any], key: Any) -> tuple[tuple[Any, Any, Any], None]:
        state, decisions, games = carried
        choice, chance = jax.random.split(key)
        playing = ~state.terminated if batch.lockstep else jnp.ones(batch.games, bool)
        actions = act_randomly(choice, state.legal_action_mask)
        after = go_on(state, actions, jax.random.split(chance, batch.games))
        if not observations:
            after = after.replace(observation=state.observation)  # then nobody reads it and XLA leaves it out
        return (after, decisions + playing.sum(), games + (playing & after.terminated).sum()), None

    def one_round(carried: tuple[Any, Any, Any], key: Any) -> tuple[tuple[Any, Any, Any], None]:
        before, decisions, games = carried
        deals, keys = jax.random.split(key)
        state = deal(jax.random.split(deals, batch.games)) if batch.lockstep else before
        if not observations:
            state = state.replace(observation=before.observation)
        return jax.lax.scan(one_step, (state, decisions, games), jax.random.split(keys, batch.lockstep or batch.steps))

    @jax.jit
    def many_rounds(state: Any, key: Any) -> tuple[Any, Any, Any]:
        rounds = batch.steps // batch.lockstep if batch.lockstep else 1
        start = (state, jnp.int32(0), jnp.int32(0))
        return jax.lax.scan(one_round, start, jax.random.split(key, rounds))[0]

    key = jax.random.key(1)
    state = jax.jit(deal)(jax.random.split(key, batch.games))

    def play() -> tuple[int, int]:
        nonlocal key, state
        key, now = jax.random.split(key)
        state, decisions, games = many_rounds(state, now)
        return int(decisions), int(games)

    return play

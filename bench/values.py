"""Learn what a table promises: `python -m bench.values quartz [--games 100000] [--write]`.

Greedy players, who slip now and then, play; wherever a playout would stop to be judged, what every seat has is written
down, and at the end who won. The weights that make the winners likeliest (softmax regression, a little pulled towards
nothing) are printed, with how good they are on games they were not learned from, and kept in the page's `_weights.py`.
"""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import numpy as np

from motherlode.bots import greedy
from motherlode.bots.companions import companion
from motherlode.bots.slips import with_slips
from motherlode.bots.values import UNIT
from motherlode.games.catalog import find
from motherlode.games.kit.compile import bound, unbound
from motherlode.games.kit.events import event_tally
from motherlode.games.kit.game import Game, Options
from motherlode.games.kit.game_loop import blank_pool, first_seat, loop_functions, mask_words, pool_dtype
from motherlode.games.kit.records import records

MOST_MOMENTS = 64  # of one game
SLIPS = 10  # moves in a hundred made at random, so that rare things are seen

asked: Any = unbound
apply: Any = unbound
deal: Any = unbound
decide: Any = unbound
ranks: Any = unbound
beyond: Any = unbound
stage: Any = unbound
measure: Any = unbound


def watch_games(pool, first, games, words, views, events, seen, stages, shares, places, features):
    """A template: play games, and write down every moment that is beyond the last one."""
    mask = words.view(np.int8)
    count = 0
    for game in range(first, first + games):
        deal(pool, 0, game, events)
        pool[1] = pool[0]
        began = count
        waiting = asked(pool, 0)
        while waiting != 0:
            if beyond(pool, 0, pool, 1) and count < began + MOST_MOMENTS:
                pool[1] = pool[0]
                stages[count] = stage(pool[0])
                for seat in range(pool[0].seats):
                    for feature in range(features):
                        seen[count, seat, feature] = measure(pool[0], seat, feature)
                count += 1
            seat = first_seat(waiting)
            apply(pool, 0, seat, decide(pool, 0, seat, words, mask, views, 0), events)
            waiting = asked(pool, 0)
        ranks(pool, 0, places)
        winners = 0
        for seat in range(pool[0].seats):
            winners += places[seat] == 1
        for moment in range(began, count):
            for seat in range(pool[0].seats):
                shares[moment, seat] = 1.0 / winners if places[seat] == 1 else 0.0
    return count


def watched(game: Game, page: Any, seats: int, options: Options, first: int, games: int) -> tuple[Any, Any, Any]:
    """What was seen in some games: the features by moment and seat, the stages, and how the victory was shared."""
    player = greedy.player_of(game)
    assert player is not None
    functions = loop_functions(game, (with_slips(player, SLIPS),))
    watch = bound(
        watch_games,
        f"{game.name}_values",
        asked=game.rules.asked,
        apply=game.rules.apply,
        ranks=game.rules.ranks,
        deal=functions.deal,
        decide=functions.decide,
        beyond=page.beyond,
        stage=page.stage,
        measure=page.measure,
    )
    width = len(page.FEATURES)
    seen, stages = np.zeros((games * MOST_MOMENTS, seats, width), np.int32), np.zeros(games * MOST_MOMENTS, np.int64)
    shares = np.zeros((games * MOST_MOMENTS, seats))
    pool, views = blank_pool(game, seats, options, 2), records(pool_dtype(game.state), 1)
    words, events = np.zeros(mask_words(game) + 1, np.uint64), event_tally(len(game.events))
    count = watch(pool, first, games, words, views, events, seen, stages, shares, game.by_seat(), width)
    return seen[:count], stages[:count], shares[:count]


def chances(x: Any, weights: Any) -> Any:
    """Every seat's share of the victory."""
    sums = x @ weights
    powers = np.exp(sums - sums.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", help="a game with a `values` module")
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    game = find(given.game)
    page = companion(game, "values")
    if page is None:
        parser.error(f"{game.name} has no `values` module")
    table = []
    kinds = [(seats, options) for seats in range(game.fewest, game.most + 1) for options in page.OPTIONS]
    learn = [watched(game, page, *kind, 0, given.games // len(kinds)) for kind in kinds]
    usual = min(max(4, game.fewest), game.most)
    check = [watched(game, page, usual, options, 10**7, given.games // 8) for options in page.OPTIONS]
    for stage in range(page.STAGES):
        parts = [(seen[stages == stage], shares[stages == stage]) for seen, stages, shares in learn]
        most = game.most
        x = np.concatenate([np.pad(seen, ((0, 0), (0, most - seen.shape[1]), (0, 0))) for seen, _ in parts])
        here = np.concatenate(
            [np.pad(np.ones(seen.shape[:2]), ((0, 0), (0, most - seen.shape[1]))) for seen, _ in parts]
        )
        y = np.concatenate([np.pad(shares, ((0, 0), (0, most - shares.shape[1]))) for _, shares in parts])
        weights = learned(x, here, y) if len(x) else np.zeros(len(page.FEATURES))
        table.append(np.round(weights * UNIT).astype(int))
        seen, shares = (np.concatenate([part[n][part[1] == stage] for part in check]).astype(float) for n in (0, 2))
        if not len(seen):
            continue
        p = np.maximum(chances(seen, weights), 1e-9)
        loss = -np.mean(np.sum(shares * np.log(p), axis=1))
        brier = np.mean(np.sum((p - shares) ** 2, axis=1))
        print(
            f"stage {stage}: {len(x)} moments; on {len(seen)} others, log loss {loss:.4f}"
            f" (all alike {np.log(usual):.4f}), Brier {brier:.4f}"
        )
    for feature, name in enumerate(page.FEATURES):
        print(f"{name:>24}", *(f"{row[feature]:7}" for row in table))
    if given.write:
        columns = zip(page.FEATURES, zip(*table, strict=True), strict=True)
        rows = "\n".join(f"    ({', '.join(str(weight) for weight in row)}),  # {name}" for name, row in columns)
        head = (
            f'"""Learned by `python -m bench.values {game.name}`: a row for each feature, a column for each stage."""'
        )
        file = Path(str(page.__file__)).with_name(f"{page.__name__.rpartition('.')[2]}_weights.py")
        file.write_text(f"{head}\n\nWEIGHTS = (\n{rows}\n)\n")


def learned(x: Any, here: Any, shares: Any, pull: float = 1e-5, steps: int = 40) -> Any:
    """The weights that make the winners likeliest, by Newton's method; who is not at the table has no chance."""
    x = x.astype(float)
    weights = np.zeros(x.shape[2])
    for _ in range(steps):
        powers = np.exp(np.clip(x @ weights, -60, 60)) * here
        p = powers / powers.sum(axis=1, keepdims=True)
        gradient = np.einsum("ms,msf->f", p - shares, x) / len(x) + pull * weights
        centred = x - np.einsum("ms,msf->mf", p, x)[:, None, :]
        curve = np.einsum("ms,msf,msg->fg", p, centred, centred, optimize=True) / len(x) + pull * np.eye(len(weights))
        step = np.linalg.solve(curve, gradient)
        weights -= step
        if np.abs(step).max() < 1e-6:
            break
    return weights


if __name__ == "__main__":
    main()

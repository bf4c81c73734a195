"""Learn what a table of the dice game promises between two turns: `python -m bench.outlook [--games 60000] [--write]`.

Players who slip now and then play: first greedy ones, then, as often as asked for, one such as learned last among
greedy ones. At the beginning of every turn it is written down where each seat looks up its log-odds (`look_up` of the
page), and at the end who won. The tables that make the winners likeliest are kept beside those of the champions.
"""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import numpy as np

from motherlode.bots import champion, greedy
from motherlode.bots.champion.weights import file_of
from motherlode.bots.planner import dice_outlook as page
from motherlode.bots.slips import with_slips
from motherlode.bots.values import UNIT
from motherlode.games.catalog import find
from motherlode.games.kit.compile import bound, unbound
from motherlode.games.kit.events import event_tally
from motherlode.games.kit.game_loop import Player, blank_pool, first_seat, loop_functions, mask_words, pool_dtype
from motherlode.games.kit.records import records
from motherlode.games.kit.seats import relative

GAME, SEATS = find("dice"), 4
TURNS = 26  # of a game, at most
SLIPS = 10  # moves in a hundred made at random, so that rare things are seen
BATCH, PASSES, RATE = 16_384, 6, 0.03

asked: Any = unbound
apply: Any = unbound
deal: Any = unbound
decide: Any = unbound
ranks: Any = unbound


def watch_turns(pool, first, games, words, views, events, seen, shares, places):
    """A template: play games, and write down where each seat looks when a turn begins."""
    mask = words.view(np.int8)
    count = 0
    for game in range(first, first + games):
        deal(pool, 0, game, events)
        pool[0].seating = 1 << 4 * (game % SEATS)
        began, last = count, -1
        waiting = asked(pool, 0)
        while waiting != 0:
            s = pool[0]
            now = s.round * SEATS + relative(s, s.turn, s.leader)
            if now != last and s.turn == s.asked and count < began + TURNS:
                last = now
                for seat in range(SEATS):
                    page.look_up(s, seat, relative(s, s.turn, s.leader), s.turn, seen[count, seat])
                count += 1
            seat = first_seat(waiting)
            apply(pool, 0, seat, decide(pool, 0, seat, words, mask, views, 0), events)
            waiting = asked(pool, 0)
        ranks(pool, 0, places)
        winners = 0
        for seat in range(SEATS):
            winners += places[seat] == 1
        for moment in range(began, count):
            for seat in range(SEATS):
                shares[moment, seat] = 1.0 / winners if places[seat] == 1 else 0.0
    return count


def watched(first: int, games: int, learned: Player | None) -> tuple[Any, Any]:
    """Where was looked in some games, and how the victory was shared; with a player that has learned at one seat."""
    usual = greedy.player_of(GAME)
    assert usual is not None
    players = [with_slips(player, SLIPS) for player in (usual, learned or usual)]
    functions = loop_functions(GAME, tuple(players), by_seating=True)
    watch = bound(
        watch_turns,
        f"dice_outlook_{functions.decide.__name__}",
        asked=GAME.rules.asked,
        apply=GAME.rules.apply,
        ranks=GAME.rules.ranks,
        deal=functions.deal,
        decide=functions.decide,
    )
    seen, shares = np.zeros((games * TURNS, SEATS, page.PLACES), np.int32), np.zeros((games * TURNS, SEATS))
    pool, views = blank_pool(GAME, SEATS, {}, 2), records(pool_dtype(GAME.state), 1)
    words, events = np.zeros(mask_words(GAME) + 1, np.uint64), event_tally(len(GAME.events))
    count = watch(pool, first, games, words, views, events, seen, shares, GAME.by_seat())
    return seen[:count], shares[:count]


def chances(seen: Any, tables: Any) -> Any:
    """Every seat's share of the victory."""
    sums = tables[seen].sum(2)
    powers = np.exp(sums - sums.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def learned_from(seen: Any, shares: Any) -> Any:
    """The tables that make the winners likeliest, by Adam, a little pulled towards nothing."""
    chance = np.random.default_rng(0)
    tables, mean, spread = (np.zeros(page.ENTRIES) for _ in range(3))
    steps = PASSES * (len(seen) // BATCH)
    for step in range(steps):
        some = chance.integers(0, len(seen), BATCH)
        error = (chances(seen[some], tables) - shares[some]).ravel().repeat(page.PLACES)
        slope = np.bincount(seen[some].ravel(), error, page.ENTRIES) / BATCH + 1e-6 * tables
        mean += 0.1 * (slope - mean)
        spread += 0.01 * (slope * slope - spread)
        size = RATE * (1 - step / steps)
        tables -= size * mean / (1 - 0.9 ** (step + 1)) / (np.sqrt(spread / (1 - 0.99 ** (step + 1))) + 1e-6)
    return tables


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60_000, help="of greedy players, and of each learner")
    parser.add_argument("--again", type=int, default=0, metavar="TIMES", help="learn from games of what was learned")
    parser.add_argument(
        "--write", nargs="?", type=Path, const=True, metavar="FILE", help="keep the tables; beside the champion"
    )
    given = parser.parse_args()
    learner: Player | None = None
    parts: list[tuple[Any, Any]] = []
    for lesson in range(given.again + 1):
        parts.append(watched(lesson << 32, given.games, learner))
        check = watched((lesson << 32) + (1 << 31), given.games // 8, learner)
        tables = learned_from(*map(np.concatenate, zip(*parts, strict=True)))
        kept = {"tables": np.round(UNIT * tables).astype(np.int16)}
        learner = champion.planner_with(GAME, kept)
        likely = np.maximum(chances(check[0], tables), 1e-9)
        loss = -np.mean(np.sum(check[1] * np.log(likely), axis=1))
        print(
            f"lesson {lesson}: {sum(len(seen) for seen, _ in parts):,} turns; log loss on others {loss:.4f}", flush=True
        )
    if given.write:
        np.savez_compressed(file_of(GAME.name) if given.write is True else given.write, **kept)


if __name__ == "__main__":
    main()

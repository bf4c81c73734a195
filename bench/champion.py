"""Train a champion: `python -m bench.champion quartz --playouts 10 --write`; it needs PyTorch and Numba.

The network begins as the greedy page: its advice is an input, and a bonus in the score of the advised move. It learns
at tables with greedy players (or with itself), in two stages, whose minutes are chosen. First from playouts, which say
what every move is worth where a game stands; then, if wanted, from results, by policy gradients: with a pull towards
the first policy that grows weaker (a magnet), from the moves that mattered most (advantage filtering), with a value
that is a distribution over the places. Weights are averaged over time. `Configuration` has the numbers. Every few
moments and at the end of each stage the state is printed, and kept; with `--kept` a training goes on where it was.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np

try:
    import torch
    from torch import nn
    from torch.nn import functional
    from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn
except ModuleNotFoundError:
    sys.exit('A champion is trained with PyTorch: pip install "motherlode[train]"')

from motherlode.batch.seat_games import SeatGames
from motherlode.batch.vector import VectorGames
from motherlode.bots import greedy
from motherlode.bots.champion.encoding import Columns, columns_of, parts_of
from motherlode.bots.champion.weights import KEPT_BITS, MOST, ONE, UNIT, Weights, file_of
from motherlode.bots.companions import companion
from motherlode.bots.playouts import PlayoutBuffers, playout_functions, style_of
from motherlode.games.catalog import find
from motherlode.games.kit.compile import INTERPRETED, bound, unbound
from motherlode.games.kit.game import Game
from motherlode.games.kit.game_loop import first_seat

ADVICE = 3.0  # the bonus of the advised move at the beginning: among five moves it is made in 83 of 100 cases

asked: Any = unbound
many: Any = unbound


@dataclass(frozen=True)
class Configuration:
    """The numbers of one training."""

    seats: int = 4
    tables: int = 512
    steps: int = 64  # of every table, between two lessons
    playouts: int = 16  # of every move
    apart: int = 5  # moves between two questions of a table that are asked of the playouts
    memory: int = 1 << 17  # of these questions are kept to learn from
    passes: int = 4  # batches, for every new question of all tables
    near: int = 96  # widths of the two layers
    deep: int = 48
    rate: float = 1e-3  # of learning; falls to a tenth
    batch: int = 2048
    scale: float = 0.03  # of a victory: what counts as much as a pull of one
    magnet: tuple[float, float] = (0.05, 0.003)  # the pull at the beginning and at the end
    reach: float = 0.95  # how far a result is handed back to the moves before it
    mattered: float = 0.4  # the share of moves, by their advantage, that the policy learns from
    watched: float = 0.3  # the share of moves that the value learns from
    alone: float = 1.0  # the share of tables at which all others are greedy; at the rest the network sits at all seats


CONFIGURATIONS = {
    "quarry": Configuration(playouts=8, passes=3),  # they go to the end of the game
}


# --- the network


class Network(nn.Module):
    """The same as `bots/champion/network.py`, in floating point, with a value."""

    def __init__(self, game: Game, columns: Columns, given: Configuration) -> None:
        super().__init__()
        parts = parts_of(game)
        count, self.inputs = len(parts.names), columns.rows
        self.rows = nn.EmbeddingBag(columns.rows + count + 1, given.near, mode="sum", padding_idx=columns.rows + count)
        self.rows_bias = nn.Parameter(torch.zeros(given.near))
        self.deep = nn.Linear(given.near, given.deep)
        self.parts = nn.Linear(given.deep, count + 1)
        self.places = nn.Linear(given.deep, given.seats)
        nn.init.normal_(self.rows.weight, std=len(columns.last) ** -0.5)
        nn.init.normal_(self.parts.weight, std=0.1 * given.deep**-0.5)
        nn.init.zeros_(self.parts.bias)
        with torch.no_grad():
            self.parts.bias[-1] = ADVICE
            self.rows.weight[-1] = 0.0
        viewers = np.arange(given.seats)[:, None, None]
        of_move = np.where(parts.seat >= 0, parts.of_move + (parts.seat - viewers) % given.seats, parts.of_move)
        has = np.zeros((given.seats, len(game.actions), count + 1), np.float32)
        for seat, move, slot in zip(*np.nonzero(of_move >= 0), strict=True):
            has[seat, move, of_move[seat, move, slot]] = 1.0
        for name, table in (
            ("has", has),
            ("advised", np.where(of_move >= 0, of_move, count) + columns.rows),
            ("lowest", columns.lowest),
            ("bits", columns.bits.astype(np.int32)),
            ("last", columns.last.astype(np.int32)),
            ("first_rows", columns.first_rows),
        ):
            self.register_buffer(name, torch.from_numpy(table))

    def seen(self, observations: Any, seats: Any, advice: Any) -> Any:
        """The rows that are added up."""
        steps = ((observations - self.lowest) >> self.bits).clamp(min=0).minimum(self.last)
        return torch.cat([steps + self.first_rows, self.advised[seats, advice]], 1).int()

    def forward(self, seen: Any, seats: Any, advice: Any, legal: Any) -> tuple[Any, Any]:
        """The logarithms of the chance of each move, and of each place in the end."""
        near = (self.rows(seen) + self.rows_bias).clamp(0, (MOST + 1) >> KEPT_BITS)
        deep = self.deep(near).clamp(0, (MOST + 1) >> KEPT_BITS)
        parts = self.parts(deep)
        scores = torch.empty(legal.shape, device=legal.device)
        for seat in range(len(self.has)):
            here = seats == seat
            scores[here] = parts[here] @ self.has[seat].T
        scores = scores.scatter_add(1, advice[:, None], parts[:, -1:])
        moves = functional.log_softmax(scores.masked_fill(~legal, -1e9), 1)
        return moves, functional.log_softmax(self.places(deep), 1)

    def in_whole_numbers(self, columns: Columns) -> Weights:
        """The weights as the champion has them."""

        def whole(table: Any, one: int, kind: Any) -> Any:
            limits = np.iinfo(kind)
            return np.clip(np.round(table.detach().cpu().numpy() * one), limits.min, limits.max).astype(kind)

        half = ONE >> KEPT_BITS + 1  # what a layer keeps is rounded down
        rows, deep, parts = self.rows.weight[:-1], self.deep.weight.T, self.parts.weight
        rows_bias = whole(self.rows_bias, ONE, np.int32) + np.int32(half)
        deep_bias, parts_bias = (whole(one.bias, UNIT, np.int32) for one in (self.deep, self.parts))
        made = (*columns, whole(rows, ONE, np.int16), rows_bias, whole(deep, ONE, np.int16), deep_bias + ONE // 2)
        weights = Weights(*made, whole(parts, ONE, np.int16), parts_bias)
        assert int(np.abs(weights.deep.astype(np.int64)).sum(0).max()) * MOST < 1 << 31, "a sum may not fit"
        return weights


# --- playing


def looked_up(game: Game, seats: int, games: int = 512, steps: int = 400) -> Columns:
    """The columns of a game, from what was seen in some games of players who slip now and then."""
    chance = np.random.default_rng(0)
    tables = VectorGames(game, games, seats, seed=1 << 40, adviser=greedy_adviser(game))
    random = VectorGames(game, games, seats, seed=1 << 41)
    lowest, highest = tables.observations.min(0), tables.observations.max(0)
    for step in range(steps):
        for one in (tables, random):
            one.choose()
            if one is tables:
                slips = chance.random(games) < 0.1
                odds = one.legal * chance.random(one.legal.shape)
                one.moves[slips] = odds.argmax(1)[slips]
            elif step % 4:
                continue
            one.step()
            lowest = np.minimum(lowest, one.observations.min(0))
            highest = np.maximum(highest, one.observations.max(0))
    return columns_of(lowest, highest)


def greedy_adviser(game: Game) -> Any:
    player = greedy.player_of(game)
    assert player is not None, f"{game.name} has no greedy page to begin from"
    return replace(player, needs_view=False)


@dataclass
class Lessons:
    """Decisions to learn from, one row for each, and how the games of this round ended."""

    seen: Any
    seats: Any
    advice: Any
    legal: Any
    moves: Any
    chances: Any  # logarithms
    advantages: Any
    places: Any  # the distribution to learn
    results: Any  # shares of the victory of the network's seats


def play(tables: VectorGames, network: Network, given: Configuration) -> Lessons:
    """Some steps of every table, and what each decision was worth."""
    where = torch.from_dlpack(tables.moves).device
    numbers = torch.arange(tables.count, device=where)
    shown: Any = tuple(map(torch.from_dlpack, (tables.observations, tables.seats, tables.legal, tables.moves)))
    observations, asked, legal_now, moves = shown
    learning = numbers >= int(given.alone * tables.count)  # at these tables every seat is the network's
    own = (numbers % given.seats)[:, None] == torch.arange(given.seats, device=where)
    own |= learning[:, None]
    steps: list[tuple[Any, ...]] = []
    results: list[Any] = []
    with torch.no_grad():
        for step in range(given.steps + 1):
            seats, legal = asked.long(), legal_now.bool()
            tables.choose()
            mine = own[numbers, seats] & ((legal.sum(1) > 1) | (step == given.steps))
            rows = mine.nonzero()[:, 0]
            seats, legal, advice = seats[rows], legal[rows], moves[rows].long()
            seen = network.seen(observations[rows], seats, advice)
            chances, places = network(seen, seats, advice, legal)
            places = places.exp()
            if step == given.steps:
                break
            drawn = (chances - torch.empty_like(chances).exponential_().log()).argmax(1)
            moves[rows] = drawn.int()
            tables.step()
            ended = torch.from_dlpack(tables.ended).nonzero()[:, 0]
            final = reached(torch.from_dlpack(tables.places)[ended], given.seats)
            results.append(final[..., 0][own[ended]])
            chance = chances.gather(1, drawn[:, None])[:, 0]
            steps.append((rows, seen, seats, advice, legal, drawn, chance, places, ended, final))
        later = torch.zeros(tables.count, given.seats, given.seats, device=where)  # what comes after, by seat
        ahead = torch.zeros_like(later)
        known = torch.zeros(tables.count, given.seats, dtype=torch.bool, device=where)
        later[rows, seats], known[rows, seats] = places, True
        learned: list[tuple[Any, ...]] = []
        for rows, seen, seats, advice, legal, drawn, chance, places, ended, final in reversed(steps):
            later[ended], ahead[ended], known[ended] = final, 0.0, True
            gain = later[rows, seats] - places + given.reach * ahead[rows, seats]
            sure = known[rows, seats]
            later[rows, seats], ahead[rows, seats], known[rows, seats] = places, gain, True
            lesson = (seen, seats, advice, legal, drawn, chance, gain[:, 0], (places + gain).clamp(0, 1))
            learned.append(tuple(part[sure] for part in lesson))
    return Lessons(*(torch.cat(parts) for parts in zip(*learned, strict=True)), torch.cat(results))


def reached(places: Any, seats: int) -> Any:
    """The places of each seat as a distribution: seats that share a place share those that it takes up."""
    places = places.long()
    alike = (places[:, :, None] == places[:, None, :]).sum(2)
    number = torch.arange(1, seats + 1, device=places.device)
    within = (number >= places[..., None]) & (number < (places + alike)[..., None])
    return within.float() / alike[..., None]


# --- learning from playouts


def weigh_moves(pool, masks, playouts, seed, worlds, words, events, out, sums, squares, values):
    """A template: for each game the share of the victory that each legal move brings, by playouts from where it is."""
    for i in range(pool.shape[0]):
        seat = first_seat(asked(pool, i))
        worlds[0] = pool[i]
        for move in range(masks.shape[1]):
            values[i, move] = 0.0
            if masks[i, move] != 0:
                for other in range(sums.shape[0]):
                    sums[other] = 0.0
                many(worlds, move, playouts, seed + i * 2 * playouts, words, events, out, sums, squares)
                values[i, move] = sums[seat] / playouts


class Playouts:
    """What every legal move is worth where the games stand: a critic that sees all hands, in training only."""

    def __init__(self, game: Game, given: Configuration) -> None:
        functions = playout_functions(game, style_of(game))
        self.weigh = bound(weigh_moves, f"{game.name}_champion", asked=game.rules.asked, many=functions.many)
        self.buffers, self.playouts, self.seed = PlayoutBuffers(game, 2), given.playouts, 1
        self.sums, self.squares = np.zeros(6), np.zeros(6)

    def values(self, tables: VectorGames, rows: Any) -> Any:
        """The values of the moves in some of the games."""
        pool, masks = tables.backend.pool[rows], np.ascontiguousarray(tables.legal[rows])
        values = np.zeros(masks.shape, np.float32)
        own = self.buffers
        room = (own.worlds, own.words, own.events, own.out, self.sums, self.squares)
        self.weigh(pool, masks, self.playouts, self.seed, *room, values)
        self.seed += 2 * self.playouts * len(pool)
        return torch.from_numpy(values)


def questions(tables: VectorGames, network: Network, given: Configuration, critic: Playouts) -> tuple[Any, ...]:
    """Play on by the network for some moves; then where the games stand, and what each move is worth there."""
    observations, asked, legal_now, moves = map(
        torch.from_dlpack, (tables.observations, tables.seats, tables.legal, tables.moves)
    )
    with torch.no_grad():
        for step in range(given.apart + 1):
            seats, legal = asked.long(), legal_now.bool()
            tables.choose()
            rows = (legal.sum(1) > 1).nonzero()[:, 0]
            seats, legal, advice = seats[rows], legal[rows], moves[rows].long()
            seen = network.seen(observations[rows], seats, advice)
            if step == given.apart:
                return seen, seats, advice, legal, critic.values(tables, rows.numpy())
            chances, _ = network(seen, seats, advice, legal)
            moves[rows] = (chances - torch.empty_like(chances).exponential_().log()).argmax(1).int()
            tables.step()
    raise AssertionError


def from_playouts(tables: VectorGames, network: Network, given: Configuration, minutes: float) -> Iterator[str]:
    """The first stage: make those moves the likelier that bring more than the others, by playouts."""
    critic, optimiser = Playouts(tables.game, given), torch.optim.Adam(network.parameters(), lr=given.rate, eps=1e-5)
    memory: list[Any] = []
    began, asked, rounds, gains = monotonic(), 0, 0, []
    while (spent := (monotonic() - began) / 60 / minutes) < 1:
        optimiser.param_groups[0]["lr"] = given.rate * (1 - 0.9 * spent)
        new = questions(tables, network, given, critic)
        with torch.no_grad():
            chances = network(*new[:4])[0].exp()
            best = new[4].gather(1, chances.argmax(1)[:, None])[:, 0]
            gains.append((best - new[4].gather(1, new[2][:, None])[:, 0]).numpy())
        if not memory:
            memory = [part.new_zeros(given.memory, *part.shape[1:]) for part in new]
        places = torch.arange(asked, asked + len(new[0])) % given.memory
        for part, fresh in zip(memory, new, strict=True):
            part[places] = fresh
        asked, rounds = asked + len(new[0]), rounds + 1
        for _ in range(given.passes if asked > given.memory // 16 else 0):
            some = torch.randint(min(asked, given.memory), (given.batch,))
            seen, seats, advice, legal, values = (part[some] for part in memory)
            chances, _ = network(seen, seats, advice, legal)
            usual = values.sum(1, keepdim=True) / legal.sum(1, keepdim=True)
            gain = (chances.exp() * (values - usual) * legal).sum(1)
            loss = (away(chances, advice, legal) * given.magnet[0] - gain / given.scale).mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimiser.step()
            yield ""
        if rounds % 50 == 0:
            yield gained(began, asked, gains)
    yield gained(began, asked, gains)


def gained(began: float, asked: int, gains: list[Any]) -> str:
    """How far the first stage is; the gain is that of the last rounds."""
    recent = np.concatenate(gains[-200:])
    error = recent.std() / len(recent) ** 0.5
    return (
        f"{(monotonic() - began) / 60:6.1f} min, {asked:9,} questions: the first choice is worth "
        f"{100 * recent.mean():+.2f} ± {100 * error:.2f} % of a victory more than the advice"
    )


def away(chances: Any, advice: Any, legal: Any) -> Any:
    """How far a policy is from the first one."""
    first = torch.zeros_like(chances).scatter_(1, advice[:, None], ADVICE)
    first = functional.log_softmax(first.masked_fill(~legal, -1e9), 1)
    return (chances.exp() * (chances - first)).sum(1)


# --- learning from results


def from_results(tables: VectorGames, network: Network, given: Configuration, minutes: float) -> Iterator[str]:
    """The second stage: make those moves the likelier after which more was won than was thought."""
    optimiser = torch.optim.Adam(network.parameters(), lr=given.rate, eps=1e-5)
    began, decisions, rounds, results = monotonic(), 0, 0, []
    strong, weak = given.magnet
    while (spent := (monotonic() - began) / 60 / minutes) < 1:
        optimiser.param_groups[0]["lr"] = given.rate * (1 - 0.9 * spent)
        pull = strong * (weak / strong) ** spent
        lessons = play(tables, network, given)
        size = lessons.advantages.abs()
        mattered = size >= size[torch.randperm(len(size))[:10_000]].quantile(1 - given.mattered)
        watched = torch.rand_like(size) < given.watched
        kept = (mattered | watched).nonzero()[:, 0]
        scale = lessons.advantages.std() + 1e-6
        for some in kept[torch.randperm(len(kept), device=kept.device)].split(given.batch):
            seen, seats, advice, legal = (
                part[some] for part in (lessons.seen, lessons.seats, lessons.advice, lessons.legal)
            )
            moves, places = network(seen, seats, advice, legal)
            ratio = (moves.gather(1, lessons.moves[some, None])[:, 0] - lessons.chances[some]).exp()
            advantage = lessons.advantages[some] / scale * mattered[some]
            gain = torch.minimum(ratio * advantage, ratio.clamp(0.8, 1.25) * advantage)
            value = -(lessons.places[some] * places).sum(1)[watched[some]]
            loss = (pull * away(moves, advice, legal) - gain).mean() + value.mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimiser.step()
            yield ""
        decisions, rounds = decisions + len(lessons.moves), rounds + 1
        results.append(lessons.results.cpu().numpy())
        if rounds % 10 == 0:
            yield won(began, decisions, results)
    yield won(began, decisions, results)


def won(began: float, decisions: int, results: list[Any]) -> str:
    """How far the second stage is; the games won are those of the last rounds."""
    recent, seconds = np.concatenate(results[-40:]), monotonic() - began
    share = f"{100 * recent.mean():.1f} %" if len(recent) else "-"
    return (
        f"{seconds / 60:6.1f} min, {decisions:11,} decisions ({decisions / seconds:,.0f} a second): "
        f"{share} of {len(recent)} games won"
    )


# --- the command


@dataclass(frozen=True)
class Stage:
    """A part of the training: how it learns, at which tables, for how long, and where the network lies."""

    learn: Callable[[VectorGames, Network, Configuration, float], Iterator[str]]
    tables: Callable[[], VectorGames]
    minutes: float
    device: str


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", help="a game with a greedy page")
    parser.add_argument("--playouts", type=float, default=10, metavar="MINUTES", help="of the first stage; 0: none")
    parser.add_argument("--results", type=float, default=0, metavar="MINUTES", help="of the second stage")
    parser.add_argument("--device", choices=("cpu", "gpu"), default="cpu", help="of the second stage")
    parser.add_argument("--tables", type=int, help="other than in the configuration; on a GPU some ten thousands")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, help="of PyTorch, on the CPU")
    parser.add_argument("--kept", type=Path, default=None, help="where to keep the network, to go on with it later")
    parser.add_argument(
        "--write", nargs="?", type=Path, const=True, metavar="FILE", help="keep the weights; beside the champion"
    )
    asked = parser.parse_args()
    given = CONFIGURATIONS.get(asked.game, Configuration())
    given = replace(given, tables=asked.tables or given.tables)
    if INTERPRETED:
        parser.error("this takes Numba: interpreted games are a hundred times too slow to learn from")
    if asked.playouts <= 0 and asked.results <= 0:
        parser.error("--playouts or --results must be more than 0 minutes")
    if asked.device == "gpu" and asked.results <= 0:
        parser.error("--device gpu is where the second stage learns: give it minutes with --results")
    if given.tables % given.seats:
        parser.error(f"--tables must be a multiple of {given.seats}, so that every seat is learned from alike")
    if asked.threads:
        torch.set_num_threads(asked.threads)
    torch.manual_seed(asked.seed)
    game = find(asked.game)
    if companion(game, "planner"):
        parser.error(f"the champion of {game.name} plans, by what `python -m bench.outlook` has learned")
    columns, adviser = looked_up(game, given.seats), greedy_adviser(game)
    network = Network(game, columns, given)
    if asked.kept and asked.kept.exists():
        network.load_state_dict(torch.load(asked.kept))
    average = AveragedModel(network, multi_avg_fn=get_ema_multi_avg_fn(0.998))
    print(f"{game.name}: {columns.rows} rows, {sum(one.numel() for one in network.parameters())} weights", flush=True)

    def seats_against_greedy() -> VectorGames:
        others = replace(adviser, needs_view=True)
        return SeatGames(game, given.tables, given.seats, others, None, seed=asked.seed << 32, adviser=adviser)

    def whole_tables() -> VectorGames:
        more: dict[str, Any] = {"seed": asked.seed << 33, "device": asked.device, "adviser": adviser}
        return VectorGames(game, given.tables, given.seats, **more)

    to_results = whole_tables if asked.device == "gpu" or given.alone < 1.0 else seats_against_greedy
    stages = (
        Stage(from_playouts, seats_against_greedy, asked.playouts, "cpu"),
        Stage(from_results, to_results, asked.results, "cuda" if asked.device == "gpu" else "cpu"),
    )
    for stage in stages:
        if stage.minutes <= 0:
            continue
        network.to(stage.device)
        average.to(stage.device)
        for line in stage.learn(stage.tables(), network, given, stage.minutes):
            if not line:
                average.update_parameters(network)
                continue
            print(line, flush=True)
            if asked.kept:
                torch.save(average.module.state_dict(), asked.kept)
            if asked.write:
                file = file_of(game.name) if asked.write is True else asked.write
                average.module.in_whole_numbers(columns).save(file)


if __name__ == "__main__":
    main()

"""The search bot: it guesses worlds that fit what its seat may know, plays them out, and learns which move wins most.

Every iteration guesses one world, walks down the information sets that it has met before (`tree`), opens one new one,
plays the rest out by rule of thumb (`playouts`), and remembers the result of its choices on the way.
The template `search_on` is bound by `search_function`.
"""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from motherlode.bots import greedy, tree
from motherlode.bots.companions import companion
from motherlode.bots.grammar import Budget
from motherlode.bots.playouts import PlayoutBuffers, PlayoutStyle, playout_functions, style_of
from motherlode.bots.seat_view import SeatView
from motherlode.bots.stream import Stream, below
from motherlode.bots.tree import EDGE, EDGES_USED, FULL, NODE, NODES_LEFT
from motherlode.games.kit.chance import next_half, number
from motherlode.games.kit.compile import bound, unbound
from motherlode.games.kit.game import Game
from motherlode.games.kit.game_loop import first_seat, pool_dtype
from motherlode.games.kit.records import records

FIRST_SLICE, LONGEST_SLICE = 8, 4096  # iterations between two checks of the clock
SHORT, LONG = 0.0005, 0.002  # seconds: a slice that took less is doubled, one that took more is halved
DEEPEST = 256  # decisions of one iteration before it is played out; room for as many choices to remember
FAMILIAR = 4  # what follows a move is remembered once it was made this often; before, it is only played out
ROOT, WORLD = 0, 1  # places among the worlds

# Bound by `search_function`. The entry points of the game (`Game.rules`):
asked: Any = unbound  # (states, i)
apply: Any = unbound  # (states, i, seat, action, events)
guess: Any = unbound  # (views, j, seat, seed)
# From `bots/tree.py` and `bots/playouts.py`:
node_of: Any = unbound  # tree.node_of
pick_edge: Any = unbound  # tree.pick_edge
decide: Any = unbound  # PlayoutFunctions.decide
play_out: Any = unbound  # PlayoutFunctions.play_out
beyond: Any = unbound  # PlayoutFunctions.beyond


def search_on(
    seat: int,
    iterations: int,
    worlds: Any,
    views: Any,
    view_words: Any,
    nodes: Any,
    edges: Any,
    used: Any,
    path: Any,
    stream: Any,
    words: Any,
    events: Any,
    out: Any,
) -> None:
    """A template: some iterations from the view in world ROOT, in the memory of a `SearchTree`."""
    mask = words.view(np.int8)
    for _ in range(iterations):
        worlds[WORLD] = worlds[ROOT]
        guess(worlds, WORLD, seat, number(next_half(stream)))
        worlds[WORLD].stream[0] = stream[0]
        length = decisions = 0
        waiting = asked(worlds, WORLD)
        known = True
        while known and waiting != 0 and decisions < DEEPEST and not beyond(worlds, WORLD, worlds, ROOT):
            decisions += 1
            actor = first_seat(waiting)
            if actor == seat:
                node = node_of(worlds, WORLD, seat, views, view_words, nodes, edges, used, mask)
                if node == FULL:
                    break
                edge = nodes[node].first
                if nodes[node].count > 1 or decisions == 1:  # a question with one answer is answered in passing
                    edge = pick_edge(nodes, node, edges)
                    known = edges[edge].visits >= FAMILIAR
                    path[length, 0] = node
                    path[length, 1] = edge
                    length += 1
                action = edges[edge].action
            else:
                action = decide(worlds, WORLD, actor, words, mask, worlds, WORLD)
            apply(worlds, WORLD, actor, action, events)
            waiting = asked(worlds, WORLD)
        play_out(worlds, WORLD, worlds, ROOT, words, mask, events, out)
        value = out[seat]
        for step in range(length):
            n, e = nodes[path[step, 0]], edges[path[step, 1]]
            n.visits += 1
            n.value += value
            e.visits += 1
            e.value += value
            e.squares += value * value


# --- bound to a game


@dataclass(frozen=True)
class SearchSettings:
    """How a game is searched; the numbers were chosen by play, see `bench/results`."""

    style: PlayoutStyle
    exploring: float = 0.5  # how much credit a move gets that was tried little
    trust: float = 0.5  # how much of that credit goes to the move that the rule of thumb would make


def settings_of(game: Game) -> SearchSettings:
    """How a game is searched."""
    usual = SearchSettings(style_of(game))
    return replace(usual, exploring=getattr(companion(game, "values"), "EXPLORATION", usual.exploring))


@cache
def search_function(game: Game, settings: SearchSettings) -> Any:
    """`search_on` for a game."""
    rules = game.rules
    playing = playout_functions(game, settings.style)
    name = f"{game.name}_{name_of(settings)}"
    first = np.array([question.first for question in game.questions])
    last = np.array([question.last for question in game.questions])
    weighing = greedy.weighing_functions(companion(game, "greedy"))
    opening = bound(tree.open_node, name, **weighing, FIRST=first, TRUST=settings.trust)
    node = bound(tree.node_of, name, redact=rules.redact, mark=rules.mark, open_node=opening, FIRST=first, LAST=last)
    pick = bound(tree.pick_edge, name, EXPLORING=settings.exploring)
    return bound(
        search_on,
        name,
        asked=rules.asked,
        apply=rules.apply,
        guess=rules.guess,
        decide=playing.decide,
        beyond=playing.beyond,
        play_out=playing.play_out,
        node_of=node,
        pick_edge=pick,
    )


def name_of(settings: SearchSettings) -> str:
    """A name that only these settings have."""
    style = settings.style
    parts = (style.player.name, "judged" if style.judged else "whole", settings.exploring, settings.trust)
    return "_".join(str(part).replace(".", "") for part in parts)


class SearchedMove(NamedTuple):
    """A move that was thought about: how often it was tried, the share of the victory it promises, and its error."""

    action: int
    visits: int
    win: float
    error: float


@dataclass(frozen=True)
class SearchResult:
    """The result of a search: every legal move, the best first."""

    moves: tuple[SearchedMove, ...]
    playouts: int
    seconds: float

    @property
    def best(self) -> int:
        """The move to make."""
        return self.moves[0].action


class SearchTree(PlayoutBuffers):
    """The memory of one thinking thread."""

    def __init__(self, game: Game, nodes: int) -> None:
        super().__init__(game, 2)
        self.views = records(pool_dtype(game.state), 1)
        self.view_words = self.views.view(np.ndarray).view(np.uint64).reshape(1, -1)
        self.nodes = records(NODE, nodes)
        self.edges = records(EDGE, 6 * nodes)
        self.used = np.zeros(2, np.int64)
        self.path = np.zeros((DEEPEST, 2), np.int64)
        self.stream = np.zeros(1, np.uint64)
        search = (self.views, self.view_words, self.nodes, self.edges, self.used, self.path, self.stream)
        self.memory = (self.worlds, *search, self.words, self.events, self.out)  # as `search_on` takes it

    def forget(self) -> None:
        """Make room for another question."""
        self.nodes.view(np.ndarray)["key"] = 0
        self.used[NODES_LEFT] = len(self.nodes) // 2
        self.used[EDGES_USED] = 0


class SearchBot:
    """A bot that thinks for a while, in as many threads as it is given."""

    reads_log = False

    def __init__(
        self, game: Game, budget: Budget, threads: int = 1, settings: SearchSettings | None = None, nodes: int = 1 << 16
    ) -> None:
        self.game, self.budget, self.threads = game, budget, threads
        self.trees = [SearchTree(game, nodes) for _ in range(threads)]
        self.run = search_function(game, settings or settings_of(game))
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def choose(self, view: SeatView, stream: Stream) -> int:
        """The move that was tried most; where there is only one, it is made at once."""
        return view.legal[0] if len(view.legal) == 1 else self.think(view, stream).best

    def think(self, view: SeatView, stream: Stream) -> SearchResult:
        """Search, and rate every legal move."""
        began = perf_counter()
        for thinking in self.trees:
            thinking.forget()
            thinking.put(ROOT, view.record)
            thinking.stream[0] = below(stream, (1 << 32) - 1) << 32 | below(stream, (1 << 32) - 1)
        playouts = self.budget.playouts
        parts = [
            None if playouts is None else playouts * (n + 1) // self.threads - playouts * n // self.threads
            for n in range(self.threads)
        ]
        until = None if self.budget.seconds is None else began + self.budget.seconds
        jobs = [(thinking, view.seat, part, until) for thinking, part in zip(self.trees, parts, strict=True)]
        if self.pool is None:
            self.work(*jobs[0])
        else:
            list(self.pool.map(lambda job: self.work(*job), jobs))
        return self._sum_up(len(view.legal), perf_counter() - began)

    def work(self, thinking: SearchTree, seat: int, playouts: int | None, until: float | None) -> None:
        """One thread's part: until the budget is spent, in slices; at least one."""
        done, slice_ = 0, FIRST_SLICE
        now = perf_counter()
        while (playouts is None or done < playouts) and (until is None or done == 0 or now < until):
            began = now
            some = slice_ if playouts is None else min(slice_, playouts - done)
            self.run(seat, some, *thinking.memory)
            done += some
            now = perf_counter()
            if now - began < SHORT:
                slice_ = min(2 * slice_, LONGEST_SLICE)
            elif now - began > LONG:
                slice_ = max(slice_ // 2, 1)

    def _sum_up(self, count: int, seconds: float) -> SearchResult:
        """The root is opened first: the first edges of every thread's tree are the legal moves, in the same order."""
        edges = [thinking.edges.view(np.ndarray)[:count] for thinking in self.trees]
        visits, values, squares = (
            np.sum([part[field] for part in edges], axis=0) for field in ("visits", "value", "squares")
        )
        tried = np.maximum(visits, 1)
        win = values / tried
        error = np.sqrt(np.maximum(squares / tried - win * win, 0.0) / np.maximum(visits - 1, 1))
        order = sorted(range(count), key=lambda n: (-visits[n], -win[n], n))
        moves = tuple(
            SearchedMove(int(edges[0]["action"][n]), int(visits[n]), float(win[n]), float(error[n])) for n in order
        )
        return SearchResult(moves, int(visits.sum()), seconds)

    def close(self) -> None:
        """Close the threads."""
        if self.pool:
            self.pool.shutdown()

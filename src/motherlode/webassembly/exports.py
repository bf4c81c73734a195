"""What a module exports: functions over records that lie in its memory, in place of the arrays that Python has.

Each one calls an entry point of the game, its greedy page or its search, and adds nothing. Its arguments are addresses
of buffers, whole numbers and seeds. A record has the fields of a game loop before those of the game, since the search
keeps its worlds so: then every rule is compiled once, and not once more for the search.
"""

import types
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numba import carray

from motherlode.bots import greedy
from motherlode.bots.playouts import playout_functions, style_of
from motherlode.bots.search import DEEPEST, ROOT, SearchSettings, search_function, settings_of
from motherlode.bots.tree import EDGE, EDGES_USED, NODE, NODES_LEFT
from motherlode.games.kit import json_writer
from motherlode.games.kit.chance import below as number_below
from motherlode.games.kit.chance import seed_stream
from motherlode.games.kit.compile import rule
from motherlode.games.kit.events import events_dtype
from motherlode.games.kit.game import Game
from motherlode.games.kit.game_loop import OWN_FIELDS, RANDOM, WORD, loop_functions, mask_words, pool_dtype
from motherlode.games.kit.layout import Layout

NODES = 1 << 16  # of a search, as many as `SearchBot` has
EDGES = 6 * NODES
NUMBER, SEED, NOTHING = "number", "seed", "nothing"
MOST_SEATS = 6
ROW = 2 * MOST_SEATS + 1
ROOM = 1 << 16  # bytes of a text
MEMORY = ("worlds", "view", "view_words", "nodes", "edges", "used", "path", "stream", "empty_words", "events", "out")
OWN_BYTES = np.dtype(list(OWN_FIELDS), align=True).itemsize  # where the state begins in a record


class Export(NamedTuple):
    """A function of the module: its name outside, what it does, the kinds of its arguments, and what it returns."""

    name: str
    function: Callable[..., Any]
    arguments: tuple[str, ...]
    returns: str = NOTHING


class Buffer(NamedTuple):
    """Memory that functions take the address of: the type of its elements, and how many there are."""

    dtype: np.dtype[Any]
    length: int
    same_as: str = ""  # another buffer, whose bytes it means


def buffers_of(game: Game) -> dict[str, Buffer]:
    """The memory that the functions of a game take, by the names of their arguments."""
    record = pool_dtype(game.state)
    observed = sum(span.size for span in game.observation)
    kinds: dict[str, tuple[Any, ...]] = {
        "state": (record, 1),
        "view": (record, 1),
        "events": (events_dtype(game.bounds.events, 0), 1),
        "state_bytes": (np.uint8, record.itemsize, "state"),
        "view_bytes": (np.uint8, record.itemsize, "view"),
        "view_words": (np.uint64, record.itemsize // WORD, "view"),
        "words": (np.uint64, mask_words(game) + 1),
        "empty_words": (np.uint64, mask_words(game) + 1),
        "by_seat": (np.int32, MOST_SEATS),
        "row": (np.int32, ROW),
        "observed": (np.int32, max(observed, 1)),
        "stream": (np.uint64, 1),
        "text": (np.uint8, ROOM),
        "inserted": (np.uint8, ROOM),
        "worlds": (record, 2),
        "nodes": (NODE, NODES),
        "edges": (EDGE, EDGES),
        "used": (np.int64, 2),
        "path": (np.int64, 2 * DEEPEST),
        "out": (np.float64, MOST_SEATS),
        "sums": (np.float64, MOST_SEATS),
        "squares": (np.float64, MOST_SEATS),
    }
    return {name: Buffer(np.dtype(kind), *more) for name, (kind, *more) in kinds.items()}


def exports_of(game: Game) -> tuple[Export, ...]:
    """All functions of a module."""
    return (*_rules(game), *_writing(game), *_players(game), *_search(game))


def _rules(game: Game) -> tuple[Export, ...]:
    rules = game.rules
    words_of_mask, actions, observed = mask_words(game), len(game.actions), sum(span.size for span in game.observation)
    entry_new, entry_reseed, entry_asked = rules.new, rules.reseed, rules.asked
    entry_legal, entry_refusal, entry_apply = rules.legal, rules.refusal, rules.apply
    entry_scores, entry_ranks = rules.scores, rules.ranks
    entry_redact, entry_guess, entry_observe = rules.redact, rules.guess, rules.observe

    def new(state: Any, seed: int, events: Any) -> Any:
        return entry_new(carray(state, 1), 0, seed, carray(events, 1))

    def reseed(state: Any, seed: int) -> None:
        entry_reseed(carray(state, 1), 0, seed)

    def asked(state: Any) -> Any:
        return entry_asked(carray(state, 1), 0)

    def question(state: Any) -> Any:
        return carray(state, 1)[0].question

    def legal(state: Any, seat: int, words: Any) -> Any:
        mask = carray(words, words_of_mask).view(np.int8)
        return entry_legal(carray(state, 1), 0, seat, mask[:actions])

    def refusal(state: Any, seat: int, action: int) -> Any:
        return entry_refusal(carray(state, 1), 0, seat, action)

    def apply(state: Any, seat: int, action: int, events: Any) -> Any:
        return entry_apply(carray(state, 1), 0, seat, action, carray(events, 1))

    def scores(state: Any, by_seat: Any) -> None:
        entry_scores(carray(state, 1), 0, carray(by_seat, MOST_SEATS))

    def ranks(state: Any, by_seat: Any) -> None:
        entry_ranks(carray(state, 1), 0, carray(by_seat, MOST_SEATS))

    def redact(state: Any, seat: int, view: Any) -> None:
        entry_redact(carray(state, 1), 0, seat, carray(view, 1), 0)

    def guess(view: Any, seat: int, seed: int) -> None:
        entry_guess(carray(view, 1), 0, seat, seed)

    def observe(state: Any, seat: int, out: Any) -> None:
        entry_observe(carray(state, 1), 0, seat, carray(out, observed))

    return (
        Export("new", new, ("state", SEED, "events"), NUMBER),
        Export("reseed", reseed, ("state", SEED)),
        Export("asked", asked, ("state",), NUMBER),
        Export("question", question, ("state",), NUMBER),
        Export("legal", legal, ("state", NUMBER, "words"), NUMBER),
        Export("refusal", refusal, ("state", NUMBER, NUMBER), NUMBER),
        Export("apply", apply, ("state", NUMBER, NUMBER, "events"), NUMBER),
        Export("scores", scores, ("state", "by_seat")),
        Export("ranks", ranks, ("state", "by_seat")),
        Export("redact", redact, ("state", NUMBER, "view")),
        Export("guess", guess, ("view", NUMBER, SEED)),
        Export("observe", observe, ("state", NUMBER, "observed")),
    )


def _writing(game: Game) -> tuple[Export, ...]:
    """Records as JSON, and what the open question concerns."""
    return (
        _written("view_json", "view_bytes", game.view),
        _written("position_json", "state_bytes", game.position),
        *(Export(f"about_{n}", _about(row.source), ("state",), NUMBER) for n, row in enumerate(game.about)),
    )


def _written(name: str, source: str, layout: Layout) -> Export:
    steps, texts = layout.program
    write = json_writer.write

    def written(record: Any, viewer: int, inserted: Any, length: int, text: Any) -> Any:
        given = carray(inserted, ROOM)[:length]
        return write(steps, texts, carray(record, ROOM), OWN_BYTES, viewer, given, carray(text, ROOM))

    return Export(name, written, (source, NUMBER, "inserted", NUMBER, "text"), NUMBER)


def _about(source: str | Callable[[Any], int]) -> Callable[..., Any]:
    if isinstance(source, str):
        field = source

        def about_field(state: Any) -> Any:
            return carray(state, 1)[0][field]

        return about_field
    number = as_rule(source)

    def about(state: Any) -> Any:
        return number(carray(state, 1)[0])

    return about


def as_rule(function: Any) -> Any:
    """A plain function of a game as a fragment of its rules, and so what it calls."""
    names = {
        name: as_rule(value) if isinstance(value, types.FunctionType) else value
        for name, value in function.__globals__.items()
        if name in function.__code__.co_names
    }
    return rule(types.FunctionType(function.__code__, names, function.__name__, function.__defaults__))


def _players(game: Game) -> tuple[Export, ...]:
    """What bots are made of; `play` is a whole game of random moves."""
    play_random, player = loop_functions(game, (RANDOM,)).play, greedy.player_of(game)
    words_of_mask = mask_words(game)
    first = np.array([question.first for question in game.questions])

    def play(state: Any, seed: int, row: Any, words: Any, events: Any) -> None:
        pool, mask = carray(state, 1), carray(words, words_of_mask)
        play_random(pool, 0, seed, carray(row, ROW), mask, mask.view(np.int8), pool, 0, carray(events, 1))

    def start(stream: Any, seed: int) -> None:
        seed_stream(carray(stream, 1), seed)

    def below(stream: Any, limit: int) -> Any:
        return number_below(carray(stream, 1), limit)

    made = [
        Export("play", play, ("state", SEED, "row", "empty_words", "events")),
        Export("start", start, ("stream", SEED)),
        Export("below", below, ("stream", NUMBER), NUMBER),
    ]
    if player:
        choose = player.choose

        def choose_greedily(view: Any, seat: int, words: Any, count: int, stream: Any) -> Any:
            views = carray(view, 1)
            asked_first = first[views[0].question]
            return choose(views, 0, seat, carray(words, words_of_mask), asked_first, count, carray(stream, 1))

        made.append(Export("greedy", choose_greedily, ("view", NUMBER, "words", NUMBER, "stream"), NUMBER))
    return tuple(made)


def _search(game: Game) -> tuple[Export, ...]:
    """The search: its memory made ready for a view, and some iterations; for bots, and for the coach."""

    def prepare(view: Any, worlds: Any, nodes: Any, used: Any) -> None:
        table, counts = carray(nodes, NODES), carray(used, 2)
        for node in range(NODES):
            table[node].key = 0
        counts[NODES_LEFT] = NODES // 2
        counts[EDGES_USED] = 0
        carray(worlds, 2)[ROOT] = carray(view, 1)[0]

    style = style_of(game, judged=False)
    whole, many = SearchSettings(style), playout_functions(game, style).many  # as the coach has it
    words_of_mask = mask_words(game) + 1

    def play_out(
        state: Any,
        action: int,
        playouts: int,
        seed: int,
        worlds: Any,
        empty_words: Any,
        events: Any,
        out: Any,
        sums: Any,
        squares: Any,
    ) -> None:
        pool, added, squared = carray(worlds, 2), carray(sums, MOST_SEATS), carray(squares, MOST_SEATS)
        pool[0] = carray(state, 1)[0]
        for seat in range(MOST_SEATS):
            added[seat] = squared[seat] = 0.0
        words, result = carray(empty_words, words_of_mask), carray(out, MOST_SEATS)
        many(pool, action, playouts, seed, words, carray(events, 1), result, added, squared)

    played_out = ("state", NUMBER, NUMBER, SEED, "worlds", "empty_words", "events", "out", "sums", "squares")
    return (
        Export("prepare", prepare, ("view", "worlds", "nodes", "used")),
        Export("search", _iterations(game, settings_of(game)), (NUMBER, NUMBER, *MEMORY)),
        Export("search_whole", _iterations(game, whole), (NUMBER, NUMBER, *MEMORY)),
        Export("play_out", play_out, played_out),
    )


def _iterations(game: Game, settings: SearchSettings) -> Callable[..., Any]:
    search_on = search_function(game, settings)
    words_of_mask, words_of_view = mask_words(game) + 1, pool_dtype(game.state).itemsize // WORD

    def search(
        seat: int,
        iterations: int,
        worlds: Any,
        view: Any,
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
        search_on(
            seat,
            iterations,
            carray(worlds, 2),
            carray(view, 1),
            carray(view_words, (1, words_of_view)),
            carray(nodes, NODES),
            carray(edges, EDGES),
            carray(used, 2),
            carray(path, (DEEPEST, 2)),
            carray(stream, 1),
            carray(words, words_of_mask),
            carray(events, 1),
            carray(out, MOST_SEATS),
        )

    return search

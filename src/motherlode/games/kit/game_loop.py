"""How one of many games is played: dealt, decided move by move, and written down as a row of numbers.

The same functions play on every device. Game number k of a run is dealt from seed k, and its players choose from a
stream of their own that is seeded with k too, so the result of a game does not depend on the device or the order.
The templates are bound by `loop_functions` at the end; `games/kit/entries.py` says how to read them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from inspect import getsource
from typing import Any, NamedTuple

import numpy as np

from motherlode.games.kit.chance import MASK, below, number, seed_stream, word
from motherlode.games.kit.compile import bound, inline, unbound
from motherlode.games.kit.game import Game, Options
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.records import Records, records

POLICY = word(0x6D6F746865726C64)  # keeps the players' chance apart from the game's own

# --- a pool: games that are being played, one record each

OWN_FIELDS = (
    ("stream", np.dtype(("u8", (1,)))),  # the players' chance
    ("number", np.dtype("i8")),  # which game of the run this is
    ("moves", np.dtype("i4")),  # how many have been made
    ("seating", np.dtype("i4")),  # who plays which seat, where that changes between games; fills what would be a gap
)
WORD = 8  # bytes


@cache
def pool_dtype(state: np.dtype[np.void]) -> np.dtype[np.void]:
    """The type of a pool's records: the game's own record, with the fields of the loop before it.

    Its size is an odd number of words, so that neighbours lie in different banks of a GPU's memory.
    """
    own = np.dtype(list(OWN_FIELDS), align=True)
    names: list[str] = []
    formats: list[Any] = []
    offsets: list[int] = []
    for kind, start in ((own, 0), (state, own.itemsize)):
        for name in kind.names or ():
            names.append(name)
            formats.append(kind[name])
            offsets.append(start + int(kind.fields[name][1]))  # type: ignore[index]
    words = -(-(own.itemsize + state.itemsize) // WORD) | 1
    layout: Any = {"names": names, "formats": formats, "offsets": offsets, "itemsize": words * WORD, "aligned": True}
    playing: np.dtype[np.void] = np.dtype(layout)
    return playing


def blank_pool(game: Game, seats: int, options: Options, count: int) -> Records:
    """`count` games that know their seats and options, with no deal yet."""
    blank = game.blank(seats, options).view(np.ndarray)
    pool = records(pool_dtype(game.state), count)
    for name in game.state.names or ():
        pool.view(np.ndarray)[name] = blank[name][0]
    return pool


def states_of(game: Game, pool: Records) -> Records:
    """The states of the games in a pool."""
    states = records(game.state, len(pool))
    for name in game.state.names or ():
        states.view(np.ndarray)[name] = pool.view(np.ndarray)[name]
    return states


def mask_words(game: Game) -> int:
    """How many 64-bit words a legal mask fills; it is looked through eight moves at a time."""
    return -(-len(game.actions) // WORD)


# --- players

MOST_PLAYERS = 6
SEATING_BITS, LAST_PLAYER = 4, 15  # of a seating, for each seat


def seating_of(players: Sequence[int]) -> int:
    """Who plays which seat, as one number.

    >>> f"{seating_of([2, 0, 1]):03x}"
    '102'
    """
    return sum(player << SEATING_BITS * seat for seat, player in enumerate(players))


@dataclass(frozen=True)
class Player:
    """A compiled player. `choose(views, v, seat, words, first, count, stream)` returns the number of a move.

    `words` is the legal mask, as 64-bit words (`words.view(np.int8)` has a byte for each move), `first` the first move
    that answers the question, `count` how many are legal, and `stream` the random stream of this game's players. For a
    player that `needs_view`, `views[v]` holds what its seat may know; for others nothing is written there.
    """

    name: str
    choose: Callable[..., int]
    needs_view: bool = True


ONES, TOP, BYTE, EIGHT = word(0x0101010101010101), word(56), word(0xFF), word(8)


@inline
def marked(words: Any, first: int, choice: int) -> int:
    """The move whose mark is number `choice` of the mask, counted from 0, looking from the move `first` on."""
    place = first >> 3
    bits = word(words[place])
    here = number(((bits * ONES) & MASK) >> TOP)  # the sum of its eight bytes
    while choice >= here:
        choice -= here
        place += 1
        bits = word(words[place])
        here = number(((bits * ONES) & MASK) >> TOP)
    action = place << 3
    while choice > 0 or bits & BYTE == 0:
        choice -= number(bits & BYTE)
        bits = bits >> EIGHT
        action += 1
    return action


@inline
def choose_at_random(views: Any, v: int, seat: int, words: Any, first: int, count: int, stream: Any) -> int:
    """Every legal move is equally likely."""
    return marked(words, first, below(stream, count))


RANDOM = Player("random", choose_at_random, needs_view=False)

Players = Player | Sequence[Player]


def label_of(players: Sequence[Player]) -> str:
    """A name that only these players have: what is compiled for them is kept under it."""
    digest = blake2b(digest_size=6)
    for player in players:
        plain = getattr(player.choose, "py_func", player.choose)
        cells = [cell.cell_contents for cell in getattr(plain, "__closure__", None) or ()]
        for part in (player.name, player.needs_view, plain.__module__, plain.__qualname__, getsource(plain), cells):
            digest.update(f"{part!r};".encode())
    return "_".join([*dict.fromkeys(player.name for player in players), digest.hexdigest()])


def seated(game: Game, seats: int, players: Players) -> tuple[Player, ...]:
    """One player for each seat: the same for all, or as they are named."""
    chosen = (players,) * seats if isinstance(players, Player) else tuple(players)
    if len(chosen) != seats:
        raise Mistake("players", seats=seats, count=len(chosen))
    return chosen


# --- templates

# Bound by `loop_functions`. The entry points of the game (`Game.rules`):
new: Any = unbound  # (states, i, seed, events)
asked: Any = unbound  # (states, i)
mark: Any = unbound  # (states, i, seat, mask)
apply: Any = unbound  # (states, i, seat, action, events)
scores: Any = unbound  # (states, i, out)
ranks: Any = unbound  # (states, i, out)
FIRST: Any = None  # by question, the first move that answers it
LAST: Any = None  # by question, the last one
# The players:
show_view: Any = unbound  # (pool, i, seat, views, v): the game's `redact`, or `show_nothing`
choose: Any = unbound  # Player.choose, or choose_by_seat
choose_for: Any = unbound  # choose_by_player
player_1: Any = unbound  # Player.choose, like those below
player_2: Any = unbound
player_3: Any = unbound
player_4: Any = unbound
player_5: Any = unbound
player_6: Any = unbound
# Templates of this module, bound themselves:
deal: Any = unbound  # deal_game
decide: Any = unbound  # decide_move or decide_by_seating
finish: Any = unbound  # finish_game


@inline
def show_nothing(pool: Records, i: int, seat: int, views: Records, v: int) -> None:
    """For players that need no view."""


@inline
def first_seat(waiting: int) -> int:
    """The first of the seats that are asked, from their bits; the others follow one after the other."""
    seat = 0
    while waiting >> seat & 1 == 0:
        seat += 1
    return seat


def choose_by_player(
    player: int, views: Any, v: int, seat: int, words: Any, first: int, count: int, stream: Any
) -> Any:
    """One of several players, counted from 0, chooses for a seat."""
    if player == 0:
        return player_1(views, v, seat, words, first, count, stream)
    if player == 1:
        return player_2(views, v, seat, words, first, count, stream)
    if player == 2:
        return player_3(views, v, seat, words, first, count, stream)
    if player == 3:
        return player_4(views, v, seat, words, first, count, stream)
    if player == 4:
        return player_5(views, v, seat, words, first, count, stream)
    return player_6(views, v, seat, words, first, count, stream)


def choose_by_seat(views: Any, v: int, seat: int, words: Any, first: int, count: int, stream: Any) -> Any:
    """Each seat has a player of its own."""
    return choose_for(seat, views, v, seat, words, first, count, stream)


def deal_game(pool: Records, i: int, seed: int, events: Any) -> None:
    """Deal game number `seed` of a run."""
    new(pool, i, seed, events)
    s = pool[i]
    seed_stream(s.stream, word(seed) ^ POLICY)
    s.number = seed
    s.moves = 0


def decide_move(pool: Records, i: int, seat: int, words: Any, mask: Any, views: Records, v: int) -> Any:
    """The move that the seat's player chooses. The mask, the same memory as the words, is empty before and after."""
    question = pool[i].question
    count = mark(pool, i, seat, mask)
    show_view(pool, i, seat, views, v)
    action = choose(views, v, seat, words, FIRST[question], count, pool[i].stream)
    for place in range(FIRST[question] >> 3, (LAST[question] >> 3) + 1):
        words[place] = 0
    return action


def decide_by_seating(pool: Records, i: int, seat: int, words: Any, mask: Any, views: Records, v: int) -> Any:
    """The same, where the game's seating says who plays the seat."""
    s = pool[i]
    question = s.question
    player = s.seating >> SEATING_BITS * seat & LAST_PLAYER
    count = mark(pool, i, seat, mask)
    show_view(pool, i, seat, views, v)
    action = choose_for(player, views, v, seat, words, FIRST[question], count, s.stream)
    for place in range(FIRST[question] >> 3, (LAST[question] >> 3) + 1):
        words[place] = 0
    return action


def finish_game(pool: Records, i: int, row: Any) -> None:
    """Write down the result of a game: the score of each seat, its place, and how many moves it took."""
    seats = pool[i].seats
    scores(pool, i, row)
    ranks(pool, i, row[seats:])
    row[2 * seats] = pool[i].moves


REFUSED = -1  # in place of a length: a player has made a move that is not legal, and the game was broken off


def play_game(
    pool: Records, i: int, seed: int, row: Any, words: Any, mask: Any, views: Records, v: int, events: Any
) -> None:
    """One whole game."""
    deal(pool, i, seed, events)
    waiting = asked(pool, i)
    while waiting != 0:
        seat = first_seat(waiting)
        if apply(pool, i, seat, decide(pool, i, seat, words, mask, views, v), events) < 0:
            pool[i].moves = REFUSED
            break
        pool[i].moves += 1
        waiting = asked(pool, i)
    finish(pool, i, row)


class LoopFunctions(NamedTuple):
    """What plays a game: the templates above, bound."""

    deal: Any
    decide: Any
    finish: Any
    play: Any


@cache
def loop_functions(game: Game, players: tuple[Player, ...], by_seating: bool = False) -> LoopFunctions:
    """The functions that play a game with these players, by seat, or where each game's seating says."""
    rules = game.rules
    alike = len(set(players)) == 1
    by_seating = by_seating and not alike
    name = f"{game.name}_{label_of(players[:1] if alike else players)}{'_by_seating' if by_seating else ''}"
    show_view = rules.redact if any(player.needs_view for player in players) else show_nothing
    named: dict[str, Any] = {
        "mark": rules.mark,
        "show_view": show_view,
        "FIRST": np.array([question.first for question in game.questions]),
        "LAST": np.array([question.last for question in game.questions]),
    }
    if alike:
        decide = bound(decide_move, name, choose=players[0].choose, **named)
    else:
        last_seat = len(players) - 1
        at_seat: dict[str, Any] = {f"player_{n + 1}": players[min(n, last_seat)].choose for n in range(MOST_PLAYERS)}
        choose_for = bound(choose_by_player, name, **at_seat)
        if by_seating:
            decide = bound(decide_by_seating, name, choose_for=choose_for, **named)
        else:
            decide = bound(decide_move, name, choose=bound(choose_by_seat, name, choose_for=choose_for), **named)
    deal = bound(deal_game, name, new=rules.new)
    finish = bound(finish_game, name, scores=rules.scores, ranks=rules.ranks)
    play = bound(play_game, name, asked=rules.asked, apply=rules.apply, deal=deal, decide=decide, finish=finish)
    return LoopFunctions(deal, decide, finish, play)

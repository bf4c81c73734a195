"""How one of many games is played: dealt, decided move by move, and written down as a row of numbers.

The same functions play on every device. Game number k of a run is dealt from seed k, and its players choose by a stream
of their own that is seeded with k too, so what comes of a game does not depend on who plays it, where, or after which.
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

# --- the record of a game that is being played

OWN_FIELDS = (
    ("stream", np.dtype(("u8", (1,)))),  # the players' chance
    ("number", np.dtype("i8")),  # which game of the run this is
    ("moves", np.dtype("i4")),  # how many have been made
    ("cast", np.dtype("i4")),  # who plays which seat, where that changes; it lies where else there would be a gap
)
WORD = 8  # bytes


@cache
def playing_of(state: np.dtype[np.void]) -> np.dtype[np.void]:
    """The game's own record with the fields of its playing before it.

    Its size is an odd number of words: neighbours then lie in other banks of a GPU's memory.
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


def tables(game: Game, seats: int, options: Options, count: int) -> Records:
    """So many tables, laid out with the seats and options, with no game dealt yet."""
    blank = game.blank(seats, options).view(np.ndarray)
    laid = records(playing_of(game.state), count)
    for name in game.state.names or ():
        laid.view(np.ndarray)[name] = blank[name][0]
    return laid


def states_of(game: Game, laid: Records) -> Records:
    """The states of the games on some tables."""
    states = records(game.state, len(laid))
    for name in game.state.names or ():
        states.view(np.ndarray)[name] = laid.view(np.ndarray)[name]
    return states


def mask_words(game: Game) -> int:
    """How many 64-bit words a legal mask fills; it is looked through eight moves at a time."""
    return -(-len(game.actions) // WORD)


# --- players

MOST_PLAYERS = 6
CAST_BITS, LAST_CAST = 4, 15  # of a cast, for each seat


def cast_of(players: Sequence[int]) -> int:
    """Who plays which seat, as one number.

    >>> f"{cast_of([2, 0, 1]):03x}"
    '102'
    """
    return sum(player << CAST_BITS * seat for seat, player in enumerate(players))


@dataclass(frozen=True)
class Player:
    """A compiled player. `choose(views, v, seat, words, first, count, stream)` returns the number of a move.

    `words` is the legal mask, as 64-bit words (`words.view(np.int8)` has a byte for each move), `first` the first move
    that answers the question, `count` how many are legal, and `stream` the chance of the players of this game. A player
    that `looks` finds in `views[v]` what its seat may know; for one that does not, nothing is written there.
    """

    name: str
    choose: Callable[..., int]
    looks: bool = True


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


RANDOM = Player("random", choose_at_random, looks=False)

Players = Player | Sequence[Player]


def label_of(players: Sequence[Player]) -> str:
    """A name for these players that no others share: what is compiled for them is kept under it."""
    digest = blake2b(digest_size=6)
    for player in players:
        plain = getattr(player.choose, "py_func", player.choose)
        cells = [cell.cell_contents for cell in getattr(plain, "__closure__", None) or ()]
        for part in (player.name, player.looks, plain.__module__, plain.__qualname__, getsource(plain), cells):
            digest.update(f"{part!r};".encode())
    return "_".join([*dict.fromkeys(player.name for player in players), digest.hexdigest()])


def seated(game: Game, seats: int, players: Players) -> tuple[Player, ...]:
    """One player for each seat: the same for all, or as they are named."""
    chosen = (players,) * seats if isinstance(players, Player) else tuple(players)
    if len(chosen) != seats:
        raise Mistake("players", "{seats} seats take {seats} players, not {count}", seats=seats, count=len(chosen))
    return chosen


# --- templates: bound to a game and its players by `functions_of`

new: Any = unbound
asked: Any = unbound
mark: Any = unbound
apply: Any = unbound
scores: Any = unbound
ranks: Any = unbound
redact: Any = unbound
see: Any = unbound
choose: Any = unbound
choose_for: Any = unbound
decide: Any = unbound
deal: Any = unbound
finish: Any = unbound
FIRST: Any = None
LAST: Any = None
player_1: Any = unbound
player_2: Any = unbound
player_3: Any = unbound
player_4: Any = unbound
player_5: Any = unbound
player_6: Any = unbound


@inline
def see_nothing(pool: Records, i: int, seat: int, views: Records, v: int) -> None:
    """What a player gets who does not look."""


@inline
def first_of(waiting: int) -> int:
    """The first of the seats that are asked; each of them will be, one after the other."""
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


def deal_game(pool: Records, i: int, value: int, told: Any) -> None:
    """Deal game number `value` of a run."""
    new(pool, i, value, told)
    s = pool[i]
    seed_stream(s.stream, word(value) ^ POLICY)
    s.number = value
    s.moves = 0


def decide_move(pool: Records, i: int, seat: int, words: Any, mask: Any, views: Records, v: int) -> Any:
    """The move that the seat's player chooses. The mask, the same memory as the words, is empty before and after."""
    question = pool[i].question
    count = mark(pool, i, seat, mask)
    see(pool, i, seat, views, v)
    action = choose(views, v, seat, words, FIRST[question], count, pool[i].stream)
    for place in range(FIRST[question] >> 3, (LAST[question] >> 3) + 1):
        words[place] = 0
    return action


def decide_by_cast(pool: Records, i: int, seat: int, words: Any, mask: Any, views: Records, v: int) -> Any:
    """The same, where the table's cast says who plays the seat."""
    s = pool[i]
    question = s.question
    player = s.cast >> CAST_BITS * seat & LAST_CAST
    count = mark(pool, i, seat, mask)
    see(pool, i, seat, views, v)
    action = choose_for(player, views, v, seat, words, FIRST[question], count, s.stream)
    for place in range(FIRST[question] >> 3, (LAST[question] >> 3) + 1):
        words[place] = 0
    return action


def finish_game(pool: Records, i: int, row: Any) -> None:
    """Write down what came of a game: the score of each seat, its place, and how many moves it took."""
    seats = pool[i].seats
    scores(pool, i, row)
    ranks(pool, i, row[seats:])
    row[2 * seats] = pool[i].moves


REFUSED = -1  # in place of a length: a player has made a move that is not legal, and the game was broken off


def play_game(
    pool: Records, i: int, value: int, row: Any, words: Any, mask: Any, views: Records, v: int, told: Any
) -> None:
    """One whole game."""
    deal(pool, i, value, told)
    waiting = asked(pool, i)
    while waiting != 0:
        seat = first_of(waiting)
        if apply(pool, i, seat, decide(pool, i, seat, words, mask, views, v), told) < 0:
            pool[i].moves = REFUSED
            break
        pool[i].moves += 1
        waiting = asked(pool, i)
    finish(pool, i, row)


class Functions(NamedTuple):
    """What plays a game: the templates above, bound."""

    deal: Any
    decide: Any
    finish: Any
    play: Any


@cache
def functions_of(game: Game, players: tuple[Player, ...], by_cast: bool = False) -> Functions:
    """The functions that play a game with these players, by seat, or where each table's cast says."""
    rules = game.rules
    alike = len(set(players)) == 1
    by_cast = by_cast and not alike
    name = f"{game.name}_{label_of(players[:1] if alike else players)}{'_by_cast' if by_cast else ''}"
    seeing = rules.redact if any(player.looks for player in players) else see_nothing
    named: dict[str, Any] = {
        "mark": rules.mark,
        "see": seeing,
        "FIRST": np.array([question.first for question in game.questions]),
        "LAST": np.array([question.last for question in game.questions]),
    }
    if alike:
        decide = bound(decide_move, name, choose=players[0].choose, **named)
    else:
        last_seat = len(players) - 1
        at_seat: dict[str, Any] = {f"player_{n + 1}": players[min(n, last_seat)].choose for n in range(MOST_PLAYERS)}
        choosing = bound(choose_by_player, name, **at_seat)
        if by_cast:
            decide = bound(decide_by_cast, name, choose_for=choosing, **named)
        else:
            decide = bound(decide_move, name, choose=bound(choose_by_seat, name, choose_for=choosing), **named)
    deal = bound(deal_game, name, new=rules.new)
    finish = bound(finish_game, name, scores=rules.scores, ranks=rules.ranks)
    play = bound(play_game, name, asked=rules.asked, apply=rules.apply, deal=deal, decide=decide, finish=finish)
    return Functions(deal, decide, finish, play)

"""Whether something hidden leans: the true world beside a guess, many times over.

A guess is one of the worlds that fit a view, each as likely as it is after the deal. So the true world and a guess for
the same view are two draws from the same distribution: nobody who is shown both can say which is the true one. In
whatever is counted in a world, the truth has more as often as the guess has. What is counted here (`signs`):

- each hidden number of the record, value by value: a guess that likes some cards or some seats too much;
- how alike two hidden heaps are, and each with itself: a guess that deals too evenly, or knows one hand from another.

Seats are counted from the viewer, so that all viewers are evidence for the same thing; and once more from seat 1, for a
guess that likes the first of the others.

How far may a fair game lean? Of n pairs in which truth and guess differ, about half point each way. That one direction
is d ahead has a chance below 2 exp(-d²/2n) (Hoeffding); `ALARM`, divided by the number of things counted, is the chance
that is left to a false alarm in a whole run. Seeds are fixed, so a run that is green stays green.
"""

from itertools import combinations, combinations_with_replacement
from math import log
from typing import Any, NamedTuple

import numpy as np

from motherlode.games.kit.game import Game
from motherlode.games.kit.records import Records

ALARM = 1e-6  # the chance that a game without fault is suspected
MOST_VALUES = 24  # of one number that are counted one by one; of more, only which world has the larger one

Numbers = np.ndarray[Any, np.dtype[Any]]
Worlds = dict[str, Numbers]  # by field, one row for each world


class Signs(NamedTuple):
    """For every pair and everything counted: 1 where the truth has more, -1 where the guess has, else 0."""

    what: list[str]
    table: Numbers


class Leaning(NamedTuple):
    """What leans, in how many of the pairs that differ the truth had more, and in how many the guess."""

    place: int
    truth: int
    guess: int


def secret_fields(game: Game) -> list[str]:
    """The fields that not everybody may know; the random stream is no part of a world."""
    return [field for field, sight in game.sight.items() if sight != "open" and field != "rng"]


def by_seat(game: Game, field: str) -> bool:
    """Whether the field has an entry for each seat, which only this seat sees."""
    shape = game.state[field].shape
    return game.sight[field] == "own" and len(shape) > 0 and shape[0] == game.most


def from_the_viewer(game: Game, states: Records, seats: int, viewer: int) -> Worlds:
    """What is hidden in some states, with the viewer's own seat first; a spectator sits down on seat 1.

    What each seat sees alone is there in the order of the seats too.
    """
    order = [(max(viewer, 0) + step) % seats for step in range(seats)] + list(range(seats, game.most))
    worlds = {}
    for field in secret_fields(game):
        worlds[field] = np.array(states[field])
        if by_seat(game, field):
            worlds[f"{field} of seat"] = worlds[field]
            worlds[field] = worlds[field][:, order]
    return worlds


def joined(worlds: list[Worlds]) -> Worlds:
    """Several lots of worlds as one."""
    return {field: np.concatenate([lot[field] for lot in worlds]) for field in worlds[0]}


def signs(game: Game, truths: Worlds, guesses: Worlds) -> Signs:
    """Everything that is counted, in each true world and in the guess beside it."""
    what: list[str] = []
    columns: list[Numbers] = []
    for field in truths:
        one, other = (worlds[field].reshape(len(worlds[field]), -1) for worlds in (truths, guesses))
        for place in range(one.shape[1]):
            name = f"'{field}' {place_name(truths[field], place)}"
            count_values(what, columns, name, one[:, place], other[:, place])
    count_likeness(game, what, columns, truths, guesses)
    return Signs(what, np.array(columns, np.int8).T if columns else np.zeros((0, 0), np.int8))


def place_name(worlds: Numbers, place: int) -> str:
    """Where in a field a number stands."""
    return "(" + ", ".join(str(index) for index in np.unravel_index(place, worlds.shape[1:] or (1,))) + ")"


def count_values(what: list[str], columns: list[Numbers], name: str, one: Numbers, other: Numbers) -> None:
    """How often a hidden number has each of its values; or, if there are many of these, in which world it is larger."""
    values = np.union1d(one, other)
    if len(values) > MOST_VALUES:
        what.append(f"{name} is larger")
        columns.append(np.sign(one.astype(np.int64) - other))
    elif len(values) > 1:
        for value in values:
            what.append(f"{name} is {value}")
            columns.append((one == value).astype(np.int8) - (other == value))


def count_likeness(game: Game, what: list[str], columns: list[Numbers], truths: Worlds, guesses: Worlds) -> None:
    """In which world two heaps of equal width are more alike (each with itself too), or two seats have the same."""
    heaps = [field for field in secret_fields(game) if truths[field].ndim > 1 and not is_single(game, field)]
    rows = [(field, row) for field in heaps for row in range(truths[field][0].size // truths[field].shape[-1])]
    for (field, row), (other, other_row) in combinations_with_replacement(rows, 2):
        if truths[field].shape[-1] == truths[other].shape[-1]:
            what.append(f"'{field}' {row} and '{other}' {other_row} are alike")
            alike, guessed_alike = (
                (heap_of(worlds[field], row) * heap_of(worlds[other], other_row)).sum(axis=1)
                for worlds in (truths, guesses)
            )
            columns.append(np.sign(alike - guessed_alike))
    for field in (field for field in secret_fields(game) if is_single(game, field)):
        for first, second in combinations(range(game.most), 2):
            what.append(f"'{field}' {first} and {second} are the same")
            same, guessed_same = (worlds[field][:, first] == worlds[field][:, second] for worlds in (truths, guesses))
            columns.append(same.astype(np.int8) - guessed_same)


def heap_of(worlds: Numbers, row: int) -> Numbers:
    """One heap in each world."""
    return worlds.reshape(len(worlds), -1, worlds.shape[-1])[:, row].astype(np.int64)


def is_single(game: Game, field: str) -> bool:
    """Whether each seat has one number there, and not a heap."""
    return by_seat(game, field) and len(game.state[field].shape) == 1


def leaning(sums: Numbers, differing: Numbers) -> Leaning | None:
    """What leans too far for a fair game: by how much the truth is ahead, among the pairs that differ."""
    if not sums.size:
        return None
    too_far = sums.astype(np.float64) ** 2 - 2 * differing * log(2 * sums.size / ALARM)
    place = int(np.argmax(np.where(differing > 0, too_far, -np.inf)))
    if differing.flat[place] == 0 or too_far.flat[place] <= 0:
        return None
    count, ahead = int(differing.flat[place]), int(sums.flat[place])
    return Leaning(place, (count + ahead) // 2, (count - ahead) // 2)

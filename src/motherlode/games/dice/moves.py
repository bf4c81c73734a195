"""Every question of the dice game and every move that answers one. The answers to a question lie side by side.

A reroll names the faces to roll again, so there are as many rerolls as multisets of one to five faces: 461. They stand
at the end of the table, so that whoever looks for the answers to another question does not walk past them.
"""

from itertools import combinations_with_replacement
from math import comb
from typing import Any

import numpy as np

from motherlode.games.dice.pieces import (
    COLOURS,
    CRYSTALS,
    DICE,
    FACES,
    FEWEST_FACES,
    KINDS_OF_ACTIONS,
    KINDS_OF_FACES,
    MOST_SEATS,
    VALUABLES,
)
from motherlode.games.kit.declarations import Question
from motherlode.games.kit.game import one_spaced
from motherlode.games.kit.multisets import NOTHING

COLOUR_SLUGS = tuple(crystal.slug for crystal in CRYSTALS)
REROLLS = tuple(faces for size in range(1, DICE + 1) for faces in combinations_with_replacement(FACES, size))
USES = tuple(
    (face, number) for face in range(KINDS_OF_ACTIONS) for number in range(FEWEST_FACES[face], DICE + 1)
)  # (face, number announced)

ACTIONS: tuple[str, ...] = (
    *(f"use {FACES[face]} {number}" for face, number in USES),
    "end turn",
    *(f"return {colour}" for colour in COLOUR_SLUGS[:COLOURS]),
    *(f"store {colour}" for colour in COLOUR_SLUGS[:VALUABLES]),
    "done",
    *(f"seat {seat + 1}" for seat in range(MOST_SEATS)),
    *(f"take {colour}" for colour in COLOUR_SLUGS[:VALUABLES]),
    "stand",
    *(f"reroll {' '.join(faces)}" for faces in REROLLS),
)

_place = ACTIONS.index
USE, END_TURN, DONE, STAND = _place("use pickaxe 1"), _place("end turn"), _place("done"), _place("stand")
# A move about a colour, a seat or some dice is one of these plus the number of the colour, the seat or the reroll.
RETURN, STORE, TAKE = _place("return quartz"), _place("store quartz"), _place("take quartz")
SEAT, REROLL = _place("seat 1"), _place("reroll pickaxe")

QUESTIONS = (
    Question("roll", STAND, REROLL + len(REROLLS) - 1, alike=True),
    Question("act", USE, END_TURN),
    Question("return", RETURN, RETURN + COLOURS - 1, alike=True),
    Question("store", STORE, DONE, alike=True),
    Question("give", DONE, SEAT + MOST_SEATS - 1, alike=True),
    Question("from", DONE, SEAT + MOST_SEATS - 1, alike=True),
    Question("take", TAKE, TAKE + VALUABLES - 1, alike=True),
    Question("leader", SEAT, SEAT + MOST_SEATS - 1, alike=True),
)
ASK_ROLL, ASK_ACT, ASK_RETURN, ASK_STORE, ASK_GIVE, ASK_FROM, ASK_TAKE, ASK_LEADER = range(len(QUESTIONS))

FIRST_ANSWER = np.array([question.first for question in QUESTIONS])
LAST_ANSWER = np.array([question.last for question in QUESTIONS])

# The face and the number of each `use`; the place of each face's first `use`, and the number that one announces.
USE_FACE = np.array([face for face, _ in USES], np.int8)
USE_NUMBER = np.array([number for _, number in USES], np.int8)
FIRST_USE = np.array([USES.index((face, FEWEST_FACES[face])) for face in range(KINDS_OF_ACTIONS)], np.int8)
FEWEST = np.array(FEWEST_FACES, np.int8)

# How many dice of each face a reroll rolls again.
REROLLED = np.array([[faces.count(face) for face in FACES] for faces in REROLLS], np.int8)

# There are 252 ways in which five dice can lie. A way's number is the sum, over all faces but the last, of
# STEP[face, dice that show this face or an earlier one]: the combinatorial number system.
STEP = np.array([[comb(face + dice, face + 1) for dice in range(DICE + 1)] for face in range(KINDS_OF_FACES - 1)])


def _possible_rerolls() -> np.ndarray[Any, np.dtype[np.int16]]:
    """For each way in which the dice can lie, the rerolls that they allow; then NOTHING."""
    ways = REROLLED[REROLLED.sum(axis=1) == DICE]
    numbers = STEP[np.arange(KINDS_OF_FACES - 1), ways.cumsum(axis=1)[:, :-1]].sum(axis=1)
    rerolls = np.full((len(ways), 2**DICE), NOTHING, np.int16)
    for number, way in zip(numbers, ways, strict=True):
        possible = np.flatnonzero((way >= REROLLED).all(axis=1))
        rerolls[number, : len(possible)] = possible
    return rerolls


POSSIBLE_REROLLS = _possible_rerolls()


def canonical(phrase: str) -> str:
    """D80: the faces of a reroll may be named in any order; the table has them in its own.

    >>> canonical("reroll helmet  pickaxe steal")
    'reroll pickaxe steal helmet'
    """
    verb, _, rest = one_spaced(phrase).partition(" ")
    faces = rest.split()
    if verb == "reroll" and all(face in FACES for face in faces):
        faces.sort(key=FACES.index)
    return " ".join([verb, *faces])

"""Every question of the dice game and every move that answers one. The answers to a question lie side by side.

A reroll names the faces to roll again, so there are as many rerolls as multisets of one to five faces: 461. They stand
at the end of the table, so that a search for the answers to another question does not pass them.
"""

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
from motherlode.games.kit.moves import Move, MoveTable, numbers, pieces, seats, several
from motherlode.games.kit.multisets import NOTHING

COLOUR_SLUGS = tuple(crystal.slug for crystal in CRYSTALS)
_VALUABLE, _SEAT, _FACE = pieces("crystal", COLOUR_SLUGS[:VALUABLES]), seats("other", MOST_SEATS), pieces("face", FACES)

MOVES = MoveTable(
    *(
        Move("use", pieces("face", FACES[face : face + 1]), numbers("count", FEWEST_FACES[face], DICE))
        for face in range(KINDS_OF_ACTIONS)
    ),
    Move("end turn"),
    Move("return", pieces("crystal", COLOUR_SLUGS[:COLOURS])),
    Move("store", _VALUABLE),
    Move("done"),
    Move("seat", _SEAT),
    Move("take", _VALUABLE),
    Move("stand"),
    Move("reroll", several("faces", _FACE, DICE)),
)

_first = MOVES.first
USE, END_TURN, DONE, STAND = _first("use"), _first("end turn"), _first("done"), _first("stand")
# A move about a colour, a seat or some dice is one of these plus the number of the colour, the seat or the reroll.
RETURN, STORE, TAKE = _first("return"), _first("store"), _first("take")
SEAT, REROLL = _first("seat"), _first("reroll")

QUESTIONS = (
    Question("roll", *MOVES.run("stand", "reroll"), alike=True),
    Question("act", *MOVES.run("use", "end turn")),
    Question("return", *MOVES.run("return", "return"), alike=True),
    Question("store", *MOVES.run("store", "done"), alike=True),
    Question("give", *MOVES.run("done", "seat"), alike=True),
    Question("from", *MOVES.run("done", "seat"), alike=True),
    Question("take", *MOVES.run("take", "take"), alike=True),
    Question("leader", *MOVES.run("seat", "seat"), alike=True),
)
ABOUT = (("other", "seat"), ("left", "count"), ("markers", "count"))  # whom to steal from, how many more, to pay with
ASK_ROLL, ASK_ACT, ASK_RETURN, ASK_STORE, ASK_GIVE, ASK_FROM, ASK_TAKE, ASK_LEADER = range(len(QUESTIONS))

FIRST_ANSWER = np.array([question.first for question in QUESTIONS])
LAST_ANSWER = np.array([question.last for question in QUESTIONS])

# The face and the number of each `use`; the place of each face's first `use`, and the number that one announces.
_USES = [MOVES.parse(phrase)[1] for phrase in MOVES.phrases[USE:END_TURN]]
USE_FACE = np.array([FACES.index(face) for face, _ in _USES], np.int8)
USE_NUMBER = np.array([int(number) for _, number in _USES], np.int8)
FIRST_USE = np.array([np.flatnonzero(face == USE_FACE)[0] for face in range(KINDS_OF_ACTIONS)], np.int8)
FEWEST = np.array(FEWEST_FACES, np.int8)

# How many dice of each face a reroll rolls again.
_REROLLS = [MOVES.parse(phrase)[1] for phrase in MOVES.phrases[REROLL:]]
REROLLED = np.array([[faces.count(face) for face in FACES] for faces in _REROLLS], np.int8)

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

"""Every question of the dice game and every move that answers one. The answers to a question lie side by side.

A reroll names the faces to roll again, so there are as many rerolls as multisets of one to five faces: 461. They stand
at the end of the table, so that a search for the answers to another question does not pass them.
"""

from math import comb
from typing import Any

import numpy as np

from motherlode.games.dice.pieces import (
    COLOUR_SLUGS,
    DICE,
    FACES,
    FEWEST_FACES,
    KINDS_OF_ACTIONS,
    KINDS_OF_FACES,
    MOST_SEATS,
    VALUABLE_SLUGS,
)
from motherlode.games.kit.declarations import About, NumberedTable
from motherlode.games.kit.moves import MoveTable, numbers, pieces, seats, several
from motherlode.games.kit.multisets import NOTHING
from motherlode.games.kit.snapshots import Snapshot

_VALUABLE, _SEAT, _FACE = pieces("crystal", VALUABLE_SLUGS), seats("other", MOST_SEATS), pieces("face", FACES)

# A move about a colour, a seat or some dice is its row's number plus that of the colour, the seat or the reroll.
MOVES = MoveTable()
USE = len(MOVES.phrases)
for _name, _fewest in zip(FACES, FEWEST_FACES, strict=False):
    MOVES.add("use", pieces("face", [_name]), numbers("count", _fewest, DICE))
END_TURN = MOVES.add("end turn")
RETURN = MOVES.add("return", pieces("crystal", COLOUR_SLUGS))
STORE = MOVES.add("store", _VALUABLE)
DONE = MOVES.add("done")
SEAT = MOVES.add("seat", _SEAT)
TAKE = MOVES.add("take", _VALUABLE)
STAND = MOVES.add("stand")
REROLL = MOVES.add("reroll", several("faces", _FACE, DICE))

QUESTIONS = NumberedTable(MOVES.question)
ASK_ROLL = QUESTIONS.add("roll", "stand", "reroll", alike=True)
ASK_ACT = QUESTIONS.add("act", "use", "end turn")
ASK_RETURN = QUESTIONS.add("return", "return", alike=True)
ASK_STORE = QUESTIONS.add("store", "store", "done", alike=True)
ASK_GIVE = QUESTIONS.add("give", "done", "seat", alike=True)
ASK_FROM = QUESTIONS.add("from", "done", "seat", alike=True)
ASK_TAKE = QUESTIONS.add("take", "take", alike=True)
ASK_LEADER = QUESTIONS.add("leader", "seat", alike=True)


def choices_left(s: Snapshot) -> int:
    """Free rerolls, or crystals still to choose."""
    return int(s.rolls_left if s.question == ASK_ROLL else s.left)


def markers_to_pay_with(s: Snapshot) -> int:
    """Those of the seat that is asked."""
    return int(s.markers[s.asked]) if s.asked != NOTHING else 0


ABOUT = (
    About("other", "seat", "target"),  # the seat stolen from
    About("left", "count", choices_left),
    About("markers", "count", markers_to_pay_with),
)

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

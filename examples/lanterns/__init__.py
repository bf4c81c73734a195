"""Lanterns, for two to five: float brighter and brighter lanterns on a river, or fish them all out and get wet.

L1 there are five lanterns of each kind: ember, candle, lamp, torch, beacon and star, each brighter than the one before;
everybody is dealt three in secret, and the rest is the deck. L2 seats are asked in turn, clockwise. L3 float a lantern
of your hand that is at least as bright as the brightest on the river, and draw another one while the deck lasts; the
next seat is asked. L4 or fish: all lanterns on the river are yours, and wet; then float any lantern. L5 the game is
over when somebody floats the last lantern of a hand; whoever has the fewest wet lanterns wins.
"""

from examples.lanterns import fields, moves, position, rules, sight
from examples.lanterns.fields import COPIES, HAND, KINDS, MOST_SEATS, STATE
from motherlode.games.kit.game import Bounds
from motherlode.games.kit.gather import game_of

ALL = KINDS * COPIES

GAME = game_of(
    position.NAME,
    *(fields, moves, rules, sight, position),
    version=1,
    # A lantern floats at most once, and between two of them somebody fishes at most once.
    bounds=Bounds(
        longest=2 * ALL,
        lowest_score=0,
        highest_score=ALL,
        record_bytes=STATE.itemsize,
        events=MOST_SEATS * HAND,
    ),
    companions={"greedy": "examples.lanterns.greedy"},
)

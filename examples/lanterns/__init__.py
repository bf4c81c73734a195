"""Lanterns, for two to five: float brighter and brighter lanterns on a river, or fish them all out and get wet.

L1 there are five lanterns of each kind: ember, candle, lamp, torch, beacon and star, each brighter than the one before;
everybody is dealt three in secret, and the rest is the deck. L2 seats are asked in turn, clockwise. L3 float a lantern
of your hand that is at least as bright as the brightest on the river, and draw another one while the deck lasts; the
next seat is asked. L4 or fish: all lanterns on the river are yours, and wet; then float any lantern. L5 the game is
over when somebody floats the last lantern of a hand; whoever has the fewest wet lanterns wins.
"""

from examples.lanterns import rules, sight
from examples.lanterns.fields import COPIES, FEWEST, HAND, KINDS, LANTERNS, MOST, SIGHT, STATE
from examples.lanterns.moves import EVENTS, MOVES, QUESTIONS, REASONS
from examples.lanterns.position import NAME, POSITION, VIEW, conserved, read_position
from motherlode.games.kit.entries import entries_of
from motherlode.games.kit.game import Bounds, Game
from motherlode.games.kit.options import NO_OPTIONS

ALL = KINDS * COPIES

GAME = Game(
    name=NAME,
    version=1,
    fewest=FEWEST,
    most=MOST,
    hidden=True,
    chance=True,
    simultaneous=False,
    # A lantern floats at most once, and between two of them somebody fishes at most once.
    bounds=Bounds(longest=2 * ALL, lowest_score=0, highest_score=ALL, record_bytes=STATE.itemsize, events=MOST * HAND),
    state=STATE,
    sight=SIGHT,
    questions=QUESTIONS,
    moves=MOVES,
    events=EVENTS,
    reasons=REASONS,
    pieces={"lantern": LANTERNS},
    observation=sight.OBSERVATION,
    rules=entries_of(
        "lanterns",
        set_up=rules.set_up,
        seats_asked=rules.seats_asked,
        refusal=rules.refusal,
        mark_legal=rules.mark_legal,
        answer=rules.answer,
        score=rules.score,
        beats=rules.beats,
        redact=sight.redact,
        guess=sight.guess,
        observe=sight.observe,
    ),
    options=NO_OPTIONS,
    set_options=NO_OPTIONS.set,
    get_options=NO_OPTIONS.get,
    read_position=read_position,
    position=POSITION,
    view=VIEW,
    conserved=conserved,
    companions={"greedy": "examples.lanterns.greedy"},
)

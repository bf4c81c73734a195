"""Every question of Quartz and every move that answers one. The answers to a question lie side by side in the table."""

import numpy as np

from motherlode.games.kit.declarations import Question
from motherlode.games.quartz.pieces import ACTION_CARDS, CARDS, COLOURS, CRYSTALS, MOST_SEATS, VALUABLES

COLOUR_SLUGS = tuple(crystal.slug for crystal in CRYSTALS)

ACTIONS: tuple[str, ...] = (
    "mine",
    "leave",
    *(f"play {card.slug}" for card in CARDS[:ACTION_CARDS]),
    "use token",
    "accept",
    *(f"seat {seat + 1}" for seat in range(MOST_SEATS)),
    "react",
    "allow",
    *(f"hide {colour}" for colour in COLOUR_SLUGS[:VALUABLES]),
    "decline",
    *(f"take {colour}" for colour in COLOUR_SLUGS[:COLOURS]),
    *(f"give {colour}" for colour in COLOUR_SLUGS[:VALUABLES]),
    *(f"return {colour}" for colour in COLOUR_SLUGS[:VALUABLES]),
    "done",
    *(f"store {colour}" for colour in COLOUR_SLUGS[:VALUABLES]),
    "take bonus",
    "forfeit",
    "dig",
    "stop",
)

_place = ACTIONS.index
MINE, LEAVE, USE_TOKEN, ACCEPT = _place("mine"), _place("leave"), _place("use token"), _place("accept")
REACT, ALLOW, DECLINE, DONE = _place("react"), _place("allow"), _place("decline"), _place("done")
TAKE_BONUS, FORFEIT, DIG, STOP = _place("take bonus"), _place("forfeit"), _place("dig"), _place("stop")
# A move about a card, a seat or a colour is one of these plus the number of the card, seat or colour.
PLAY, SEAT, HIDE, TAKE = _place("play here-we-go"), _place("seat 1"), _place("hide quartz"), _place("take quartz")
GIVE, RETURN, STORE = _place("give quartz"), _place("return quartz"), _place("store quartz")

QUESTIONS = (
    Question("turn", MINE, USE_TOKEN),
    Question("token", USE_TOKEN, ACCEPT),
    Question("target", SEAT, SEAT + MOST_SEATS - 1, alike=True),
    Question("react", REACT, ALLOW),
    Question("hide", HIDE, DECLINE, alike=True),
    Question("take", DECLINE, TAKE + COLOURS - 1, alike=True),
    Question("give", GIVE, GIVE + VALUABLES - 1, alike=True),
    Question("keep", RETURN, DONE, alike=True),
    Question("store", DONE, STORE + VALUABLES - 1, alike=True),
    Question("thrill", TAKE_BONUS, FORFEIT),
    Question("dig", DIG, STOP),
)
(
    ASK_TURN,
    ASK_TOKEN,
    ASK_TARGET,
    ASK_REACT,
    ASK_HIDE,
    ASK_TAKE,
    ASK_GIVE,
    ASK_KEEP,
    ASK_STORE,
    ASK_THRILL,
    ASK_DIG,
) = range(len(QUESTIONS))

FIRST_ANSWER = np.array([question.first for question in QUESTIONS])
LAST_ANSWER = np.array([question.last for question in QUESTIONS])

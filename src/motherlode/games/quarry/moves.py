"""Every question of The Quarry and every move that answers one. The answers to a question lie side by side."""

import numpy as np

from motherlode.games.kit.declarations import Question
from motherlode.games.kit.game import one_spaced
from motherlode.games.kit.multisets import NOTHING
from motherlode.games.quarry.pieces import BALLOTS, CARDS, MOST_SEATS, PAID_ACTIONS, STONES, TUNNELS

_SEATS = tuple(str(seat + 1) for seat in range(MOST_SEATS))

# The moves of each action, in the order of the table of actions.
MOVES_OF_PAID_ACTIONS: tuple[tuple[str, ...], ...] = (
    ("draw two",),
    tuple(f"badge seat {seat}" for seat in _SEATS),
    ("take pickaxe",),
    ("take piggy",),
    tuple(f"raid seat {seat}" for seat in _SEATS),
    tuple(f"collect {tunnel}" for tunnel in BALLOTS[:TUNNELS]),
    ("end game",),
)

ACTIONS: tuple[str, ...] = (
    *(f"vote {ballot}" for ballot in BALLOTS),
    "spend pickaxe",
    "keep pickaxe",
    "pass",
    *(move for moves in MOVES_OF_PAID_ACTIONS for move in moves),
    *(f"pay {card.slug}" for card in CARDS[:STONES]),
)

_place = ACTIONS.index
SPEND, KEEP, PASS = _place("spend pickaxe"), _place("keep pickaxe"), _place("pass")
# A move about a ballot or a stone is one of these plus the number of the ballot or the stone.
VOTE, PAY = _place("vote A"), _place("pay circle-ore")

QUESTIONS = (
    Question("vote", VOTE, VOTE + len(BALLOTS) - 1, alike=True),
    Question("pickaxe", SPEND, KEEP),
    Question("act", PASS, PAY - 1),
    Question("pay", PAY, PAY + STONES - 1, completes=True, alike=True),
)
ASK_VOTE, ASK_PICKAXE, ASK_ACT, ASK_PAY = range(len(QUESTIONS))

FIRST_ANSWER = np.array([question.first for question in QUESTIONS])
LAST_ANSWER = np.array([question.last for question in QUESTIONS])

# The run of moves of each action, and the action of each move. An action's target is a move's place in its run.
FIRST_MOVE = np.array([_place(moves[0]) for moves in MOVES_OF_PAID_ACTIONS])
LAST_MOVE = np.array([_place(moves[-1]) for moves in MOVES_OF_PAID_ACTIONS])
PAID_ACTION_OF_MOVE = np.full(len(ACTIONS), NOTHING)
for _paid_action in range(len(PAID_ACTIONS)):
    PAID_ACTION_OF_MOVE[FIRST_MOVE[_paid_action] : LAST_MOVE[_paid_action] + 1] = _paid_action

_AS_WRITTEN = {action.lower(): action for action in ACTIONS}


def canonical(phrase: str) -> str:
    """Tunnels are named in capitals, but people type as they like.

    >>> canonical("vote  a")
    'vote A'
    """
    phrase = one_spaced(phrase)
    return _AS_WRITTEN.get(phrase.lower(), phrase)

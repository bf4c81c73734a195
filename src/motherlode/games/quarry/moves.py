"""Every question of The Quarry and every move that answers one. The answers to a question lie side by side."""

import numpy as np

from motherlode.games.kit.declarations import Question
from motherlode.games.kit.moves import Move, MoveTable, pieces, seats
from motherlode.games.kit.multisets import NOTHING
from motherlode.games.quarry.pieces import BALLOTS, CARDS, MOST_SEATS, PAID_ACTIONS, STONES, TUNNELS

_TUNNEL, _SEAT = pieces("tunnel", BALLOTS[:TUNNELS]), seats("other", MOST_SEATS)

# The moves of each action, in the order of the table of actions.
_OF_PAID_ACTIONS = (
    Move("draw two"),
    Move("badge seat", _SEAT),
    Move("take pickaxe"),
    Move("take piggy"),
    Move("raid seat", _SEAT),
    Move("collect", _TUNNEL),
    Move("end game"),
)
MOVES = MoveTable(
    Move("vote", pieces("tunnel", BALLOTS)),
    Move("spend pickaxe"),
    Move("keep pickaxe"),
    Move("pass"),
    *_OF_PAID_ACTIONS,
    Move("pay", pieces("card", [card.slug for card in CARDS[:STONES]])),
)
ACTIONS = MOVES.phrases
canonical = MOVES.canonical

SPEND, KEEP, PASS = MOVES.first("spend pickaxe"), MOVES.first("keep pickaxe"), MOVES.first("pass")
# A move about a ballot or a stone is one of these plus the number of the ballot or the stone.
VOTE, PAY = MOVES.first("vote"), MOVES.first("pay")

QUESTIONS = (
    Question("vote", *MOVES.run("vote", "vote"), alike=True, answered="already-voted"),
    Question("pickaxe", *MOVES.run("spend pickaxe", "keep pickaxe")),
    Question("act", *MOVES.run("pass", "end game")),
    Question("pay", *MOVES.run("pay", "pay"), completes=True, alike=True),
)
ABOUT = (("deed", "deed"), ("other", "seat"), ("tunnel", "tunnel"), ("shape", "shape"), ("left", "count"))
ASK_VOTE, ASK_PICKAXE, ASK_ACT, ASK_PAY = range(len(QUESTIONS))

# The run of moves of each action, and the action of each move. An action's target is a move's place in its run.
FIRST_MOVE = np.array([MOVES.first(move.words) for move in _OF_PAID_ACTIONS])
LAST_MOVE = np.array([MOVES.last(move.words) for move in _OF_PAID_ACTIONS])
PAID_ACTION_OF_MOVE = np.full(len(ACTIONS), NOTHING)
for _paid_action in range(len(PAID_ACTIONS)):
    PAID_ACTION_OF_MOVE[FIRST_MOVE[_paid_action] : LAST_MOVE[_paid_action] + 1] = _paid_action

"""Every question of The Quarry and every move that answers one. The answers to a question lie side by side."""

import numpy as np

from motherlode.games.kit.declarations import About, NumberedTable
from motherlode.games.kit.moves import MoveTable, pieces, seats
from motherlode.games.kit.multisets import NOTHING
from motherlode.games.kit.snapshots import Snapshot
from motherlode.games.quarry.pieces import BALLOTS, COLLECT, MOST_SEATS, MOVE_BADGE, RAID, STONE_SLUGS, TUNNEL_SLUGS

_TUNNEL, _SEAT = pieces("tunnel", TUNNEL_SLUGS), seats("other", MOST_SEATS)

# A move about a ballot or a stone is its row's number plus that of the ballot or the stone.
MOVES = MoveTable()
VOTE = MOVES.add("vote", pieces("tunnel", BALLOTS))
SPEND = MOVES.add("spend pickaxe")
KEEP = MOVES.add("keep pickaxe")
PASS = MOVES.add("pass")
DRAW_TWO = MOVES.add("draw two")  # the first of the actions, in the order of their table
_PAID_ACTIONS = [
    DRAW_TWO,
    MOVES.add("badge seat", _SEAT),
    MOVES.add("take pickaxe"),
    MOVES.add("take piggy"),
    MOVES.add("raid seat", _SEAT),
    MOVES.add("collect", _TUNNEL),
    MOVES.add("end game"),
]
PAY = MOVES.add("pay", pieces("card", STONE_SLUGS))
ACTIONS = MOVES.phrases

QUESTIONS = NumberedTable(MOVES.question)
ASK_VOTE = QUESTIONS.add("vote", "vote", alike=True, answered="already-voted", sealed=True)
ASK_PICKAXE = QUESTIONS.add("pickaxe", "spend pickaxe", "keep pickaxe")
ASK_ACT = QUESTIONS.add("act", "pass", "end game")
ASK_PAY = QUESTIONS.add("pay", "pay", completes=True, alike=True)

# The run of moves of each action, and the action of each move. An action's target is a move's place in its run.
FIRST_MOVE = np.array(_PAID_ACTIONS)
LAST_MOVE = np.array([*_PAID_ACTIONS[1:], PAY]) - 1
PAID_ACTION_OF_MOVE = np.full(len(ACTIONS), NOTHING)
for _paid_action, (_first, _last) in enumerate(zip(FIRST_MOVE, LAST_MOVE, strict=True)):
    PAID_ACTION_OF_MOVE[_first : _last + 1] = _paid_action


# --- what a question can concern


def paid_action(s: Snapshot) -> int:
    """The action that is being paid for."""
    return NOTHING if s.action == NOTHING else int(PAID_ACTION_OF_MOVE[s.action])


def target(s: Snapshot, *actions: int) -> int:
    """The seat or the tunnel of one of these actions."""
    paid = paid_action(s)
    return s.action - int(FIRST_MOVE[paid]) if paid in actions else NOTHING


def tunnel(s: Snapshot) -> int:
    """The tunnel to collect, or the one that the pickaxe could win."""
    return int(target(s, COLLECT) if paid_action(s) == COLLECT else s.disputed)


def shape(s: Snapshot) -> int:
    """The shape to pay now."""
    return NOTHING if s.action == NOTHING else int(s.cost[paid_action(s)][s.step])


def cards_left(s: Snapshot) -> int:
    """The cards that are still to be paid."""
    return 0 if s.action == NOTHING else int(s.cost_size[paid_action(s)] - s.step)


ABOUT = (
    About("action", "action", paid_action),
    About("other", "seat", lambda s: target(s, MOVE_BADGE, RAID)),
    About("tunnel", "tunnel", tunnel),
    About("shape", "shape", shape),
    About("left", "count", cards_left),
)

"""The rules of version 1, for matches played by them: R51 asked what to pay only where there was a choice.

Asking like that showed the table what else was in a hand. Everything else is as in the present rules: the only
difference is a field of the record, which is set here.
"""

from dataclasses import replace
from typing import Any

from motherlode.games import quarry
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.records import Records, Row, row
from motherlode.games.quarry import position
from motherlode.games.quarry.moves import ACTIONS, ASK_PAY, PAID_ACTION_OF_MOVE


def set_options(states: Records, i: int, given: dict[str, Any]) -> None:
    """The options of a match, and that choices only are asked about."""
    quarry.GAME.set_options(states, i, given)
    row(states, i).asks_choices_only = 1


def read_position(given: dict[str, Any]) -> Records:
    """The same for a position; one in which a payment without a choice is asked for cannot be."""
    states = quarry.GAME.read_position(given)
    s = row(states, 0)
    s.asks_choices_only = 1
    if s.question == ASK_PAY and not can_choose(s):
        raise Mistake("pay-choice", seat=s.turn + 1, action=ACTIONS[s.action])
    return states


def can_choose(s: Row) -> bool:
    """R51, as it was: both grades of the shape to pay now are in hand, and not all of them are needed."""
    shape = s.cost[int(PAID_ACTION_OF_MOVE[s.action]), s.step]
    both = s.hand[s.turn, 2 * shape] > 0 and s.hand[s.turn, 2 * shape + 1] > 0
    return both and position.held_to_pay(s, shape) > position.owed_of(s, shape)


GAME = replace(quarry.GAME, version=1, set_options=set_options, read_position=read_position)

"""The planner of the dice game: exact odds of rolls, thefts that belong together, and tables that are looked up."""

from itertools import product
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from motherlode.bots import champion
from motherlode.bots.planner import dice as planner
from motherlode.bots.planner import dice_outlook as outlook
from motherlode.games.catalog import find
from motherlode.games.dice import moves
from motherlode.games.dice.pieces import DICE, HELMET, KINDS_OF_ACTIONS, KINDS_OF_FACES, VALUABLES
from motherlode.games.kit.game_loop import blank_pool, mask_words
from motherlode.games.kit.interpret import interpreted
from motherlode.games.kit.records import row
from motherlode.match import Match

GAME = find("dice")
NOTHING_USED = np.zeros(KINDS_OF_FACES, int)


def way_of(dice: list[int]) -> int:
    return int(planner.WAY[np.bincount(dice, minlength=KINDS_OF_FACES) @ planner.DIGIT])


def test_rolls_are_planned_by_exact_odds() -> None:
    brings = np.zeros(KINDS_OF_ACTIONS * 2 * DICE, int)
    brings[: KINDS_OF_ACTIONS * (DICE + 1)] = np.random.default_rng(1).integers(0, 10**6, KINDS_OF_ACTIONS * (DICE + 1))
    stand, ways, best = (np.zeros(len(planner.SHOWN), int) for _ in range(3))
    worth = interpreted(planner.wild_worth)

    def standing(dice: list[int]) -> int:
        shown = np.bincount(dice, minlength=KINDS_OF_FACES)
        return int(worth(brings, shown, NOTHING_USED, shown[HELMET] >> 1, HELMET))

    def rolled(kept: list[int], value: Any) -> float:
        others = product(range(KINDS_OF_FACES), repeat=DICE - len(kept))
        return float(np.mean([value([*kept, *other]) for other in others]))

    seat = 0
    now: Any = SimpleNamespace(markers=[0], rolls_left=1, used=NOTHING_USED)
    interpreted(planner.plan_rolls)(now, seat, brings, 0, stand, ways, best)
    for kept in ([0, 0, 1, 5], [2, 5, 5], [1, 1, 2, 3, 4]):
        assert ways[way_of(kept)] == pytest.approx(rolled(kept, standing), abs=DICE)

    def one_more(dice: list[int]) -> float:
        """What the dice bring with one roll still to come: the best of all that may be kept of them."""
        keeps = ([face for face, keep in zip(dice, bits, strict=True) if keep] for bits in product((0, 1), repeat=DICE))
        return max(*(rolled(kept, standing) for kept in keeps if len(kept) > 2), standing(dice))

    few = ways.copy()
    now.rolls_left = 2
    interpreted(planner.plan_rolls)(now, seat, brings, 0, stand, ways, best)
    assert ways[way_of([0, 0, 3, 4, 5])] >= one_more([0, 0, 3, 4, 5]) - DICE
    assert (ways >= few).all()
    assert (ways > few).any()


def table_promising(**entries: int) -> Any:
    """Tables that promise something for so many of a colour on the cart, whatever is to come."""
    tables = np.zeros(outlook.ENTRIES, np.int16)
    for name, promise in entries.items():
        colour, count = map(int, name[1:].split("_"))
        for turns in range(outlook.TURNS):
            tables[(colour * outlook.TURNS + turns) * outlook.COLOUR + count * (outlook.ALIKE + 1)] = promise
    return {"tables": tables}


@pytest.mark.parametrize(("left", "taken"), [(1, "take amber"), (2, "take quartz")])
def test_thefts_are_planned_together(left: int, taken: str) -> None:
    """A crystal that brings nothing alone is taken where another one can follow it."""
    pool = blank_pool(GAME, 4, {}, 1)
    plain = pool.view(np.ndarray)[0]
    plain["round"] = plain["day"] = 1
    plain["question"], plain["asked"], plain["turn"], plain["target"], plain["left"] = moves.ASK_TAKE, 0, 0, 1, left
    plain["cart"][0, 0] = plain["cart"][1, 0] = plain["cart"][2, 0] = plain["cart"][1, 5] = 1
    choose = champion.planner_with(GAME, table_promising(c0_3=4000, c5_1=500)).choose
    words = np.zeros(mask_words(GAME) + 1, np.uint64)
    count = interpreted(GAME.rules.mark)(pool, 0, 0, words.view(np.int8))
    before = pool.tobytes()
    chosen = interpreted(choose)(pool, 0, 0, words, moves.TAKE, count, np.zeros(1, np.uint64))
    assert GAME.actions[chosen] == taken
    assert pool.tobytes() == before  # what was tried out was tried elsewhere


@pytest.mark.parametrize("seats", range(GAME.fewest, GAME.most + 1))
def test_all_that_can_be_seen_has_its_place_and_the_shares_are_one(seats: int) -> None:
    tables = np.random.default_rng(seats).integers(-500, 500, outlook.ENTRIES)
    places = np.zeros(outlook.PLACES, int)
    bounds = [*range(0, outlook.AT_UNSTABLE + 1, outlook.TURNS * outlook.COLOUR), outlook.AT_MARKERS]
    bounds += [outlook.AT_MARGIN, outlook.AT_LOADED, outlook.AT_SOON, outlook.AT_STORED, outlook.ENTRIES]
    assert len(bounds) == outlook.PLACES + 1 == VALUABLES + 7
    look_up, share, following = map(interpreted, (outlook.look_up, outlook.share, outlook.following))
    match = Match.new("dice", seats=seats, seed=seats)
    chance = np.random.default_rng(seats)
    for step in range(60):
        if match.over:
            break
        match.play(match.asked[0], str(chance.choice(match.legal(match.asked[0]))))
        if step % 6 == 0:
            s = row(match.states, 0)
            after = following(s)
            shares = [share(s, seat, after, tables, places) for seat in range(seats)]
            assert sum(shares) == pytest.approx(1.0)
            look_up(s, step % seats, 1, after, places)
            assert all(low <= place < high for low, place, high in zip(bounds, places, bounds[1:], strict=False))

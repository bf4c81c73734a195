"""R53: house rules are read, shown and written again; nonsense is refused in a sentence."""

from typing import Any

import pytest

from motherlode.games.kit.mistakes import Mistake
from motherlode.games.quarry import GAME
from motherlode.games.quarry.pieces import CARDS, PAID_ACTIONS
from motherlode.match import Match

EVERY_STONE = [card.slug for card in CARDS[:8]]


@pytest.mark.parametrize(
    "house",
    [
        {},
        {"cards": {"circle-ore": 30, "gold": 2}},
        {"values": {"diamond-gem": 0, "square-ore": 1000}},
        {"costs": {"raid": ["square"], "end": ["diamond", "circle", "diamond", "circle", "square", "square"]}},
        {"hand": 0, "tunnel": 0},
        {"hand": 5, "tunnel": 4, "costs": {"piggy": ["triangle"]}},
    ],
)
def test_options_are_written_as_they_were_given(house: dict[str, Any]) -> None:
    states = GAME.blank(4, {"house": house})
    assert GAME.get_options(states, 0) == ({"house": house} if house else {})


def test_what_has_its_default_is_left_out() -> None:
    usual = {paid_action.names[0]: list(paid_action.cost) for paid_action in PAID_ACTIONS}
    states = GAME.blank(2, {"house": {"hand": 3, "tunnel": 2, "values": {"gold": 0}, "costs": usual}})
    assert GAME.get_options(states, 0) == {}


@pytest.mark.parametrize("name", ["Piggy bank", "piggy-bank", "take piggy", "piggy"])
def test_an_action_may_be_called_by_any_of_its_names(name: str) -> None:
    states = GAME.blank(2, {"house": {"costs": {name: ["circle"]}}})
    assert GAME.get_options(states, 0) == {"house": {"costs": {"piggy": ["circle"]}}}


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"thrill": True}, "options has no “thrill”; it knows house"),
        ({"house": 3}, "house must be a mapping, not 3"),
        ({"house": {"days": 3}}, "house has no “days”; it knows cards, values, hand, tunnel, costs"),
        ({"house": {"cards": {"ruby": 3}}}, "house.cards has no “ruby”"),
        ({"house": {"cards": {"circle-ore": -1}}}, "house.cards.circle-ore must be a whole number from 0 to 100"),
        ({"house": {"cards": {"circle-ore": 1.5}}}, "house.cards.circle-ore must be a whole number"),
        ({"house": {"cards": {"circle-ore": "many"}}}, "house.cards.circle-ore must be a whole number"),
        ({"house": {"cards": {"gold": 0}}}, "at least one gold: without it a game might never end"),
        ({"house": {"values": {"circle-ore": 1001}}}, "house.values.circle-ore must be a whole number from 0 to 1000"),
        ({"house": {"values": dict.fromkeys(EVERY_STONE, 2)}}, "all cards worth the same"),
        ({"house": {"costs": {"steal": ["circle"]}}}, "house.costs has no “steal”; it knows draw, badge"),
        ({"house": {"costs": ["circle"]}}, "house.costs must be a mapping"),
        ({"house": {"costs": {"raid": "circle"}}}, "house.costs.raid must be a list of up to 6 shapes"),
        ({"house": {"costs": {"raid": ["circle"] * 7}}}, "house.costs.raid must be a list of up to 6 shapes"),
        ({"house": {"costs": {"raid": ["hexagon"]}}}, "“hexagon” is not one of circle, square, triangle, diamond"),
        ({"house": {"costs": {"raid": [3]}}}, "“3” is not one of circle"),
        ({"house": {"costs": {"raid": []}}}, "house.costs.raid needs at least one shape"),
        ({"house": {"hand": True}}, "house.hand must be a whole number from 0 to 100, not True"),
        ({"house": {"hand": 25}}, "90 cards are too few: 4 seats need 111 to begin"),
        ({"house": {"tunnel": 30}}, "90 cards are too few: 4 seats need 107 to begin"),
    ],
)
def test_nonsense_is_refused_in_a_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Mistake) as refused:
        GAME.blank(4, options)
    assert sentence in str(refused.value)


def test_house_costs_are_what_is_paid() -> None:
    match = Match.from_position(
        {
            "game": "quarry",
            "options": {"house": {"costs": {"end": ["diamond", "square", "diamond"]}}},
            "phase": "act",
            "seats": [{"hand": ["diamond-ore", "diamond-gem", "diamond-ore", "square-ore", "square-gem"]}, {}],
        }
    )
    match.play(1, "end game")
    match.play(1, "pay diamond-ore")
    assert match.legal(1) == ["pay square-ore", "pay square-gem"]
    match.play(1, "pay square-ore")
    assert match.legal(1) == ["pay diamond-ore", "pay diamond-gem"]
    match.play(1, "pay diamond-ore")
    assert match.scores == {1: 16, 2: 0}

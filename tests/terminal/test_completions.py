"""In lines, an action and its payment are one answer; what to pay with is asked before, where there is a choice."""

from contextlib import suppress

from motherlode.match import Match
from motherlode.sitting.sitting import Leaving
from tests.terminal.person import NAMES, Person, sit_down

PAYER = ["circle-ore", "square-ore", "diamond-ore"]


def at_the_table(hand: list[str], *typed: str) -> tuple[Match, Person]:
    """Somebody who can buy the piggy bank types this, and goes."""
    seats = [{"hand": hand}, {"hand": ["circle-ore"]}]
    match = Match.from_position({"game": "quarry", "phase": "act", "seats": seats}, names=NAMES[:2])
    person = Person(*typed, then=lambda _: None)
    with suppress(Leaving):
        sit_down(match, person).run()
    return match, person


def test_a_payment_without_a_choice_goes_with_the_action() -> None:
    match, person = at_the_table(PAYER, "take piggy")
    assert match.position()["piggy"] == 1
    assert "You pay 1 circle ore, 1 square ore and 1 diamond ore." in person.heard
    assert "how do you pay?" not in person.text


def test_where_there_is_a_choice_it_is_asked_before() -> None:
    match, person = at_the_table([*PAYER, "square-gem"], "take piggy", "9", "2")
    assert "how do you pay?" in person.text
    assert "1. 1 circle ore, 1 square ore, 1 diamond ore (7 points)" in person.heard
    assert "2. 1 circle ore, 1 square gem, 1 diamond ore (11 points)" in person.heard
    assert match.position()["piggy"] == 1
    assert match.view(1)["seats"][0]["hand"] == ["square-ore"]


def test_a_payment_can_be_named_as_a_log_names_it_and_an_empty_line_goes_back() -> None:
    match, _ = at_the_table([*PAYER, "square-gem"], "take piggy", "", "take piggy", "pay square-gem")
    assert [entry.move for entry in match.log.entries][:4] == [
        "take piggy",
        "pay circle-ore",
        "pay square-gem",
        "pay diamond-ore",
    ]

"""R5: hands are hidden; what was collected in the open stays known while it must still be there."""

from typing import Any

import pytest

from motherlode.games.quarry import GAME
from motherlode.match import SPECTATOR, Match


def match_of(seats: list[Any], **rest: Any) -> Match:
    return Match.from_position({"game": "quarry", "seats": seats, **rest}, seed=1)


def known(match: Match, seat: int, viewer: int = SPECTATOR) -> list[str]:
    return list(match.view(viewer)["seats"][seat - 1].get("known", []))


def test_a_collected_tunnel_is_known_to_all() -> None:
    match = match_of([{"hand": ["circle-ore"]}, {}, {}], tunnels={"B": ["diamond-gem", "circle-ore"]})
    match.play(1, "vote B")
    match.play(2, "vote C")
    match.play(3, "vote C")
    for viewer in (1, 2, 3, SPECTATOR):
        assert known(match, 1, viewer) == ["circle-ore", "diamond-gem"]
    assert match.view(2)["seats"][0]["hand_size"] == 3
    assert "hand" not in match.view(2)["seats"][0]


def test_a_tunnel_won_with_the_pickaxe_and_one_collected_by_an_action_are_known() -> None:
    tunnels = {"A": ["square-gem"], "C": ["triangle-ore"]}
    match = match_of([{"hand": ["circle-ore", "circle-ore", "diamond-ore"]}, {}], tunnels=tunnels, pickaxe=1)
    match.play(1, "vote A")
    match.play(2, "vote A")
    match.play(1, "spend pickaxe")
    assert known(match, 1) == ["square-gem"]
    match.play_all(1, ["collect C", "pay circle-ore", "pay circle-ore", "pay diamond-ore"])
    assert known(match, 1) == ["square-gem", "triangle-ore"]


def test_a_drawn_card_is_known_to_its_owner_alone() -> None:
    match = match_of([{}, {}], deck=["diamond-gem", "diamond-gem"])
    match.play(1, "vote draw")
    match.play(2, "vote A")
    assert known(match, 1) == []
    assert match.view(1)["seats"][0]["hand"] == ["diamond-gem"]
    drew = [str(event) for event in match.last_events(2) if event.name == "drew"]
    assert drew == ["drew 1 -"]


@pytest.mark.parametrize(
    ("held", "known_before", "paid", "known_after"),
    [
        (["circle-ore"] * 4, ["circle-ore"], 3, []),  # the known one may have been paid
        (["circle-ore"] * 5, ["circle-ore"] * 4, 3, ["circle-ore"]),  # one of the four must still be there
        (["circle-ore"] * 4 + ["square-ore"], ["square-ore"], 3, ["square-ore"]),  # untouched
    ],
)
def test_paying_makes_known_what_must_still_be_there(
    held: list[str], known_before: list[str], paid: int, known_after: list[str]
) -> None:
    match = match_of([{"hand": held, "known": known_before}, {}], phase="act", deck={"diamond-ore": 5})
    match.play_all(1, ["draw two", *["pay circle-ore"] * paid])
    assert known(match, 1) == known_after
    assert match.view(2)["seats"][0]["hand_size"] == len(held) - paid + 2


def test_a_raid_leaves_known_what_must_still_be_there() -> None:
    robber = {"hand": ["circle-ore", "triangle-ore", "diamond-ore"]}
    victim = {"hand": ["square-ore"] * 6, "known": ["square-ore"] * 4}
    match = match_of([robber, victim], phase="act")
    match.play_all(1, ["raid seat 2", "pay circle-ore", "pay triangle-ore", "pay diamond-ore"])
    assert known(match, 2) == ["square-ore"]  # three of six are gone, of which four were known


def test_a_view_counts_what_may_be_anywhere() -> None:
    match = match_of(
        [{"hand": ["circle-ore"]}, {"hand": ["diamond-gem", "square-ore"], "known": ["square-ore"]}],
        deck=["triangle-ore", "triangle-ore"],
    )
    assert match.view(1)["unseen"] == {"triangle-ore": 2, "diamond-gem": 1}
    assert match.view(2)["unseen"] == {"circle-ore": 1, "triangle-ore": 2}
    assert match.view(SPECTATOR)["unseen"] == {"circle-ore": 1, "triangle-ore": 2, "diamond-gem": 1}


def test_after_the_reshuffle_the_gold_may_be_anywhere_in_the_pile() -> None:
    match = match_of([{}, {"hand": ["square-ore"]}], reshuffled=True, deck=["gold", "circle-ore"])
    assert match.view(1)["unseen"] == {"circle-ore": 1, "square-ore": 1, "gold": 1}
    for value in range(50):
        world = match.redacted(1)
        GAME.rules.guess(world, 0, 0, value)
        assert world["deck"][0, -1] == 1
        assert world["deck_size"][0] == 2 == world["deck"].sum()


def test_at_the_end_all_hands_are_shown() -> None:
    match = match_of(
        [{"hand": ["circle-ore", "circle-ore", "triangle-ore", "square-gem"]}, {"hand": ["diamond-gem"]}], phase="act"
    )
    match.play_all(1, ["end game", "pay circle-ore", "pay triangle-ore", "pay circle-ore"])
    assert known(match, 1, viewer=2) == ["square-gem"]
    assert known(match, 2, viewer=1) == ["diamond-gem"]

"""The odds of the dice game are those of the rules."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, product
from typing import Any

import pytest

from motherlode.coach.odds import Prospect
from motherlode.games.dice import GAME
from motherlode.games.dice.pieces import CRYSTALS, FACES
from motherlode.games.kit.records import row
from motherlode.match import Match
from tests.coach.positions import odds_in, played
from tests.games.quartz.chi_square import assert_fits

SLUGS = [crystal.slug for crystal in CRYSTALS]


def position(dice: list[str], own: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    return {"game": "dice", "dice": dice, "rolls_left": 2, "seats": [own or {}, {}, {}], **more}


def prospect(of: dict[str, Any], move: str) -> Prospect:
    found = odds_in(of).of(move)
    assert found is not None
    return found


FIVE = ["pickaxe", "pickaxe", "chest", "steal", "helmet"]


@pytest.mark.parametrize("again", ["helmet", "chest steal", "pickaxe pickaxe helmet", "stand"])
def test_every_throw_is_counted(again: str) -> None:
    faces = [] if again == "stand" else again.split()
    found = prospect(position(FIVE), again if again == "stand" else f"reroll {again}")
    stay = Counter(FIVE) - Counter(faces)
    throws = [Counter(stay) + Counter(throw) for throw in product(FACES, repeat=len(faces))]
    for face in FACES:
        for number in range(6):
            exactly = sum(throw[face] == number for throw in throws)
            assert found.shows[face][number] == Fraction(exactly, len(throws))
    for face in FACES[:-1]:
        for number in range(1, 6):
            enough = sum(throw[face] + throw["helmet"] // 2 >= number for throw in throws)
            assert found.uses[face][number - 1] == Fraction(enough, len(throws))


def test_a_second_chest_by_hand() -> None:
    """One die: a chest makes two of them. So do two dice: a chest, or two helmets."""
    assert prospect(position(FIVE), "reroll helmet").uses["chest"][1] == Fraction(1, 6)
    lone = position(["pickaxe", "chest", "steal", "steal", "transfer"])
    assert prospect(lone, "reroll steal steal").uses["chest"][1] == Fraction(11, 36) + Fraction(1, 36)


def test_the_rules_roll_as_foretold() -> None:
    match = Match.from_position(position(FIVE))
    move = "reroll chest steal helmet"
    counted = Counter(int(row(world, 0).dice[0]) for world, _ in played(match, move))
    shows = prospect(position(FIVE), move).shows["pickaxe"]
    assert_fits(counted, {number: chance for number, chance in enumerate(shows) if chance})


def test_unstable_crystals_within_some_draws() -> None:
    odds = odds_in(position(FIVE, bag={"quartz": 3, "unstable": 1}))
    assert (odds.danger, odds.disaster) == ("unstable", False)
    assert odds.within == (Fraction(1, 4), Fraction(1, 2), Fraction(3, 4), 1, 1, 1)
    assert odds.next == {"quartz": Fraction(3, 4), "unstable": Fraction(1, 4)}


def test_the_third_unstable_crystal_eliminates() -> None:
    options = {"ending": "last-will-be-first"}
    start = position(
        ["pickaxe"] * 2 + ["chest"] * 3,
        {"cart": {"unstable": 2, "ruby": 1}},
        bag={"quartz": 2, "unstable": 2},
        options=options,
        phase="act",
    )
    odds = odds_in(start)
    assert (odds.danger, odds.disaster) == ("elimination", True)
    assert odds.within[:3] == (Fraction(1, 2), Fraction(5, 6), 1)
    assert [prospect(start, f"use pickaxe {number}").risk for number in (1, 2)] == [Fraction(1, 2), Fraction(5, 6)]
    assert prospect(start, "end turn").risk == 0
    start["seats"][0]["cart"]["unstable"] = 3
    assert prospect(start, "end turn").risk == 1


BAG = {"quartz": 2, "rubellite": 1, "amber": 1, "unstable": 2}
OWN = {"cart": {"quartz": 2, "amber": 1}, "chest": {"quartz": 1, "amber": 1}}


def test_a_pickaxe_brings_what_the_rules_score() -> None:
    start = position(["pickaxe"] * 3 + ["steal"] * 2, OWN, bag=BAG, phase="act")
    match = Match.from_position(start)
    found = prospect(start, "use pickaxe 3")
    gains = {tuple(sorted(outcome.pieces.items())): outcome.gain for outcome in found.outcomes}
    chances = {tuple(sorted(outcome.pieces.items())): outcome.chance for outcome in found.outcomes}
    before, counted = match.scores[1], Counter[Any]()
    scores = GAME.by_seat()
    for world, events in played(match, "use pickaxe 3"):
        drawn = tuple(sorted(Counter(h.arguments["crystal"] for h in events if h.name == "mined").items()))
        GAME.rules.scores(world, 0, scores)
        assert int(scores[0]) - before == gains[drawn]
        counted[drawn] += 1
    assert_fits(counted, chances)


def test_a_jackhammer_keeps_the_best_half() -> None:
    start = position(["jackhammer"] * 3 + ["steal"] * 2, OWN, bag=BAG, phase="act")
    match = Match.from_position(start)

    def score(cart: Counter[str]) -> int:
        changed = {**start, "seats": [{**OWN, "cart": dict(cart)}, {}, {}]}
        return Match.from_position(changed).scores[1]

    def best(drawn: tuple[str, ...]) -> int:
        kept = combinations(drawn, 2)
        return max(score(Counter(OWN["cart"]) + Counter(part)) for part in kept) - match.scores[1]

    pieces = [slug for slug, count in BAG.items() for _ in range(count)]
    handfuls = list(combinations(pieces, 3))
    exact = Fraction(sum(best(drawn) for drawn in handfuls), len(handfuls))
    assert prospect(start, "use jackhammer 3").gain == exact

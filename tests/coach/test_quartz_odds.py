"""The odds of Quartz are those of the rules: by hand, by counting every case, and by playing."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from motherlode.coach.odds import Prospect
from motherlode.coach.odds.quartz import sale
from motherlode.games.kit.records import from_bytes, row
from motherlode.games.quartz import GAME
from motherlode.games.quartz.moves import ASK_TOKEN, ASK_TURN
from motherlode.games.quartz.pieces import CRYSTALS
from motherlode.match import Match
from tests.coach.positions import TIMES, odds_at, odds_in, played
from tests.games.quartz.chi_square import assert_fits

SLUGS = [crystal.slug for crystal in CRYSTALS]


def position(bag: dict[str, int], own: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    return {"game": "quartz", "bag": bag, "seats": [own or {}, {"cart": {"ruby": 1}}, {}], **more}


def prospect(of: dict[str, Any], move: str) -> Prospect:
    found = odds_in(of).of(move)
    assert found is not None
    return found


def shares(*parts: str) -> tuple[Fraction, ...]:
    return tuple(map(Fraction, parts))


# --- the next crystal and the accident


def test_the_next_crystal_is_any_of_the_bag() -> None:
    odds = odds_in(position({"quartz": 2, "amber": 1, "obsidian": 1}))
    assert odds.next == {"quartz": Fraction(1, 2), "amber": Fraction(1, 4), "obsidian": Fraction(1, 4)}
    assert odds_in(position({})).next == {}


@pytest.mark.parametrize(
    ("own", "bag", "within", "unaided"),
    [
        (  # one obsidian among four crystals: it comes as any of the four draws
            {"cart": {"obsidian": 1}},
            {"quartz": 3, "obsidian": 1},
            shares("1/4", "1/2", "3/4", "1", "1", "1"),
            shares("1/4", "1/2", "3/4", "1", "1", "1"),
        ),
        (  # the first does no harm: both must come
            {},
            {"quartz": 1, "obsidian": 2},
            shares("0", "1/3", "1", "1", "1", "1"),
            shares("0", "1/3", "1", "1", "1", "1"),
        ),
        (  # the token puts one obsidian back into the bag
            {"cart": {"obsidian": 1}, "token": True},
            {"quartz": 1, "obsidian": 1},
            shares("0", "1/4", "1", "1", "1", "1"),
            shares("1/2", "1", "1", "1", "1", "1"),
        ),
        ({"cart": {"obsidian": 1}}, {"quartz": 3}, shares(*"000000"), shares(*"000000")),
        ({"cart": {"obsidian": 1}}, {}, shares(*"000000"), shares(*"000000")),
    ],
)
def test_the_chance_of_an_accident_within_some_draws(
    own: dict[str, Any], bag: dict[str, int], within: tuple[Fraction, ...], unaided: tuple[Fraction, ...]
) -> None:
    odds = odds_in(position(bag, own))
    assert (odds.danger, odds.disaster) == ("accident", True)
    assert odds.within == within
    assert odds.unaided == unaided


@pytest.mark.parametrize("token", [False, True])
@pytest.mark.parametrize("carried", [0, 1])
def test_the_rules_have_accidents_as_often_as_foretold(carried: int, token: bool) -> None:
    """One dwarf draws again and again, and uses its token when it is asked."""
    start = position({"quartz": 4, "ruby": 2, "obsidian": 4}, {"cart": {"obsidian": carried}, "token": token})
    match = Match.from_position(start)
    events = GAME.event_buffer()
    fell_at: Counter[int] = Counter()
    for value in range(TIMES):
        states = from_bytes(GAME.state, match.states.tobytes())
        GAME.rules.reseed(states, 0, value)
        s = row(states, 0)
        for draws in range(1, 7):
            s.question, s.asked, s.turn = ASK_TURN, 0, 0
            GAME.rules.apply(states, 0, 0, GAME.action("mine"), events)
            if s.question == ASK_TOKEN:
                GAME.rules.apply(states, 0, 0, GAME.action("use token"), events)
            if not s.inside[0]:
                fell_at[draws] += 1
                break
    within = odds_at(match).within
    for draws in range(1, 7):
        fell = sum(fell_at[earlier] for earlier in range(1, draws + 1))
        if 0 < within[draws - 1] < 1:
            assert_fits({True: fell, False: TIMES - fell}, {True: within[draws - 1], False: 1 - within[draws - 1]})
        else:
            assert fell == TIMES * within[draws - 1]
    assert within[5] > within[2] > 0


# --- the sale


@pytest.mark.parametrize(
    ("heap", "coins"),
    [
        ({"quartz": 3, "sapphire": 2}, 19),
        ({"emerald": 4, "sapphire": 2, "quartz": 1}, 30),
        ({"quartz": 1, "amethyst": 1, "emerald": 1, "sapphire": 1, "ruby": 1}, 24),
        (dict.fromkeys(SLUGS[:6], 1), 36),
        ({}, 0),
    ],
)
def test_a_haul_sells_for_what_the_rulebook_says(heap: dict[str, int], coins: int) -> None:
    """Q52, wherever the haul lies, and whatever others have to sell."""
    for place in ("cart", "chest", "hidden"):
        if place == "hidden" and sum(heap.values()) > 3:
            continue
        assert odds_in(position({"obsidian": 9}, {place: heap})).stake == coins


def test_a_sale_leaves_the_view_alone() -> None:
    match = Match.from_position(position({"ruby": 1}, {"cart": {"ruby": 2, "obsidian": 1}}))
    view = match.redacted(1)
    sale(GAME, view, 0)
    assert view.tobytes() == match.redacted(1).tobytes()


# --- what a move may bring


def test_one_more_draw_by_hand() -> None:
    """Three quartz sell for 3; with a sapphire, which they double, for 11. An obsidian loses them, or nothing."""
    bag = {"sapphire": 1, "obsidian": 1}
    gains = [
        prospect(position(bag, {"cart": {"quartz": 3, **black}, "token": token}), "mine").gain
        for black, token in (({}, False), ({"obsidian": 1}, True), ({"obsidian": 1}, False))
    ]
    assert gains == [Fraction(8, 2), Fraction(8, 2), Fraction(8 - 3, 2)]
    risky = prospect(position(bag, {"cart": {"quartz": 3, "obsidian": 1}}), "mine")
    assert risky.risk == Fraction(1, 2)
    assert prospect(position(bag, {"cart": {"obsidian": 1}, "token": True}), "mine").risk == 0


def test_chest_and_hidden_crystals_outlive_an_accident() -> None:
    own = {"cart": {"ruby": 1, "obsidian": 1}, "chest": {"amber": 1}, "hidden": {"sapphire": 1}}
    [outcome] = prospect(position({"obsidian": 3}, own), "mine").outcomes
    assert (outcome.pieces, outcome.chance, outcome.gain) == ({"obsidian": 1}, 1, -6)


def test_leaving_brings_the_leftmost_bonus_or_nothing() -> None:
    bravery = [{"card": "eureka", "coins": 2}, {"card": "not-mine", "coins": 3}]
    assert prospect(position({"ruby": 1}, bravery=bravery), "leave").gain == 2 + 3
    last_but_one = position({"ruby": 1}, bravery=bravery)
    last_but_one["seats"][2] = {"inside": False}
    assert prospect(last_but_one, "leave").gain == 0


@pytest.mark.parametrize("edition", ["en", "pt"])
def test_here_we_go_brings_what_the_rules_draw(edition: str) -> None:
    start = position(
        {"quartz": 2, "ruby": 1, "amber": 1, "obsidian": 2},
        {"hand": ["here-we-go"], "cart": {"quartz": 1}},
        options={"edition": edition},
    )
    match = Match.from_position(start)
    foretold = prospect(start, "play here-we-go")
    chances = {tuple(sorted(outcome.pieces.items())): outcome.chance for outcome in foretold.outcomes}
    counted: Counter[Any] = Counter()
    for _, events in played(match, "play here-we-go"):
        drawn = {h.arguments["crystal"]: h.arguments["count"] for h in events if h.name == "drew"}
        drawn.pop("obsidian", None)
        counted[tuple(sorted(drawn.items()))] += 1
    assert_fits(counted, chances)
    # by hand: of 20 handfuls, two quartz and the ruby sell with the quartz on the cart for 3 + 6 + 6
    both = next(outcome for outcome in foretold.outcomes if outcome.pieces == {"quartz": 2, "ruby": 1})
    assert (both.chance, both.gain) == (Fraction(1, 20), 15 - 1)


def test_eureka_is_the_best_exchange_among_any_seven() -> None:
    cart = {"quartz": 3, "emerald": 1}
    bag = {"quartz": 2, "emerald": 2, "sapphire": 1, "amber": 1, "obsidian": 4}
    start = position(bag, {"hand": ["eureka"], "cart": cart})
    match = Match.from_position(start)

    def coins(heap: dict[str, int]) -> int:
        sold = sale(GAME, match.redacted(1), 0, tuple(heap.get(slug, 0) for slug in SLUGS[:6]))
        return int(sold.arguments["coins"]) if sold else 0

    def best(drawn: tuple[str, ...]) -> int:
        gains = [0]
        for taken in set(drawn) - {"obsidian"}:
            for given in cart:
                after = Counter(cart)
                after[given] -= 1
                after[taken] += 1
                gains.append(coins(after) - coins(cart))
        return max(gains)

    pieces = [slug for slug, count in bag.items() for _ in range(count)]
    handfuls = list(combinations(pieces, 7))
    foretold = prospect(start, "play eureka")
    assert sum(outcome.chance for outcome in foretold.outcomes) == 1
    assert foretold.gain == Fraction(sum(best(drawn) for drawn in handfuls), len(handfuls)) > 0


def test_a_helping_hand_brings_the_better_of_two() -> None:
    """Of six pairs: amber with anything but amber three times, ruby and obsidian twice, two obsidians once."""
    start = position({"amber": 1, "ruby": 1, "obsidian": 2}, {"hand": ["gimme-a-hand"]})
    found = {tuple(outcome.pieces): outcome.chance for outcome in prospect(start, "play gimme-a-hand").outcomes}
    assert found == {("amber",): Fraction(1, 2), ("ruby",): Fraction(1, 3), (): Fraction(1, 6)}
    assert prospect(start, "play gimme-a-hand").gain == 8 * Fraction(1, 2) + 6 * Fraction(1, 3)


def test_storing_costs_what_it_keeps_from_the_sale() -> None:
    match = Match.from_position(
        position({"obsidian": 1}, {"cart": {"quartz": 3, "sapphire": 1}, "inside": True}, turn=2)
    )
    match.play(2, "leave")
    match.play(3, "leave")
    while match.asked != [1]:
        match.play(match.asked[0], "done")
    odds = odds_at(match)
    assert odds.stake == 11
    gains = {found.move: found.gain for found in odds.prospects}
    assert gains == {"done": 0, "store quartz": 6 - 11, "store sapphire": 3 - 11}

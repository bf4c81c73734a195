"""The odds of The Quarry are those of the rules, as far as a seat can know them."""

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from motherlode.coach.odds import Prospect
from motherlode.games.kit.records import from_bytes, row
from motherlode.games.quarry import GAME
from motherlode.games.quarry.moves import ASK_PICKAXE, KEEP, SPEND
from motherlode.games.quarry.pieces import BALLOTS
from motherlode.match import Match
from motherlode.match.events import events_seen
from tests.coach.positions import TIMES, odds_at, odds_in, played
from tests.games.quartz.chi_square import assert_fits

TUNNELS = {"A": ["diamond-gem"], "B": ["circle-ore", "square-gem"], "C": []}


def position(own: list[str], **more: Any) -> dict[str, Any]:
    return {"game": "quarry", "tunnels": TUNNELS, "seats": [{"hand": own}, {"hand": ["square-ore"]}, {}], **more}


def prospect(of: dict[str, Any], move: str) -> Prospect:
    found = odds_in(of).of(move)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("more", "within"),
    [
        ({"deck": ["gold", "circle-ore", "circle-ore", "circle-ore"], "reshuffled": True}, "1/4 1/2 3/4 1 1 1"),
        ({"deck": ["circle-ore"] * 2, "discard": ["gold", "square-ore"]}, "0 0 1/2 1 1 1"),
        ({"deck": ["circle-ore"] * 9, "discard": ["gold"]}, "0 0 0 0 0 0"),
    ],
)
def test_the_gold_comes_within_some_cards(more: dict[str, Any], within: str) -> None:
    odds = odds_in(position([], **more))
    assert (odds.danger, odds.disaster) == ("gold", False)
    assert odds.within == tuple(map(Fraction, within.split()))


@pytest.mark.parametrize("reshuffled", [False, True])
def test_the_next_card_is_any_that_is_out_of_sight(reshuffled: bool) -> None:
    """The rules draw it in worlds that fit the view; gold, after the reshuffle, is in the pile for certain."""
    gold = {"deck": ["gold"]} if reshuffled else {"discard": ["gold"]}
    deck = [*gold.get("deck", []), *["circle-ore"] * 3, *["diamond-gem"] * 2]
    start = position([], reshuffled=reshuffled, deck=deck, discard=gold.get("discard", []))
    start["seats"] = [{}, {"hand": ["triangle-ore", "circle-ore"]}]
    match = Match.from_position(start)
    match.play(2, "vote A")
    foretold = odds_at(match).next
    hidden = {"circle-ore": 4, "diamond-gem": 2, "triangle-ore": 1}
    pile = 6 if reshuffled else 5
    stone = Fraction(5, pile)
    exact = {slug: stone * Fraction(count, 7) for slug, count in hidden.items()}
    assert foretold == exact | ({"gold": Fraction(1, 6)} if reshuffled else {})
    counted: Counter[str] = Counter()
    for _, events in played(match, "vote draw"):
        drawn = next(h for h in events if h.name in ("drew", "drew-gold"))
        counted[drawn.arguments.get("card") or "gold"] += 1
    assert_fits(counted, foretold)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("pickaxe", [None, 1, 2])
def test_a_lone_vote_among_all_votes_there_can_be(seats: int, pickaxe: int | None) -> None:
    start = position([]) | {"seats": [{} for _ in range(seats)]}
    if pickaxe:
        start["pickaxe"] = pickaxe
    match = Match.from_position(start)
    events = GAME.event_buffer()
    for tunnel, gain in (("A", 10), ("B", 7), ("C", 0)):
        won = 0
        others = list(product(BALLOTS, repeat=seats - 1))
        for votes in others:
            states = from_bytes(GAME.state, match.states.tobytes())
            seen = []
            for seat, vote in enumerate([tunnel, *votes]):
                GAME.rules.apply(states, 0, seat, GAME.action(f"vote {vote}"), events)
                seen += events_seen(GAME, events, None)
            if row(states, 0).question == ASK_PICKAXE:
                holder = row(states, 0).asked
                GAME.rules.apply(states, 0, holder, SPEND if holder == 0 else KEEP, events)
                seen += events_seen(GAME, events, None)
            won += any(h.name in ("collected", "found-nothing") and h.arguments["seat"] == 1 for h in seen)
        found = odds_at(match).of(f"vote {tunnel}")
        assert found is not None
        assert found.assumes == "even-votes"
        assert found.outcomes[0].chance == Fraction(won, len(others))
        assert found.gain == found.outcomes[0].chance * gain


def test_the_piggy_bank_doubles_what_a_tunnel_is_worth() -> None:
    assert prospect(position([], piggy=1), "vote A").outcomes[0].gain == 20
    assert odds_in(position(["circle-gem"], piggy=1)).stake == 10


ACT: dict[str, Any] = {"phase": "act", "turn": 1}


def test_an_action_costs_the_cheapest_cards_that_pay_it() -> None:
    hand = ["circle-ore", "circle-gem", "circle-ore", "diamond-ore", "diamond-gem", "square-ore"]
    assert prospect(position(hand, **ACT), "collect A").gain == 10 - (1 + 1 + 4)
    assert prospect(position(hand, **ACT), "badge seat 2").gain == -(1 + 1 + 4)
    left = 5 + 1 + 10  # circle-gem, circle-ore, diamond-gem
    assert prospect(position(hand, **ACT), "take piggy").gain == 2 * left - (left + 1 + 2 + 4)


def about_to_draw(start: dict[str, Any]) -> Match:
    """Two cards of the three are paid; the last payment draws."""
    match = Match.from_position(start)
    match.play_all(1, ["draw two", "pay circle-ore", "pay circle-ore"])
    return match


def test_two_cards_are_what_the_rules_draw() -> None:
    """From a pile that ends after one card: the second comes from the discard, where the paid cards lie too."""
    hand = ["circle-ore"] * 3
    start = position(hand, deck=["diamond-gem"], discard=["gold", "square-gem"], **ACT)
    start["seats"] = [{"hand": hand}, {}]
    found = prospect(start, "draw two")
    assert found.risk == Fraction(1, 5)
    gains = {tuple(sorted(outcome.pieces.items())): (outcome.chance, outcome.gain) for outcome in found.outcomes}
    assert gains == {
        (("diamond-gem", 1), ("gold", 1)): (Fraction(1, 5), 10 - 3),
        (("diamond-gem", 1), ("square-gem", 1)): (Fraction(1, 5), 16 - 3),
        (("circle-ore", 1), ("diamond-gem", 1)): (Fraction(3, 5), 11 - 3),
    }
    counted: Counter[Any] = Counter()
    for _, events in played(about_to_draw(start), "pay circle-ore", TIMES // 2):
        cards = [h.arguments.get("card") or "gold" for h in events if h.name in ("drew", "drew-gold")]
        counted[tuple(sorted(Counter(cards).items()))] += 1
    assert_fits(counted, {cards: chance for cards, (chance, _) in gains.items()})


def test_two_cards_from_a_full_pile() -> None:
    hand = ["circle-ore"] * 3
    start = position(hand, deck=["gold", "square-gem", "square-ore"], reshuffled=True, **ACT)
    start["seats"] = [{"hand": hand}, {"hand": ["square-ore"]}]
    found = prospect(start, "draw two")
    counted: Counter[Any] = Counter()
    for _, events in played(about_to_draw(start), "pay circle-ore", TIMES):
        cards = [h.arguments.get("card") or "gold" for h in events if h.name in ("drew", "drew-gold")]
        counted[tuple(sorted(Counter(cards).items()))] += 1
    assert_fits(counted, {tuple(sorted(o.pieces.items())): o.chance for o in found.outcomes})

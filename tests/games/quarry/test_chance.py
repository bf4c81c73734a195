"""What chance does, against arithmetic: draws, the reshuffle, raids and guesses, each single card being equally likely.

Every test compares counts with their expectation by chi-squared, with a bound that a right engine exceeds once in ten
thousand seeds; the seed is fixed, so a test that passes always passes.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from math import comb, prod, sqrt
from typing import Any

import numpy as np

from motherlode.games.kit.compile import bound
from motherlode.games.kit.game import Game
from motherlode.games.kit.records import records
from motherlode.games.quarry import GAME
from motherlode.games.quarry.former import GAME as FORMER_GAME
from motherlode.games.quarry.moves import PAY
from motherlode.games.quarry.pieces import STONE_SLUGS, STONES
from tests.amounts import amount

ONE_IN_TEN_THOUSAND = 3.719  # standard deviations
DRAWS, GUESSES = amount("draws"), amount("guesses")

PAY_CIRCLE, PAY_DIAMOND = PAY + STONE_SLUGS.index("circle-ore"), PAY + STONE_SLUGS.index("diamond-ore")
LAST_PAYMENT = {
    "phase": "act",
    "seats": [{"hand": {"circle-ore": 1}}, {}],
    "pending": {"question": "pay", "action": "draw two", "paid": 2},
}

Hand = tuple[int, ...]  # cards by kind
Heap = Mapping[str, int]


def reseed(states: Any, i: int, value: int) -> None: ...
def apply(states: Any, i: int, seat: int, action: int, events: Any) -> int: ...
def guess(states: Any, i: int, seat: int, value: int) -> None: ...


def after_moves(states: Any, seat: int, action: int, events: Any, holder: int, times: int, hands: Any) -> None:
    """A template: make the same move from the same state with many seeds; what the holder has then."""
    for time in range(times):
        states[1] = states[0]
        reseed(states, 1, time)
        apply(states, 1, seat, action, events)
        for card in range(STONES):
            hands[time, card] = states[1].hand[holder, card]


def after_guesses(states: Any, viewer: int, holder: int, times: int, hands: Any) -> None:
    """A template: guess many worlds from the same view; what the holder has in them."""
    for time in range(times):
        states[1] = states[0]
        guess(states, 1, viewer, time)
        for card in range(STONES):
            hands[time, card] = states[1].hand[holder, card]


def counted(fill: Callable[[Any], None], times: int) -> Counter[Hand]:
    """How often each hand came out."""
    hands = np.zeros((times, STONES), np.int8)
    fill(hands)
    kinds, counts = np.unique(hands, axis=0, return_counts=True)
    return Counter({tuple(int(n) for n in kind): int(count) for kind, count in zip(kinds, counts, strict=True)})


def hands_after(position: dict[str, Any], action: int, holder: int, times: int) -> Counter[Hand]:
    loop = bound(after_moves, "quarry", reseed=GAME.rules.reseed, apply=GAME.rules.apply)
    events = GAME.event_buffer()
    return counted(lambda hands: loop(two_rows(position), 0, action, events, holder, times, hands), times)


def hands_guessed(position: dict[str, Any], viewer: int, holder: int, times: int, game: Game = GAME) -> Counter[Hand]:
    loop = bound(after_guesses, "quarry", guess=GAME.rules.guess)
    states, views = two_rows(position, game), records(GAME.state, 2)
    GAME.rules.redact(states, 0, viewer, views, 0)
    return counted(lambda hands: loop(views, viewer, holder, times, hands), times)


def two_rows(position: dict[str, Any], game: Game = GAME) -> Any:
    states = records(game.state, 2)
    states.view(np.ndarray)[0] = game.read_position({"game": "quarry", **position}).view(np.ndarray)[0]
    return states


def subsets(heap: Heap, size: int) -> Iterator[tuple[Hand, int]]:
    """Every hand of that size from a heap, and in how many ways single cards make it."""
    copies = [heap.get(slug, 0) for slug in STONE_SLUGS]
    for hand in product(*(range(min(count, size) + 1) for count in copies)):
        if sum(hand) == size:
            yield hand, prod(comb(count, taken) for count, taken in zip(copies, hand, strict=True))


def assert_as_likely(found: Counter[Hand], ways: Mapping[Hand, int]) -> None:
    """Counts fit the number of ways in which each hand can come out."""
    assert set(found) <= set(ways)
    times, all_ways = found.total(), sum(ways.values())
    chi_squared = sum((found[hand] - times * w / all_ways) ** 2 / (times * w / all_ways) for hand, w in ways.items())
    freedom = len(ways) - 1
    a_part = 2 / (9 * freedom)  # Wilson and Hilferty
    assert chi_squared < freedom * (1 - a_part + ONE_IN_TEN_THOUSAND * sqrt(a_part)) ** 3


def plus(hand: Hand, more: Hand) -> Hand:
    return tuple(one + other for one, other in zip(hand, more, strict=True))


def as_hand(heap: Heap) -> Hand:
    return tuple(heap.get(slug, 0) for slug in STONE_SLUGS)


# --- the game


def test_two_cards_are_drawn_from_the_pile_without_a_preference() -> None:
    deck = {"circle-ore": 21, "square-ore": 18, "triangle-gem": 6, "diamond-ore": 15, "diamond-gem": 3, "square-gem": 6}
    box = {"cards": {"circle-ore": 24}}
    position = {**LAST_PAYMENT, "deck": deck, "options": {"house": box}}
    found = hands_after(position, PAY_CIRCLE, holder=0, times=DRAWS // 2)
    assert_as_likely(found, dict(subsets(deck, 2)))


def test_the_first_card_after_the_reshuffle_is_any_card_of_the_discard() -> None:
    discard = {"square-ore": 5, "triangle-gem": 4, "diamond-ore": 7, "gold": 1}
    position = {**LAST_PAYMENT, "deck": {"square-gem": 1}, "discard": discard | {"circle-ore": 2}}
    found = hands_after(position, PAY_CIRCLE, holder=0, times=DRAWS)
    last_card = as_hand({"square-gem": 1})
    new_pile = discard | {"circle-ore": 3}  # what was just paid is in it
    ways = {plus(last_card, hand): count for hand, count in subsets(new_pile, 1)}
    assert_as_likely(found, ways | {last_card: discard["gold"]})


def test_a_raid_takes_any_half_of_a_hand() -> None:
    hand = {"circle-ore": 2, "circle-gem": 1, "square-ore": 4, "diamond-gem": 2}
    position = {
        "phase": "act",
        "seats": [{"hand": {"diamond-ore": 1}}, {"hand": hand}],
        "pending": {"question": "pay", "action": "raid seat 2", "paid": 2},
    }
    found = hands_after(position, PAY_DIAMOND, holder=1, times=DRAWS // 4)
    assert_as_likely(found, dict(subsets(hand, 5)))  # nine cards lose four


# --- guesses


def test_a_guess_deals_the_unseen_cards_without_a_preference() -> None:
    unseen = {"circle-ore": 4, "square-ore": 3, "triangle-gem": 2, "diamond-gem": 1}
    position = {
        "deck": {"circle-ore": 3, "square-ore": 2, "triangle-gem": 1},
        "seats": [
            {"hand": {"square-gem": 2}},
            {"hand": {"circle-ore": 1, "diamond-gem": 1, "diamond-ore": 2}, "known": {"diamond-ore": 2}},
            {"hand": {"square-ore": 1, "triangle-gem": 1}},
        ],
    }
    found = hands_guessed(position, viewer=0, holder=1, times=GUESSES)
    known = as_hand({"diamond-ore": 2})
    assert_as_likely(found, {plus(known, hand): ways for hand, ways in subsets(unseen, 2)})


def test_a_guess_leaves_the_gold_in_the_pile() -> None:
    position = {
        "reshuffled": True,
        "deck": {"circle-ore": 2, "gold": 1},
        "seats": [{}, {"hand": {"square-ore": 1, "diamond-gem": 1}}],
    }
    found = hands_guessed(position, viewer=0, holder=1, times=GUESSES)
    assert_as_likely(found, dict(subsets({"circle-ore": 2, "square-ore": 1, "diamond-gem": 1}, 2)))
    views = records(GAME.state, 1)
    GAME.rules.redact(two_rows(position), 0, 0, views, 0)
    assert views["deck"].sum() == 0
    GAME.rules.guess(views, 0, 0, 1)
    assert views["deck"][0, -1] == 1
    assert views["deck_size"][0] == views["deck"].sum() == 3


def can_pay(hand: Hand, owed: list[int]) -> bool:
    """Whether a seat with this hand can pay all the shapes it owes."""
    return all(hand[2 * shape] + hand[2 * shape + 1] >= owed.count(shape) for shape in owed)


def can_choose(hand: Hand, owed: list[int]) -> bool:
    """Whether such a seat has a choice what to pay first: by the former rules, it is asked only then."""
    first = owed[0]
    both = hand[2 * first] > 0 and hand[2 * first + 1] > 0
    return can_pay(hand, owed) and both and hand[2 * first] + hand[2 * first + 1] > owed.count(first)


def assert_payer_is_guessed_evenly(
    action: str, paid: int, owed: list[int], unseen: Heap, hand: Heap, known: Heap
) -> None:
    deck = {slug: count - hand.get(slug, 0) + known.get(slug, 0) for slug, count in unseen.items()}
    position = {
        "phase": "act",
        "turn": 2,
        "deck": {slug: count for slug, count in deck.items() if count},
        "seats": [{}, {"hand": hand, "known": known}],
        "pending": {"question": "pay", "action": action, "paid": paid},
    }
    hidden = sum(hand.values()) - sum(known.values())
    possible = {plus(as_hand(known), part): ways for part, ways in subsets(unseen, hidden)}
    for game, fits in ((GAME, can_pay), (FORMER_GAME, can_choose)):
        if fits(as_hand(hand), owed):
            found = hands_guessed(position, 0, 1, GUESSES, game)
            assert_as_likely(found, {whole: ways for whole, ways in possible.items() if fits(whole, owed)})


CIRCLE, SQUARE, TRIANGLE, DIAMOND = range(4)


def test_a_seat_that_is_asked_what_to_pay_is_guessed_with_a_hand_that_can_pay() -> None:
    unseen = {"circle-ore": 4, "circle-gem": 2, "triangle-ore": 2, "triangle-gem": 1, "diamond-ore": 3, "square-ore": 4}
    hand = {"circle-ore": 1, "circle-gem": 1, "triangle-ore": 1, "diamond-ore": 1, "square-ore": 1}
    assert_payer_is_guessed_evenly("raid seat 1", 0, [CIRCLE, TRIANGLE, DIAMOND], unseen, hand, {})


def test_what_is_known_of_a_payer_stays_known() -> None:
    unseen = {"circle-ore": 4, "circle-gem": 2, "square-ore": 3, "diamond-ore": 2}
    hand = {"circle-ore": 3, "circle-gem": 1, "square-ore": 2}
    assert_payer_is_guessed_evenly("draw two", 0, [CIRCLE] * 3, unseen, hand, {"circle-ore": 1, "square-ore": 1})


def test_a_payer_in_the_middle_of_paying_owes_only_the_rest() -> None:
    unseen = {"circle-ore": 3, "triangle-ore": 2, "triangle-gem": 2, "diamond-gem": 1, "square-gem": 3}
    hand = {"circle-ore": 1, "triangle-ore": 1, "triangle-gem": 1, "square-gem": 2}
    assert_payer_is_guessed_evenly("end game", 1, [TRIANGLE, CIRCLE], unseen, hand, {"triangle-gem": 1})


def test_a_hand_that_hardly_fits_is_found_too() -> None:
    unseen = {"diamond-gem": 1, "diamond-ore": 2, "circle-ore": 18, "square-ore": 18, "triangle-ore": 15}
    hand = {"diamond-gem": 1, "diamond-ore": 2, "circle-ore": 1}
    assert_payer_is_guessed_evenly("take pickaxe", 1, [DIAMOND] * 2, unseen, hand, {})


def test_a_payer_without_a_choice_is_guessed_like_one_with_a_choice() -> None:
    unseen = {"circle-ore": 4, "circle-gem": 2, "triangle-ore": 2, "diamond-ore": 3, "square-ore": 4}
    hand = {"circle-ore": 1, "triangle-ore": 1, "diamond-ore": 1, "square-ore": 2}
    assert_payer_is_guessed_evenly("raid seat 1", 0, [CIRCLE, TRIANGLE, DIAMOND], unseen, hand, {})

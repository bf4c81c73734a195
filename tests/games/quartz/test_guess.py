"""A guess is one of the worlds that fit what a seat knows, each as likely as a shuffle makes it."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from motherlode.games.kit.compile import INTERPRETED
from motherlode.games.kit.records import Records, records
from motherlode.games.quartz import GAME
from motherlode.games.quartz.pieces import CARD_SLUGS
from motherlode.match import SPECTATOR, Match
from motherlode.testing.moment import duplicate
from tests.games.quartz.chi_square import assert_fits

GUESSES = 12_000 if not INTERPRETED else 2_000
Hands = tuple[tuple[str, ...], ...]

# Seat 2 took a eureka from a bravery space before everybody's eyes; nobody but its owner knows another card.
SMALL: dict[str, Any] = {
    "game": "quartz",
    "deck": ["here-we-go", "here-we-go"],
    "seats": [
        {"hand": ["on-my-break"]},
        {"hand": ["eureka", "thievery"], "known": ["eureka"]},
        {"hand": ["not-mine"]},
    ],
}


def guesses(match: Match, seat: int, count: int) -> list[Records]:
    """Worlds that fit what the seat knows, from seeds of the guesser's own."""
    views = records(GAME.state, 1)
    worlds = []
    for value in range(count):
        GAME.rules.redact(match.states, 0, seat - 1, views, 0)
        GAME.rules.guess(views, 0, seat - 1, value)
        worlds.append(duplicate(views))
    return worlds


def hands(world: Records) -> Hands:
    """The hands in words."""
    return tuple(
        tuple(slug for slug, count in zip(CARD_SLUGS, row, strict=True) for _ in range(count))
        for row in world["hand"][0, : world["seats"][0]].tolist()
    )


def every_shuffle(cards: tuple[str, ...], known: Hands, unknown: tuple[int, ...]) -> dict[Hands, Fraction]:
    """Exact: each order of the unseen cards is equally likely, and the first ones fill up the hands."""
    orders = list(permutations(range(len(cards))))
    likely: Counter[Hands] = Counter()
    for order in orders:
        drawn = iter(order)
        likely[
            tuple(
                tuple(sorted((*seen, *(cards[next(drawn)] for _ in range(more))), key=CARD_SLUGS.index))
                for seen, more in zip(known, unknown, strict=True)
            )
        ] += 1
    return {dealt: Fraction(times, len(orders)) for dealt, times in likely.items()}


def test_seat_1_guesses_each_world_as_often_as_it_should() -> None:
    """Four cards are unseen to seat 1: two here-we-go, thievery, not-mine. One each is in hands 2 and 3."""
    own, known = ("on-my-break",), "eureka"
    exact = {
        (own, ("here-we-go", known), ("here-we-go",)): Fraction(2, 12),
        (own, ("here-we-go", known), ("thievery",)): Fraction(2, 12),
        (own, ("here-we-go", known), ("not-mine",)): Fraction(2, 12),
        (own, (known, "thievery"), ("here-we-go",)): Fraction(2, 12),
        (own, (known, "not-mine"), ("here-we-go",)): Fraction(2, 12),
        (own, (known, "thievery"), ("not-mine",)): Fraction(1, 12),
        (own, (known, "not-mine"), ("thievery",)): Fraction(1, 12),
    }
    unseen = ("here-we-go", "here-we-go", "thievery", "not-mine")
    assert exact == every_shuffle(unseen, (own, (known,), ()), (0, 1, 1))
    counted = Counter(map(hands, guesses(Match.from_position(SMALL), 1, GUESSES)))
    assert_fits(counted, exact)


def test_seat_2_guesses_each_world_as_often_as_it_should() -> None:
    """Seat 2 knows its own two cards; hands 1 and 3 have one each of here-we-go twice, on-my-break and not-mine."""
    own = ("eureka", "thievery")
    unseen = ("here-we-go", "here-we-go", "on-my-break", "not-mine")
    exact = every_shuffle(unseen, ((), own, ()), (1, 0, 1))
    assert exact[("not-mine",), own, ("here-we-go",)] == Fraction(1, 4) * Fraction(2, 3)
    assert exact[("not-mine",), own, ("on-my-break",)] == Fraction(1, 4) * Fraction(1, 3)
    counted = Counter(map(hands, guesses(Match.from_position(SMALL), 2, GUESSES)))
    assert_fits(counted, exact)


def test_a_spectator_guesses_each_world_as_often_as_it_should() -> None:
    """A spectator knows one card only, the eureka in hand 2."""
    unseen = ("here-we-go", "here-we-go", "on-my-break", "not-mine", "thievery")
    exact = every_shuffle(unseen, ((), ("eureka",), ()), (1, 1, 1))
    assert exact[("not-mine",), ("eureka", "thievery"), ("on-my-break",)] == Fraction(1, 5 * 4 * 3)
    assert exact[("here-we-go",), ("here-we-go", "eureka"), ("not-mine",)] == Fraction(2, 5 * 4 * 3)
    counted = Counter(map(hands, guesses(Match.from_position(SMALL), SPECTATOR, GUESSES)))
    assert_fits(counted, exact)


@pytest.mark.parametrize("seat", [SPECTATOR, 1, 2, 3])
def test_every_guess_has_the_known_cards_and_all_the_cards_there_are(seat: int) -> None:
    match = Match.from_position(SMALL)
    for world in guesses(match, seat, 100):
        assert "eureka" in hands(world)[1]
        assert GAME.conserved(world, 0) == GAME.conserved(match.states, 0)
        assert world["hand"][0].sum(axis=1).tolist() == match.states["hand_size"][0].tolist()
        assert not world["unseen"].any()


def test_the_own_hand_is_never_guessed() -> None:
    match = Match.new("quartz", seats=5, seed=11)
    for seat in range(1, 6):
        own = hands(match.states)[seat - 1]
        assert all(hands(world)[seat - 1] == own for world in guesses(match, seat, 50))


# --- what is known of a hand (Q6)

BRAVERY: dict[str, Any] = {
    "game": "quartz",
    "bag": {"quartz": 9},
    "bravery": [{"card": "here-we-go", "coins": 0}, {"card": "eureka", "coins": 1}, {"coins": 2}],
    "seats": [{"cart": {"ruby": 1}, "hand": ["here-we-go"]}, {"hand": ["not-yours"]}, {}, {}],
}


def known(match: Match, seat: int) -> list[str]:
    return match.position()["seats"][seat - 1].get("known", [])


def test_a_card_taken_from_a_bravery_space_is_known_to_all() -> None:
    match = Match.from_position(BRAVERY)
    match.play(1, "leave")
    assert known(match, 1) == ["here-we-go"]
    for seat in (SPECTATOR, 1, 2, 3, 4):
        assert match.view(seat)["seats"][0]["known"] == ["here-we-go"]
    assert all("here-we-go" in hands(world)[0] for world in guesses(match, 2, 200))
    assert not all(hands(world)[0] == ("here-we-go", "here-we-go") for world in guesses(match, 2, 200))


def test_a_bonus_without_a_card_makes_nothing_known() -> None:
    match = Match.from_position({**BRAVERY, "bravery": [{"coins": 2}, {"coins": 3}, {}]})
    match.play(1, "leave")
    assert known(match, 1) == []
    assert match.position()["seats"][0]["coins"] == 2


def test_a_known_card_stays_known_while_others_are_played() -> None:
    position = {**BRAVERY, "seats": [{"hand": ["here-we-go", "eureka"], "known": ["eureka"]}, {}, {}, {}]}
    match = Match.from_position(position)
    match.play(1, "play here-we-go")
    assert known(match, 1) == ["eureka"]


def test_a_card_that_could_have_been_played_is_no_longer_known() -> None:
    """One of two here-we-go was known; when one is played, the other may be either of them."""
    seat = {"hand": ["here-we-go", "here-we-go"], "known": ["here-we-go"]}
    match = Match.from_position({**BRAVERY, "seats": [seat, {}, {}, {}]})
    match.play(1, "play here-we-go")
    assert known(match, 1) == []
    assert match.position()["seats"][0]["hand"] == ["here-we-go"]
    guessed = Counter(hands(world)[0] for world in guesses(match, 2, 300))
    assert len(guessed) > 5


def test_of_two_known_cards_one_stays_known() -> None:
    seat = {"hand": {"here-we-go": 3}, "known": {"here-we-go": 2}}
    match = Match.from_position({**BRAVERY, "seats": [seat, {}, {}, {}]})
    match.play(1, "play here-we-go")
    assert known(match, 1) == ["here-we-go"]


def test_a_known_reaction_is_no_longer_known_when_it_is_used() -> None:
    seats = [
        {"hand": ["not-yours"]},
        {"cart": {"ruby": 1}, "hand": ["thievery", "thievery"], "known": ["thievery"]},
        {},
    ]
    match = Match.from_position({**BRAVERY, "seats": seats, "bravery": []})
    for seat, move in ((1, "play not-yours"), (1, "seat 2"), (2, "react")):
        match.play(seat, move)
    assert known(match, 2) == []


def test_the_last_dwarf_takes_its_bonus_in_the_open_too() -> None:
    seats = [{"cart": {"ruby": 1}}, {"cart": {"ruby": 1}}, {"inside": False}]
    match = Match.from_position({**BRAVERY, "seats": seats, "bravery": [{"card": "eureka", "coins": 1}]})
    match.play(1, "leave")
    assert known(match, 2) == ["eureka"]


# --- streams


def test_guessing_never_changes_the_stream_of_the_game() -> None:
    match, undisturbed = (Match.new("quartz", seats=4, seed=5) for _ in range(2))
    for number in range(60):
        guesses(match, number % 5, 5)
        [seat] = match.asked
        move = match.legal(seat)[number % len(match.legal(seat))]
        for played in (match, undisturbed):
            played.play(seat, move)
        assert match.states.tobytes() == undisturbed.states.tobytes()
        if match.over:
            break


def test_the_stream_of_a_guess_comes_from_its_seed_alone() -> None:
    """Two games with other streams behind the same view: the same seed guesses the same world."""
    one, other = Match.from_position(SMALL, seed=1), Match.from_position(SMALL, seed=2)
    assert one.states.tobytes() != other.states.tobytes()
    for here, there in zip(guesses(one, 1, 20), guesses(other, 1, 20), strict=True):
        assert here.tobytes() == there.tobytes()

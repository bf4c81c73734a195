"""The conformance kit catches games that give secrets away: at the deal, by chance, and by guesses that lean.

Each fault is tried in a game of somebody else, found by its module, which hides single cards and is played by two as
well; in `make test-all` also in Quartz and in The Quarry, which hide heaps of cards.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from motherlode.games.catalog import find
from motherlode.games.kit.declarations import EventKind
from motherlode.games.kit.game import Game
from motherlode.testing import check_game
from tests.amounts import usually

TOY = "tests.toys.one_card"
NAMES = usually([TOY], ("quartz", "quarry", TOY))
GAMES = {"quartz": 3, "quarry": 5, "tests.toys.one_card": 20}  # one for every number of seats, or some more
SEAT, CARD, COUNT = ("seat", "seat"), ("card", "card"), ("count", "count")


def check(game: Game) -> None:
    check_game(game, games=GAMES[game.name], engines=False)


def caught(game: Game, words: str) -> None:
    """The kit finds the fault, and says it in these words after the name of the game."""
    with pytest.raises(AssertionError, match=f"^{game.name}.*{words}"):
        check(game)


def with_rules(game: Game, **entries: Any) -> Game:
    return replace(game, rules=replace(game.rules, **entries))


def with_event(game: Game, event: EventKind) -> tuple[Game, int]:
    """The game with a further event, room for many of them, and the event's number."""
    bounds = replace(game.bounds, events=game.bounds.events + 64)
    changed = replace(game, events=(*game.events, event), bounds=bounds)
    entries = {name: with_own_buffer(game, getattr(game.rules, name)) for name in ("new", "apply")}
    return with_rules(changed, **entries), len(game.events)


def with_own_buffer(game: Game, entry: Any) -> Any:
    """The entry point with the game's own buffer inside: it need not be compiled for a larger one."""
    own = game.event_buffer()

    def call(*given: Any) -> int:
        *arguments, events = given
        outcome = int(entry(*arguments, own))
        count = int(own["count"][0])
        events["rows"][0, :count] = own["rows"][0, :count]
        events["count"][0] = count
        return outcome

    return call


def cards_of(states: Any, i: int, seat: int) -> list[int]:
    """The kinds of cards that a seat holds, the same way for both kinds of games."""
    if "card" in states.dtype.names and states["card"].ndim == 2:
        return [int(states["card"][i, seat])]
    return [int(kind) for kind, count in enumerate(states["hand"][i, seat]) for _ in range(count)]


def say(events: Any, *row: int) -> None:
    """Emit one more event."""
    count = int(events["count"][0])
    events["rows"][0, count] = [*row, *[0] * (4 - len(row))]
    events["count"][0] = count + 1


Telling = Callable[[Any, int, Any, int], None]  # (states, i, events, kind)


def telling_at_the_deal(name: str, event: EventKind, telling: Telling) -> Game:
    """The game of this name with a deal that emits one more event."""
    game, kind = with_event(find(name), event)
    deal = game.rules.new

    def new(states: Any, i: int, value: int, events: Any) -> int:
        deal(states, i, value, events)
        telling(states, i, events, kind)
        return int(events["count"][0])

    return with_rules(game, new=new)


def telling_after_a_move(name: str, event: EventKind, telling: Telling) -> Game:
    """The game of this name in which every move but the last one emits one more event."""
    game, kind = with_event(find(name), event)
    rules = game.rules

    def apply(states: Any, i: int, seat: int, action: int, events: Any) -> int:
        emitted = rules.apply(states, i, seat, action, events)
        if emitted >= 0 and rules.asked(states, i):
            telling(states, i, events, kind)
        return emitted if emitted < 0 else int(events["count"][0])

    return with_rules(game, apply=apply)


# --- the deal


def every_card(states: Any, i: int, events: Any, kind: int) -> None:
    for seat in range(int(states["seats"][i])):
        for card in cards_of(states, i, seat):
            say(events, kind, seat, card)


@pytest.mark.parametrize("name", NAMES)
def test_a_deal_that_tells_every_hand_is_caught(name: str) -> None:
    game = telling_at_the_deal(name, EventKind("dealt-out", (SEAT, CARD), chance=True), every_card)
    caught(game, "at the deal 'dealt-out [1-9] .*' tells a viewer what its view does not know")


@pytest.mark.parametrize("name", NAMES)
def test_a_deal_that_tells_each_seat_its_own_cards_is_fine(name: str) -> None:
    check(telling_at_the_deal(name, EventKind("dealt-out", (SEAT, CARD), chance=True, private="card"), every_card))


def test_a_deal_event_of_somebody_elses_game_that_lost_its_privacy_is_caught() -> None:
    game = find("tests.toys.one_card")
    events = tuple(event._replace(private="") if event.name == "dealt" else event for event in game.events)
    caught(replace(game, events=events), "at the deal 'dealt 1 .*' tells a viewer")


@pytest.mark.parametrize("name", NAMES)
def test_a_deal_that_only_tells_how_good_a_hand_is_is_caught(name: str) -> None:
    def quality(states: Any, i: int, events: Any, kind: int) -> None:
        say(events, kind, 1, sum(card >= 3 for card in cards_of(states, i, 1)))

    caught(telling_at_the_deal(name, EventKind("sighed", (SEAT, COUNT)), quality), "at the deal 'sighed 1 .*' tells")


@pytest.mark.parametrize("name", NAMES)
def test_a_deal_that_tells_what_everybody_sees_is_fine(name: str) -> None:
    def sizes(states: Any, i: int, events: Any, kind: int) -> None:
        for seat in range(int(states["seats"][i])):
            say(events, kind, seat, len(cards_of(states, i, seat)))

    check(telling_at_the_deal(name, EventKind("counted", (SEAT, COUNT)), sizes))


# --- chance


def glimpse(states: Any, i: int, events: Any, kind: int) -> None:
    """A card of the last seat, any of them."""
    cards = cards_of(states, i, int(states["seats"][i]) - 1)
    if cards:
        say(events, kind, int(states["seats"][i]) - 1, cards[int(states["rng"][i, 0]) % len(cards)])


@pytest.mark.parametrize("name", NAMES)
def test_chance_that_tells_everybody_a_card_of_another_seat_is_caught(name: str) -> None:
    game = telling_after_a_move(name, EventKind("glimpsed", (SEAT, CARD), chance=True), glimpse)
    caught(game, "'glimpsed .*' .*tells .* what its view does not know|sees 'glimpsed .*by what it cannot know")


@pytest.mark.parametrize("name", NAMES)
def test_chance_that_tells_a_card_without_saying_whose_is_caught(name: str) -> None:
    def rumour(states: Any, i: int, events: Any, kind: int) -> None:
        for card in cards_of(states, i, 0)[:1]:
            say(events, kind, card)

    game = telling_after_a_move(name, EventKind("rumoured", (CARD,), chance=True), rumour)
    caught(game, "'rumoured .*' .*tells .* what its view does not know|sees 'rumoured .*by what it cannot know")


@pytest.mark.parametrize("name", NAMES)
def test_chance_that_tells_what_is_in_the_deck_is_caught(name: str) -> None:
    def peek(states: Any, i: int, events: Any, kind: int) -> None:
        say(events, kind, int(states["deck"][i, 0]))

    game = telling_after_a_move(name, EventKind("peeked", (COUNT,), chance=True), peek)
    caught(game, "'peeked .*' .*tells .* what its view does not know")


@pytest.mark.parametrize("name", NAMES)
def test_a_card_that_is_shown_and_said_to_be_a_reveal_is_fine(name: str) -> None:
    check(telling_after_a_move(name, EventKind("glimpsed", (SEAT, CARD), reveal=True), glimpse))


@pytest.mark.parametrize("name", ["quarry", "tests.toys.one_card"])
def test_a_draw_that_lost_its_privacy_is_caught(name: str) -> None:
    game = find(name)
    events = tuple(event._replace(private="") if event.name == "drew" else event for event in game.events)
    caught(replace(game, events=events), "'drew.*' .*tells")


# --- guesses


def guessing(name: str, lean: Callable[[Any, int, int, Any], None]) -> Game:
    """The game of this name, whose fair guesses are changed afterwards, by chance of their own."""
    game = find(name)
    fair = game.rules.guess

    def guess(views: Any, j: int, seat: int, value: int) -> None:
        before = views["hand" if "hand" in views.dtype.names else "card"][j].copy()
        fair(views, j, seat, value)
        lean(views, j, seat, (np.random.default_rng(value), before))

    return with_rules(game, guess=guess)


def spare(views: Any, j: int, seat: int, before: Any) -> list[tuple[Any, Any]]:
    """What was guessed for each of the other seats: its row, and what of it was known before."""
    others = [other for other in range(int(views["seats"][j])) if other != seat]
    return [(views["hand"][j, other], before[other]) for other in others]


def better_cards_for_the_next(views: Any, j: int, seat: int, more: Any) -> None:
    """The first of the others has its lowest guessed card exchanged for the highest of the second."""
    (one, known_of_one), (other, known_of_other) = spare(views, j, seat, more[1])[:2]
    low, high = np.flatnonzero(one > known_of_one), np.flatnonzero(other > known_of_other)
    if len(low) and len(high) and low[0] < high[-1]:
        one[[low[0], high[-1]]] += (-1, 1)
        other[[low[0], high[-1]]] += (1, -1)


def best_cards_at_the_top_of_the_table(views: Any, j: int, seat: int, more: Any) -> None:
    """The same with the deck, where somebody else finds them later."""
    row, known = spare(views, j, seat, more[1])[0]
    low, deck = np.flatnonzero(row > known), views["deck"][j, : len(row)]
    if len(low) and deck.any() and low[0] < np.flatnonzero(deck)[-1]:
        high = np.flatnonzero(deck)[-1]
        row[[low[0], high]] += (-1, 1)
        deck[[low[0], high]] += (1, -1)


@pytest.mark.parametrize("lean", [better_cards_for_the_next, best_cards_at_the_top_of_the_table])
@pytest.mark.parametrize("name", usually(["quartz"], ["quartz", "quarry"]))
def test_a_guess_that_favours_a_seat_is_caught(name: str, lean: Any) -> None:
    def sometimes(views: Any, j: int, seat: int, more: Any) -> None:
        asked_to_pay = name == "quarry" and views["question"][j] != 0
        if more[0].random() < 0.8 and not asked_to_pay and int(views["seats"][j]) > 2:
            lean(views, j, seat, more)

    caught(guessing(name, sometimes), "its guesses .* are not as likely as the truth")


def every_kind_alike(views: Any, j: int, seat: int, value: int) -> None:
    """Each kind that is left is as likely as another, however many cards there are of it."""
    chance = np.random.default_rng(value)
    for other in range(int(views["seats"][j])):
        while other != seat and views["hand"][j, other].sum() < views["hand_size"][j, other]:
            kind = chance.choice(np.flatnonzero(views["unseen"][j]))
            views["unseen"][j, kind] -= 1
            views["hand"][j, other, kind] += 1
    views["deck"][j] += views["unseen"][j]
    views["unseen"][j] = 0
    find("quartz").rules.reseed(views, j, value)


def test_a_guess_that_takes_kinds_for_cards_is_caught() -> None:
    caught(with_rules(find("quartz"), guess=every_kind_alike), "its guesses .* are not as likely as the truth")


def test_a_guess_that_leans_only_later_in_the_game_is_caught() -> None:
    def later(views: Any, j: int, seat: int, more: Any) -> None:
        if views["day"][j] > 1 and seat >= 0:
            better_cards_for_the_next(views, j, seat, more)

    game = guessing("quartz", later)
    with pytest.raises(AssertionError, match=r"^quartz: its guesses in the middle of a game are not as likely"):
        check_game(game, games=12, engines=False)


def test_a_guess_that_leans_is_caught_in_somebody_elses_game() -> None:
    def swap_to_the_front(views: Any, j: int, seat: int, more: Any) -> None:
        cards, deck = views["card"][j], views["deck"][j]
        other = next(place for place in range(int(views["seats"][j])) if place != seat)
        high = np.flatnonzero(deck)[-1]
        if more[1][other] < 0 and cards[other] < high:
            deck[[cards[other], high]] += (1, -1)
            cards[other] = high

    caught(guessing("tests.toys.one_card", swap_to_the_front), "its guesses .* are not as likely as the truth")

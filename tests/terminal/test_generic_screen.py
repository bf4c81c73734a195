"""The screen of a game that has none: every field by its name, heaps of pieces in words, a line for each seat."""

import pytest

from motherlode.games.catalog import GAMES
from motherlode.match import SPECTATOR, Match
from motherlode.sitting.screens import generic, screen_of
from motherlode.words import LANGUAGES, Words
from motherlode.words.narration import Narration
from tests.terminal.person import NAMES


def lines(match: Match, reader: int, language: str = "en") -> list[str]:
    narration = Narration(Words(language), match.game, NAMES[: match.seats], reader)
    return generic.table(narration, match.redacted(reader))


def test_it_is_shown_of_a_game_without_a_screen() -> None:
    assert screen_of("tests.toys.pig") is generic.SCREEN
    assert all(screen_of(name) is not generic.SCREEN for name in GAMES)


def test_facts_heaps_and_seats_have_lines_of_their_own() -> None:
    seats = [{"cart": {"ruby": 2}, "coins": 7, "hand": ["eureka"]}, {"token": True}, {"inside": False}]
    match = Match.from_position({"game": "quartz", "seats": seats, "bag": {"amber": 1, "obsidian": 2}, "deck": []})
    assert lines(match, 1) == [
        "Day: 1. First: Ana. Deck size: 0.",
        "Bag: 1 amber, 2 obsidians.",
        "Discard: –.",
        "Bravery: –.",
        "Unseen: –.",
        "Seat 1, Ana (you): cart: 2 rubies; chest: –; hidden: –; coins: 7; inside; hand size: 1; hand: 1 Eureka!.",
        "Seat 2, Bia: cart: –; chest: –; hidden: –; coins: 0; token; inside; hand size: 0.",
        "Seat 3, Caio: cart: –; chest: –; hidden: –; coins: 0; hand size: 0.",
    ]


def test_numbers_by_seat_stand_with_their_seats() -> None:
    match = Match.from_position({"game": "tests.toys.nuggets", "seats": 2, "purse": [3, 4, 0, 0]})
    assert lines(match, 1) == [
        "Seat 1, Ana (you): purse: 3; digs: 0; stopped: 0.",
        "Seat 2, Bia: purse: ?; digs: 0; stopped: 0.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*GAMES, "tests.toys.pig", "tests.toys.one_card"])
def test_every_table_can_be_shown_to_everybody(name: str, language: str) -> None:
    match = Match.new(name, seats=2 if name not in GAMES else 3, seed=2)
    for step in range(40):
        for reader in (SPECTATOR, 1):
            shown = lines(match, reader, language)
            assert len([line for line in shown if any(player in line for player in NAMES)]) >= match.seats
        if match.over:
            break
        legal = match.legal(match.asked[0])
        match.play(match.asked[0], legal[step * 7 % len(legal)])

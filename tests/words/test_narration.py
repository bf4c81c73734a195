"""Narration a match: in words where there are any, by the names in the tables where there are none."""

import json

import pytest

from motherlode.games.catalog import GAMES, find
from motherlode.match import REFEREE, SPECTATOR, Match
from motherlode.words import LANGUAGES, Words
from motherlode.words.narration import Narration
from tests.terminal.person import NAMES
from tests.words import narration_golden


def narrate(match: Match, reader: int | None, language: str = "en") -> Narration:
    return Narration(Words(language), match.game, NAMES, reader)


def test_crystals_that_move_together_are_narrated_together() -> None:
    bag = {"ruby": 2, "quartz": 1}
    match = Match.from_position({"game": "quartz", "bag": bag, "seats": [{"hand": ["here-we-go"]}, {}, {}]})
    match.play(1, "play here-we-go")
    assert narrate(match, 2).events(match.last_events(2)) == [
        "Ana plays “Here We Go”.",
        "Ana draws 1 quartz and 2 rubies from the bag.",
    ]
    match.play(1, "done")
    assert narrate(match, 1).events(match.last_events(1)) == ["You load 1 quartz and 2 rubies onto your cart."]


def test_the_same_events_by_two_seats_stay_apart() -> None:
    seats = [{"hand": ["out-of-my-way"]}, {"cart": {"ruby": 1}}, {"cart": {"ruby": 1}}]
    match = Match.from_position({"game": "quartz", "seats": seats})
    match.play(1, "play out-of-my-way")
    assert narrate(match, 2).events(match.last_events(2))[1:] == [
        "You lose a ruby to the bag.",
        "Caio loses a ruby to the bag.",
    ]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_matches_can_be_narrated_to_everybody(name: str, language: str) -> None:
    game = find(name)
    for seats in range(game.fewest, min(game.most, len(NAMES)) + 1):
        match = Match.new(name, seats=seats, seed=seats)
        readers = {reader: narrate(match, reader, language) for reader in (REFEREE, SPECTATOR, 1)}
        while not match.over:
            asked = match.questions[0]
            for reader in readers.values():
                assert reader.question(asked)
                assert all(reader.move(move, asked.about) for move in match.legal(asked.seat))
            legal = match.legal(asked.seat)
            match.play(asked.seat, legal[len(match.log.entries) * 7 % len(legal)])
            for viewer, reader in readers.items():
                assert all(reader.events(match.last_events(viewer)))
        assert len(readers[1].results(match)) == seats + 1


def test_a_shared_victory_names_the_winners() -> None:
    seats = [{"coins": 5}, {"coins": 5}, {}]
    position = {"game": "quartz", "seats": seats, "day": 5, "bag": {}, "deck": []}
    match = Match.from_position(position)
    while not match.over:
        match.play(match.asked[0], "leave")
    assert narrate(match, 3).results(match)[-1] == "Ana and Bia win together and share the mine!"


def test_a_game_without_words_is_narrated_by_its_tables() -> None:
    match = Match.new("tests.toys.pig", seats=2, seed=3)
    narration = narrate(match, 1)
    assert narration.question(match.questions[0]).endswith(": turn")
    assert narration.move("roll", {}) == "roll"
    match.play(match.asked[0], "roll")
    assert all(line.startswith(("rolled", "lost")) for line in narration.events(match.last_events(1)))
    refused = match.refusal(3 - match.asked[0], "bank")
    assert refused is not None
    assert "Not asked." in narration.refusal(refused, {})


def test_every_text_is_as_recorded() -> None:
    now = json.loads(json.dumps(narration_golden.record()))
    assert list(narration_golden.lines(now)) == list(narration_golden.lines(narration_golden.recorded())), (
        "`python -m tests.words.narration_golden` shows what differs, and writes it anew"
    )


@pytest.mark.parametrize("name", GAMES)
def test_what_a_question_concerns_is_declared(name: str) -> None:
    match = Match.new(name, seats=3, seed=1)
    assert set(match.questions[0].about) == {about.name for about in match.game.about}

"""What helps before an answer is exact."""

import random

import pytest

from motherlode.games.kit.records import row
from motherlode.match import Match
from motherlode.sitting.screens.quartz import odds_lines, sale
from motherlode.words import Words
from motherlode.words.narration import Narration


def lines(cart: dict[str, int], token: bool, bag: dict[str, int], language: str = "en") -> list[str]:
    seats = [{"cart": cart, "token": token}, {}, {}]
    match = Match.from_position({"game": "quartz", "seats": seats, "bag": bag})
    narration = Narration(Words(language), match.game, ("Ana", "Bia", "Caio"), 1)
    return odds_lines(narration, row(match.redacted(1), 0), 0)


@pytest.mark.parametrize(
    ("cart", "token", "bag", "said"),
    [
        ({}, False, {"quartz": 2, "obsidian": 1}, ["1 of 3, so 33.3% for", "first on your cart"]),
        ({"obsidian": 1}, False, {"quartz": 7, "obsidian": 1}, ["1 of 8, so 12.5% for", "an accident"]),
        ({"obsidian": 1}, True, {"obsidian": 3}, ["3 of 3, so 100% for", "token could save it"]),
        ({"ruby": 1}, True, {"quartz": 3}, ["0 of 3, so 0% for"]),
        ({}, False, {}, []),
    ],
)
def test_the_odds_of_obsidian_are_exact(
    cart: dict[str, int], token: bool, bag: dict[str, int], said: list[str]
) -> None:
    printed = lines(cart, token, bag)
    assert len(printed) == len(said)
    assert all(part in line for part, line in zip(said, printed, strict=True))


def test_numbers_are_written_as_the_reader_writes_them() -> None:
    assert "33,3%" in lines({}, False, {"quartz": 2, "obsidian": 1}, "pt")[0]
    assert "33,3\u00a0%" in lines({}, False, {"quartz": 2, "obsidian": 1}, "ru")[0]


def test_a_sale_brings_what_was_foretold() -> None:
    chance = random.Random(5)
    foretold = 0
    for seed in range(12):
        match = Match.new("quartz", seats=3, seed=seed)
        while not match.over:
            [asked] = match.questions
            move = chance.choice(match.legal(asked.seat))
            if asked.question == "store" and chance.random() < 0.5:
                view = match.redacted(asked.seat)
                expected = sale(match.game, view, asked.seat - 1)
                assert view.tobytes() == match.redacted(asked.seat).tobytes()
                sold = next(event for event in match.play(asked.seat, "done") if event.name == "sold")
                assert sold == expected
                foretold += 1
            else:
                match.play(asked.seat, move)
    assert foretold > 20

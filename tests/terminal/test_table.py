"""The table in lines shows what the seat may know, and differs in two worlds only where the seat may know."""

import random

import pytest

from motherlode.games.kit.records import from_bytes, records
from motherlode.match import Match
from motherlode.sitting.screens import screen_of
from motherlode.words import LANGUAGES, Words
from motherlode.words.narration import Narration
from tests.terminal.person import NAMES


def shown(match: Match, view: object, seat: int, language: str) -> list[str]:
    narration = Narration(Words(language), match.game, NAMES[: match.seats], seat)
    screen = screen_of(match.game.name)
    lines = [*screen.on_turn(narration, view), *screen.everything(narration, view), *screen.cards(narration, view)]
    for asked in match.questions:
        if asked.seat == seat:
            lines += screen.before_answer(narration, view, asked.question, seat - 1)
            lines += [screen.move(narration, view, move, asked.about) for move in match.legal(seat)]
    return lines


@pytest.mark.parametrize(
    "language", [pytest.param(one, marks=() if one == "ru" else pytest.mark.thorough) for one in LANGUAGES]
)
def test_worlds_that_differ_only_in_secrets_look_the_same(language: str) -> None:
    chance = random.Random(3)
    match = Match.new("quartz", seats=4, seed=3, thrill=True)
    game = match.game
    while not match.over:
        asked = match.asked[0]
        for seat in (asked, asked % match.seats + 1):
            guessed = from_bytes(game.state, match.redacted(seat).tobytes())
            game.rules.guess(guessed, 0, seat - 1, len(match.log.entries))
            view = records(game.state, 1)
            game.rules.redact(guessed, 0, seat - 1, view, 0)
            assert shown(match, view, seat, language) == shown(match, match.redacted(seat), seat, language)
        match.play(asked, chance.choice(match.legal(asked)))


def test_everything_that_lies_open_is_on_the_full_table() -> None:
    seats = [
        {
            "cart": {"ruby": 1},
            "chest": {"amber": 1},
            "hidden": {"quartz": 2},
            "coins": 1,
            "token": True,
            "hand": ["eureka"],
        },
        {"hand": ["eureka"], "known": ["eureka"], "cart": {"obsidian": 1}},
        {"inside": False},
    ]
    bravery = [{"card": "not-mine", "coins": 1}, {"coins": 2}]
    bag, deck = {"quartz": 1}, ["thievery"]
    match = Match.from_position({"game": "quartz", "seats": seats, "bravery": bravery, "bag": bag, "deck": deck})
    lines = shown(match, match.redacted(1), 1, "en")
    for line in (
        "Day 1 of 5. Bag: 1 crystal, of which obsidian: 0.",
        "Bravery bonuses: “This Isn't Mine” and 1 coin; 2 coins.",
        "Seat 1, Ana (you): in the mine, 1 coin, 1 card in hand, experience token.",
        "  Cart: 1 ruby. Chest: 1 amber. Hidden: 2 quartz.",
        "Seat 2, Bia: in the mine, 0 coins, 1 card in hand.",
        "  Cart: 1 obsidian.",
        "Seat 3, Caio: out for the day, 0 coins, no cards in hand.",
        "Your hand: “Eureka!”.",
        "In the bag: 1 quartz.",
        "Cards in the deck: 1; in the discard pile: 0.",
        "Everybody knows that Bia holds: “Eureka!”.",
    ):
        assert line in lines

"""What people type: numbers, phrases, labels, beginnings; and what is said to the rest."""

import pytest

from motherlode.games.catalog import find
from motherlode.sitting.move_input import Chosen, NoNumber, NotNow, Several, Understood, Unknown, understand
from motherlode.words import LANGUAGES, Words
from motherlode.words.narration import Narration

QUARTZ = find("quartz")
LEGAL = ["mine", "leave", "play here-we-go", "play not-mine", "play not-yours", "use token"]


def understood(text: str, language: str = "en", legal: list[str] = LEGAL) -> Understood:
    narration = Narration(Words(language), QUARTZ, ("Ana", "Bia", "Caio"), 1)
    return understand(text, 1, legal, QUARTZ.actions, lambda move: narration.move(move, {}))


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("1", "mine"),
        ("06", "use token"),
        ("mine", "mine"),
        ("MINE", "mine"),
        ("  mine  ", "mine"),
        ("1 mine", "mine"),
        ("mi", "mine"),
        ("leave the", "leave"),
        ("play HERE-WE-GO", "play here-we-go"),
        ("play here we go", "play here-we-go"),
        ("play “Here We Go”", "play here-we-go"),
        ("here", "play here-we-go"),
        ("these don't belong", "play not-yours"),
        ("token", "use token"),
    ],
)
def test_a_move_is_meant(text: str, move: str) -> None:
    assert understood(text) == Chosen(move)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_is_known_by_its_phrase_and_by_its_label(language: str) -> None:
    narration = Narration(Words(language), QUARTZ, ("Ana", "Bia", "Caio", "Duda", "Elis"), 1)
    for move in QUARTZ.actions:
        for about in ({"card": "not-yours"}, {"card": "not-mine"}):
            label = narration.move(move, about)
            for text in (move, label, label.upper(), move.replace(" ", "  ")):
                found = understand(
                    text, 1, [move], QUARTZ.actions, lambda move, about=about: narration.move(move, about)
                )
                assert found == Chosen(move), text


def test_what_is_not_on_offer_is_known_but_not_chosen() -> None:
    assert understood("dig") == NotNow("dig")
    assert understood("play eureka") == NotNow("play eureka")
    assert understood("eureka") == NotNow("play eureka")
    assert understood("взять рубин", "ru") == NotNow("take ruby")


def test_what_could_be_several_moves_is_asked_again() -> None:
    assert understood("play not") == Several(["play not-mine", "play not-yours"])
    assert isinstance(understood("play"), Several)


def test_numbers_must_be_in_the_list() -> None:
    for text in ("0", "7", "99999999999999999999"):
        assert understood(text) == NoNumber(text)


def test_nonsense_gets_the_nearest_moves_if_any_come_near() -> None:
    assert understood("leeve") == Unknown(["leave"])
    for text in ("xyzzy", "!!!", "-1", "1.5", "None", "\x00"):
        assert understood(text) == Unknown([]), text

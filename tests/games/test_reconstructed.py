"""Numbers that no rulebook prints are named by the game, can be changed by a house rule, and are marked for players."""

import pytest

from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.mistakes import Mistake
from motherlode.sitting.rule_pages import page
from motherlode.words import LANGUAGES, Words

STEM = {"en": "reconstruct", "pt": "reconstru", "ru": "восстановлен"}


@pytest.mark.parametrize("name", GAMES)
def test_every_reconstructed_number_is_a_house_rule(name: str) -> None:
    game = find(name)
    assert game.reconstructed
    for key in game.reconstructed:
        table, _, place = key.partition(".")
        changed = [99] * int(place) if place else {}  # `bravery.3` is the third of `bravery`
        game.blank(game.most, {"house": {table: changed}})
    with pytest.raises(Mistake):
        game.blank(game.most, {"house": {"no-such-number": {}}})


def test_the_coins_on_two_bravery_spaces_are_reconstructed_but_not_on_the_first_two() -> None:
    """The booklets give only those."""
    assert {key for key in find("quartz").reconstructed if key.startswith("bravery")} == {"bravery.3", "bravery.4"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_rules_page_marks_them(name: str, language: str) -> None:
    text = " ".join(page(Words(language), name)).lower()
    assert text.count(STEM[language]) >= len(find(name).reconstructed)

"""Numbers that no rulebook prints are named by the game, can be changed by a house rule, and are marked for players."""

import pytest

from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.mistakes import Mistake
from motherlode.terminal.rules_page import page
from motherlode.words import LANGUAGES, Words

STEM = {"en": "reconstruct", "pt": "reconstru", "ru": "восстановлен"}


@pytest.mark.parametrize("name", GAMES)
def test_every_reconstructed_number_is_a_house_rule(name: str) -> None:
    game = find(name)
    assert game.reconstructed
    for key in game.reconstructed:
        game.blank(game.most, {"house": {key: {}}})
    with pytest.raises(Mistake):
        game.blank(game.most, {"house": {"no-such-number": {}}})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_rules_page_marks_them(name: str, language: str) -> None:
    text = " ".join(page(Words(language), name)).lower()
    assert text.count(STEM[language]) >= len(find(name).reconstructed)

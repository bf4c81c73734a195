"""The rules as plain text: all of it readable, nothing of it lost."""

import re

import pytest

from motherlode.games.catalog import GAMES
from motherlode.games.kit.mistakes import Mistake
from motherlode.sitting.rule_pages import bare, page, page_text, rule_text
from motherlode.words import LANGUAGES, Words


def letters(text: str) -> str:
    return re.sub(r"[\W_]+", "", text).casefold()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_readable_and_whole(game: str, language: str) -> None:
    words = Words(language)
    lines = page_text(words, game)
    assert max(map(len, lines)) <= 80
    text = "\n".join(lines)
    assert not re.search(r"<a|\*\*|^#|^\|", text, re.MULTILINE)
    for line in page(words, game):
        if not line.startswith("|"):
            assert letters(bare(line.lstrip("#"))) in letters(text)
        else:
            assert all(letters(bare(cell)) in letters(text) for cell in line.split("|")[2:])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_found_by_its_id_in_any_case(game: str, language: str) -> None:
    words = Words(language)
    ids = re.findall(r'<a id="(\w+)">', "\n".join(page(words, game)))
    assert len(ids) > 5
    for rule in ids:
        assert rule_text(words, game, rule)[0].startswith(f"{rule} ")
        assert rule_text(words, game, rule.lower()) == rule_text(words, game, rule)


def test_an_unknown_rule_is_answered_with_the_range() -> None:
    with pytest.raises(Mistake, match="there is no rule “Q99”; rules run from Q1 to Q89"):
        rule_text(Words("en"), "quartz", "Q99")
    with pytest.raises(Mistake, match="no rules page of chess"):
        page(Words("en"), "chess")

"""The table of refusals and the places that refuse, held to each other; and words for each of them."""

import json
import re
from importlib.resources import files

import pytest

from motherlode.client import PASSING
from motherlode.server.refusals import CLOSINGS, MISTAKE, REFUSALS
from motherlode.sitting.staying_client import TAKEN
from motherlode.words import LANGUAGES, Words
from tests.server.refusal_calls import closings, refusals

OWN = [(key, arguments, where) for key, arguments, where in refusals() if not key.startswith(MISTAKE)]


def test_every_refusal_is_in_the_table_with_its_arguments():
    for key, arguments, where in OWN:
        assert key in REFUSALS, f"{where}: '{key}' needs a row in REFUSALS, and refuse-{key} in words/*/refusals.ftl"
        assert arguments == set(REFUSALS[key].arguments), where


def test_every_row_of_the_table_is_a_refusal_that_happens():
    assert set(REFUSALS) == {key for key, _, _ in OWN}


def test_every_reason_to_hang_up_is_in_the_table():
    assert closings() == set(CLOSINGS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_every_mistake_has_words(language):
    words = Words(language)
    for key in REFUSALS:
        assert words.has(f"refuse-{key}"), key
    for key in CLOSINGS:
        assert words.has(f"closing-{key}"), key
    for key, _, where in refusals():
        if key.startswith(MISTAKE):
            assert words.has(key), where


@pytest.mark.parametrize(
    ("reasons", "module"), [(PASSING, "wire.js"), (TAKEN, "try-again.js")], ids=["passing", "taken"]
)
def test_the_page_tries_again_after_the_same_refusals_as_other_clients(reasons, module):
    text = (files("motherlode.web") / "app" / module).read_text()
    [listed] = re.findall(r"^const (?:PASSING|TAKEN) = (\[.*?\]);", text, re.MULTILINE)
    assert json.loads(listed) == list(reasons)
    assert set(reasons) <= set(REFUSALS)

"""Names and talk: what is not seen, what is stacked, and what belongs to the spelling of a language or a picture."""

import pytest

from harness.local_server import local_server
from motherlode.server.protocol import Refusal
from motherlode.server.typed_text import clean, name_of
from tests.server.async_tests import awaited
from tests.server.http_client import HttpClient
from tests.server.test_tables import quartz, refused

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
KEPT = (
    FAMILY,
    "\u2764\ufe0f\u200d\U0001f525",  # a heart on fire
    "\U0001f44d\U0001f3fd",  # a thumb with a colour
    "1\ufe0f\u20e3",
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",  # Persian, which spells with it
    "\u0915\u094d\u200d\u0937",  # Devanagari
    "\u0e17\u0e35\u0e48",  # Thai, two marks
    "Nguy\u1ec5n",
    "Ação, Ёлка, Jos\u00e9",
)
INVISIBLE = (
    " ",
    "\u3164",
    "\u2800\u2800",
    "\u200b\u200d",
    "\u034f",
    "\ufe0f",
    "\u115f\u1160",
    "\u00ad",
    "\u0301",
    "\U000e0041",
)


@pytest.mark.parametrize("text", KEPT)
def test_what_belongs_to_a_language_or_a_picture_is_kept(text):
    assert name_of(text) == text


@pytest.mark.parametrize("text", INVISIBLE)
def test_a_name_that_nobody_sees_is_refused(text):
    with pytest.raises(Refusal, match="invisible-name"):
        name_of(text)


def test_marks_do_not_pile_up():
    for text in ("A\u0308\u0301\u0302\u0303\u0304", "x\u20dd\u20dd\u20dd\u20dd"):
        with pytest.raises(Refusal, match="stacked-marks"):
            clean(text)


def test_a_name_cannot_look_like_another_by_what_is_not_seen():
    assert name_of("A\u200dna") == name_of("A\u200cna") == "A na"
    assert name_of("Ana\u3164") == name_of("Ana\ufe0e") == "Ana"
    assert name_of("Jose\u0301") == name_of("Jos\u00e9")


@awaited
async def test_names_are_refused_wherever_one_is_given(tmp_path):
    async with local_server(str(tmp_path / "s.db")) as server, server.guest("Ana") as ana:
        table = await quartz(ana, "me", "open", "open")
        assert await refused(ana.do("sit", table=table, seat=2, name="\u3164")) == "invisible-name"
        assert await refused(ana.do("invite", table=table, seat=2, name="\u3164")) == "invisible-name"
        assert await refused(ana.do("say", table=table, seat=1, text="e" + "\u0301" * 9)) == "stacked-marks"
        await ana.do("sit", table=table, seat=2, name=FAMILY)
        assert server.registry.tables[table].table.chair(2).name == FAMILY
        answer = await HttpClient(server).post("/api/guests", json={"name": "\u2800"})
        assert (answer.status_code, answer.json()["reason"]) == (422, "invisible-name")

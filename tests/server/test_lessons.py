"""The lessons: each replays, wants only what may be done, and says only what the catalogs and the rules have."""

import re
from functools import cache
from importlib.resources import files

import pytest

from harness.local_server import local_server
from motherlode.games.catalog import GAMES
from motherlode.match import Match
from motherlode.server.http.forms import Lesson
from motherlode.server.http.lessons import taught
from motherlode.sitting.lessons import LESSONS, script_of
from motherlode.words import LANGUAGES, Words
from tests.server.async_tests import awaited
from tests.server.http_client import HttpClient
from tests.words.page_messages import PAGE

FEWEST_MOVES = 10  # that the learner makes
MOST_STEPS = 26  # five minutes
LONGEST = 300  # letters of what is said at once
AROUND = ("learnt",)  # said by the page itself
games = pytest.mark.parametrize("game", GAMES)
lesson_of = cache(taught)


def wanted(lesson: Lesson) -> list[str]:
    return [step.wanted for step in lesson.steps if step.wanted]


def test_every_game_has_a_lesson_and_no_lesson_is_without_a_game():
    assert {path.name for path in LESSONS.iterdir()} == {f"{game}.yaml" for game in GAMES}


@games
def test_the_learner_makes_the_moves_and_only_legal_ones(game):
    lesson = lesson_of(game)
    assert len(wanted(lesson)) >= FEWEST_MOVES
    assert len(lesson.steps) <= MOST_STEPS
    for step in lesson.steps:
        if step.wanted:
            assert step.asking
            assert lesson.learner in step.asking.seats
            assert step.wanted in step.asking.legal, f"{step.say}: {step.wanted}"
        else:
            assert step.asking is None or not step.asking.legal, f"{step.say}: nothing is to be done here"


@games
def test_every_answer_to_another_move_can_be_heard(game):
    for step in lesson_of(game).steps:
        others = [move for move in (step.asking.legal if step.wanted and step.asking else []) if move != step.wanted]
        for other in others:
            assert any(other.startswith(beginning) for beginning in step.instead), f"{step.say}: {other}"
        heard = {next(key for key in step.instead if other.startswith(key)) for other in others}
        assert heard == step.instead.keys(), step.say


@games
def test_the_steps_follow_from_each_other(game):
    """A learner who makes the expected moves sees just what the engine says."""
    script, lesson = script_of(game), lesson_of(game)
    played = [played for step in lesson.steps for played in step.played]
    assert len(played) == sum(len(scene.play) for scene in script.scenes)
    assert not lesson.steps[0].played
    for step, after in zip(lesson.steps, lesson.steps[1:], strict=False):
        if step.wanted:
            assert (after.played[0].seat, after.played[0].move) == (lesson.learner, step.wanted)
    assert all(step.view["viewer"] == lesson.learner for step in lesson.steps)


@games
def test_nobody_else_sees_into_a_hand_on_the_way(game):
    """A lesson looks like a table: what others hold is not in the views, but for what everybody knows."""
    lesson = lesson_of(game)
    for step in lesson.steps:
        for number, seat in enumerate(step.view["seats"], 1):
            assert "hand" not in seat or number == lesson.learner


@games
def test_the_end_can_be_played_on_from(game):
    lesson = lesson_of(game)
    match = Match.from_position(lesson.position)
    assert match.seats == lesson.seats
    assert not match.over
    before, after = match.view(lesson.learner), lesson.steps[-1].view
    assert {key: before[key] for key in ("seats", "options")} == {key: after[key] for key in ("seats", "options")}


@pytest.mark.parametrize("language", LANGUAGES)
@games
def test_what_is_said_is_in_the_catalogs_and_all_of_it_is_said(game, language):
    lesson = lesson_of(game)
    said = {key for step in lesson.steps for key in (step.say, *step.instead.values())} | set(AROUND)
    there = {key.removeprefix(f"page-learn-{game}-") for key in PAGE if key.startswith(f"page-learn-{game}-")}
    assert said == there
    words = Words(language)
    for key in said - set(AROUND):
        text = words.say(f"page-learn-{game}-{key}")
        assert 10 < len(text) <= LONGEST, f"{key} has {len(text)} letters"
    assert len(words.say(f"page-learn-{game}-learnt").splitlines()) >= 5


@pytest.mark.parametrize("language", LANGUAGES)
@games
def test_the_rules_that_are_named_are_there(game, language):
    text = files("motherlode.words").joinpath(language, f"{game}.md").read_text(encoding="utf-8")
    ids = set(re.findall(r'<a id="(\w+)"', text))
    named = {rule for step in lesson_of(game).steps for rule in step.rules}
    assert len(named) >= 8
    assert named <= ids


@awaited
async def test_a_lesson_is_offered_to_everybody_and_sent_once(tmp_path):
    async with local_server(str(tmp_path / "store.db")) as server:
        visitor = HttpClient(server)
        for game in GAMES:
            answer = await visitor.get(f"/api/lessons/{game}")
            assert answer.status_code == 200
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.json()["game"] == game
            assert len(answer.json()["steps"]) == len(lesson_of(game).steps)
            known = {"If-None-Match": answer.headers["etag"]}
            assert (await visitor.get(f"/api/lessons/{game}", headers=known)).status_code == 304
        nowhere = await visitor.get("/api/lessons/chess")
        assert (nowhere.status_code, nowhere.json()["reason"]) == (404, "no-such-page")


@awaited
async def test_playing_on_begins_where_the_lesson_ends(tmp_path):
    async with local_server(str(tmp_path / "store.db")) as server, server.guest() as client:
        for game in GAMES:
            lesson = lesson_of(game)
            places = ["me" if seat == lesson.learner else "digger" for seat in range(1, lesson.seats + 1)]
            opened = await client.do("create", game=game, places=places, position=lesson.position)
            assert opened["seats"] == [lesson.learner]

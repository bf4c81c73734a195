"""Matches of rules 1, when every edition let a seat react on its own turn, stay what they were."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from motherlode.games.catalog import find
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import Log, Match
from motherlode.match.notation import read
from motherlode.testing import check_game

FILE = Path(__file__).parents[2] / "match" / "kept" / "quartz-3.mine"
OLD = read(FILE.read_text(encoding="utf-8"))
COMES_BACK = ["1 play not-mine", "1 seat 2", "2 react", "2 seat 3", "3 react", "3 seat 1"]
POSITION: dict[str, Any] = {
    "game": "quartz",
    "seats": [
        {"cart": {"obsidian": 1}, "hand": ["not-mine"]},
        {"hand": ["not-mine-either"]},
        {"hand": ["not-mine-either"]},
    ],
}


def after_coming_back(version: int, **options: Any) -> Match:
    """An obsidian goes round once and comes back to the player."""
    match = Match.replay(Log("quartz", version, 3, 0, start={**POSITION, "options": options}))
    for move in COMES_BACK:
        match.play(int(move[0]), move[2:])
    return match


@pytest.mark.parametrize(
    ("version", "edition", "asked"), [(1, "en", "react"), (1, "ru", "react"), (2, "en", "turn"), (2, "ru", "react")]
)
def test_a_position_is_played_by_the_rules_of_its_match(version: int, edition: str, asked: str) -> None:
    match = after_coming_back(version, edition=edition)
    assert [question.question for question in match.questions] == [asked]


@pytest.mark.parametrize("options", [None, {}, {"rulings": None}, {"rulings": {"thievery": "must"}}])
def test_by_rules_1_a_player_reacts_whatever_else_is_chosen(options: dict[str, Any] | None) -> None:
    match = Match.replay(Log("quartz", 1, 3, 0, start={**POSITION, "options": options}))
    assert match.view()["options"]["rulings"]["own-turn-reactions"] == "allowed"


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"rulings": "strict"}, "rulings must be a mapping"),
        ({"rulings": {"chain": 1}}, "rulings.chain: “1” is not one of allowed, forbidden"),
        ({"weather": "rain"}, "options has no “weather”"),
    ],
)
def test_nonsense_is_refused_by_rules_1_too(options: dict[str, Any], words: str) -> None:
    with pytest.raises(Mistake, match=words):
        Match.replay(Log("quartz", 1, 3, 0, options))
    with pytest.raises(Mistake, match=words):
        Match.replay(Log("quartz", 1, 3, 0, start={**POSITION, "options": options}))


def test_an_old_match_cannot_be_played_by_the_present_rules() -> None:
    assert Match.replay(OLD).over
    with pytest.raises(Mistake, match="move"):
        Match.replay(replace(OLD, rules=2))


def test_one_plays_on_from_any_moment_of_an_old_match_as_it_went_on() -> None:
    """The position says which ruling it was played by, so that the present rules go on as those of then did."""
    for moment, entry in enumerate(OLD.entries):
        if moment % 5 == 0 or entry.move in ("react", "allow", "seat 3"):
            then = Match.replay(OLD, moment)
            now = Match.from_position(then.position())
            assert (now.game.version, now.view()) == (2, then.view())
            assert now.legal(entry.seat) == then.legal(entry.seat)
            for match in (now, then):
                match.play(entry.seat, entry.move, seed=moment)
            assert (now.position(), now.asked) == (then.position(), then.asked)


def test_the_rules_of_then_are_the_present_ones_with_another_usual_reading() -> None:
    former, present = find("quartz", 1), find("quartz")
    assert former.rules is present.rules
    assert former.state is present.state
    allowed = {"rulings": {"own-turn-reactions": "allowed"}}
    assert former.blank(4).tobytes() == present.blank(4, allowed).tobytes() != present.blank(4).tobytes()


def test_they_are_a_game_like_any_other() -> None:
    assert check_game(find("quartz", 1), games=3, seed=3, engines=False).games == 3

"""The sentence fits the position: it names what makes the difference."""

from typing import Any

import pytest

from motherlode.coach.evaluation import EvaluatedMove
from motherlode.coach.reasons import AdviceReason, Choice, reason, reasons_of
from motherlode.coach.sentences import sentence
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.records import row
from motherlode.match import Match
from motherlode.words import LANGUAGES, Words
from motherlode.words.narration import Narration
from tests.coach.positions import LAST_CHANCE, odds_at

CLEAR, EVEN = (0.6, 0.3), (0.4, 0.39)


def why(position: dict[str, Any], best: str, other: str, wins: tuple[float, float] = CLEAR) -> AdviceReason:
    """The reason that is given for a move against another."""
    match = Match.from_position(position)
    legal = match.legal(1)
    assert best in legal
    assert other in legal
    moves = [EvaluatedMove(move, win, 0.01, 1000) for move, win in zip((best, other), wins, strict=True)]
    return reason(match.game, Choice(odds_at(match), moves, row(match.redacted(1), 0), 0))


def quartz(own: dict[str, Any], bag: dict[str, int] | None = None, **more: Any) -> dict[str, Any]:
    bravery = [{"card": "eureka", "coins": 2}, {"card": "not-mine", "coins": 3}]
    seats = [own, {"cart": {"ruby": 1}}, {}]
    return {"game": "quartz", "seats": seats, "bag": bag or {"ruby": 1, "obsidian": 1}, "bravery": bravery, **more}


def dice(own: dict[str, Any], *faces: str, **more: Any) -> dict[str, Any]:
    return {"game": "dice", "dice": list(faces), "rolls_left": 1, "seats": [own, {}, {}], **more}


def quarry(hand: list[str], **more: Any) -> dict[str, Any]:
    tunnels = {"A": ["diamond-gem"], "B": ["circle-ore"], "C": []}
    return {"game": "quarry", "tunnels": tunnels, "seats": [{"hand": hand}, {}, {}], **more}


LOADED = {"cart": {"amber": 1, "obsidian": 1}}
PAYING = ["circle-ore", "circle-ore", "diamond-ore"]
ACT: dict[str, Any] = {"phase": "act", "turn": 1}
LAST_FIRST = {"options": {"ending": "last-will-be-first"}, "phase": "act"}
PICKAXES = ("pickaxe", "pickaxe", "chest", "steal", "transfer")

EXPLAINED: list[tuple[str, dict[str, Any], str, str]] = [
    ("quartz-too-risky", quartz(LOADED), "leave", "mine"),
    ("quartz-bonus-now", quartz({}), "leave", "mine"),
    ("quartz-haul-safe", quartz({"cart": {"amber": 1}}, bravery=[]), "leave", "mine"),
    ("quartz-behind", LAST_CHANCE, "mine", "leave"),
    ("quartz-worth-the-risk", quartz({"cart": {"obsidian": 1, "quartz": 2}}), "mine", "leave"),
    ("quartz-no-danger", quartz({"cart": {"amber": 1}}), "mine", "leave"),
    ("quartz-card-brings", quartz({"hand": ["here-we-go"]}, {"ruby": 3}), "play here-we-go", "mine"),
    ("quartz-rid-of-it", quartz({**LOADED, "hand": ["not-mine"]}), "play not-mine", "mine"),
    ("dice-reroll-for", dice({}, *PICKAXES), "reroll transfer", "stand"),
    ("dice-dice-are-good", dice({}, *PICKAXES), "stand", "reroll chest"),
    ("dice-eliminated", dice({"cart": {"unstable": 2}}, *PICKAXES, **LAST_FIRST), "end turn", "use pickaxe 1"),
    (
        "dice-crystals-cost",
        dice({}, *PICKAXES, phase="act", bag={"unstable": 3, "quartz": 1}),
        "end turn",
        "use pickaxe 1",
    ),
    ("dice-crystals-bring", dice({}, *PICKAXES, phase="act"), "use pickaxe 2", "end turn"),
    ("quarry-lone-tunnel", quarry([]), "vote A", "vote draw"),
    ("quarry-sure-card", quarry([]), "vote draw", "vote A"),
    ("quarry-too-dear", quarry(["circle-ore"] * 3) | {"deck": ["circle-ore"] * 9} | ACT, "pass", "draw two"),
    ("quarry-action-brings", quarry(PAYING, **ACT), "collect A", "pass"),
    ("more", quarry(PAYING, **ACT), "pass", "collect A"),
    ("more", quartz({**LOADED, "hand": ["not-yours"]}), "play not-yours", "mine"),
]
BY_HAND = {  # reasons whose questions come in the middle of a move
    "quartz-token-saves",
    "quartz-little-to-save",
    "quartz-sell-now",
    "quartz-store-for-later",
}


@pytest.mark.parametrize(("key", "position", "best", "other"), EXPLAINED)
def test_the_reason_fits_the_position(key: str, position: dict[str, Any], best: str, other: str) -> None:
    assert why(position, best, other).key == key
    assert why(position, best, other, EVEN) == AdviceReason("even", {"other": other})


def test_every_reason_is_given_somewhere() -> None:
    given = {key for key, *_ in EXPLAINED} | BY_HAND
    assert {f"{game}-{key}" for game in GAMES for key, _ in reasons_of(find(game))} <= given


def asked_after(position: dict[str, Any], *played: str) -> Match:
    match = Match.from_position(position)
    for move in played:
        seat, _, phrase = move.partition(" ")
        match.play(int(seat), phrase)
    return match


def reason_at(match: Match, best: str, other: str) -> AdviceReason:
    moves = [EvaluatedMove(move, win, 0.01, 1000) for move, win in zip((best, other), CLEAR, strict=True)]
    assert {best, other} <= set(match.legal(1))
    return reason(match.game, Choice(odds_at(match), moves, row(match.redacted(1), 0), 0))


def test_a_token_is_used_for_what_it_saves() -> None:
    match = asked_after(quartz({**LOADED, "token": True}, {"obsidian": 2}), "1 mine")
    assert reason_at(match, "use token", "accept") == AdviceReason("quartz-token-saves", {"gain": 8})
    poor = asked_after(quartz({"cart": {"obsidian": 1}, "token": True}, {"obsidian": 2}), "1 mine")
    assert reason_at(poor, "accept", "use token") == AdviceReason("quartz-little-to-save", {"gain": 0})


def test_at_night_it_is_sold_or_stored() -> None:
    match = asked_after(quartz({"cart": {"ruby": 1, "quartz": 1}}, turn=2), "2 leave", "3 leave")
    while match.asked != [1]:
        match.play(match.asked[0], "done")
    assert reason_at(match, "done", "store ruby") == AdviceReason("quartz-sell-now", {"gain": 7})
    assert reason_at(match, "store ruby", "done") == AdviceReason("quartz-store-for-later", {"loss": 6})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence_of_the_language(language: str) -> None:
    for _, position, best, other in EXPLAINED:
        match = Match.from_position(position)
        narration = Narration(Words(language), match.game, ("Ana", "Bia", "Caio"), 1)
        text = sentence(narration, why(position, best, other), match.questions[0].about)
        assert text.endswith(".")
        assert text[0].isupper()
        assert "None" not in text


def test_sentences_read_as_a_person_would_write_them() -> None:
    match = Match.from_position(quartz(LOADED))
    explained = [
        sentence(Narration(Words(language), match.game, (), 1), why(quartz(LOADED), "leave", "mine"), {})
        for language in LANGUAGES
    ]
    assert explained == [
        "The next draw would be an accident with a chance of 50.0%, and 8 coins are at stake.",
        "O próximo cristal seria um acidente com chance de 50,0%, e estão em jogo 8 moedas.",
        "Следующий камень — скандал с вероятностью 50,0\u00a0%, а на кону 8 монет.",
    ]

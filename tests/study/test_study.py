"""The laboratory: the same deals as they are and with something else, and what comes of the difference."""

import csv
import json
import sys
from pathlib import Path

import numpy as np
import pytest
from pyarrow.parquet import read_table

from motherlode.batch import device_of
from motherlode.cli import main
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.compile import INTERPRETED
from motherlode.games.kit.events import event_tally
from motherlode.games.kit.game import Game, Options
from motherlode.games.kit.game_loop import RANDOM
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.records import Records
from motherlode.study import Study, Sweep, sweep_of
from motherlode.study.instruments import SETTINGS, Settings, places_of, studied
from motherlode.study.pages import COLUMNS, HTML, MARKDOWN, NUMBERS
from motherlode.study.variants import OPTIONS, WORTH, variants_of
from motherlode.words import LANGUAGES

FEW = 4 if INTERPRETED else 60
PLACES = {
    "quartz": {("cart", "bag"), ("chest", "bag"), ("hand", "deck")},
    "dice": {("cart", "bag"), ("chest", "bag")},
    "quarry": {("hand", "deck")},
}


def played_through(game: Game, options: Options, seed: int) -> Records:
    """One game, interpreted: the first or the last legal move, by turns."""
    rules, states, mask, events = game.interpreted, game.blank(3, options), game.mask(), event_tally(len(game.events))
    rules.new(states, 0, seed, events)
    moves = 0
    while (waiting := rules.asked(states, 0)) and moves < 2000:
        seat = (waiting & -waiting).bit_length() - 1
        rules.legal(states, 0, seat, mask)
        legal = np.flatnonzero(mask)
        rules.apply(states, 0, seat, int(legal[(moves * 7) % len(legal)]), events)
        moves += 1
    return states


@pytest.mark.parametrize("name", GAMES)
def test_a_studied_game_is_the_game(name: str) -> None:
    game, counted = find(name), studied(find(name))
    plain, also = played_through(game, {}, 5), played_through(counted, {SETTINGS: Settings((1, 20, 30))}, 5)
    for field in game.state.names or ():
        assert np.array_equal(plain[field], also[field]), field
    scores, places = game.by_seat(), game.by_seat()
    game.interpreted.scores(plain, 0, scores)
    game.interpreted.ranks(plain, 0, places)
    assert np.array_equal(also["study_scores"][0], scores)
    assert np.array_equal(also["study_places"][0], places)


def test_many_studied_games_end_as_the_games_do() -> None:
    game = find("quartz")
    plain = device_of("cpu", game, 3, players=RANDOM, workers=1)
    counted = device_of("cpu", studied(game), 3, {SETTINGS: Settings((1, 2, 3))}, RANDOM, workers=1)
    finals = counted.finals(5, FEW).view(np.ndarray)
    rows = plain.rows(5, FEW)
    assert np.array_equal(finals["study_scores"][:, :3], rows[:, :3])
    assert np.array_equal(finals["study_places"][:, :3], rows[:, 3:6])
    assert np.array_equal(finals["study_moves"], rows[:, 6])


@pytest.mark.parametrize("name", GAMES)
def test_pieces_can_be_given_where_none_is_lost_or_made(name: str) -> None:
    game = find(name)
    assert {(place.field, place.source) for place in places_of(game)} == PLACES[name]
    counted = studied(game)
    before = counted.blank(3)
    counted.interpreted.new(before, 0, 7, event_tally(len(game.events)))
    for number, place in enumerate(places_of(game)):
        for kind in range(len(place.slugs)):
            states = counted.blank(3, {SETTINGS: Settings(place=number, kind=kind)})
            counted.interpreted.new(states, 0, 7, event_tally(len(game.events)))
            given, seat = int(states["study_given"][0]), 7 % 3
            gained = states.view(np.ndarray)[place.field] - before.view(np.ndarray)[place.field]
            assert given == (before.view(np.ndarray)[place.source][0, kind] > 0)
            assert (gained[0, seat, kind], np.abs(gained).sum()) == (given, given)
            assert game.conserved(states, 0) == game.conserved(before, 0)
            assert game.rules.asked(states, 0) != 0


def test_every_choice_that_a_game_declares_is_played_and_no_other() -> None:
    found = [variant.subject for variant in variants_of(find("quartz"), 3, {}, []) if variant.table == OPTIONS]
    assert found == [
        *("edition=pt", "edition=ru", "thrill=true"),
        *("rulings.own-turn-reactions=forbidden", "rulings.own-turn-reactions=allowed"),
        *("rulings.chain=forbidden", "rulings.thievery=must"),
    ]
    chosen = variants_of(find("dice"), 3, {"ending": "last-will-be-first"}, [])
    assert [variant.subject for variant in chosen if variant.table == OPTIONS] == ["ending=rounds", "days=3"]


def test_a_choice_that_changes_nothing_has_no_effect_and_a_gift_is_worth_something() -> None:
    study = Study(find("quartz"), 3, ["random"], seed=1, workers=1)
    sheet = study.sheets[0]
    kept = {"rulings.own-turn-reactions=forbidden", "chest:amber"}  # as the English rulebook has it; and 8 coins
    sheet.variants = [variant for variant in sheet.variants if variant.subject in kept]
    sheet.prepare(1)
    games = 20 if INTERPRETED else 1000
    study.play(games)
    found = {(one.subject, one.measure): one.estimate for one in study.findings()}
    assert set(found["rulings.own-turn-reactions=forbidden", "score"][:3]) == {0.0}
    assert found["chest:amber", "score"].value > 0
    if not INTERPRETED:
        assert found["chest:amber", "score"].low > 2
        assert found["chest:amber", "wins"].low > 0


def test_how_a_study_is_cut_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def numbers(at_once: int) -> list[list[float]]:
        monkeypatch.setattr("motherlode.study.runs.MOST_IN_CHUNK", at_once)
        study = Study(find("quartz"), 3, ["random"], sweeps=[Sweep(("values", "amber"), (4, 6))], workers=1)
        for sheet in study.sheets:
            sheet.variants = [variant for variant in sheet.variants if variant.table != WORTH]
            sheet.prepare(0)
        played: list[int] = []
        study.play(FEW, played.append)
        assert played[-1] == FEW * study.rounds
        return [list(one.estimate) for one in study.findings()]

    assert np.allclose(numbers(1 << 18), numbers(FEW // 3))


def test_the_risk_without_the_danger_is_nought_and_falls_for_whom_it_is_chosen() -> None:
    study = Study(find("quartz"), 4, ["random"], workers=1)
    sheet = study.sheets[0]
    sheet.variants = ()
    sheet.prepare(0)
    study.play(FEW)
    assert sheet.tried.sum() > sheet.lost.sum() > 0
    assert sheet.lost[0].sum() == 0
    assert sheet.tried[1, 0] == 0, "an obsidian on the cart is a piece on the cart"


@pytest.mark.parametrize(
    ("part", "values"),
    [("values.amber=6..8", (6, 7, 8)), ("days=1..9..4", (1, 5, 9)), ("x=-2..0", (-2, -1, 0)), ("x=3..3", (3,))],
)
def test_a_sweep_is_read(part: str, values: tuple[int, ...]) -> None:
    assert sweep_of(part) == Sweep(tuple(part.partition("=")[0].split(".")), values)


@pytest.mark.parametrize("part", ["values.amber=9..6", "values.amber=0..1000", "days=1..5..0"])
def test_a_sweep_without_an_end_is_refused(part: str) -> None:
    with pytest.raises(Mistake):
        sweep_of(part)


@pytest.mark.parametrize("part", ["values.amber=6", "bravery=[0,1]", "rules.yaml"])
def test_other_house_rules_are_no_sweeps(part: str) -> None:
    assert sweep_of(part) is None


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("study quarry --bots search:10", "more than one compiled function"),
        ("study quarry --house values.amber=9..6", "from the smaller number to the larger"),
        ("study quarry --house values.amber=6..9", "amber"),
        ("study quarry --device cluster", "cpu, gpu"),
        ("study quarry --thrill", "thrill"),
    ],
)
def test_what_cannot_be_studied_is_refused(line: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*line.split(), "--lang", "en"]) == 2
    assert sentence in capsys.readouterr().err


def numbers_in(file: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(file.read_text(encoding="utf-8").splitlines()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_and_numbers_say_the_same(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    swept = "values.circle-gem=5..6"
    line = f"study quarry --bots random --players 3 --games {FEW} --house {swept} --out {tmp_path} --json"
    assert main([*line.split(), "--lang", language]) == 0
    found = json.loads(capsys.readouterr().out)
    rows = numbers_in(tmp_path / NUMBERS)
    assert [dict(zip(COLUMNS, map(str, one.values()), strict=True)) for one in found["findings"]] == rows
    assert {row["table"] for row in rows} == {"facts", "seats", "lead", "worth", "house"}
    page, markdown = ((tmp_path / name).read_text(encoding="utf-8") for name in (HTML, MARKDOWN))
    assert page.count("<svg") >= 3
    assert "http" not in page, "the page needs nothing but itself"
    tables = [line for line in markdown.splitlines() if line.startswith("| ")]
    cells = [cell.strip() for line in tables for cell in line.strip("|").split(" | ")]
    assert all(cell in page for cell in cells if "(" in cell and "}" not in cell and "motherlode" not in cell)
    assert len([line for line in tables if line.count("|") == len("||||")]) >= len({row["subject"] for row in rows}) - 2


def test_parquet_has_the_numbers_or_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    assert main(["study", "quarry", "--parquet", "--out", str(tmp_path / "none")]) == 2
    assert not (tmp_path / "none").exists()
    monkeypatch.undo()
    line = f"study quarry --bots random --games {FEW} --out {tmp_path} --parquet"
    assert main(line.split()) == 0
    kept = read_table(tmp_path / "study.parquet")
    assert [{key: str(value) for key, value in row.items()} for row in kept.to_pylist()] == numbers_in(
        tmp_path / NUMBERS
    )


def test_a_game_of_others_without_options_or_pieces_is_studied() -> None:
    game = find("tests.toys.pig")
    study = Study(game, 2, ["random"], workers=1)
    for step in study.steps:
        step()
    study.play(FEW)
    assert {one.table for one in study.findings()} >= {"facts", "seats", "lead"}

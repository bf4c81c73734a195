"""What the commands print: cases, replays, rules, simulations."""

from pathlib import Path

import pytest
import yaml

import motherlode
from motherlode import batch
from motherlode.batch import DEVICES, Device, cpu
from motherlode.batch.summary import Summary
from motherlode.cli import main
from motherlode.games.kit.game import Game, Options
from motherlode.match.notation import write
from motherlode.terminal import simulate
from motherlode.terminal.exit_codes import ExitCode
from tests import running

CASES = Path(__file__).parents[1] / "cases" / "quartz"
HEADER = "mine: 1\ngame: quartz\nrules: 1\nseats: 3\nseed: 7\n"


def test_cases_are_counted(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert main(["cases", str(CASES / "13-sales.yaml"), str(CASES / "16-end.yaml")]) == 0
    count, _, rest = capsys.readouterr().out.partition(" ")
    assert rest == f"cases, {count} hold\n"


def test_a_failing_case_is_named_with_its_file_its_rules_and_every_problem(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    file = tmp_path / "mine.yaml"
    position = "{game: quartz, bag: {ruby: 1}, seats: [{}, {}, {}]}"
    file.write_text(
        f"- {{case: good, position: {position}, play: [1 mine], expect: {{seats.1.cart: {{ruby: 1}}}}}}\n"
        f"- {{case: bad, rules: [Q11, Q5], position: {position}, play: [1 mine],\n"
        "   expect: {bag: {ruby: 1}, day: 2}}\n"
        f"- {{case: strange, position: {position}, expect: {{asked: 5}}}}\n"
        "- {case: stranger, position: {game: [1], seats: 3}}\n"
    )
    assert main(["cases", str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[:4] == [
        f"{file}: bad",
        "  rules Q11, Q5",
        "  bag should be {ruby: 1}, but is {}",
        "  day should be 2, but is 1",
    ]
    assert lines[4] == f"{file}: strange"
    assert lines[-1] == "4 cases, 1 hold"


def test_a_match_is_replayed_from_a_seat_and_up_to_a_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "short.mine"
    match = motherlode.new("quartz", seats=3, seed=7, names=("Ana", "Bia", "Caio"))
    while len(match.log.entries) < 200 and not match.over:
        seat = match.asked[0]
        legal = match.legal(seat)
        match.play(seat, legal[len(match.log.entries) % len(legal)], comment="hm" if not match.log.entries else "")
    file.write_text(write(match.log))
    assert main(["replay", str(file), "--lang", "en"]) == 0
    everything = capsys.readouterr().out
    assert "(hm)" in everything
    assert "Ana draws “" in everything or match.position()["day"] == 1
    assert main(["replay", str(file), "--from-seat", "2", "--lang", "en"]) == 0
    seen = capsys.readouterr().out
    assert "You" in seen
    assert "Ana draws “" not in seen
    assert main(["replay", str(file), "--move", "2", "--lang", "pt"]) == 0
    assert "\n2. " in (printed := capsys.readouterr().out)
    assert "\n3. " not in printed
    assert main(["replay", str(file), "--move", "3", "--position"]) == 0
    position = yaml.safe_load(capsys.readouterr().out)
    assert position == motherlode.Match.replay(match.log, 3).position()
    assert main(["replay", str(file), "--position", "--from-seat", "1"]) == 0
    assert yaml.safe_load(capsys.readouterr().out) == match.view(1)


def test_a_log_may_come_from_standard_input(tmp_path: Path) -> None:
    done = running.motherlode("replay", "-", typed=HEADER)
    assert done.returncode == 0
    assert "Day 1 begins." in done.stdout


def test_rules_are_shown_whole_or_one_by_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--lang", "pt"]) == 0
    page = capsys.readouterr().out
    assert page.startswith("QUARTZ\n")
    assert "<a" not in page
    assert "**" not in page
    assert max(map(len, page.splitlines())) <= 80
    assert main(["rules", "q22", "--lang", "pt"]) == 0
    assert capsys.readouterr().out.startswith("Q22 Num acidente, ")
    for game in ("quartz", "dice", "quarry"):
        assert main(["rules", game]) == 0
        assert main(["rules", "--game", game]) == 0
        first, second = capsys.readouterr().out.splitlines()[0], game
        assert first, second


def test_a_simulation_ends_in_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "quartz", "--games", "1e1", "--players", "3", "--seed", "5", "--lang", "en"]) == 0
    said = capsys.readouterr()
    assert [line for line in said.err.splitlines() if not line.startswith("Preparing the rules")] == []
    lines = said.out.splitlines()
    assert lines[0] == "Quartz: 3 players, random moves, seed 5"
    labels = [line.split("  ")[0] for line in lines if not line.startswith("Played on")]  # not for a single core
    assert labels[2:7] == ["Games", "Seconds", "Games per second", "Decisions per second", "Accidents per day"]
    assert labels[-6:] == ["Scores", "Seat 1", "Seat 2", "Seat 3", "All seats", "Decisions in a game"]
    wins = [float(line.split()[-1].rstrip("%")) for line in lines[-5:-2]]
    assert abs(sum(wins) - 100) < 0.2


def simulated(device: str, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> dict[str, object]:
    """What `simulate` asks of the device that it names."""
    asked: dict[str, object] = {}

    def device_of(name: str, game: Game, seats: int, options: Options, **settings: object) -> Device:
        asked.update(settings, name=name)
        return batch.device_of("cpu", game, seats, options, workers=1)

    monkeypatch.setattr(simulate, "device_of", device_of)
    assert main(["simulate", "quartz", "--games", "10", "--device", device, "--lang", "en", *arguments]) == 0
    return asked


@pytest.mark.parametrize("device", DEVICES)
def test_a_simulation_goes_where_it_is_sent(
    device: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert simulated(device, monkeypatch) == {"name": device}
    printed = {line.partition("  ")[0]: line.split("  ")[-1].strip() for line in capsys.readouterr().out.splitlines()}
    assert printed.get("Played on") == {"cpu": None, "gpu": "GPU", "cluster": "cluster"}[device]


@pytest.mark.parametrize("device", ["cpu", "cluster"])
def test_how_many_work_is_said_to_the_device(device: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert simulated(device, monkeypatch, "--workers", "3") == {"name": device, "workers": 3}


def test_how_many_work_changes_nothing_but_the_time(capsys: pytest.CaptureFixture[str]) -> None:
    tables = []
    for workers in ("1", "2"):
        assert main(["simulate", "dice", "--games", "30", "--workers", workers, "--lang", "en"]) == 0
        _, _, table = capsys.readouterr().out.partition("Scores")
        tables.append(table)
    assert tables[0] == tables[1]


def test_an_interrupted_simulation_says_what_it_did_and_where(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def play_chunk(device: cpu.Device, first: int, games: int) -> Summary:
        if first:
            raise KeyboardInterrupt
        return played(device, first, games)

    played = cpu.Device.play_chunk
    monkeypatch.setattr(cpu.Device, "play_chunk", play_chunk)
    monkeypatch.setattr(cpu, "CHUNK", 4)
    assert main(["simulate", "quartz", "--games", "1e9", "--workers", "1", "--lang", "en"]) == ExitCode.INTERRUPTED
    lines = capsys.readouterr().out.splitlines()
    assert lines[2].split() == ["Games", "4"]
    assert lines[-1] == "Stopped after 4 of 1,000,000,000 games."


def test_a_simulation_needs_no_compiler() -> None:
    done = running.motherlode("simulate", "quarry", "--games", "3")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Decisions in a game" in done.stdout

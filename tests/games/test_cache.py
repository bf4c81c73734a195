"""A changed rule never runs from a stale cache, an unchanged one is not compiled again, and none is needed at all."""

import os
import shutil
import sys
from pathlib import Path

import pytest

import motherlode
from motherlode.games.kit import compile as compiling
from tests import running

PACKAGE = Path(motherlode.__file__).parent
TOYS = Path(__file__).parents[1] / "toys"

# Entries that compile fast. Both call rules in other files, which Numba's own cache does not look at.
SCRIPT = """
import numpy
from motherlode.games.quartz import GAME
states, ranks = GAME.blank(3), numpy.zeros(3, numpy.int64)
states["coins"][0, :3] = 7, 9, 8
GAME.rules.ranks(states, 0, ranks)  # calls night.py
GAME.rules.reseed(states, 0, 1)  # calls kit/chance.py
print(*ranks, states["rng"][0, 0])
"""

# Templates of another room, with the rules of the game bound to them.
BATCH = """
import sys
from motherlode import batch
from motherlode.games.catalog import find
game = find(sys.argv[1])
summary = batch.run(game, 20, game.fewest, workers=1)
print(*summary.victories, summary.decisions, *(scores.total for scores in summary.scores))
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of the package, to change rules in."""
    folder = tmp_path / "source"
    shutil.copytree(PACKAGE, folder / "motherlode", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def run(source: Path, cache: Path, script: str = SCRIPT, *arguments: str, interpreted: bool = False) -> list[int]:
    """The numbers that a script prints in a fresh process: places of the three seats, and a random stream."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(source),
        "PYTHONDONTWRITEBYTECODE": "1",
        "MOTHERLODE_CACHE": str(cache),
        "NUMBA_DISABLE_JIT": str(int(interpreted)),
    }
    done = running.run([sys.executable, "-c", script, *arguments], env=environment, cwd=source, text=True)
    assert done.returncode == 0, done.stderr
    return [int(word) for word in done.stdout.split()]


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def contents(cache: Path) -> dict[Path, int]:
    """Every file of the cache, and when it was written."""
    return {file: file.stat().st_mtime_ns for file in cache.rglob("*") if file.is_file()}


def test_a_changed_rule_never_runs_from_a_stale_cache(source: Path, tmp_path: Path) -> None:
    games, cache = source / "motherlode" / "games", tmp_path / "cache"
    *places, stream = run(source, cache)
    assert places == [3, 1, 2]
    first = contents(cache)
    assert first

    assert run(source, cache) == [*places, stream]
    assert contents(cache) == first, "an unchanged rule was compiled again"

    elsewhere = source.rename(tmp_path / "elsewhere")
    assert run(elsewhere, cache) == [*places, stream]
    assert contents(cache) == first, "rules that lie elsewhere were compiled again"
    elsewhere.rename(source)

    more_coins = "return s.coins[one] > s.coins[other]"
    change(games / "quartz" / "night.py", more_coins, more_coins.replace(">", "<"))
    assert run(source, cache) == [1, 3, 2, stream], "the old rule was played"
    second = contents(cache)
    assert first.items() < second.items()

    change(games / "kit" / "chance.py", "0x9E3779B97F4A7C15", "0x9E3779B97F4A7C17")
    *places, other_stream = run(source, cache)
    assert places == [1, 3, 2]
    assert other_stream != stream, "the old generator was used"

    change(games / "kit" / "chance.py", "0x9E3779B97F4A7C17", "0x9E3779B97F4A7C15")
    third = contents(cache)
    assert run(source, cache) == [1, 3, 2, stream]
    assert contents(cache) == third, "a rule that was changed back was compiled again"


@pytest.mark.parametrize(
    ("game", "file", "line"),
    [
        ("tests.toys.pig", "tests/toys/pig.py", "s.banked[seat] += s.pot"),
        pytest.param(
            "quartz",
            "motherlode/games/quartz/night.py",
            "s.coins[seat] += s.token_price",
            marks=pytest.mark.thorough,  # compiled twice: half a minute
        ),
    ],
    ids=["pig", "quartz"],
)
def test_a_batch_never_plays_a_changed_rule_from_a_stale_cache(
    game: str, file: str, line: str, source: Path, tmp_path: Path
) -> None:
    cache = tmp_path / "cache"
    shutil.copytree(TOYS, source / "tests" / "toys", ignore=shutil.ignore_patterns("__pycache__"))
    summary = run(source, cache, BATCH, game)
    assert summary == run(source, cache, BATCH, game, interpreted=True)
    first = contents(cache)

    assert run(source, cache, BATCH, game) == summary
    assert contents(cache) == first, "an unchanged rule was compiled again"

    change(source / file, line, f"{line} + 100")
    changed = run(source, cache, BATCH, game, interpreted=True)
    assert changed != summary
    assert run(source, cache, BATCH, game) == changed, "the old rule was played"


def test_without_a_cache_folder_the_rules_run_all_the_same(tmp_path: Path) -> None:
    not_a_folder = tmp_path / "cache"
    not_a_folder.write_text("a file, in which no folder can be made")
    assert run(PACKAGE.parent, not_a_folder)[:3] == [3, 1, 2]
    assert not_a_folder.read_text() == "a file, in which no folder can be made"


def test_only_old_compiled_rules_are_swept_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOTHERLODE_CACHE", str(tmp_path))
    old = [tmp_path / "rules" / f"{number:016x}" for number in range(compiling.KEPT_CACHES + 5)]
    beside = [tmp_path / "replays", tmp_path / "rules-of-thumb"]
    for age, folder in enumerate([*beside, *old]):
        folder.mkdir(parents=True)
        (folder / "content").touch()
        os.utime(folder, (1_000_000 + age, 1_000_000 + age))

    here = compiling.cache_folder.__wrapped__(Path(compiling.__file__))

    assert here is not None
    assert here.parent == tmp_path / "rules"
    assert {folder.name for folder in tmp_path.iterdir()} == {"rules", "replays", "rules-of-thumb"}
    kept = {here, *old[-(compiling.KEPT_CACHES - 1) :]}
    assert set((tmp_path / "rules").iterdir()) == kept
    assert all((folder / "content").exists() for folder in [*beside, *kept - {here}])

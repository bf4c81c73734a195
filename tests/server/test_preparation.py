"""What is compiled beside the server, in which order, and what the server ends; and reviews, which wait for it."""

import asyncio
import sys
import threading
from pathlib import Path

import pytest

from motherlode.games.catalog import GAMES, find
from motherlode.match import Match
from motherlode.server import preparation
from motherlode.server.http import reviews
from motherlode.server.metrics import Metrics
from motherlode.server.preparation import Preparation
from motherlode.server.settings import Settings
from tests.server.async_tests import awaited

PATIENCE = 60  # seconds


class Order(Preparation):
    """Compiles nothing, and says what would have been compiled and loaded, in order."""

    def __init__(self, processes: int = 1) -> None:
        super().__init__(processes)
        self.done: list[str] = []

    async def _compile(self, game: str) -> None:
        self.done.append(f"compile {game}")

    async def _load(self, game: str, step: str) -> None:
        self.done.append(f"load {step} of {game}")


def nothing_is_kept(monkeypatch: pytest.MonkeyPatch, can_be_kept: bool = True) -> None:
    monkeypatch.setattr(preparation, "INTERPRETED", False)
    monkeypatch.setattr(preparation, "is_compiled", lambda game: False)
    monkeypatch.setattr(preparation, "can_be_kept", lambda game: can_be_kept)
    monkeypatch.setattr(preparation, "play_interpreted", lambda game, interpreted: None)


async def worked(of: Order) -> list[str]:
    await of._work()
    return of.done


@awaited
async def test_games_are_compiled_in_the_order_in_which_people_ask_for_them(monkeypatch):
    nothing_is_kept(monkeypatch)
    order = Order()
    order.want("quarry")
    order.want("dice")  # whoever asks last is the one who waits
    order.want("no-such-game")
    done = await worked(order)
    assert [step for step in done if step.startswith("compile")] == ["compile dice", "compile quarry", "compile quartz"]
    assert done[1:4] == ["load rules of dice", "load bots of dice", "load coach of dice"]


@awaited
async def test_where_nothing_can_be_kept_no_process_compiles_in_vain(monkeypatch):
    nothing_is_kept(monkeypatch, can_be_kept=False)
    assert not any(step.startswith("compile") for step in await worked(Order()))


@awaited
async def test_a_review_does_not_wait_for_the_game_of_another_one(monkeypatch):
    nothing_is_kept(monkeypatch)
    begun = threading.Semaphore(0)

    def look_back(match, playouts, progress):
        begun.release()
        raise reviews.Enough

    monkeypatch.setattr(reviews, "look_back", look_back)
    ahead = Preparation(1)
    line = reviews.Reviews(Settings(), Metrics(), ahead)
    first, second = (line.add(name, Match.new(name, seats=find(name).fewest), "ana") for name in ("quarry", "dice"))
    assert not begun.acquire(timeout=0.05)
    with ahead.changed:
        ahead.steps["dice"] = 3
        ahead.changed.notify_all()
    assert await asyncio.to_thread(begun.acquire, timeout=PATIENCE)
    assert (first.finished, line.waiting[0][0]) == (False, first)
    await ahead.close()
    line.close()
    line.thread.shutdown(wait=True)
    assert second.finished


# --- what pages load

# In place of the compiler: it writes down what it shall do; with a file `long`, it starts another process and stays.
PRETENDED = """
import pathlib, subprocess, sys, time
folder = pathlib.Path(sys.argv[1])
with (folder / "asked").open("a") as asked:
    print(*sys.argv[2:], file=asked)
if (folder / "long").exists():
    other = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    (folder / "started").write_text(f"{other.pid}")
    time.sleep(600)
"""


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games that are compiled, and modules that are not."""
    monkeypatch.setattr(preparation, "INTERPRETED", False)
    monkeypatch.setattr(preparation, "COMMAND", (sys.executable, "-c", PRETENDED, str(tmp_path)))
    monkeypatch.setattr(preparation, "is_compiled", lambda game: True)
    monkeypatch.setattr(preparation, "STEPS", dict.fromkeys(preparation.STEPS, lambda game: None))
    monkeypatch.setattr(preparation, "can_be_kept", lambda game: True)
    monkeypatch.setattr(preparation, "module_there", lambda game: None)
    return tmp_path


async def until_there(file: Path) -> str:
    while not (file.exists() and file.read_text()):
        await asyncio.sleep(0.01)
    return file.read_text()


@awaited
async def test_modules_are_compiled_beside_the_server_when_all_games_are(compiler):
    ready = []
    beside = Preparation(1, lambda game, done, steps: ready.append((game, done == steps)))
    beside.begin()
    while beside.left or beside.without_module:
        await asyncio.sleep(0.01)
    assert {game for game, done in ready if done} == set(GAMES)
    for task in beside._tasks:
        await task
    assert (compiler / "asked").read_text().splitlines() == [f"{game} module" for game in GAMES]
    await beside.close()


@awaited
async def test_a_module_that_is_there_is_not_compiled_nor_one_that_cannot_be_linked_or_kept(compiler, monkeypatch):
    ways = (
        ("module_there", lambda game: Path("there")),
        ("can_compile", lambda: False),
        ("can_be_kept", lambda game: False),
    )
    for name, value in ways:
        with monkeypatch.context() as changed:
            changed.setattr(preparation, name, value)
            beside = Preparation(1)
            beside.begin()
            for task in beside._tasks:
                await task
            await beside.close()
    assert not (compiler / "asked").exists()


@awaited
async def test_a_server_that_stops_ends_the_compiler_with_what_it_has_started(compiler):
    (compiler / "long").touch()
    beside = Preparation(1)
    beside.begin()
    started = int(await until_there(compiler / "started"))
    await beside.close()
    while alive(started):
        await asyncio.sleep(0.01)


def alive(process: int) -> bool:
    """Whether it runs still; one that waits for its parent to look at it does not."""
    try:
        return "Z" not in Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False

"""A cluster plays the games that one machine plays, even when a part of it is lost on the way. Ray is the real one."""

import json
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, replace
from importlib import import_module
from types import SimpleNamespace

import pytest

from motherlode.batch import chunks, run
from motherlode.batch.cluster import RAY_CONNECTION, Device, connect, result_of, start_ray
from motherlode.batch.summary import Summary
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.compile import INTERPRETED
from motherlode.games.kit.game_loop import RANDOM, Player
from motherlode.games.kit.mistakes import Mistake
from tests import running
from tests.batch.eager import EAGER
from tests.toys.pig import GAME as PIG

FEW, LONG = (10, 40) if INTERPRETED else (1000, 50_000)  # games of a short chunk, and of one that takes about a second


@pytest.fixture(scope="module")
def device() -> Iterator[Device]:
    """Two workers on this machine, and a game for them; the tests share the cluster."""
    RAY_CONNECTION.hold(None, workers=2)
    yield Device(find("quarry"), 3, {}, (RANDOM,) * 3)
    while RAY_CONNECTION.holders:
        RAY_CONNECTION.release()
    assert not import_module("ray").is_initialized()


def numbers(summary: Summary) -> str:
    """All that a summary says but the time it took."""
    return json.dumps(asdict(replace(summary, seconds=0.0)), default=lambda array: array.tolist())


def playing(root: int) -> list[int]:
    """The processes started from this one or its children that are in the middle of a chunk; Ray titles them so."""
    listed = running.run(["ps", "-Ao", "pid=,ppid=,command="], text=True).stdout
    lines = [line.split(maxsplit=2) for line in listed.splitlines()]
    parents = {int(pid): int(parent) for pid, parent, *_ in lines}

    def ours(pid: int) -> bool:
        return pid == root or (pid in parents and ours(parents[pid]))

    return [int(pid) for pid, _, *command in lines if "play_chunk" in "".join(command)[:40] and ours(int(pid))]


def soon(happens: Callable[[], bool]) -> bool:
    """Whether it happens within two minutes."""
    until = time.monotonic() + 120
    while time.monotonic() < until:
        if happens():
            return True
        time.sleep(0.02)
    return False


def kill_in_the_middle(root: int) -> bool:
    """Kill a worker with a chunk half played; it is stopped first, so that the chunk cannot be done meanwhile."""
    for worker in playing(root):
        os.kill(worker, signal.SIGSTOP)
        if worker in playing(root):
            os.kill(worker, signal.SIGKILL)
            return True
        os.kill(worker, signal.SIGCONT)
    return False


@pytest.mark.usefixtures("device")
@pytest.mark.parametrize("name", GAMES)
def test_the_sum_is_that_of_one_machine(name: str) -> None:
    reported: list[int] = []
    options = {"house": {"days": 3}} if name == "quartz" else {}
    asked = {"games": 3 * FEW + 7, "seats": 4, "options": options, "seed": 11}
    spread = run(name, device="cluster", chunk=FEW, progress=lambda so_far: reported.append(so_far.games), **asked)
    assert numbers(spread) == numbers(run(name, **asked))
    assert len(reported) == 4
    assert spread.seconds > 0


@pytest.mark.usefixtures("device")
def test_games_and_players_of_others_are_found_by_their_names() -> None:
    spread = run(PIG, 2 * FEW, 2, players=(RANDOM, EAGER), device="cluster", chunk=FEW)
    assert numbers(spread) == numbers(run(PIG, 2 * FEW, 2, players=(RANDOM, EAGER)))
    with pytest.raises(Mistake, match="cannot find “nobody”: give it a name"):
        run("quarry", 1, 3, players=Player("nobody", RANDOM.choose), device="cluster")


@pytest.mark.usefixtures("device")
def test_the_chunk_of_a_killed_worker_is_played_again(capfd: pytest.CaptureFixture[str]) -> None:
    killed: list[bool] = []

    def kill_one(so_far: Summary) -> None:
        if not killed:
            killed.append(soon(lambda: kill_in_the_middle(os.getpid())))

    spread = run("quarry", 6 * LONG, 3, device="cluster", chunk=LONG, progress=kill_one)
    assert killed == [True]
    assert spread.games == 6 * LONG
    assert numbers(spread) == numbers(run("quarry", 6 * LONG, 3))
    assert capfd.readouterr() == ("", ""), "nobody wants to read about it"


def test_what_goes_wrong_in_a_chunk_reaches_the_caller(device: Device) -> None:
    with pytest.raises(ValueError, match="negative"):
        list(device.summaries(iter([(0, FEW), (0, -1), (FEW, FEW)])))
    assert sum(part.games for part in device.summaries(chunks(0, FEW, FEW))) == FEW


def test_a_worker_with_other_rules_is_not_believed(device: Device) -> None:
    with pytest.raises(Mistake, match="has other rules than this machine"):
        result_of(device.ray, device.play.remote(device.job._replace(rules="of another day"), 0, 1))


def test_chunks_are_handed_out_a_few_at_a_time_and_no_more_when_nobody_wants_them(device: Device) -> None:
    taken: list[int] = []

    def endless() -> Iterator[tuple[int, int]]:
        for first, games in chunks(0, 10**15, LONG):
            taken.append(first)
            yield first, games

    parts = device.summaries(endless())
    assert next(parts).games == LONG
    assert len(taken) == device.most_under_way()
    assert next(parts).games == LONG
    assert len(taken) == device.most_under_way() + 1
    assert soon(lambda: bool(playing(os.getpid())))
    parts.close()  # type: ignore[attr-defined]
    assert soon(lambda: not playing(os.getpid()))


LOST_MACHINE = """
from ray import is_initialized
from ray.cluster_utils import Cluster
from motherlode.batch import run
from tests.batch.test_cluster import LONG, kill_in_the_middle, numbers, soon

cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
machine = cluster.add_node(num_cpus=1)
[raylet] = machine.all_processes["raylet"]
reported = []

def lose_machine(so_far):
    if not reported:
        assert soon(lambda: kill_in_the_middle(raylet.process.pid))
        cluster.remove_node(machine, allow_graceful=False)
    reported.append(so_far.games)

spread = run("quarry", 8 * LONG, 3, device="cluster", address=cluster.address, chunk=LONG, progress=lose_machine)
print(len(reported), numbers(spread) == numbers(run("quarry", 8 * LONG, 3)), is_initialized())
cluster.shutdown()
"""


@pytest.mark.thorough
def test_a_running_cluster_is_used_and_may_lose_a_machine() -> None:
    done = running.run([sys.executable, "-c", LOST_MACHINE], text=True)
    assert done.stdout == "8 True False\n", done.stderr


def test_an_address_where_nobody_answers_is_refused() -> None:
    for address in ("127.0.0.1:1", "nowhere", "127.0.0.1:many"):
        with pytest.raises(Mistake, match=f"no Ray cluster at {address}"):
            connect(address, None)


@pytest.mark.parametrize("fails", [2, 3])
def test_a_cluster_that_a_busy_machine_did_not_start_in_time_is_started_again(
    monkeypatch: pytest.MonkeyPatch, fails: int
) -> None:
    tried: list[str] = []

    def init(**settings: object) -> None:
        tried.append("init")
        if tried.count("init") <= fails:
            raise Exception("The current node timed out during startup")  # as Ray does

    slow = SimpleNamespace(init=init, shutdown=lambda: tried.append("shutdown"))
    monkeypatch.setattr("motherlode.batch.cluster.imported_ray", lambda: slow)
    if fails == 2:
        start_ray(num_cpus=1)
    else:
        with pytest.raises(Exception, match="timed out"):
            start_ray(num_cpus=1)
    assert tried == [*["init", "shutdown"] * fails, "init"][:6]


def test_without_ray_one_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Mistake, match=r'install Ray: pip install "motherlode\[cluster\]"$'):
        run("quarry", 1, 3, device="cluster")


def test_ray_is_imported_only_when_somebody_plays_on_a_cluster() -> None:
    script = "import sys, motherlode.batch.cluster; sys.exit('ray' in sys.modules)"
    assert running.run([sys.executable, "-c", script]).returncode == 0

"""Whole games on many machines: Ray hands out the chunks, and those of a lost worker are played by another.

Compiled functions do not travel. A chunk goes out with names and numbers; each worker process looks the names up, makes
a `cpu.Device` of one core, and keeps it. So the same functions play everywhere, and the sum is that of one machine.
"""

import os
import pickle
import socket
import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import import_module
from itertools import islice
from logging import ERROR
from pathlib import Path
from threading import Lock
from types import ModuleType
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from motherlode.batch import cpu, summary
from motherlode.batch.summary import Summary
from motherlode.games.catalog import GAMES
from motherlode.games.kit import game_loop
from motherlode.games.kit.compile import KIT, rules_digest
from motherlode.games.kit.game import Game, Options
from motherlode.games.kit.game_loop import Player
from motherlode.games.kit.mistakes import Mistake

CHUNK = 16 * cpu.CHUNK  # about a second of one core: a thousand times what a message costs, and little to lose
AHEAD = 2  # chunks under way for each core: one is played, one waits for it, or for a machine that joins
PATIENCE = 10.0  # seconds to wait for an answer: at an address Ray alone would try for a quarter of an hour
STORE = 100 << 20  # bytes for the results, which are small, on a cluster that is started here

TRIES = 3  # to start a cluster
NO_REPORTS = {"RAY_USAGE_STATS_ENABLED": "0"}  # unless somebody has asked for them
ONE_CORE = {"NUMBA_NUM_THREADS": "1"}  # a worker process plays on one core, and needs no threads for the others


# --- what travels: names


class ChunkJob(NamedTuple):
    """What a worker is to play: names that it looks up, and numbers."""

    game: str
    seats: int
    options: bytes
    players: tuple[str, ...]
    rules: str


class OtherRules(Exception):
    """A worker has other rules than the machine that sent the chunk; it says which worker."""


def name_of(thing: Game | Player, home: str) -> str:
    """The name by which other processes find it: `module:attribute`, in its home if it is there, or in any module."""
    modules = {name: module for name, module in sys.modules.items() if name != "__main__"}
    for name, module in [(home, modules.get(home)), *modules.items()]:
        if isinstance(module, ModuleType) and module.__spec__:
            for attribute, value in list(vars(module).items()):
                if value is thing:
                    return f"{name}:{attribute}"
    raise Mistake("nameless", what=thing.name)


def find_named(name: str) -> Any:
    """What has this name."""
    module, _, attribute = name.partition(":")
    return getattr(import_module(module), attribute)


def rules_of(names: tuple[str, ...]) -> str:
    """A digest of everything that the numbers depend on, once what has these names is imported."""
    modules = [game_loop.__name__, cpu.__name__, summary.__name__, *(name.partition(":")[0] for name in names)]
    files = {Path(sys.modules[module].__file__ or "") for module in modules}
    sources = {file.parent if file.name == "__init__.py" else file for file in files}
    return rules_digest(KIT, *sorted(sources))


# --- in a worker's process


@cache
def device_for(job: ChunkJob) -> cpu.Device:
    """What plays such chunks here: made for the first one, and kept."""
    game, *players = (find_named(name) for name in (job.game, *job.players))
    if rules_of((job.game, *job.players)) != job.rules:
        raise OtherRules(socket.gethostname())
    return cpu.Device(game, job.seats, pickle.loads(job.options), tuple(players), workers=1)


def play_chunk(job: ChunkJob, first: int, games: int) -> Summary:
    """The sum of some games."""
    return device_for(job).play_chunk(first, games)


# --- in the process that asks


class RayConnection:
    """The one connection that Ray has in a process: made for its first holder, ended with the last one.

    A connection that the program has made before is used as it is, and left open.
    """

    def __init__(self) -> None:
        self.lock = Lock()
        self.holders = 0
        self.ours = False

    def hold(self, address: str | None, workers: int | None) -> None:
        """Connect, unless that is done."""
        with self.lock:
            if self.holders == 0:
                self.ours = not imported_ray().is_initialized()
                if self.ours:
                    connect(address, workers)
            self.holders += 1

    def release(self) -> None:
        """Disconnect, unless somebody else still needs it."""
        with self.lock:
            self.holders -= 1
            if self.holders == 0 and self.ours:
                imported_ray().shutdown()
                show_ray_messages(True)


RAY_CONNECTION = RayConnection()


def connect(address: str | None, workers: int | None) -> None:
    """To the cluster at that address, at `$RAY_ADDRESS`, or else to one of our own, started here for the purpose."""
    ray = imported_ray()
    for name, value in NO_REPORTS.items():
        os.environ.setdefault(name, value)
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": ERROR}
    if address := address or os.environ.get("RAY_ADDRESS"):
        check_reachable(address)
        try:
            ray.init(address=address, runtime_env={"env_vars": ONE_CORE}, **quiet)
        except (ConnectionError, ValueError) as error:
            raise unreachable(address, error) from error
    else:
        here = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}  # our workers find what we find
        start_ray(
            address="local",
            num_cpus=workers,
            num_gpus=0,
            include_dashboard=False,
            object_store_memory=STORE,
            runtime_env={"env_vars": ONE_CORE | here},
            **quiet,
        )
    show_ray_messages(False)


def start_ray(**settings: Any) -> None:
    """A cluster of our own. Ray waits half a minute for its processes; a busy machine may need more."""
    ray = imported_ray()
    for more in reversed(range(TRIES)):
        try:
            ray.init(**settings)
            return
        except Exception:  # it has no kind of its own
            ray.shutdown()
            if not more:
                raise


def show_ray_messages(shown: bool) -> None:
    """Whether Ray writes to standard output which workers it lost; there is no public switch for that."""
    imported_ray()._private.worker._worker_logs_enabled = shown


def imported_ray() -> Any:
    """Ray, which is installed only where there is a cluster."""
    try:
        import ray
    except ModuleNotFoundError as error:
        raise Mistake("no-ray") from error
    return ray


def check_reachable(address: str) -> None:
    """Make sure that a cluster answers there."""
    try:
        place = urlsplit(address if "://" in address else f"//{address}")
        if place.port:
            socket.create_connection((place.hostname, place.port), PATIENCE).close()
    except (OSError, ValueError) as error:
        raise unreachable(address, error) from error


def unreachable(address: str, error: Exception) -> Mistake:
    """What to say when there is no cluster at an address."""
    return Mistake("no-cluster", address=address, why=str(error) or type(error).__name__)


class Device:
    """The cores of a cluster: at this address, at `$RAY_ADDRESS`, or else of one that is started here for each run.

    `workers` is how many chunks are played at the same time; without it, as many as the cluster has cores. A process
    that has called `ray.init` plays where that has connected it.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        players: tuple[Player, ...],
        address: str | None = None,
        workers: int | None = None,
    ) -> None:
        self.game, self.seats = game, seats
        game.blank(seats, options)  # refuses what cannot be played before anything is started
        self.ray = imported_ray()
        names = (
            name_of(game, GAMES.get(game.name, "")),
            *(name_of(player, player.choose.__module__) for player in players),
        )
        self.job = ChunkJob(names[0], seats, pickle.dumps(options), names[1:], rules_of(names))
        self.chunk = CHUNK
        self.address, self.workers = address, workers
        # Ray replaces a worker that dies, as often as needed; an error of a chunk itself is raised to the caller.
        self.play = self.ray.remote(num_cpus=1, max_retries=-1, retry_exceptions=False)(play_chunk)
        RAY_CONNECTION.hold(address, workers)
        self.holds = True  # until the first run, which then lets go
        try:
            first = self.play.remote(self.job, 0, 0)  # one worker compiles, the others find it in the cache
            result_of(self.ray, first)
        except BaseException:
            RAY_CONNECTION.release()
            raise

    def most_under_way(self) -> int:
        """How many chunks are started at once, with the machines that the cluster has now."""
        return self.workers or most_jobs(self.ray)

    def summaries(self, chunks: Iterator[tuple[int, int]]) -> Iterator[Summary]:
        """The sum of each chunk, as it arrives."""
        if not self.holds:
            RAY_CONNECTION.hold(self.address, self.workers)
        self.holds = False
        try:
            jobs = (partial(self.play.remote, self.job, first, games) for first, games in chunks)
            yield from run_jobs(self.ray, jobs, self.most_under_way)
        finally:
            RAY_CONNECTION.release()


# --- jobs


def most_jobs(ray: Any) -> int:
    """How many jobs are started at once, with the machines that the cluster has now."""
    return AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))


def run_jobs(ray: Any, jobs: Iterator[Callable[[], Any]], most: Callable[[], int]) -> Iterator[Any]:
    """The result of each job, as it arrives; calling a job starts it, and only some are under way at once."""
    under_way: list[Any] = []
    try:
        while True:
            under_way += [job() for job in islice(jobs, max(0, most() - len(under_way)))]
            if not under_way:
                return
            (arrived,), under_way = ray.wait(under_way, num_returns=1)
            yield result_of(ray, arrived)
    finally:
        wait_for_rest(ray, under_way)


def wait_for_rest(ray: Any, under_way: list[Any]) -> None:
    """Wait for results that are no longer needed. `ray.cancel` would be quicker, but now and then it ends this process
    too (Ray 2.60), and a connection that ends before them complains.
    """
    if under_way and ray.is_initialized():
        ray.wait(under_way, num_returns=len(under_way), timeout=PATIENCE)


def result_of(ray: Any, job: Any) -> Any:
    """The result of a job, or what went wrong with it, as it was raised."""
    try:
        return ray.get(job)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, OtherRules):
            raise Mistake("other-rules", worker=error.cause.args[0]) from error
        if isinstance(error.cause, Exception):
            raise error.cause from error
        raise

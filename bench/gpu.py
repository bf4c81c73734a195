"""`python -m bench.gpu`: what one GPU makes of each game, and whether it makes the same of it as a CPU.

Needs a GPU, NumPy and CuPy; no Numba, if the kernels were built elsewhere (`motherlode gpu build`).
"""

import argparse
import json
import platform
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from harness.finals import digest_of
from motherlode import batch
from motherlode.batch import gpu, kernels
from motherlode.batch.vector import VectorGames
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.game import Game

HERE = Path(__file__).parent
FINALS = HERE.parent / "tests" / "batch" / "finals.json"
RESULT = HERE / "results" / "gpu.md"
SEATS = 4
RUNS = 4
TABLES, STEPS = 1 << 20, 300
WHOLE_AIM, STEPPING_AIM = 1e9, 2e8


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.gpu", description=__doc__)
    parser.add_argument("--kernels", type=Path, help="the folder of kernels built ahead")
    parser.add_argument("--finals", type=Path, default=FINALS, help="the digests of the CPU")
    parser.add_argument("--write", type=Path, nargs="?", const=RESULT, help="keep the table (bench/results/gpu.md)")
    chosen = parser.parse_args()
    lines = list(report(chosen.kernels, chosen.finals))
    if chosen.write:
        chosen.write.write_text("\n".join([*lines, ""]), encoding="utf-8")
    return 0


def report(folder: Path | None, expected: Path) -> Iterator[str]:
    def say(*lines: str) -> Iterator[str]:
        for line in lines:
            print(line, flush=True)
            yield line

    yield from say(
        "# One GPU", "", stamp(), "", "Written by `python -m bench.gpu --write`; the best of several runs.", ""
    )
    yield from say(f"Random play with legal mask, {SEATS} seats; whole games are added up, events counted.", "")
    yield from say("| game | what | measured | aim | |", "|---|---|---:|---:|---|")
    for name in GAMES:
        game = find(name)
        device = batch.device_of("gpu", game, SEATS, folder=folder)
        decisions, games = whole_games(game, device)
        enough = decisions >= WHOLE_AIM
        yield from say(
            f"| {name} | whole games | {decisions / 1e6:,.0f} M decisions/s | at least 1,000 | {tick(enough)} |",
            f"| {name} | whole games | {games / 1e6:,.2f} M games/s | | |",
        )
        for observed, what in (
            (True, "stepping, observation and mask of the seat asked"),
            (False, "stepping, mask only"),
        ):
            seen = stepping(game, folder, observed)
            aim = f"at least 200 | {tick(seen >= STEPPING_AIM)}" if observed else " | "
            yield from say(f"| {name} | {what} | {seen / 1e6:,.0f} M tables/s | {aim} |")
    yield from say(
        "", "Final states of 10,000 games, hashed, against those of the CPU in `tests/batch/finals.json`:", ""
    )
    yield from say("| game | seats | sha256 | |", "|---|---:|---|---|")
    for line in finals(folder, expected):
        yield from say(line)
    yield from say("", "The same memory, seen by others without a copy: " + "; ".join(shared(folder)) + ".")


def tick(reached: bool) -> str:
    return "✓" if reached else "✗"


def stamp() -> str:
    cupy = gpu.cupy()
    runtime, properties = cupy.cuda.runtime, cupy.cuda.runtime.getDeviceProperties(0)
    return (
        f"{properties['name'].decode()}, {properties['multiProcessorCount']} multiprocessors, "
        f"{properties['totalGlobalMem'] / 2**30:.0f} GiB, driver for CUDA {runtime.driverGetVersion() // 1000}."
        f"{runtime.driverGetVersion() % 1000 // 10}; Python {platform.python_version()}, CuPy {cupy.__version__}, "
        f"NumPy {np.__version__}; blocks of {kernels.THREADS} threads and {kernels.POOL} games; "
        f"{datetime.now(UTC):%Y-%m-%d}"
    )


def whole_games(game: Game, device: Any) -> tuple[float, float]:
    """Decisions and games per second."""
    best = (0.0, 0.0)
    for number in range(RUNS):
        sum_ = batch.run(game, device.chunk, SEATS, device=device, seed=number * device.chunk)
        best = max(best, (sum_.decisions / sum_.seconds, sum_.games / sum_.seconds))
    return best


def stepping(game: Game, folder: Path | None, observed: bool) -> float:
    """Tables per second that are shown, get a random move and make it."""
    tables = VectorGames(game, TABLES, SEATS, device="gpu", observed=observed, folder=folder)
    synchronize = gpu.cupy().cuda.Device().synchronize
    best = 0.0
    for _ in range(RUNS):
        synchronize()
        began = perf_counter()
        for _ in range(STEPS // RUNS):
            tables.choose()
            tables.step()
        synchronize()
        best = max(best, TABLES * (STEPS // RUNS) / (perf_counter() - began))
    assert not tables.refused.any()
    return best


def finals(folder: Path | None, file: Path) -> Iterator[str]:
    expected = json.loads(file.read_text(encoding="utf-8"))
    for name in GAMES:
        game = find(name)
        for seats in range(game.fewest, game.most + 1):
            digest = digest_of(batch.device_of("gpu", game, seats, folder=folder).finals(0, 10_000))  # type: ignore[attr-defined]
            yield f"| {name} | {seats} | `{digest[:16]}…` | {tick(digest in json.dumps(expected))} |"


def shared(folder: Path | None) -> Iterator[str]:
    """Libraries that take the arrays through DLPack and see the very same numbers at the very same place."""
    tables = VectorGames("quarry", 4096, SEATS, device="gpu", folder=folder)
    for _ in range(30):
        tables.choose()
        tables.step()
    here = tables.observations.get()
    try:
        import torch

        seen = torch.from_dlpack(tables.observations)
        assert seen.data_ptr() == tables.observations.data.ptr
        assert (seen.cpu().numpy() == here).all()
        yield f"PyTorch {torch.__version__}"
    except ImportError:
        yield "PyTorch is not here"
    try:
        import jax

        seen = jax.dlpack.from_dlpack(tables.moves)
        assert seen.unsafe_buffer_pointer() == tables.moves.data.ptr
        assert (np.asarray(seen) == tables.moves.get()).all()
        columns = jax.dlpack.from_dlpack(tables.observations.T)
        assert (here == np.asarray(columns).T).all()
        yield f"JAX {jax.__version__}"
    except ImportError:
        yield "JAX is not here"


if __name__ == "__main__":
    sys.exit(main())

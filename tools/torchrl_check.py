"""Do TorchRL's own checks pass for our environments? `python -m tools.torchrl_check`

PyTorch fills a gigabyte, so it is not among the tools of development: this fills an environment of its own, once, in
.bench/torchrl, and runs TorchRL's `check_env_specs` there on every game by every door that it can enter.
"""

import hashlib
import os
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".bench" / "torchrl"
PINS = ROOT / "tools" / "requirements-torchrl.txt"
LOCK = ROOT / "requirements.lock"
PACKAGES = ("torch", "torchrl", "gymnasium", "pettingzoo")
INSIDE = "--inside"  # the environment
GAMES_AT_ONCE, MOVES = 8, 30
DOORS = ("SeatEnv", "SeatVectorEnv", "parallel_env", "env")


def main() -> int:
    """Fill the environment where needed, and check in it; the exit code."""
    if INSIDE in sys.argv:
        for door in check():
            print(f"check_env_specs: {door}", flush=True)
        return 0
    command = [str(filled()), "-m", "tools.torchrl_check", INSIDE]
    paths = {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **paths}, check=False).returncode


def filled() -> Path:
    """The Python of the environment; it is filled anew when what it needs has changed."""
    python, mark = FOLDER / "bin" / "python", FOLDER / ".filled"
    wanted = "\n".join([sys.version, str(FOLDER), PINS.read_text(), LOCK.read_text()])
    digest = hashlib.sha256(wanted.encode()).hexdigest()
    if not mark.is_file() or mark.read_text() != digest:
        print(f"TorchRL: installing into {FOLDER.relative_to(ROOT)} (once, a gigabyte)", file=sys.stderr, flush=True)
        venv.create(FOLDER, clear=True, with_pip=True)
        pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--no-input", "-qq", "install"]
        subprocess.run([*pip, "-r", str(LOCK), "--constraint", str(PINS), *PACKAGES], check=True)
        mark.write_text(digest)
    return python


def check() -> Iterator[str]:
    """Check every game by every door; each that passed."""
    from torchrl.envs import GymWrapper, PettingZooWrapper, check_env_specs

    from motherlode.adapters import gymnasium, pettingzoo
    from motherlode.games.catalog import GAMES

    def environments(name: str) -> Iterator[Any]:
        yield GymWrapper(gymnasium.SeatEnv(name), categorical_action_encoding=True)
        yield GymWrapper(gymnasium.SeatVectorEnv(name, GAMES_AT_ONCE))
        yield PettingZooWrapper(pettingzoo.parallel_env(name), use_mask=True)
        yield PettingZooWrapper(pettingzoo.env(name), use_mask=True)

    for name in GAMES:
        for door, env in zip(DOORS, environments(name), strict=True):
            check_env_specs(env, seed=1)
            env.rollout(MOVES)
            yield f"{name} by {door}"


if __name__ == "__main__":
    sys.exit(main())

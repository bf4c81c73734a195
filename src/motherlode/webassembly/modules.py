"""The modules of the games: found in the package or in the cache, or compiled; and the facts beside each one.

A module is called by a digest of every file that it is made of, and has it inside too. So what was made of other rules
is never found, and a page refuses it.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import numba

from motherlode.bots import greedy
from motherlode.bots.search import search_function, settings_of
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.compile import KIT, cache_root, files_of, package_of, rules_digest
from motherlode.games.kit.game import Game
from motherlode.games.kit.game_loop import RANDOM, loop_functions
from motherlode.games.kit.mistakes import Mistake
from motherlode.webassembly.exports import buffers_of, exports_of
from motherlode.webassembly.facts import facts_of

HERE = Path(__file__).resolve().parent
COMPILED_BY = (HERE / "compiler.py", HERE / "exports.py")
KEPT = 96  # modules of a tenth of a megabyte; older ones are swept away
PACKAGED = HERE / "built"  # in a wheel
COMPILER = (sys.executable, "-m", "motherlode.webassembly.compiler")  # and the game, the file, the digest
NO_CACHE = {
    "MOTHERLODE_CACHE": os.devnull,
    "NUMBA_DISABLE_JIT": "0",
}  # what is not optimised for this machine must not be found by anybody


class Built(NamedTuple):
    """A module and its facts, as files."""

    module: Path
    facts: Path


def module_digest(game: Game) -> str:
    """A digest of every file that the module of a game is made of."""
    player = greedy.player_of(game)
    functions = [game.rules.apply, loop_functions(game, (RANDOM,)).play, search_function(game, settings_of(game))]
    files = {
        file.resolve() for function in (*functions, *([player.choose] if player else [])) for file in files_of(function)
    }
    return rules_digest(*sorted({package_of(file) for file in files} | {KIT, *COMPILED_BY}))


def module_of(game: Game) -> Path:
    """The module of a game: of this package, of the cache, or compiled now."""
    if there := module_there(game):
        return there
    compile_module(game, in_the_cache(game))
    return in_the_cache(game)


def module_there(game: Game) -> Path | None:
    """The module of a game, if it is in this package or in the cache."""
    cached = in_the_cache(game)
    for there in (PACKAGED / cached.name, cached):
        if there.exists():
            with suppress(OSError):
                os.utime(there)  # it is in use
            return there
    return None


def digest_for_pages(game: Game) -> str:
    """The digest of the module that pages can load of a game; empty where none is there, as for former rules."""
    return module_digest(game) if game.name in GAMES and game is find(game.name) and module_there(game) else ""


def in_the_cache(game: Game) -> Path:
    """Where the module of a game lies when it has been compiled."""
    return cache_root() / "webassembly" / f"numba-{numba.__version__}" / f"{game.name}-{module_digest(game)}.wasm"


def can_compile() -> bool:
    """Whether there is a linker here."""
    return find_spec("ziglang") is not None


def compile_module(game: Game, file: Path) -> None:
    """Compile a module, in a process of its own: in this one, Numba compiles for this machine."""
    if not can_compile():
        raise Mistake("no-page-linker")
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_suffix(f".{os.getpid()}")
    command = [*COMPILER, game.name, str(unfinished), module_digest(game)]
    subprocess.run(command, env={**os.environ, **NO_CACHE}, check=True)
    unfinished.rename(file)
    for old in sorted(file.parent.glob("*.wasm"), key=lambda module: module.stat().st_mtime)[:-KEPT]:
        old.unlink(missing_ok=True)


def facts_beside(game: Game) -> dict[str, Any]:
    """What the loader has to know of a module."""
    return facts_of(game, module_digest(game), exports_of(game), buffers_of(game))


def files_for_pages(game: Game, module: Path) -> dict[str, bytes]:
    """What a page loads of a game, by name: its facts, and the module that they name."""
    facts = {"module": module.name, **facts_beside(game)}
    written = json.dumps(facts, separators=(",", ":"), ensure_ascii=False).encode()
    return {module.name: module.read_bytes(), f"{game.name}.json": written}


def build(game: Game, folder: Path) -> Built:
    """Write the module of a game and its facts into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    files = files_for_pages(game, module_of(game))
    for name, content in files.items():
        (folder / name).write_bytes(content)
    return Built(*(folder / name for name in files))


def build_all(games: list[Game], folder: Path, progress: Callable[[Built], object] = lambda built: None) -> None:
    """The modules of several games."""
    for game in games:
        progress(build(game, folder))

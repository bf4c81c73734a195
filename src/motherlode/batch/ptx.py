"""Kernels built ahead: from the rules to PTX, the assembly of NVIDIA's GPUs, on a machine that needs no GPU.

Numba compiles a kernel for the GPU it finds. Here there may be none, so the compute capability is said, and whatever
Numba would ask the device is answered for it. Three more things are not as Numba would have them:

- an index never counts from the end: no rule does it, and the question costs three instructions each time;
- tables lie in ordinary memory: constant memory is fast only where all lanes read the same entry;
- every function is copied into its kernel: games lie in registers and memory that a call would have to move.
"""

import re
import types
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from motherlode.batch import kernels
from motherlode.games.kit.compile import INTERPRETED, KIT, cache_root, files_of, package_of, rules_digest
from motherlode.games.kit.events import events_dtype
from motherlode.games.kit.game import Game
from motherlode.games.kit.game_loop import (
    RANDOM,
    LoopFunctions,
    Player,
    label_of,
    loop_functions,
    mask_words,
    pool_dtype,
)
from motherlode.games.kit.mistakes import Mistake

ARCHITECTURE = (8, 0)  # every GPU since Ampere runs it: its driver makes the machine code
PTX_VERSION = "8.0"  # of CUDA 12.0: the oldest driver that these kernels can meet
BLOCKS_AT_ONCE = 4  # on one multiprocessor: bounds the registers of a thread

KERNELS: dict[str, tuple[Any, Sequence[str]]] = {  # the template, and the types of its arguments
    "play_games": (kernels.play_games, ("records", "records", "rows", "longs", "longs", "int", "int", "int")),
    "begin": (kernels.begin, ("records", "records", "int")),
    "step": (kernels.step, ("records", "ints", "ints", "ints", "rows")),
    "show": (kernels.show, ("records", "ints", "words", "rows")),
    "choose_moves": (kernels.choose_moves, ("records", "words", "ints")),
}


def functions_to_bind(game: Game, functions: LoopFunctions, players: tuple[Player, ...]) -> dict[str, Any]:
    """The functions that kernels call."""
    rules = game.rules
    return {
        "advise": players[0].choose,
        **{name: getattr(functions, name) for name in ("deal", "decide", "finish")},
        **{name: getattr(rules, name) for name in ("asked", "apply", "mark", "observe")},
    }


def tables_to_bind(game: Game, players: tuple[Player, ...]) -> dict[str, Any]:
    """The numbers and tables that kernels know."""
    marks = kernels.Marks(game)
    return {
        "QUESTIONS": len(game.questions),
        "MARKS": marks.number,
        "WORDS": mask_words(game),
        "EVENT_KINDS": len(game.events),
        "CHECKED": set(players) != {RANDOM},
        "BASE_OF_QUESTION": marks.base_of_question,
        "MOVE_OF_MARK": marks.move_of_mark,
        "FIRST": np.array([question.first for question in game.questions]),
    }


def bound_kernel(template: Any, **names: Any) -> Any:
    """A template with its names bound, as plain Python."""
    copy = types.FunctionType(template.__code__, {**template.__globals__, **names}, template.__name__)
    copy.__module__ = template.__module__
    return copy


# --- where they lie


def folder_of(game: Game, players: tuple[Player, ...], root: Path | None = None) -> Path:
    """The folder of a game's kernels: its name changes with every line that they are made of."""
    here = Path(__file__).resolve().parent
    files = {file.resolve() for file in files_of(loop_functions(game, players).play)}
    sources = {file if file.parent == here else package_of(file) for file in files}
    digest = rules_digest(*sorted(sources | {KIT, here / "kernels.py", here / "ptx.py"}))
    return (root or cache_root() / "kernels") / f"{game.name}-{label_of(players)}-{digest}"


def is_built(folder: Path) -> bool:
    """Whether all kernels are there."""
    return all((folder / f"{name}.ptx").exists() for name in KERNELS)


def build(
    game: Game,
    players: tuple[Player, ...],
    root: Path | None = None,
    progress: Callable[[str], object] = lambda kernel: None,
) -> Path:
    """Build the kernels of a game, unless they are there; their folder. `progress` is given the name of each one."""
    folder = folder_of(game, players, root)
    if is_built(folder):
        return folder
    folder.mkdir(parents=True, exist_ok=True)
    with _numba_for_kernels() as cuda:
        from numba import from_dtype
        from numba import types as kinds

        record = from_dtype(pool_dtype(game.state))
        of_type = {
            "records": kinds.Array(record, 1, "C"),
            "rows": kinds.Array(kinds.int32, 2, "C"),
            "words": kinds.Array(kinds.uint64, 2, "C"),
            "longs": kinds.Array(kinds.uint64, 1, "C"),
            "ints": kinds.Array(kinds.int32, 1, "C"),
            "int": kinds.int64,
        }
        device = cuda.jit(device=True, forceinline=True)
        names = {
            name: device(function.py_func)
            for name, function in functions_to_bind(game, loop_functions(game, players), players).items()
        }
        names |= tables_to_bind(game, players)
        names |= {"cuda": cuda, "POOL_DTYPE": record, "EVENTS_DTYPE": from_dtype(events_dtype(0, len(game.events)))}
        names["mark_of"] = device(bound_kernel(kernels.mark_of, **names))
        for name, (template, arguments) in KERNELS.items():
            progress(name)
            signature = kinds.void(*(of_type[argument] for argument in arguments))
            ptx, _ = cuda.compile_ptx(bound_kernel(template, **names), signature, cc=ARCHITECTURE)
            unfinished = folder / f"{name}.unfinished"
            unfinished.write_text(_as_drivers_take_it(ptx), encoding="ascii")
            unfinished.rename(folder / f"{name}.ptx")
    return folder


def entry_of(ptx: str) -> str:
    """The name of the kernel in some PTX."""
    found = re.search(r"\.visible \.entry (\w+)\(", ptx)
    assert found, "there is no kernel in it"
    return found[1]


def _as_drivers_take_it(ptx: str) -> str:
    """The PTX with the version of the oldest driver, and with the size of a block, from which registers are shared."""
    assert not re.search(r"^\s*call", ptx, re.M), "a function was not copied into its kernel"
    ptx = re.sub(r"^\.version .*$", f".version {PTX_VERSION}", ptx, flags=re.M)
    bounds = f".maxntid {kernels.THREADS}, 1, 1\n.minnctapersm {BLOCKS_AT_ONCE}\n"
    return re.sub(r"(\.visible \.entry \w+\([^)]*\)\n)", rf"\1{bounds}", ptx)


@contextmanager
def _numba_for_kernels() -> Iterator[Any]:
    """Numba's CUDA compiler, set up for a device that may not be here."""
    if INTERPRETED:
        raise Mistake("no-kernel-compiler")
    try:
        arrays, dispatcher, target = (
            import_module(f"numba.cuda.{name}") for name in ("np.arrayobj", "dispatcher", "target")
        )
        cuda = import_module("numba").cuda
    except (ImportError, AttributeError) as why:  # not there, or not made for the NumPy that is
        raise Mistake("no-kernel-compiler") from why

    class Device:
        compute_capability = ARCHITECTURE

    def index(context: Any, builder: Any, kind: Any, value: Any, size: Any) -> Any:
        from numba import types as kinds

        return context.cast(builder, value, kind, kinds.intp if kind.signed else kinds.uintp)

    class InliningDispatcher(dispatcher.CUDADispatcher):  # type: ignore[misc,name-defined]
        def __init__(self, function: Any, options: dict[str, Any], *rest: Any, **more: Any) -> None:
            super().__init__(function, {**options, "forceinline": bool(options.get("device"))}, *rest, **more)

    changes = (
        (arrays, "fix_integer_index", index),
        (dispatcher, "get_current_device", lambda: Device),
        (dispatcher, "CUDADispatcher", InliningDispatcher),
        (target.nvvm, "ADDRSPACE_CONSTANT", target.nvvm.ADDRSPACE_GLOBAL),
    )
    before = [(module, name, getattr(module, name)) for module, name, _ in changes]
    for module, name, value in changes:
        setattr(module, name, value)
    try:
        yield cuda
    finally:
        for module, name, value in before:
            setattr(module, name, value)

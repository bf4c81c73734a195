"""How rule functions are compiled: once per change of the rules, never from a stale cache.

`rule` marks a fragment of the rules, `entry` a function that Python calls. Both are plain Python: with
`NUMBA_DISABLE_JIT=1` they stay plain Python, and with Numba they are compiled, to the same bytes.

Numba's disk cache looks only at the file of the function it caches, not at the functions that one calls. So the cache
folder is named after a digest of every file a rule may call: the kit, which all games share, and the game's own folder
(a game never imports another). Change one line in either and a new folder is used. Where the files lie does not matter:
two copies of the program share what is compiled.
"""

import hashlib
import inspect
import os
import shutil
import types
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar

try:
    import numba
except ModuleNotFoundError:  # where kernels that were built elsewhere are only launched; all else is then interpreted
    numba = None

INTERPRETED = numba is None or bool(numba.config.DISABLE_JIT)
KEPT_CACHES = 256  # older digests are swept away; half a megabyte each, a dozen for each state of the program

Function = TypeVar("Function", bound=Callable[..., Any])
KIT = Path(__file__).resolve().parent
_one_at_a_time = Lock()  # the folder is a setting of all of Numba, and bots are made in threads


def cache_root() -> Path:
    """The folder of all compiled rules: `$MOTHERLODE_CACHE`, or the user's cache folder."""
    if chosen := os.environ.get("MOTHERLODE_CACHE"):
        return Path(chosen)
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "motherlode"


@cache
def rules_digest(*sources: Path) -> str:
    """A digest of these Python files, and of every Python file below these folders, names included."""
    digest = hashlib.sha256()
    for source in sources:
        for file in sorted(source.rglob("*.py")) if source.is_dir() else [source]:
            digest.update(file.relative_to(source.parent).as_posix().encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def package_of(file: Path) -> Path:
    """The folder of rules a file belongs to, or the file itself when it stands alone."""
    return file.parent if (file.parent / "__init__.py").exists() else file


def digest_of_files(*files: Path) -> str:
    """A digest of the kit, and of the folders of rules that these files belong to."""
    return rules_digest(*sorted({KIT, *(package_of(file.resolve()) for file in files)}))


@cache
def cache_folder(*files: Path) -> Path | None:
    """Where the compiled form of these rule files is kept; None when nothing can be written."""
    digest = digest_of_files(*files)
    root = cache_root() / "rules"
    folder = root / f"{digest}-numba-{numba.__version__}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        newest_first = sorted(root.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return None
    for old in newest_first[KEPT_CACHES:]:  # so that years of changes do not fill a disk
        shutil.rmtree(old, ignore_errors=True)
    return folder if os.access(folder, os.W_OK) else None


@contextmanager
def _numba_cache_at(folder: Path | None) -> Iterator[None]:
    settings = numba.config
    with _one_at_a_time:
        before = settings.CACHE_DIR, settings.CACHE_LOCATOR_CLASSES
        settings.CACHE_DIR, settings.CACHE_LOCATOR_CLASSES = str(folder or ""), f"{__name__}.CacheByModule"
        try:
            yield
        finally:
            settings.CACHE_DIR, settings.CACHE_LOCATOR_CLASSES = before


if numba is not None:
    from numba.core.caching import UserProvidedCacheLocator

    class CacheByModule(UserProvidedCacheLocator):  # type: ignore[misc]
        """Keeps a function by the name of its module, not by where its file lies."""

        def __init__(self, function: Any, file: str) -> None:
            super().__init__(function, file)
            self._cache_path = str(Path(numba.config.CACHE_DIR) / function.__module__)


def rule(function: Function) -> Function:
    """A fragment of the rules, called by other rules."""
    return _fragment(function, forceinline=False)


def inline(function: Function) -> Function:
    """A fragment so small that calling it would cost more than doing it: copied into its callers."""
    return _fragment(function, forceinline=True)


def _fragment(function: Function, forceinline: bool) -> Function:
    if INTERPRETED:
        return function
    compiled: Any = numba.njit(
        error_model="numpy", nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=forceinline
    )(function)
    _compile_once_for_all_widths(compiled)
    _keep_from_python(compiled)
    return compiled


def _keep_from_python(compiled: Any) -> None:
    """A fragment has no way in for Python: say so, where Numba would call what is not there."""

    def add_overload(result: Any) -> None:
        compiled.overloads[tuple(result.signature.args)] = result

    def refuse(*arguments: Any, **keywords: Any) -> None:
        raise TypeError(f"{compiled.__name__} is a fragment of the rules; Python calls the entry points of the game")

    compiled.add_overload = add_overload
    compiled._compile_for_args = refuse


def _compile_once_for_all_widths(compiled: Any) -> None:
    """Numbers travel between rules as 64-bit integers, so a rule is compiled once and not once for each width of field
    and each number that a caller has written out.
    """
    as_called = compiled.get_call_template

    def widened(argument: Any) -> Any:
        plain = numba.types.unliteral(argument)
        narrow = isinstance(plain, numba.types.Integer) and plain.signed
        return numba.types.int64 if narrow or plain == numba.types.boolean else plain

    def get_call_template(arguments: Any, keywords: Any) -> Any:
        return as_called(tuple(widened(argument) for argument in arguments), keywords)

    compiled.get_call_template = get_call_template


def entry(function: Function) -> Function:
    """A function of the rules that Python calls: compiled at its first call, kept on disk."""
    return _entry(function, ())


def _entry(function: Function, called: Iterable[Any]) -> Function:
    files = files_of(function).union(*(files_of(part) for part in called))
    made: Any = function
    if not INTERPRETED:
        folder = cache_folder(*sorted(files))
        with _numba_cache_at(folder):
            kept = folder is not None
            made = numba.njit(cache=kept, error_model="numpy", nogil=True)(made)
        _compile_once_for_all_widths(made)
    made.rule_files = files
    return made


def files_of(function: Any) -> set[Path]:
    """The files that a function is made of: its own, and for a bound template those of all that was bound to it."""
    own = {Path(inspect.getfile(getattr(function, "py_func", function)))}
    return own | getattr(function, "rule_files", set())


def compiled_for(function: Function, arguments: tuple[Any, ...]) -> Function:
    """The entry as compiled for arguments of these types, which it no longer looks up at every call: twice as fast.

    With arguments of other types it reads wild memory, so the caller must make sure of them, as `GameRunner` does.
    """
    if INTERPRETED:
        return function
    compiled: Any = function
    signature = tuple(numba.typeof(argument) for argument in arguments)
    compiled.compile(signature)
    return compiled.overloads[signature].entry_point


def lent(array: Any) -> Any:
    """The same array without an owner: in compiled rules, nobody counts who holds a part of it. In the loops that play
    millions of games, that counting would take up to a quarter of the time. Only for arrays that outlive the call.
    """
    return array


if not INTERPRETED:
    from numba.core.cgutils import get_null_value
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator]
    def lent(_typing: Any, array: Any) -> Any:
        """The same for compiled rules."""

        def without_owner(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            made = context.make_array(array)(context, builder, arguments[0])
            made.meminfo = get_null_value(made.meminfo.type)
            return made._getvalue()

        return array(array), without_owner


def unbound(*_: Any) -> Any:
    """A placeholder for a function that a template calls; `bound` makes a copy of the template that calls a real one.

    A module with templates lists its placeholders in one block and says which function binds them: that is where to
    look for what is called in the end. A placeholder that is not a function is None.
    """
    raise TypeError("this is a template: call the function that `bound` makes of it for a game")


def bound(template: Function, name: str, **functions: Any) -> Function:
    """A copy of a template in which some global names mean something else: the functions and tables of one game.

    `bound(deal_game, "quartz", new=rules.new)` is `deal_game` as if its module had imported `new` from Quartz. It is
    compiled at its first call and kept on disk, like an `entry`; `name` tells copies of one template apart.

    Why not a closure? Numba keeps plain functions on disk, but not closures over compiled ones, and a copy with global
    names of its own is a plain function.
    """
    return _entry(_copy(template, name, functions), filter(callable, functions.values()))


def bound_rule(template: Function, name: str, **functions: Any) -> Function:
    """The same for a template that is a fragment: what it becomes is copied into its callers, like an `inline`."""
    made = inline(_copy(template, name, functions))
    called = filter(callable, functions.values())
    made.rule_files = files_of(made).union(*map(files_of, called))  # type: ignore[attr-defined]
    return made


def _copy(template: Function, name: str, functions: dict[str, Any]) -> Function:
    namespace = {**template.__globals__, **functions}
    copy = types.FunctionType(template.__code__, namespace, f"{template.__name__}_{name}", template.__defaults__)
    copy.__qualname__ = copy.__name__
    copy.__module__ = template.__module__
    copy.__doc__ = template.__doc__
    return copy  # type: ignore[return-value]

"""The rules interpreted beside the compiled ones, in one process: for those who cannot wait for the compiler.

A compiled rule still knows the Python function it was made from. `interpreted` gives that function twins of everything
it calls: each rule in its global names is replaced by its own Python function, made a twin in the same way, and 64-bit
words by Python integers. It is what `NUMBA_DISABLE_JIT=1` makes of the rules, without starting anew, and gives the same
bytes: so a match can begin interpreted and go on compiled.
"""

import types
from collections.abc import Callable
from functools import cache, wraps
from typing import Any

import numpy as np

from motherlode.games.kit.compile import INTERPRETED
from motherlode.games.kit.records import Interpreted

WORDS = (np.uint64, np.int64)  # what the rules call 64-bit words by; interpreted, they are integers of any length

_twins: dict[types.FunctionType, types.FunctionType] = {}  # by the function that was compiled
_namespaces: dict[int, dict[str, Any]] = {}  # by the id of the global names of a function above, which keeps them


@cache
def interpreted(entry: Callable[..., Any]) -> Callable[..., Any]:
    """The entry point, or one rule, as plain Python; where nothing is compiled it is that already."""
    if INTERPRETED:
        return entry
    plain = _twin(entry)

    @wraps(plain)
    def call(*arguments: Any) -> Any:
        return plain(*map(_as_interpreted, arguments))

    return call


def _as_interpreted(argument: Any) -> Any:
    """Records as interpreted rules read them; anything else as it is."""
    return argument.view(Interpreted) if isinstance(argument, np.ndarray) and argument.dtype.names else argument


def _twin(value: Any) -> Any:
    """What stands for a global name of the rules when they are interpreted."""
    if isinstance(value, WORDS):
        return int(value)
    if value is np.uint64 or value is np.int64:
        return int
    function = getattr(value, "py_func", None)
    if not isinstance(function, types.FunctionType):
        return value
    if function not in _twins:
        namespace = _namespace(function.__globals__)
        _twins[function] = types.FunctionType(
            function.__code__, namespace, function.__name__, function.__defaults__, function.__closure__
        )
    return _twins[function]


def _namespace(names: dict[str, Any]) -> dict[str, Any]:
    """The global names of some rules, with twins in place of what is compiled."""
    if id(names) not in _namespaces:
        twins = _namespaces[id(names)] = dict(names)  # before it is filled: rules call each other in circles
        for name, value in names.items():
            twins[name] = _twin(value)
    return _namespaces[id(names)]

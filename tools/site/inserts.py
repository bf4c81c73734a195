"""What a page may ask for with `<!-- insert: NAME ARGUMENTS -->`: a function of the language and of the arguments."""

from collections.abc import Callable, Iterable

from tools.site import reference, tables

INSERTS: dict[str, Callable[..., Iterable[str]]] = {
    "facts": tables.facts,
    "levels": tables.levels,
    "strength": tables.strength,
    "numbers": tables.numbers,
    "result": tables.result,
    "module": reference.module,
}

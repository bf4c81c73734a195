"""Room for a few numbers while a compiled function runs: on its stack, so that nothing is allocated.

Compiled players are called with no memory of their own. What a network works out on its way lies here. It is made for
the cores of a machine: no kernel for a GPU and no module of the page has a champion.
"""

from typing import Any

import numpy as np

from motherlode.games.kit.compile import INTERPRETED


def room_for(count: int) -> Any:
    """A function without arguments, for compiled functions: an array of `count` whole numbers, with anything in it."""

    def plain() -> Any:
        return np.zeros(count, np.int32)

    if INTERPRETED:
        return plain
    made = _on_stack(count)
    made.py_func = plain  # what `interpreted` puts in its place
    return made


def _on_stack(count: int) -> Any:
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic
    from numba.np.arrayobj import populate_array

    kind = types.Array(types.int32, 1, "C")

    @intrinsic  # type: ignore[untyped-decorator]
    def room(_typing: Any) -> Any:
        def alloca(context: Any, builder: Any, _signature: Any, _arguments: Any) -> Any:
            number, word = context.get_value_type(types.int32), context.get_value_type(types.intp)
            data = cgutils.alloca_once(builder, number, size=count)
            array = context.make_array(kind)(context, builder)
            populate_array(
                array,
                data=data,
                shape=[word(count)],
                strides=[word(4)],
                itemsize=word(4),
                meminfo=None,
            )
            return array._getvalue()

        return kind(), alloca

    return room

"""e to a power, the same to the last bit on every machine.

The C libraries of two systems may differ in the last bit of `exp`, and WebAssembly has none; one such bit can tip a
search over to another move. Sums and products are the same everywhere, so this is made of nothing else.

>>> from math import exp
>>> from motherlode.games.kit.interpret import interpreted
>>> power = interpreted(power_of_e)
>>> all(abs(power(-n / 7) / exp(-n / 7) - 1) < 1e-14 for n in range(280))
True
>>> float(power(-1000.0))
0.0
"""

from math import factorial, log

import numpy as np

from motherlode.games.kit.compile import inline

LN_2 = log(2.0)
HALVED = 0.5 ** np.arange(64)  # a power beyond is nothing beside the 1 that it is added to
SERIES = np.array([1.0 / factorial(term) for term in range(13, -1, -1)])


@inline
def power_of_e(x: float) -> float:
    """e to the power of a number that is not above zero: a series near zero, halved as often as needed."""
    halvings = int(0.5 - x / LN_2)
    if halvings >= HALVED.shape[0]:
        return 0.0
    rest = x + halvings * LN_2
    total = SERIES[0]
    for term in range(1, SERIES.shape[0]):
        total = total * rest + SERIES[term]
    return total * HALVED[halvings]  # type: ignore[no-any-return]

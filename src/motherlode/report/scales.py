"""Axes: where a number lies on a chart, and which numbers are written beside it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import ceil, floor, log10

STEPS = (1, 2, 2.5, 5, 10)
MOST_TICKS = 5


@dataclass(frozen=True)
class Axis:
    """What an axis shows. Ends that are not given are those of the data, rounded outwards to a tick."""

    label: str = ""
    say: Callable[[float], str] = "{:g}".format  # a number as the reader writes it
    low: float | None = None
    high: float | None = None
    logarithmic: bool = False


@dataclass(frozen=True)
class Scale:
    """An axis laid out: from `low` to `high`, with its ticks."""

    low: float
    high: float
    ticks: tuple[float, ...]
    logarithmic: bool = False

    def share(self, number: float) -> float:
        """How far along the axis a number lies, from 0 to 1; what is outside lies at the end."""
        low, high = self._place(self.low), self._place(self.high)
        return min(1.0, max(0.0, (self._place(number) - low) / (high - low)))

    def _place(self, number: float) -> float:
        return log10(max(number, self.low)) if self.logarithmic else number


def scale_of(axis: Axis, numbers: Iterable[float]) -> Scale:
    """The axis for these numbers.

    >>> scale_of(Axis(), [3, 48]).ticks
    (0.0, 10.0, 20.0, 30.0, 40.0, 50.0)
    >>> scale_of(Axis(logarithmic=True), [8, 3000]).ticks
    (10.0, 100.0, 1000.0)
    """
    met = list(numbers) or [0.0, 1.0]
    low = min(met) if axis.low is None else axis.low
    high = max(met) if axis.high is None else axis.high
    if axis.logarithmic:
        return _logarithmic(low, high)
    if high <= low:
        low, high = (low - 1, low + 1) if axis.low is None else (low, low + 1)
    step = step_of(high - low)
    first = floor(low / step + 1e-9) * step if axis.low is None else low
    last = ceil(high / step - 1e-9) * step if axis.high is None else high
    ticks = [
        tick
        for number in range(floor(first / step), ceil(last / step) + 1)
        if (tick := number * step) >= first - 1e-9 * step
    ]
    return Scale(first, last, tuple(round(tick, 12) for tick in ticks if tick <= last + 1e-9 * step))


def step_of(span: float) -> float:
    """A round distance between ticks, so that there are not too many."""
    rough = span / MOST_TICKS
    power = 10.0 ** floor(log10(rough))
    return next(step * power for step in STEPS if step * power >= rough - 1e-12)


def _logarithmic(low: float, high: float) -> Scale:
    """Powers of ten, and if that is few, what lies between."""
    if low <= 0:
        raise ValueError(f"a logarithmic axis begins above 0, not at {low:g}")
    if high <= low:
        low, high = low / 2, high * 2
    powers = range(floor(log10(low)), ceil(log10(high)) + 1)
    between = (1.0,) if len(powers) > 3 else (1.0, 2.0, 5.0)
    ticks = [part * 10.0**power for power in powers for part in between]
    return Scale(low, high, tuple(tick for tick in ticks if low * 0.999 <= tick <= high * 1.001), True)

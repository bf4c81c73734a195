"""What the server counts about itself, in the form that Prometheus reads; of several workers, what all count."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import accumulate
from threading import Lock

import msgspec
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

COUNTERS = {
    "tables": "tables that were set up",
    "moves": "moves and answers that were stored",
    "commands": "commands that were read",
    "refusals": "commands that were refused",
    "errors": "commands that failed by a fault of the server's",
    "snapshots": "readers that were too slow and got a snapshot",
    "set_aside": "tables whose log this program cannot read",
    "retries": "moves of bots and clocks that the store could not take at once",
}
OF_NOW = {
    "live_tables": "tables in memory, once for each worker that has them",
    "connections": "open sockets",
}
SINCE_START = {
    "store_commits": "commits to the store since the start",
    "store_appended": "events written to the store since the start",
    "store_failures": "times that the store could not be written or read since the start",
}
GAUGES = OF_NOW | SINCE_START
SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
TOOK = "from reading a command to its answer"


class Numbers(msgspec.Struct):
    """What was counted so far, by one worker or by several."""

    counted: dict[str, float] = msgspec.field(default_factory=lambda: dict.fromkeys(COUNTERS, 0))
    shown: dict[str, float] = msgspec.field(default_factory=lambda: dict.fromkeys(GAUGES, 0))
    took: list[int] = msgspec.field(default_factory=lambda: [0] * (len(SECONDS) + 1))  # commands, by `SECONDS`
    seconds: float = 0.0

    def left(self) -> "Numbers":
        """What remains of them when their worker has ended."""
        return Numbers(self.counted, self.shown | dict.fromkeys(OF_NOW, 0), self.took, self.seconds)


def sum_of(several: Iterable[Numbers]) -> Numbers:
    """What several workers count together.

    >>> three, four = Numbers(took=[3] * 13), Numbers({"moves": 4})
    >>> sum_of([three, four, four]).counted["moves"], sum_of([three, four]).took[0]
    (8, 3)
    """
    total = Numbers()
    for one in several:
        for name, value in one.counted.items():
            total.counted[name] += value
        for name, value in one.shown.items():
            total.shown[name] += value
        total.took = [sum(both) for both in zip(total.took, one.took, strict=True)]
        total.seconds += one.seconds
    return total


class Metrics:
    """Counters, gauges and the time that commands take, for one worker."""

    def __init__(self) -> None:
        self.numbers = Numbers()
        self._lock = Lock()  # reviews count in a thread of their own

    def count(self, what: str, amount: float = 1) -> None:
        """Add to a counter."""
        with self._lock:
            self.numbers.counted[what] += amount

    def show(self, what: str, value: float) -> None:
        """Set a gauge."""
        self.numbers.shown[what] = value

    def observe(self, seconds: float) -> None:
        """A command has taken so long."""
        self.numbers.took[bisect_left(SECONDS, seconds)] += 1
        self.numbers.seconds += seconds


class NumbersCollector(Collector):
    """Numbers as families of metrics."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers

    def collect(self) -> Iterator[Metric]:
        """All of them."""
        numbers = self.numbers
        for name, text in COUNTERS.items():
            yield CounterMetricFamily(f"motherlode_{name}", text, value=numbers.counted[name])
        for name, text in GAUGES.items():
            yield GaugeMetricFamily(f"motherlode_{name}", text, value=numbers.shown[name])
        buckets = zip((*map(str, SECONDS), "+Inf"), accumulate(numbers.took), strict=True)
        yield HistogramMetricFamily("motherlode_command_seconds", TOOK, list(buckets), numbers.seconds)


def page_of(numbers: Numbers) -> bytes:
    """Numbers as Prometheus reads them."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(NumbersCollector(numbers))
    return generate_latest(registry)

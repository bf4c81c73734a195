"""What the server counts about itself, in the form that Prometheus reads."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

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
GAUGES = {
    "live_tables": "tables in memory",
    "connections": "open sockets",
    "store_commits": "commits to the store since the start",
    "store_appended": "events written to the store since the start",
}
SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """Counters, gauges and the time that commands take, for one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.counters = {name: Counter(f"motherlode_{name}", text, registry=self.registry)
                         for name, text in COUNTERS.items()}  # fmt: skip
        self.gauges = {name: Gauge(f"motherlode_{name}", text, registry=self.registry)
                       for name, text in GAUGES.items()}  # fmt: skip
        self.seconds = Histogram(
            "motherlode_command_seconds",
            "from reading a command to its answer",
            buckets=SECONDS,
            registry=self.registry,
        )

    def count(self, what: str, amount: float = 1) -> None:
        """Add to a counter."""
        self.counters[what].inc(amount)

    def show(self, what: str, value: float) -> None:
        """Set a gauge."""
        self.gauges[what].set(value)

    def page(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)

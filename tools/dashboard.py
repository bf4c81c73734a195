"""The dashboard of the server's metrics for Grafana, from a table: `python -m tools.dashboard`."""

import json
from pathlib import Path
from typing import Any, NamedTuple

COMMAND = "python -m tools.dashboard"
FILE = Path(__file__).parents[1] / "deploy" / "grafana.json"
WIDTH, HEIGHT, COLUMNS = 8, 8, 3  # of a panel on Grafana's grid of 24 columns
SOURCE = {"type": "prometheus", "uid": "${source}"}


class Panel(NamedTuple):
    """A panel: its title, its unit, and its lines as Prometheus computes them, by their names."""

    title: str
    unit: str
    lines: dict[str, str]


def rate(metric: str) -> str:
    """How much of it there is in a second."""
    return f"rate(motherlode_{metric}[5m])"


def share(quantile: float) -> str:
    """The time that this share of the commands does not exceed."""
    return f"histogram_quantile({quantile}, rate(motherlode_command_seconds_bucket[5m]))"


PANELS = (
    Panel("People", "short", {"sockets": "motherlode_connections", "tables in memory": "motherlode_live_tables"}),
    Panel("Moves and commands", "ops", {"moves": rate("moves_total"), "commands": rate("commands_total")}),
    Panel("Time to an answer", "s", {"half": share(0.5), "99 of 100": share(0.99)}),
    Panel("Refused, and too slow", "ops", {"refusals": rate("refusals_total"), "snapshots": rate("snapshots_total")}),
    Panel("Faults: all of these ought to be zero", "short", {
        "errors": "motherlode_errors_total",
        "store failures": "motherlode_store_failures",
        "tables set aside": "motherlode_set_aside_total",
        "tried again": "motherlode_retries_total",
    }),
    Panel("The store", "ops", {
        "commits": rate("store_commits"), "events": rate("store_appended"), "new tables": rate("tables_total"),
    }),
)  # fmt: skip


def dashboard() -> dict[str, Any]:
    """The dashboard as Grafana imports it."""
    return {
        "title": "Motherlode",
        "uid": "motherlode",
        "schemaVersion": 39,
        "refresh": "30s",
        "time": {"from": "now-6h", "to": "now"},
        "templating": {
            "list": [{"name": "source", "label": "Prometheus", "type": "datasource", "query": "prometheus"}]
        },
        "panels": [panel(number, one) for number, one in enumerate(PANELS)],
    }


def panel(number: int, one: Panel) -> dict[str, Any]:
    """A panel at its place."""
    return {
        "id": number + 1,
        "type": "timeseries",
        "title": one.title,
        "datasource": SOURCE,
        "gridPos": {"x": number % COLUMNS * WIDTH, "y": number // COLUMNS * HEIGHT, "w": WIDTH, "h": HEIGHT},
        "fieldConfig": {"defaults": {"unit": one.unit, "min": 0}, "overrides": []},
        "targets": [
            {"refId": chr(ord("A") + place), "datasource": SOURCE, "expr": computed, "legendFormat": name}
            for place, (name, computed) in enumerate(one.lines.items())
        ],
    }


def text() -> str:
    """The dashboard as it is written down."""
    return json.dumps(dashboard(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")

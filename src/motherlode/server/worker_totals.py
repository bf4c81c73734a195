"""What all workers of a supervisor count together. A request for `/metrics` comes to any of them.

Each worker says once a second what it has counted; the supervisor adds it up, and writes the page that every worker
shows. What a worker counted that has ended stays counted, so nothing ever falls.
"""

import tempfile
from collections.abc import Hashable
from pathlib import Path

import msgspec

from motherlode.server.metrics import Numbers, page_of, sum_of

COUNTED = b"counted "  # how a worker's line begins
EVERY = 1.0  # seconds between two of them


class WorkerTotals:
    """The page of all workers, in a folder of its own."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="motherlode-")
        self.page = Path(self._folder.name) / "metrics"
        self._ended = Numbers()
        self._by_worker: dict[Hashable, Numbers] = {}
        self._write()

    def close(self) -> None:
        """Nobody asks any more."""
        self._folder.cleanup()

    def hear(self, worker: Hashable, line: bytes) -> None:
        """A worker says what it has counted."""
        self._by_worker[worker] = msgspec.json.decode(line.removeprefix(COUNTED), type=Numbers)
        self._write()

    def forget(self, worker: Hashable) -> None:
        """A worker has ended."""
        if counted := self._by_worker.pop(worker, None):
            self._ended = sum_of([self._ended, counted.left()])
            self._write()

    def _write(self) -> None:
        """Readers find the old page or the new one, never half of it."""
        new = self.page.with_suffix(".new")
        new.write_bytes(page_of(sum_of([self._ended, *self._by_worker.values()])))
        new.replace(self.page)


def line_of(numbers: Numbers) -> str:
    """What a worker says.

    >>> line_of(Numbers({"moves": 2}, {}, [], 0.5))
    'counted {"counted":{"moves":2},"shown":{},"took":[],"seconds":0.5}'
    """
    return (COUNTED + msgspec.json.encode(numbers)).decode()

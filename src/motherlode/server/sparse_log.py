"""A log that strangers cannot fill: of lines that are alike, a few, then now and then one that counts the rest."""

import logging
import time
from collections import Counter
from collections.abc import Callable

from motherlode.server.limits import Bucket
from motherlode.server.settings import SECOND

AT_ONCE, A_SECOND = 10, 0.1  # lines that are alike: of one message, whatever stands in it


class Sparse(logging.Filter):
    """Lets the first lines of each kind through, then one in ten seconds."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.now = now
        self.buckets: dict[tuple[str, object], Bucket] = {}  # as many as there are messages in the program
        self.left_out: Counter[tuple[str, object]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        kind, now = (record.name, record.msg), round(self.now() * SECOND)
        bucket = self.buckets.setdefault(kind, Bucket(A_SECOND, AT_ONCE, now))
        if bucket.take(now):
            self.left_out[kind] += 1
            return False
        if others := self.left_out.pop(kind, 0):
            record.msg = f"{record.getMessage()} (and {others} more like this before)"
            record.args = ()
        return True

"""Whether the store works: a change is logged and reported once, failures are counted."""

import logging
from collections.abc import Callable
from time import monotonic

LOG = logging.getLogger("motherlode.server")


class Health:
    """The health of one kind of work, as in `written` or `read`."""

    def __init__(self, work: str) -> None:
        self.work = work
        self.failures = 0
        self.changed: Callable[[bool], None] = lambda working: None  # called when it fails, and works again
        self._failing_since: float | None = None

    @property
    def working(self) -> bool:
        """Whether it worked the last time."""
        return self._failing_since is None

    def failed(self, why: str) -> None:
        """It did not work."""
        self.failures += 1
        if self.working:
            self._failing_since = monotonic()
            LOG.error("nothing can be %s: %s", self.work, why)
            self.changed(False)

    def worked(self) -> None:
        """It worked."""
        if self._failing_since is not None:
            seconds, self._failing_since = monotonic() - self._failing_since, None
            LOG.error("what is asked for is %s again, after %.0f seconds", self.work, seconds)
            self.changed(True)

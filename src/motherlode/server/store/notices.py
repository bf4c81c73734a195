"""What workers on one PostgreSQL say to each other: short notices, sent with the change that they are about.

A notice is a hint to look, and carries no secret: which match has which last line, or whose attendance changed. It is
sent when the transaction commits, and never otherwise.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from sqlalchemy import Connection, text

CHANNEL = "motherlode"
APPENDED, ATTENDED = "appended", "attended"
AT_ONCE = 150  # names in one notice: PostgreSQL takes 8,000 bytes
SEND = text("SELECT pg_notify(:channel, :said)")


class Hearer(Protocol):
    """Somebody who wants to know what other workers do."""

    def joined(self, worker: int) -> None:
        """From now on nothing is missed; this process has that number among the workers."""

    def cut_off(self, why: str) -> None:
        """Nothing is heard any more, for a while."""

    def appended(self, lasts: Mapping[str, int]) -> None:
        """Matches have new events; the number of the last one."""

    def attended(self, matches: Sequence[str]) -> None:
        """The attendance of matches has changed."""

    def alive(self, workers: frozenset[int]) -> None:
        """These workers are there now."""


def notify(connection: Connection, kind: str, about: Sequence[str]) -> None:
    """Send a notice to all workers when this transaction commits."""
    for first in range(0, len(about), AT_ONCE):
        said = " ".join([kind, *about[first : first + AT_ONCE]])
        connection.execute(SEND, {"channel": CHANNEL, "said": said})


def notify_appended(connection: Connection, lasts: Mapping[str, int]) -> None:
    """The last numbers of matches that got new events."""
    notify(connection, APPENDED, [f"{match}={last}" for match, last in sorted(lasts.items())])


def hear(hearer: Hearer, said: str) -> None:
    """Pass a notice on; one of a newer program is not understood, and left."""
    kind, *about = said.split()
    if understood := KINDS.get(kind):
        understood(hearer, about)


def _appended(hearer: Hearer, about: Sequence[str]) -> None:
    hearer.appended({match: int(last) for match, _, last in (one.rpartition("=") for one in about)})


def _attended(hearer: Hearer, about: Sequence[str]) -> None:
    hearer.attended(about)


KINDS: dict[str, Callable[[Any, Sequence[str]], None]] = {APPENDED: _appended, ATTENDED: _attended}

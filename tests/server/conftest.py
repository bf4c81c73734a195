"""What the tests of the server share: a PostgreSQL of their own, and an address of each kind of store."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from harness.postgres import Cluster

PATIENCE = 60.0  # seconds


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL for all tests of a process."""
    cluster = Cluster()
    yield cluster
    cluster.remove()


@pytest.fixture(autouse=True)
def patient_stores(monkeypatch: pytest.MonkeyPatch) -> None:
    """A database for which a busy machine has no time is not lost, and neither are its workers."""
    for module in ("store", "listener"):
        monkeypatch.setattr(f"motherlode.server.store.{module}.DEADLINE", PATIENCE)


@pytest.fixture
def database(cluster: Cluster) -> Iterator[str]:
    """The address of a new PostgreSQL database."""
    with cluster.database() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a store that does not exist yet, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'motherlode.db'}"
    return str(request.getfixturevalue("database"))

"""What the tests of the server share: a PostgreSQL of their own, and an address of each kind of store."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from harness.postgres import Cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL for all tests of a process."""
    cluster = Cluster()
    yield cluster
    cluster.remove()


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

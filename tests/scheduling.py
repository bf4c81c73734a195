"""Which of the processes of a run does which tests, and when.

The tests of a file stay together, so that what is dear is made once: a browser, a PostgreSQL, compiled rules. A line of
`TOGETHER` keeps several files in one process. What takes long begins first, so that all processes end at the same time.
"""

import pytest
from xdist.scheduler.loadscope import LoadScopeScheduling

from harness.test_file_order import place_of

TOGETHER = {  # by the beginning of a path: what only one process should start
    "tests/batch/test_cluster.py": "ray",
    "tests/arena/test_cluster.py": "ray",
    "README.md": "a league",  # both play the same one, and compile it
    "src/motherlode/arena/__init__.py": "a league",
}


def longest_first(items: list[pytest.Item]) -> None:
    """Sort the tests; those of one file keep their order."""
    items.sort(key=lambda item: place_of(item.nodeid))


class ByFile(LoadScopeScheduling):
    """Hands out whole files, in the order of the tests."""

    def __init__(self, config: pytest.Config, log: object) -> None:
        config.option.loadscopereorder = False
        super().__init__(config, log)  # type: ignore[arg-type]

    def _split_scope(self, nodeid: str) -> str:
        path = nodeid.partition("::")[0]
        return TOGETHER.get(path, path)

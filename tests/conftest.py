"""Settings for all tests.

make pytest                                              # every property a hundred times, the same examples each time
make pytest ARGS="--thorough"                            # everything, and other examples each time: `make test-all`
"""

import pytest
from hypothesis import settings

from tests import amounts, machine, scheduling


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--thorough", action="store_true", help="all tests, and as often as tests/amounts.py has it")


def pytest_configure(config: pytest.Config) -> None:
    amounts.thorough = config.getoption("thorough")
    # The first call of a rule compiles it, so there is no deadline.
    examples = amounts.amount("examples of a property")
    settings.register_profile("usual", deadline=None, derandomize=True, max_examples=examples)
    settings.register_profile("thorough", deadline=None, print_blob=True, max_examples=examples)
    settings.load_profile("thorough" if amounts.thorough else "usual")
    machine.make_alike()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what only `make test-all` does, and begin with what takes long."""
    if not amounts.thorough:
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("thorough")])
        items[:] = [item for item in items if not item.get_closest_marker("thorough")]
    scheduling.longest_first(items)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> scheduling.ByFile:
    return scheduling.ByFile(config, log)

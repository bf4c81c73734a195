"""Each safeguard of the server is taken out: the search finds a world where that shows, within a thousand.

`FOUND` are the worlds where it showed last. A change of the server changes what a seed leads to; then the search begins
anew, and says which world it has found.
"""

import pytest

from harness.simulation.world import worlds
from tests.simulation.defects import DEFECTS

MOST = 1_000
MISFITS = ("AttributeError", "NameError", "TypeError")  # of a defect that does not fit the server any more
FOUND = {
    "lines are shown before they are stored": 3,
    "the log has no unique key": 3,
    "a command counts again under the same id": 5,
    "a move answers any question": 5,
    "a table is set up again for the same nonce": 10,
    "a ghost keeps a seat": 79,
    "a connection goes deaf": 83,
    "the sweeper dies": 2,
    "a commit without an answer is not looked up": 61,
    "a worker does not hear of the others' lines": 1,
    "a worker does not look again after a silence": 14,
    "who opens a stream is shown what the worker knows": 71,
    "a worker refuses by what it knows": 457,
    "nobody is seen at other workers": 0,
    "a worker that has ended is not noticed": 63,
    "a log that may differ is not read again": 5,
    "time at a table follows each machine": 3,
}


def search(run, seeds):
    """The first of these worlds in which something is wrong."""
    return next((found for found in map(run, seeds) if found.violations), None)


@pytest.mark.parametrize("defect", DEFECTS)
def test_a_world_is_found_where_it_shows(defect):
    with worlds() as run:
        with DEFECTS[defect]():
            found = search(run, [FOUND[defect], *range(MOST)])
        assert found, "in no world"
        print(f"{defect}: {found.seed}: {found.violations[0]}")
        assert not any(error in found.violations[0] for error in MISFITS), "that is the patch, not the safeguard"
        assert run(found.seed).violations == [], "it is not the defect that shows"


@pytest.mark.thorough
@pytest.mark.parametrize("defect", DEFECTS)
def test_it_shows_within_the_first_thousand_worlds(defect):
    with worlds() as run, DEFECTS[defect]():
        assert search(run, range(MOST)), "in no world"

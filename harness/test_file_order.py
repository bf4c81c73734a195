"""Which files of tests take long: `tests/scheduling.py` begins with them, `tools/nearest.py` leaves them for later."""

FIRST = (  # by the beginning of a path, the longest first; everything else follows in the usual order
    "tests/browser/test_games.py",
    "tests/examples/",
    "tests/batch/test_ptx.py",
    "tests/browser/test_access.py",
    "tests/batch/test_cluster.py",
    "tests/browser/test_layout.py",
    "tests/browser/test_rules.py",
    "tests/documents/",
    "tests/study/",
    "tests/browser/",
    "tests/adapters/",
    "tests/site/",
    "tests/simulation/",
    "tests/server/test_kill.py",
    "tests/server/test_two_worlds.py",
    "tests/batch/",
    "tests/games/test_cache.py",
    "tests/games/",
    "tests/server/",
    "tests/testing/",
    "tests/bots/",
    "tests/arena/",
)


def place_of(path: str) -> int:
    """When a file's turn comes."""
    return next((place for place, start in enumerate(FIRST) if path.startswith(start)), len(FIRST))

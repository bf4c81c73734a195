"""Try once more, alone, the few tests that failed beside others: `make pytest` calls it after a run with failures.

A test that fails again is a failure. One that passes is named as unsteady, for all to see: it waits for a time instead
of an event, or for more than a busy machine can give, and is to be mended. Many failures are not tried again.
"""

import json
import subprocess
import sys
from pathlib import Path

FEW = 5
FAILED = Path(".pytest_cache/v/cache/lastfailed")
COMMAND = (sys.executable, "-m", "pytest", "-q", "-p", "no:xdist")


def main(failed: Path = FAILED, command: tuple[str, ...] = COMMAND) -> int:
    """Exit code 0 when every one of a few tests passes alone."""
    tests = list(json.loads(failed.read_text(encoding="utf-8"))) if failed.exists() else []
    if not 0 < len(tests) <= FEW:
        return 1
    print("Once more, alone: what failed beside others", flush=True)
    if subprocess.run([*command, *tests], check=False).returncode:
        return 1
    print("UNSTEADY, to be mended:", *tests, sep="\n  ")
    return 0


if __name__ == "__main__":
    sys.exit(main())

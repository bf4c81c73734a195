"""Are there known vulnerabilities in the versions that the two .lock files name? Asks PyPI, through pip-audit.

Fails only when one is found. Where the advisories cannot be reached, it says so and lets the other checks go on.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

LOCKS = ("requirements.lock", "requirements-dev.lock")
LONGEST = 180  # seconds

# Vulnerabilities that do not concern us: the id, and why. One that has a fix is fixed, not listed.
IGNORED: dict[str, str] = {}


def main() -> int:
    """Audit the lock files of this folder; the exit code."""
    command = [str(Path(sys.executable).parent / "pip-audit"), "--no-deps", "--disable-pip", "--timeout", "10"]
    command += ["--progress-spinner", "off", "--format", "json"]
    try:
        done = subprocess.run(
            [*command, *(part for lock in LOCKS for part in ("-r", lock))],
            capture_output=True,
            check=False,
            text=True,
            timeout=LONGEST,
        )
        report = json.loads(done.stdout)
    except (subprocess.TimeoutExpired, json.JSONDecodeError):
        report = {"dependencies": []}
    code, said = verdict(report)
    print(said)
    return code


def verdict(report: dict[str, Any]) -> tuple[int, str]:
    """What a report of pip-audit means: the exit code, and what to say."""
    packages = report["dependencies"]
    asked = [package for package in packages if "skip_reason" not in package]
    if not asked:
        return 0, "  NOT AUDITED: the advisories of PyPI cannot be reached from here."
    found = [
        f"  {package['name']} {package['version']}: {flaw['id']}, fixed in {', '.join(flaw['fix_versions']) or 'none'}"
        for package in asked
        for flaw in package["vulns"]
        if not {flaw["id"], *flaw.get("aliases", [])} & IGNORED.keys()
    ]
    if found:
        return 1, "\n".join(
            ["Known vulnerabilities: renew the locks (make lock), or say why not in tools/audit.py", *found]
        )
    left_out = [package["name"] for package in packages if "skip_reason" in package]
    return 0, f"  NOT AUDITED, since PyPI does not know them: {', '.join(left_out)}" if left_out else "  nothing known"


if __name__ == "__main__":
    sys.exit(main())

"""`make release`: build sdist and wheel in dist/, try the wheel in an empty environment, and write the notes.

python -m tools.release [--cut VERSION] [--quick]

Nothing is published, and without --cut no file of the repository changes. --cut gives the unreleased changes a version,
in the changelog and in the package, before anything is built. --quick borrows the packages that are installed here.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from harness.wheel_trial import PYTHONS, Environment, missing_from, pythons, this_python, use

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
CHANGELOG = ROOT / "CHANGELOG.md"
PACKAGE = ROOT / "src" / "motherlode" / "__init__.py"
UNRELEASED = "Unreleased"
VERSION = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
NUMBER = re.compile(r"\d+\.\d+\.\d+((a|b|rc)\d+)?")
INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}


def version() -> str:
    """The version of the package, which stands in one place."""
    found = VERSION.search(PACKAGE.read_text(encoding="utf-8"))
    assert found
    return found[1]


def notes(changelog: str, heading: str) -> str:
    """What the changelog says of a version.

    >>> notes("# Changes\\n\\n## [2.0.0] 2026-01-02\\n\\n- Faster.\\n\\n## [1.0.0]\\n\\n- There.\\n", "2.0.0")
    '- Faster.'
    """
    found = re.search(rf"^## \[{re.escape(heading)}\].*?$(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    if not found or not found[1].strip():
        raise SystemExit(f"CHANGELOG.md says nothing of {heading}.")
    return found[1].strip()


def cut(changelog: str, number: str, day: str) -> str:
    """The changelog, with a version for what was unreleased, and room for what comes.

    >>> print(cut("# Changes\\n\\n## [Unreleased]\\n\\n- Faster.\\n", "2.0.0", "2026-01-02"))
    # Changes
    <BLANKLINE>
    ## [Unreleased]
    <BLANKLINE>
    ## [2.0.0] 2026-01-02
    <BLANKLINE>
    - Faster.
    <BLANKLINE>
    """
    notes(changelog, UNRELEASED)
    return changelog.replace(f"## [{UNRELEASED}]", f"## [{UNRELEASED}]\n\n## [{number}] {day}", 1)


def build(kind: str, folder: Path, source: Path = ROOT) -> Path:
    """Build an sdist or a wheel, as pip would."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stderr)
    [built] = folder.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return built


def try_out(wheel: Path, quick: bool) -> None:
    """Use the wheel in an empty environment: of every Python that is here, or quickly of this one."""
    found = {"this": sys.executable} if quick else pythons()
    for name, python in found.items():
        with tempfile.TemporaryDirectory() as folder:
            environment = Environment(Path(folder), python, INTERPRETED if quick else {})
            if quick:
                environment.install("--no-deps", str(wheel))
                environment.lend(this_python())
            else:
                environment.install(str(wheel))
            use(environment, version())
        say(f"played and served with {'this Python' if quick else f'Python {name}'}, in an empty environment")
    if not quick and (lacking := [name for name in PYTHONS if name not in found]):
        say(f"not tried, as it is not on this machine: Python {', '.join(lacking)}")


def say(done: str) -> None:
    """What is done."""
    print(f"  {done}", flush=True)


def main() -> int:
    """Exit code 0 when it could be published."""
    parser = argparse.ArgumentParser(prog="make release", description=__doc__, add_help=True)
    parser.add_argument("--cut", metavar="VERSION", help="give the unreleased changes this version")
    parser.add_argument("--quick", action="store_true", help="borrow packages")
    chosen = parser.parse_args()
    if chosen.cut:
        if not NUMBER.fullmatch(chosen.cut):
            parser.error(f"a version is like 1.2.3, not {chosen.cut}")
        changelog = cut(CHANGELOG.read_text(encoding="utf-8"), chosen.cut, f"{datetime.now(UTC):%Y-%m-%d}")
        CHANGELOG.write_text(changelog, encoding="utf-8")
        text = VERSION.sub(f'__version__ = "{chosen.cut}"', PACKAGE.read_text(encoding="utf-8"))
        PACKAGE.write_text(text, encoding="utf-8")
    print(f"Motherlode {version()}")
    shutil.rmtree(DIST, ignore_errors=True)
    sdist = build("sdist", DIST)
    wheel = build("wheel", DIST)
    say(f"built {sdist.name} and {wheel.name}")
    if lacking := missing_from(wheel):
        raise SystemExit(f"The wheel lacks {', '.join(lacking)}.")
    say("every file of the package is in the wheel")
    try_out(wheel, chosen.quick)
    said = notes(CHANGELOG.read_text(encoding="utf-8"), chosen.cut or UNRELEASED)
    (DIST / "NOTES.md").write_text(f"{said}\n", encoding="utf-8")
    say("wrote dist/NOTES.md from the changelog")
    number = chosen.cut or version()
    print(f"\nNothing has been published. To do so, after `make test-all`:\n  git tag v{number} && git push --tags")
    print(f"  python -m twine upload dist/{sdist.name} dist/{wheel.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

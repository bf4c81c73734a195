"""`make docs`: gather the pages, build the site with Zensical, and follow every link of it.

python -m tools.site [--gather]      with --gather, for another builder: build/docs is written, and nothing is built
"""

import os
import shutil
import subprocess
import sys
import time

from tools.site.gather import BUILT, GATHERED, configuration_of, gather
from tools.site.links import broken
from tools.site.pages import LANGUAGES


def main() -> int:
    """Exit code 0 when every page is built and no link is broken."""
    began = time.monotonic()
    gather()
    if "--gather" in sys.argv[1:]:
        print(f"Gathered in {GATHERED}.")
        return 0
    shutil.rmtree(BUILT, ignore_errors=True)
    for language in LANGUAGES:
        build(language)
    if found := broken(BUILT):
        print("Links that lead nowhere:", *found, sep="\n  ")
        return 1
    count = sum(1 for _ in BUILT.rglob("*.html"))
    print(f"{count} pages in {time.monotonic() - began:.1f} s, and no broken link: {BUILT / 'index.html'}")
    return 0


def build(language: str) -> None:
    """Let Zensical build the pages of a language; whatever it warns of ends the run."""
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean", "-f", str(configuration_of(language))]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | {"NO_COLOR": "1"})
    if done.returncode:
        sys.exit(f"The pages in {language} were not built:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")


if __name__ == "__main__":
    sys.exit(main())

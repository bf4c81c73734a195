"""`python -m motherlode` is the command `motherlode`."""

import sys

from motherlode.cli import main

if __name__ == "__main__":
    sys.exit(main())

"""The process that compiles a game beside the server."""

import subprocess
import sys

from motherlode.server.compilation import STEPS
from tests import running


def test_it_says_every_step_and_ends_well_while_the_server_goes_on():
    command = [sys.executable, "-m", "motherlode.server.compilation", "dice"]
    with running.start(command, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as it:
        assert it.stdout
        assert it.stderr
        assert it.stdout.read().split() == list(STEPS)
        assert (it.wait(), it.stderr.read()) == (0, "")

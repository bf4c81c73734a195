"""The process that compiles a game beside those who play."""

import subprocess

from motherlode.compilation import COMMAND, STEPS
from tests import running


def test_it_says_every_step_and_ends_well_while_the_server_goes_on():
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with running.start([*COMMAND, "dice"], text=True, **pipes) as it:
        assert it.stdout
        assert it.stderr
        assert it.stdout.read().split() == list(STEPS)
        assert (it.wait(), it.stderr.read()) == (0, "")

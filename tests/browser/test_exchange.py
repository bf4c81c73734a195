"""A page at a server of several workers, while all of them are exchanged."""

import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from harness.children import children
from harness.page_play import begin, by_mouse, play_to_the_end
from harness.postgres import Cluster
from tests import running
from tests.browser.test_robust import stay, stayed

PATIENCE = 120.0  # seconds


class Workers:
    """`motherlode serve --workers 2`, as a visitor sees it."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())  # type: ignore[union-attr]
        assert found, "the server has said where it is"
        self.page = found[0]

    def exchange(self) -> set[int]:
        """Begin to put a new one in the place of each; those that were."""
        before = children(self.process.pid)
        self.process.send_signal(signal.SIGHUP)
        return before


@pytest.fixture
def workers() -> Iterator[Workers]:
    cluster = Cluster()
    try:
        with cluster.database() as database:
            command = [sys.executable, "-m", "motherlode", "serve", "--port", "0", "--store", database, "--workers", 2]
            given = ["--set=pace=30", "--set=window=60", "--set=compilers=0", "--lang=en"]
            pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
            with running.start([*command, *given], text=True, bufsize=1, **pipes) as process:
                yield Workers(process)
    finally:
        cluster.remove()


def test_a_game_goes_on_while_all_workers_are_exchanged(visitors, workers):
    ana = visitors(at=workers)
    ana.loses_connection = True
    page = ana.go()
    begin(page, "quarry", 2)
    stay(page)
    by_mouse(page)
    before = workers.exchange()
    assert play_to_the_end(page, by_mouse) >= 0
    assert page.locator("main.table .problem").count() == 0
    until = time.monotonic() + PATIENCE
    while children(workers.process.pid) & before:
        assert time.monotonic() < until
        page.wait_for_timeout(50)
    page.locator("section.end").wait_for()
    assert stayed(page)

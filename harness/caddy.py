"""A real Caddy, with its configuration and all its files in a temporary folder."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

from harness.nginx import listens

STARTING = 60.0  # seconds, on a slow machine
ALONE = "{\n\tadmin off\n\tauto_https off\n}\n"  # nobody changes it while it runs, and it asks nobody for certificates


@contextmanager
def caddy(sites: str, port: int, **environment: str) -> Iterator[None]:
    """A Caddy with these sites, one of which listens at this port, for as long as it is needed."""
    program = shutil.which("caddy")
    assert program, "this needs Caddy: tools/system-packages installs it, or says how to"
    with tempfile.TemporaryDirectory(prefix="motherlode-caddy-") as name:
        folder = Path(name)
        (folder / "Caddyfile").write_text(ALONE + sites, encoding="utf-8")
        kept = {"HOME": name, "XDG_DATA_HOME": name, "XDG_CONFIG_HOME": name}
        command = [program, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
        with (folder / "log").open("wb") as log:
            process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env={**os.environ, **kept, **environment}
            )
        try:
            deadline = monotonic() + STARTING
            while not listens(port):
                assert process.poll() is None, (folder / "log").read_text()
                assert monotonic() < deadline, "Caddy does not answer"
                sleep(0.02)
            yield
        finally:
            process.terminate()
            process.wait(STARTING)

"""The page as a site of files, served by Python's own file server, which knows nothing of it, under a path."""

import shutil
import subprocess
import sys
from pathlib import Path
from subprocess import DEVNULL, PIPE

from harness.ports import free_port
from motherlode.site.build import build

PATH = "mines"  # of the site, on its host


class StaticSite:
    """A host of files, which can be stopped, and started again at the same address."""

    def __init__(self, host: Path, built: Path | None = None) -> None:
        self.folder = host / PATH
        if built:
            shutil.copytree(built, self.folder)
        else:
            build(self.folder)
        self.port = free_port()
        self.page = f"http://127.0.0.1:{self.port}/{PATH}"
        self.start()

    def start(self) -> None:
        """Start it; when this returns, it answers."""
        command = [sys.executable, "-u", "-m", "http.server", str(self.port), "--bind", "127.0.0.1"]
        self.process = subprocess.Popen(
            [*command, "--directory", str(self.folder.parent)], stdin=DEVNULL, stdout=PIPE, stderr=DEVNULL, text=True
        )
        assert self.process.stdout is not None
        with self.process.stdout as said:
            assert "Serving HTTP" in said.readline()

    def stop(self) -> None:
        """Nobody answers at its address any more."""
        self.process.kill()
        self.process.wait()

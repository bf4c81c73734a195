"""Where servers that are tried out listen, and how they are asked."""

import socket
import urllib.request
from pathlib import Path
from random import SystemRandom

ROOT = Path(__file__).parent.parent  # of the repository: programs are started here
BELOW_EPHEMERAL = range(20_000, 32_000)  # no client's own end can take a port down here while nobody serves on it
DIRECT = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # no proxy leads to this machine


def free_port() -> int:
    """A port that nobody uses."""
    while True:
        port = SystemRandom().choice(BELOW_EPHEMERAL)
        with socket.socket() as tried:
            try:
                tried.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port

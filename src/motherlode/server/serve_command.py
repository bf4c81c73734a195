"""`motherlode serve`: the application under uvicorn, with bounded frames and heartbeats."""

import errno
import logging
import socket
import sys
import time
from argparse import Namespace
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from ipaddress import ip_address
from urllib.parse import urlsplit

import uvicorn
from starlette.applications import Starlette

from motherlode.games.catalog import GAMES
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.parsers import whole
from motherlode.server.guarded_http import GuardedHttp
from motherlode.server.guarded_socket import GuardedSocket
from motherlode.server.settings import SECOND, Settings
from motherlode.words import Words

PATIENCE = 5.0  # seconds until progress is printed; what was compiled before is loaded by then
LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
ANYWHERE = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}  # hosts that mean every address of this machine
# Addresses that nobody has, for documentation: what would be sent there, and never is, takes the way to the network.
FAR_AWAY = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}


def configured(app: Starlette, settings: Settings) -> uvicorn.Config:
    """The way the application is served."""
    heartbeat = settings.heartbeat / SECOND
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        http=GuardedHttp,
        ws=GuardedSocket,
        ws_max_size=settings.limits.frame,
        ws_ping_interval=heartbeat,
        ws_ping_timeout=heartbeat,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )


# --- the command


def serve(words: Words, given: Namespace) -> int:
    """Serve until somebody says stop: Ctrl-C, or the system."""
    from motherlode.server.app import app_of
    from motherlode.server.store.store import open_engine

    settings = settings_of(given)
    open_engine(settings.store).dispose()  # whatever is wrong with it is said now, in one sentence
    logging.basicConfig(stream=sys.stderr, format=LINE, level=logging.WARNING)
    with listening(settings.host, settings.port) as listener:
        app = app_of(settings, prepared=Progress(words).step_done)
        begun = partial(announce, words, settings.host, listener.getsockname()[1])
        server = Announced(configured(app, settings), begun)
        server.run(sockets=[listener])  # an interrupt is passed on once everything is put away
    return 0


def settings_of(given: Namespace) -> Settings:
    """The settings that were asked for."""
    usual = Settings()
    return Settings(
        host=given.host or usual.host,
        port=usual.port if given.port is None else port_of(given.port),
        store=given.store or usual.store,
        origins=tuple(origin_of(origin) for origin in given.origin or ()),
    )


def port_of(text: str) -> int:
    """A port as somebody typed it; 0 is any that is free."""
    return whole("--port", int(text) if text.isascii() and text.isdecimal() else text, 0, 65535)


def origin_of(text: str) -> str:
    """The origin of a page, as browsers write it.

    >>> origin_of("https://Play.example.org/")
    'https://play.example.org'
    """
    try:
        parts = urlsplit(text)
        good = parts.scheme in ("http", "https") and parts.netloc and not (parts.path.strip("/") or parts.query)
    except ValueError:
        good = False
    if not good:
        example = "https://play.example.org"
        raise Mistake("origin", example=example, given=text)
    return f"{parts.scheme}://{parts.netloc.lower()}"


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens there."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
    except OSError as error:
        raise unreachable(host, error) from error
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(2048)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise Mistake("port-taken", port=port) from error
        raise unreachable(f"{host}:{port}", error) from error
    return listener


def unreachable(where: str, error: OSError) -> Mistake:
    """The error of an address where nothing can listen."""
    return Mistake("no-listening", where=where, why=error.strerror or error)


def address_of(host: str, port: int) -> str:
    """What is typed into a browser.

    >>> address_of("127.0.0.1", 8421), address_of("::1", 80)
    ('http://127.0.0.1:8421', 'http://[::1]:80')
    """
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def hosts_here(family: socket.AddressFamily) -> list[str]:
    """The addresses by which others reach this machine: the one it calls the network from, and those of its name."""
    found = []
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as way_out:
        way_out.connect((FAR_AWAY[family], 9))  # only chooses a way: nothing is sent
        found.append(way_out.getsockname()[0])
    with suppress(OSError):
        found += [str(known[4][0]) for known in socket.getaddrinfo(socket.gethostname(), None, family)]
    return [host for host in dict.fromkeys(found) if reachable(host)]


def reachable(host: str) -> bool:
    """Whether others can open it: not where the machine speaks to itself, nor with the name of a wire in it.

    >>> [reachable(host) for host in ("192.168.1.20", "127.0.1.1", "::1", "fe80::1%eth0")]
    [True, False, False, False]
    """
    return "%" not in host and not (address := ip_address(host)).is_loopback and not address.is_link_local


def announce(words: Words, host: str, port: int) -> None:
    """Say where the server can be opened: here, and by others."""
    if host not in ANYWHERE:
        say(words.say("serve-at", address=address_of(host, port)))
        return
    say(words.say("serve-at", address=address_of("localhost", port)))
    for other in hosts_here(ANYWHERE[host]):
        say(words.say("serve-others", address=address_of(other, port)))


class Announced(uvicorn.Server):
    """A server that says when it answers."""

    def __init__(self, config: uvicorn.Config, begun: Callable[[], None]) -> None:
        super().__init__(config)
        self.begun = begun

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if self.started:
            self.begun()


class Progress:
    """Says how far the compilation is, where it takes a while."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.since = time.monotonic()
        self.left = len(GAMES)

    def step_done(self, game: str, step: int, steps: int) -> None:
        """A step of a game is done."""
        self.left -= step == steps
        if time.monotonic() - self.since > PATIENCE:
            name = self.words.game(game)
            print(self.words.say("serve-preparing", game=name, step=step, steps=steps), file=sys.stderr, flush=True)
        if not self.left:
            say(self.words.say("serve-ready"))


def say(line: str) -> None:
    """A line for whoever started the server; nobody may be there."""
    with suppress(OSError, ValueError):
        print(line, flush=True)

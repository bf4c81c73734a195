"""`motherlode serve`: the application under uvicorn, with bounded frames and heartbeats."""

import errno
import logging
import os
import re
import socket
import sys
import time
from argparse import Namespace
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

import uvicorn
from starlette.applications import Starlette

from motherlode.games.catalog import GAMES, is_module
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.parsers import whole
from motherlode.server.callers import raise_descriptors
from motherlode.server.chosen_settings import chosen
from motherlode.server.guarded_http import GuardedHttp
from motherlode.server.guarded_socket import GuardedSocket
from motherlode.server.long_lived import keep_for_good
from motherlode.server.settings import SECOND, Settings
from motherlode.server.sparse_log import Sparse
from motherlode.server.store.database import SQLITE, read_address
from motherlode.server.supervisor import Supervisor
from motherlode.words import Words

MOST_WORKERS = 64
WAITING = 2048  # connections that nobody has accepted yet
PATIENCE = 5.0  # seconds until progress is printed; what was compiled before is loaded by then
LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
ANYWHERE = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}  # hosts that mean every address of this machine
BASE_PATH = re.compile(r"(/[A-Za-z0-9._~-]+)*", re.ASCII)
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
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
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
    open_engine(settings.store).dispose()  # an unusable store is reported now, in one sentence
    prepare_process()
    if settings.workers > 1:
        return supervise(words, settings)
    with listening(settings.host, settings.port) as listener:
        app = app_of(settings, prepared=Progress(words).step_done)
        begun = partial(announce, words, settings.host, listener.getsockname()[1], settings.base_path)
        server = Announced(configured(app, settings), begun)
        server.run(sockets=[listener])  # an interrupt is passed on once everything is put away
    return 0


def supervise(words: Words, settings: Settings) -> int:
    """Serve by several processes on one port."""
    with listening(settings.host, settings.port, many=True) as held:
        settings = replace(settings, port=held.getsockname()[1])
        begun = partial(announce, words, settings.host, settings.port, settings.base_path)
        games = [game for game in GAMES if is_module(game)]
        return Supervisor(settings, games, begun, lambda: say(words.say("serve-ready"))).run()


def prepare_process() -> None:
    """What a process needs that serves: a log for faults, and room for connections."""
    logging.basicConfig(stream=sys.stderr, format=LINE, level=logging.WARNING)
    for handler in logging.getLogger().handlers:
        handler.addFilter(Sparse())
    raise_descriptors()


def settings_of(given: Namespace) -> Settings:
    """The settings that were asked for."""
    settings = chosen(Settings(), given.config or os.environ.get("MOTHERLODE_CONFIG"), os.environ, given.set or ())
    return replace(
        settings,
        host=given.host or settings.host,
        port=port_of(settings.port if given.port is None else given.port),
        store=(store := given.store or settings.store),
        workers=workers_of(settings.workers if given.workers is None else given.workers, store),
        proxies=tuple(network_of(proxy) for proxy in given.proxy or settings.proxies),
        origins=tuple(origin_of(origin) for origin in given.origin or settings.origins),
        base_path=base_path_of(given.base_path or settings.base_path),
    )


def port_of(given: str | int) -> int:
    """A port as somebody typed it; 0 is any that is free."""
    text = str(given)
    return whole("--port", int(text) if text.isascii() and text.isdecimal() else text, 0, 65535)


def workers_of(given: str | int, store: str) -> int:
    """How many processes serve together, as somebody typed it; several need a database that serves several."""
    text = str(given)
    workers = whole("--workers", int(text) if text.isascii() and text.isdecimal() else text, 1, MOST_WORKERS)
    if workers > 1 and read_address(store).get_backend_name() == SQLITE:
        raise Mistake("workers-store", workers=workers, example="--store postgresql://user@host/database", store=store)
    return workers


def network_of(text: str) -> str:
    """An address, or a network, as it is written.

    >>> network_of("10.0.0.0/8"), network_of("::1")
    ('10.0.0.0/8', '::1')
    """
    try:
        ip_network(text)
    except ValueError:
        raise Mistake("proxy", example="127.0.0.1 or 10.0.0.0/8", given=text) from None
    return text


def base_path_of(text: str) -> str:
    """A path under which everything is; empty at the root.

    >>> base_path_of("/games/motherlode/"), base_path_of("/")
    ('/games/motherlode', '')
    """
    path = text.rstrip("/")
    if not BASE_PATH.fullmatch(path):
        raise Mistake("base-path", example="/motherlode", given=text)
    return path


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


def listening(host: str, port: int, many: bool = False) -> socket.socket:
    """A socket that listens there; one of `many` on the same port only holds it, until `listen` is called."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
    except OSError as error:
        raise unreachable(host, error) from error
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if many:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listener.bind(address)
        if not many:
            listener.listen(WAITING)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise Mistake("port-taken", port=port) from error
        raise unreachable(f"{host}:{port}", error) from error
    return listener


def unreachable(where: str, error: OSError) -> Mistake:
    """The error of an address where nothing can listen."""
    return Mistake("no-listening", where=where, why=error.strerror or error)


def address_of(host: str, port: int, base: str = "") -> str:
    """What is typed into a browser.

    >>> address_of("127.0.0.1", 8421), address_of("::1", 80)
    ('http://127.0.0.1:8421', 'http://[::1]:80')
    """
    there = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
    return f"{there}{base}/" if base else there


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


def announce(words: Words, host: str, port: int, base: str = "") -> None:
    """Say where the server can be opened: here, and by others."""
    if host not in ANYWHERE:
        say(words.say("serve-at", address=address_of(host, port, base)))
        return
    say(words.say("serve-at", address=address_of("localhost", port, base)))
    for other in hosts_here(ANYWHERE[host]):
        say(words.say("serve-others", address=address_of(other, port, base)))


class Announced(uvicorn.Server):
    """A server that says when it answers, and when it has answered all."""

    def __init__(
        self, config: uvicorn.Config, begun: Callable[[], None], ended: Callable[[], None] = lambda: None
    ) -> None:
        super().__init__(config)
        self.begun, self.ended = begun, ended

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if self.started:
            self.begun()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop, and say so: the signal that asked for it ends the process next."""
        await super().shutdown(sockets)
        self.ended()


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
            keep_for_good()
            say(self.words.say("serve-ready"))


def say(line: str) -> None:
    """A line for the person who started the server; the output may be closed."""
    with suppress(OSError, ValueError):
        print(line, flush=True)

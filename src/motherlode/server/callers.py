"""Who calls: every TCP connection counts from the moment it is accepted, long before it has said what it wants."""

from collections import Counter
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Protocol

from motherlode.server.limits import Buckets
from motherlode.server.protocol import Refusal
from motherlode.server.settings import SECOND, Limits

SPARE = 128  # descriptors for the store, files, programs that compile, and what else a process opens
PLENTY = 65_536  # descriptors; a process serves fewer than that
USUAL = 1024  # descriptors, where the system does not say


class Caller(Protocol):
    """A TCP connection whose request has not come yet."""

    def let_go(self) -> None:
        """Let go of it at once."""


class Callers:
    """The TCP connections of a process: how many each address has, and which of them have not asked for anything."""

    def __init__(self, limits: Limits, proxies: tuple[str, ...] = (), most: int | None = None) -> None:
        self.limits, self.proxies = limits, [ip_network(proxy) for proxy in proxies]
        self.most = descriptors() - SPARE if most is None else most
        self.by_address: Counter[str] = Counter()
        self.calls = Buckets(limits.calls, limits.calls_burst, lambda: round(monotonic() * SECOND))
        self.silent: dict[Caller, None] = {}  # the one that was silent longest first

    def may_call(self, host: str) -> bool:
        """Whether an address opens connections no faster than anybody needs to."""
        try:
            self.calls.take(address_of(host))
        except Refusal:
            return self._is_proxy(host)
        return True

    def enter(self, host: str, caller: Caller) -> bool:
        """Count a connection; whether there is room for it. In a full process the longest silent caller is cut off."""
        address = address_of(host)
        self.by_address[address] += 1
        if self.by_address[address] > self.limits.callers and not self._is_proxy(host):
            return False
        if self.by_address.total() > self.most:
            if not self.silent:
                return False
            oldest = next(iter(self.silent))
            del self.silent[oldest]
            oldest.let_go()
        self.silent[caller] = None
        return True

    def _is_proxy(self, host: str) -> bool:
        """Whether it is a proxy: the clients behind it are counted by their own addresses, as sockets."""
        try:
            return any(ip_address(host) in proxy for proxy in self.proxies)
        except ValueError:  # no address at all
            return False

    def asked(self, caller: Caller) -> None:
        """A whole request has come."""
        self.silent.pop(caller, None)

    def leave(self, host: str) -> None:
        """A connection is gone."""
        address = address_of(host)
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]


def address_of(host: str) -> str:
    """What counts as one address: of IPv6, the network that one customer gets.

    >>> address_of("192.0.2.7"), address_of("2001:db8:1:2:3:4:5:6"), address_of("::ffff:192.0.2.7"), address_of("")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7', '')
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> 64 << 64))


def descriptors() -> int:
    """How many files and sockets this process may open."""
    try:
        import resource
    except ImportError:  # Windows
        return USUAL
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return PLENTY if soft == resource.RLIM_INFINITY else soft


def raise_descriptors() -> None:
    """Let this process open as many files and sockets as the system allows, but not more than it could ever serve."""
    try:
        import resource
    except ImportError:  # Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = PLENTY if hard == resource.RLIM_INFINITY else min(hard, PLENTY)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))

"""Limits: how much may be requested at once, and how much per second. A refusal says when to ask again."""

from collections import Counter, OrderedDict
from collections.abc import Callable

from motherlode.server.protocol import Refusal

KEPT = 10_000  # names that are remembered; the one that was quiet longest is forgotten first
LATER = 1000  # milliseconds after which something that is held may be let go


class Bucket:
    """Fills at a rate a second up to a burst; each request takes one out."""

    def __init__(self, rate: float, burst: int, now: int) -> None:
        self.rate, self.burst = rate, burst
        self.left, self.at = float(burst), now

    def take(self, now: int) -> int:
        """0 when there was one to take, else the milliseconds until there is.

        >>> bucket = Bucket(rate=2.0, burst=1, now=0)
        >>> bucket.take(0), bucket.take(0), bucket.take(500)
        (0, 500, 0)
        """
        self.left = min(self.burst, self.left + max(0, now - self.at) * self.rate / 1000)
        self.at = now
        if self.left >= 1:
            self.left -= 1
            return 0
        return max(1, round((1 - self.left) * 1000 / self.rate))

    def spend(self, now: int, amount: int) -> int:
        """Take several, even more than there are; the milliseconds until the debt is paid.

        >>> bucket = Bucket(rate=100.0, burst=10, now=0)
        >>> bucket.spend(0, 10), bucket.spend(0, 50), bucket.spend(400, 0), bucket.spend(500, 0)
        (0, 500, 100, 0)
        """
        self.left = min(self.burst, self.left + max(0, now - self.at) * self.rate / 1000) - amount
        self.at = now
        return 0 if self.left >= 0 else max(1, round(-self.left * 1000 / self.rate))


class Buckets:
    """One bucket for each name: an address, a person."""

    def __init__(self, rate: float, burst: int, now: Callable[[], int]) -> None:
        self.rate, self.burst, self.now = rate, burst, now
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> None:
        """Refuse when this name has asked for too much."""
        if wait := self._of(name).take(self.now()):
            raise Refusal("too-fast", wait=wait)

    def spend(self, name: str, amount: int) -> int:
        """Take several, even more than there are, or give them back; the milliseconds until the debt is paid."""
        return self._of(name).spend(self.now(), amount)

    def check(self, name: str) -> None:
        """Refuse when this name has nothing left; nothing is taken."""
        bucket = self.buckets.get(name)
        if bucket and bucket.spend(self.now(), 0) == 0 and bucket.left < 1:
            raise Refusal("too-fast", wait=max(1, round((1 - bucket.left) * 1000 / bucket.rate)))

    def _of(self, name: str) -> Bucket:
        bucket = self.buckets.pop(name, None) or Bucket(self.rate, self.burst, self.now())
        self.buckets[name] = bucket
        if len(self.buckets) > KEPT:
            self.buckets.popitem(last=False)
        return bucket


class Shared:
    """A limit for each person, and a larger one for each address, behind which there may be several people."""

    def __init__(self, person: Buckets, address: Buckets) -> None:
        self.person, self.address = person, address

    def take(self, person: str, address: str) -> None:
        """Refuse when either has asked for too much."""
        self.person.take(person)
        self.address.take(address)


class Turns:
    """Who asks too fast waits: in the long run by one limit, and by another one for what comes in the same moment."""

    def __init__(self, usual: Buckets, peak: Buckets) -> None:
        self.usual, self.peak = usual, peak

    def take(self, name: str, patience: int) -> int:
        """The milliseconds until it is this name's turn; refuse where that is later than anybody should wait."""
        wait = max(self.usual.spend(name, 1), self.peak.spend(name, 1))
        if wait > patience:
            self.usual.spend(name, -1)
            self.peak.spend(name, -1)
            raise Refusal("too-fast", wait=wait - patience)
        return wait


class Held:
    """How much each name holds at a time: an address, bytes of the bodies that it sends."""

    def __init__(self, most: int) -> None:
        self.most, self.held = most, Counter[str]()

    def hold(self, name: str, amount: int) -> None:
        """Refuse when it would be too much."""
        if self.held[name] + amount > self.most:
            raise Refusal("too-fast", wait=LATER)
        self.held[name] += amount

    def let_go(self, name: str, amount: int) -> None:
        """It is held no more."""
        self.held[name] -= amount
        if not self.held[name]:
            del self.held[name]

"""Limits: how much may be asked for at once, and how much a second. A refusal says when to ask again."""

from collections import OrderedDict
from collections.abc import Callable

from motherlode.server.protocol import Refusal

KEPT = 10_000  # names that are remembered; the one that was quiet longest is forgotten first


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
        """Take more than one, though there may not be so many; the milliseconds until nothing is owed.

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
        now = self.now()
        bucket = self.buckets.pop(name, None) or Bucket(self.rate, self.burst, now)
        self.buckets[name] = bucket
        if len(self.buckets) > KEPT:
            self.buckets.popitem(last=False)
        if wait := bucket.take(now):
            raise Refusal("too-fast", wait=wait)

    def check(self, name: str) -> None:
        """Refuse when this name has nothing left; nothing is taken."""
        bucket = self.buckets.get(name)
        if bucket and bucket.spend(self.now(), 0) == 0 and bucket.left < 1:
            raise Refusal("too-fast", wait=max(1, round((1 - bucket.left) * 1000 / bucket.rate)))

"""The browsers in which people want to be called, and the push services that this server talks to."""

from fnmatch import fnmatch
from urllib.parse import urlsplit

from motherlode.server.push.encryption import SECRET, from_text, is_key
from motherlode.server.store import Subscription

LONGEST = 1024  # letters of an endpoint


def is_served(endpoint: str, services: tuple[str, ...]) -> bool:
    """Whether an endpoint belongs to a push service that is allowed: anybody may say any address, and we would go.

    A service is a host, with a star for any part of it, whose endpoints have to be https; or the start of an address.

    >>> known = ("push.example", "*.push.example", "http://127.0.0.1:9")
    >>> [is_served(one, known) for one in ("https://push.example/a", "https://eu.push.example/a", "http://127.0.0.1:9/a")]
    [True, True, True]
    >>> [is_served(one, known) for one in ("http://push.example/a", "https://push.example@evil.example/", "https://x:8/")]
    [False, False, False]
    """
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    if len(endpoint) > LONGEST or parts.username is not None or not endpoint.isascii() or not endpoint.isprintable():
        return False
    if f"{parts.scheme}://{parts.netloc}" in services:
        return True
    return parts.scheme == "https" and port in (None, 443) and any(fnmatch(host, service) for service in services)


def subscription_of(endpoint: str, key: str, secret: str, language: str) -> Subscription | None:
    """A subscription as a browser says it; None where its keys are none."""
    try:
        found = Subscription(endpoint, from_text(key), from_text(secret), language)
    except ValueError:
        return None
    return found if is_key(found.key) and len(found.secret) == SECRET else None

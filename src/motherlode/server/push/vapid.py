"""Who sends: a push service takes messages only from the server whose key the browser was given (RFC 8292)."""

import json
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from motherlode.server.push.encryption import CURVE, bytes_of, to_text

VAPID_KEY = "vapid-key"  # the setting of the store
NUMBER = 32  # bytes of a private key, and of each half of a signature
VALID = 12 * 3600  # seconds; a day is the most that services take


def new_vapid_key() -> bytes:
    """A private key; it is made once and kept with the store, since subscriptions are worth nothing without it."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(NUMBER)


class Vapid:
    """Signs what is sent."""

    def __init__(self, key: bytes, contact: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(key), CURVE)
        self.contact = contact
        self.public = to_text(bytes_of(self._key.public_key()))

    def authorization(self, endpoint: str, now: int) -> str:
        """The header for a message to an endpoint; `now` in milliseconds."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now // 1000 + VALID, "sub": self.contact}
        signed = f"{coded({'typ': 'JWT', 'alg': 'ES256'})}.{coded(claims)}"
        halves = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = b"".join(half.to_bytes(NUMBER) for half in halves)
        return f"vapid t={signed}.{to_text(signature)}, k={self.public}"


def coded(part: dict[str, object]) -> str:
    """A part of a token."""
    return to_text(json.dumps(part, separators=(",", ":")).encode())

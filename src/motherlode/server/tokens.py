"""Tokens: the bearer of one has its identity. An identity is a random name; its seats stand in the logs of the tables.

A token is the identity and a seal over it, so nothing needs to be stored for it, and nobody can make one. It is a
secret of its bearer: it travels in messages and in the `Authorization` header, never in an address.
"""

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

KEY_BYTES = 32
SEAL = "motherlode token 1"
TABLE = "motherlode table 1"
TABLE_BYTES = 9  # of an id: nobody guesses it


def new_key() -> bytes:
    """A key for sealing; it is kept with the store."""
    return secrets.token_bytes(KEY_BYTES)


class Seals:
    """Gives out tokens and reads them."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def token(self, identity: str) -> str:
        """The token of an identity.

        >>> seals = Seals(b"k" * 32)
        >>> seals.identity(seals.token("ana")), seals.identity("ana.forged")
        ('ana', None)
        """
        seal = hmac.new(self.key, f"{SEAL} {identity}".encode(), sha256).hexdigest()
        return f"{identity}.{seal}"

    def table(self, identity: str, nonce: str) -> str:
        """The id of the table that somebody asks for with a nonce: the same in every process and after a restart."""
        seal = hmac.new(self.key, f"{TABLE} {identity} {nonce}".encode(), sha256).digest()
        return urlsafe_b64encode(seal[:TABLE_BYTES]).decode()

    def identity(self, token: str) -> str | None:
        """Whose token it is; None when we did not make it. Takes as long for a near miss as for a far one."""
        identity, _, _ = token.rpartition(".")
        return identity if identity and hmac.compare_digest(self.token(identity).encode(), token.encode()) else None

"""A push service on this machine, and a browser that it belongs to: it reads the messages that a server sends to it."""

import json
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
SALT, POINT, NUMBER = 16, 65, 32  # bytes
HEAD = SALT + 4 + 1  # bytes before the key of whoever sends


def decoded(text: str) -> bytes:
    """Bytes that were written as text."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def coded(raw: bytes) -> str:
    """Bytes as text."""
    return urlsafe_b64encode(raw).decode().rstrip("=")


class PushEndpoint:
    """The service, with one browser of somebody."""

    def __init__(self) -> None:
        self.key, self.secret = ec.generate_private_key(CURVE), b"\x07" * 16
        self.received: Queue[dict[str, Any]] = Queue()  # what was sent, with its headers and what it says
        self.statuses: list[int] = []  # of the next answers; 201 when there are no more
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                status = endpoint.statuses.pop(0) if endpoint.statuses else 201
                found = {"path": self.path, "headers": dict(self.headers), "status": status, "body": body}
                self.send_response(status)
                self.send_header("Content-Length", "0")
                self.send_header("Location", "/elsewhere")
                self.end_headers()
                endpoint.received.put(found)

            def log_message(self, format: str, *args: object) -> None:
                """Say nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)

    @property
    def origin(self) -> str:
        """The beginning of its addresses."""
        return f"http://127.0.0.1:{self.server.server_port}"

    def subscription(self, path: str = "/browser") -> dict[str, str]:
        """The browser's subscription, as a page says it to its server."""
        return {"endpoint": self.origin + path, "p256dh": coded(self._point), "auth": coded(self.secret)}

    @property
    def _point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def next(self, patience: float = 30.0) -> dict[str, Any]:
        """The next message, opened."""
        found = self.received.get(timeout=patience)
        return {**found, "message": json.loads(self.opened(found["body"]))}

    def opened(self, body: bytes) -> bytes:
        """What a message says: RFC 8291, from the browser's side."""
        salt, sender, content = body[:SALT], body[HEAD : HEAD + POINT], body[HEAD + POINT :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        material = HKDF(SHA256(), 32, self.secret, b"WebPush: info\0" + self._point + sender).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
        padded = AESGCM(key).decrypt(nonce, content, None).rstrip(b"\0")
        assert padded.endswith(b"\x02"), "one record, and the last one"
        return padded[:-1]


def claims_of(authorization: str, public: str) -> dict[str, Any]:
    """What the header of a message claims, if it was signed with this key; else an error."""
    fields = dict(part.strip().split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    assert fields["k"] == public, "another key"
    head, claims, signature = fields["t"].split(".")
    raw = decoded(signature)
    halves = int.from_bytes(raw[:NUMBER], "big"), int.from_bytes(raw[NUMBER:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(public))
    key.verify(encode_dss_signature(*halves), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    found: dict[str, Any] = json.loads(decoded(claims))
    return found


@contextmanager
def push_endpoint() -> Iterator[PushEndpoint]:
    """A service that runs."""
    endpoint = PushEndpoint()
    thread = threading.Thread(target=endpoint.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield endpoint
    finally:
        endpoint.server.shutdown()
        endpoint.server.server_close()
        thread.join()

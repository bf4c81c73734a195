"""A message for one browser, which its push service cannot read: RFC 8291, in one record of RFC 8188."""

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
SALT, SECRET, POINT = 16, 16, 65  # bytes: of the salt, of the browser's secret, of a public key
KEY, NONCE = 16, 12  # bytes of what AES-GCM takes
RECORD = 4096  # bytes of a record: the whole message fits in one
LAST = b"\x02"  # the delimiter of the last record


def encrypted(
    message: bytes, key: bytes, secret: bytes, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """A message for the browser with this public key and secret; our own key and the salt are new for every message."""
    own, salt = own or ec.generate_private_key(CURVE), salt or secrets.token_bytes(SALT)
    point = bytes_of(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key))
    material = derived(shared, secret, b"WebPush: info\0" + key + point, 32)
    content_key = derived(material, salt, b"Content-Encoding: aes128gcm\0", KEY)
    nonce = derived(material, salt, b"Content-Encoding: nonce\0", NONCE)
    header = salt + RECORD.to_bytes(4) + len(point).to_bytes(1) + point
    return header + AESGCM(content_key).encrypt(nonce, message + LAST, None)


def derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """Bytes that follow from others."""
    return HKDF(SHA256(), length, salt, info).derive(material)


def bytes_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as it is sent: an uncompressed point."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_key(key: bytes) -> bool:
    """Whether these bytes are a public key."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key)
    except ValueError:
        return False
    return len(key) == POINT


def to_text(raw: bytes) -> str:
    """Bytes as text, in the alphabet of addresses and without padding.

    >>> to_text(b"\\xff\\xfe"), from_text("__4")
    ('__4', b'\\xff\\xfe')
    """
    return urlsafe_b64encode(raw).decode().rstrip("=")


def from_text(text: str) -> bytes:
    """The bytes of such a text; `ValueError` where it is none."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))

"""WebSocket frames, packed and unpacked (RFC 6455, 5.2): what nearly all of them are, whole texts."""

from collections.abc import Iterable, Iterator

try:
    from websockets.speedups import apply_mask  # in C
except ImportError:
    from websockets.utils import apply_mask

TEXT = 0x81  # the first byte of a text in one frame
MASKED, LENGTH = 0x80, 0x7F  # the bits of the second byte
TWO_BYTES, EIGHT_BYTES = 126, 127  # lengths that mean: the length follows
MASK = 4  # bytes


def packed(texts: Iterable[bytes]) -> Iterator[bytes]:
    """Each text as the server sends it: a head, and the text.

    >>> b"".join(packed([b"hi", b"x" * 200]))[:8]
    b'\\x81\\x02hi\\x81~\\x00\\xc8'
    """
    for text in texts:
        length = len(text)
        if length < TWO_BYTES:
            yield bytes((TEXT, length))
        elif length < 1 << 16:
            yield bytes((TEXT, TWO_BYTES, length >> 8, length & 0xFF))
        else:
            yield bytes((TEXT, EIGHT_BYTES)) + length.to_bytes(8, "big")
        yield text


def whole_text(data: bytes, most: int) -> str | None:
    """The text of a frame as a client sends it, masked; None unless the bytes are exactly one whole, short text.

    >>> whole_text(bytes([0x81, 0x82, 1, 2, 3, 4]) + bytes([ord("h") ^ 1, ord("i") ^ 2]), 100)
    'hi'
    >>> whole_text(bytes([0x81, 0x82, 1, 2, 3, 4]), 100)
    """
    size = len(data)
    if size < 2 + MASK or size > most or data[0] != TEXT or not data[1] & MASKED:
        return None
    length, head = data[1] & LENGTH, 2
    if length == TWO_BYTES:
        length, head = data[2] << 8 | data[3], 4
        if length < TWO_BYTES:  # against the rules
            return None
    if length == EIGHT_BYTES or size != head + MASK + length:
        return None
    begin = head + MASK
    try:
        return apply_mask(data[begin:], data[head:begin]).decode()
    except UnicodeDecodeError:
        return None

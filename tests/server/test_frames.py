"""The short way of a frame gives what `websockets` gives, and leaves it everything that is not a whole, short text."""

from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from motherlode.server.frames import packed, whole_text

MOST = 4096


def parsed(data: bytes) -> list[Frame]:
    """What the library makes of bytes from a client."""
    server = ServerProtocol(state=State.OPEN)
    server.receive_data(data)
    return [event for event in server.events_received() if not isinstance(event, Request)]


@given(st.text(max_size=300))
def test_a_whole_text_is_what_the_library_reads(text):
    data = Frame(Opcode.TEXT, text.encode()).serialize(mask=True)
    assert whole_text(data, MOST) == text
    [read] = parsed(data)
    assert bytes(read.data).decode() == text


@given(st.binary(max_size=200))
def test_of_any_bytes_it_takes_only_what_the_library_reads_as_one_text(data):
    taken = whole_text(data, MOST)
    if taken is not None:
        [read] = parsed(data)
        assert (read.opcode, read.fin, bytes(read.data).decode()) == (Opcode.TEXT, True, taken)


def test_parts_control_frames_and_two_at_once_are_left_to_the_library():
    text = Frame(Opcode.TEXT, b"hi").serialize(mask=True)
    others = [
        b"",
        text[:-1],
        text + text,
        text + b"\x89",
        Frame(Opcode.TEXT, b"hi", fin=False).serialize(mask=True),
        Frame(Opcode.BINARY, b"hi").serialize(mask=True),
        Frame(Opcode.PING, b"hi").serialize(mask=True),
        Frame(Opcode.TEXT, b"hi").serialize(mask=False),
        Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True),
        Frame(Opcode.TEXT, b"x" * MOST).serialize(mask=True),
        bytes([0x81, 0xFE, 0, 2, 0, 0, 0, 0]) + b"hi",  # a length in more bytes than it needs
    ]
    assert [whole_text(data, MOST) for data in others] == [None] * len(others)


@given(st.lists(st.integers(0, 70_000), max_size=4))
def test_what_is_packed_is_what_the_library_would_send(sizes):
    texts = [b"x" * size for size in sizes]
    assert b"".join(packed(texts)) == b"".join(Frame(Opcode.TEXT, text).serialize(mask=False) for text in texts)

"""What each step towards a faster server brings: the same load without it, one at a time.

Each step is taken back by a thin patch of the server as it is now. So the figures say what a step is worth today,
beside all the others; they do not add up to what the server once was.

`python -m bench profile` measures all of them.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from typing import Any
from unittest.mock import patch

from motherlode.match import fairness
from motherlode.server import projection
from motherlode.server.connection import Connection, Stream
from motherlode.server.guarded_socket import GuardedSocket
from motherlode.server.protocol import encode
from motherlode.server.store import store, writer
from motherlode.server.store.health import Health
from motherlode.server.store.transaction import write_all


def frames_one_by_one(*given: Any) -> dict[int, bytes]:
    """`projection.frames_for`, where nothing is shared by viewers."""
    viewers, table, line, window = given
    return {viewer: encode(projection.message_for(table, line, viewer, window)) for viewer in viewers}


def view_of(table: Any, viewer: int) -> Any:
    """`projection.view_of`, as objects of Python that are written with the message."""
    return table.playing.view(viewer)


def put_and_write(connection: Connection, stream: Stream | None, frame: bytes) -> None:
    """`Connection._put`, where no message waits for the others of its turn."""
    connection.waiting.append((stream, frame))
    connection.waiting_bytes += len(frame)
    connection._write_soon()


def write_frames(socket: GuardedSocket, texts: Iterable[bytes]) -> None:
    """`GuardedSocket.write`, by `websockets`."""
    for text in texts:
        socket.conn.send_text(text)
        socket.transport.write(b"".join(socket.conn.data_to_send()))


@contextmanager
def packed_by_the_library() -> Iterator[None]:
    with (
        patch.object(GuardedSocket, "_whole_command", lambda socket, data: None),
        patch.object(GuardedSocket, "write", write_frames),
    ):
        yield


async def in_time(asked: asyncio.Future[Any], health: Health) -> Any:
    """`store.in_time`, by the library."""
    async with asyncio.timeout(store.DEADLINE):
        answer = await asked
    health.worked()
    return answer


NOTHING = "nothing"
STEPS: dict[str, Callable[[], AbstractContextManager[Any]]] = {
    NOTHING: nullcontext,
    "views written by compiled code": partial(patch.object, projection, "view_of", view_of),
    "what viewers share is written once": partial(patch.object, projection, "frames_for", frames_one_by_one),
    "frames without the library": packed_by_the_library,
    "one write for all that a turn brings": partial(patch.object, Connection, "_put", put_and_write),
    "a deadline without the library": partial(patch.object, store, "in_time", in_time),
    "appends without a look": partial(patch.object, writer, "write_unseen", write_all),
    "the beginning of a seed's message is kept": partial(
        patch.object, fairness, "_key_and_message", fairness._key_and_message.__wrapped__
    ),
}

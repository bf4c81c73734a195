"""Clients that send as fast as they can, or only half of what they began; and neighbours who play on meanwhile."""

import asyncio
import logging
import resource
import socket
import time
from contextlib import suppress
from dataclasses import replace

import pytest

from harness.local_server import NO_LIMITS, local_server
from motherlode.server.callers import descriptors, raise_descriptors
from motherlode.server.settings import Limits
from motherlode.server.sparse_log import AT_ONCE, Sparse
from tests.server.async_tests import awaited
from tests.server.quiet_table import quiet_table
from tests.server.raw_socket import PATIENCE, Raw

USUAL = Limits()
FEW_FRAMES = replace(NO_LIMITS, frames=USUAL.frames, frames_burst=USUAL.frames_burst, fragments=USUAL.fragments)
STRANGER, SOMEBODY_ELSE = "127.0.0.2", "127.0.0.3"
HOUR = 3_600_000
TEXT, PING, PONG, CONTINUED = 1, 9, 10, 0
POLICY = (1008).to_bytes(2, "big")
FLOODS = {
    "pings": lambda raw: raw.frame(b"", PING),
    "pings with a payload": lambda raw: raw.frame(b"x" * 125, PING),
    "pongs": lambda raw: raw.frame(b"", PONG),
    "empty parts of a message": lambda raw: raw.frame(b"", CONTINUED, last=False),
    "empty messages": lambda raw: raw.frame(b"", TEXT),
}


async def until(condition):
    """Wait until it holds."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


# --- sockets


@pytest.mark.parametrize("flood", FLOODS)
@awaited
async def test_a_flood_of_frames_closes_the_connection_with_a_code(tmp_path, flood):
    async with quiet_table(tmp_path, limits=FEW_FRAMES) as made:
        raw = await Raw.open(made.server.port, STRANGER)
        if flood == "empty parts of a message":
            raw.writer.write(raw.frame(b"", TEXT, last=False))
        raw.writer.write(FLOODS[flood](raw) * 2000)
        came = await raw.closed()
        raw.writer.close()
        assert POLICY + b"too many frames" in came


@awaited
async def test_a_message_in_endless_parts_closes_the_connection(tmp_path):
    async with quiet_table(tmp_path, limits=replace(NO_LIMITS, fragments=USUAL.fragments)) as made:
        raw = await Raw.open(made.server.port)
        raw.writer.write(raw.frame(b"", TEXT, last=False))
        raw.writer.write(raw.frame(b"", CONTINUED, last=False) * (USUAL.fragments + 1))
        assert POLICY in await raw.closed()
        raw.writer.close()


@awaited
async def test_who_sends_many_bytes_is_read_more_slowly(tmp_path):
    rate, burst, size = 40_000, 10_000, 30_000
    async with quiet_table(tmp_path, limits=replace(NO_LIMITS, bytes=rate, bytes_burst=burst)) as made:
        raw = await Raw.open(made.server.port)
        began = time.monotonic()
        raw.writer.write(raw.frame(b"x" * size) + raw.frame(b"", PING))
        while b"\x8a\x00" not in await asyncio.wait_for(raw.reader.read(4096), PATIENCE):
            pass
        raw.writer.close()
        assert time.monotonic() - began > 0.9 * (size - 2 * burst) / rate


@awaited
async def test_pings_are_not_answered_into_memory_but_the_last_one_is_when_the_client_reads(tmp_path):
    async with quiet_table(tmp_path) as made:
        others = set(made.server.server.server_state.connections)
        raw = await Raw.open(made.server.port)
        raw.writer.transport.pause_reading()
        [there] = set(made.server.server.server_state.connections) - others
        there.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        last = b"the last one"
        raw.writer.write(raw.frame(b"x" * 125, PING) * 40_000 + raw.frame(last, PING))
        high = 0
        async with asyncio.timeout(PATIENCE):
            while raw.writer.transport.get_write_buffer_size() or there.unparsed or not high:
                high = max(high, there.transport.get_write_buffer_size())
                await asyncio.sleep(0)
        assert high < 200_000  # of the five million bytes that were asked for
        raw.writer.transport.resume_reading()
        came = b""
        while last not in came:
            came = came[-100:] + await asyncio.wait_for(raw.reader.read(65536), PATIENCE)
        raw.writer.close()


@awaited
async def test_who_reads_nothing_does_not_keep_the_connection_after_its_end(tmp_path, monkeypatch):
    monkeypatch.setattr("motherlode.server.guarded_socket.LAST_WORDS", 0.1)
    async with quiet_table(tmp_path, limits=FEW_FRAMES) as made:
        callers = made.server.server.config.app.state.callers
        raw = await Raw.open(made.server.port, STRANGER)
        raw.writer.transport.pause_reading()
        raw.writer.write(raw.frame(b"x" * 125, PING) * 2000)
        await until(lambda: STRANGER not in callers.by_address)
        raw.writer.transport.abort()


# --- half a request


async def call(server, source, sent=b"GET /health HTTP/1.1\r\nHost: x\r\n"):
    """Somebody who calls and sends half a request."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(source, 0))
    writer.write(sent)
    return reader, writer


async def answer(server, source):
    """The first line of the answer to a whole request."""
    reader, writer = await call(server, source, b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    try:
        return await asyncio.wait_for(reader.readline(), PATIENCE)
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


@awaited
async def test_half_sent_requests_are_counted_for_their_address_and_given_up(tmp_path):
    limits = replace(NO_LIMITS, callers=8)
    async with local_server(str(tmp_path / "s.db"), limits=limits, header=HOUR) as server:
        callers = server.server.config.app.state.callers
        half = [await call(server, STRANGER) for _ in range(8)]
        await until(lambda: callers.by_address[STRANGER] == 8)
        assert b" 503 " in await answer(server, STRANGER)
        assert b" 200 " in await answer(server, SOMEBODY_ELSE)
        for _, writer in half:
            writer.close()
        await until(lambda: not callers.by_address[STRANGER])
        assert b" 200 " in await answer(server, STRANGER)
    async with local_server(str(tmp_path / "s.db"), limits=limits, header=100) as server:
        callers = server.server.config.app.state.callers
        half = [await call(server, STRANGER) for _ in range(8)]
        for reader, writer in half:
            assert b" 408 " in await asyncio.wait_for(reader.read(), PATIENCE)
            writer.close()
        await until(lambda: not callers.by_address[STRANGER])
        assert b" 200 " in await answer(server, STRANGER)


@awaited
async def test_an_address_that_calls_faster_than_anybody_needs_to_is_cut_off(tmp_path, caplog):
    limits = replace(NO_LIMITS, calls=0.01, calls_burst=3)
    async with local_server(str(tmp_path / "s.db"), limits=limits) as server:
        for _ in range(3):
            assert b" 200 " in await answer(server, STRANGER)
        for _ in range(3):
            assert await answer(server, STRANGER) == b""
        assert b" 200 " in await answer(server, SOMEBODY_ELSE)
        callers = server.server.config.app.state.callers
        await until(lambda: not callers.by_address)
    assert STRANGER in caplog.text


@awaited
async def test_in_a_full_process_silent_callers_make_room(tmp_path):
    async with local_server(str(tmp_path / "s.db")) as server:
        callers = server.server.config.app.state.callers
        callers.most = 8
        half = [await call(server, STRANGER) for _ in range(8)]
        await until(lambda: callers.by_address[STRANGER] == 8)
        assert b" 200 " in await answer(server, SOMEBODY_ELSE)
        for _, writer in half:
            writer.close()


@awaited
async def test_a_request_that_trickles_in_after_another_is_given_up_too(tmp_path):
    async with local_server(str(tmp_path / "s.db"), header=100) as server:
        reader, writer = await call(server, STRANGER, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b" 200 " in await asyncio.wait_for(reader.readline(), PATIENCE)
        deadline = time.monotonic() + PATIENCE
        with suppress(ConnectionError):
            writer.write(b"GET ")
            while not reader.at_eof():
                assert time.monotonic() < deadline
                writer.write(b"/")
                with suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(100), 0.05)
        writer.close()


@awaited
async def test_sockets_and_requests_that_have_ended_are_counted_no_more(tmp_path):
    async with local_server(str(tmp_path / "s.db")) as server:
        callers = server.server.config.app.state.callers
        raw = await Raw.open(server.port, STRANGER)
        assert callers.by_address[STRANGER] == 1
        raw.writer.write(raw.frame(b"", 8))
        await raw.closed()
        raw.writer.close()
        await answer(server, STRANGER)
        await until(lambda: not callers.by_address)
        assert not callers.silent


# --- whole requests


def request(path="/health", body=b"", length=None):
    """A whole request, after which the connection may be used again; with `length`, one whose body is not all there."""
    head = f"Content-Length: {len(body) if length is None else length}\r\n" if body or length else ""
    method = "POST" if body or length else "GET"
    return f"{method} {path} HTTP/1.1\r\nHost: x\r\n{head}\r\n".encode() + body


async def head_of(reader):
    """The head of an answer; empty where the connection has ended."""
    try:
        return await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    except (asyncio.IncompleteReadError, ConnectionError):
        return b""


@pytest.mark.parametrize("limit", ["requests", "requests_peak"])
@awaited
async def test_an_address_that_asks_too_fast_waits_for_its_turn_and_nobody_else_does(tmp_path, limit):
    rate, burst, more = 10, 5, 10
    limits = replace(NO_LIMITS, **{limit: rate, f"{limit}_burst": burst})
    async with local_server(str(tmp_path / "s.db"), limits=limits) as server:
        began = time.monotonic()
        asked = [await call(server, STRANGER, request()) for _ in range(burst + more)]
        assert b" 200 " in await answer(server, SOMEBODY_ELSE)
        for reader, writer in asked:
            assert b" 200 " in await head_of(reader)
            writer.close()
        assert time.monotonic() - began > 0.9 * more / rate
        turns = server.registry.requests
        assert turns.usual.buckets.keys() == turns.peak.buckets.keys() == {STRANGER, SOMEBODY_ELSE}


@awaited
async def test_a_request_whose_turn_would_come_too_late_is_refused_and_the_connection_closed(tmp_path, monkeypatch):
    monkeypatch.setattr("motherlode.server.http.headers.LONGEST_TURN", 50)
    limits = replace(NO_LIMITS, requests=0.1, requests_burst=2)
    async with local_server(str(tmp_path / "s.db"), limits=limits) as server:
        reader, writer = await call(server, STRANGER, request() * 4)
        came = await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
        assert (came.count(b" 200 OK"), came.count(b" 429 ")) == (2, 1)
        assert b"too-fast" in came
        assert int(came.lower().partition(b"retry-after: ")[2].split()[0]) >= 9
        assert b" 200 " in await answer(server, SOMEBODY_ELSE)


@awaited
async def test_bodies_of_an_address_are_held_up_to_a_sum(tmp_path):
    limits = replace(NO_LIMITS, bodies=100_000)
    async with local_server(str(tmp_path / "s.db"), limits=limits) as server:
        bodies = server.registry.bodies
        held = [await call(server, STRANGER, request("/api/verify", b"x" * 45_000, 50_000)) for _ in range(2)]
        await until(lambda: bodies.held[STRANGER] == 90_000)
        reader, writer = await call(server, STRANGER, request("/api/verify", b"x" * 45_000, 50_000))
        head = await head_of(reader)
        writer.close()
        assert b" 429 " in head
        assert b"connection: close" in head.lower()
        reader, writer = await call(server, SOMEBODY_ELSE, request("/api/verify", b"x" * 45_000))
        assert b" 413 " in await head_of(reader)  # it was read, and its line is too long for a match
        writer.close()
        for reader, writer in held:
            writer.write(b"x" * 5_000)
            assert b" 413 " in await head_of(reader)
            writer.close()
        await until(lambda: not bodies.held)


@awaited
async def test_a_body_is_not_read_where_the_request_is_too_much_already(tmp_path):
    limits = replace(NO_LIMITS, heavy=0.01, heavy_burst=1, openings=0.01, openings_burst=1)
    async with local_server(str(tmp_path / "s.db"), limits=limits) as server:
        for path in ("/api/verify", "/api/matches"):
            reader, writer = await call(server, STRANGER, request(path, b"x"))
            assert b" 422 " in await head_of(reader)
            writer.close()
            reader, writer = await call(server, STRANGER, request(path, length=10**6))  # of which nothing comes
            head = await head_of(reader)
            writer.close()
            assert b" 429 " in head
            assert b"connection: close" in head.lower()


# --- rubbish


@awaited
async def test_rubbish_logs_one_short_line(tmp_path, caplog):
    async with local_server(str(tmp_path / "s.db")) as server:
        raw = await Raw.open(server.port)
        raw.writer.write(raw.frame(b"\xff\xfe"))
        assert (1007).to_bytes(2, "big") in await raw.closed()
        raw.writer.close()
        reader, writer = await call(server, STRANGER, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n\x00rubbish\r\n\r\n")
        with suppress(ConnectionError):
            await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
    assert len(caplog.records) == 2
    for record in caplog.records:
        assert not record.exc_info
        assert len(record.getMessage()) < 100


def test_lines_that_are_alike_do_not_fill_the_log():
    time, written = [0.0], []
    log = logging.Logger("test")
    handler = logging.Handler()
    handler.emit = lambda record: written.append(record.getMessage())
    handler.addFilter(Sparse(lambda: time[0]))
    log.addHandler(handler)
    for number in range(1000):
        log.warning("rubbish of %s", number)
    assert written == [f"rubbish of {number}" for number in range(AT_ONCE)]
    log.warning("something else")
    time[0] += 60
    log.warning("rubbish of %s", "100 %")
    assert written[AT_ONCE:] == ["something else", f"rubbish of 100 % (and {1000 - AT_ONCE} more like this before)"]


def test_a_server_takes_as_many_descriptors_as_the_system_gives():
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
        raise_descriptors()
        assert descriptors() == (65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))

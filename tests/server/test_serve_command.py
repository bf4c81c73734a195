"""`motherlode serve` as a shell starts it: what it says, what it answers, and how it ends."""

import asyncio
import os
import re
import select
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
import requests

from motherlode.cli import main
from motherlode.client import connect
from motherlode.server.serve_command import announce, hosts_here
from motherlode.words import LANGUAGES, Words
from tests import running

PATIENCE = 120.0


class Served:
    """A server in a process of its own."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        self.first = self.line()
        found = re.search(r"http://127\.0\.0\.1:\d+", self.first)
        assert found, self.first
        self.address = found[0]

    def line(self) -> str:
        """The next line on its standard output."""
        assert self.process.stdout
        assert select.select([self.process.stdout], [], [], PATIENCE)[0], "it says nothing"
        return self.process.stdout.readline()

    def end(self, how: signal.Signals = signal.SIGINT) -> tuple[int, str]:
        """Ask it to end; its exit code, and what it said on standard error."""
        self.process.send_signal(how)
        _, said = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said


@contextmanager
def serve(*arguments: str | Path, lang: str = "en", by: tuple[str, ...] = ()) -> Iterator[Served]:
    """Start the command, on a free port; by another one, if one is named."""
    command = [*by, sys.executable, "-m", "motherlode", "serve", "--port", "0", *map(str, arguments), "--lang", lang]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with running.start(command, text=True, bufsize=1, **pipes) as process:
        yield Served(process)


def test_it_says_its_address_answers_and_is_ready(tmp_path):
    with serve("--store", tmp_path / "store.db") as served:
        assert served.first == f"{Words('en').say('serve-at', address=served.address)}\n"
        assert requests.get(f"{served.address}/health", timeout=PATIENCE).json() == {"alive": True}
        assert served.line() == f"{Words('en').say('serve-ready')}\n"
        assert requests.get(f"{served.address}/ready", timeout=PATIENCE).json()["ready"]
        code, said = served.end()
    assert code == 130
    printed = [line for line in said.splitlines() if line and not line.startswith("Compiled ")]
    assert printed == [Words("en").say("goodbye")]


def test_a_server_for_everybody_says_the_addresses_that_others_can_open(capsys, monkeypatch):
    monkeypatch.setattr("motherlode.server.serve_command.hosts_here", lambda family: ["192.0.2.7", "mine.local"])
    announce(Words("en"), "0.0.0.0", 8421)
    here, *others = capsys.readouterr().out.splitlines()
    assert here == Words("en").say("serve-at", address="http://localhost:8421")
    assert others == [
        Words("en").say("serve-others", address=f"http://{host}:8421") for host in ("192.0.2.7", "mine.local")
    ]


def test_the_addresses_of_this_machine_are_those_that_others_can_open():
    assert not any(host.startswith("127.") or host == "0.0.0.0" for host in hosts_here(socket.AF_INET))


def test_an_interrupt_loses_nothing(tmp_path):
    store = tmp_path / "store.db"

    async def play(address, token=""):
        async with connect(f"{address.replace('http', 'ws')}/socket") as ana:
            welcome = await ana.do("hello", protocol=1, name="Ana", token=token)
            if not token:
                await ana.do("create", game="dice", places=["me", "miner", "miner"])
            table = (await ana.do("mine"))["tables"][0]["table"]
            await ana.do("resume", table=table, seat=1)
            async for message in ana.messages():
                if token:
                    return message
                asking = message.get("asking") or {}
                if "legal" in asking:
                    await ana.do("move", table=table, seat=1, question=asking["number"], move=asking["legal"][0])
                if asking.get("number", 0) > 12:
                    return welcome["token"], asking["number"]
        raise AssertionError("the connection ended")

    with serve("--store", store) as served:
        token, question = asyncio.run(play(served.address))
        assert served.end()[0] == 130
    with serve("--store", store) as served:
        snapshot = asyncio.run(play(served.address, token))
        assert snapshot["asking"]["number"] >= question
        assert len(snapshot["history"]) == snapshot["asking"]["number"] - 1
        assert served.end(signal.SIGTERM)[0] == -signal.SIGTERM


def test_started_where_interrupts_are_ignored_it_stops_all_the_same(tmp_path):
    """As `nohup` and many services start it."""
    deaf = ("bash", "-c", "trap '' INT; exec \"$@\"", "deaf")
    for how, code in ((signal.SIGTERM, -signal.SIGTERM), (signal.SIGINT, 0)):
        with serve("--store", tmp_path / "store.db", by=deaf) as served:
            assert served.end(how)[0] == code


def test_an_interrupt_while_rules_are_compiled_ends_it_at_once(tmp_path, monkeypatch):
    monkeypatch.setenv("MOTHERLODE_CACHE", str(tmp_path / "cache"))
    with serve("--store", tmp_path / "store.db") as served:
        assert not any(requests.get(f"{served.address}/ready", timeout=PATIENCE).json()["games"].values())
        begun = time.monotonic()
        code, said = served.end()
    assert code == 130
    assert time.monotonic() - begun < PATIENCE / 2, "all rules would take longer, on any machine"
    assert "Traceback" not in said


def test_an_interrupt_does_not_wait_for_who_never_finishes(tmp_path):
    async def linger(served):
        async with connect(f"{served.address.replace('http', 'ws')}/socket") as ana:
            await ana.do("hello", protocol=1)
            await ana.do("create", game="quartz", places=["me", "miner", "miner"])
            port = int(served.address.rpartition(":")[2])
            with socket.create_connection(("127.0.0.1", port)) as slow:
                slow.sendall(b"POST /api/verify HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nmine")
                await asyncio.sleep(0.2)
                return await asyncio.to_thread(served.end)

    with serve("--store", tmp_path / "store.db") as served:
        code, said = asyncio.run(linger(served))
    assert code == 130
    assert "Traceback" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_port_that_is_taken_is_named_with_the_way_out(language, tmp_path, capsys):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["serve", "--port", str(port), "--store", str(tmp_path / "x.db"), "--lang", language]) == 2
    said = capsys.readouterr().err
    assert said == f"motherlode: {Words(language).say('mistake-port-taken', port=str(port))}\n"
    assert str(port) in said
    assert "--port" in said


@pytest.mark.parametrize(
    "line",
    [
        "--port x",
        "--port 70000",
        "--port -1",
        "--port",
        "--origin nowhere",
        "--origin ftp://host",
        "--origin https://host/path",
        "--origin http://[",
        "--store mysql://host/database",
        "--store TMP/no/such/folder/store.db",
        "--host no.such.host.invalid",
        "--host 203.0.113.1",
        "quartz",
        "--players 3",
    ],
)
def test_what_cannot_be_served_is_said_in_one_sentence(line, tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for language in LANGUAGES:
        assert main(["serve", *line.replace("TMP", str(tmp_path)).split(), "--lang", language]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.startswith("motherlode: ")
        assert said.err.count("\n") == 1
        if language != "en":
            assert not {"there", "must", "cannot", "not", "is"} & set(
                said.err.partition(":")[2].partition(":")[0].split()
            )


def test_errors_are_logged_with_the_time_and_without_secrets(tmp_path):
    store = tmp_path / "store.db"
    with serve("--store", store) as served:
        assert served.line()
        token = requests.post(f"{served.address}/api/guests", timeout=PATIENCE).json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        wanted = {"game": "dice", "places": ["me", "open", "open"]}
        table = requests.post(f"{served.address}/api/tables", json=wanted, headers=headers, timeout=PATIENCE).json()
        break_the_store(store)
        answer = requests.get(f"{served.address}/api/matches/import.bad/export", timeout=PATIENCE)
        assert (answer.status_code, answer.json()) == (500, {"reason": "server-error"})
        _, said = served.end()
    assert re.search(
        r"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d+ ERROR motherlode.server: a request failed: GET /api/", said, re.M
    )
    assert token not in said
    assert token.rpartition(".")[2] not in said
    assert table["table"] not in said


def break_the_store(store: Path) -> None:
    """Put something in that no program of ours would write."""
    with closing(sqlite3.connect(store, timeout=20)) as connection, connection:
        columns = "id, code, game, rules, created, public, finished"
        connection.execute(f"INSERT INTO match ({columns}) VALUES ('import.bad', 'import.bad', 'dice', 1, 1, 0, 1)")
        connection.execute("INSERT INTO event (match, seq, at, body) VALUES ('import.bad', 1, 1, x'00')")


@pytest.mark.skipif(os.name == "nt", reason="the Makefile is for a shell")
def test_make_play_starts_it_and_make_terminal_the_game_in_lines():
    for target, command in (("play", "motherlode serve --port 5"), ("terminal", "motherlode play quartz --port 5")):
        printed = running.run(["make", "-n", target, "ARGS=--port 5"], text=True, cwd=Path(__file__).parents[2])
        assert command in printed.stdout

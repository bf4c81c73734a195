"""What becomes of people at a terminal while a server cannot do what they want: they try again by themselves."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from harness.server_thread import ServerThread
from motherlode.client import PASSING, RefusedCommand
from motherlode.server.live_table import LiveTable
from motherlode.server.protocol import Refusal
from motherlode.server.store import Store, Unavailable
from motherlode.sitting import lobby
from motherlode.sitting.connection import Connection
from motherlode.sitting.lobby import NewGame
from motherlode.sitting.remote_table import RemoteTable

QUARRY = NewGame("quarry", 3, ["Ana"], "random")


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServerThread]:
    monkeypatch.setattr("motherlode.sitting.staying_client.RETRY", 0.05)
    server = ServerThread(tmp_path / "m.db", pace=0, window=0)
    yield server
    server.stop()


@pytest.fixture
def ana(server: ServerThread) -> Iterator[Connection]:
    connection = Connection(server.page, name="Ana").open()
    yield connection
    connection.close()


def wait_for_question(table: RemoteTable) -> None:
    table.take(table.arrived())
    while not any(asked.seat in table.own for asked in table.questions):
        table.take(table.wait())


def play(table: RemoteTable) -> int:
    """Answer the next question; its number."""
    wait_for_question(table)
    number: int = table.by_seat[table.own[0]].asking["number"]  # type: ignore[index]
    table.play(table.own[0], [table.legal(table.own[0])[0]])
    return number


def test_a_table_that_cannot_be_read_at_the_moment_is_not_lost(
    server: ServerThread, ana: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = lobby.create(ana, QUARRY)
    play(table)
    server.stop()
    tries: list[str] = []
    events = Store.events

    async def away(self: Store, match: str) -> object:
        tries.append(match)
        if len(tries) < 4:
            raise Unavailable("the database is away")
        return await events(self, match)

    monkeypatch.setattr(Store, "events", away)
    server.start_again()
    wait_for_question(table)
    play(table)
    assert len(tries) == 4
    assert table.ended == ""


def test_who_is_kept_out_for_long_reads_why(ana: Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motherlode.sitting.staying_client.PATIENCE", 0.5)
    table = lobby.create(ana, QUARRY)
    wait_for_question(table)

    async def away(*_: object) -> None:
        raise Refusal("store-unavailable")

    monkeypatch.setattr(LiveTable, "command", away)
    with pytest.raises(RefusedCommand, match="store-unavailable"):
        play(table)


@pytest.mark.parametrize("made", [True, False])
@pytest.mark.parametrize("then", ["lost", *PASSING])
def test_a_move_of_which_nobody_knows_what_became_is_made_once(
    made: bool, then: str, server: ServerThread, ana: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = lobby.create(ana, QUARRY)
    wait_for_question(table)
    command, tries = LiveTable.command, []

    async def breaks(live: LiveTable, wanted: object, identity: str, name: str) -> None:
        tries.append(wanted)
        first = len(tries) == 1
        if made or not first:
            await command(live, wanted, identity, name)  # type: ignore[arg-type]
        if first:
            spoil(then)

    def spoil(how: str) -> None:
        if how == "lost":
            for connection in list(server.running.server.server_state.connections):
                connection.transport.abort()
        raise Refusal(how)

    monkeypatch.setattr(LiveTable, "command", breaks)
    number = play(table)
    assert len(tries) == 2
    wait_for_question(table)
    [live] = server.running.registry.tables.values()
    assert [getattr(line.event, "by", "") for line in live.table.lines].count("person") == 1
    assert table.by_seat[1].asking["number"] > number  # type: ignore[index]


def test_a_table_that_is_gone_takes_no_other_with_it(
    server: ServerThread, ana: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost, kept = lobby.create(ana, QUARRY), lobby.create(ana, QUARRY)
    opened = LiveTable.open

    async def refuse(live: LiveTable, *given: object) -> object:
        if live.id == lost.table:
            raise Refusal("not-your-seat", seat=1)
        return await opened(live, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(LiveTable, "open", refuse)
    server.drop_everybody()
    while not lost.ended:
        lost.take(lost.wait())
    assert lost.ended == "not-your-seat"
    play(kept)

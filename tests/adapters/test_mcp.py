"""A language model's way to a table: tools over JSON-RPC, on a real server; what it gets is what its seat may know."""

import asyncio
import json
import random
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from harness.local_server import LocalServer, local_server
from harness.server_thread import ServerThread
from motherlode.adapters.mcp import json_rpc
from motherlode.adapters.mcp.json_rpc import JsonRpc
from motherlode.adapters.mcp.tools import TOOLS, listed
from motherlode.adapters.mcp.visitor import Visitor
from motherlode.client import PROTOCOL
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.mistakes import Mistake
from motherlode.server.protocol import VERSION
from motherlode.sitting.connection import socket_of
from motherlode.words import LANGUAGES, Words
from tests.adapters.worlds import HIDING, two_worlds
from tests.running import start, surroundings
from tests.server.async_tests import awaited
from tests.server.worlds import two_worlds as two_servers

COMPARED = 8  # pairs of worlds of each game that are played on two servers


class Model:
    """A language model as the adapter meets it: it sends requests and reads answers."""

    def __init__(self) -> None:
        self.lines: asyncio.Queue[bytes] = asyncio.Queue()
        self.answers: asyncio.Queue[Any] = asyncio.Queue()
        self.asked = 0

    async def typed(self) -> AsyncIterator[bytes]:
        while line := await self.lines.get():
            yield line

    def heard(self, message: bytes) -> None:
        self.answers.put_nowait(json.loads(message))

    async def send(self, line: Any) -> Any:
        """A line, and the answer to it."""
        self.lines.put_nowait(line if isinstance(line, bytes) else json.dumps(line).encode())
        return await asyncio.wait_for(self.answers.get(), 60)

    async def request(self, method: str, **parameters: Any) -> Any:
        self.asked += 1
        answer = await self.send({"jsonrpc": "2.0", "id": self.asked, "method": method, "params": parameters})
        assert (answer["jsonrpc"], answer["id"]) == ("2.0", self.asked)
        return answer

    async def use(self, tool: str, **arguments: Any) -> Any:
        """What a tool found; the text is the same as the structure."""
        result = (await self.request("tools/call", name=tool, arguments=arguments))["result"]
        [content] = result["content"]
        assert not result["isError"], content["text"]
        assert json.loads(content["text"]) == result["structuredContent"]
        return result["structuredContent"]

    async def fail(self, tool: str, **arguments: Any) -> str:
        """Why a tool could not do it."""
        result = (await self.request("tools/call", name=tool, arguments=arguments))["result"]
        assert result["isError"]
        text: str = result["content"][0]["text"]
        return text


@asynccontextmanager
async def model_at(server: LocalServer | str, language: str = "en", token: str = "") -> AsyncIterator[Model]:
    """A model whose adapter is connected to the server."""
    model = Model()
    address = server if isinstance(server, str) else server.socket
    async with Visitor(address, Words(language), token, "Ada").visiting() as visitor:
        serving = asyncio.create_task(JsonRpc(visitor, model.heard).serve(model.typed()))
        yield model
        model.lines.put_nowait(b"")
        await serving


async def play_to_the_end(model: Model, seed: int) -> list[str]:
    """Random moves; all that was reported."""
    chance, story = random.Random(seed), []
    now = await model.use("look")
    while now["status"] != "over":
        story += now["happened"]
        if now["your_turn"]:
            moves = (await model.use("legal"))["moves"]
            chosen = chance.choice(moves)
            then = chance.choice([[], *chosen.get("then", [])])
            now = await model.use("play", move=chosen["move"], then=then)
        else:
            now = await model.use("wait", seconds=30)
    return story + now["happened"]


# --- at a table


@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_a_model_plays_a_game_to_its_end(game: str, tmp_path: Path) -> None:
    async with local_server(str(tmp_path / "store.db")) as server, model_at(server) as model:
        welcome = (await model.request("initialize", protocolVersion="2025-06-18", capabilities={}))["result"]
        assert welcome["protocolVersion"] == "2025-06-18"
        assert "sit" in welcome["instructions"]
        model.lines.put_nowait(b'{"jsonrpc": "2.0", "method": "notifications/initialized"}')
        sat = await model.use("sit", game=game, players=3, bots="apprentice", seat=2)
        assert (sat["game"], sat["seat"], len(sat["players"])) == (game, 2, 3)
        story = await play_to_the_end(model, 5)
        assert len(story) > 10
        assert any("You" in line for line in story)
        assert (await model.use("look"))["view"]["viewer"] == 2


@awaited
async def test_people_and_a_model_share_a_table(tmp_path: Path) -> None:
    """The model opens a table, people take the other seats, and it begins."""
    async with local_server(str(tmp_path / "store.db")) as server, model_at(server) as model, model_at(server) as other:
        sat = await model.use("sit", game="quarry", players=2, bots="open")
        assert sat["status"] == "gathering"
        waiting = asyncio.create_task(model.use("wait", seconds=30))
        joined = await other.use("sit", table=sat["code"])
        assert joined["seat"] == 2
        assert (await waiting)["your_turn"]
        await asyncio.gather(play_to_the_end(model, 1), play_to_the_end(other, 2))


@awaited
async def test_a_model_is_told_what_was_arranged_and_that_moves_wait(tmp_path: Path) -> None:
    words = Words("en")
    async with local_server(str(tmp_path / "store.db")) as server, server.guest("Ana") as ana:
        options = {"house": {"days": 1}}
        opened = await ana.do("create", game="quartz", places=["me", "open", "miner"], options=options)
        async with model_at(server) as model:
            sat = await model.use("sit", table=opened["code"])
            assert words.say("arranged-house-rules") in sat["happened"]
            server.registry.store.writing.failed("the disk is full")  # for a second: it is tried again
            happened: list[str] = []
            while words.say("note-stored") not in happened:
                happened += (await model.use("wait", seconds=1))["happened"]
            assert words.say("page-connection-waits") in happened


@awaited
async def test_an_invited_model_has_the_seat_that_was_kept(tmp_path: Path) -> None:
    async with local_server(str(tmp_path / "store.db")) as server, server.guest("Ana") as ana:
        opened = await ana.do("create", game="dice", places=["me", "open", "miner"])
        token = (await ana.do("invite", table=opened["table"], seat=2, name="Ada"))["token"]
        async with model_at(server, token=token) as model:
            sat = await model.use("sit", table=opened["code"])
            assert sat["seat"] == 2
            assert token not in json.dumps(sat)


@awaited
async def test_after_a_lost_connection_it_goes_on(tmp_path: Path) -> None:
    async with local_server(str(tmp_path / "store.db")) as server, model_at(server) as model:
        await model.use("sit", game="dice", players=3)
        for connection in list(server.server.server_state.connections):
            connection.transport.abort()
        assert await play_to_the_end(model, 3)


@awaited
async def test_what_cannot_be_done_is_said_in_a_sentence(tmp_path: Path) -> None:
    async with local_server(str(tmp_path / "store.db")) as server, model_at(server) as model:
        assert "sit down first" in await model.fail("look")
        assert "no such table" in await model.fail("sit", table="XXXXXX")
        assert "chess" in await model.fail("sit", game="chess")
        assert "3 to 5" in await model.fail("sit", game="quartz", players=9)
        assert "en, pt, ru" in await model.fail("sit", game="quartz", options={"edition": "xx"})
        async with model_at(server) as other:
            taken = await other.use("sit", game="quartz", players=3)
            assert "no open seat" in await model.fail("sit", table=taken["code"])
        await model.use("sit", game="quartz", players=3)
        while not (await model.use("wait"))["your_turn"]:
            pass
        assert "accept" in await model.fail("play", move="accept")
        assert "`move`" in await model.fail("play")
        assert "Q999" in await model.fail("rules", game="quartz", rule="Q999")
        assert (await model.use("look"))["your_turn"]


@awaited
async def test_without_a_server_it_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("motherlode.sitting.staying_client.PATIENCE", 0.2)
    async with model_at("ws://127.0.0.1:9/socket") as model:
        assert "no server" in await model.fail("sit")
        assert "QUARTZ" in (await model.use("rules"))["rules"]
    async with local_server(str(tmp_path / "store.db")) as server, model_at(server, token="nobody") as model:
        assert "token" in await model.fail("sit")


# --- the protocol


@awaited
async def test_json_rpc_as_it_is_written_down() -> None:
    async with model_at("ws://127.0.0.1:9/socket") as model:
        assert (await model.send(b"{"))["error"]["code"] == json_rpc.PARSE_ERROR
        assert (await model.send(b"[]"))["error"]["code"] == json_rpc.INVALID_REQUEST
        assert (await model.request("resources/list"))["error"]["code"] == json_rpc.METHOD_NOT_FOUND
        assert (await model.request("tools/call", name="cheat"))["error"]["code"] == json_rpc.INVALID_PARAMS
        assert (await model.request("ping"))["result"] == {}
        assert (await model.request("initialize"))["result"]["protocolVersion"] == json_rpc.VERSIONS[0]
        tools = (await model.request("tools/list"))["result"]["tools"]
        assert [tool["name"] for tool in tools] == ["sit", "look", "legal", "play", "wait", "rules"]
        assert all(tool["inputSchema"]["type"] == "object" for tool in tools)


@awaited
async def test_a_wait_can_be_cancelled_and_does_not_hold_up_a_ping(tmp_path: Path) -> None:
    async with local_server(str(tmp_path / "store.db")) as server, model_at(server) as model:
        await model.use("sit", game="quarry", players=2, bots="open")
        model.lines.put_nowait(b'{"jsonrpc": "2.0", "id": "w", "method": "tools/call", "params": {"name": "wait"}}')
        assert (await model.request("ping"))["result"] == {}
        model.lines.put_nowait(b'{"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": "w"}}')
        assert (await model.use("look"))["status"] == "gathering"


def test_the_client_speaks_the_servers_version() -> None:
    assert PROTOCOL == VERSION


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tool_is_described(language: str) -> None:
    tools = listed(Words(language))
    assert [tool["name"] for tool in tools] == list(TOOLS)
    assert all(what["description"] for tool in tools for what in tool["inputSchema"]["properties"].values())


def test_a_server_is_named_by_its_page_or_its_socket() -> None:
    assert socket_of("http://127.0.0.1:8421/") == socket_of("ws://127.0.0.1:8421/socket")
    with pytest.raises(Mistake, match="http"):
        socket_of("mines.example")


def test_the_command_speaks_over_standard_input_and_output(tmp_path: Path) -> None:
    server = ServerThread(tmp_path / "store.db")
    command = [sys.executable, "-m", "motherlode", "mcp", "--server", server.page, "--lang", "pt"]
    pipes: dict[str, Any] = {"stdin": -1, "stdout": -1, "env": surroundings()}
    with start(command, **pipes) as process:

        def ask(number: int, method: str, **parameters: Any) -> Any:
            line = {"jsonrpc": "2.0", "id": number, "method": method, "params": parameters}
            process.stdin.write(json.dumps(line).encode() + b"\n")
            process.stdin.flush()
            return json.loads(process.stdout.readline())["result"]

        assert ask(1, "initialize")["serverInfo"]["name"] == "motherlode"
        sat = ask(2, "tools/call", name="sit", arguments={"game": "dice", "players": 3})["structuredContent"]
        assert sat["code"]
        process.communicate(timeout=60)  # nothing more is typed
        assert process.returncode == 0
    server.stop()


# --- secrets


async def shown(model: Model, table: str) -> list[Any]:
    """All that the tools give out about a table."""
    outputs: list[Any] = []
    for tool, arguments in (("sit", {"table": table}), ("look", {}), ("legal", {}), ("wait", {"seconds": 0})):
        outputs.append(await model.request("tools/call", name=tool, arguments=arguments))
    for move in ("no such move", "accept", "mine", "pass"):
        legal = {row["move"] for row in (outputs[2]["result"]["structuredContent"])["moves"]}
        if move not in legal:
            outputs.append(await model.request("tools/call", name="play", arguments={"move": move}))
    return outputs


@pytest.mark.parametrize("game", HIDING)
@awaited
async def test_no_model_can_tell_two_worlds_apart(game: str) -> None:
    """Two servers whose tables differ only in what the seat cannot know: every tool says the same."""
    seats, compared = find(game).fewest + 1, 0
    places = [place for place in two_worlds(game) if place.viewer >= 0]
    every = max(1, len(places) // COMPARED)
    async with two_servers() as pair:
        for at, viewer, world in places[::every]:
            outputs = []
            for server, states in zip(pair, (at.states, world), strict=True):
                await server.lay(game, seats, at.game.write_position(states, 0))
                async with model_at(server.server, token=server.people[viewer + 1].token) as model:
                    outputs.append(await shown(model, server.table))
                await server.clear()
            assert json.dumps(outputs[0]) == json.dumps(outputs[1]), f"{at}, to viewer {viewer}"
            compared += 1
    assert compared >= COMPARED

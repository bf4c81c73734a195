"""MCP as it goes over the wire: JSON-RPC 2.0, a message on a line. Requests are answered as they are done.

Why not the official package? It brings seventeen others (a web client, cryptography, telemetry); this is what of it a
server with tools needs. `docs/decisions/0050-mcp-by-hand.md`.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any

import msgspec

from motherlode import __version__
from motherlode.adapters.mcp.stream import Json
from motherlode.adapters.mcp.tools import TOOLS, call, listed
from motherlode.adapters.mcp.visitor import Visitor

VERSIONS = ("2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05")  # of the protocol; the newest is offered
PARSE_ERROR, INVALID_REQUEST, METHOD_NOT_FOUND, INVALID_PARAMS = -32700, -32600, -32601, -32602

Say = Callable[[bytes], None]


class JsonRpc:
    """One client, which asks; the answers are said in any order."""

    def __init__(self, visitor: Visitor, say: Say) -> None:
        self.visitor, self.say = visitor, say
        self._one_tool_at_a_time = asyncio.Lock()
        self._underway: dict[Any, asyncio.Task[None]] = {}

    async def serve(self, lines: AsyncIterator[bytes]) -> None:
        """Until there are no more lines; what is under way then is dropped."""
        try:
            async for line in lines:
                self._take(line)
        finally:
            for task in self._underway.values():
                task.cancel()

    def _take(self, line: bytes) -> None:
        try:
            message = msgspec.json.decode(line)
        except msgspec.DecodeError as error:
            self._fail(None, PARSE_ERROR, str(error))
            return
        if not isinstance(message, dict) or not isinstance(message.get("method"), str):
            if not isinstance(message, dict) or not {"result", "error"} & set(message):
                self._fail(None, INVALID_REQUEST, "a message is an object with a method")
            return
        number, method = message.get("id"), message["method"]
        parameters = message.get("params") or {}
        if number is None:
            if method == "notifications/cancelled" and (task := self._underway.get(parameters.get("requestId"))):
                task.cancel()
            return
        task = asyncio.get_running_loop().create_task(self._answer(number, method, parameters))
        self._underway[number] = task
        task.add_done_callback(lambda _: self._underway.pop(number, None))

    async def _answer(self, number: Any, method: str, parameters: Json) -> None:
        words = self.visitor.words
        if method == "initialize":
            self._result(number, self._welcome(parameters))
        elif method == "ping":
            self._result(number, {})
        elif method == "tools/list":
            self._result(number, {"tools": listed(words)})
        elif method == "tools/call" and parameters.get("name") not in TOOLS:
            self._fail(
                number, INVALID_PARAMS, f"there is no tool {parameters.get('name')}; there are {', '.join(TOOLS)}"
            )
        elif method == "tools/call":
            with suppress(asyncio.CancelledError):
                async with self._one_tool_at_a_time:
                    result = await call(self.visitor, parameters["name"], parameters.get("arguments") or {})
                self._result(number, result)
        else:
            self._fail(number, METHOD_NOT_FOUND, f"this server has no {method}")

    def _welcome(self, parameters: Json) -> Json:
        asked = parameters.get("protocolVersion")
        return {
            "protocolVersion": asked if asked in VERSIONS else VERSIONS[0],
            "capabilities": {"tools": {}},
            "serverInfo": {"name": "motherlode", "version": __version__},
            "instructions": self.visitor.words.say("mcp-instructions"),
        }

    def _result(self, number: Any, result: Json) -> None:
        self.say(msgspec.json.encode({"jsonrpc": "2.0", "id": number, "result": result}))

    def _fail(self, number: Any, code: int, why: str) -> None:
        self.say(msgspec.json.encode({"jsonrpc": "2.0", "id": number, "error": {"code": code, "message": why}}))

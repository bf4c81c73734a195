"""Whole games over a real socket."""

import pytest

from harness.local_server import local_server
from motherlode.games.catalog import GAMES
from tests.server.async_tests import awaited


async def play_out(client, table, seat):
    """Answer every question of a seat with the first legal move, until the game is over; what came, by number."""
    lines, answered = [], 0
    await client.do("resume", table=table, seat=seat)
    async for message in client.messages():
        if message["type"] == "event":
            lines.append(message)
            if message["event"]["kind"] == "finished":
                return lines
        asking = message.get("asking") or {}
        if "legal" in asking and asking["number"] > answered:
            answered = asking["number"]
            await client.do("move", table=table, seat=seat, question=answered, move=asking["legal"][0])
    raise AssertionError("the connection ended before the game")


@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_a_person_plays_against_bots_and_the_lines_have_no_gap(game, tmp_path):
    async with local_server(str(tmp_path / "store.db")) as server, server.guest() as ana:
        opened = await ana.do("create", game=game, places=["me", "miner", "miner", "miner"])
        assert opened["seats"] == [1]
        lines = await play_out(ana, opened["table"], 1)
        numbers = [line["n"] for line in lines]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        assert lines[-1]["event"]["standing"]["winners"]

"""One match over the socket of a server, with the client that the installed package brings: one person against bots.

python one_match.py ws://127.0.0.1:8421/socket [GAME]      says which motherlode it is, and the scores
"""

import asyncio
import random
import sys

import motherlode
from motherlode.client import Client, connect

VERSION = 1
PLACES = ("me", "apprentice", "apprentice")
LONGEST = 120  # seconds


async def play(address: str, game: str) -> list[int]:
    """Sit down with two bots, answer every question at random; the scores at the end."""
    chance = random.Random(7)
    async with connect(address) as client:
        await client.do("hello", protocol=VERSION, name="Ana")
        table = (await client.do("create", game=game, places=list(PLACES)))["table"]
        await client.do("resume", table=table, seat=1)
        return await answer_all(client, table, chance)


async def answer_all(client: Client, table: str, chance: random.Random) -> list[int]:
    """Answer until the match is over."""
    answered = 0
    async for message in client.messages():
        event = message.get("event", {})
        if event.get("kind") == "finished":
            scores: list[int] = event["standing"]["scores"]
            return scores
        asking = message.get("asking") or {}
        if "legal" in asking and asking["number"] > answered:
            answered = asking["number"]
            await client.do("move", table=table, seat=1, question=answered, move=chance.choice(asking["legal"]))
    raise ConnectionError("the server has gone")


if __name__ == "__main__":
    scores = asyncio.run(asyncio.wait_for(play(sys.argv[1], *sys.argv[2:] or ["dice"]), LONGEST))
    print(motherlode.__file__)
    print(scores)

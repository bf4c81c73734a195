"""A bot for a table: MOTHERLODE_TOKEN=… python table_bot.py ws://127.0.0.1:8421/socket TABLE SEAT"""

import asyncio
import json
import os
import random
import sys
from itertools import count

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


async def play(address, token, **seat):
    """Answer every question of a seat until the game is over; a connection that is lost is made anew."""
    ids, local = count(1), "//127.0.0.1:" in address or "//localhost:" in address
    async for socket in connect(address, max_size=None, proxy=None if local else True):
        todo, answered = [{"type": "hello", "protocol": 1, "token": token}, {"type": "resume", **seat}], 0
        try:
            while True:
                for command in todo:
                    await socket.send(json.dumps({"id": f"{command['type']} {next(ids)}", **command}))
                message, todo = json.loads(await socket.recv()), []
                if message.get("status") == "over" or message.get("event", {}).get("kind") == "finished":
                    return
                if message["type"] == "refuse":
                    if not message["id"].startswith("move"):
                        sys.exit(f"the server refused it: {message['reason']}")
                    await asyncio.sleep(0.5)  # then look at the table again
                    back = [{"type": "take-back", **seat}] if message["reason"] == "bot-plays" else []
                    todo, answered = [*back, {"type": "resume", **seat}], 0
                asking = message.get("asking") or {}
                if "legal" in asking and asking["number"] > answered:
                    answered, move = asking["number"], random.choice(asking["legal"])
                    todo = [{"type": "move", "question": answered, "move": move, **seat}]
        except ConnectionClosed:
            await asyncio.sleep(0.5)


asyncio.run(play(sys.argv[1], os.environ["MOTHERLODE_TOKEN"], table=sys.argv[2], seat=int(sys.argv[3])))

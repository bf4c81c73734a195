"""A process that appends for ever, four matches at a time, and says what was acknowledged; tests kill it.

python -m tests.server.append_process ADDRESS
"""

import asyncio
import os
import sys

from motherlode.server.store import Append, NewMatch, Store


async def play(store: Store, match: str) -> None:
    seq = len(await store.events(match))
    new = NewMatch(match, match.upper(), "quartz", 1, 0, False) if seq == 0 else None
    while True:
        seq += 1
        await store.append(Append(match, seq, [(seq, f"{match} {seq}".encode())], new))
        os.write(sys.stdout.fileno(), f"{match} {seq}\n".encode())  # in one piece, at once
        new = None


async def main(address: str) -> None:
    store = await Store.open(address)
    await asyncio.gather(*(play(store, match) for match in ("a", "b", "c", "d")))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))

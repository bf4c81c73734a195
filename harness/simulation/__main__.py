"""One world, with all that people sent and were shown: see `harness.simulation`."""

import sys

from harness.simulation.network import SimulatedSocket
from harness.simulation.players import Player
from harness.simulation.world import World, worlds
from motherlode.client import Client

SHOWN = 240  # characters of a message


def main() -> int:
    """Print the world of a seed; 1 if something was wrong in it."""
    send, read = SimulatedSocket.send, Player._read

    def say(who: object, arrow: str, text: str) -> None:
        print(f"{world.loop.time():7.3f}  {who} {arrow} {text[:SHOWN]}")

    async def sending(socket: SimulatedSocket, text: str) -> None:
        say(socket.client, "→", text)
        await send(socket, text)

    def reading(player: Player, client: Client) -> None:
        for text in client.frames:
            say(player.name, "←", text)
        read(player, client)

    SimulatedSocket.send, Player._read = sending, reading
    with worlds():
        world = World(int(sys.argv[1]))
        found = world.run()
    print(*found.violations or ["nothing was wrong"], sep="\n")
    return 1 if found.violations else 0


if __name__ == "__main__":
    sys.exit(main())

"""One of several workers: a whole server on a port that it shares with the others.

python -m motherlode.server.worker_process   (what to serve is the first line of standard input, as JSON)
"""

import asyncio
import os
import sys
import threading
from pathlib import Path

import msgspec
import uvicorn

from motherlode.games.catalog import GAMES, add
from motherlode.server.app import app_of
from motherlode.server.registry import TableRegistry
from motherlode.server.serve_command import WAITING, Announced, configured, listening, prepare_process, say
from motherlode.server.supervisor import PREPARED, READY, Task
from motherlode.server.worker_totals import EVERY, line_of


def main() -> None:
    """Serve until the supervisor says stop, or has ended itself."""
    task = msgspec.json.decode(sys.stdin.buffer.readline(), type=Task)
    folder = str(Path.cwd())
    if task.games and folder not in sys.path:
        sys.path.append(folder)
    for game in task.games:
        add(game)
    prepare_process()
    settings = task.settings
    left = set(GAMES)

    def prepared(game: str, done: int, steps: int) -> None:
        if done == steps:
            left.discard(game)
            if not left:
                say(PREPARED.decode().strip())

    with listening(settings.host, settings.port, many=True) as listener:
        listener.listen(WAITING)
        app = app_of(settings, prepared=prepared, together=Path(task.together))

        def begun() -> None:
            say(READY.decode().strip())
            app.state.counting = asyncio.create_task(keep_counting(app.state.registry))

        def ended() -> None:
            say(line_of(app.state.registry.numbers()))

        server = Announced(configured(app, settings), begun, ended)
        threading.Thread(target=end_with_supervisor, args=[server], daemon=True).start()
        server.run(sockets=[listener])


async def keep_counting(registry: TableRegistry) -> None:
    """Let the supervisor know what is counted here."""
    while True:
        say(line_of(registry.numbers()))
        await asyncio.sleep(EVERY)


def end_with_supervisor(server: uvicorn.Server) -> None:
    """Stop when the supervisor, which holds the other end of standard input, has ended."""
    os.read(sys.stdin.fileno(), 1)
    server.should_exit = True


if __name__ == "__main__":
    main()

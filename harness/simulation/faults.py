"""What goes wrong in a world, and when."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from harness.simulation.database import Trouble

if TYPE_CHECKING:
    from harness.simulation.world import World

LONG = 45.0  # seconds that a worker may be away
DROPPED = 2.5  # seconds until the database lets go of a worker that it does not reach


def kill(world: "World") -> None:
    """A process is killed, and started again some time later: perhaps long after others had to take over."""
    worker = world.any_worker()
    worker.kill()
    others = any(other.takes_connections for other in world.workers)
    long = others and world.chance.random() < 0.3
    world.later(LONG if long else world.chance.uniform(0.1, 3), lambda: world.start_again(worker))


def stop(world: "World") -> None:
    """A process is exchanged: it stops in good order, and another one takes its place."""
    worker = world.any_worker()
    if worker.takes_connections:
        worker.stop()
        world.later(world.chance.uniform(0.1, 1), lambda: world.start_again(worker))


def cut_off(world: "World") -> None:
    """A worker and the database do not reach each other."""
    worker, database = world.any_worker(), world.database
    seconds = world.chance.uniform(0.2, 6)
    database.cut_off.add(worker.process)

    def drop() -> None:
        for session in [one for one in database.sessions if one.process is worker.process]:
            session.end()
        for connection in [held for held in database.locks.values() if held.process is worker.process]:
            if not connection.sent:
                connection.invalidate()

    if seconds > DROPPED:
        world.later(DROPPED, drop)
    world.later(seconds, lambda: database.cut_off.discard(worker.process))


def freeze(world: "World") -> None:
    """A process stands still for a while, and goes on."""
    worker = world.any_worker()
    worker.process.frozen_until = world.loop.time() + world.chance.uniform(0.2, 4)


def database_down(world: "World") -> None:
    """The database is restarted: what was under way is undone, and all connections are lost."""
    trouble, database = world.database.trouble, world.database
    trouble.down = True
    for connection in list(database.locks.values()):
        if not connection.sent:
            connection.invalidate()
    for session in list(database.sessions):
        session.end()
    world.later(world.chance.uniform(0.2, 4), lambda: setattr(trouble, "down", False))


def database_hangs(world: "World") -> None:
    """The database answers nobody for a while."""
    trouble = world.database.trouble
    trouble.hanging = True
    world.later(world.chance.uniform(0.2, 7), lambda: setattr(trouble, "hanging", False))


def bad_commits(world: "World") -> None:
    """Connections break while something is committed: before it is kept, or after."""
    trouble = world.database.trouble
    trouble.lost_answer, trouble.lost_commit = world.chance.uniform(0, 0.8), world.chance.uniform(0, 0.3)

    def end() -> None:
        trouble.lost_answer = trouble.lost_commit = 0.0

    world.later(world.chance.uniform(1, 5), end)


def lose_connections(world: "World") -> None:
    """Some sockets break, with a word or without one."""
    for socket in world.sockets:
        if socket.open_here and world.chance.random() < 0.5:
            world.chance.choice((socket.reset, socket.go_silent))()


def congestion(world: "World") -> None:
    """Nothing that the servers send arrives for a while."""
    for socket in world.sockets:
        socket.down.stall(world.chance.uniform(0.5, 5))


def uproar(world: "World") -> None:
    """Everybody says a lot."""
    for player in world.players:
        player.shout()


def site_outage(world: "World") -> None:
    """The network of the whole site: people do not hear, the database does not answer, and everybody talks about it."""
    congestion(world)
    uproar(world)
    lost = world.chance.choice((database_down, database_hangs))
    world.later(world.chance.random(), lost, world)
    world.later(world.chance.uniform(0.5, 2), uproar, world)


FAULTS: tuple[Callable[["World"], None], ...] = (
    kill, kill, stop, cut_off, freeze, database_down, database_hangs, bad_commits, bad_commits, lose_connections,
    lose_connections, congestion, site_outage,
)  # fmt: skip


# What may go wrong just when everybody stops.
LAST: tuple[Callable[["World"], None], ...] = (
    bad_commits, bad_commits, bad_commits, database_down, database_hangs, cut_off, kill, site_outage,
)  # fmt: skip


def calm(world: "World") -> None:
    """Nothing goes wrong any more."""
    world.database.trouble = Trouble()
    world.database.cut_off.clear()
    world.slowness = world.slowness[:1]
    for socket in world.sockets:
        socket.slowness = world.slowness[0]

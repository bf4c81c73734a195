"""One world: it is played, things go wrong, then nothing does, and then everything must be as if nothing had been.

The invariants are those of the soak, and more: nothing acknowledged is lost, nothing is shown that is not in the log,
each stream is without a gap and the same for everybody (`harness.stream_audit`); every command has one answer; no task
ends with an error that nobody saw; once nothing goes wrong any more, everybody is shown everything without asking,
presence is true, games come to their end, and where nobody is, nothing is left in memory.
"""

import gc
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

from harness.simulation import game, threads
from harness.simulation.database import EPOCH, Row, SimulatedDatabase
from harness.simulation.faults import FAULTS, LAST, calm
from harness.simulation.loop import NeverRests, Process, SimulatedLoop
from harness.simulation.network import SimulatedSocket
from harness.simulation.players import Player, TablePlan
from harness.simulation.worker import SETTINGS, SimulatedWorker, replaced
from harness.stream_audit import AckedMove, Violation, audit
from motherlode.games.catalog import GAMES, add
from motherlode.server.store.records import Stored, StoredMatch
from motherlode.server.table import Table
from motherlode.server.table_events import Answered, Line, Moved, Said
from motherlode.server.table_log import lines_of

FAULTY, RESTING, ENDING, LEAVING = 15.0, 25.0, 90.0, 16.0  # seconds
STARTING = 5.0  # seconds that a worker may need to begin
SLOWNESS = (0.01, 0.05, 0.4, 4.0)  # seconds that a message takes at most, by connection
SPOILT = "spoilt-table"
LOG = logging.getLogger("motherlode.server")


class Found(NamedTuple):
    """What came of a world."""

    seed: int
    violations: list[str]
    lines: int  # in all logs
    steps: int
    logs: str  # a digest of them


class World:
    """Everything there is, for one seed."""

    def __init__(self, seed: int, arranged: bool = False, other: bool = False) -> None:
        """With `other`, the first person of each table bets the other way or, where cards were arranged, has another
        card; nothing else is different.
        """
        self.seed, self.arranged, self.other = seed, arranged, other
        self.game = game.NAME
        self.chance = chance = Random(seed)
        self.loop = SimulatedLoop(chance, chance.choice((0.0, 0.1, 0.5)))
        self.violations: list[str] = []
        self.sockets: list[SimulatedSocket] = []
        self.slowness = SLOWNESS
        self.fate = Process(self.loop, "fate")
        self.fate.context.run(self._begin)

    def _begin(self) -> None:
        chance = self.chance
        count = chance.choice((1, 1, 2, 2, 3))
        alone = count == 1 and chance.random() < 0.7
        self.database = SimulatedDatabase(self.loop, "sqlite" if alone else "postgresql")
        self.database.lateness = chance.choice((0.1, 0.5, 3.0))
        if chance.random() < 0.3:
            self._spoil()
        self.workers = [
            SimulatedWorker(self.loop, self.database, f"worker {number}", chance.choice((0, 0, -700, 1500)))
            for number in range(count)
        ]
        self.plans: list[TablePlan] = []
        self.players: list[Player] = []
        for number in range(chance.choice((1, 1, 1, 2))):
            self._set_up(number)
        for _ in range(chance.randrange(7)):
            fault = chance.choice(FAULTS)
            self.later(chance.uniform(0.5, FAULTY - 1), fault, self)

    def _spoil(self) -> None:
        """A table that this version cannot read, and that somebody would have to look after."""
        self.database.matches[SPOILT] = StoredMatch(SPOILT, "SPOILT", self.game, 99, EPOCH, False, None, EPOCH)
        self.database.events[SPOILT] = {1: Row(1, EPOCH, b'{"kind":"nothing that is known"}')}

    def _set_up(self, number: int) -> None:
        chance = self.chance
        others = [chance.choice(("open", "open", "me", "random")) for _ in range(chance.choice((1, 2, 2)))]
        clock = chance.choice((None, None, {"bank": 2_000, "credit": 1_000}, {"bank": 3_600_000, "credit": 3_600_000}))
        cards = [game.PIPS if self.other else 1, 2, 3, 4] if self.arranged else None
        plan = TablePlan(number, ["me", *others], clock, self.loop.create_future(), cards)
        self.plans.append(plan)
        seats = [[seat for seat, place in enumerate(plan.places, 1) if place == "me"]]
        seats += [[seat] for seat, place in enumerate(plan.places, 1) if place == "open"]
        seats += [[0]] if chance.random() < 0.5 else []
        for index, held in enumerate(seats):
            player = Player(self, plan, f"player {number}.{index}", held, owner=index == 0)
            player.contrary = self.other and index == 0 and not self.arranged
            self.players.append(player)

    # --- what faults use

    def later(self, delay: float, do: Any, *given: Any) -> None:
        """Something happens after a while."""
        self.fate.later(delay, do, *given)

    def any_worker(self) -> SimulatedWorker:
        """One of the workers."""
        return self.chance.choice(self.workers)

    def start_again(self, worker: SimulatedWorker) -> None:
        """Another process in its place."""
        if worker in self.workers:
            place = self.workers.index(worker)
            if worker.process.alive:
                worker.kill()
            self.workers[place] = SimulatedWorker(self.loop, self.database, worker.process.name, worker.ahead)

    def found(self, violation: str) -> None:
        """Something must not be."""
        self.violations.append(f"{self.loop.time():.2f}: {violation}")

    # --- running it

    def run(self) -> Found:
        """From its beginning to its end."""
        log = Errors(self)
        LOG.addHandler(log)
        try:
            self._run()
        except NeverRests as never:
            self.found(str(never))
        finally:
            LOG.removeHandler(log)
            self.loop.end()
            threads.end(self.loop.threads)
        logs = blake2b(digest_size=16)
        for match, events in self.database.events.items():
            logs.update(f"{match} {list(events.values())}".encode())
        lines = sum(len(events) for events in self.database.events.values())
        return Found(self.seed, self.violations, lines, self.loop.steps, logs.hexdigest())

    def _run(self) -> None:
        loop = self.loop
        only_read = self.chance.random() < 0.5
        if only_read:
            at = self.chance.uniform(FAULTY / 3, FAULTY)
            for player in self.players:
                self.later(at, setattr, player, "quiet", True)
            self.later(at - 1, self.chance.choice(LAST), self)
        loop.run(lambda: bool(self.violations), FAULTY)
        self.later(0, calm, self)
        if not only_read:
            done = loop.run(
                lambda: bool(self.violations) or all(player.done for player in self.players), FAULTY + ENDING
            )
            if not done:
                self.found(f"games do not come to an end: {[self._state(plan) for plan in self.plans]}")
        loop.run(lambda: bool(self.violations), loop.time() + RESTING)
        if not self.violations:
            self._check_streams()
            self._check_presence()
            self._audit()
        if not self.violations:
            self._leave()
        self.violations += loop.faults + loop.unseen_errors()

    def _state(self, plan: TablePlan) -> str:
        return f"{plan.places} {[(record.viewer, record.status, record.newest) for record in plan.records]}"

    def _check_streams(self) -> None:
        """Everybody was shown everything."""
        for player in self.players:
            table = player.plan.table
            if table is None:
                continue
            last = max(self.database.events.get(table, {}), default=0)
            for seat, record in player.records.items():
                if player.client is None or seat not in player.reading:
                    self.found(f"{player.name} does not come back to seat {seat}")
                elif record.newest != last:
                    self.found(f"{player.name} was shown line {record.newest} at seat {seat}, and the last is {last}")

    def _check_presence(self) -> None:
        """Everybody is shown who is there."""
        for plan in self.plans:
            there = [player for player in self.players if player.plan is plan and player.client]
            seats = sorted(seat for player in there for seat in player.reading if seat)
            spectators = sum(player.reading == {0} for player in there)
            for player in there:
                if player.reading and player.present != (seats, spectators):
                    self.found(f"{player.name} is shown {player.present} and there are {(seats, spectators)}")

    def _audit(self) -> None:
        for plan in self.plans:
            table = plan.table
            if table is None:
                continue
            rows = self.database.events.get(table, {})
            if sorted(rows) != list(range(1, len(rows) + 1)):
                self.found(f"the log of {table} has the lines {sorted(rows)}")
                continue
            lines = lines_of([Stored(*rows[seq]) for seq in sorted(rows)])
            try:
                audit(lines, plan.records, SETTINGS.window)
            except Violation as violation:
                self.found(str(violation))
            self._check_log(plan, lines)
        tables = [match for match in self.database.matches if match != SPOILT]
        if len(tables) > len(self.plans):
            self.found(f"{len(self.plans)} tables were asked for, and there are {len(tables)}")

    def _check_log(self, plan: TablePlan, lines: list[Any]) -> None:
        """What people have done is there once, and nothing that they have not done."""
        texts = [line.event.text for line in lines if isinstance(line.event, Said)]
        if len(texts) != len(set(texts)) or not set(texts) <= plan.sent_texts:
            self.found(f"said: {texts}")
        if any(later.at < line.at for line, later in pairwise(lines)):
            self.found("time goes back in the log")
        if made := {move for move in moves_of(lines) if move not in plan.sent_moves}:
            self.found(f"moves that nobody has made: {made}")

    def _leave(self) -> None:
        """Everybody goes, and after a while nothing is left of them."""
        for player in self.players:
            player.left = True
        for socket in self.sockets:
            if socket.open_here:
                socket.reset()
        self.loop.run(lambda: bool(self.violations), self.loop.time() + LEAVING)
        for worker in self.workers:
            if not worker.process.alive or self.loop.time() - worker.begun < STARTING:
                continue
            if worker.registry is None:
                self.found(f"{worker.process} does not begin")
                continue
            left = [live.id for live in worker.registry.tables.values() if not live.table.plays_alone]
            if left or worker.registry.connections:
                self.found(f"{worker.process} still has {left} and {len(worker.registry.connections)} connections")


def moves_of(lines: Sequence[Line]) -> Iterator[AckedMove]:
    """What people have answered, by the log, and to which question."""
    table = Table.begin(lines[0])
    for line in lines[1:]:
        if isinstance(line.event, Moved | Answered) and line.event.by == "person":
            yield AckedMove(table.question, line.event.seat, line.event.move)
        table.apply(line)


class Errors(logging.Handler):
    """Errors of the server's own making."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info and record.exc_info[1] is not None:
            self.world.found(f"{record.getMessage()}: {record.exc_info[1]!r}")


@contextmanager
def worlds() -> Iterator[Callable[[int], Found]]:
    """What runs the world of a seed, on what stands for threads, clocks and the network."""
    add(game.NAME)
    propagates, LOG.propagate = LOG.propagate, False
    gc.collect()
    gc.freeze()
    try:
        with replaced():
            yield lambda seed: World(seed).run()
    finally:
        gc.unfreeze()
        LOG.propagate = propagates
        GAMES.pop(game.NAME)

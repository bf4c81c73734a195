"""A worker is killed that ran the clocks of a table: within three seconds of the simulated clock, another one does, its
people are back, and the time when nobody did counts against nobody.
"""

from harness.simulation import players
from harness.simulation import world as world_module
from harness.simulation.world import World, worlds
from motherlode.server.table_events import Woke, decode

WITHIN = 3.0  # seconds
LOOKS = 0.02  # seconds between two looks
SEEDS = range(60)


class Takeover(World):
    """A world of several workers in which one is killed in mid-game, and is not started again."""

    def strike(self):
        """Kill the worker that runs the clocks of a table where people play, if there is one."""
        for plan in self.plans:
            keepers = [worker for worker in self.workers if self.keeps_time(worker, plan.table)]
            self.at_the_table = [player for player in self.players if player.plan is plan]
            if len(keepers) == 1 and all(record.status == "playing" for record in plan.records[:1]):
                self.plan, self.struck = plan, self.loop.time()
                keepers[0].kill()
                self.away = set(self.at_the_table)
                self.look()
                return

    def keeps_time(self, worker, table):
        return worker.takes_connections and worker.registry.workers.keeps_time(table)

    def look(self):
        self.kept = self.kept or any(self.keeps_time(worker, self.plan.table) for worker in self.workers)
        self.away -= {player for player in self.away if player.reading == set(player.records)}
        if self.kept and not self.away:
            self.took = self.loop.time() - self.struck
        else:
            self.later(LOOKS, self.look)

    plan = took = None
    kept = False  # whether another one runs the clocks


def woken(world):
    """Whether a line says after the kill that time begins anew."""
    rows = world.database.events[world.plan.table].values()
    later = [row for row in rows if row.at > world_module.EPOCH + world.struck * 1000]
    return any(isinstance(decode(row.body), Woke) for row in later)


def test_a_killed_workers_tables_go_on_within_three_seconds(monkeypatch):
    monkeypatch.setattr(world_module, "FAULTS", (lambda world: None,))
    monkeypatch.setattr(world_module, "LAST", (lambda world: None,))
    monkeypatch.setattr(world_module, "SLOWNESS", (0.05,))
    monkeypatch.setattr(players, "THINKING", 0.3)  # somebody who thinks does not notice a lost connection
    took = {}
    with worlds():
        for seed in SEEDS:
            world = Takeover(seed)
            if len(world.workers) > 1:
                for worker in world.workers:
                    worker.ahead = 0  # so that lines can be told from earlier ones by their time
                world.later(3.0, world.strike)
                assert world.run().violations == []
                if world.plan:
                    took[seed] = world.took
                    clock = world.plan.clock
                    over = world.plan.records[0].status == "over"
                    if clock and clock["credit"] < 3_600_000 and not over:
                        assert woken(world), seed
    print(took)
    assert len(took) > len(SEEDS) / 6
    assert max(took.values()) < WITHIN

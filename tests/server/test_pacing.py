"""Bots wait until the only person at the table has seen what happened, within limits, and for nobody else."""

import asyncio
from types import SimpleNamespace

from harness.local_server import local_server
from motherlode.server.pacing import Pacing
from motherlode.server.table import Chair
from tests.server.async_tests import awaited
from tests.server.test_tables import kind, quartz, refused, until

PATIENCE = 1000
ANA, RUI, BOT = Chair("ana", "Ana"), Chair("rui", "Rui"), Chair(bot="miner")
HOURS = 10**7  # milliseconds: longer than any test


class Waiting:
    """A bot that waits at a table; the time stands still until it is moved on."""

    def __init__(self, *chairs: Chair, clock: object = None, earliest: int = 0) -> None:
        self.time = 0
        self.pacing = Pacing(PATIENCE, lambda: self.time)
        self.table = SimpleNamespace(chairs=chairs, created=SimpleNamespace(clock=clock))
        self.earliest = earliest

    async def waits(self) -> bool:
        """Whether a bot that would answer line 7 waits still, once it had every chance not to."""
        bot = asyncio.create_task(self.pacing.pause(self.table, 7, self.earliest))
        await asyncio.wait([bot], timeout=0.05)
        waits = not bot.done()
        bot.cancel()
        return waits


@awaited
async def test_bots_wait_until_the_only_person_has_seen_the_line():
    at = Waiting(ANA, BOT, BOT)
    at.pacing.report("page", 6)
    bot = asyncio.create_task(at.pacing.pause(at.table, 7, 0))
    await asyncio.sleep(0)
    at.pacing.report("page", 6)
    await asyncio.sleep(0)
    assert not bot.done()
    at.pacing.report("page", 7)
    await asyncio.wait_for(bot, 60)


@awaited
async def test_what_was_seen_already_is_not_waited_for_at_all():
    at = Waiting(ANA, BOT, earliest=HOURS)
    assert await at.waits(), "nobody has reported anything, so it takes its time"
    at.pacing.report("page", 7)
    assert not await at.waits()
    at.pacing.report("another page of hers", 5)
    assert await at.waits(), "she looks at both"
    at.pacing.forget("another page of hers")
    assert not await at.waits()


@awaited
async def test_nobody_waits_longer_than_patience_nor_where_others_or_a_clock_would_suffer():
    for at in (Waiting(ANA, RUI, BOT), Waiting(ANA, BOT, clock="runs"), Waiting(BOT, BOT)):
        at.pacing.report("page", 1)
        assert not await at.waits()
    late = Waiting(ANA, BOT)
    late.pacing.report("page", 1)
    assert await late.waits()
    late.time = PATIENCE
    assert not await late.waits()


@awaited
async def test_a_report_lets_bots_answer_and_only_players_may_report(tmp_path):
    async with (
        local_server(str(tmp_path / "s.db"), pace=HOURS) as server,
        server.guest("Ana") as ana,
        server.guest("Rui") as rui,
    ):
        table = await quartz(ana, "me", "miner", "miner", position={"game": "quartz", "turn": 2, "seats": [{}] * 3})
        n = (await ana.do("resume", table=table, seat=1))["n"]
        assert await refused(rui.do("seen", table=table, n=n)) == "not-at-the-table"
        await ana.do("seen", table=table, n=n)
        moved = await until(ana, kind("moved"))
        assert moved["event"]["moves"][0]["by"] == "bot"

"""Two servers on one store, the same tables live in both: the key (match, seq) lets one of two colliding moves win.

Exactly one of two commands for the same place in the log wins. The other is decided again by what the winner wrote:
what is still possible is done, and a move for a question that is answered by then is refused as `stale-question`; its
clients are shown the winner's lines first, in order, without a gap. On PostgreSQL each server shows at once what the
other writes (`test_workers.py`). On SQLite, which is meant for one process, a server learns of the other's lines when
it tries to write itself: clients to whom nothing comes for a while say something there.
"""

import asyncio
from collections import Counter
from random import Random

import msgspec
import pytest

from harness.local_server import local_server
from harness.stream_audit import AckedMove, StreamRecord, Violation, audit, read_frame
from motherlode.client import RefusedCommand
from motherlode.games.catalog import GAMES
from motherlode.server.table_log import lines_of
from tests.server.async_tests import awaited

WINDOW = 0
PATIENCE = 0.04  # seconds without news before somebody says something
IN_STEP = {"stale-question", "already-answered", "not-asked", "not-now"}


class Reader:
    """One client at one server with some seats of a table, and a record for each."""

    def __init__(self, client, table, seats):
        self.client, self.table = client, table
        self.records = {seat: StreamRecord(seat) for seat in seats}
        self.refused = Counter()

    async def open(self):
        for seat, record in self.records.items():
            record.opens(1)
            await self.client.do("resume", table=self.table, seat=seat, since=1)
        self.read()

    def read(self):
        frames, self.client.frames = self.client.frames, []
        for text in frames:
            frame = read_frame(text)
            if frame.type in ("event", "snapshot"):
                self.records[frame.seat].note(frame, text)

    async def do(self, command, seat, **fields):
        """None when it was done; why not, when it was refused."""
        try:
            await self.client.do(command, table=self.table, seat=seat, **fields)
        except RefusedCommand as refused:
            self.refused[refused.reason] += 1
            return refused.reason
        finally:
            self.read()

    async def move(self, seat, chance):
        record = self.records[seat]
        question, move = record.question.number, chance.choice(record.legal)
        refused = await self.do("move", seat, question=question, move=move)
        if refused is None:
            record.acked.append(AckedMove(question, seat, move))
        return refused

    @property
    def over(self):
        return all(record.status == "over" for record in self.records.values())

    async def play(self, chance):
        """To the end, with a word when nothing has happened for a while."""
        while True:
            self.read()
            if self.over:
                return
            asked = [seat for seat, record in self.records.items() if record.fresh and record.legal]
            if asked:
                self.records[asked[0]].fresh = False
                refused = await self.move(asked[0], chance)
                if refused not in (None, *IN_STEP):
                    raise Violation(refused)
                continue
            try:
                assert await asyncio.wait_for(self.client.unread.get(), PATIENCE) is not None
            except TimeoutError:
                await self.do("say", min(self.records), text="Is anybody there?")
                for record in self.records.values():
                    record.fresh = True


async def audited(registry, table, *readers):
    lines = lines_of(await registry.store.events(table))
    assert [line.n for line in lines] == list(range(1, len(lines) + 1))
    return audit(lines, [record for reader in readers for record in reader.records.values()], WINDOW)


@awaited
async def test_of_two_moves_at_two_servers_one_wins_and_the_other_is_refused_as_stale(address):
    async with local_server(address) as here, local_server(address) as there, here.guest("Ana") as ana:
        token = ana.welcome["token"]
        table = (await ana.do("create", game="quartz", places=["me", "me", "me"]))["table"]
        async with there.guest("Ana", token) as again:
            readers = [Reader(client, table, (1, 2, 3)) for client in (ana, again)]
            for reader in readers:
                await reader.open()
            chance = Random(1)
            for _ in range(20):
                [seat] = [seat for seat, record in readers[0].records.items() if record.legal]
                question = readers[0].records[seat].question.number
                answers = await asyncio.gather(*(reader.move(seat, chance) for reader in readers))
                assert set(answers) == {None, "stale-question"}
                for reader in readers:  # the loser was shown the winner's line before the refusal came
                    assert reader.records[seat].question.number > question
                assert readers[0].records[1].lines == readers[1].records[1].lines
            assert (await audited(here.registry, table, *readers)).acked == 20


@awaited
async def test_what_is_still_possible_is_done_after_what_the_other_server_wrote(address):
    async with local_server(address) as here, local_server(address) as there, here.guest("Ana") as ana:
        table = (await ana.do("create", game="dice", places=["me", "me", "me"]))["table"]
        async with there.guest("Ana", ana.welcome["token"]) as again:
            await again.do("resume", table=table, seat=1)
            before = len(await here.registry.store.events(table))
            for n in range(3):
                await ana.do("say", table=table, seat=1, text=f"{n}")
            await again.do("say", table=table, seat=1, text="me too")
            said = [message for frame in again.frames if (message := msgspec.json.decode(frame))["type"] == "event"]
            assert [line["event"]["text"] for line in said] == ["0", "1", "2", "me too"]
            assert [line["n"] for line in said] == list(range(before + 1, before + 5))


@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_a_whole_game_is_played_at_two_servers_at_once(address, game):
    async with local_server(address) as here, local_server(address) as there, here.guest("Ana") as ana:
        table = (await ana.do("create", game=game, places=["me", "me", "me", "miner"]))["table"]
        async with there.guest("Ana", ana.welcome["token"]) as again:
            readers = [Reader(ana, table, (1, 3)), Reader(again, table, (2, 3))]  # both answer for seat 3
            for reader in readers:
                await reader.open()
            games = [reader.play(Random(number)) for number, reader in enumerate(readers)]
            await asyncio.gather(*games)
            found = await audited(there.registry, table, *readers)
            assert found.finished
            assert sum(reader.refused["raced"] for reader in readers) == 0

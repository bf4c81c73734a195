"""The bots of one worker, and the games they play: as matches, move by move, or compiled, many at once."""

from collections.abc import Callable, Collection, Sequence
from contextlib import closing
from functools import partial
from threading import Lock
from time import perf_counter
from typing import Any

from motherlode.arena.luck import LuckMeter
from motherlode.arena.plan import Entrant, Plan
from motherlode.arena.results import Failing, Result, Thinking
from motherlode.arena.schedule import LineUp, Task, member_at
from motherlode.batch import cpu
from motherlode.bots import Bot, Stream, answer, player_of, stream_of
from motherlode.bots import find as find_bot
from motherlode.bots.outside import Fault, OutsideBot
from motherlode.bots.sandbox import Sandbox
from motherlode.games.catalog import find as find_game
from motherlode.games.kit.game_loop import Player
from motherlode.match import Match

Step = Callable[[], object]


class Stopped(Exception):
    """The rest of this game is not needed any more."""


class CannotPlay(Exception):
    """A program cannot be started, or ends before its first answer: the name of the bot, and its fault."""


OWN_CHANCE = 1000  # higher than any seat
AT_THE_START = ("unstarted", "crashed")  # faults at the very first question that stop a league before its first game


class CompiledLineUps:
    """The line-ups whose bots are all compiled, each with what plays it; the workers of a process share it."""

    def __init__(self, plan: Plan, workers: int | None) -> None:
        self.plan, self.workers = plan, workers
        self.game = find_game(plan.game)
        by_bot = [None if bot.command else player_of(bot.bot, self.game) for bot in plan.entrants]
        self.players: dict[int, tuple[Player, ...]] = {}
        for number, line_up in enumerate(plan.line_ups):
            players = tuple(player for bot in line_up if (player := by_bot[bot]) is not None)
            if len(players) == plan.seats and not plan.luck:  # which is measured in matches
                self.players[number] = players
        self.everybody = tuple(dict.fromkeys(player for players in self.players.values() for player in players))
        self.devices: dict[int, cpu.Device] = {}
        self.lock = Lock()

    def device(self, line_up: int) -> cpu.Device:
        """The device that plays a line-up: made for its first games, and kept."""
        with self.lock:
            if line_up not in self.devices:
                self.devices[line_up] = cpu.Device(
                    self.game,
                    self.plan.seats,
                    self.plan.options,
                    self.players[line_up],
                    self.workers,
                    self.plan.turns[line_up],
                    self.everybody,
                )
            return self.devices[line_up]

    def play(self, task: Task) -> list[Result]:
        """Some deals in all turns."""
        seats, turns = self.plan.seats, self.plan.turns[task.line_up]
        rows = self.device(task.line_up).rows(self.plan.seed + task.deal, task.deals).tolist()
        return [
            Result(
                task.line_up,
                task.deal + number // turns,
                number % turns,
                by_member(row[seats : 2 * seats], number % turns),
                by_member(row[:seats], number % turns),
                row[2 * seats],
            )
            for number, row in enumerate(rows)
        ]


def by_member(by_seat: Sequence[Any], turn: int) -> tuple[Any, ...]:
    """What is listed by seat, in the order of the line-up.

    >>> by_member(["Caio", "Ana", "Bia"], turn=1)
    ('Ana', 'Bia', 'Caio')
    """
    seats = len(by_seat)
    found = {member_at(seat, turn, seats): one for seat, one in enumerate(by_seat)}
    return tuple(found[member] for member in range(seats))


class WorkerBots:
    """The bots of one worker. Each plays one seat at a time, so a bot that plays three seats is made three times."""

    def __init__(
        self,
        plan: Plan,
        compiled: CompiledLineUps,
        stopped: Callable[[], bool] = lambda: False,
        playing: Collection[int] | None = None,
    ) -> None:
        self.plan, self.compiled, self.stopped = plan, compiled, stopped
        self.playing = range(len(plan.line_ups)) if playing is None else playing  # the line-ups that it prepares for
        self.game = find_game(plan.game)
        self.bots: dict[tuple[Entrant, int], Bot] = {}

    def play(self, task: Task) -> list[Result]:
        """The games of a task."""
        if task.line_up in self.compiled.players:
            return self.compiled.play(task)
        return [self.play_match(task.line_up, task.deal, task.turn or 0)]

    def play_match(self, line_up: int, deal: int, turn: int) -> Result:
        """One game. Only where there is a choice is a bot asked; the game ends with the first one that fails."""
        plan, seed = self.plan, self.plan.seed + deal
        members = plan.line_ups[line_up]
        match = Match.new(plan.game, seats=plan.seats, seed=seed, **plan.options)
        streams = [self.stream(line_up, seed, seat, turn) for seat in range(1, plan.seats + 1)]
        thinking = [Thinking()] * plan.seats
        meter = LuckMeter(self.game, match.states, seed) if plan.luck else None
        while asked := match.asked:
            if self.stopped():
                raise Stopped
            seat = asked[0]
            legal, stream = match.legal(seat), streams[seat - 1]
            member = member_at(seat - 1, turn, plan.seats)
            if len(legal) == 1:
                move = legal[0]
            else:
                began = perf_counter()
                try:
                    move = answer(match, seat, self.bot(members, member), stream)
                except Fault as fault:
                    self.discard(members, member)
                    failing = Failing(member, len(match.log.entries) + 1, fault.kind, fault.detail)
                    return Result(line_up, deal, turn, moves=len(match.log.entries), failings=(failing,))
                finally:
                    thinking[member] = thinking[member].and_then(perf_counter() - began)
            match.play(seat, move)
            if meter:
                meter.made(match.states, seat - 1, self.game.action(move))
        return Result(
            line_up,
            deal,
            turn,
            by_member(list(match.ranks.values()), turn),
            by_member(list(match.scores.values()), turn),
            len(match.log.entries),
            tuple(thinking),
            luck=by_member(meter.luck, turn) if meter else (),
        )

    def stream(self, line_up: int, seed: int, seat: int, turn: int) -> Stream:
        """A bot's own chance. The null player has another than the bot that it is: else they would be one."""
        bot = self.plan.line_ups[line_up][member_at(seat - 1, turn, self.plan.seats)]
        return stream_of(seed, seat + OWN_CHANCE if self.plan.entrants[bot].twin else seat)

    def steps(self) -> list[Step]:
        """Steps that make sure that every program can be started, and that compile what is compiled at its first use,
        so that no bot's clock runs meanwhile."""
        compiled = [number for number in self.compiled.players if number in self.playing]
        mixed = [self.plan.line_ups[number] for number in self.playing if number not in self.compiled.players]
        bots = [self.plan.entrants[bot] for bot in sorted({bot for line_up in mixed for bot in line_up})]
        return [
            *(partial(self.try_out, bot) for bot in bots if bot.command),
            *(partial(self.compiled.device, number) for number in compiled),
            *(partial(self.first_decision, bot) for bot in bots if not bot.command),
            *([self.first_luck] if self.plan.luck else []),
        ]

    def try_out(self, entrant: Entrant) -> None:
        """Start a program and ask it something. If it answers too late or badly, the games will show that."""
        try:
            self.first_decision(entrant)
        except Fault as fault:
            if fault.kind in AT_THE_START:
                raise CannotPlay(entrant.name, fault.detail) from None

    def first_decision(self, entrant: Entrant) -> None:
        """Let a bot decide something once."""
        with closing(self.new_bot(entrant)) as bot:
            if isinstance(bot, OutsideBot):
                bot.start()  # before anything is compiled
            match = Match.new(self.plan.game, seats=self.plan.seats, seed=self.plan.seed, **self.plan.options)
            while asked := match.asked:
                seat = asked[0]
                if len(legal := match.legal(seat)) > 1:
                    answer(match, seat, bot, stream_of(self.plan.seed, seat))
                    return
                match.play(seat, legal[0])

    def first_luck(self) -> None:
        """Measure luck once."""
        match = Match.new(self.plan.game, seats=self.plan.seats, seed=self.plan.seed, **self.plan.options)
        meter = LuckMeter(self.game, match.states, self.plan.seed, samples=1)
        match.states["rng"][0] += 1  # so that there seems to have been chance in the move
        [seat, *_] = match.asked
        meter.made(match.states, seat - 1, self.game.action(match.legal(seat)[0]))

    def bot(self, members: LineUp, member: int) -> Bot:
        """The bot that plays a member of a line-up: made when it is first asked, and kept."""
        key = self.key_of(members, member)
        if key not in self.bots:
            self.bots[key] = self.new_bot(key[0])
        return self.bots[key]

    def new_bot(self, entrant: Entrant) -> Bot:
        """A bot, ready to be asked."""
        if entrant.command:
            sandbox = Sandbox() if self.plan.sandboxed else None
            return OutsideBot(entrant.command, self.game, self.plan.patience, sandbox)
        return find_bot(entrant.bot, self.game)

    def discard(self, members: LineUp, member: int) -> None:
        """Close a bot that has failed."""
        if bot := self.bots.pop(self.key_of(members, member), None):
            bot.close()

    def key_of(self, members: LineUp, member: int) -> tuple[Entrant, int]:
        """Which bot, and which of several like it."""
        return self.plan.entrants[members[member]], members[:member].count(members[member])

    def close(self) -> None:
        """Close all bots."""
        while self.bots:
            self.bots.popitem()[1].close()

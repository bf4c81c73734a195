"""Two worlds on the wire: who may not know in which of them they are is sent the same bytes in both.

Two servers play the same match, with the hands of others exchanged, with a world that only fits what one viewer sees,
with another secret behind the draws, with other answers under cover, and always with other identities. Frames are
compared as text, for each seat that may not know and for a spectator: over lost connections, with every way of coming
back, refusals, looks into the past, and the death of the server. Only what the rules uncover may differ, and it ends
the comparison (`motherlode.testing.worlds` says what that is). In the dice game nothing is hidden but the dice to come.
"""

import ast
import asyncio
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import motherlode.server
from harness.local_server import local_server
from motherlode.bots.grammar import Budget
from motherlode.client import Client
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.declarations import EventKind
from motherlode.games.kit.records import Records
from motherlode.server import bot_pool
from motherlode.testing.moment import Moment, duplicate
from motherlode.testing.random_games import random_game
from motherlode.testing.sight import redacted, world_from
from motherlode.testing.trades import trades_between_seats
from motherlode.testing.worlds import differs, may_differ_in_guesses, may_differ_in_trades
from tests.server.async_tests import awaited
from tests.server.worlds import (
    SPECTATOR,
    WINDOW,
    Answer,
    Covered,
    Pair,
    Reading,
    StreamReading,
    World,
    lines_repeat_themselves,
    two_worlds,
    until,
)

Json = dict[str, Any]

WITH_WINDOWS = [name for name in GAMES if find(name).sealed | find(name).reactions]
STRIDE = 9  # moves between two places of a match where worlds part
MATCHES_SEARCHED = 200  # for questions that are rarely asked
APART = 4  # places from which worlds are played on at two workers each
ONWARDS = 24  # moves made from there
PROBED = 3  # moves between two things that a viewer does besides playing
OPTIONS = {
    "quartz": [
        {"thrill": True, "edition": "en"},
        {"thrill": True, "edition": "pt", "rulings": {"chain": "forbidden", "thievery": "must"}},
        {"thrill": True, "edition": "ru"},
    ]
}  # every question is asked, and in one edition by strict rulings
CLOCK = {"bank": 600_000, "credit": 30_000}
ALWAYS_COMPARED = ("event moved", "event said", "snapshot", "presence", "tables", "ack looked", "refuse not-your-seat")
COMPARED_WHERE_SOMETHING_IS_HIDDEN = (
    "event answered", "ack explained", "ack advised", "ack sighted", "refuse illegal",
    "refuse not-asked", "refuse stale-question", "http 200", "http 403", "http 409",
)  # fmt: skip
# Equal frames that must have been compared, of which events of streams: far fewer would mean that nothing is compared.
ENOUGH = {"quartz": (3000, 1000), "dice": (800, 250), "quarry": (3000, 1000)}


@pytest.fixture(autouse=True)
def advice_by_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach thinks for a while of its own; here for a number of playouts, so that it says the same twice."""
    monkeypatch.setattr(bot_pool, "ADVICE", Budget(playouts=20))


# --- where worlds part


def moments(game: str, seats: int, seed: int) -> Iterator[Moment]:
    """Every state of a random match."""
    options = OPTIONS.get(game, [{}])
    for step in random_game(find(game), seats, options[seed % len(options)], seed):
        yield step.at.instead(duplicate(step.at.states))


def question_of(at: Moment) -> str:
    """What is asked."""
    return at.game.questions[int(at.states["question"][0])].name if at.asked else ""


def along_a_match(game: str, seats: int, seed: int) -> list[Moment]:
    """Places all along a match, from the deal to shortly before its end."""
    asked = [at for at in moments(game, seats, seed) if at.asked]
    return [*asked[::STRIDE], *asked[-3:]]


def with_questions(game: str, names: Iterable[str], number: int) -> list[Moment]:
    """Places where each of these is asked, each in another match."""
    fewest, most = find(game).fewest, find(game).most
    missing, found = Counter(dict.fromkeys(names, number)), []
    for seed in range(MATCHES_SEARCHED):
        for at in moments(game, fewest + seed % (most - fewest + 1), seed):
            if missing[question_of(at)]:
                missing[question_of(at)] -= 1
                found.append(at)
                break
    assert not missing.total(), f"never asked in random matches: {missing}"
    return found


class Swap(NamedTuple):
    """Two worlds, and who may not know the difference."""

    at: Moment
    world: Records
    viewers: list[int]  # as people count them: seats from 1, 0 watches
    may_differ: Callable[[EventKind], bool]
    secret: bool = False

    @property
    def positions(self) -> list[Json]:
        return [self.at.game.write_position(states, 0) for states in (self.at.states, self.world)]


def traded(at: Moment, viewer: int, value: int) -> Swap | None:
    """Two others have exchanged a card."""
    for trade in trades_between_seats(at, viewer, 20, value):
        if not trade.visible:
            traders = {trade.one.seat, trade.other.seat}
            return Swap(at, trade.world, unknowing(at, trade.world, traders), may_differ_in_trades)
    return None


def guessed(at: Moment, viewer: int, value: int) -> Swap | None:
    """All that the viewer cannot see is as it might be as well."""
    world = world_from(at, viewer, redacted(at, viewer), value)
    return Swap(at, world, unknowing(at, world), may_differ_in_guesses) if differs(at, world) else None


def with_another_secret(at: Moment, viewer: int, value: int) -> Swap:
    """Only what will be drawn is different, and later uncovered."""
    return Swap(at, at.states, unknowing(at, at.states), may_differ_in_guesses, secret=True)


def unknowing(at: Moment, world: Records, knowing: frozenset[int] | set[int] = frozenset()) -> list[int]:
    """Who sees the same in both worlds."""
    other = at.instead(world)
    return [
        viewer + 1
        for viewer in at.viewers
        if viewer not in knowing and redacted(other, viewer).tobytes() == redacted(at, viewer).tobytes()
    ]


def swaps(places: list[Moment]) -> Iterator[Swap]:
    """At each place another kind of world, for another viewer."""
    ways = (traded, guessed, traded, guessed, with_another_secret)
    for number, at in enumerate(places):
        viewer = at.viewers[number % len(at.viewers)]
        tried = (way(at, viewer, number) for way in (ways[number % len(ways)], traded, guessed, with_another_secret))
        yield next(filter(None, tried))


# --- what people do


async def play_on(pair: Pair, chance: random.Random, absent: int = -1) -> bool:
    """A move that is legal in both worlds, by somebody who is there; False when there is none."""
    moves = moves_in_both(pair, absent)
    if not moves:
        return False
    answer = chance.choice(moves)
    await pair.both(lambda world: world.move(*answer))
    await pair.both(World.let_window_close)
    return True


def moves_in_both(pair: Pair, absent: int = -1) -> list[Answer]:
    """What can be done in both worlds, at once or step by step, if they ask the same of the same seats."""
    one, other = pair.one.now, pair.other.now
    if (one.status, one.waiting, one.in_window) != (other.status, other.waiting, other.in_window):
        return []
    return [
        (seat, move, *then)
        for seat in one.waiting
        if seat != absent
        for move in one.playing.legal(seat)
        if move in other.playing.legal(seat)
        for then in ((), *one.playing.completions(seat).get(move, ()))
        if not then or then in other.playing.completions(seat).get(move, ())
    ]


async def come_back_to_the_tail(pair: Pair, viewer: int, chance: random.Random, meanwhile: int = 2) -> None:
    since = max(0, pair.one.now.n - chance.randrange(6))
    await pair.both(lambda world: world.leave(viewer))
    for _ in range(meanwhile):
        await play_on(pair, chance, viewer)
    await pair.both(lambda world: world.come_back(viewer, since))


async def come_back_to_a_snapshot(pair: Pair, viewer: int, chance: random.Random, meanwhile: int = 2) -> None:
    await pair.both(lambda world: world.leave(viewer))
    for _ in range(meanwhile):
        await play_on(pair, chance, viewer)
    await pair.both(lambda world: world.come_back(viewer, None))


async def ask_around(pair: Pair, viewer: int, chance: random.Random, meanwhile: int = 2) -> None:
    last = pair.one.now.question - 1
    earlier = chance.randrange(last + 1)
    seats = pair.one.seats

    async def ask(world: World) -> None:
        person, table = world.people[viewer], world.table
        await person.ask("explain", table=table, seat=viewer or 1)
        await person.ask("advise", table=table, seat=viewer or 1)
        await person.ask("sight", table=table, seat=viewer or 1)
        for move in (0, earlier, last, last + 1):
            await person.ask("look", table=table, seat=viewer, move=move)
        await person.ask("look", table=table, seat=viewer % seats + 1, move=earlier)
        if world.tables == 1:  # in earlier pairs the worlds have parted
            await person.ask("mine")
        await person.ask("lobby")
        await person.ask("lobby", watch=False)

    await pair.both(ask)


async def be_refused(pair: Pair, viewer: int, chance: random.Random, meanwhile: int = 2) -> None:
    table, actions = pair.one.now, pair.one.now.playing.game.actions
    own, other = viewer or 1, viewer % pair.one.seats + 1
    number, stale = table.question, table.question - 1
    legal = table.playing.legal(own) if own in table.waiting else []
    illegal = [move for move in chance.sample(actions, 3) if move not in legal]

    async def try_it(world: World) -> None:
        person, at = world.people[viewer], {"table": world.table}
        for move in illegal:
            await person.ask("move", **at, seat=own, question=number, move=move)
        if legal:
            await person.ask("move", **at, seat=own, question=stale, move=legal[0])
            for then in (actions[-1:], [legal[0]], ["dance"], illegal):
                await person.ask("move", **at, seat=own, question=number, move=legal[0], then=list(then)[:15] or ["no"])
        await person.ask("move", **at, seat=own, question=number, move="dance")
        await person.ask("move", **at, seat=other, question=number, move=actions[0])
        for command in ("resume", "explain", "advise", "sight", "leave", "hand-over", "take-back", "resign"):
            await person.ask(command, **at, seat=other)
        await person.ask("resume", **at, seat=other, since=0)
        if viewer != SPECTATOR:
            await person.ask("watch", **at, since=10**6)
        await person.ask("start", **at)
        await person.ask("rematch", **at, nonce="ab")
        for command in ("mute", "clear"):
            await person.ask(command, **at, **({"seat": other} if command == "mute" else {}))
        for command in ("decline", "delete"):
            await person.ask(command, **at)
        await person.ask("say", **at, seat=other, text="I am somebody else")
        await person.ask("rename", **at, seat=other, name="somebody else")

    await pair.both(try_it)


async def talk_and_rest(pair: Pair, viewer: int, chance: random.Random, meanwhile: int = 2) -> None:
    waiting = pair.one.now.waiting

    async def talk(world: World) -> None:
        person, at = world.people[viewer], {"table": world.table, "seat": viewer}
        await person.do("say", **at, text="And now?")
        await person.do("say", **at, quick="thinking")
        if viewer != SPECTATOR:
            await person.do("rename", **at, name=f"{viewer} at line {world.now.n}")
        if viewer != SPECTATOR and viewer not in waiting:
            await person.do("hand-over", **at)
            await person.do("take-back", **at)

    await pair.both(talk)


async def look_over_the_shoulder_of_all(pair: Pair, viewer: int, chance: random.Random, meanwhile: int = 2) -> None:
    """A seat also watches, on the same connection, and sees both streams."""

    async def look(world: World) -> None:
        await world.people[viewer].do("watch", table=world.table, since=0)
        await world.people[viewer].do("watch", table=world.table)
        if viewer != SPECTATOR:
            await world.people[viewer].do("quiet", table=world.table, seat=SPECTATOR)

    await pair.both(look)


async def ask_over_http(pair: Pair, viewer: int, chance: random.Random, meanwhile: int = 2) -> None:
    """The match in progress as the pages see it; what comes is kept with the frames."""
    table, other = f"/api/matches/{pair.one.table}", viewer % pair.one.seats + 1
    paths = (
        f"/api/tables/{pair.one.table}",
        f"{table}/export.json?seat={viewer}",
        f"{table}/replay?seat={viewer}&move=0&count=50",
        f"{table}/export.json?seat={other}",
        f"{table}/replay?seat={other}&move=0",
        f"{table}/replay?seat={viewer}&view=whole",
        f"{table}/export",
        f"{table}/verify",
    )

    async def ask(world: World) -> None:
        for path in paths:
            await world.people[viewer].visit(world.server, path)

    await pair.both(ask)


PROBES = (
    come_back_to_the_tail,
    ask_around,
    come_back_to_a_snapshot,
    be_refused,
    ask_over_http,
    talk_and_rest,
    look_over_the_shoulder_of_all,
)


async def crash(pair: Pair, chance: random.Random) -> None:
    """Both servers die after storing the same move, before anybody was shown it."""
    last = chance.choice(moves_in_both(pair) or [None])
    await pair.both(lambda world: world.crash(5, last))
    await pair.both(World.let_window_close)


# --- hidden things are swapped


async def play_both(
    pair: Pair,
    swap: Swap,
    number: int,
    kind: type[Reading] = Reading,
    probes: Sequence[Callable[..., Awaitable[None]]] = PROBES,
) -> list[Reading]:
    """Play on in both worlds until everybody could see a difference, and compare what everybody is sent."""
    at, chance = swap.at, random.Random(number)
    together = pair.one.workers == 1
    pair.cover(WINDOW * (number % 2) * together)
    pair.other.salt = "other" if swap.secret else ""
    pair.one.clock.at = pair.other.clock.at = max(world.clock.at for world in pair)
    await pair.both(lambda world: world.gather(at.seats))
    readings = [kind(pair, viewer, at.game.name, swap.may_differ, swap.secret) for viewer in swap.viewers]
    here, there = swap.positions
    clock = CLOCK if number % 3 == 0 else None
    lay = partial(World.lay, game=at.game.name, seats=at.seats, clock=clock, public=True)
    await asyncio.gather(lay(pair.one, position=here), lay(pair.other, position=there))
    probing = count(number)
    for step in range(ONWARDS):
        await compare(pair, readings)
        unknowing = [reading.viewer for reading in readings if not reading.uncovered]
        if not unknowing or pair.one.now.status == "over":  # when it is over, everything is open
            break
        if step % PROBED == 0:
            probe = next(probing)
            asked = [viewer for viewer in unknowing if viewer in pair.one.now.waiting]
            await probes[probe % len(probes)](pair, chance.choice(asked * (probe % 2) or unknowing), chance)
        elif together and number % 6 == 5 and step == 5:
            await crash(pair, chance)
        elif not await play_on(pair, chance):
            break
    await compare(pair, readings)
    await pair.both(World.clear)
    return readings


async def compare(pair: Pair, readings: list[Reading]) -> None:
    await pair.both(World.read_all)
    for reading in readings:
        reading.compare()


@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_who_may_not_know_is_sent_the_same_bytes(game):
    questions = {question.name for question in find(game).questions}
    places = along_a_match(game, 4, 3) + with_questions(game, questions, 1)
    readings: list[Reading] = []
    async with two_worlds() as pair:
        for number, swap in enumerate(swaps(places)):
            readings += await play_both(pair, swap, number)
        repeated = sum(map(lines_repeat_themselves, pair.people))
    equal = sum((reading.equal for reading in readings), Counter())
    streamed = sum(amount for kind, amount in equal.items() if kind.startswith("event"))
    print(f"{game}: {len(places)} pairs, {len(readings)} readings, {equal.total()} frames, {streamed} events, {equal}")
    assert set().union(*(reading.questions for reading in readings)) == questions
    assert equal.total() >= ENOUGH[game][0]
    assert streamed >= ENOUGH[game][1]
    assert all(equal[kind] for kind in ALWAYS_COMPARED), equal
    if find(game).hidden:
        assert all(equal[kind] for kind in COMPARED_WHERE_SOMETHING_IS_HIDDEN), equal
        assert repeated > 100
        assert any(reading.ended for reading in readings), "no pair was played to the end"
        assert any(reading.equal.total() > 100 for reading in readings)


@pytest.mark.parametrize("game", [name for name in GAMES if find(name).hidden])
@awaited
async def test_who_may_not_know_is_shown_the_same_at_another_worker(game, cluster):
    probes = (come_back_to_the_tail, come_back_to_a_snapshot, look_over_the_shoulder_of_all)
    readings: list[Reading] = []
    with cluster.database() as one, cluster.database() as other:
        async with two_worlds(stores=(one, other), workers=2) as pair:
            for number, swap in enumerate(swaps(along_a_match(game, 4, 5)[:APART])):
                readings += await play_both(pair, swap, number, StreamReading, probes)
    equal = sum((reading.equal for reading in readings), Counter())
    print(f"{game}: {len(readings)} readings at two workers each, {equal}")
    assert equal["event moved"] > 20 * APART
    assert equal["snapshot"] > APART


# --- whole matches


@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_a_whole_match_shows_nobody_who_the_others_are_and_is_shown_again_as_it_was_shown(game):
    chance, seats = random.Random(game), 4
    async with two_worlds(WINDOW) as pair:
        await pair.both(lambda world: world.gather(seats))
        readings = [Reading(pair, viewer, game, lambda kind: False) for viewer in range(seats + 1)]
        options = OPTIONS.get(game, [{}])[0]
        await pair.both(lambda world: world.lay(game, seats, None, options=options, clock=CLOCK))
        for step in count(1):
            if step == 40:
                await crash(pair, chance)
            elif not await play_on(pair, chance):
                break
            if step % 16 == 0:
                await PROBES[step // 16 % len(PROBES)](pair, chance.randrange(seats + 1), chance)
        await compare(pair, readings)
        assert pair.one.now.status == "over"
        assert not any(reading.uncovered for reading in readings)
        assert all(reading.equal["event finished"] == 1 for reading in readings)
        assert all(reading.equal["event moved"] > 30 for reading in readings)
        for viewer in range(seats + 1):
            await shown_again(pair.one, viewer)
        print(f"{game}: {sum(reading.equal.total() for reading in readings)} frames of a whole match")


async def shown_again(world: World, viewer: int) -> None:
    """The lines after any number come again as they came; and a snapshot says the same as all of them together."""
    person, last = world.people[viewer], world.now.n
    for since in (0, 1, last // 3, last - 2, last - 1, last):
        before = len(person.frames)
        await world.see(viewer, since)
        lines = [message for message in person.messages[before:] if message["type"] == "event"]
        assert [line["n"] for line in lines] == list(range(since + 1, last + 1))
    assert lines_repeat_themselves(person) > last
    await world.see(viewer, None)
    snapshot = next(message for message in reversed(person.messages) if message["type"] == "snapshot")
    lines = {line["n"]: line for line in person.messages if line["type"] == "event" and line["table"] == world.table}
    events = [lines[n]["event"] for n in range(1, last + 1)]
    assert snapshot["history"] == [move for event in events for move in event.get("moves", ())]
    assert snapshot["dealt"] == next(event["happened"] for event in events if event["kind"] == "started")
    assert snapshot["standing"] == events[-1]["standing"]
    assert snapshot["view"] == lines[last]["view"]


# --- answers under cover


def windows(game: str, number: int) -> list[Moment]:
    """Places where somebody is asked under cover and has a choice."""
    found = []
    for seed in range(1, MATCHES_SEARCHED):
        for at in moments(game, 3 + seed % 2, seed):
            covered = question_of(at) in at.game.sealed | at.game.reactions
            place = len(found) % 2 == 0 or len(at.asked) == 1  # everybody is asked, or only the last one still
            if covered and place and any(len(at.legal(seat)) > 1 for seat in at.asked):
                found.append(at)
                break
        if len(found) == number:
            return found
    raise AssertionError(f"only {len(found)} of {number} windows were found")


@pytest.mark.parametrize("window", [0, WINDOW])
@pytest.mark.parametrize("game", WITH_WINDOWS)
@awaited
async def test_nobody_sees_what_was_answered_under_cover(game, window):
    readings: list[Covered] = []
    async with two_worlds(window) as pair:
        for number, at in enumerate(windows(game, 8)):
            readings += await answer_differently(pair, at, number)
    equal = sum((reading.equal for reading in readings), Counter())
    print(f"{game}, window {window}: {len(readings)} readings, {equal.total()} frames")
    assert equal["event answered"] >= 24
    assert equal.total() > 200


async def answer_differently(pair: Pair, at: Moment, number: int) -> list[Covered]:
    """One seat answers this in one world and that in the other; everybody else does the same."""
    chance, game = random.Random(number), at.game.name
    await pair.both(lambda world: world.gather(at.seats))
    seat = next(seat + 1 for seat in at.asked if len(at.legal(seat)) > 1)
    readings = [Covered(pair, viewer, game) for viewer in range(at.seats + 1) if viewer != seat]
    position = at.game.write_position(at.states, 0)
    await pair.both(lambda world: world.lay(game, at.seats, position))
    this, that = chance.sample(pair.one.now.playing.legal(seat), 2)
    order = chance.sample(pair.one.now.waiting, len(at.asked))
    probes = count(number)

    async def look_at_what_is_covered() -> None:
        await compare(pair, readings)
        if pair.one.now.answers:
            probe = next(probes)
            viewer = chance.choice([reading.viewer for reading in readings])
            await PROBES[probe % len(PROBES)](pair, viewer, chance, meanwhile=0)
            if probe % 5 == 0:
                await pair.both(lambda world: world.crash(back=3))
            await compare(pair, readings)
            assert not any(reading.uncovered for reading in readings)

    for answering in order:
        same = chance.choice(pair.one.now.playing.legal(answering))
        moves = (this, that) if answering == seat else (same, same)
        await asyncio.gather(*(world.move(answering, move) for world, move in zip(pair, moves, strict=True)))
        await look_at_what_is_covered()
    if pair.one.server.registry.settings.window:
        assert all(world.now.answers for world in pair), "a window was closed before its time"
    await pair.both(World.let_window_close)
    await compare(pair, readings)
    assert all(reading.uncovered for reading in readings), "the reveal does not show what was answered"
    await pair.both(World.clear)
    return readings


# --- somebody gives up


@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_who_gives_up_shows_nobody_a_hand(game):
    """A seat that is not asked resigns in both worlds: the same bytes for all who may not know the difference."""
    readings: list[Reading] = []
    async with two_worlds() as pair:
        for number, swap in enumerate(swaps(along_a_match(game, 4, 5))):
            quiet = [seat for seat in range(1, swap.at.seats + 1) if seat not in {asked + 1 for asked in swap.at.asked}]
            if not quiet:
                continue
            pair.other.salt = "other" if swap.secret else ""
            await pair.both(lambda world, seats=swap.at.seats: world.gather(seats))
            compared = [Reading(pair, viewer, game, swap.may_differ, swap.secret) for viewer in swap.viewers]
            readings += compared
            here, there = swap.positions
            lay = partial(World.lay, game=game, seats=swap.at.seats)
            await asyncio.gather(lay(pair.one, position=here), lay(pair.other, position=there))
            giving_up = quiet[number % len(quiet)]

            async def resign(world: World, seat: int = giving_up) -> None:
                await world.people[seat].do("resign", table=world.table, seat=seat)
                for viewer in range(world.seats + 1):
                    await world.see(viewer, None)

            await pair.both(resign)
            await compare(pair, compared)
            await pair.both(World.clear)
    assert not any(reading.uncovered for reading in readings)
    assert sum(reading.equal["event seated"] for reading in readings) > len(readings)


# --- what a move is completed with

PAYMENT = ("pay circle-ore", "pay square-ore", "pay diamond-ore")
PAID_WITH = ["circle-ore", "square-ore", "diamond-ore"]


def payer_with(*more: str, paid: int = 0) -> Json:
    """A seat that can buy the piggy bank and has something more in hand; or is in the middle of paying for it."""
    pending = {"pending": {"question": "pay", "action": "take piggy", "paid": paid}} if paid else {}
    hand = [*PAID_WITH[paid:], *more]
    return {
        "game": "quarry",
        "phase": "act",
        "turn": 1,
        "discard": ["gold"],
        "seats": [{"hand": hand}, {}, {}],
        **pending,
    }


@pytest.mark.parametrize("together", [True, False], ids=["at once", "card by card"])
@awaited
async def test_nobody_else_sees_whether_a_payer_had_a_choice(together):
    """The same bytes in the same number of messages: with a choice of squares, of diamonds, and with none."""
    readings: list[Reading] = []
    async with two_worlds() as pair:
        for more in (["square-gem"], ["diamond-gem"], ["circle-gem"]):
            await pair.both(lambda world: world.gather(3))
            readings += [Reading(pair, viewer, "quarry", lambda kind: False) for viewer in (SPECTATOR, 2, 3)]
            lay = partial(World.lay, game="quarry", seats=3)
            here, there = payer_with(*more), payer_with("triangle-ore")
            await asyncio.gather(lay(pair.one, position=here), lay(pair.other, position=there))
            ways = [world.now.playing.completions(1)["take piggy"] for world in pair]
            assert [len(found) for found in ways] == [2, 1]
            moves = ("take piggy", *PAYMENT)
            for row in [moves] if together else [(move,) for move in moves]:
                await pair.both(lambda world, row=row: world.move(1, *row))
            await compare(pair, readings)
            await pair.both(World.clear)
    for reading in readings:
        assert not reading.uncovered
        assert reading.equal["event moved"] % (1 if together else 4) == 0
    assert readings[-1].equal["event moved"] == (1 if together else 4)


@awaited
async def test_the_payer_is_shown_every_way_to_pay_and_nobody_else_is():
    async with two_worlds() as pair:
        await pair.one.lay("quarry", 3, payer_with("square-gem"))
        await pair.one.read_all()
        asking = {
            viewer: next(m for m in reversed(pair.one.people[viewer].messages) if m.get("asking"))["asking"]
            for viewer in (SPECTATOR, 1, 2, 3)
        }
        gem = ["pay circle-ore", "pay square-gem", "pay diamond-ore"]
        assert asking[1]["completions"] == {"take piggy": [list(PAYMENT), gem]}
        assert all("completions" not in asking[viewer] for viewer in (SPECTATOR, 2, 3))


# --- with the clock on the wall


class Seen(NamedTuple):
    """What somebody saw of a window: the kinds of the lines until the reveal, and after how many milliseconds."""

    kinds: list[str]
    answered: int
    revealed: int


async def see_it_through(
    client: Client, game: str, position: Json, answers: dict[int, str], bots: dict[int, str]
) -> Seen:
    """Set up a table at an open window, answer at once for the seats that are ours, and watch until the reveal."""
    places = [bots.get(seat, "me") for seat in range(1, len(position["seats"]) + 1)]
    table = (await client.do("create", game=game, places=places, position=position))["table"]
    await client.do("watch", table=table)
    await client.do("resume", table=table, seat=places.index("me") + 1)  # time passes where somebody is at a seat
    for seat, move in answers.items():
        await client.do("move", table=table, seat=seat, question=1, move=move)

    def lines() -> list[Json]:
        mine = [json.loads(frame) for frame in client.frames if f'"table":"{table}","seat":0' in frame]
        return [line for line in mine if line["type"] in ("snapshot", "event")]

    def kinds() -> list[str]:
        return [line["event"]["kind"] if line["type"] == "event" else "snapshot" for line in lines()]

    await until(lambda: "moved" in kinds())
    opened, reveal = lines()[0]["asking"]["opened"], kinds().index("moved")
    return Seen(kinds()[: reveal + 1], lines()[reveal - 1]["at"] - opened, lines()[reveal]["at"] - opened)


def armed_and_unarmed() -> tuple[Moment, Moment, int]:
    """The same moment with and without a card to react with, and the seat that is asked."""
    for at in windows("quartz", 40):
        [asked] = at.asked
        for trade in trades_between_seats(at, (asked + 1) % at.seats, 200, 1):
            other = at.instead(trade.world)
            if len(other.legal(asked)) == 1:
                return at, other, asked + 1
    raise AssertionError("nobody could give the card away")


def position_of(at: Moment) -> Json:
    return at.game.write_position(at.states, 0)


# However busy the machine is: an answer is there before a window ends, and thinking cannot be overlooked.
LONG_WINDOW = 5000  # milliseconds
THINKING = 40  # seconds


@awaited
async def test_a_window_is_as_long_whatever_is_answered_and_also_with_nothing_to_answer_with(tmp_path):
    armed, unarmed, asked = armed_and_unarmed()
    cases = [("quartz", at, {asked: at.game.actions[move]}) for at in (armed, unarmed) for move in at.legal(asked - 1)]
    vote = next(at for at in windows("quarry", 2) if len(at.asked) > 1)
    for choice in (0, -1):
        votes = {seat + 1: vote.game.actions[vote.legal(seat)[choice]] for seat in vote.asked}
        cases += [("quarry", vote, votes)]
    async with local_server(str(tmp_path / "store.db"), window=LONG_WINDOW) as server, server.guest() as client:
        seen = await asyncio.gather(
            *(see_it_through(client, game, position_of(at), answers, {}) for game, at, answers in cases)
        )
    assert len(cases) >= 5
    for (_, _, answers), one in zip(cases, seen, strict=True):
        assert one.kinds[1:] == [*("answered" for _ in answers), "moved"]
        assert one.answered < LONG_WINDOW, "too slow to see anything"
        assert one.revealed >= LONG_WINDOW


@pytest.mark.parametrize("bot", ["miner", "master", f"search:{THINKING}s"])
@awaited
async def test_a_bot_asked_to_react_shows_by_nothing_whether_it_can(bot, tmp_path, monkeypatch):
    monkeypatch.setattr("motherlode.server.commands.MOST_SECONDS", THINKING)
    armed, unarmed, asked = armed_and_unarmed()
    async with local_server(str(tmp_path / "store.db"), window=200, pace=50) as server, server.guest() as client:
        seen = await asyncio.gather(
            *(see_it_through(client, "quartz", position_of(at), {}, {asked: bot}) for at in (armed, unarmed))
        )
    assert seen[0].kinds == seen[1].kinds == ["snapshot", "answered", "moved"]
    for one in seen:
        assert 200 <= one.answered <= one.revealed < 1000 * THINKING, "how long it thinks may not depend on its hand"


@awaited
async def test_a_bot_that_pays_shows_by_nothing_whether_it_has_a_choice(tmp_path, monkeypatch):
    monkeypatch.setattr("motherlode.server.commands.MOST_SECONDS", THINKING)
    positions = [payer_with("square-gem", paid=1), payer_with("triangle-ore", paid=1)]
    async with local_server(str(tmp_path / "store.db"), pace=100) as server, server.guest() as client:
        seen = await asyncio.gather(
            *(see_it_through(client, "quarry", position, {}, {1: f"search:{THINKING}s"}) for position in positions)
        )
    for one in seen:
        assert one.kinds == ["snapshot", "moved"]
        assert 100 <= one.revealed < 1000 * THINKING, "how long it thinks may not depend on its hand"


# --- nobody else shows anything

# What of a match could be shown, what stream messages are made of, and which modules may touch it. `new_tables` checks
# matches of its own, `termination` uses one up; imports and replays are of files, or of a log that their caller may
# see, and are shown to a viewer; lessons are files of ours, the same for everybody; `table` asks the state for its
# question.
OF_A_MATCH = {
    "view", "view_json", "redacted", "events_of", "last_events", "log_for", "position", "scores", "ranks", "winners",
    "states", "up_to",
}  # fmt: skip
OF_A_STREAM = {"Snapshot", "StreamEvent", "Asking", "Played", "GameEvent", "Standing", "Looked", "Why"}
MAY_SHOW = {
    "table": {"states"},
    "termination": {"states"},
    "new_tables": {"states", "position"},
    "http/imports": {"view", "events_of", "scores", "ranks", "winners", "Snapshot", "Standing"},
    "http/replay": {"view", "events_of", "scores", "ranks", "winners", "position"},
    "http/lessons": {"view", "position", "Asking"},
    "http/matches": {"view"},
    "http/games": {"view"},  # the layout of any view, for boards: no match is near
}


def test_only_the_projection_shows_a_table():
    folder = Path(next(iter(motherlode.server.__path__)))
    for path in [*folder.glob("*.py"), *folder.glob("http/*.py")]:  # the store knows nothing of games
        module = path.relative_to(folder).with_suffix("").as_posix()
        tree = list(ast.walk(ast.parse(path.read_text())))
        read = {node.attr for node in tree if isinstance(node, ast.Attribute)} & OF_A_MATCH
        made = {node.func.id for node in tree if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
        shown = read | {name for name in made if name in OF_A_STREAM or name.startswith("Shown")}
        if module != "projection":
            assert shown <= MAY_SHOW.get(module, set()), f"{module} shows something of a table: {shown}"

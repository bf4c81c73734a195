"""Commands: the events that each of them leads to, or a refusal. Nothing is changed or sent here."""

from collections.abc import Callable, Sequence
from typing import Any

from motherlode.bots import DEFAULT_LEVEL, spec_of
from motherlode.bots.grammar import read
from motherlode.bots.levels import levels_of
from motherlode.games.catalog import find as find_game
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import RefusedMove
from motherlode.server import permissions
from motherlode.server.protocol import (
    AtTable,
    Clear,
    Decline,
    Delete,
    HandOver,
    Invite,
    Leave,
    Move,
    Mute,
    Refusal,
    Rename,
    Resign,
    Say,
    SeatBot,
    Sit,
    Start,
    TakeBack,
    Unseat,
)
from motherlode.server.table import Table
from motherlode.server.table_events import (
    Answered,
    AnyTableEvent,
    BotSat,
    Cleared,
    Declined,
    Deleted,
    Finished,
    Handed,
    Moved,
    Muted,
    Named,
    Resigned,
    Revealed,
    Said,
    Sat,
    Started,
    Stood,
    TakenBack,
)
from motherlode.server.typed_text import clean, name_of

MOST_PLAYOUTS, MOST_SECONDS = 10_000, 1.0  # that a bot may think about one move
ECHO = 200  # characters of what somebody sent that are sent back


def decide(table: Table, command: AtTable, identity: str, name: str) -> list[AnyTableEvent]:
    """The events that a person's command leads to."""
    permissions.check(table, command, identity)
    return DECISIONS[type(command)](table, command, identity, name)


# --- around the table


def sit(table: Table, command: Sit | Invite, identity: str, name: str = "") -> list[AnyTableEvent]:
    """An open seat is free for anybody, unless it is kept for somebody."""
    chair = table.chair(command.seat)
    if not chair.open:
        raise Refusal("seat-taken", seat=command.seat)
    if chair.person not in ("", identity):
        raise Refusal("seat-kept", seat=command.seat, name=chair.name)
    nonce = command.nonce if isinstance(command, Sit) else ""
    sat: list[AnyTableEvent] = [Sat(command.seat, identity, name_of(command.name) or name, nonce)]
    if is_muted(table, identity):
        sat.append(Muted(command.seat, on=True))
    return [*sat, *begun(table, [command.seat])] if chair.kept_for == identity else sat


def come_along(table: Table, identity: str, nonce: str) -> list[AnyTableEvent]:
    """A person takes the seats that a rematch kept for them, under the names they had."""
    seats = table.kept_seats(identity)
    sat: list[AnyTableEvent] = [Sat(seat, identity, table.chair(seat).name, nonce) for seat in seats]
    return [*sat, *begun(table, seats)]


def begun(table: Table, taken: Sequence[int]) -> list[AnyTableEvent]:
    """A rematch begins when everybody it waited for has come."""
    full = all(not chair.open or seat in taken for seat, chair in enumerate(table.chairs, 1))
    return [Started()] if taken and full else []


def decline(table: Table, command: Decline, identity: str, name: str) -> list[AnyTableEvent]:
    """The seats are free for anybody."""
    return [Declined(seat) for seat in table.kept_seats(identity)]


def rename(table: Table, command: Rename, identity: str, name: str) -> list[AnyTableEvent]:
    """Earlier moves and messages are shown under the new name too. Who is muted speaks by no name either."""
    if is_muted(table, identity):
        raise Refusal("muted", seat=command.seat)
    called = name_of(command.name)
    return [Named(command.seat, called)] if called != table.chair(command.seat).name else []


def leave(table: Table, command: Leave, identity: str, name: str) -> list[AnyTableEvent]:
    """Before the game the seat is free again; in the game a bot plays on."""
    if table.status == permissions.GATHERING:
        return [Stood(command.seat)]
    if table.chair(command.seat).bot:
        raise Refusal("bot-plays", seat=command.seat)
    return [Handed(command.seat, DEFAULT_LEVEL, "left")]


def seat_bot(table: Table, command: SeatBot, identity: str, name: str) -> list[AnyTableEvent]:
    """A bot takes an open seat, or another bot's."""
    if table.chair(command.seat).identity:
        raise Refusal("seat-taken", seat=command.seat)
    return [BotSat(command.seat, known_bot(command.bot, table.created.game))]


def unseat(table: Table, command: Unseat, identity: str, name: str) -> list[AnyTableEvent]:
    """Remove a guest before the game: that person has to find another seat."""
    if table.chair(command.seat).open and not table.chair(command.seat).person:
        raise Refusal("seat-open", seat=command.seat)
    return [Stood(command.seat)]


def start(table: Table, command: Start, identity: str, name: str) -> list[AnyTableEvent]:
    """The game begins when every seat is taken; a bot may take each that is left, also one that is kept."""
    empty = [seat for seat, chair in enumerate(table.chairs, 1) if chair.open]
    if empty and not command.bots:
        raise Refusal("seats-open", seats=empty)
    bot = known_bot(command.bots, table.created.game) if command.bots else ""
    return [*(BotSat(seat, bot) for seat in empty), Started()]


def delete(table: Table, command: Delete, identity: str, name: str) -> list[AnyTableEvent]:
    """The table disappears."""
    return [Deleted()]


def hand_over(table: Table, command: HandOver, identity: str, name: str) -> list[AnyTableEvent]:
    """A bot plays on, with the same hand."""
    if table.chair(command.seat).bot:
        raise Refusal("bot-plays", seat=command.seat)
    return [Handed(command.seat, known_bot(command.bot, table.created.game), "asked")]


def take_back(table: Table, command: TakeBack, identity: str, name: str) -> list[AnyTableEvent]:
    """The person plays again, unless that person has given up."""
    if table.chair(command.seat).resigned:
        raise Refusal("resigned", seat=command.seat)
    if not table.chair(command.seat).bot:
        raise Refusal("you-play", seat=command.seat)
    return [TakenBack(command.seat)]


def resign(table: Table, command: Resign, identity: str, name: str) -> list[AnyTableEvent]:
    """A bot plays the rest: the others go on as before, and the match has all its seats to the end."""
    if table.chair(command.seat).resigned:
        raise Refusal("resigned", seat=command.seat)
    return [Resigned(command.seat, DEFAULT_LEVEL)]


def say(table: Table, command: Say, identity: str, name: str) -> list[AnyTableEvent]:
    """Everybody at the table reads it, unless the owner has muted the seat, or the person at another seat."""
    if is_muted(table, identity) or (command.seat in table.muted and identity != table.owner):
        raise Refusal("muted", seat=command.seat)
    text = clean(command.text)
    if bool(text) == bool(command.quick):
        raise Refusal("nothing-said")
    return [Said(command.seat, table.chair(command.seat).name if command.seat else name, text, command.quick)]


def is_muted(table: Table, identity: str) -> bool:
    """Whether the owner has muted a person, at whatever seat that was."""
    return identity in table.muted_people and identity != table.owner


def mute(table: Table, command: Mute, identity: str, name: str) -> list[AnyTableEvent]:
    """A seat, or all spectators, may say nothing any more; or may again."""
    if (command.seat in table.muted) == command.on:
        raise Refusal("muted-already", seat=command.seat)
    return [Muted(command.seat, command.on)]


def clear(table: Table, command: Clear, identity: str, name: str) -> list[AnyTableEvent]:
    """What was said is shown no more."""
    if not table.talk:
        raise Refusal("nothing-said")
    return [Cleared()]


# --- the game


def move(table: Table, command: Move, identity: str, name: str) -> list[AnyTableEvent]:
    """The answer of a person."""
    if table.chair(command.seat).bot:
        raise Refusal("bot-plays", seat=command.seat)
    if command.question != table.question:
        raise Refusal("stale-question", question=table.question)
    return answer(table, command.seat, (command.move, *command.then), "person")


def answer(table: Table, seat: int, phrases: Sequence[str], by: str) -> list[AnyTableEvent]:
    """A person's, bot's or clock's answer with what completes it; into the window if one is open."""
    match = table.playing
    if seat in table.answers:
        raise Refusal("already-answered", seat=seat)
    if seat not in table.asked:
        raise Refusal("not-asked", seat=seat)
    try:
        phrase, *then = (match.game.actions[match.game.action(phrase)] for phrase in phrases)
        # A single move is judged when it is made. An answer into a window is made later, several moves all or none.
        refused = match.refusal_of_all(seat, phrases) if table.in_window or then else None
    except Mistake as mistake:
        raise refusal_of(mistake) from mistake
    if refused:
        raise illegal(refused)
    return [Answered(seat, phrase, by)] if table.in_window else [Moved(seat, phrase, by, then=tuple(then))]


def illegal(refused: RefusedMove) -> Refusal:
    """A move that may not be made now."""
    return Refusal("illegal", why=refused.reason, rule=refused.rule, move=refused.move)


def follow_up(table: Table, at: int, window: int) -> list[AnyTableEvent]:
    """What follows by itself: a window whose time has passed is opened, a game that is over is finished."""
    if table.match is None or table.finished:
        return []
    if table.over:
        return [Finished()]
    if table.in_window and table.answers and not table.waiting and at >= table.opened + window:
        return [Revealed()]
    return []


# --- what people choose


def known_bot(text: str, game: str) -> str:
    """A bot that plays this game, thinks no longer than people want to wait, and need not be compiled first."""
    try:
        spec = spec_of(text, find_game(game))
        budget = spec.budget
        if spec.slips and spec not in [read(level.bot) for level in levels_of(find_game(game))]:
            raise Refusal("bot-slips", bot=text)
        if budget and ((budget.playouts or 0) > MOST_PLAYOUTS or (budget.seconds or 0) > MOST_SECONDS):
            raise Refusal("bot-too-slow", bot=text, playouts=MOST_PLAYOUTS, seconds=MOST_SECONDS)
    except Mistake as mistake:
        raise refusal_of(mistake) from mistake
    return text.strip()


def refusal_of(mistake: Mistake) -> Refusal:
    """A mistake of the person's as a refusal: its key, and what is plain among its arguments."""
    plain = {key: value if isinstance(value, int) else str(value)[:ECHO] for key, value in mistake.arguments.items()}
    return Refusal(f"mistake-{mistake.key}", **plain)


DECISIONS: dict[type[AtTable], Callable[[Table, Any, str, str], list[AnyTableEvent]]] = {
    Sit: sit,
    Leave: leave,
    Rename: rename,
    Decline: decline,
    SeatBot: seat_bot,
    Unseat: unseat,
    Start: start,
    Delete: delete,
    Move: move,
    HandOver: hand_over,
    TakeBack: take_back,
    Resign: resign,
    Say: say,
    Mute: mute,
    Clear: clear,
}

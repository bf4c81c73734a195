"""Commands: the events that each of them leads to, or a refusal. Nothing is changed or sent here."""

from collections.abc import Callable, Sequence
from typing import Any
from unicodedata import category

from motherlode.bots import DEFAULT_LEVEL, spec_of
from motherlode.bots.grammar import read
from motherlode.bots.levels import levels_of
from motherlode.games.catalog import find as find_game
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import RefusedMove
from motherlode.server import permissions
from motherlode.server.protocol import (
    AtTable,
    HandOver,
    Invite,
    Leave,
    Move,
    Refusal,
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
    Finished,
    Handed,
    Moved,
    Revealed,
    Said,
    Sat,
    Started,
    Stood,
    TakenBack,
)

MOST_PLAYOUTS, MOST_SECONDS = 10_000, 1.0  # that a bot may think about one move
ECHO = 200  # characters of what somebody sent that are sent back
UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")  # Unicode categories that have no place in names and chat


def decide(table: Table, command: AtTable, identity: str, name: str) -> list[AnyTableEvent]:
    """The events that a person's command leads to."""
    permissions.check(table, command, identity)
    return DECISIONS[type(command)](table, command, identity, name)


# --- around the table


def sit(table: Table, command: Sit | Invite, identity: str, name: str = "") -> list[AnyTableEvent]:
    """An open seat is free for anybody."""
    if not table.chair(command.seat).open:
        raise Refusal("seat-taken", seat=command.seat)
    nonce = command.nonce if isinstance(command, Sit) else ""
    return [Sat(command.seat, identity, clean(command.name) or name, nonce)]


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
    """Whoever sits there has to look for another seat."""
    if table.chair(command.seat).open:
        raise Refusal("seat-open", seat=command.seat)
    return [Stood(command.seat)]


def start(table: Table, command: Start, identity: str, name: str) -> list[AnyTableEvent]:
    """The game begins when every seat is taken."""
    if empty := [seat for seat, chair in enumerate(table.chairs, 1) if chair.open]:
        raise Refusal("seats-open", seats=empty)
    return [Started()]


def hand_over(table: Table, command: HandOver, identity: str, name: str) -> list[AnyTableEvent]:
    """A bot plays on, with the same hand."""
    if table.chair(command.seat).bot:
        raise Refusal("bot-plays", seat=command.seat)
    return [Handed(command.seat, known_bot(command.bot, table.created.game), "asked")]


def take_back(table: Table, command: TakeBack, identity: str, name: str) -> list[AnyTableEvent]:
    """The person plays again."""
    if not table.chair(command.seat).bot:
        raise Refusal("you-play", seat=command.seat)
    return [TakenBack(command.seat)]


def say(table: Table, command: Say, identity: str, name: str) -> list[AnyTableEvent]:
    """Everybody at the table reads it."""
    text = clean(command.text)
    if not text:
        raise Refusal("nothing-said")
    return [Said(command.seat, table.chair(command.seat).name if command.seat else name, text)]


# --- the game


def move(table: Table, command: Move, identity: str, name: str) -> list[AnyTableEvent]:
    """The answer of a person."""
    if table.chair(command.seat).bot:
        raise Refusal("bot-plays", seat=command.seat)
    if command.question != table.question:
        raise Refusal("stale-question", question=table.question)
    return answer(table, command.seat, (command.move, *command.then), "person")


def answer(table: Table, seat: int, phrases: Sequence[str], by: str) -> list[AnyTableEvent]:
    """An answer to the open question, and what completes it, whoever gives it; into the window where there is one."""
    match = table.playing
    if seat in table.answers:
        raise Refusal("already-answered", seat=seat)
    if seat not in match.asked:
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
    """What happens by itself now: a window whose time has passed is opened, a game that is over is finished."""
    if table.match is None or table.finished:
        return []
    if table.match.over:
        return [Finished()]
    if table.in_window and table.answers and not table.waiting and at >= table.opened + window:
        return [Revealed()]
    return []


# --- what people write


def clean(text: str) -> str:
    """What somebody typed, without characters that could change how the rest is shown; spaces are single.

    >>> clean("  Ana \\u202e\\n the  brave ")
    'Ana the brave'
    """
    return " ".join("".join(" " if category(character) in UNSEEN else character for character in text).split())


def known_bot(text: str, game: str) -> str:
    """A bot that plays this game, does not think longer than others want to wait, and need not be compiled first."""
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
    SeatBot: seat_bot,
    Unseat: unseat,
    Start: start,
    Move: move,
    HandOver: hand_over,
    TakeBack: take_back,
    Say: say,
}

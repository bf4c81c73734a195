"""The one place where anything about a table leaves for a viewer: a seat, or 0 for spectators.

Positive projections: every message is built from what its viewer may know (`Match.view`, `Match.events_of`,
`Match.legal`), and nothing is taken away from something larger. One line of the log is one message for every viewer,
whatever is in it; so two worlds that differ in what a viewer may not know give that viewer the same bytes.
"""

from collections.abc import Sequence
from typing import cast

from msgspec import UNSET, Raw
from msgspec.structs import replace

from motherlode.match import Event, Match
from motherlode.server.protocol import (
    Asking,
    ChatLine,
    GameEvent,
    Json,
    Listed,
    Looked,
    Place,
    Played,
    Shown,
    ShownAnswer,
    ShownCreated,
    ShownEnd,
    ShownMissing,
    ShownMoves,
    ShownNudge,
    ShownRematch,
    ShownSeat,
    ShownStart,
    ShownWake,
    ShownWords,
    Snapshot,
    Standing,
    StreamEvent,
    TableInfo,
    Why,
)
from motherlode.server.table import CHAT_KEPT, Chair, Table
from motherlode.server.table_events import (
    Answered,
    AnyTableEvent,
    BotSat,
    Created,
    Finished,
    Handed,
    Line,
    Missing,
    Moved,
    Nudged,
    Rematched,
    Revealed,
    Said,
    Sat,
    Started,
    Stood,
    TakenBack,
    Woke,
)

SPECTATOR = 0
TURNING = (Started, Moved, Revealed, Finished)  # what changes the view
ASKING = (*TURNING, Answered, Nudged, Handed, TakenBack, Woke)  # what changes the question, or who has how long for it


def message_for(table: Table, line: Line, viewer: int, window: int) -> StreamEvent:
    """A line that was just applied, for a viewer; `window` is how long answers stay covered."""
    return messages_for([viewer], table, line, window)[viewer]


def messages_for(viewers: Sequence[int], table: Table, line: Line, window: int) -> dict[int, StreamEvent]:
    """The same for several viewers: what everybody may know is worked out once."""
    turns, asks = isinstance(line.event, TURNING), table.match is not None and isinstance(line.event, ASKING)
    event = _event(table, line, SPECTATOR)
    own = isinstance(line.event, Answered) or _private(table, line)
    asked = asking(table, window) if asks else UNSET
    clocks = banks(table) if asks and table.created.clock else UNSET
    return {
        viewer: StreamEvent(
            table.created.table,
            viewer,
            line.n,
            line.at,
            _event(table, line, viewer) if own else event,
            view_of(table, viewer) if turns else UNSET,
            _asking_of(table, asked, viewer) if asked else asked,
            clocks,
        )
        for viewer in viewers
    }


def _private(table: Table, line: Line) -> bool:
    """Whether one seat may know more of the events of a line than others."""
    if not isinstance(line.event, TURNING) or isinstance(line.event, Finished):
        return False
    moves = _moves(line.event)
    last = table.question - 1
    numbers = [0] if isinstance(line.event, Started) else range(last - moves + 1, last + 1)
    return any(event.kind.private for number in numbers for event in table.playing.events_of(number, SPECTATOR))


def snapshot(table: Table, viewer: int, window: int) -> Snapshot:
    """The whole table, for a viewer."""
    created = table.created
    match = table.match
    return Snapshot(
        table=created.table,
        seat=viewer,
        n=table.n,
        at=table.at,
        info=TableInfo(
            created.code,
            created.game,
            created.rules,
            created.seats,
            table.commitment,
            created.options,
            created.clock,
            created.odds,
            created.public,
        ),
        status=table.status,
        places=[place(chair) for chair in table.chairs],
        history=[_played(table, number, viewer) for number in range(1, table.question)] if match else [],
        dealt=game_events(match.events_of(0, viewer)) if match else [],
        view=view_of(table, viewer) if match else None,
        asking=_asking_of(table, asked, viewer) if (asked := asking(table, window) if match else None) else None,
        banks=banks(table),
        nonces=list(table.nonces) if match else [],
        standing=_standing(table) if table.finished else None,
        chat=[_chat_line(line, line.event) for line in table.lines if isinstance(line.event, Said)][-CHAT_KEPT:],
        rematch=table.rematch,
    )


# --- parts


def _event(table: Table, line: Line, viewer: int) -> Shown:
    event = line.event
    match event:
        case Created():
            return ShownCreated(event.game, event.seats)
        case Sat() | BotSat() | Stood() | Handed() | TakenBack():
            why = event.why if isinstance(event, Handed) else ""
            return ShownSeat(event.seat, place(table.chair(event.seat)), why)
        case Started():
            return ShownStart(game_events(table.playing.events_of(0, viewer)), list(table.nonces))
        case Moved() | Revealed():
            return ShownMoves([_played(table, table.question - back, viewer) for back in range(_moves(event), 0, -1)])
        case Answered():
            return ShownAnswer(event.seat, event.move if event.seat == viewer else UNSET)
        case Finished():
            return ShownEnd(_standing(table))
        case Nudged():
            return ShownNudge(event.seat, event.until)
        case Missing():
            return ShownMissing(event.seat, event.until)
        case Woke():
            return ShownWake()
        case Said():
            return ShownWords(event.seat, event.name, event.text)
        case Rematched():
            return ShownRematch(event.table)


def _moves(event: AnyTableEvent) -> int:
    """How many moves were made by it."""
    if isinstance(event, Moved):
        return len(event.moves)
    return len(event.drawn or ()) if isinstance(event, Revealed) else 0


def view_of(table: Table, viewer: int) -> Json:
    """The game as a viewer sees it: JSON already, which a message takes over as it is."""
    return cast("Json", Raw(table.playing.view_json(viewer)))


def asking(table: Table, window: int) -> Asking | None:
    """The open question, as everybody may know it."""
    match = table.playing
    if match.over:
        return None
    questions = match.questions
    deadlines = {seat: table.chair(seat).nudged or table.deadline(seat) for seat in table.waiting}
    return Asking(
        table.question,
        questions[0].question,
        questions[0].about,
        [asked.seat for asked in questions],
        table.opened,
        sorted(table.answers),
        UNSET,
        table.opened + window if table.in_window else UNSET,
        {seat: until for seat, until in deadlines.items() if until is not None},
    )


def _asking_of(table: Table, asked: Asking, viewer: int) -> Asking:
    """The same with the legal moves of a viewer who has yet to answer, or with the covered answer of one who has."""
    if viewer in table.answers:
        return replace(asked, answer=table.answers[viewer].move)
    if viewer not in asked.seats:
        return asked
    match = table.playing
    return replace(asked, legal=match.legal(viewer), completions=match.completions(viewer) or UNSET)


def banks(table: Table) -> list[int]:
    """The time each seat has left, apart from the open question."""
    return [chair.bank for chair in table.chairs] if table.created.clock else []


def place(chair: Chair) -> Place:
    """Who has a seat, as everybody may know."""
    if chair.open:
        return Place("open")
    if not chair.bot:
        return Place("person", chair.name)
    return Place("stand-in" if chair.identity else "bot", chair.name, chair.bot)


def listed(table: Table) -> Listed:
    """A table in the lobby."""
    created = table.created
    places = [place(chair) for chair in table.chairs]
    return Listed(created.table, created.code, created.game, table.status, places, table.lines[0].at)


def looked(table: Table, viewer: int, move: int) -> Looked:
    """The game as it was after a move, for a viewer; the match is played again up to there."""
    match = table.playing
    past = match.up_to(move)
    return Looked(move, past.view(viewer), game_events(match.events_of(move, viewer)))


def reasons(table: Table, seat: int) -> list[Why]:
    """Why a seat may not make the other moves of the open question; each reason once."""
    match = table.playing
    found: dict[tuple[str, str], list[str]] = {}
    for move in match.game.actions:
        if refused := match.refusal(seat, move):
            found.setdefault((refused.reason, refused.rule), []).append(move)
    return [Why(reason, rule, moves) for (reason, rule), moves in found.items()]


def _played(table: Table, number: int, viewer: int) -> Played:
    return played(table.playing, number, viewer, table.by[number - 1])


def played(match: Match, number: int, viewer: int | None, by: str = "person") -> Played:
    """A move of a match and what happened, for somebody. Covered answers are no moves yet: they wait at the table."""
    entry = match.log.entries[number - 1]
    completes = match.game.question_of(entry.move).completes
    return Played(entry.seat, entry.move, game_events(match.events_of(number, viewer)), by, completes)


def game_events(events: Sequence[Event]) -> list[GameEvent]:
    """Events of the game as a message has them."""
    return [GameEvent(event.name, event.arguments) for event in events]


def _standing(table: Table) -> Standing:
    match = table.playing
    return Standing(
        list(match.scores.values()),
        list(match.ranks.values()),
        match.winners,
        table.created.secret,
        list(table.nonces),
    )


def _chat_line(line: Line, said: Said) -> ChatLine:
    return ChatLine(line.n, line.at, said.seat, said.name, said.text)

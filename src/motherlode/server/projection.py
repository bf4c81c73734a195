"""The one place where anything about a table leaves for a viewer: a seat, or 0 for spectators.

Positive projections: every message is built from what its viewer may know (`Match.view`, `Match.events_of`,
`Match.legal`), and nothing is taken away from something larger. One line of the log is one message for every viewer,
whatever is in it; so two worlds that differ in what a viewer may not know give that viewer the same bytes.
"""

from collections.abc import Collection, Sequence
from typing import Any, cast

from msgspec import UNSET, Raw, UnsetType
from msgspec.structs import replace

from motherlode.bots import SeatView
from motherlode.match import Event, Match
from motherlode.server.protocol import (
    Arranged,
    Asking,
    ChatLine,
    GameEvent,
    Json,
    Listed,
    Looked,
    Place,
    Played,
    Quick,
    Shown,
    ShownAnswer,
    ShownClear,
    ShownCreated,
    ShownDelete,
    ShownEnd,
    ShownMissing,
    ShownMoves,
    ShownMute,
    ShownNudge,
    ShownRematch,
    ShownSeat,
    ShownStart,
    ShownWake,
    ShownWords,
    Sighted,
    Snapshot,
    Standing,
    StreamEvent,
    TableInfo,
    Why,
    Yours,
    encode,
)
from motherlode.server.store import StoredMatch
from motherlode.server.table import Chair, Table
from motherlode.server.table_events import (
    Answered,
    AnyTableEvent,
    BotSat,
    Cleared,
    Created,
    Declined,
    Deleted,
    Finished,
    Handed,
    Kept,
    Line,
    Missing,
    Moved,
    Muted,
    Named,
    Nudged,
    Rematched,
    Resigned,
    Revealed,
    Said,
    Sat,
    Started,
    Stood,
    TakenBack,
    Woke,
)
from motherlode.webassembly.facts import packed

SPECTATOR = 0
WHY = {Kept: "kept", Declined: "declined", Named: "named", Resigned: "resigned"}  # a seat has changed, beside `Handed`
HOUSE = "house"  # the option that holds changed numbers
TURNING = (Started, Moved, Revealed, Finished)  # what changes the view
ASKING = (
    *TURNING,
    Answered,
    Nudged,
    Handed,
    TakenBack,
    Resigned,
    Woke,
)  # what changes the question, or who has how long for it


def message_for(table: Table, line: Line, viewer: int, window: int) -> StreamEvent:
    """A line that was just applied, for a viewer; `window` is how long answers stay covered."""
    asked = _asking_of(table, asking(table, window), viewer) if _asks(table, line) else UNSET
    return _message(table, line, viewer, _event(table, line, viewer), asked)


def frames_for(viewers: Sequence[int], table: Table, line: Line, window: int) -> dict[int, bytes]:
    """The same for several viewers, as it is sent: what is the same for many is found out and written once."""
    asks = _asks(table, line)
    asked = asking(table, window) if asks else None
    shared, open_to_all = _written(_event(table, line, SPECTATOR)), _written(asked) if asks else UNSET
    knowing, answering = _knowing_more(table, line), asked.seats if asked else []
    return {
        viewer: encode(
            _message(
                table,
                line,
                viewer,
                _event(table, line, viewer) if viewer in knowing else shared,
                _asking_of(table, asked, viewer) if viewer in answering else open_to_all,
            )
        )
        for viewer in viewers
    }


def _message(table: Table, line: Line, viewer: int, event: Shown, asked: Asking | UnsetType | None) -> StreamEvent:
    view = view_of(table, viewer) if isinstance(line.event, TURNING) else UNSET
    clocks = banks(table) if table.created.clock and _asks(table, line) else UNSET
    return StreamEvent(table.created.table, viewer, line.n, line.at, event, view, asked, clocks)


def _asks(table: Table, line: Line) -> bool:
    """Whether the open question is shown with a line."""
    return table.match is not None and isinstance(line.event, ASKING)


def _written(part: Any) -> Any:
    """A part of a message as JSON, which a message takes over as it is."""
    return Raw(encode(part))


def _knowing_more(table: Table, line: Line) -> Collection[int]:
    """The seats that may know more of the events of a line than others."""
    match line.event:
        case Answered():
            return {line.event.seat}
        case Started():
            return table.playing.knowing_more(0)
        case Moved() | Revealed():
            last = table.question - 1
            numbers = range(last - _moves(line.event) + 1, last + 1)
            return {seat for number in numbers for seat in table.playing.knowing_more(number)}
    return ()


def snapshot(table: Table, viewer: int, window: int, history: list[Played] | None = None) -> Snapshot:
    """The whole table, for a viewer; `history` are its moves, where somebody has them already."""
    created = table.created
    match = table.match
    if history is None:
        history = [played_at(table, number, viewer) for number in range(1, table.question)] if match else []
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
            options_of(created),
            created.clock,
            created.odds,
            created.public,
            arranged(created),
        ),
        status=table.status,
        places=[place(chair) for chair in table.chairs],
        history=history,
        dealt=game_events(match.events_of(0, viewer)) if match else [],
        view=view_of(table, viewer) if match else None,
        asking=_asking_of(table, asking(table, window), viewer) if match else None,
        banks=banks(table),
        nonces=list(table.nonces) if match else [],
        standing=_standing(table) if table.finished else None,
        chat=[
            ChatLine(n, at, said.seat, said.name, said.text, cast("Quick", said.quick)) for n, at, said in table.talk
        ],
        muted=sorted(table.muted),
        owner=owner_of(table),
        rematch=table.rematch.table if table.rematch else "",
        rematch_by=table.rematch.seat if table.rematch else 0,
    )


# --- parts


def _event(table: Table, line: Line, viewer: int) -> Shown:
    event = line.event
    match event:
        case Created():
            return ShownCreated(event.game, event.seats)
        case Sat() | Kept() | Declined() | Named() | BotSat() | Stood() | Handed() | TakenBack() | Resigned():
            why = event.why if isinstance(event, Handed) else WHY.get(type(event), "")
            return ShownSeat(event.seat, place(table.chair(event.seat)), why, owner_of(table))
        case Started():
            return ShownStart(game_events(table.playing.events_of(0, viewer)), list(table.nonces))
        case Moved() | Revealed():
            return ShownMoves([played_at(table, table.question - back, viewer) for back in range(_moves(event), 0, -1)])
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
            return ShownWords(event.seat, event.name, event.text, cast("Quick", event.quick))
        case Muted():
            return ShownMute(event.seat, event.on)
        case Cleared():
            return ShownClear()
        case Rematched():
            return ShownRematch(event.table, event.seat)
        case Deleted():
            return ShownDelete()


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
    if table.over:
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


def _asking_of(table: Table, asked: Asking | None, viewer: int) -> Asking | None:
    """The same with the legal moves of a viewer who has yet to answer, or with the covered answer of one who has."""
    if asked is None:
        return None
    if viewer in table.answers:
        return replace(asked, answer=table.answers[viewer].move)
    if viewer not in asked.seats:
        return asked
    match = table.playing
    return replace(asked, legal=match.legal(viewer), completions=match.completions(viewer) or UNSET)


def banks(table: Table) -> list[int]:
    """The time each seat has left, apart from the open question."""
    return [chair.bank for chair in table.chairs] if table.created.clock else []


def owner_of(table: Table) -> int:
    """The seat of the table's owner, or 0."""
    return next(iter(table.seats_of(table.owner)), 0)


def place(chair: Chair) -> Place:
    """Who has a seat, as everybody may know it."""
    if chair.open:
        return Place("open", chair.name, declined=chair.declined)
    if not chair.bot:
        return Place("person", chair.name)
    return Place("stand-in" if chair.identity else "bot", chair.name, chair.bot, resigned=chair.resigned)


def listed(table: Table) -> Listed:
    """A table in the lobby."""
    created = table.created
    places = [place(chair) for chair in table.chairs]
    at = table.lines[0].at
    options = {name: value for name, value in options_of(created).items() if name != HOUSE}  # which may be long
    return Listed(
        created.table, created.code, created.game, table.status, places, at, arranged(created),
        options, created.clock, created.odds,
    )  # fmt: skip


def yours(row: StoredMatch, table: Table | None, identity: str) -> Yours:
    """A table in the list of somebody who holds a seat there; without what only an open table says, if it is none."""
    brief = Yours(row.id, row.code, row.game, row.created, row.finished)
    if table is None:
        return brief
    ranks = _standing(table).ranks if table.finished else UNSET
    return replace(
        brief,
        seats=[place(chair) for chair in table.chairs],
        held=table.seats_of(identity),
        waiting=table.waiting if table.status == "playing" else [],
        ranks=ranks,
    )


def kept(table: Table, identity: str) -> Yours:
    """A rematch in the list of somebody for whom it keeps seats."""
    created = table.created
    brief = Yours(created.table, created.code, created.game, table.lines[0].at, None)
    seats = [place(chair) for chair in table.chairs]
    return replace(brief, seats=seats, held=[], waiting=[], kept=table.kept_seats(identity))


def options_of(created: Created) -> Json:
    """What was chosen for the match; a position says it itself."""
    return created.options if created.start is None else created.start.get("options") or {}


def arranged(created: Created) -> list[Arranged]:
    """What somebody chose that is not in the box: a position to begin with, numbers of their own."""
    own: list[Arranged] = ["house-rules"] if options_of(created).get(HOUSE) else []
    return ["position", *own] if created.start is not None else own


def sighted(question: int, seen: SeatView, digest: str) -> Sighted:
    """All that a seat may know: the record that the coach here would get."""
    return Sighted(question, digest, packed(seen.record))


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


def played_at(table: Table, number: int, viewer: int) -> Played:
    """A move at a table, for a viewer."""
    return played(table.playing, number, viewer, table.by[number - 1])


def played(match: Match, number: int, viewer: int | None, by: str = "person") -> Played:
    """A move of a match and what happened, for a viewer. Sealed answers are not moves yet: they wait at the table."""
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
        [seat for seat, chair in enumerate(table.chairs, 1) if chair.resigned],
    )

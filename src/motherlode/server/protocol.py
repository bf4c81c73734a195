"""The language of the socket, version 1: JSON objects in text frames, each with a `type`.

A client says `hello` first and then sends commands, each with an `id` of its own choice. Every command gets exactly one
`ack` or `refuse` with that id. What happens at a table comes as numbered streams, one for each seat that the client
holds, and one for spectators: `event` after `event` without a gap, beginning with a `snapshot` or with what follows
`since`.

`docs/protocol.md` and the JSON schema are made from these types: `python -m tools.protocol_page`.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from motherlode.games.catalog import LONGEST_NAME
from motherlode.server.table_events import Clock

VERSION = 1
MOST_TOGETHER = 15  # answers that complete one move

Id = Annotated[str, Meta(min_length=1, max_length=64, description="chosen by the client, new for every command")]
TableId = Annotated[str, Meta(min_length=4, max_length=32, pattern=r"^[A-Za-z0-9_-]+$(?!\n)", description="id or code")]
Seat = Annotated[int, Meta(ge=1, le=12, description="a seat, counted from 1")]
Viewer = Annotated[int, Meta(ge=0, le=12, description="a seat, or 0 for spectators")]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Name = Annotated[str, Meta(max_length=40, description="what a person is called; cleaned of control characters")]
Phrase = Annotated[str, Meta(min_length=1, max_length=80, description="a move as the game's action table writes it")]
Bot = Annotated[str, Meta(min_length=1, max_length=32, description="a level, as in `miner`, or a bot that plays here")]
GameName = Annotated[str, Meta(max_length=LONGEST_NAME)]
Names = Annotated[list[Name], Meta(max_length=12)]
Token = Annotated[str, Meta(max_length=128)]
Nonce = Annotated[
    str, Meta(pattern=r"^([0-9a-f]{2}){0,32}$(?!\n)", description="hex, up to 32 bytes: your part in the draws")
]
Milliseconds = Annotated[int, Meta(ge=0, le=30 * 24 * 3600 * 1000)]
Time = Annotated[int, Meta(description="server time, milliseconds since 1970")]
Json = dict[str, Any]
# What can be said without typing, to be shown in the reader's language: `quick-KEY` in `words/*/talk.ftl`.
Quick = Literal[
    "", "hello", "good-luck", "well-played", "thanks", "sorry", "thinking", "your-turn", "back-soon", "again",
    "laugh", "wow", "phew", "cry", "cheer", "sleep",
]  # fmt: skip


# --- commands: from a client


class Command(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What every command has."""

    id: Id


class AtTable(Command, frozen=True, kw_only=True):
    """A command that concerns one table."""

    table: TableId


class AtSeat(AtTable, frozen=True, kw_only=True):
    """A command that concerns one seat of a table."""

    seat: Seat


class Hello(Command, frozen=True, tag="hello", kw_only=True):
    """The first command. Without a token you get a new one: it stands for you, and for the seats that you take."""

    protocol: int
    token: Token = ""
    name: Name = ""


class Ping(Command, frozen=True, tag="ping", kw_only=True):
    """Are you there, and what time is it?"""


class Lobby(Command, frozen=True, tag="lobby", kw_only=True):
    """Show me the public tables, now and whenever they change; `watch: false` ends it."""

    watch: bool = True


class Mine(Command, frozen=True, tag="mine", kw_only=True):
    """The tables where I hold a seat, newest first."""


class PushKey(Command, frozen=True, tag="push-key", kw_only=True):
    """With which key do you send messages to browsers that are elsewhere?"""


class Subscribe(Command, frozen=True, tag="subscribe", kw_only=True):
    """Call me in this browser when it is my turn and I am not at the table: a Web Push subscription, as a browser makes
    it for the key of this server (`push-key`). The language is that of the message.
    """

    endpoint: Annotated[str, Meta(max_length=1024)]
    p256dh: Annotated[str, Meta(max_length=128)]
    auth: Annotated[str, Meta(max_length=64)]
    language: Literal["en", "pt", "ru"] = "en"


class Unsubscribe(Command, frozen=True, tag="unsubscribe", kw_only=True):
    """Do not call me in this browser any more."""

    endpoint: Annotated[str, Meta(max_length=1024)]


class ClockChoice(Clock, frozen=True, forbid_unknown_fields=True):
    """A bank for the whole game and a credit for each decision. A credit of an hour or more makes a game over days."""

    bank: Milliseconds
    credit: Milliseconds


class Create(Command, frozen=True, tag="create", kw_only=True):
    """Set up a table. `places` has one entry for each seat: `me`, `open`, or a bot. Without `open` it begins.

    Sent again with the same `nonce`, because no answer came, it is the same table.
    """

    game: GameName
    places: Annotated[list[Bot], Meta(min_length=1, max_length=12)]
    options: Json = {}
    position: Json | None = None
    clock: ClockChoice | None = None
    odds: bool = True
    public: bool = False
    nonce: Nonce = ""
    names: Names = []


class Watch(AtTable, frozen=True, tag="watch", kw_only=True):
    """Open the stream of spectators. `since` is the last number that was seen."""

    since: Number | None = None


class Resume(AtSeat, frozen=True, tag="resume", kw_only=True):
    """Open the stream of a seat that you hold, from the number after `since`, or from a snapshot."""

    since: Number | None = None


class Quiet(AtTable, frozen=True, tag="quiet", kw_only=True):
    """Close a stream; the seat stays yours."""

    seat: Viewer


class Sit(AtSeat, frozen=True, tag="sit", kw_only=True):
    """Take an open seat. Its stream opens with a snapshot."""

    name: Name = ""
    nonce: Nonce = ""


class Leave(AtSeat, frozen=True, tag="leave", kw_only=True):
    """Give a seat up: before the game it becomes open, in the game a bot plays on until you take it back."""


class Rename(AtSeat, frozen=True, tag="rename", kw_only=True):
    """Be called something else at this seat; without a name, the seat has one of its own."""

    name: Name


class Decline(AtTable, frozen=True, tag="decline", kw_only=True):
    """Do not come to a rematch: the seats that are kept for you are free for anybody."""


class SeatBot(AtSeat, frozen=True, tag="seat-bot", kw_only=True):
    """Put a bot on an open seat, or another level on a bot's seat."""

    bot: Bot


class Unseat(AtSeat, frozen=True, tag="unseat", kw_only=True):
    """Make a seat open again before the game begins, also one that is kept for somebody."""


class Invite(AtSeat, frozen=True, tag="invite", kw_only=True):
    """Hold an open seat for a program of yours; the ack has the token with which it says `hello`."""

    name: Name = ""


class Start(AtTable, frozen=True, tag="start", kw_only=True):
    """Deal; every seat is taken, or `bots` take those that are not, also those that are kept for somebody."""

    bots: Annotated[str, Meta(max_length=32, description="a bot for each open seat")] = ""


class Delete(AtTable, frozen=True, tag="delete", kw_only=True):
    """Take the table away before the game begins: everybody there gets a message, and it can no longer be found."""


class Move(AtSeat, frozen=True, tag="move", kw_only=True):
    """Answer the open question, whose number shows that you mean this one; and those that complete it, all or none."""

    question: Number
    move: Phrase
    then: Annotated[list[Phrase], Meta(max_length=MOST_TOGETHER)] = []


class HandOver(AtSeat, frozen=True, tag="hand-over", kw_only=True):
    """Let a bot play on for you, with the same hand."""

    bot: Bot = "miner"


class TakeBack(AtSeat, frozen=True, tag="take-back", kw_only=True):
    """Play again yourself."""


class Resign(AtSeat, frozen=True, tag="resign", kw_only=True):
    """Give the match up: a bot plays the rest with the same hand, you cannot take it back, and the result says so."""


class Explain(AtSeat, frozen=True, tag="explain", kw_only=True):
    """Why the moves that are not legal now are not: a reason and a rule for each."""


class Advise(AtSeat, frozen=True, tag="advise", kw_only=True):
    """What the coach thinks of the moves, where the table allows it. Without `waits`, a server that is busy refuses."""

    waits: bool = True


class Sight(AtSeat, frozen=True, tag="sight", kw_only=True):
    """All that the seat may know, for a coach of one's own that runs the rules; where the table allows the coach."""


class LookBack(AtTable, frozen=True, tag="look", kw_only=True):
    """The table as the seat saw it after a move."""

    seat: Viewer
    move: Number


class Say(AtTable, frozen=True, tag="say", kw_only=True):
    """Say something to everybody at the table: a text, or a quick reply that everybody reads in their language."""

    seat: Viewer
    text: Annotated[str, Meta(max_length=400)] = ""
    quick: Quick = ""


class Mute(AtTable, frozen=True, tag="mute", kw_only=True):
    """Let a seat, or all spectators, say nothing any more; `on: false` lets them speak again."""

    seat: Viewer
    on: bool = True


class Clear(AtTable, frozen=True, tag="clear", kw_only=True):
    """Take away what was said so far."""


class Seen(AtTable, frozen=True, tag="seen", kw_only=True):
    """I have seen everything up to line `n`. In a game alone with bots, without a clock, they wait for that."""

    n: Number


class Rematch(AtTable, frozen=True, tag="rematch", kw_only=True):
    """Play again with the same people, at a new table that is yours; bots come along, everybody else's seats are kept.

    Others who ask afterwards take the seats that are kept for them; when the last one has come, the game begins.
    """

    nonce: Nonce = ""


Commands = (
    Hello
    | Ping
    | Lobby
    | Mine
    | PushKey
    | Subscribe
    | Unsubscribe
    | Create
    | Watch
    | Resume
    | Quiet
    | Sit
    | Leave
    | Rename
    | Decline
    | SeatBot
    | Unseat
    | Invite
    | Start
    | Delete
    | Move
    | HandOver
    | TakeBack
    | Resign
    | Explain
    | Advise
    | Sight
    | LookBack
    | Say
    | Mute
    | Clear
    | Seen
    | Rematch
)


# --- answers: one for each command


class AnyResult(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True):
    """What an `ack` brings."""


class Welcome(AnyResult, frozen=True):
    """After `hello`: your token (keep it), your name, and the time."""

    protocol: int
    token: str
    name: str
    time: Time


class Now(AnyResult, frozen=True):
    """After `ping`."""

    time: Time


class Pushing(AnyResult, frozen=True):
    """After `push-key`: the public key for subscriptions; empty where the server calls nobody."""

    key: str


class Opened(AnyResult, frozen=True):
    """After `create` and `rematch`: the table, and the seats that are yours."""

    table: str
    code: str
    seats: list[int]


class Streaming(AnyResult, frozen=True):
    """After `watch`, `resume` and `sit`: the stream continues after `n`, or begins with a snapshot; your seats here,
    and those that are kept for you."""

    table: str
    seat: int
    n: int
    snapshot: bool
    yours: list[int] = []
    kept: list[int] = []


class Invited(AnyResult, frozen=True):
    """After `invite`."""

    token: str


class Why(AnyResult, frozen=True):
    """A reason why some moves are not allowed."""

    reason: str
    rule: str
    moves: list[str]


class Explained(AnyResult, frozen=True):
    """After `explain`."""

    question: int
    reasons: list[Why]


class Advised(AnyResult, frozen=True):
    """After `advise`: the odds, every move with its win chance, the best first, and why, as a key and arguments."""

    question: int
    advice: Json


class Sighted(AnyResult, frozen=True):
    """After `sight`: what the seat may know, as a record of the game's module with this digest, in base64."""

    question: int
    digest: str
    record: str


class Looked(AnyResult, frozen=True):
    """After `look`."""

    move: int
    view: Json
    happened: list["GameEvent"]


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    code: str
    game: str
    status: str
    seats: list["Place"]
    created: Time
    arranged: list["Arranged"]
    options: Json
    clock: Clock | None
    odds: bool


class Yours(msgspec.Struct, frozen=True):
    """A table where you hold seats, or where a rematch keeps some for you (`kept`). The newest also say who sits there,
    which seats are yours (`held`), whose answer is awaited, and when it is over, everybody's rank.
    """

    table: str
    code: str
    game: str
    created: Time
    finished: Time | None
    seats: list["Place"] | UnsetType = UNSET
    held: list[int] | UnsetType = UNSET
    waiting: list[int] | UnsetType = UNSET
    ranks: list[int] | UnsetType = UNSET
    kept: list[int] | UnsetType = UNSET


class MyTables(AnyResult, frozen=True):
    """After `mine`."""

    tables: list[Yours]


Result = Welcome | Now | Pushing | Opened | Streaming | Invited | Explained | Advised | Sighted | Looked | MyTables


class Ack(msgspec.Struct, frozen=True, tag_field="type", tag="ack", omit_defaults=True):
    """It was done, and is stored."""

    id: str
    result: Result | None = None


class Refuse(msgspec.Struct, frozen=True, tag_field="type", tag="refuse", omit_defaults=True):
    """It was not done; see what [refusals](#refusals) promise. The reason is a key; `docs/protocol.md` lists them."""

    id: str
    reason: str
    arguments: Json = {}


Status = Literal["gathering", "playing", "over"]
Arranged = Literal["position", "house-rules"]  # what was not left as the box has it


# --- streams


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has a seat: nobody (`open`), a `person`, a `bot`, or a bot for a person (`stand-in`).

    An open seat with a name is kept for that person, unless `declined`.
    """

    kind: Literal["open", "person", "bot", "stand-in"]
    name: str = ""
    bot: str = ""
    declined: bool = False
    resigned: bool = False


class GameEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """One event of the game; an argument that this viewer may not know is null."""

    name: str
    arguments: Json


class Asking(msgspec.Struct, frozen=True, omit_defaults=True):
    """The open question. `legal` is there for a seat that has yet to answer it, and with it `completions`: by move,
    the ways to complete it at once, each of which may be sent as `then`."""

    number: int
    question: str
    about: Json
    seats: list[int]
    opened: Time
    answered: list[int] = []
    legal: list[str] | UnsetType = UNSET
    window: Time | UnsetType = UNSET  # answers stay covered at least until then
    deadlines: dict[int, Time] = {}
    answer: str | UnsetType = UNSET  # the viewer's own, while it is covered
    completions: dict[str, list[tuple[str, ...]]] | UnsetType = UNSET


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """One move as a viewer may know it."""

    seat: int
    move: str
    happened: list[GameEvent]
    by: str = "person"
    completes: bool = False  # it belongs to the move before it, as a payment does, and is shown with it


class Standing(msgspec.Struct, frozen=True):
    """How the game ended, and the secret behind its draws: everything needed to check them."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    secret: str
    nonces: list[str]
    resigned: list[int] = []


class ShownEvent(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """An event of the table, for one viewer."""


class ShownCreated(ShownEvent, frozen=True, tag="created"):
    """The table was set up."""

    game: str
    seats: int


class ShownSeat(ShownEvent, frozen=True, tag="seated"):
    """Who has a seat has changed, or what they are called (and why); and the seat of the owner from then on."""

    seat: int
    place: Place
    why: str = ""
    owner: int = 0


class ShownStart(ShownEvent, frozen=True, tag="started"):
    """The game was dealt; every seat's part in the draws is in, and shown."""

    happened: list[GameEvent]
    nonces: list[str]


class ShownMoves(ShownEvent, frozen=True, tag="moved"):
    """A move, with the answers that complete it where they were sent at once; or all answers of a window at once."""

    moves: list[Played]


class ShownAnswer(ShownEvent, frozen=True, tag="answered"):
    """A seat has answered into the window; only the seat itself sees what."""

    seat: int
    move: str | UnsetType = UNSET


class ShownEnd(ShownEvent, frozen=True, tag="finished"):
    """The game is over."""

    standing: Standing


class ShownNudge(ShownEvent, frozen=True, tag="nudged"):
    """A seat's time is up."""

    seat: int
    until: Time


class ShownMissing(ShownEvent, frozen=True, tag="missing"):
    """The person of a seat is not there; a bot steps in then."""

    seat: int
    until: Time


class ShownWake(ShownEvent, frozen=True, tag="woke"):
    """Play goes on; clocks begin anew with the open question."""


class ShownWords(ShownEvent, frozen=True, tag="said"):
    """Somebody said something. The text is a person's: show it as text only. A `quick` reply has none."""

    seat: int
    name: str
    text: str = ""
    quick: Quick = ""


class ShownMute(ShownEvent, frozen=True, tag="muted"):
    """A seat, or all spectators, may say nothing any more, or may again."""

    seat: int
    on: bool


class ShownClear(ShownEvent, frozen=True, tag="cleared"):
    """What was said so far is shown no more."""


class ShownRematch(ShownEvent, frozen=True, tag="rematched"):
    """They play again at another table; who asked for it."""

    table: str
    seat: int = 0


class ShownDelete(ShownEvent, frozen=True, tag="deleted"):
    """The owner took the table away. Nothing more comes of it."""


Shown = (
    ShownCreated
    | ShownSeat
    | ShownStart
    | ShownMoves
    | ShownAnswer
    | ShownEnd
    | ShownNudge
    | ShownMissing
    | ShownWake
    | ShownWords
    | ShownMute
    | ShownClear
    | ShownRematch
    | ShownDelete
)


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was agreed on when the table was set up."""

    code: str
    game: str
    rules: int
    seats: int
    commitment: str
    options: Json = {}
    clock: Clock | None = None
    odds: bool = True
    public: bool = False
    arranged: list[Arranged] = []


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that was said, and when."""

    n: int
    at: Time
    seat: int
    name: str
    text: str = ""
    quick: Quick = ""


class Snapshot(msgspec.Struct, frozen=True, tag_field="type", tag="snapshot", omit_defaults=True):
    """The whole table as one viewer sees it, after line `n` of the stream."""

    table: str
    seat: int
    n: int
    at: Time
    info: TableInfo
    status: Status
    places: list[Place]
    history: list[Played] = []
    dealt: list[GameEvent] = []
    view: Json | None = None
    asking: Asking | None = None
    banks: list[int] = []
    nonces: list[str] = []
    standing: Standing | None = None
    chat: list[ChatLine] = []
    muted: list[int] = []
    owner: int = 0
    rematch: str = ""
    rematch_by: int = 0


class StreamEvent(msgspec.Struct, frozen=True, tag_field="type", tag="event", omit_defaults=True):
    """Line `n` of the stream. `view` and `asking` come with every line that changes them, and replace the old ones."""

    table: str
    seat: int
    n: int
    at: Time
    event: Shown
    view: Json | UnsetType = UNSET
    asking: Asking | UnsetType | None = UNSET
    banks: list[int] | UnsetType = UNSET


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Whose person is connected now, and the number of spectators. Not numbered: the newest counts."""

    table: str
    here: list[int]
    watching: int


class Ended(msgspec.Struct, frozen=True, tag_field="type", tag="ended"):
    """Nothing more comes of a stream, though the connection stays; the reason is a key, as in a refusal."""

    table: str
    seat: int
    reason: str


class Tables(msgspec.Struct, frozen=True, tag_field="type", tag="tables"):
    """The public tables. Not numbered: the newest counts."""

    tables: list[Listed]


class Moved(msgspec.Struct, frozen=True, tag_field="type", tag="mine-moved"):
    """In the lobby: something has happened at a table of yours, or at one that keeps a seat for you; ask for `mine`."""


class Preparing(msgspec.Struct, frozen=True, tag_field="type", tag="preparing"):
    """In the lobby of a server that was just started: the games that are not compiled yet, and how many steps are done.

    All of them can be played; bots that think play by rules of thumb until then, and the coach has to wait.
    """

    games: dict[str, int]
    steps: int


class Storing(msgspec.Struct, frozen=True, tag_field="type", tag="storing"):
    """Whether anything can be stored, whenever that changes. While it cannot, moves wait, also those of bots."""

    working: bool


class Closing(msgspec.Struct, frozen=True, tag_field="type", tag="closing"):
    """The server is about to close the connection, and why."""

    reason: str


Messages = Ack | Refuse | Snapshot | StreamEvent | Presence | Ended | Tables | Moved | Preparing | Storing | Closing


class Refusal(Exception):
    """Why a command is not carried out: a key and arguments, never prose."""

    def __init__(self, reason: str, /, **arguments: Any) -> None:
        self.reason = reason
        self.arguments = arguments
        super().__init__(reason)


encode = msgspec.json.Encoder().encode
decode_command = msgspec.json.Decoder(Commands).decode
decode_message = msgspec.json.Decoder(Messages).decode


class _Labelled(msgspec.Struct):
    id: str = ""


_label = msgspec.json.Decoder(_Labelled).decode


def id_of(frame: str | bytes) -> str:
    """The id of a command that cannot be read, as far as it has one."""
    try:
        return _label(frame).id[:64]
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return ""

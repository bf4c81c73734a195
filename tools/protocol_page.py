"""The protocol's document and its JSON schema, made from the types: `python -m tools.protocol_page`.

What is written by hand is what no type can say: how the parts belong together, and what some fields mean.
"""

import inspect
import json
from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import Path
from typing import Any, get_args

import msgspec

from motherlode.client import PASSING
from motherlode.games.catalog import find as find_game
from motherlode.server import projection, protocol, table_events
from motherlode.server.permissions import ALWAYS, PERMISSIONS
from motherlode.server.protocol import VERSION, AtTable, Command, Commands, Json, Messages, Result, Shown
from motherlode.server.protocol_schema import BRINGS, schema, tag_of
from motherlode.server.refusals import CLOSINGS, MISTAKE, REFUSALS
from motherlode.server.settings import SECOND, Settings
from motherlode.server.table import CHAT_KEPT, Table
from motherlode.sitting.staying_client import TAKEN
from tools import game_forms

COMMAND = "python -m tools.protocol_page"
DOCS = Path(__file__).parents[1] / "docs"
PAGE, SCHEMA = "protocol.md", "protocol.schema.json"

# What a type does not say about its field.
NOTES: dict[tuple[str, str], str] = {
    ("Hello", "protocol"): f"the version that you speak: {VERSION}",
    ("Hello", "token"): "from an earlier `welcome`, or from an `invite`",
    ("Create", "game"): "`quartz`, `dice`, `quarry`, or another game that `/api/games` names",
    ("Create", "options"): "edition, length and house rules of the game; none with a position, which has its own",
    ("Create", "position"): "begin here instead of with a deal",
    ("Create", "clock"): "without one, nobody is hurried",
    ("Create", "odds"): "whether the coach may be asked",
    ("Create", "public"): "whether the lobby shows it",
    ("Create", "names"): "one for each place that is `me`, where yours should not serve for all of them",
    ("Start", "bots"): "without it, all seats have to be taken",
    ("Say", "text"): "leave it out with a quick reply",
    ("Say", "quick"): "the words are `quick-KEY`",
    ("Streaming", "kept"): "your seats at a rematch, until you take or decline them",
    ("Place", "name"): "of an open seat: for whom it is kept, or was",
    ("Place", "declined"): "whom the seat was kept for does not come: it is free for anybody",
    ("Place", "resigned"): "the person gave the match up",
    ("Standing", "resigned"): "the seats whose people gave up; a bot has played the rest",
    ("ShownSeat", "owner"): "0 where the owner has no seat",
    ("ShownRematch", "seat"): "who asked for it",
    ("Snapshot", "rematch_by"): "the seat of the person who asked for it",
    ("Listed", "options"): "as in [TableInfo](#tableinfo), but for the numbers of house rules",
    ("Move", "question"): "`asking.number` of the question that you answer",
    ("Move", "then"): "the answers to the questions that complete the move, in order",
    ("HandOver", "bot"): "the bot that plays on",
    ("LookBack", "move"): "0 is the deal",
    ("Say", "seat"): "whose seat speaks; 0 is a spectator",
    ("Streaming", "n"): "the last line that was sent",
    ("Streaming", "snapshot"): "whether it began with one",
    ("Why", "reason"): "the words are `GAME-refusal-REASON`",
    ("Why", "rule"): "its id in the rules of the game",
    ("Refuse", "reason"): "see [refusals](#refusals)",
    ("Place", "bot"): "its level, or how it is written",
    ("GameEvent", "name"): "the words are `GAME-event-NAME`",
    ("Asking", "number"): "counts the moves: an answer to another number is refused",
    ("Asking", "question"): "the words are `GAME-question-QUESTION`",
    ("Asking", "about"): "what the question concerns",
    ("Asking", "seats"): "who is asked",
    ("Asking", "answered"): "who has answered into the window",
    ("Asking", "legal"): "every move that is allowed",
    ("Asking", "window"): "answers stay covered at least until then",
    ("Asking", "deadlines"): "by seat, when its time is up",
    ("Asking", "answer"): "what you have answered, while it is covered; only in the stream of that seat",
    ("Asking", "completions"): "by legal move, every way to complete it: what to send as `then`",
    ("Played", "completes"): "it belongs to the move before it, as a payment does, and is shown with it",
    ("Played", "by"): "a `person`, a `bot`, or the `clock`",
    ("Standing", "ranks"): "1 is best; equal seats share it",
    ("Standing", "secret"): "see [fairness](fairness.md)",
    ("ShownSeat", "why"): "why a bot plays on: `asked`, `left`, `late`, `missing` or `resigned`; or that a seat is "
    "`kept`, that somebody has `declined`, or is called something else (`named`)",
    ("ShownAnswer", "move"): "only in the stream of that seat",
    ("TableInfo", "rules"): "the version of the game's rules",
    ("TableInfo", "commitment"): "the server is bound to its draws by it: see [fairness](fairness.md)",
    ("Clock", "bank"): "milliseconds for the whole game",
    ("Clock", "credit"): "milliseconds for each decision, never saved up",
    ("Snapshot", "n"): "the stream goes on with the next number",
    ("Snapshot", "history"): "every move so far",
    ("Snapshot", "dealt"): "what happened before the first move",
    ("Snapshot", "view"): "the game as the viewer sees it, in the form of a position",
    ("Snapshot", "banks"): "milliseconds that each seat has left",
    ("Snapshot", "chat"): f"the last {CHAT_KEPT} lines",
    ("Snapshot", "muted"): "seats, and 0 for spectators, that may say nothing",
    ("Snapshot", "owner"): "the seat of the table's owner; 0 where the owner has none",
    ("Mute", "seat"): "0 is all spectators",
    ("Mute", "on"): "false: they may speak again",
    ("TableInfo", "arranged"): "what is not as the box has it: it begins from a position, or plays with house rules",
    ("Listed", "arranged"): "the same as in [TableInfo](#tableinfo)",
    ("Rematch", "nonce"): "for your seats",
    ("Advised", "advice"): "`moves` by their `win` chance, the best first; `odds` and `reason`: see [coach](coach.md)",
    ("Snapshot", "rematch"): "the table where they play again",
    ("StreamEvent", "asking"): "null when the game is over",
    ("Presence", "here"): "seats, in ascending order",
}


# --- the page


def page() -> str:
    """The document, in Markdown."""
    parts = schema()["$defs"]
    settings = Settings()
    commands = {tag_of(kind): kind for kind in get_args(Commands)}
    return "\n".join(
        [
            INTRODUCTION.format(
                version=VERSION, schema=SCHEMA, command=COMMAND, tail=settings.tail,
                queue=settings.limits.queue, queue_bytes=settings.limits.queue_bytes // 1024,
                window=settings.window / SECOND, heartbeat=settings.heartbeat // SECOND,
                grace=settings.grace // SECOND, countdown=settings.countdown // SECOND,
                nudge=settings.nudge // SECOND, examples="\n".join(example_lines()),
            ).strip(),
            "", *limits(settings),
            "", "## Commands", "",
            "Every command has `type`, its name, and an `id`: 1 to 64 characters, new for every command.",
            "A field that may be left out shows what it is then. Fields that are not listed are refused.",
            "", *row("command", "who may", "while the table is", "its ack brings"), *row("---", "---", "---", "---"),
            *(line for tag, kind in commands.items() for line in command_row(tag, kind)),
            *(line for tag, kind in commands.items() for line in section(f"`{tag}`", parts, kind, ("type", "id"))),
            "", "## What an ack brings", "", "Its `kind` says which one it is.",
            *sections(parts, get_args(Result), ("kind",)),
            "", "## Messages", "", "Fields that you do not know are to be passed over.",
            *(line for kind in get_args(Messages) for line in section(f"`{tag_of(kind)}`", parts, kind, ("type",))),
            "", "## Kinds of events", "", "What stands in the `event` of an `event`; its `kind` says which one it is.",
            *sections(parts, get_args(Shown), ("kind",)),
            "", "## Shared types",
            *(line for name in shared(parts, commands.values()) for line in section(name, parts, name, ())),
            "", *game_forms.lines(), "", *refusals(), "",
        ]
    )  # fmt: skip


def row(*cells: str) -> list[str]:
    """A row of a table."""
    return [f"| {' | '.join(cells)} |"]


def command_row(tag: str, kind: type[Command]) -> list[str]:
    """A command in the overview."""
    who, when = "anybody", "–"
    if issubclass(kind, AtTable):
        permission = PERMISSIONS[kind]
        who = permission.who.value
        when = "in any state" if permission.when == ALWAYS else " or ".join(permission.when)
    brings = BRINGS.get(kind)
    return row(
        f"[`{tag}`](#{tag})", who, when, f"[`{tag_of(brings)}`](#{tag_of(brings)})" if brings else "nothing more"
    )


def sections(parts: Json, kinds: Iterable[type[Any]], known: tuple[str, ...]) -> Iterator[str]:
    """A section for each of the types, named by its word."""
    for kind in kinds:
        yield from section(f"`{tag_of(kind)}`", parts, kind, known)


def section(heading: str, parts: Json, kind: type[Any] | str, known: tuple[str, ...]) -> Iterator[str]:
    """What a type is, and its fields, without those that are known already."""
    name = kind if isinstance(kind, str) else kind.__name__
    part = parts[name]
    yield from ("", f"### {heading}", "", inspect.cleandoc(part["description"]))
    fields = {field: of for field, of in part["properties"].items() if field not in known}
    if fields:
        yield from ("", *row("field", "type", "without it", ""), *row("---", "---", "---", "---"))
    for field, of in fields.items():
        note = NOTES.get((name, field)) or NOTES.get((plain_name(name), field)) or str(of.get("description", ""))
        yield from row(f"`{field}`", type_of(of), without(field, of, part["required"]), note)


def plain_name(name: str) -> str:
    """The type whose notes serve for this one too."""
    return {"ClockChoice": "Clock"}.get(name, name)


def without(field: str, of: Json, required: list[str]) -> str:
    """What holds when a field is left out."""
    if field in required:
        return "–"
    return f"`{json.dumps(of['default'])}`" if "default" in of else "does not apply"


def type_of(of: Json) -> str:
    """A type in a few words.

    >>> type_of({"type": "array", "items": {"type": "integer", "minimum": 1, "maximum": 12}})
    'list of number, 1 to 12'
    """
    if "$ref" in of:
        name = of["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "anyOf" in of:
        if "discriminator" in of:
            return "one of " + ", ".join(f"[`{tag}`](#{tag})" for tag in of["discriminator"]["mapping"])
        return " or ".join(type_of(one) for one in of["anyOf"])
    if "enum" in of:
        return " or ".join(f"`{value}`" for value in of["enum"])
    return SAID[of["type"]](of)


END = r"(?!\n)"  # to Python, `$` may stand before a last line end; elsewhere it says nothing new


def _text(of: Json) -> str:
    signs = f", {of.get('minLength', 0)} to {of['maxLength']} characters" if "maxLength" in of else ""
    pattern = f", as in `{of['pattern'].removesuffix(END)}`" if "pattern" in of else ""
    return f"text{signs}{pattern}"


def _list(of: Json) -> str:
    size = f", {of.get('minItems', 0)} to {of['maxItems']} of them" if "maxItems" in of else ""
    return f"list of {type_of(of['items'])}{size}"


def _object(of: Json) -> str:
    return f"object of {type_of(of['additionalProperties'])}" if of.get("additionalProperties") else "object"


SAID = {
    "string": _text,
    "integer": lambda of: f"number, {of['minimum']} to {of['maximum']}" if "maximum" in of else "number",
    "boolean": lambda of: "true or false",
    "null": lambda of: "null",
    "array": _list,
    "object": _object,
}


def shared(parts: Json, commands: Iterable[type[Command]]) -> list[str]:
    """The types that others are made of."""
    known = {kind.__name__ for kind in (*commands, *get_args(Result), *get_args(Messages), *get_args(Shown))}
    return sorted(name for name in parts if name not in known and name not in ("commands", "messages"))


def limits(settings: Settings) -> list[str]:
    """What one client may ask for, as the server is usually set."""
    most = settings.limits
    return [
        "## Limits", "", "A server may be set otherwise; these are the usual numbers.", "",
        *row("what", "for one", "at once", "a second"), *row("---", "---", "---", "---"),
        *row("commands", "connection", str(most.commands_burst), f"{most.commands:g}"),
        *row("`create`, `rematch`", "address", str(most.openings_burst), f"{most.openings:g}"),
        *row("`say`, `rename`", "person", str(most.talk_burst), f"{most.talk:g}"),
        *row("`say`, `rename`", "address", str(most.talk_here_burst), f"{most.talk_here:g}"),
        *row("`say`, seat 0", "table", str(most.talk_table_burst), f"{most.talk_table:g}"),
        *row("`sit`, `leave`, `seat-bot`, `unseat`, `invite`, `decline`, `hand-over`, `take-back`, `mute`, `clear`",
             "person", str(most.changes_burst), f"{most.changes:g}"),
        *row("the same", "address", str(most.changes_here_burst), f"{most.changes_here:g}"),
        *row("codes that are no table's", "address", str(most.guesses_burst), f"{most.guesses:g}"),
        *row("WebSocket frames of any kind", "connection", str(most.frames_burst), f"{most.frames:g}"),
        *row("bytes", "connection", f"{most.bytes_burst // 1024} KiB", f"{most.bytes / 1024:g} KiB"),
        *row("`advise`, `explain`, `look`, `mine`, `sit`, and `watch` or `resume` that has something to send", "person",
             str(most.heavy_burst), f"{most.heavy:g}"),
        *row("the same", "address", str(most.heavy_here_burst), f"{most.heavy_here:g}"),
        *row("HTTP requests; more wait for their turn", "address", str(most.requests_burst), f"{most.requests:g}"),
        *row("bytes of HTTP bodies that are not answered yet", "address", f"{most.bodies // 1024} KiB", "–"),
        *row("connections", "address", str(most.connections), "–"),
        *row("TCP connections, with or without a socket", "address", str(most.callers), "–"),
        *row("new TCP connections", "address", str(most.calls_burst), f"{most.calls:g}"),
        *row("streams", "connection", str(most.streams), "–"),
        "",
        f"What is too much is refused as `too-fast`, with the milliseconds to wait; after {most.strikes} of those the"
        " connection is closed.",
        f"A command has at most {most.frame // 1024} KiB; one that is longer closes the connection, with code 1009.",
        f"Too many frames close it with code 1008, and so do more than {most.fragments} frames of one message; a",
        "client that sends too many bytes is read more slowly. Pings are answered as far as you read: of several,",
        "the last one.",
        "New TCP connections that are too many are cut at once. `POST /api/sockets` says why no socket is opened.",
        f"The head of a request has {settings.header // SECOND} seconds to arrive, or it is answered with 408; an",
        "address with too many connections gets 503. A request that would wait longer than ten seconds for its turn",
        "gets 429. Over HTTP, tables and matches that are asked for count like `look`, new ones like `create`, and",
        "wrong codes like wrong codes here; who shows no token is known by the address only.",
    ]  # fmt: skip


def refusals() -> list[str]:
    """The reasons, one by one."""
    listed = (
        row(f"`{key}`", ", ".join(f"`{name}`" for name in reason.arguments) or "–", reason.meaning)
        for key, reason in REFUSALS.items()
    )
    return [
        "## Refusals", "",
        "A refused command has changed nothing at the table, with two exceptions: `store-unavailable`, which may have",
        "been stored before the connection to the store was lost, and then the stream shows it within seconds; and",
        "`server-error`. A `rematch` that is asked for again is the table that was made. A stream that you read goes",
        "on as it was where `watch`, `resume` or `sit` is refused.", "",
        f"{', '.join(f'`{reason}`' for reason in PASSING)} pass: nothing was wrong with the command, and the same may",
        "be sent again in a moment. A `move` that was lost with its connection may be sent again on the next one: its",
        "question has a number, and takes one answer of a seat. What was taken the first time is then refused as",
        f"{', '.join(f'`{reason}`' for reason in TAKEN)}.", "",
        "The reason is a key and arguments, to be put into the language of the",
        f"reader: `refuse-REASON` in `words/*/refusals.ftl`. One that begins with `{MISTAKE}` is about a game, a bot,",
        "options or a position; it is a message of `words/*/mistakes.ftl`, and every argument is shown as text.", "",
        *row("reason", "arguments", "meaning"), *row("---", "---", "---"),
        *(line for lines in listed for line in lines),
        "", "## How a connection is refused, and how it ends", "",
        *row("what", "when"), *row("---", "---"),
        *row("HTTP 400, 405", "no HTTP, or no WebSocket handshake"),
        *row("HTTP 403", "a page of another origin, too many sockets of one address, or no socket is there"),
        *row("HTTP 408", "the head of the request did not come in time"),
        *row("HTTP 503", "the address has too many TCP connections, or the process is full"),
        *row("close 1012", "the server ends; come again"),
        *row("close 1002", "frames against the rules of WebSockets"),
        *row("close 1007", "a text frame was not UTF-8"),
        *row("close 1008", "after `closing`; or too many frames, or frames of one message"),
        *row("close 1009", "a command was too long"),
        *row("close 1011", "a ping was not answered, or nothing could be sent"),
        "", "The reasons of [`closing`](#closing):", "",
        *row("reason", "meaning"), *row("---", "---"),
        *(line for key, meaning in CLOSINGS.items() for line in row(f"`{key}`", meaning)),
    ]  # fmt: skip


# --- examples, made by the code that they are about

TABLE, TIME = "q3Xw9LkTz0aB", 1_790_000_000_000


def example_lines() -> Iterator[str]:
    """A table is set up, a move is made, and its event comes."""
    table = example_table()
    move, question = table.playing.legal(1)[0], table.question
    line = table.apply(table_events.Line(table.n + 1, TIME + 9000, table_events.Moved(1, move)))
    event = msgspec.json.decode(protocol.encode(projection.message_for(table, line, 1, Settings().window)))
    event["view"] = {"game": event["view"]["game"], "…": "…"}
    for way, what in (
        (">", given(protocol.Hello(id="1", protocol=VERSION, name="Ana"))),
        ("<", protocol.Ack("1", protocol.Welcome(VERSION, "kV8…", "Ana", TIME))),
        (">", given(protocol.Create(id="2", game="quartz", places=["me", "miner", "miner"]))),
        ("<", protocol.Ack("2", protocol.Opened(TABLE, table.created.code, [1]))),
        (">", given(protocol.Resume(id="3", table=TABLE, seat=1))),
        ("<", {"type": "snapshot", "table": TABLE, "seat": 1, "n": line.n - 1, "…": "…"}),
        ("<", protocol.Ack("3", protocol.Streaming(TABLE, 1, line.n - 1, True))),
        (">", given(protocol.Move(id="4", table=TABLE, seat=1, question=question, move=move))),
        ("<", event),
        ("<", protocol.Ack("4")),
    ):
        yield f"{way} {protocol.encode(what).decode()}"


def given(command: Command) -> Json:
    """A command without what may be left out."""
    usual = {field.name: field.default for field in msgspec.structs.fields(command) if field.default is not None}
    fields: Json = msgspec.to_builtins(command)
    return {name: value for name, value in fields.items() if value not in (usual.get(name), None, {}, [])}


def example_table() -> Table:
    """A table where the person is asked first."""
    first: list[table_events.AnyTableEvent] = [
        table_events.Sat(1, "ana", "Ana"),
        table_events.BotSat(2, "miner"),
        table_events.BotSat(3, "miner"),
        table_events.Started(),
    ]
    for number in count():
        created = table_events.Created(
            TABLE, "HXK7QM", "quartz", find_game("quartz").version, 3, "ana", secret=f"{number:064x}"
        )
        table = Table.of([table_events.Line(n, TIME, event) for n, event in enumerate([created, *first], 1)])
        if table.waiting == [1]:
            return table
    raise AssertionError("somebody is asked first sometimes")


INTRODUCTION = """
# The protocol of the tables

Version {version}. This page and [{schema}]({schema}) are made from the types in `src/motherlode/server/protocol.py` by
`{command}`. People who write a bot begin with [table bots](table-bots.md).

A client opens a WebSocket at `/socket`, under the same path as the page, and speaks JSON objects in text frames, one
object in each, with its `type` in it. A page of another origin is refused; programs send no origin, and are welcome.

## How it goes

**Hello first.** The first command is `hello`. Without a token you are somebody new and get one; with a token you are
the same person as before, at any number of connections. A seat belongs to the person who took it.

**One answer for each command.** Every command gets exactly one `ack` or one `refuse`, with its `id`. Commands of one
connection are carried out one after the other. What a command caused is sent before its ack, to everybody; when the
ack comes, it is stored. A refused command has changed nothing, but for what [refusals](#refusals) say. When a
connection is lost before the answer came, the stream shows whether it was done.

**Streams.** What happens at a table comes in streams, one for each seat that you hold and `resume`, and one for
spectators (seat 0). Every line of the table's log is one `event` in every stream, and its `n` is the number of that
line: no stream has a gap, and `n` is the same for all. Some lines show you less than others. `presence`, `tables` and
`storing` are not numbered: the newest counts. `presence` comes after the snapshot or the lines that a stream begins
with, before the ack, and then whenever it has changed; once for a connection, however many streams of the table it
reads.

**Snapshot, or what was missed.** A stream begins with a `snapshot`, the whole table as you may see it, or, where you
say `since`, with the line after that one. If you missed more than {tail} lines, you get a snapshot all the same.
Remember the `n` of the last message, and after a lost connection say `resume` with it. A `since` that is ahead of the
log is refused.

**Slow readers.** Up to {queue} messages or {queue_bytes} KiB wait for you. Then the stream lets go of what waits and
begins anew with a snapshot, once you read again; the `n` of a snapshot may thus be more than one ahead, and the lines
in between are in it. A client that leaves the answers unread as well is disconnected.

**Questions and answers.** `asking` is the open question; it is there whole in every event that changes it. Where
`legal` is in it, you have yet to answer: with `move`, one of these phrases, and the question's `number`. An answer to
another number is refused, so nothing is ever answered that you have not seen.

**At once.** Some questions only complete a move: what an action is paid with. They can be answered one by one, or
sent along with the move, as `then`: all of it is done or none, and it is one line of the log and one `moved` with
several moves, each of which has a number of its own. `completions` has every way to complete each legal move. It is
found out from what the seat may know, before anything is drawn; so a row of moves ends with the first draw.

**Windows.** Answers to votes and reactions stay covered: others see that a seat has `answered`, not what. When
all have answered, and not sooner than {window:g} seconds after the question, all answers come at once, as one `moved`.
So neither the answer nor the time it took shows what somebody holds.

**Time.** All times are the server's, in milliseconds since 1970; `welcome`, `ping` and the `at` of every line let you
know how yours differs. With a clock, each decision has a credit, and what goes beyond it comes out of the seat's bank;
`asking.deadlines` says when a seat's time is up. Then it is `nudged`, {nudge} seconds later the clock makes a move for
it, and the next time a bot takes over, with the same hand, until the person says `take-back`. Where nobody is
at a seat, no time passes, however many watch, except in games over days. A person who is gone for {grace} seconds is
`missing`, and {countdown} seconds later a bot steps in.

**Heartbeats.** The server sends a WebSocket ping every {heartbeat} seconds and closes a connection that does not
answer it in as many. WebSocket libraries answer by themselves. `ping` is for clients that want to know, and in
browsers cannot.

**Tokens are secrets.** The bearer of a token has its seats. It travels in `hello` and in the `Authorization` header,
never in an address (URL), where it would end in logs and histories.

**Texts.** What people type (`name`, `text`) has no control characters, but is a person's: show it as text. A name
that nobody can see is refused, and so is a letter under a heap of marks; joiners stay where a language or an emoji
needs them. The table's owner can `mute` seats and spectators, and `clear` what was said: later snapshots are without
it, though the log keeps the lines. Everything else that people read is a key with arguments; the Fluent catalogs in
`src/motherlode/words/` put it into English, Portuguese and Russian.

**Versions.** Without a new version there may come: commands, optional fields of commands, messages, kinds of events,
fields of messages, reasons. So pass over what you do not know, but count its `n`. A new version is needed to take away
or rename any of them, to change what one means, to ask for a new field, or to allow less in one.

## A conversation

`>` is sent, `<` is received; a snapshot and a view are longer than they are shown here.

```
{examples}
```
"""


def write(folder: Path = DOCS) -> None:
    """Write both files."""
    (folder / PAGE).write_text(page(), encoding="utf-8")
    (folder / SCHEMA).write_text(schema_text(), encoding="utf-8")


def schema_text() -> str:
    """The schema as it is written down."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    write()

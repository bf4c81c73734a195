"""The six tools, as a table: what each takes, and what it does. Their descriptions are `mcp-TOOL` in words/."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, NamedTuple

import msgspec

from motherlode.adapters.mcp.stream import Json
from motherlode.adapters.mcp.visitor import Visitor
from motherlode.bots import DEFAULT_LEVEL
from motherlode.bots.levels import LEVEL_NAMES
from motherlode.client import RefusedCommand
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.mistakes import Mistake
from motherlode.sitting.rule_pages import page_text, rule_text
from motherlode.terminal.choices import usual_players
from motherlode.words import Words
from motherlode.words.mistakes import refusal, spoken

LONGEST_WAIT = 120.0  # seconds
USUAL_WAIT = 30.0
FIRST_GAME = next(iter(GAMES))


class Arguments(msgspec.Struct, forbid_unknown_fields=True):
    """What a tool takes: nothing."""


class Sit(Arguments):
    """A table by its id or code, or a new one."""

    table: str = ""
    seat: Annotated[int, msgspec.Meta(ge=0)] = 0
    game: str = FIRST_GAME
    players: Annotated[int, msgspec.Meta(ge=0)] = 0
    bots: str = DEFAULT_LEVEL
    options: dict[str, Any] = msgspec.field(default_factory=dict)


class Play(Arguments):
    """A legal move, and the answers that complete it."""

    move: str
    then: list[str] = []


class Wait(Arguments):
    """How long."""

    seconds: Annotated[float, msgspec.Meta(ge=0, le=LONGEST_WAIT)] = USUAL_WAIT


class Rules(Arguments):
    """A game, and a rule of it."""

    game: str = ""
    rule: str = ""


async def sit(visitor: Visitor, given: Sit) -> Json:
    """Sit down."""
    if given.table:
        await visitor.join(given.table, given.seat)
    else:
        seats = given.players or usual_players(find(given.game))
        places = [given.bots] * seats
        places[max(0, min(given.seat, seats) - 1)] = "me"
        await visitor.create(given.game, places, given.options)
    stream = visitor.stream
    about = {"table": stream.table, "code": stream.code, "game": stream.game.name, "options": stream.options}
    return {**about, "seat": stream.seat, "players": stream.players(), **stream.situation()}


async def look(visitor: Visitor, given: Arguments) -> Json:
    """The table as the seat sees it."""
    stream = visitor.stream
    return {**stream.situation(), "seat": stream.seat, "players": stream.players(), "view": stream.view}


async def legal(visitor: Visitor, given: Arguments) -> Json:
    """What can be played."""
    return {"question": visitor.stream.question(), "moves": visitor.stream.moves()}


async def play(visitor: Visitor, given: Play) -> Json:
    """Answer the open question."""
    stream = visitor.stream
    number = (stream.asking or {}).get("number", 0)
    await visitor.do("move", table=stream.table, seat=stream.seat, question=number, move=given.move, then=given.then)
    return stream.situation()


async def wait(visitor: Visitor, given: Wait) -> Json:
    """Until there is something to do."""
    await visitor.wait(given.seconds)
    return visitor.stream.situation()


async def rules(visitor: Visitor, given: Rules) -> Json:
    """The rules of a game, or one of them."""
    game = find(given.game or FIRST_GAME).name
    lines = rule_text(visitor.words, game, given.rule) if given.rule else page_text(visitor.words, game)
    return {"game": game, "rules": "\n".join(lines)}


class Tool(NamedTuple):
    """One of them."""

    takes: type[Arguments]
    do: Callable[[Visitor, Any], Awaitable[Json]]


TOOLS = {
    "sit": Tool(Sit, sit),
    "look": Tool(Arguments, look),
    "legal": Tool(Arguments, legal),
    "play": Tool(Play, play),
    "wait": Tool(Wait, wait),
    "rules": Tool(Rules, rules),
}


def listed(words: Words) -> list[Json]:
    """The tools as a model reads of them."""
    return [
        {"name": name, "description": words.say(f"mcp-{name}"), "inputSchema": schema_of(words, name, tool.takes)}
        for name, tool in TOOLS.items()
    ]


def schema_of(words: Words, tool: str, takes: type[Arguments]) -> Json:
    """What a tool takes, with what each argument means."""
    [schema] = msgspec.json.schema(takes)["$defs"].values()
    named = {"games": ", ".join(GAMES), "levels": ", ".join(LEVEL_NAMES)}
    properties = {
        name: {**what, "description": words.say(f"mcp-{tool}-{name}", **named)}
        for name, what in schema["properties"].items()
    }
    required = {"required": schema["required"]} if schema.get("required") else {}
    return {"type": "object", "properties": properties, **required, "additionalProperties": False}


async def call(visitor: Visitor, name: str, arguments: Any) -> Json:
    """Use a tool: what it found, or why it could not be done, in a sentence."""
    try:
        found = await TOOLS[name].do(visitor, msgspec.convert(arguments, TOOLS[name].takes))
    except msgspec.ValidationError as error:
        return text_result(visitor.words.say("refuse-malformed", why=f"{error}"), wrong=True)
    except Mistake as mistake:
        return text_result(spoken(visitor.words, mistake), wrong=True)
    except RefusedCommand as refused:
        return text_result(refusal(visitor.words, refused.reason, refused.arguments), wrong=True)
    text = msgspec.json.encode(found).decode()
    return {**text_result(text), "structuredContent": found}


def text_result(text: str, wrong: bool = False) -> Json:
    """A text for a model."""
    return {"content": [{"type": "text", "text": text}], "isError": wrong}

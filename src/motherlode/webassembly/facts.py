"""What stands beside a module, as plain data: what the game declares, by number, and where things lie in memory."""

import base64
from typing import Any

import numpy as np

from motherlode.bots import BOTS
from motherlode.bots.grammar import read
from motherlode.bots.levels import Level, levels_of
from motherlode.bots.search import ROOT
from motherlode.bots.tree import EDGE
from motherlode.games.kit.declared import declared
from motherlode.games.kit.events import events_dtype
from motherlode.games.kit.game import Game, Position
from motherlode.games.kit.game_loop import pool_dtype
from motherlode.games.kit.options import Choice, EitherNumber, Ruling, Switch
from motherlode.games.kit.records import Records
from motherlode.webassembly.exports import OWN_BYTES, Buffer, Export

FORMS: dict[type, str] = {Choice: "choice", Switch: "switch", EitherNumber: "number", Ruling: "ruling"}


def facts_of(game: Game, digest: str, exports: tuple[Export, ...], buffers: dict[str, Buffer]) -> dict[str, Any]:
    """All that the loader knows of a game."""
    return {
        "game": game.name,
        "digest": digest,
        "declared": declared(game),
        "bots": list(BOTS),
        "levels": {level.name: bot_of(level) for level in levels_of(game)},
        "phrases": list(game.actions),
        "questions": [question._asdict() for question in game.questions],
        "about": [{"name": about.name, "kind": about.kind} for about in game.about],
        "events": [event._asdict() for event in game.events],
        "reasons": [reason._asdict() for reason in game.reasons],
        "record": {"bytes": pool_dtype(game.state).itemsize, "fields": fields_of(game)},
        "blank": {seats: packed(game.blank(seats)) for seats in range(game.fewest, game.most + 1)},
        "options": [option_of(row) for row in game.options.choices],
        "buffers": {name: buffer.same_as or buffer.dtype.itemsize * buffer.length for name, buffer in buffers.items()},
        "exports": {export.name: list(export.arguments) for export in exports},
        "rows": offsets(events_dtype(game.bounds.events, 0)),
        "edge": {"bytes": EDGE.itemsize, **offsets(EDGE)},
        "root": ROOT,
    }


def bot_of(level: Level) -> dict[str, Any]:
    """The bot behind a level, as numbers."""
    spec = read(level.bot)
    budget = {"playouts": spec.budget.playouts, "seconds": spec.budget.seconds} if spec.budget else {}
    return {"bot": level.bot, "player": spec.name, "slips": spec.slips, **budget}


def fields_of(game: Game) -> list[dict[str, Any]]:
    """Where the fields of the game lie in a record of the module, and who may know each."""
    fields: Any = pool_dtype(game.state).fields
    return [
        {
            "name": name,
            "type": fields[name][0].base.str[1:],
            "shape": list(fields[name][0].shape),
            "offset": fields[name][1],
            "sight": game.sight[name],
        }
        for name in game.state.names or ()
    ]


def offsets(dtype: np.dtype[Any]) -> dict[str, int]:
    """Where the fields of a record lie."""
    fields: Any = dtype.fields
    return {name: fields[name][1] for name in dtype.names or ()}


def option_of(row: Any) -> dict[str, Any]:
    """A choice: the numbers that stand for it in the record; for a ruling, by the number of another choice."""
    made = {"form": FORMS[type(row)], "key": row.key, **row._asdict(), "choices": list(row.choices)}
    return {**made, "meanings": list(row.meanings.values())} if isinstance(row, Ruling) else made


def record_of(game: Game, position: Position) -> str:
    """A position that people wrote, as a record for a page to begin with."""
    return packed(game.read_position(position))


def packed(states: Records) -> str:
    """A state as a record of the module, in base64."""
    record = bytes(OWN_BYTES) + states.view(np.ndarray)[:1].tobytes()
    return base64.b64encode(record.ljust(pool_dtype(states.dtype).itemsize, b"\0")).decode()

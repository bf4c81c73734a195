"""A match by bots with everything that can be asked about it, as Python answers; `rules_engine.mjs` has the same."""

import base64
import hashlib
import json
from typing import Any

import numpy as np

from motherlode.bots import find, seat_view_of
from motherlode.bots.stream import new_stream
from motherlode.games.kit.game_loop import pool_dtype
from motherlode.games.kit.records import records
from motherlode.match import Match
from motherlode.match.events import REFEREE, Event
from motherlode.match.log import drawn_by
from motherlode.webassembly.exports import OWN_BYTES
from motherlode.webassembly.facts import packed


def transcript(game: str, seats: int, seed: int, bot: str, every: int, **options: Any) -> list[dict[str, Any]]:
    """The match, line by line."""
    match = Match.new(game, seats=seats, seed=seed, **options)
    player, stream = find(bot, match.game), new_stream(seed)
    lines: list[dict[str, Any]] = []
    move = 0
    while True:
        happened = match.events_of(move, REFEREE)
        lines.append({"asked": match.asked, "happened": plain(happened), "drawn": list(drawn_by(happened))})
        if move % every == 0 or match.over:
            lines.append(looked_at(match, move))
        if match.over:
            player.close()
            return lines
        seat = match.asked[0]
        chosen = match.game.actions[player.choose(seat_view_of(match, seat), stream)]
        lines.append({"seat": seat, "move": chosen})
        match.play(seat, chosen, seed=seed + 1000 * move)
        move += 1


def looked_at(match: Match, move: int) -> dict[str, Any]:
    """What everybody can see and do, and why nothing else."""
    game, seats, viewers = match.game, range(1, match.seats + 1), range(match.seats + 1)
    return {
        "question": game.questions[int(match.states["question"][0])].name,
        "about": game.question_about(match.states, 0),
        "options": game.get_options(match.states, 0),
        "views": [match.view_json(viewer).decode() for viewer in viewers],
        "seen": [plain(match.events_of(move, viewer)) for viewer in viewers],
        "observed": [observed(match, seat) for seat in seats],
        "legal": [[game.action(phrase) for phrase in match.legal(seat)] for seat in seats],
        "refusals": digest(json.dumps(refusals(match), separators=(",", ":")).encode()),
        "position": json.dumps(match.position(), separators=(",", ":"), ensure_ascii=False),
        "scores": list(match.scores.values()),
        "ranks": list(match.ranks.values()),
        "sights": [digest(base64.b64decode(packed(match.redacted(seat)))) for seat in seats],
        "guessed": [digest(guessed(match, seat, move)) for seat in seats],
    }


def refusals(match: Match) -> list[list[str]]:
    """For each seat and every move of the game, why it may not be made now."""
    game = match.game
    reasons = [reason.name if number else "" for number, reason in enumerate(game.reasons)]
    return [
        [reasons[game.rules.refusal(match.states, 0, seat, action)] for action in range(len(game.actions))]
        for seat in range(match.seats)
    ]


def observed(match: Match, seat: int) -> list[int]:
    """What a seat sees, as numbers."""
    out = match.game.observed()
    match.game.rules.observe(match.states, 0, seat - 1, out)
    return out.tolist()  # type: ignore[no-any-return]


def guessed(match: Match, seat: int, seed: int) -> bytes:
    """A world that fits what a seat may know, as a record of a module."""
    world = records(match.game.state, 1)
    world.view(np.ndarray)[0] = match.redacted(seat).view(np.ndarray)[0]
    match.game.rules.guess(world, 0, seat - 1, seed)
    record = bytes(OWN_BYTES) + world.view(np.ndarray).tobytes()
    return record.ljust(pool_dtype(match.game.state).itemsize, b"\0")


def plain(events: list[Event]) -> list[dict[str, Any]]:
    """Events as data."""
    return [{"name": event.name, "arguments": event.arguments} for event in events]


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()

"""`motherlode replay`: a logged match narrated again, move by move, or the position it led to."""

from argparse import Namespace
from collections.abc import Sequence
from typing import Any

import yaml

from motherlode.match import REFEREE, Match
from motherlode.terminal.choices import whole_number
from motherlode.terminal.console import Console
from motherlode.terminal.game_lookup import moves_of, open_match
from motherlode.terminal.json_output import say_json
from motherlode.terminal.preparation import prepare, rule_steps
from motherlode.words import Words
from motherlode.words.narration import Narration, whole_moves


def replay(words: Words, given: Namespace) -> int:
    """Replay a file as the command line asks for it."""
    log, game, names = open_match(words, given)
    moves = moves_of(given, log)
    seat = REFEREE if given.from_seat is None else whole_number("--from-seat", given.from_seat, 1, len(names))
    prepare(words, rule_steps(game))
    match = Match.replay(log, moves)
    console = Console()
    if given.position:
        shown = match.position() if seat is REFEREE else match.view(seat)
        if given.json:
            say_json(shown)
            return 0
        written = yaml.safe_dump(shown, sort_keys=False, allow_unicode=True, default_flow_style=None, width=120)
        console.say(written.rstrip())
        return 0
    if given.json:
        say_json(as_data(match, names, seat))
        return 0
    narration = Narration(words, game, names, seat)
    console.say(lines_of(narration, match, Match.replay(log, 0)))
    if match.over:
        console.say(["", *narration.results(match)])
    else:
        console.say(["", *(narration.question(asked) for asked in match.questions)])
    return 0


def as_data(match: Match, names: Sequence[str], viewer: int | None) -> dict[str, Any]:
    """The match for programs: every move with what a viewer saw of it."""
    log = match.log
    moves = [
        {
            "number": number,
            "seat": entry.seat,
            "move": entry.move,
            "events": [{"kind": event.name, **event.arguments} for event in match.events_of(number, viewer)],
        }
        for number, entry in enumerate(match.log_for(viewer), 1)
    ]
    about = {"game": match.game.name, "rules": log.rules, "seats": match.seats, "names": list(names)}
    end = {
        "over": match.over,
        "asked": list(match.asked),
        "scores": list(match.scores.values()) if match.over else None,
    }
    return {**about, "options": dict(log.options), "moves": moves, **end}


def lines_of(narration: Narration, match: Match, deal: Match) -> list[str]:
    """The match in lines: comments, the deal, and every move with its number and what came of it."""
    words, log = narration.words, match.log
    lines = [narration.at_the_table(), *remark(words, log.comment)]
    lines += ["", *narration.events(deal.last_events(narration.reader))]
    for number, entry, seen in whole_moves(match, narration.reader):
        lines += remark(words, entry.comment)
        happened = narration.events(seen) or [words.say("chose", seat=narration.seat(entry.seat), move=entry.move)]
        lines.append(words.say("option", number=number, move=happened[0]))
        lines += [f"   {line}" for line in happened[1:]]
    return lines


def remark(words: Words, comment: str) -> list[str]:
    """A comment of the log."""
    return [words.say("remark", text=line) for line in comment.splitlines() if line]

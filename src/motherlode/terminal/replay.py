"""`motherlode replay`: a logged match narrated again, move by move, or the position it led to."""

from argparse import Namespace

import yaml

from motherlode.match import REFEREE, Match
from motherlode.match.notation import read
from motherlode.terminal.choices import player_names, seats_of, usual_names, whole_number
from motherlode.terminal.console import Console
from motherlode.terminal.files import read_text
from motherlode.terminal.game_lookup import find_game_of
from motherlode.terminal.preparation import prepare, rule_steps
from motherlode.words import Words
from motherlode.words.narration import Narration, whole_moves


def replay(words: Words, given: Namespace) -> int:
    """Replay a file as the command line asks for it."""
    log = read(read_text(given.file))
    game = find_game_of(given.file, log, given.game)
    moves = len(log.entries) if given.move is None else whole_number("--move", given.move, 0, len(log.entries))
    seats = seats_of(game, log)
    seat = REFEREE if given.from_seat is None else whole_number("--from-seat", given.from_seat, 1, seats)
    names = player_names(log.names, usual_names(words, seats))
    prepare(words, rule_steps(game))
    match = Match.replay(log, moves)
    console = Console()
    if given.position:
        shown = match.position() if seat is REFEREE else match.view(seat)
        console.say(
            yaml.safe_dump(shown, sort_keys=False, allow_unicode=True, default_flow_style=None, width=120).rstrip()
        )
        return 0
    narration = Narration(words, game, names, seat)
    console.say(lines_of(narration, match, Match.replay(log, 0)))
    if match.over:
        console.say(["", *narration.results(match)])
    else:
        console.say(["", *(narration.question(asked) for asked in match.questions)])
    return 0


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

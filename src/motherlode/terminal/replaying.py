"""`motherlode replay`: a logged match told again, move by move, or the position it led to."""

from argparse import Namespace

import yaml

from motherlode.match import REFEREE, Match
from motherlode.match.notation import read
from motherlode.terminal.choices import player_names, seats_of, usual_names, whole_number
from motherlode.terminal.files import read_text
from motherlode.terminal.finding import find_game_of
from motherlode.terminal.preparing import prepare, rule_steps
from motherlode.terminal.talk import Talk
from motherlode.terminal.telling import Telling, whole_moves
from motherlode.words import Words


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
    talk = Talk()
    if given.position:
        shown = match.position() if seat is REFEREE else match.view(seat)
        talk.say(
            yaml.safe_dump(shown, sort_keys=False, allow_unicode=True, default_flow_style=None, width=120).rstrip()
        )
        return 0
    telling = Telling(words, game, names, seat)
    talk.say(told(telling, match, Match.replay(log, 0)))
    if match.over:
        talk.say(["", *telling.results(match)])
    else:
        talk.say(["", *(telling.question(asked) for asked in match.questions)])
    return 0


def told(telling: Telling, match: Match, deal: Match) -> list[str]:
    """The match in lines: comments, the deal, and every move with its number and what came of it."""
    words, log = telling.words, match.log
    lines = [telling.at_the_table(), *remark(words, log.comment)]
    lines += ["", *telling.happened(deal.last_events(telling.reader))]
    for number, entry, seen in whole_moves(match, telling.reader):
        lines += remark(words, entry.comment)
        happened = telling.happened(seen) or [words.say("chose", seat=telling.seat(entry.seat), move=entry.move)]
        lines.append(words.say("option", number=number, move=happened[0]))
        lines += [f"   {line}" for line in happened[1:]]
    return lines


def remark(words: Words, comment: str) -> list[str]:
    """A comment of the log."""
    return [words.say("remark", text=line) for line in comment.splitlines() if line]

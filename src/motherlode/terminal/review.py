"""`motherlode review`: a finished match looked back on, as text, as a page and as data."""

import json
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from motherlode.coach.json_data import as_json_data
from motherlode.coach.page import review_page
from motherlode.coach.retelling import head, moments, stroke_of_luck, sums, verdict, what_happened
from motherlode.coach.review import PLAYOUTS, Review, review
from motherlode.coach.wording import percent
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import Match
from motherlode.match.notation import read
from motherlode.terminal.choices import player_names, seats_of, usual_names, whole_number
from motherlode.terminal.columns import columns
from motherlode.terminal.files import check_free, read_text, write_text
from motherlode.terminal.finding import find_game_of
from motherlode.terminal.preparing import prepare, rule_steps
from motherlode.terminal.talk import Talk
from motherlode.terminal.telling import Telling
from motherlode.words import Words

MOST_PLAYOUTS = 10_000_000


def look_back(words: Words, given: Namespace) -> int:
    """Review a file as the command line asks for it. Files are written when all is known, or not at all."""
    playouts = whole_number("--playouts", given.playouts or str(PLAYOUTS), 10, MOST_PLAYOUTS)
    for file in (given.html, given.json):
        if file:
            check_free(file)
    if given.html and given.html == given.json:
        raise Mistake("apart", "{one} and {other} do not go together", one="--html", other="--json")
    log = read(read_text(given.file))
    game = find_game_of(given.file, log, given.game)
    names = player_names(log.names, usual_names(words, seats_of(game, log)))
    prepare(words, rule_steps(game))
    match = Match.replay(log)
    with progress_bar(words, len(log.entries)) as advance:
        found = review(match, playouts, os.cpu_count() or 1, advance)
    telling = Telling(words, game, names, None)
    talk = Talk()
    talk.say(told(telling, match, found))
    if given.html:
        write_text(given.html, review_page(telling, match, found))
        talk.say(["", words.say("review-written", file=given.html)])
    if given.json:
        write_text(given.json, json.dumps(as_json_data(found), ensure_ascii=False, indent=1) + "\n")
    return 0


@contextmanager
def progress_bar(words: Words, moves: int) -> Iterator[Callable[[int, int], object]]:
    """A bar on standard error, if somebody is there to see it."""
    if not sys.stderr.isatty():
        yield lambda done, of: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    look = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*look, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words.say("review-looking"), total=moves)
        yield lambda done, of: progress.update(task, completed=done, total=of)


def told(telling: Telling, match: Match, found: Review) -> list[str]:
    """The review in lines."""
    words = telling.words
    return [
        words.say("review-heading", game=words.game(match.game.name), playouts=found.playouts),
        "",
        *telling.results(match),
        "",
        *columns([head(telling), *(sums(telling, balance) for balance in found.balances)], numbers=True),
        words.say("review-about-luck"),
        words.say("review-about-loss"),
        "",
        words.say("review-chances") + ":",
        *chance_table(telling, found),
        words.say("review-about-chances"),
        "",
        *highlights(telling, match, found),
        "",
        words.say("review-turning-points") + ":",
        *(line for number in found.turning_points for line in turning_point(telling, match, found, number)),
    ]


def chance_table(telling: Telling, found: Review) -> list[str]:
    """Everybody's chances at some points of the match."""
    words = telling.words
    points = moments(found)
    rows = [[words.say("review-move"), *(words.say("number", number=number) for number, _ in points)]]
    for balance in found.balances:
        shares = [percent(words, chances.win[balance.seat - 1]) for _, chances in points]
        rows.append([telling.seat(balance.seat).name, *shares])
    return columns(rows, numbers=True)


def highlights(telling: Telling, match: Match, found: Review) -> list[str]:
    """The best move, the costliest one, and the closest escapes."""
    words = telling.words
    lines = []
    for label, number in (("review-best-move", found.best), ("review-worst-move", found.worst)):
        lines.append(words.say(label) + ":")
        lines += numbered(telling, match, found, number) if number else [f"  {words.say('review-none')}"]
    lines.append(words.say("review-escapes") + ":")
    for number in found.escapes:
        step = found.step(number)
        risk = words.say(f"coach-risk-{found.danger}", chance=percent(words, step.risk))
        lines.append(words.say("option", number=number, move=f"{what_happened(telling, match, step)} ({risk})"))
    return lines if found.escapes else [*lines, f"  {words.say('review-none')}"]


def numbered(telling: Telling, match: Match, found: Review, number: int) -> list[str]:
    """A move with its number, and the verdict on it."""
    step = found.step(number)
    lines = [telling.words.say("option", number=number, move=what_happened(telling, match, step))]
    return [*lines, *([f"   {text}"] if (text := verdict(telling, step)) else [])]


def turning_point(telling: Telling, match: Match, found: Review, number: int) -> list[str]:
    """The same with what chance did."""
    first, *rest = numbered(telling, match, found, number)
    luck = stroke_of_luck(telling, found.step(number))
    return [first, *([f"   {luck}"] if luck else []), *rest]

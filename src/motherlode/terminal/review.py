"""`motherlode review`: a finished match looked back on, as text, as a page and as data."""

import json
import os
from argparse import Namespace
from collections.abc import Callable, Sequence

from motherlode.coach.json_data import as_json_data
from motherlode.coach.page import review_page
from motherlode.coach.review import PLAYOUTS, Review, review
from motherlode.coach.review_lines import head, moments, stroke_of_luck, sums, verdict, what_happened
from motherlode.coach.sentences import percent
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import Log, Match
from motherlode.report.progress import progress_bar
from motherlode.sitting.columns import columns
from motherlode.sitting.files import check_free, write_text
from motherlode.terminal.choices import whole_number
from motherlode.terminal.console import Console
from motherlode.terminal.exit_codes import ExitCode
from motherlode.terminal.game_lookup import open_match
from motherlode.terminal.json_output import say_json
from motherlode.terminal.preparation import prepare, rule_steps
from motherlode.words import Words
from motherlode.words.narration import Narration

MOST_PLAYOUTS = 10_000_000
STANDARD_OUTPUT = "-"


def look_back(words: Words, given: Namespace) -> int:
    """Review a file as the command line asks for it. Files are written when all is known, or not at all."""
    playouts = whole_number("--playouts", given.playouts or str(PLAYOUTS), 10, MOST_PLAYOUTS)
    as_json = given.json == STANDARD_OUTPUT
    for file in (given.html, given.json):
        if file and file != STANDARD_OUTPUT:
            check_free(file)
    if given.html and given.html == given.json:
        raise Mistake("apart", one="--html", other="--json")
    log, game, names = open_match(words, given)
    prepare(words, rule_steps(game))
    match = Match.replay(log)
    with progress_bar(words.say("review-looking"), len(log.entries)) as advance:
        found = review(match, playouts, os.cpu_count() or 1, advance)
    narration = Narration(words, game, names, None)
    console = Console()
    if given.html:
        write_text(given.html, review_page(narration, match, found))
    if as_json:
        say_json(as_json_data(found))
        return ExitCode.GOOD
    console.say(lines_of(narration, match, found))
    if given.html:
        console.say(["", words.say("review-written", file=given.html)])
    if given.json:
        write_text(given.json, json.dumps(as_json_data(found), ensure_ascii=False, indent=1) + "\n")
    return ExitCode.GOOD


def reviewed(words: Words, log: Log, names: Sequence[str], progress: Callable[[int, int], object]) -> list[str]:
    """A match looked back on, in lines, with the usual number of playouts."""
    match = Match.replay(log)
    found = review(match, PLAYOUTS, os.cpu_count() or 1, progress)
    return lines_of(Narration(words, match.game, names, None), match, found)


def lines_of(narration: Narration, match: Match, found: Review) -> list[str]:
    """The review in lines."""
    words = narration.words
    return [
        words.say("review-heading", game=words.game(match.game.name), playouts=found.playouts),
        "",
        *narration.results(match),
        "",
        *columns([head(narration), *(sums(narration, balance) for balance in found.balances)], numbers=True),
        words.say("review-about-luck"),
        words.say("review-about-loss"),
        "",
        words.say("review-chances") + ":",
        *chance_table(narration, found),
        words.say("review-about-chances"),
        "",
        *highlights(narration, match, found),
        "",
        words.say("review-turning-points") + ":",
        *(line for number in found.turning_points for line in turning_point(narration, match, found, number)),
    ]


def chance_table(narration: Narration, found: Review) -> list[str]:
    """Everybody's chances at some points of the match."""
    words = narration.words
    points = moments(found)
    rows = [[words.say("review-move"), *(words.say("number", number=number) for number, _ in points)]]
    for balance in found.balances:
        shares = [percent(words, chances.win[balance.seat - 1]) for _, chances in points]
        rows.append([narration.seat(balance.seat).name, *shares])
    return columns(rows, numbers=True)


def highlights(narration: Narration, match: Match, found: Review) -> list[str]:
    """The best move, the costliest one, and the closest escapes."""
    words = narration.words
    lines = []
    for label, number in (("review-best-move", found.best), ("review-worst-move", found.worst)):
        lines.append(words.say(label) + ":")
        lines += numbered(narration, match, found, number) if number else [f"  {words.say('review-none')}"]
    lines.append(words.say("review-escapes") + ":")
    for number in found.escapes:
        step = found.step(number)
        risk = words.say(f"coach-risk-{found.danger}", chance=percent(words, step.risk))
        lines.append(words.say("option", number=number, move=f"{what_happened(narration, match, step)} ({risk})"))
    return lines if found.escapes else [*lines, f"  {words.say('review-none')}"]


def numbered(narration: Narration, match: Match, found: Review, number: int) -> list[str]:
    """A move with its number, and the verdict on it."""
    step = found.step(number)
    lines = [narration.words.say("option", number=number, move=what_happened(narration, match, step))]
    return [*lines, *([f"   {text}"] if (text := verdict(narration, step)) else [])]


def turning_point(narration: Narration, match: Match, found: Review, number: int) -> list[str]:
    """The same with what chance did."""
    first, *rest = numbered(narration, match, found, number)
    luck = stroke_of_luck(narration, found.step(number))
    return [first, *([f"   {luck}"] if luck else []), *rest]

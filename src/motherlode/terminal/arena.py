"""`motherlode arena`: a league of bots, a bar while it runs, and the standings, in the terminal and on a page."""

import re
from argparse import Namespace
from pathlib import Path
from typing import Any

from motherlode.arena import League, Plan, StopRule, cells, report
from motherlode.arena.results import REPORT
from motherlode.batch import SEED_LIMIT
from motherlode.coach.json_data import as_json_data
from motherlode.games.kit.mistakes import Mistake
from motherlode.report.progress import progress_bar
from motherlode.sitting.columns import columns
from motherlode.terminal.choices import check_options, match_options, usual_players, whole_number
from motherlode.terminal.console import Console
from motherlode.terminal.exit_codes import ExitCode
from motherlode.terminal.game_lookup import find_game
from motherlode.terminal.json_output import say_json
from motherlode.terminal.preparation import prepare
from motherlode.terminal.simulate import MOST_PLAYERS, MOST_WORKERS
from motherlode.words import Words
from motherlode.words.mistakes import one_line
from motherlode.words.numbers import whole

USUAL_GAMES = "400"
MOST_GAMES = 10**8
USUAL_PATIENCE = "5s"
LONGEST_PATIENCE = 3600.0  # seconds
LONGEST_NAME = 80  # of a folder

TIME = re.compile(r"(?P<amount>\d+(\.\d+)?)(?P<unit>ms|s)")
SECONDS = {"ms": 0.001, "s": 1.0}
PERCENT = re.compile(r"(?P<amount>\d+(\.\d+)?)\s*%?")


def arena(words: Words, given: Namespace) -> int:
    """Play a league as the command line asks for it; interrupted, it shows how it stands and how to go on."""
    games = whole_number("--games", given.games or USUAL_GAMES, 1, MOST_GAMES)
    workers = whole_number("--workers", given.workers, 1, MOST_WORKERS) if given.workers else None
    stopping = StopRule(given.sure, percent(given.within) if given.within else None)
    plan = plan_of(given)
    folder = Path(given.out) if given.out else Path(folder_name(plan))
    league = League(plan, folder)
    wanted, code = plan.deals(games) * plan.games_of_a_deal, ExitCode.GOOD
    try:
        with progress_bar(words.say("simulate-playing"), wanted) as advance:
            league.play(
                games, stopping, given.device, workers, progress=advance, prepare=lambda steps: prepare(words, steps)
            )
    except KeyboardInterrupt:
        code = ExitCode.INTERRUPTED
    finally:
        league.close()
    report.write(words, league.tally, league.standings(), folder)
    code = code or (ExitCode.SAYS_NO if league.tally.failed else code)
    if given.json:
        say_json(as_data(league, wanted, folder))
        return code
    Console().say(lines_of(words, league, wanted, interrupted=code is ExitCode.INTERRUPTED))
    Console().say(words.say("arena-kept", folder=str(folder), page=str(folder / REPORT)))
    return code


def as_data(league: League, wanted: int, folder: Path) -> dict[str, Any]:
    """How the league stands, for programs."""
    plan, tally = league.plan, league.tally
    about = {"game": plan.game, "players": plan.seats, "seed": plan.seed, "deals": tally.deals, "games": tally.games}
    standings = [as_json_data(standing) for standing in league.standings()]
    return {**about, "wanted": wanted, "failed": len(tally.failed), "standings": standings, "folder": str(folder)}


def plan_of(given: Namespace) -> Plan:
    """The league that is asked for."""
    game = find_game(given.game)
    seats = whole_number("--players", given.players or str(usual_players(game)), 1, MOST_PLAYERS)
    seed = whole_number("--seed", given.seed or "0", 0, SEED_LIMIT - 1 - MOST_GAMES)
    options = match_options(given)
    check_options(game, seats, options)
    patience = time(given.time_limit or USUAL_PATIENCE)
    outside = given.bot or ()
    about = (game.name, given.bots or "", seats, seed, options, outside, patience, given.sandbox)
    return Plan.of(*about, null=given.null, luck=given.luck)


def lines_of(words: Words, league: League, wanted: int, interrupted: bool) -> list[str]:
    """The heading, the standings, and what else there is to say."""
    plan, tally, standings = league.plan, league.tally, league.standings()
    heading = words.say(
        "arena-heading",
        game=words.game(plan.game),
        seats=plan.seats,
        games=whole(words, tally.games),
        deals=tally.deals,
        seed=str(plan.seed),
    )
    lines = [heading, ""]
    if standings:
        lines += [*columns(cells.rows(words, standings), numbers=True), ""]
    if about := cells.notes(words, plan):
        lines += [*about, ""]
    if tally.failed:
        _, *failures = cells.failure_rows(words, plan, tally.failed)
        for bot, place, what, last_words in failures:
            lines.append(words.say("arena-failure", bot=bot, place=place, what=what))
            lines.append(f"  {one_line(last_words)}")
        lines += [words.say("arena-failed-note"), ""]
    if league.stopped_early:
        lines.append(words.say("arena-settled", games=tally.games, wanted=wanted))
    elif interrupted:
        lines.append(words.say("arena-interrupted", games=tally.games, wanted=wanted))
    return lines


def folder_name(plan: Plan) -> str:
    """A folder for a league that was given none, named after what is played in it.

    >>> folder_name(Plan.of("quartz", "greedy,random*3", seats=4))
    'league-quartz-4-greedy-random-x3'
    """
    counted = {bot.name: plan.bots.count(bot) for bot in plan.bots}
    bots = [f"{name}-x{count}" if count > 1 else name for name, count in counted.items()]
    plain = re.sub(r"[^\w.]+", "-", "-".join(["league", plan.game, str(plan.seats), *bots]))
    return plain[:LONGEST_NAME].strip("-.")


def time(given: str) -> float:
    """A time, in seconds.

    >>> time("500ms"), time("5s")
    (0.5, 5.0)
    """
    found = TIME.fullmatch(given.strip())
    amount = float(found["amount"]) * SECONDS[found["unit"]] if found else 0.0
    if not 0 < amount <= LONGEST_PATIENCE:
        raise Mistake("time-limit", given=given)
    return amount


def percent(given: str) -> float:
    """A share.

    >>> percent("2%"), percent("0.5")
    (0.02, 0.005)
    """
    found = PERCENT.fullmatch(given.strip())
    share = float(found["amount"]) / 100 if found else 0.0
    if not 0 < share < 1:
        raise Mistake("within", given=given)
    return share

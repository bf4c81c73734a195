"""`motherlode study`: what each piece, choice and house rule of a game is worth, as pages and as numbers."""

import os
import platform
import re
import shlex
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from motherlode.batch import MOST_GAMES, SEED_LIMIT
from motherlode.bots import greedy, listed
from motherlode.games.kit.game import Game
from motherlode.report.progress import progress_bar
from motherlode.sitting.columns import columns
from motherlode.study import Study, Sweep, sweep_of
from motherlode.study.cells import tables_of
from motherlode.study.pages import Origin, as_rows, check_parquet, title, write
from motherlode.study.runs import FACTS
from motherlode.study.variants import WORTH
from motherlode.terminal.choices import check_options, match_options, usual_players, whole_number
from motherlode.terminal.console import Console
from motherlode.terminal.exit_codes import ExitCode
from motherlode.terminal.game_lookup import find_game
from motherlode.terminal.json_output import say_json
from motherlode.terminal.preparation import prepare
from motherlode.terminal.simulate import MOST_PLAYERS, device_settings
from motherlode.words import Words

USUAL_GAMES = "1e4"
SHOWN = (FACTS, WORTH)  # tables that are shown in the terminal too


def study(words: Words, given: Namespace) -> int:
    """Study a game as the command line asks for it; interrupted, it writes what was found so far."""
    game = find_game(given.game)
    games = whole_number("--games", given.games or USUAL_GAMES, 1, MOST_GAMES)
    seed = whole_number("--seed", given.seed or "0", 0, SEED_LIMIT - 1 - games)
    seats = whole_number("--players", given.players or str(usual_players(game)), 1, MOST_PLAYERS)
    sweeps = take_sweeps(given)
    options = match_options(given)
    check_options(game, seats, options)
    if given.parquet:
        check_parquet()
    bots = listed(given.bots) if given.bots else usual_bots(game)
    made = Study(game, seats, bots, options, sweeps, seed, given.device, **device_settings(given))
    code = ExitCode.GOOD
    try:
        prepare(words, made.steps)
        with progress_bar(words.say("simulate-playing"), games * made.rounds) as advance:
            made.play(games, advance)
    except KeyboardInterrupt:
        code = ExitCode.INTERRUPTED
    folder = Path(given.out or f"study-{game.short_name}-{seats}")
    files = write(words, made, Origin(command_line(), machine()), folder, given.parquet)
    if given.json:
        say_json(as_data(made, games, folder))
        return code
    Console().say([title(words, made), *shown(words, made)])
    if code is ExitCode.INTERRUPTED:
        Console().say(words.say("simulate-interrupted", games=made.games, wanted=games))
    Console().say(words.say("study-kept", files=words.join([str(file) for file in files])))
    return code


def usual_bots(game: Game) -> list[str]:
    """Who plays when nobody is named: a player with a plan, where there is one, and one without."""
    return [*(["greedy"] if greedy.player_of(game) else []), "random"]


def take_sweeps(given: Namespace) -> list[Sweep]:
    """The house rules that take several values; the others stay where they were given."""
    parts = {part: sweep_of(part) for part in given.house or ()}
    given.house = [part for part, sweep in parts.items() if sweep is None]
    return [sweep for sweep in parts.values() if sweep]


def shown(words: Words, made: Study) -> list[str]:
    """The tables that are shown in the terminal."""
    lines = []
    for sheet in made.sheets:
        for table in tables_of(words, made.game, sheet.findings()):
            if table.key in SHOWN:
                heading = words.say("study-section", table=table.heading, bot=sheet.bot)
                lines += ["", heading, *columns([table.head, *table.rows], numbers=True)]
    return [*lines, ""]


def as_data(made: Study, wanted: int, folder: Path) -> dict[str, Any]:
    """What was found, for programs."""
    about = {"game": made.game.name, "players": made.seats, "seed": made.seed, "options": made.options}
    bots = [sheet.bot for sheet in made.sheets]
    found = as_rows(made.findings())
    return {**about, "bots": bots, "games": made.games, "wanted": wanted, "folder": str(folder), "findings": found}


def command_line() -> str:
    """What was typed, so that anybody can type it again; the program without its folder."""
    return shlex.join(["motherlode", *sys.argv[1:]])


def machine() -> str:
    """The processor, and how many cores it has."""
    try:
        named = re.search(r"model name\s*:\s*(.+)", Path("/proc/cpuinfo").read_text(encoding="utf-8"))
    except OSError:
        named = None
    processor = named.group(1) if named else platform.processor() or platform.machine()
    return f"{processor}, {os.cpu_count()} × {platform.system()}, Python {platform.python_version()}"

"""`motherlode ladder`: submit a program, see where it stands."""

from argparse import Namespace
from pathlib import Path

from motherlode.arena.ladder import Ladder, Rung, rungs_of
from motherlode.arena.plan import entrant_of
from motherlode.coach.json_data import as_json_data
from motherlode.games.kit.mistakes import Mistake
from motherlode.report.progress import progress_bar
from motherlode.sitting.columns import columns
from motherlode.terminal.arena import MOST_GAMES, USUAL_GAMES, USUAL_PATIENCE, time
from motherlode.terminal.choices import check_options, match_options, usual_players, whole_number
from motherlode.terminal.console import Console
from motherlode.terminal.exit_codes import ExitCode
from motherlode.terminal.game_lookup import find_game
from motherlode.terminal.json_output import say_json
from motherlode.terminal.preparation import prepare
from motherlode.terminal.simulate import MOST_PLAYERS
from motherlode.words import Words
from motherlode.words.numbers import whole

NOTHING = "–"


def ladder(words: Words, given: Namespace) -> int:
    """Play the leagues of the programs that are submitted, and show the ladder."""
    game = find_game(given.game)
    seats = whole_number("--players", given.players or str(usual_players(game)), 1, MOST_PLAYERS)
    games = whole_number("--games", given.games or USUAL_GAMES, 1, MOST_GAMES)
    options = match_options(given)
    check_options(game, seats, options)
    folder = Path(given.folder or f"ladder-{game.short_name}-{seats}")
    patience = time(given.time_limit or USUAL_PATIENCE)
    made = Ladder(game.name, seats, options=options, patience=patience, sandboxed=not given.trusted)
    programs = [entrant_of(submitted) for submitted in given.submit or ()]
    plans = [made.plan_for(program) for program in programs]  # what cannot be played is refused first
    if not plans and not folder.exists():
        raise Mistake("ladder-empty", folder=folder)
    made.kept_in(folder)
    for program, plan in zip(programs, plans, strict=True):
        league = made.league_of(folder, program)
        try:
            with progress_bar(program.name, plan.deals(games) * plan.games_of_a_deal) as advance:
                league.play(games, progress=advance, prepare=lambda steps: prepare(words, steps))
        finally:
            league.close()
    rungs = rungs_of(folder)
    code = ExitCode.SAYS_NO if any(rung.fault for rung in rungs) else ExitCode.GOOD
    if given.json:
        say_json({"game": game.name, "players": seats, "rungs": as_json_data(rungs), "folder": str(folder)})
        return code
    Console().say(columns([heading(words), *(row(words, place, rung) for place, rung in enumerate(rungs, 1))]))
    Console().say(["", words.say("arena-rating-note"), words.say("arena-anchor-random")])
    return code


def heading(words: Words) -> list[str]:
    """What stands above the table."""
    return ["", *(words.say(f"arena-{name}") for name in ("bot", "rating", "seats")), words.say("ladder-whose")]


def row(words: Words, place: int, rung: Rung) -> list[str]:
    """One bot."""
    if rung.fault:
        rating = words.say(f"arena-fault-{rung.fault}")
    elif rung.rating is None:
        rating = NOTHING
    else:
        value, low, high = (whole(words, number) for number in rung.rating)
        rating = words.say("arena-interval", value=value, low=low, high=high) if low != high else value
    whose = words.say("ladder-program" if rung.program else "ladder-ours")
    return [NOTHING if rung.fault else f"{place}.", rung.bot, rating, whole(words, rung.games), whose]

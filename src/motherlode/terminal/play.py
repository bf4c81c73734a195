"""`motherlode play`: seat a person among bots, play, and keep what was played."""

import secrets
from argparse import Namespace

from motherlode.bots import BOT_NAMES, DEFAULT_LEVEL, listed
from motherlode.bots.grammar import read as read_bot
from motherlode.bots.levels import bot_of
from motherlode.games import catalog
from motherlode.games.catalog import is_module
from motherlode.games.kit.game import Game, Position
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import Log
from motherlode.match.match import SEED_LIMIT
from motherlode.match.notation import read
from motherlode.sitting.files import check_free, read_data, read_text
from motherlode.sitting.local_table import LocalTable
from motherlode.sitting.sitting import Leaving, Sitting
from motherlode.terminal.choices import (
    match_options,
    one_of,
    player_names,
    seats_of,
    usual_names,
    usual_players,
    whole_number,
)
from motherlode.terminal.console import Console
from motherlode.terminal.game_lookup import check_same_game, find_game
from motherlode.terminal.line_mode import LineMode
from motherlode.terminal.match_options import MATCH_OPTIONS
from motherlode.terminal.opening import SHORT_SEEDS, opened
from motherlode.words import Words

MOST_PLAYERS = 99

# What an option already decides, and therefore cannot be combined with.
APART = {
    "resume": ("position", "players", *MATCH_OPTIONS, "seed", "names"),
    "position": ("players", *MATCH_OPTIONS),
    "watch": ("seat",),
}


def play(words: Words, given: Namespace) -> int:
    """Play a match as the command line asks for it."""
    log = beginning(words, given, find_game(given.game))
    game = catalog.find(log.game, log.rules)
    own = own_seats(given, log.seats)
    if given.save:
        check_free(given.save)
    others = [seat for seat in range(1, log.seats + 1) if seat not in own]
    bots, console = bot_names(given.bots, game, others), Console()
    with opened(words, log, own, bots, beside=console.has_person) as table:  # piped input gives the same each time
        sitting = Sitting(table, words, given.save or given.resume)
        console.say(welcome(sitting, given.resume))
        return sit_down(LineMode(sitting, console), table)


def own_seats(given: Namespace, seats: int) -> list[int]:
    """The seats of the people at this terminal: one, or several who share it; none for a spectator."""
    if given.watch:
        return []
    chosen = [whole_number("--seat", part.strip(), 1, seats) for part in (given.seat or "1").split(",")]
    return sorted(set(chosen))


def beginning(words: Words, given: Namespace, game: Game) -> Log:
    """The match that is asked for: dealt anew, from a position, or as far as it was played. Nothing is compiled yet."""
    for option, others in APART.items():
        for other in others:
            if getattr(given, option) and getattr(given, other):
                raise Mistake("apart", one=f"--{option}", other=f"--{other}")
    if given.resume:
        log = read(read_text(given.resume))
        check_same_game(given.resume, log.game, game.name)
    else:
        seed = whole_number("--seed", given.seed, 0, SEED_LIMIT - 1) if given.seed else secrets.randbelow(SHORT_SEEDS)
        log = Log(game.name, game.version, 0, seed)
        if given.position:
            log.start = read_position(given.position, game)
        else:
            log.options = match_options(given)
            log.seats = whole_number("--players", given.players or str(usual_players(game)), 1, MOST_PLAYERS)
    log.seats = seats_of(catalog.find(log.game, log.rules), log)
    names = log.names or [name.strip() for name in (given.names or "").split(",")]
    log.names = player_names(names, usual_names(words, log.seats))
    return log


def bot_names(given: str | None, game: Game, seats: list[int]) -> dict[int, str]:
    """The name of the bot at each of these seats: one for all of them, or one for each."""
    wanted = listed(given or DEFAULT_LEVEL)
    for name in wanted:
        one_of("bot", read_bot(bot_of(name, game)).name, BOT_NAMES)
    if len(wanted) not in (1, len(seats)):
        raise Mistake("bots", seats=len(seats), bots=len(wanted))
    return {seat: wanted[place % len(wanted)] for place, seat in enumerate(seats)}


def read_position(file: str, game: Game) -> Position:
    """The position in a file, if it is one of the game."""
    position = read_data(file)
    if not isinstance(position, dict) or "game" not in position:
        raise Mistake("position-game")
    check_same_game(file, position["game"], game.name)
    return position


def welcome(sitting: Sitting, resumed: str | None) -> list[str]:
    """The players by seat, and how to get help."""
    words, narration = sitting.words, sitting.narration
    return [
        f"{narration.say('name')}. {narration.say('tagline')}" if narration.has("tagline") else narration.game.name,
        narration.at_the_table(),
        *([words.say("loaded", file=resumed)] if resumed else []),
        *([words.say("welcome-help")] if sitting.table.own else []),
        *([words.say("play-compiling")] if not sitting.table.has_coach else []),
    ]


def replay_command(game: Game, file: str) -> str:
    """What to type to see a saved match again."""
    return f"motherlode replay {file}" + (f" --game {game.name}" if is_module(game.name) else "")


def sit_down(line_mode: LineMode, table: LocalTable) -> int:
    """Play until the end or until the person goes; in any case, keep the match where it was to be kept."""
    sitting, words, console = line_mode.sitting, line_mode.words, line_mode.console
    try:
        line_mode.run()
    except Leaving:
        console.say(["", words.say("goodbye")])
    finally:
        if sitting.file:
            console.say(sitting.do_save(""))
            console.say(words.say("replay-hint", command=replay_command(sitting.game, sitting.file)))
    console.say(words.say("seed-hint", seed=str(table.match.log.seed)))
    return 0

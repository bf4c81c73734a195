"""`motherlode play`: seat a person among bots, play, and keep what was played."""

import secrets
from argparse import Namespace

from motherlode.bots import BOT_NAMES, DEFAULT_LEVEL, Bot, find, listed, seat_view_of, stream_of
from motherlode.bots.grammar import read as read_bot
from motherlode.bots.levels import bot_of
from motherlode.games import catalog
from motherlode.games.catalog import is_module
from motherlode.games.kit.game import Game, Position
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import SPECTATOR, Log, Match
from motherlode.match.match import SEED_LIMIT
from motherlode.match.notation import read
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
from motherlode.terminal.files import check_free, read_data, read_text
from motherlode.terminal.game_lookup import check_same_game, find_game
from motherlode.terminal.line_mode import Leaving, LineMode, save
from motherlode.terminal.match_options import MATCH_OPTIONS
from motherlode.terminal.preparation import prepare, rule_steps
from motherlode.words import Words
from motherlode.words.narration import Narration

MOST_PLAYERS = 99
SHORT_SEEDS = 10**9  # easy to type again

# What an option brings along, and therefore cannot stand beside.
APART = {
    "resume": ("position", "players", *MATCH_OPTIONS, "seed", "names"),
    "position": ("players", *MATCH_OPTIONS),
    "watch": ("seat",),
}


def play(words: Words, given: Namespace) -> int:
    """Play a match as the command line asks for it."""
    log = beginning(words, given, find_game(given.game))
    game = catalog.find(log.game, log.rules)
    seat = SPECTATOR if given.watch else whole_number("--seat", given.seat or "1", 1, log.seats)
    if given.save:
        check_free(given.save)
    bots = seated_bots(given.bots or DEFAULT_LEVEL, game, [other for other in range(1, log.seats + 1) if other != seat])
    prepare(words, [*rule_steps(game), *(lambda bot=bot: warm(bot, game) for bot in dict.fromkeys(bots.values()))])
    match = Match.replay(log)
    line_mode = LineMode(
        match, seat, bots, Narration(words, game, log.names, seat), Console(), given.save or given.resume
    )
    line_mode.console.say(welcome(line_mode, given.resume))
    return sit_down(line_mode)


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


def seated_bots(names: str, game: Game, seats: list[int]) -> dict[int, Bot]:
    """A bot for each of these seats: one for all of them, or one for each."""
    wanted = listed(names)
    for name in wanted:
        one_of("bot", read_bot(bot_of(name, game)).name, BOT_NAMES)
    if len(wanted) not in (1, len(seats)):
        raise Mistake("bots", seats=len(seats), bots=len(wanted))
    made = {name: find(name, game) for name in dict.fromkeys(wanted)}
    return {seat: made[wanted[place % len(wanted)]] for place, seat in enumerate(seats)}


def warm(bot: Bot, game: Game) -> None:
    """Let a bot answer once, so that it is compiled."""
    match = Match.new(game.name, seats=game.fewest)
    bot.choose(seat_view_of(match, match.asked[0]), stream_of(0, 1))


def read_position(file: str, game: Game) -> Position:
    """The position in a file, if it is one of the game."""
    position = read_data(file)
    if not isinstance(position, dict) or "game" not in position:
        raise Mistake("position-game")
    check_same_game(file, position["game"], game.name)
    return position


def welcome(line_mode: LineMode, resumed: str | None) -> list[str]:
    """The players by seat, and how to get help."""
    words, narration = line_mode.words, line_mode.narration
    return [
        f"{narration.say('name')}. {narration.say('tagline')}" if narration.has("tagline") else narration.game.name,
        narration.at_the_table(),
        *([words.say("loaded", file=resumed)] if resumed else []),
        *([words.say("welcome-help")] if line_mode.seat else []),
    ]


def replay_command(game: Game, file: str) -> str:
    """What to type to see a saved match again."""
    return f"motherlode replay {file}" + (f" --game {game.name}" if is_module(game.name) else "")


def sit_down(line_mode: LineMode) -> int:
    """Play until the end or until the person goes; in any case, keep the match where it was to be kept."""
    words, console, match = line_mode.words, line_mode.console, line_mode.match
    try:
        line_mode.run()
    except Leaving:
        console.say(["", words.say("goodbye")])
    finally:
        if line_mode.file:
            console.say(save(words, match, line_mode.file))
            console.say(words.say("replay-hint", command=replay_command(match.game, line_mode.file)))
    console.say(words.say("seed-hint", seed=str(match.log.seed)))
    return 0

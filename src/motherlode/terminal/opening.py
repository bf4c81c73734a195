"""A table in this process is opened: its bots are found, and what is not compiled yet is compiled beside the game."""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from motherlode.bots import Bot, find, seat_view_of, stream_of
from motherlode.games import catalog
from motherlode.games.kit.game import Game
from motherlode.match import Log, Match
from motherlode.sitting.lobby import NewGame
from motherlode.sitting.local_table import COACH, LocalTable
from motherlode.terminal.choices import player_names, usual_names
from motherlode.terminal.preparation import compiled_beside, prepare, rule_steps
from motherlode.words import Words

SHORT_SEEDS = 10**9  # easy to type again


@contextmanager
def opened(words: Words, log: Log, own: Sequence[int], bots: Mapping[int, str], beside: bool) -> Iterator[LocalTable]:
    """A table, as long as this lasts. `beside`: play while it is compiled; else everybody waits until it is."""
    game = catalog.find(log.game, log.rules)
    compilation = compiled_beside(game) if beside else None
    if compilation is None:
        found: dict[str, Bot] = {name: find(name, game) for name in bots.values()}
        if not beside:
            prepare(words, [*rule_steps(game), *(lambda bot=bot: warm(bot, game) for bot in found.values())])
    else:
        found = {name: compilation.bot(name) for name in bots.values()}
    try:
        seated = {seat: found[name] for seat, name in bots.items()}
        yield LocalTable(Match.replay(log), own, seated, log.names, compilation.done if compilation else (COACH,))
    finally:
        for bot in found.values():
            bot.close()
        if compilation:
            compilation.close()


def warm(bot: Bot, game: Game) -> None:
    """Let a bot answer once, so that it is compiled."""
    match = Match.new(game.name, seats=game.fewest)
    bot.choose(seat_view_of(match, match.asked[0]), stream_of(0, 1))


def new_log(words: Words, wanted: NewGame) -> Log:
    """The match that is wanted, not dealt yet."""
    game = catalog.find(wanted.game)
    log = Log(game.name, game.version, wanted.seats, secrets.randbelow(SHORT_SEEDS), dict(wanted.options))
    log.names = player_names(wanted.names, usual_names(words, wanted.seats))
    return log

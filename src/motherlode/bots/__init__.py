"""Bots: they play when no person does. Each gets a `SeatView`, what its seat may know and no more, and returns a move.

    bot = find("search:200ms", game)
    move = answer(match, seat, bot, stream_of(match.log.seed, seat))

`BOTS` lists those that play here, `levels` their strengths by name; `outside` brings in other people's programs.
"""

from collections.abc import Callable
from hashlib import blake2b

import numpy as np

from motherlode.bots import greedy
from motherlode.bots.compiled import Compiled
from motherlode.bots.grammar import Budget, Spec, listed, read
from motherlode.bots.levels import LEVEL_NAMES, bot_of
from motherlode.bots.search import Search
from motherlode.bots.seat_view import Bot, SeatView, to_complete
from motherlode.bots.slips import Slipping, slipping
from motherlode.bots.stream import Stream, start
from motherlode.games.kit.game import Game
from motherlode.games.kit.game_loop import RANDOM, Player
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import Match

__all__ = [
    "BOTS",
    "KNOWN",
    "USUAL",
    "Bot",
    "SeatView",
    "Stream",
    "answer",
    "answers",
    "at_once",
    "find",
    "listed",
    "player_of",
    "seat_view_of",
    "spec_of",
    "stream_of",
    "to_complete",
]

THINKING_TIME = Budget(seconds=0.2)  # for a search that is told nothing else


def _random(game: Game, spec: Spec, threads: int) -> Bot:
    return Compiled(RANDOM)


def _greedy(game: Game, spec: Spec, threads: int) -> Bot:
    player = greedy.player_of(game)
    if player is None:
        raise Mistake("bot-game", "the bot '{bot}' does not play {game}", bot=spec.name, game=game.name)
    return Compiled(player)


def _search(game: Game, spec: Spec, threads: int) -> Bot:
    return Search(game, spec.budget or THINKING_TIME, threads)


BOTS: dict[str, Callable[[Game, Spec, int], Bot]] = {"random": _random, "greedy": _greedy, "search": _search}
THINKERS = ("search",)  # those that take a budget


USUAL = "miner"  # the level that plays when nobody asks for another
KNOWN = (*BOTS, *LEVEL_NAMES)


def spec_of(text: str, game: Game) -> Spec:
    """What the name of a bot means in a game: the name of a level, or as `grammar` says."""
    spec = read(bot_of(text.strip(), game))
    if spec.name not in BOTS:
        raise Mistake("bot", "there is no bot '{bot}'; there is {known}", bot=spec.name, known=", ".join(KNOWN))
    if spec.budget and spec.name not in THINKERS:
        raise Mistake("bot-budget", "the bot '{bot}' does not think, so it takes no budget", bot=spec.name)
    return spec


def find(text: str, game: Game, threads: int = 1) -> Bot:
    """The bot that is named, if it plays the game."""
    spec = spec_of(text, game)
    bot = BOTS[spec.name](game, spec, threads)
    if not spec.slips:
        return bot
    return Compiled(slipping(bot.player, spec.slips)) if isinstance(bot, Compiled) else Slipping(bot, spec.slips)


def at_once(text: str, game: Game) -> Bot:
    """The bot that is named, without waiting for the compiler: interpreted; by a rule of thumb, if it would think."""
    spec = spec_of(text, game)
    thumb = greedy.player_of(game) or RANDOM
    player = RANDOM if spec.name == "random" else thumb
    return Compiled(slipping(player, spec.slips) if spec.slips else player, at_once=True)


def player_of(text: str, game: Game) -> Player | None:
    """The same bot as a compiled player, for `batch`; None where it is more than one function."""
    bot = find(text, game)
    return bot.player if isinstance(bot, Compiled) else None


def stream_of(seed: int, seat: int) -> Stream:
    """A bot's own stream: the same for the same match, and of no use for guessing the game's."""
    digest = blake2b(f"bot {seat} of match {seed}".encode(), digest_size=8).digest()
    stream = np.zeros(1, np.uint64)
    start(stream, int.from_bytes(digest, "little") >> 1)
    return stream


def seat_view_of(match: Match, seat: int, with_log: bool = False) -> SeatView:
    """What a seat of a match sees: the one place where a match is shown to a bot."""
    legal = [match.game.action(move) for move in match.legal(seat)]
    return SeatView(match.game, match.redacted(seat), seat - 1, legal, tuple(match.log_for(seat)) if with_log else ())


def answer(match: Match, seat: int, bot: Bot, stream: Stream) -> str:
    """The bot's move for a seat of a match."""
    return match.game.actions[bot.choose(seat_view_of(match, seat, bot.reads_log), stream)]


def answers(match: Match, seat: int, bot: Bot, stream: Stream) -> list[str]:
    """The bot's move, and its answers that complete it."""
    look: SeatView | None = seat_view_of(match, seat, bot.reads_log)
    moves: list[str] = []
    while look:
        moves.append(match.game.actions[bot.choose(look, stream)])
        look = to_complete(look, moves[-1])
    return moves

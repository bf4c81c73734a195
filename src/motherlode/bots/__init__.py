"""Bots: a bot is one function that chooses a move from what its seat may know.

`choose(view, seat, legal, stream)` gets the redacted record (`states[0]` is the table as the seat sees it), its own
seat counted from 0 as the rules count, the numbers of the legal moves and a random stream of its own. It returns one
of the legal moves. It never sees the match, so it cannot know more than a player in its chair.
"""

from collections.abc import Callable
from hashlib import blake2b
from importlib import import_module
from typing import Any

import numpy as np

from motherlode.bots.stream import Stream, start
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.records import Records
from motherlode.match import Match

Bot = Callable[[Records, int, list[int], Stream], int]

EVERY_GAME = ""
BOTS = {  # by name: the module, and the game it plays; the better ones first
    "cautious": ("motherlode.bots.cautious", "quartz"),
    "tidy": ("motherlode.bots.tidy", "dice"),
    "sly": ("motherlode.bots.sly", "quarry"),
    "random": ("motherlode.bots.random", EVERY_GAME),
}


def usual(game: str) -> str:
    """The bot that plays a game when nobody asks for another."""
    return next(name for name, (_, played) in BOTS.items() if played in (game, EVERY_GAME))


def find(name: str, game: str) -> Bot:
    """The bot of that name, if it plays the game."""
    if name not in BOTS:
        raise Mistake("bot", "there is no bot '{bot}'; there is {known}", bot=name, known=", ".join(BOTS))
    module, played = BOTS[name]
    if played not in (game, EVERY_GAME):
        raise Mistake("bot-game", "the bot '{bot}' does not play {game}", bot=name, game=game)
    bot: Bot = import_module(module).choose
    return bot


def stream_of(seed: int, seat: int) -> Stream:
    """A bot's own stream: the same for the same match, and of no use for guessing the game's."""
    digest = blake2b(f"bot {seat} of match {seed}".encode(), digest_size=8).digest()
    stream = np.zeros(1, np.uint64)
    start(stream, int.from_bytes(digest, "little") >> 1)
    return stream


def answer(match: Match, seat: int, bot: Bot, stream: Any) -> str:
    """The bot's move for a seat of a match: the one place where a bot meets a match, and it meets only a view."""
    legal = [match.game.action(move) for move in match.legal(seat)]
    return match.game.actions[bot(match.redacted(seat), seat - 1, legal, stream)]

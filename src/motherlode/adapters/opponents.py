"""The bots at the other seats of one game, each with a stream of its own; copied and pickled exactly."""

from typing import Any

import numpy as np

from motherlode.adapters.played_game import PlayedGame
from motherlode.bots import SeatView, Stream, find, listed, spec_of, stream_of
from motherlode.games import catalog
from motherlode.games.kit.game import Game
from motherlode.games.kit.mistakes import Mistake


def seated_names(text: str, game: Game, others: int) -> tuple[str, ...]:
    """A bot for each of the other seats, clockwise from the one that learns; one name stands for all.

    >>> from motherlode.games.catalog import find
    >>> seated_names("greedy, random*2", find("dice"), 3)
    ('greedy', 'random', 'random')
    """
    names = listed(text)
    if len(names) == 1:
        names *= others
    if len(names) != others:
        raise Mistake("opponents", count=len(names), others=others)
    for name in names:
        spec_of(name, game)
    return tuple(names)


class Opponents:
    """Bots that answer whenever another seat than one's own is asked."""

    def __init__(self, game: Game, names: tuple[str, ...]) -> None:
        self.game, self.names = game, names
        self.bots = [find(name, game) for name in names]
        self.streams: list[Stream] = []

    def deal(self, seed: int) -> None:
        """A new game."""
        self.streams = [stream_of(seed, place) for place in range(1, len(self.names) + 1)]

    def play_to(self, seat: int, game: PlayedGame) -> bool:
        """Make the others' moves until that seat is asked; whether it is, or the game is over."""
        while asked := game.asked():
            if asked[0] == seat:
                return True
            self._answer(asked[0], (asked[0] - seat) % game.seats - 1, game)
        return False

    def _answer(self, seat: int, place: int, game: PlayedGame) -> None:
        legal = np.flatnonzero(game.mask(seat)).tolist()
        view = SeatView(game.game, game.redacted(seat), seat, legal)
        if game.play(seat, self.bots[place].choose(view, self.streams[place])):
            raise Mistake("illegal-player", game=game.name)

    def close(self) -> None:
        """Let the bots go."""
        for bot in self.bots:
            bot.close()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.game.name, self.names, [stream.copy() for stream in self.streams])


def _restored(game: str, names: tuple[str, ...], streams: list[Stream]) -> Opponents:
    """The same bots, where their streams were."""
    opponents = Opponents(catalog.find(game), names)
    opponents.streams = streams
    return opponents

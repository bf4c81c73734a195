"""One game with room for its mask and its events: the quick way to play from a loop in Python.

>>> from motherlode.games.catalog import find
>>> runner = GameRunner(find("quartz"), seats=4)
>>> runner.new(seed=7) > 0  # events
True
>>> seat = runner.asked().bit_length() - 1
>>> bool(runner.legal(seat) == runner.mask.sum())
True
>>> runner.apply(seat, action=1) > 0
True
"""

from motherlode.games.kit.game import Game, Options


class GameRunner:
    """A state and the entry points to it; `legal` fills the mask, `new` and `apply` fill the events."""

    def __init__(self, game: Game, seats: int, options: Options | None = None) -> None:
        self.game = game
        self.states = states = game.blank(seats, options)
        self.mask = mask = game.mask()
        self.events = events = game.event_buffer()
        new, asked, legal, apply = (game.prepared(name) for name in ("new", "asked", "legal", "apply"))

        # Closures over the arrays: a method would look each of them up at every call.
        def new_game(seed: int) -> int:
            return new(states, 0, seed, events)

        def seats_asked() -> int:
            return asked(states, 0)

        def legal_moves(seat: int) -> int:
            return legal(states, 0, seat, mask)

        def apply_move(seat: int, action: int) -> int:
            return apply(states, 0, seat, action, events)

        self.new, self.asked, self.legal, self.apply = new_game, seats_asked, legal_moves, apply_move

"""What a league is: a game, how many seats, which bots, which seed. Two leagues of the same plan are one."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from typing import Any, Self

from motherlode.arena.schedule import LineUp, line_ups, turns_of
from motherlode.batch import SEED_LIMIT
from motherlode.bots import find as find_bot
from motherlode.bots import listed
from motherlode.bots.sandbox import why_not_here
from motherlode.games.catalog import find as find_game
from motherlode.games.kit.game import Game
from motherlode.games.kit.mistakes import Mistake, quoted

NULL = "null"  # what the null player is called
PATIENCE = 5.0  # seconds for a move of an outside bot, unless somebody says otherwise
MOST_DEALS = 10**9


@dataclass(frozen=True)
class Entrant:
    """A bot that takes part: one of ours by its name, or somebody else's program by the command that starts it."""

    name: str
    command: str = ""
    twin: str = ""  # the bot that it is, where it takes part under another name: the null player

    @property
    def bot(self) -> str:
        """The name by which it is found."""
        return self.twin or self.name


@dataclass(frozen=True)
class Plan:
    """A league to be played. The bots are listed as they were given, three `greedy` three times."""

    game: str
    seats: int
    bots: tuple[Entrant, ...]
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    patience: float = PATIENCE
    rules: int = 0
    sandboxed: bool = False  # whether programs of others play in a sandbox
    luck: bool = False  # whether what chance gave each seat is measured, and taken out

    @classmethod
    def of(
        cls,
        game: Game | str,
        bots: str | Sequence[str],
        seats: int,
        seed: int = 0,
        options: dict[str, Any] | None = None,
        outside: Sequence[str] = (),
        patience: float = PATIENCE,
        sandboxed: bool = False,
        null: bool = False,
        luck: bool = False,
    ) -> Self:
        """A plan that can be played: what cannot is refused here.

        Bots are named as in `bots.grammar`; outside bots as `COMMAND` or `NAME=COMMAND`. The null player is the first
        of them once more, under another name: how far the two are apart shows what chance alone can do.
        """
        played = find_game(game) if isinstance(game, str) else game
        played.blank(seats, options or {})
        if sandboxed and (why := why_not_here()):
            raise Mistake("no-sandbox", why=why)
        if not 0 <= seed < SEED_LIMIT - MOST_DEALS:
            raise Mistake("seed", seed=quoted(seed))
        names = [name for part in ([bots] if isinstance(bots, str) else bots) if part for name in listed(part)]
        for name in dict.fromkeys(names):
            find_bot(name, played).close()
        entrants = [*(Entrant(name) for name in names), *(entrant_of(given) for given in outside)]
        if null and entrants:
            entrants.append(replace(entrants[0], name=NULL, twin=entrants[0].name))
        for one in entrants:
            if any(one.name == other.name and one != other for other in entrants):
                raise Mistake("same-bot", name=one.name)
        plan = cls(
            game if isinstance(game, str) else game.name,
            seats,
            tuple(entrants),
            seed,
            dict(options or {}),
            patience,
            played.version,
            sandboxed,
            luck,
        )
        line_ups(plan.members, seats)
        return plan

    @cached_property
    def entrants(self) -> tuple[Entrant, ...]:
        """The different bots."""
        return tuple(dict.fromkeys(self.bots))

    @property
    def names(self) -> list[str]:
        """What the different bots are called."""
        return [entrant.name for entrant in self.entrants]

    @property
    def members(self) -> list[int]:
        """The bots as they were listed, by their numbers."""
        return [self.entrants.index(bot) for bot in self.bots]

    @cached_property
    def line_ups(self) -> tuple[LineUp, ...]:
        """Who meets whom."""
        return line_ups(self.members, self.seats)

    @cached_property
    def turns(self) -> tuple[int, ...]:
        """How many turns each line-up has."""
        return tuple(turns_of(line_up) for line_up in self.line_ups)

    @property
    def games_of_a_deal(self) -> int:
        """How many games are played with one deal."""
        return sum(self.turns)

    def deals(self, games: int) -> int:
        """How many whole deals fit into that many games; one at least."""
        return max(1, min(games // self.games_of_a_deal, MOST_DEALS))

    def written(self) -> str:
        """The plan as JSON, with the line-ups for those who read the results."""
        names = [[self.names[bot] for bot in line_up] for line_up in self.line_ups]
        data = {**asdict(self), "line_ups": names}
        if not self.sandboxed:
            del data["sandboxed"]  # as it was written before there were sandboxes, and twins, and luck
        if not self.luck:
            del data["luck"]
        for bot in data["bots"]:
            if not bot["twin"]:
                del bot["twin"]
        return json.dumps(data, indent=2, ensure_ascii=False) + "\n"

    @classmethod
    def read(cls, text: str) -> Self:
        """The plan that was written."""
        data = json.loads(text)
        del data["line_ups"]
        data["bots"] = tuple(Entrant(**bot) for bot in data["bots"])
        return cls(**data)


def entrant_of(given: str) -> Entrant:
    """An outside bot as it was named.

    >>> mine = entrant_of("mine=python my_bot.py --fast=1")
    >>> mine.name, mine.command
    ('mine', 'python my_bot.py --fast=1')
    >>> entrant_of("./my_bot --level=3").name
    './my_bot --level=3'
    """
    name, named, command = given.partition("=")
    if named and name.strip() and command.strip() and not set(name.strip()) & set(" /\\."):
        return Entrant(name.strip(), command.strip())
    return Entrant(given.strip(), given.strip())

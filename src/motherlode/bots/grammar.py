"""How bots are named on a command line: `greedy`, `search:200ms`, `search:2000`, `greedy~25%`, `search:1s,greedy*3`.

Behind a colon stands the budget for one move, in time or in playouts; behind `~` how many moves in a hundred are made
at random; behind `*` how many such bots there are.
"""

import re
from dataclasses import dataclass

from motherlode.games.kit.mistakes import Mistake

SPEC = re.compile(r"(?P<name>[a-z][a-z-]*)(:(?P<budget>\d+(\.\d+)?)(?P<unit>ms|s)?)?(~(?P<slips>\d+)%)?")
SECONDS = {"ms": 0.001, "s": 1.0}
LONGEST = 3600.0  # seconds for one move
MOST_PLAYOUTS = 10**9


@dataclass(frozen=True)
class Budget:
    """How much may be thought about one move: seconds on the clock, or playouts, whichever is given."""

    seconds: float | None = None
    playouts: int | None = None


@dataclass(frozen=True)
class Spec:
    """A bot as it was named."""

    name: str
    budget: Budget | None = None
    slips: int = 0  # moves in a hundred


def read(text: str) -> Spec:
    """The bot that is meant.

    >>> read("search:200ms")
    Spec(name='search', budget=Budget(seconds=0.2, playouts=None), slips=0)
    >>> read("greedy~25%").slips
    25
    """
    found = SPEC.fullmatch(text.strip())
    if found is None:
        raise Mistake("bot-spec", given=text.strip())
    amount, unit, slips = float(found["budget"] or 1), found["unit"], int(found["slips"] or 0)
    budget = Budget(seconds=amount * SECONDS[unit]) if unit else Budget(playouts=int(amount))
    most = LONGEST if unit else MOST_PLAYOUTS
    if slips > 100 or not 0 < (budget.seconds or budget.playouts or 0) <= most:
        raise Mistake("bot-numbers", given=text.strip())
    return Spec(found["name"], budget if found["budget"] else None, slips)


def listed(text: str) -> list[str]:
    """The bots of a list, each as it was named; `greedy*3` are three.

    >>> listed("search:1s, greedy*2")
    ['search:1s', 'greedy', 'greedy']
    """
    names: list[str] = []
    for part in text.split(","):
        name, _, count = part.strip().partition("*")
        if count and not (count.isdecimal() and 1 <= int(count) <= 99):
            raise Mistake("bot-count", given=part.strip())
        names += [name.strip()] * int(count or 1)
    return names

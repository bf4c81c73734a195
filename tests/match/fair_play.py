"""Whole matches whose every seed comes from a secret, as a server plays them."""

import random
from collections.abc import Callable

from motherlode.match import Match
from motherlode.match.fairness import Fairness, commitment_of, seed_of

SECRET = "5eed" * 16
FEWEST = {"quartz": 3, "dice": 3, "quarry": 2}
Choose = Callable[[Match, int], str]


def at_random(choice: random.Random) -> Choose:
    return lambda match, seat: choice.choice(match.legal(seat))


def fair_match(
    game: str, nonces: tuple[str, ...], secret: str = SECRET, name: str = "k7", choose: Choose | None = None
) -> Match:
    """A match played to its end."""
    choose = choose or at_random(random.Random(secret + name))
    match = Match.new(game, len(nonces), seed_of(secret, name, nonces, 0))
    match.log.match = name
    match.log.fairness = Fairness(commitment_of(secret), nonces, secret)
    while not match.over:
        seat = match.asked[0]
        number = len(match.log.entries) + 1
        match.play(seat, choose(match, seat), seed=seed_of(secret, name, nonces, number))
    return match


def usual_match(game: str) -> Match:
    """One of the fewest seats; the last of them gave no nonce."""
    return fair_match(game, (*("1e10", "ab")[: FEWEST[game] - 1], ""))

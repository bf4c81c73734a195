"""Chance that can be checked: every seed of a match follows from a secret committed to before the nonces came.

The server shows `commitment_of(secret)` first; each seat may then add a nonce of its own; the deal and every move get a
seed made of the secret, the match's id, all nonces and the move's number. When the match is over the secret is shown,
and anybody can do the same sums: that is `verify`. What it proves, and what not, is in docs/fairness.md.

>>> secret = "00" * 32
>>> fairness = Fairness(commitment_of(secret), ("ab", "", "c"), secret)
>>> [seed_of(fairness.secret, "k7", fairness.nonces, number) for number in (0, 1)]  # the deal, the first move
[5912096470401177967, 5253705172274632100]
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from motherlode.games.kit.mistakes import Mistake
from motherlode.match.events import REFEREE
from motherlode.match.log import DIGITS, Fairness, Log, check_digits, drawn_by
from motherlode.match.match import SEED_LIMIT, Match

__all__ = ["Fairness", "Verdict", "commitment_of", "new_secret", "seed_of", "verify"]

# What is hashed says what it is for and by which version of the scheme. To change a letter is to change every seed.
COMMITMENT = "motherlode fairness 1 commitment"
SEED = "motherlode fairness 1 seed"


@dataclass(frozen=True)
class Verdict:
    """How much of a log was recomputed and held, and the first thing that did not.

    Seeds are counted with the deal's. Moves and draws (rolls and shuffles too) count once all of them are replayed.
    A match may hold and not be over: then its end is not in the log.
    """

    seeds: int = 0
    moves: int = 0
    draws: int = 0
    over: bool = False
    problem: Mistake | None = None


def new_secret() -> str:
    """A secret that nobody can guess.

    >>> len(new_secret()), new_secret() == new_secret()
    (64, False)
    """
    return secrets.token_hex(DIGITS // 2)


def commitment_of(secret: str) -> str:
    """What can be shown before the match: it gives nothing away, and fits no other secret.

    >>> commitment_of("00" * 32)[:8]
    'c3908502'
    """
    check_digits("secret", secret)
    return hashlib.sha256(f"{COMMITMENT} {secret}".encode()).hexdigest()


def seed_of(secret: str, match: str, nonces: Sequence[str], number: int) -> int:
    """The seed of the deal (number 0) or of a move, counted from 1. Without the secret, no seed reveals another.

    The list is hashed as JSON, in which no two lists look alike.

    >>> seed_of("00" * 32, "k7", ("ab", "c"), 0) == seed_of("00" * 32, "k7", ("a", "bc"), 0)
    False
    """
    key, begin = _key_and_message(secret, match, tuple(nonces))
    digest = hmac.digest(key, begin + b"%d]" % number, "sha256")
    return int.from_bytes(digest[:8], "big") % SEED_LIMIT


@lru_cache(4096)  # matches that are played at the same time
def _key_and_message(secret: str, match: str, nonces: tuple[str, ...]) -> tuple[bytes, bytes]:
    """What is the same for every seed of a match: the key, and what is hashed up to the number."""
    check_digits("secret", secret)
    message = json.dumps([SEED, match, nonces], separators=(",", ":"))
    return bytes.fromhex(secret), message[:-1].encode() + b","


def verify(log: Log, commitment: str = "") -> Verdict:
    """Recompute every seed, draw, shuffle and roll of a log.

    A commitment that a player wrote down before the match must be the log's. A match that cannot be dealt here at all,
    because the game or its rules are not known, is no verdict but a Mistake.
    """
    deal = Match.replay(log, 0)
    fairness = log.fairness
    if fairness is None:
        return Verdict(problem=Mistake("fairness-none"))
    if commitment and commitment != fairness.commitment:
        return Verdict(problem=Mistake("fairness-other-commitment", logged=fairness.commitment, given=commitment))
    if not fairness.secret:
        return _without_secret(log)
    if commitment_of(fairness.secret) != fairness.commitment:
        return Verdict(
            problem=Mistake("fairness-commitment", computed=commitment_of(fairness.secret), logged=fairness.commitment)
        )
    for number, logged in enumerate([log.seed, *(entry.seed for entry in log.entries)]):
        computed = seed_of(fairness.secret, log.match, fairness.nonces, number)
        if logged != computed:
            return Verdict(seeds=number, problem=_other_seed(number, computed, logged))
    seeds = len(log.entries) + 1
    match = _replayed(log)
    if isinstance(match, Mistake):
        return Verdict(seeds=seeds, problem=match)
    draws = sum(len(entry.drawn) for entry in log.entries) + len(drawn_by(deal.last_events(REFEREE)))
    return Verdict(seeds, len(log.entries), draws, match.over)


def _without_secret(log: Log) -> Verdict:
    """Only the server can check it yet: right before the end, wrong after it."""
    match = _replayed(log)
    if isinstance(match, Mistake):
        return Verdict(problem=match)
    if match.over:
        return Verdict(over=True, problem=Mistake("fairness-withheld"))
    return Verdict(problem=Mistake("fairness-early"))


def _replayed(log: Log) -> Match | Mistake:
    try:
        return Match.replay(log)
    except Mistake as mistake:
        return Mistake("fairness-replay", why=mistake)


def _other_seed(number: int, computed: int, logged: int | None) -> Mistake:
    if number == 0:
        return Mistake("fairness-deal", computed=computed, logged=logged)
    if logged is None:
        return Mistake("fairness-no-seed", number=number, computed=computed)
    return Mistake("fairness-seed", number=number, computed=computed, logged=logged)

"""Compiled players to play batches with, and beside each one its twin, who plays single matches in plain Python."""

from typing import Any

import numpy as np

from motherlode.games.kit.chance import number, word
from motherlode.games.kit.compile import inline
from motherlode.games.kit.game_loop import Player, marked
from motherlode.games.kit.records import Record, Records, records
from motherlode.match import Match
from tests.batch.one_by_one import SplitMix

LIMIT = 1_000_003
LOW_BITS = word(0xFFFF)


# --- one that needs no view


@inline
def choose_first(views: Any, v: int, seat: int, words: Any, first: int, count: int, stream: Any) -> int:
    """The first legal move."""
    return marked(words, first, 0)


def first_of_all(match: Match, seat: int, legal: list[str], chance: SplitMix) -> str:
    return legal[0]


FIRST = Player("first", choose_first, needs_view=False)


# --- two that read what is theirs, the mask, and what chance brings


@inline
def choose_by_coins(views: Any, v: int, seat: int, words: Any, first: int, count: int, stream: Any) -> int:
    """Quartz: the own coins count through the moves."""
    return marked(words, first, views[v].coins[seat] % count)


def by_coins(match: Match, seat: int, legal: list[str], chance: SplitMix) -> str:
    return legal[match.view(seat)["seats"][seat - 1].get("coins", 0) % len(legal)]


BY_COINS = Player("by_coins", choose_by_coins)


@inline
def choose_last(views: Any, v: int, seat: int, words: Any, first: int, count: int, stream: Any) -> int:
    """The dice game: the last legal move for the leader of the round, the first one for the others."""
    mask = words.view(np.int8)
    action = first
    left = count if views[v].leader == seat else 1
    while left > 1 or mask[action] == 0:
        left -= mask[action]
        action += 1
    return action


def last_of_all(match: Match, seat: int, legal: list[str], chance: SplitMix) -> str:
    return legal[-1] if int(match.states["leader"][0]) == seat - 1 else legal[0]


LAST = Player("last", choose_last)


# --- two that would use whatever a view gives away


@inline
def secrets(view: Record) -> int:
    """A number into which all goes that a seat may know in part or not at all, the fields of the batch included."""
    known = view.number % LIMIT
    known = (31 * known + view.moves) % LIMIT
    known = (31 * known + number(word(view.stream[0]) & LOW_BITS)) % LIMIT
    known = (31 * known + number(word(view.rng[0]) & LOW_BITS)) % LIMIT
    for card in range(view.deck.shape[0]):
        known = (31 * known + view.deck[card]) % LIMIT
        known = (31 * known + view.unseen[card]) % LIMIT
    for other in range(view.hand.shape[0]):
        for card in range(view.hand.shape[1]):
            known = (31 * known + view.hand[other, card]) % LIMIT
    return known


@inline
def choose_by_secrets(views: Any, v: int, seat: int, words: Any, first: int, count: int, stream: Any) -> int:
    """Quartz: hands, deck and chance count through the moves."""
    return marked(words, first, secrets(views[v]) % count)


@inline
def choose_by_votes(views: Any, v: int, seat: int, words: Any, first: int, count: int, stream: Any) -> int:
    """The Quarry: the votes too."""
    known = secrets(views[v])
    for other in range(views[v].vote.shape[0]):
        known = (31 * known + views[v].vote[other]) % LIMIT
    return marked(words, first, known % count)


BY_SECRETS = Player("by_secrets", choose_by_secrets)
BY_VOTES = Player("by_votes", choose_by_votes)


def secrets_in(states: Records) -> int:
    """The same number from a record of the game alone; there, nothing is known of the batch."""
    known = int(states["rng"][0, 0]) & 0xFFFF
    rows = [
        field for pair in zip(states["deck"][0].tolist(), states["unseen"][0].tolist(), strict=True) for field in pair
    ]
    rows += states["hand"][0].ravel().tolist()
    rows += states["vote"][0].tolist() if "vote" in states.dtype.names else []
    for count in rows:
        known = (31 * known + count) % LIMIT
    return known


class Spy:
    """The twin of both. Counts how often the whole truth would have made it choose another move."""

    def __init__(self) -> None:
        self.tempted = 0

    def __call__(self, match: Match, seat: int, legal: list[str], chance: SplitMix) -> str:
        view = records(match.game.state, 1)
        match.game.rules.redact(match.states, 0, seat - 1, view, 0)
        choice = secrets_in(view) % len(legal)
        self.tempted += choice != secrets_in(match.states) % len(legal)
        return legal[choice]


# --- some that must be distinguished, or stopped


@inline
def choose_second(views: Any, v: int, seat: int, words: Any, first: int, count: int, stream: Any) -> int:
    """The second legal move, where there is one."""
    return marked(words, first, min(1, count - 1))


NAMESAKE = Player("first", choose_second, needs_view=False)


@inline
def choose_nothing(views: Any, v: int, seat: int, words: Any, first: int, count: int, stream: Any) -> int:
    """A move that no game has."""
    return -1


CHEAT = Player("cheat", choose_nothing, needs_view=False)

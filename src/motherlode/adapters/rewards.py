"""What a seat is paid at the end of a game. Nothing before: what a score would be during a game depends on hands."""

from collections.abc import Callable, Sequence

from motherlode.games.kit.mistakes import Mistake

Numbers = Sequence[int]


def by_places(ranks: Numbers, scores: Numbers) -> list[float]:
    """The share of the others that a seat has beaten, less the share that has beaten it: the sum is zero.

    >>> by_places([1, 2, 2], [30, 7, 7])
    [1.0, -0.5, -0.5]
    """
    others = len(ranks) - 1
    return [(sum(rank > own for rank in ranks) - sum(rank < own for rank in ranks)) / others for own in ranks]


def by_victory(ranks: Numbers, scores: Numbers) -> list[float]:
    """1 for the winner; winners share it.

    >>> by_victory([1, 3, 1], [9, 2, 9])
    [0.5, 0.0, 0.5]
    """
    winners = sum(rank == 1 for rank in ranks)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


def by_score(ranks: Numbers, scores: Numbers) -> list[float]:
    """The coins or points themselves."""
    return [float(score) for score in scores]


REWARDS: dict[str, Callable[[Numbers, Numbers], list[float]]] = {
    "places": by_places,
    "victory": by_victory,
    "score": by_score,
}


def reward_of(name: str) -> Callable[[Numbers, Numbers], list[float]]:
    """The reward of that name."""
    if name not in REWARDS:
        raise Mistake("reward", reward=name, known=", ".join(REWARDS))
    return REWARDS[name]

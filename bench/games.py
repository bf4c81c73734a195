"""What games are like: how long they are, what they end with, and how often things happen, among greedy bots."""

from collections.abc import Iterator

from bench.machine import stamp
from motherlode import batch
from motherlode.bots import player_of
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.game import Game

PLAYED = 20_000  # games for each number of seats
BOT = "greedy"


def games() -> list[str]:
    """A table for each game, with a row for each number of seats."""
    lines = ["# What games are like", "", stamp(), ""]
    lines += [
        f"Written by `python -m bench games --write`: {PLAYED:,} games of `{BOT}` bots in every row. In brackets: "
        "where nine games of ten lie."
    ]
    for name in GAMES:
        lines += ["", f"## {name}", "", *table(find(name))]
    return lines


def table(game: Game) -> Iterator[str]:
    """A row for each number of seats."""
    heads = ["seats", "moves a game", "score", "best score", *game.rates]
    yield f"| {' | '.join(heads)} |"
    yield f"|{'---:|' * len(heads)}"
    player = player_of(BOT, game)
    assert player is not None
    for seats in range(game.fewest, game.most + 1):
        found = batch.run(game, PLAYED, seats, players=player)
        scores = found.all_scores
        cells = [
            f"{seats}",
            f"{found.length.quantile(0.5)} ({found.length.quantile(0.05)}–{found.length.quantile(0.95)})",
            f"{scores.mean:.1f} ({scores.quantile(0.05)}–{scores.quantile(0.95)})",
            f"{scores.most}",
            *(f"{found.per(*events):.2f}" for events in game.rates.values()),
        ]
        yield f"| {' | '.join(cells)} |"

"""The five levels of The Quarry: a search with a hundred playouts is no better than the rule of thumb here."""

from motherlode.bots.levels import Level

LEVELS = (
    Level("apprentice", "random", 0, 0),
    Level("digger", "greedy~60%", 66, 36),
    Level("miner", "greedy~25%", 138, 38),
    Level("foreman", "greedy", 200, 33),
    Level("master", "search:3000", 272, 62, 59),
)

"""The five levels of the dice game."""

from motherlode.bots.levels import Level

LEVELS = (
    Level("apprentice", "greedy~60%", 164, 29),
    Level("digger", "greedy~25%", 390, 46),
    Level("miner", "greedy", 650, 38),
    Level("foreman", "search:100", 660, 49, 2),
    Level("master", "search:3000", 711, 58, 41),
)

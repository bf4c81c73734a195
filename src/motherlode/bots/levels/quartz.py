"""The five levels of Quartz."""

from motherlode.bots.levels import Level

LEVELS = (
    Level("apprentice", "greedy~60%", 199, 57),
    Level("digger", "greedy~25%", 362, 68),
    Level("miner", "greedy", 490, 66),
    Level("foreman", "search:100", 595, 70, 5),
    Level("master", "search:3000", 692, 73, 101),
)

"""What a program at a server, or at this machine's files, cannot do: one sentence for the person."""

from motherlode.client import RefusedCommand
from motherlode.games.kit.mistakes import Mistake
from motherlode.words import Words
from motherlode.words.mistakes import refusal, spoken

PROBLEMS = (RefusedCommand, Mistake, OSError)


def said(words: Words, problem: Exception) -> str:
    """The sentence of one of them."""
    if isinstance(problem, RefusedCommand):
        return refusal(words, problem.reason, problem.arguments)
    return spoken(words, problem)

"""Why one move is better than another in the dice game."""

from motherlode.coach.reasons import Arguments, Choice, Reasons
from motherlode.games.dice.pieces import FEWEST_FACES


def crystals_bring(choice: Choice) -> Arguments | None:
    """The draw pays."""
    drawn = choice.prospect
    return {"gain": drawn.gain} if drawn and drawn.outcomes and drawn.gain > 0 else None


def crystals_cost(choice: Choice) -> Arguments | None:
    """The end of the turn, because a draw would cost points, or everything."""
    draws = [found for found in choice.odds.prospects if found.move.startswith("use ") and found.outcomes]
    if choice.best != "end turn" or not draws:
        return None
    dearest = min(draws, key=lambda found: found.gain)
    return {"loss": -dearest.gain} if dearest.gain < 0 else None


def eliminated(choice: Choice) -> Arguments | None:
    """The end of the turn, because a draw could be the end."""
    draws = [found for found in choice.odds.prospects if found.move.startswith("use ") and found.risk]
    if choice.best != "end turn" or not draws:
        return None
    return {"chance": min(found.risk for found in draws)}


def reroll_for(choice: Choice) -> Arguments | None:
    """What another roll makes likelier, and how likely it is then."""
    roll, stand = choice.prospect, choice.odds.of("stand")
    if not choice.best.startswith("reroll") or roll is None or stand is None:
        return None
    gains = [
        (roll.uses[face][number - 1] - stand.uses[face][number - 1], -number, face)
        for face, fewest in zip(roll.uses, FEWEST_FACES, strict=True)
        for number in range(max(fewest, 2), len(roll.uses[face]) + 1)
    ]
    gained, number, face = max(gains)
    return {"chance": roll.uses[face][-number - 1], "face": face, "count": -number} if gained > 0 else None


def dice_are_good(choice: Choice) -> Arguments | None:
    """Nothing is rolled again."""
    return {} if choice.best == "stand" else None


REASONS: Reasons = (
    ("reroll-for", reroll_for),
    ("dice-are-good", dice_are_good),
    ("eliminated", eliminated),
    ("crystals-cost", crystals_cost),
    ("crystals-bring", crystals_bring),
)

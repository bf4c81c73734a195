"""Why one move is better than another in The Quarry."""

from motherlode.coach.reasons import Arguments, Choice, Reasons


def lone_tunnel(choice: Choice) -> Arguments | None:
    """A tunnel that is worth having, and the chance to be alone there."""
    vote = choice.prospect
    if not choice.best.startswith("vote ") or vote is None or vote.assumes != "even-votes" or not vote.gain:
        return None
    return {"gain": vote.outcomes[0].gain, "chance": vote.outcomes[0].chance}


def sure_card(choice: Choice) -> Arguments | None:
    """A card from the pile, which nobody can dispute."""
    return {"gain": choice.prospect.gain} if choice.best == "vote draw" and choice.prospect else None


def too_dear(choice: Choice) -> Arguments | None:
    """A pass, because whatever can be paid for costs more than it brings."""
    if choice.best != "pass" or not choice.odds.prospects:
        return None
    dearest = max(found.gain for found in choice.odds.prospects)
    return {"loss": -dearest} if dearest < 0 else None


def action_brings(choice: Choice) -> Arguments | None:
    """An action that is worth more than its cost."""
    found = choice.prospect
    return {"gain": found.gain} if found and found.gain > 0 and not choice.best.startswith("vote ") else None


REASONS: Reasons = (
    ("lone-tunnel", lone_tunnel),
    ("sure-card", sure_card),
    ("too-dear", too_dear),
    ("action-brings", action_brings),
)

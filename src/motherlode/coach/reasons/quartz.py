"""Why one move is better than another in Quartz."""

from motherlode.coach.reasons import Arguments, Choice, Reasons

DRAWS, LEAVES = ("mine", "dig"), ("leave", "stop", "take bonus")


def too_risky(choice: Choice) -> Arguments | None:
    """Out, because the next draw may lose it all."""
    draw = choice.first_of(*DRAWS)
    if choice.best not in LEAVES or draw is None or not draw.risk:
        return None
    return {"chance": draw.risk, "loss": -min(outcome.gain for outcome in draw.outcomes)}


def bonus_now(choice: Choice) -> Arguments | None:
    """Out, for what lies at the exit."""
    bonus = choice.prospect
    return {"gain": bonus.gain} if choice.best in LEAVES and bonus and bonus.gain > 0 else None


def haul_safe(choice: Choice) -> Arguments | None:
    """Out, to bring it home."""
    return {"gain": choice.odds.stake} if choice.best in LEAVES and choice.odds.stake else None


def behind(choice: Choice) -> Arguments | None:
    """A risk, because somebody has more coins."""
    draw = choice.prospect
    lead = max(choice.table.coins[: choice.table.seats]) - choice.table.coins[choice.seat]
    if choice.best not in DRAWS or draw is None or not draw.risk or lead <= max(choice.odds.stake, 0):
        return None
    return {"chance": draw.risk, "loss": int(lead)}


def worth_the_risk(choice: Choice) -> Arguments | None:
    """A risk, because it pays."""
    draw = choice.prospect
    if choice.best not in DRAWS or draw is None or not draw.risk or draw.gain <= 0:
        return None
    return {"chance": draw.risk, "gain": draw.gain}


def no_danger(choice: Choice) -> Arguments | None:
    """A draw that cannot end in an accident."""
    draw = choice.prospect
    return {"gain": draw.gain} if choice.best in DRAWS and draw and not draw.risk else None


def card_brings(choice: Choice) -> Arguments | None:
    """A card that promises more than a draw."""
    card, draw = choice.prospect, choice.first_of(*DRAWS)
    if not choice.best.startswith("play ") or card is None or card.gain <= (draw.gain if draw else 0):
        return None
    return {"gain": card.gain}


def rid_of_it(choice: Choice) -> Arguments | None:
    """The obsidian goes, and with it the danger."""
    draw = choice.first_of(*DRAWS)
    if choice.best not in ("play not-mine", "use token") or draw is None or not draw.risk:
        return None
    return {"chance": draw.risk}


def token_saves(choice: Choice) -> Arguments | None:
    """The token, because there is something to save."""
    accident = choice.odds.of("accept")
    return {"gain": -accident.gain} if choice.best == "use token" and accident and accident.gain < 0 else None


def little_to_save(choice: Choice) -> Arguments | None:
    """The accident, because the token is worth more."""
    return {"gain": -choice.prospect.gain} if choice.best == "accept" and choice.prospect else None


def sell_now(choice: Choice) -> Arguments | None:
    """Everything is sold."""
    return (
        {"gain": choice.odds.stake} if choice.best == "done" and choice.odds.of("done") and choice.odds.stake else None
    )


def store_for_later(choice: Choice) -> Arguments | None:
    """Something is kept from the sale."""
    kept = choice.prospect
    return {"loss": -kept.gain} if choice.best.startswith("store ") and kept and kept.gain < 0 else None


REASONS: Reasons = (
    ("token-saves", token_saves),
    ("little-to-save", little_to_save),
    ("rid-of-it", rid_of_it),
    ("too-risky", too_risky),
    ("bonus-now", bonus_now),
    ("haul-safe", haul_safe),
    ("behind", behind),
    ("worth-the-risk", worth_the_risk),
    ("no-danger", no_danger),
    ("card-brings", card_brings),
    ("sell-now", sell_now),
    ("store-for-later", store_for_later),
)

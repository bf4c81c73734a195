"""One sentence why: which difference between the best move and the next one is worth telling.

A reason is a key and what the sentence is filled with: shares of certainty, coins or points, moves, pieces. `REASONS`
lists for each game what may be said, the first that fits being said. Words are put to it far from here.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import hypot

from motherlode.coach.odds import Odds, Prospect
from motherlode.coach.weighing import CLEAR, Weighed
from motherlode.games.dice.pieces import FEWEST_FACES
from motherlode.games.kit.records import Row

Argument = str | int | float | Fraction
Arguments = dict[str, Argument]


@dataclass(frozen=True)
class Reason:
    """The sentence `coach-why-KEY`, and what fills it."""

    key: str
    arguments: Arguments = field(default_factory=dict)


@dataclass(frozen=True)
class Case:
    """What is known about a choice: the odds, the moves by how good they are, and the table as the seat sees it."""

    odds: Odds
    moves: Sequence[Weighed]
    table: Row
    seat: int

    @property
    def best(self) -> str:
        """The move to explain."""
        return self.moves[0].move

    @property
    def prospect(self) -> Prospect | None:
        """What chance says about it."""
        return self.odds.of(self.best)

    def first_of(self, *moves: str) -> Prospect | None:
        """What chance says about the first of these moves that can be made."""
        return next((found for move in moves if (found := self.odds.of(move))), None)


Test = Callable[[Case], Arguments | None]  # what fills the sentence, or None where it does not fit


def clear(one: Weighed, other: Weighed) -> bool:
    """Whether one move is better than another, and not by chance."""
    return one.win - other.win > CLEAR * hypot(one.error, other.error)


def reason(game: str, case: Case) -> Reason:
    """Why the best move is the best."""
    if len(case.moves) == 1:
        return Reason("only")
    other = case.moves[1]
    if not clear(case.moves[0], other):
        return Reason("even", {"other": other.move})
    for key, fits in REASONS.get(game, ()):
        arguments = fits(case)
        if arguments is not None:
            return Reason(f"{game}-{key}", arguments)
    return Reason("more", {"chance": case.moves[0].win - other.win, "other": other.move})


# --- Quartz

DRAWS, LEAVES = ("mine", "dig"), ("leave", "stop", "take bonus")


def too_risky(case: Case) -> Arguments | None:
    """Out, because the next draw may lose it all."""
    draw = case.first_of(*DRAWS)
    if case.best not in LEAVES or draw is None or not draw.risk:
        return None
    return {"chance": draw.risk, "loss": -min(outcome.gain for outcome in draw.outcomes)}


def bonus_now(case: Case) -> Arguments | None:
    """Out, for what lies at the exit."""
    bonus = case.prospect
    return {"gain": bonus.gain} if case.best in LEAVES and bonus and bonus.gain > 0 else None


def haul_safe(case: Case) -> Arguments | None:
    """Out, to bring it home."""
    return {"gain": case.odds.stake} if case.best in LEAVES and case.odds.stake else None


def behind(case: Case) -> Arguments | None:
    """A risk, because somebody has more coins."""
    draw = case.prospect
    lead = max(case.table.coins[: case.table.seats]) - case.table.coins[case.seat]
    if case.best not in DRAWS or draw is None or not draw.risk or lead <= max(case.odds.stake, 0):
        return None
    return {"chance": draw.risk, "loss": int(lead)}


def worth_the_risk(case: Case) -> Arguments | None:
    """A risk, because it pays."""
    draw = case.prospect
    if case.best not in DRAWS or draw is None or not draw.risk or draw.gain <= 0:
        return None
    return {"chance": draw.risk, "gain": draw.gain}


def no_danger(case: Case) -> Arguments | None:
    """A draw that cannot end in an accident."""
    draw = case.prospect
    return {"gain": draw.gain} if case.best in DRAWS and draw and not draw.risk else None


def card_brings(case: Case) -> Arguments | None:
    """A card that promises more than a draw."""
    card, draw = case.prospect, case.first_of(*DRAWS)
    if not case.best.startswith("play ") or card is None or card.gain <= (draw.gain if draw else 0):
        return None
    return {"gain": card.gain}


def rid_of_it(case: Case) -> Arguments | None:
    """The obsidian goes, and with it the danger."""
    draw = case.first_of(*DRAWS)
    if case.best not in ("play not-mine", "use token") or draw is None or not draw.risk:
        return None
    return {"chance": draw.risk}


def token_saves(case: Case) -> Arguments | None:
    """The token, because there is something to save."""
    accident = case.odds.of("accept")
    return {"gain": -accident.gain} if case.best == "use token" and accident and accident.gain < 0 else None


def little_to_save(case: Case) -> Arguments | None:
    """The accident, because the token is worth more."""
    return {"gain": -case.prospect.gain} if case.best == "accept" and case.prospect else None


def sell_now(case: Case) -> Arguments | None:
    """Everything is sold."""
    return {"gain": case.odds.stake} if case.best == "done" and case.odds.of("done") and case.odds.stake else None


def store_for_later(case: Case) -> Arguments | None:
    """Something is kept from the sale."""
    kept = case.prospect
    return {"loss": -kept.gain} if case.best.startswith("store ") and kept and kept.gain < 0 else None


# --- the dice game


def crystals_bring(case: Case) -> Arguments | None:
    """The draw pays."""
    drawn = case.prospect
    return {"gain": drawn.gain} if drawn and drawn.outcomes and drawn.gain > 0 else None


def crystals_cost(case: Case) -> Arguments | None:
    """The end of the turn, because a draw would cost points, or everything."""
    draws = [found for found in case.odds.prospects if found.move.startswith("use ") and found.outcomes]
    if case.best != "end turn" or not draws:
        return None
    dearest = min(draws, key=lambda found: found.gain)
    return {"loss": -dearest.gain} if dearest.gain < 0 else None


def eliminated(case: Case) -> Arguments | None:
    """The end of the turn, because a draw could be the end."""
    draws = [found for found in case.odds.prospects if found.move.startswith("use ") and found.risk]
    if case.best != "end turn" or not draws:
        return None
    return {"chance": min(found.risk for found in draws)}


def reroll_for(case: Case) -> Arguments | None:
    """What another roll makes likelier, and how likely it is then."""
    roll, stand = case.prospect, case.odds.of("stand")
    if not case.best.startswith("reroll") or roll is None or stand is None:
        return None
    gains = [
        (roll.uses[face][number - 1] - stand.uses[face][number - 1], -number, face)
        for face, fewest in zip(roll.uses, FEWEST_FACES, strict=True)
        for number in range(max(fewest, 2), len(roll.uses[face]) + 1)
    ]
    gained, number, face = max(gains)
    return {"chance": roll.uses[face][-number - 1], "face": face, "count": -number} if gained > 0 else None


def dice_are_good(case: Case) -> Arguments | None:
    """Nothing is rolled again."""
    return {} if case.best == "stand" else None


# --- The Quarry


def lone_tunnel(case: Case) -> Arguments | None:
    """A tunnel that is worth having, and the chance to be alone there."""
    vote = case.prospect
    if not case.best.startswith("vote ") or vote is None or vote.assumes != "even-votes" or not vote.gain:
        return None
    return {"gain": vote.outcomes[0].gain, "chance": vote.outcomes[0].chance}


def sure_card(case: Case) -> Arguments | None:
    """A card from the pile, which nobody can dispute."""
    return {"gain": case.prospect.gain} if case.best == "vote draw" and case.prospect else None


def too_dear(case: Case) -> Arguments | None:
    """A pass, because whatever can be paid for costs more than it brings."""
    if case.best != "pass" or not case.odds.prospects:
        return None
    dearest = max(found.gain for found in case.odds.prospects)
    return {"loss": -dearest} if dearest < 0 else None


def action_brings(case: Case) -> Arguments | None:
    """An action that is worth more than its cost."""
    deed = case.prospect
    return {"gain": deed.gain} if deed and deed.gain > 0 and not case.best.startswith("vote ") else None


REASONS: dict[str, tuple[tuple[str, Test], ...]] = {
    "quartz": (
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
    ),
    "dice": (
        ("reroll-for", reroll_for),
        ("dice-are-good", dice_are_good),
        ("eliminated", eliminated),
        ("crystals-cost", crystals_cost),
        ("crystals-bring", crystals_bring),
    ),
    "quarry": (
        ("lone-tunnel", lone_tunnel),
        ("sure-card", sure_card),
        ("too-dear", too_dear),
        ("action-brings", action_brings),
    ),
}

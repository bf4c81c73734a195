"""What the coach says, put into words by somebody who can name the seats, moves and pieces of a match."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Protocol

from motherlode.coach.advice import Advice
from motherlode.coach.evaluation import MARGIN, EvaluatedMove
from motherlode.coach.odds import Odds, Prospect
from motherlode.coach.reasons import AdviceReason, Argument
from motherlode.games.kit.game import Game
from motherlode.match import Event
from motherlode.words import Seat, Words

SHOWN = 8  # moves that are listed
PIECES = {"quartz": "crystal", "dice": "crystal", "quarry": "card"}  # what comes out of bag or pile
About = Mapping[str, Any]


class Teller(Protocol):
    """Whoever tells a match to one reader."""

    words: Words
    game: Game

    def say(self, key: str, **arguments: Any) -> str:
        """A message of the game itself."""

    def seat(self, number: int) -> Seat:
        """A seat by its player's name."""

    def move(self, phrase: str, about: About) -> str:
        """The label of a move."""

    def happened(self, happenings: Sequence[Event]) -> list[str]:
        """What happened, in lines."""


# --- numbers


def percent(words: Words, share: float | Fraction, signed: bool = False) -> str:
    """A share in percent, with one decimal place."""
    number = round(100 * float(share), 1) + 0.0
    text = words.say("number-1", number=abs(number))
    return words.say("percent", percent=f"{sign_of(number, signed)}{text}")


def amount(teller: Teller, coins: float | Fraction, signed: bool = False) -> str:
    """Coins or points of the game, whole or with one decimal place."""
    number = round(float(coins), 1) + 0.0
    whole = number == int(number)
    counted = int(abs(number)) if whole else abs(number)
    text = teller.words.say("number" if whole else "number-1", number=counted)
    key = f"coach-amount-{teller.game.name}"
    return teller.words.say(key, amount=counted, number=f"{sign_of(number, signed)}{text}")


def sign_of(number: float, signed: bool) -> str:
    """A minus where there is one; a plus where it matters."""
    return "−" if number < 0 else "+" if signed and number > 0 else ""


# --- reasons


def sentence(teller: Teller, reason: AdviceReason, about: About) -> str:
    """The reason as one sentence."""
    told = {name: _told(teller, name, value, about) for name, value in reason.arguments.items()}
    if "face" in reason.arguments:
        told["faces"] = teller.say(f"face-{reason.arguments['face']}.count-acc", count=reason.arguments["count"])
    told = {name: text for name, text in told.items() if name not in ("face", "count")}
    return teller.words.say(f"coach-why-{reason.key}", **told)


def _told(teller: Teller, name: str, value: Argument, about: About) -> str:
    """An argument by its name: a chance, coins or points, a move."""
    if isinstance(value, str):
        return teller.move(value, about) if name == "other" else value
    return percent(teller.words, value) if name == "chance" else amount(teller, value)


# --- odds


def odds_lines(teller: Teller, odds: Odds) -> list[str]:
    """The next piece, the danger, and what is at stake."""
    words, game = teller.words, teller.game.name
    lines = []
    if odds.next:
        likely = sorted(odds.next.items(), key=lambda pair: -pair[1])
        pieces = [f"{teller.say(f'{PIECES[game]}-{slug}')} {percent(words, chance)}" for slug, chance in likely]
        lines.append(labelled(words, f"coach-next-{game}", pieces))
    if any(odds.within) or any(odds.unaided):
        lines.append(labelled(words, f"coach-danger-{odds.danger}", [percent(words, c) for c in odds.within]))
        if odds.unaided != odds.within:
            lines.append(labelled(words, "coach-danger-unaided", [percent(words, c) for c in odds.unaided]))
    if odds.danger:
        lines.append(words.say(f"coach-stake-{game}", amount=amount(teller, odds.stake)))
    return lines


def labelled(words: Words, label: str, items: Sequence[str]) -> str:
    """A heading and a list."""
    return words.say("labelled", label=words.say(label), text="; ".join(items)) + "."


def uses_line(teller: Teller, prospect: Prospect) -> str:
    """How likely each face can be used after a roll: the numbers that are neither sure nor out of reach."""
    told = [
        f"{teller.say(f'face-{face}.count-acc', count=number)} {percent(teller.words, chance)}"
        for face, chances in prospect.uses.items()
        for number, chance in enumerate(chances, 1)
        if 0.05 <= chance < 1
    ]
    return labelled(teller.words, "coach-uses", told) if told else ""


# --- advice


def advice_lines(teller: Teller, advice: Advice, about: About) -> list[str]:
    """All that the coach has to say about a question."""
    words = teller.words
    lines = [*odds_lines(teller, advice.odds), words.say("coach-moves") + ":"]
    # No numbers before them: a number is how a move is chosen from the list that the question shows.
    lines += [f"- {move_text(teller, weighed, advice.odds, about)}" for weighed in advice.moves[:SHOWN]]
    if len(advice.moves) > SHOWN:
        lines.append(words.say("coach-more-moves", count=len(advice.moves) - SHOWN))
    best = advice.odds.of(advice.best)
    if best and best.uses and (line := uses_line(teller, best)):
        lines.append(line)
    why = sentence(teller, advice.reason, about)
    return [*lines, words.say("coach-best", move=teller.move(advice.best, about), why=why)]


def move_text(teller: Teller, weighed: EvaluatedMove, odds: Odds, about: About) -> str:
    """A move: how often it wins, what it gains, what it risks."""
    words = teller.words
    margin = words.say("number-1", number=round(100 * MARGIN * weighed.error, 1))
    parts = [
        words.say("coach-move", move=teller.move(weighed.move, about), win=percent(words, weighed.win), margin=margin)
    ]
    prospect = odds.of(weighed.move)
    if prospect and len(prospect.outcomes) > 1:
        parts.append(words.say("coach-gain", amount=amount(teller, prospect.gain, signed=True)))
    elif prospect and prospect.gain:
        parts.append(amount(teller, prospect.gain, signed=True))
    if prospect and prospect.risk:
        parts.append(words.say(f"coach-risk-{odds.danger}", chance=percent(words, prospect.risk)))
    if prospect and prospect.assumes:
        parts.append(words.say(f"coach-assumes-{prospect.assumes}"))
    return "; ".join(parts)

"""What the coach says, in the words of a narration: numbers, reasons, odds, advice."""

from collections.abc import Sequence
from fractions import Fraction

from motherlode.coach.advice import Advice
from motherlode.coach.evaluation import MARGIN, EvaluatedMove
from motherlode.coach.odds import Odds, Prospect
from motherlode.coach.reasons import AdviceReason, Argument
from motherlode.words import Words
from motherlode.words.narration import About, Narration

SHOWN = 8  # moves that are listed


# --- numbers


def percent(words: Words, share: float | Fraction, signed: bool = False) -> str:
    """A share in percent, with one decimal place."""
    number = round(100 * float(share), 1) + 0.0
    text = words.say("number-1", number=abs(number))
    return words.say("percent", percent=f"{sign_of(number, signed)}{text}")


def amount(narration: Narration, coins: float | Fraction, signed: bool = False) -> str:
    """Coins or points of the game, whole or with one decimal place."""
    number = round(float(coins), 1) + 0.0
    whole = number == int(number)
    counted = int(abs(number)) if whole else abs(number)
    text = narration.words.say("number" if whole else "number-1", number=counted)
    signed_text = f"{sign_of(number, signed)}{text}"
    return narration.words.say(key_for(narration, "coach-amount"), amount=counted, number=signed_text)


def key_for(narration: Narration, key: str) -> str:
    """The message of the game itself, where it has words of its own for this, or else the general one."""
    return f"{narration.game.short_name}-{key}" if narration.has(key) else key


def sign_of(number: float, signed: bool) -> str:
    """A minus where there is one; a plus where it matters."""
    return "−" if number < 0 else "+" if signed and number > 0 else ""


# --- reasons


def sentence(narration: Narration, reason: AdviceReason, about: About) -> str:
    """The reason as one sentence."""
    given = {name: _argument(narration, name, value, about) for name, value in reason.arguments.items()}
    if "face" in reason.arguments:
        face, count = str(reason.arguments["face"]), int(reason.arguments["count"])
        given["faces"] = narration.counted("face", {face: count}, "count-acc")
    given = {name: text for name, text in given.items() if name not in ("face", "count")}
    return narration.words.say(f"coach-why-{reason.key}", **given)


def _argument(narration: Narration, name: str, value: Argument, about: About) -> str:
    """An argument by its name: a chance, coins or points, a move."""
    if isinstance(value, str):
        return narration.move(value, about) if name == "other" else value
    return percent(narration.words, value) if name == "chance" else amount(narration, value)


# --- odds


def odds_lines(narration: Narration, odds: Odds) -> list[str]:
    """The next piece, the danger, and what is at stake."""
    words, lines = narration.words, []
    if odds.next:
        likely = sorted(odds.next.items(), key=lambda pair: -pair[1])
        kind = next(kind for kind, slugs in narration.game.pieces.items() if likely[0][0] in slugs)
        pieces = [f"{narration.say(f'{kind}-{slug}')} {percent(words, chance)}" for slug, chance in likely]
        lines.append(labelled(words, "coach-next", pieces, kind=kind))
    if any(odds.within) or any(odds.unaided):
        lines.append(labelled(words, f"coach-danger-{odds.danger}", [percent(words, c) for c in odds.within]))
        if odds.unaided != odds.within:
            lines.append(labelled(words, "coach-danger-unaided", [percent(words, c) for c in odds.unaided]))
    if odds.danger:
        lines.append(words.say(key_for(narration, "coach-stake"), amount=amount(narration, odds.stake)))
    return lines


def labelled(words: Words, label: str, items: Sequence[str], **given: str) -> str:
    """A heading and a list."""
    return words.say("labelled", label=words.say(label, **given), text="; ".join(items)) + "."


def uses_line(narration: Narration, prospect: Prospect) -> str:
    """How likely each face can be used after a roll: the numbers that are neither sure nor out of reach."""
    chances_of_faces = [
        f"{narration.say(f'face-{face}.count-acc', count=number)} {percent(narration.words, chance)}"
        for face, chances in prospect.uses.items()
        for number, chance in enumerate(chances, 1)
        if 0.05 <= chance < 1
    ]
    return labelled(narration.words, "coach-uses", chances_of_faces) if chances_of_faces else ""


# --- advice


def advice_lines(narration: Narration, advice: Advice, about: About) -> list[str]:
    """All that the coach has to say about a question."""
    words = narration.words
    lines = [*odds_lines(narration, advice.odds), words.say("coach-moves") + ":"]
    # No numbers before them: a number is how a move is chosen from the list that the question shows.
    lines += [f"- {move_text(narration, evaluated, advice.odds, about)}" for evaluated in advice.moves[:SHOWN]]
    if len(advice.moves) > SHOWN:
        lines.append(words.say("coach-more-moves", count=len(advice.moves) - SHOWN))
    best = advice.odds.of(advice.best)
    if best and best.uses and (line := uses_line(narration, best)):
        lines.append(line)
    why = sentence(narration, advice.reason, about)
    return [*lines, words.say("coach-best", move=narration.move(advice.best, about), why=why)]


def move_text(narration: Narration, evaluated: EvaluatedMove, odds: Odds, about: About) -> str:
    """A move: how often it wins, what it gains, what it risks."""
    words = narration.words
    margin = words.say("number-1", number=round(100 * MARGIN * evaluated.error, 1))
    parts = [
        words.say(
            "coach-move", move=narration.move(evaluated.move, about), win=percent(words, evaluated.win), margin=margin
        )
    ]
    prospect = odds.of(evaluated.move)
    if prospect and len(prospect.outcomes) > 1:
        parts.append(words.say("coach-gain", amount=amount(narration, prospect.gain, signed=True)))
    elif prospect and prospect.gain:
        parts.append(amount(narration, prospect.gain, signed=True))
    if prospect and prospect.risk:
        parts.append(words.say(f"coach-risk-{odds.danger}", chance=percent(words, prospect.risk)))
    if prospect and prospect.assumes:
        parts.append(words.say(f"coach-assumes-{prospect.assumes}"))
    return "; ".join(parts)

"""What went wrong, in one sentence of the reader's language."""

from collections.abc import Mapping
from typing import Any

from motherlode.games.kit.mistakes import Mistake
from motherlode.match import RefusedMove
from motherlode.words import Words

LONGEST = 300  # characters that are repeated to the person who wrote them


def sentence(words: Words, error: BaseException) -> str:
    """The sentence of an error, in the reader's words wherever there are any."""
    if isinstance(error, Mistake):
        return say(words, error.key, error.arguments) or one_line(str(error))
    if isinstance(error, RefusedMove):
        return say(words, "refused", {"seat": error.seat, "move": error.move, "rule": error.rule}) or str(error)
    if isinstance(error, OSError) and error.strerror:
        file = error.filename if error.filename is not None else "-"
        return say(words, "no-access", {"path": file, "why": error.strerror}) or str(error)
    if isinstance(error, UnicodeError):
        return say(words, "not-text", {"path": "-"}) or str(error)
    why = f"{type(error).__name__}: {error}"
    return say(words, "unexpected", {"why": why}) or why


def spoken(words: Words, error: BaseException) -> str:
    """The same within a conversation: with a capital and a full stop."""
    text = sentence(words, error)
    return text[:1].upper() + text[1:] + ("" if text.endswith(("?", "!", ".")) else ".")


def say(words: Words, key: str, arguments: Mapping[str, Any]) -> str | None:
    """The message of a mistake; None when there is none, or when it needs more than this mistake has."""
    if not words.has(f"mistake-{key}"):
        return None
    given = {
        name: short(sentence(words, value) if isinstance(value, BaseException) else str(value))
        for name, value in arguments.items()
    }
    try:
        return one_line(words.say(f"mistake-{key}", **given))
    except ValueError:
        return None


def short(text: str) -> str:
    """Enough of a text to recognise it."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def one_line(text: str) -> str:
    """Whatever an argument brought along, a sentence stays on its line."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def refusal(words: Words, reason: str, arguments: Mapping[str, Any]) -> str:
    """Why a server does not do something."""
    given = {name: value for name, value in arguments.items() if isinstance(value, str | int | float)}
    key = f"refuse-{reason}"
    if words.has(key):
        return words.say(key, **given)
    return say(words, reason.removeprefix("mistake-"), arguments) or f"{reason} {arguments or ''}".strip()

"""What a person typed, and which move is meant: its number, its phrase, its label, or the beginning of one."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from operator import eq


@dataclass(frozen=True)
class Chosen:
    """A move that can be made."""

    move: str


@dataclass(frozen=True)
class NotNow:
    """A move of the game that cannot be made now."""

    move: str


@dataclass(frozen=True)
class Several:
    """More than one move fits."""

    moves: list[str]


@dataclass(frozen=True)
class NoNumber:
    """A number that is not in the list."""

    number: str


@dataclass(frozen=True)
class Unknown:
    """Nothing fits; these come near."""

    near: list[str]


ENOUGH = 4  # letters by which a move is known that cannot be made now
Understood = Chosen | NotNow | Several | NoNumber | Unknown
Label = Callable[[str], str]


def bare_words(text: str) -> str:
    """The words alone: no case, no accents, no punctuation.

    >>> bare_words("Play “Eureka!”"), bare_words("«Нашёл!»"), bare_words("take-bonus")
    ('play eureka', 'нашел', 'take bonus')
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(re.findall(r"\w+", bare))


def understand(
    text: str,
    seat: int,
    legal: Sequence[str],
    every: Iterable[str],
    label: Label,
    numbered: Sequence[str] | None = None,
) -> Understood:
    """The move that is meant: one of the legal ones if it can be, else one of all there are.

    Numbers are those of the legal moves, unless only some of them are numbered.

    >>> def understood(text):
    ...     return understand(text, 2, ["mine", "leave", "play eureka"], ["mine", "dig", "stop"], str.title)
    >>> understood("2"), understood("MI"), understood("2 mine"), understood("eureka")
    (Chosen(move='leave'), Chosen(move='mine'), Chosen(move='mine'), Chosen(move='play eureka'))
    >>> understood("dig"), understood("9"), understood("mien"), understood("e")
    (NotNow(move='dig'), NoNumber(number='9'), Unknown(near=['mine']), Chosen(move='play eureka'))
    """
    if text.isdecimal():
        number = int(text) if len(text) < 10 else 0
        listed = legal if numbered is None else numbered
        return Chosen(listed[number - 1]) if 1 <= number <= len(listed) else NoNumber(text)
    wanted = bare_words(re.sub(rf"^\s*{seat}\s+(?=\D)", "", text))  # `2 mine`, as a log says it
    offered = [(move, {bare_words(move), bare_words(label(move))}) for move in legal]
    for fits in (eq, _begins, _words_begin):
        found = [move for move, names in offered if wanted and any(fits(wanted, name) for name in names)]
        if len(found) == 1:
            return Chosen(found[0])
        if found:
            return Several(found)
    others = [(move, {bare_words(move), bare_words(label(move))}) for move in every if move not in legal]
    for fits in (eq, _words_begin) if len(wanted) >= ENOUGH else (eq,):
        found = [move for move, names in others if any(fits(wanted, name) for name in names)]
        if found:
            return NotNow(found[0])
    near = get_close_matches(wanted, [name for _, both in offered for name in both], n=2, cutoff=0.6)
    return Unknown(list(dict.fromkeys(move for name in near for move, both in offered if name in both)))


def _begins(wanted: str, name: str) -> bool:
    return name.startswith(wanted)


def _words_begin(wanted: str, name: str) -> bool:
    """Each word typed begins a word of the move, in order: `take r` or `ruby` for `take ruby`."""
    words = iter(name.split())
    return all(any(word.startswith(part) for word in words) for part in wanted.split())

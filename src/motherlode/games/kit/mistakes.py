"""What people get wrong: a key and what it is about. The sentences stand in `words/*/mistakes.ftl`, once a language."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

Arguments = Mapping[str, Any]
TOO_LONG = "…"


def by_key(key: str, arguments: Arguments) -> str:
    """The sentence of a mistake for which there are no words: its key, and what it is about."""
    return ", ".join([key.replace("-", " "), *(f"{name} {value}" for name, value in arguments.items())])


class Mistake(ValueError):
    """Input that cannot be. `str` gives the English sentence.

    A game of others may bring the sentence along: `Mistake("bid", "bid less than {most}", most=3)`.
    """

    in_english: Callable[[str, Arguments], str] = staticmethod(by_key)  # replaced by the package, which has the words

    def __init__(self, key: str, sentence: str = "", /, **arguments: Any) -> None:
        self.key = key
        self.sentence = sentence
        self.arguments = {name: TOO_LONG if _too_long(value) else value for name, value in arguments.items()}
        super().__init__(key)

    def __str__(self) -> str:
        return self.sentence.format(**self.arguments) if self.sentence else self.in_english(self.key, self.arguments)

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), **self.arguments), (self.key, self.sentence)  # arguments survive the way, too


def quoted(given: Any) -> Any:
    """What somebody wrote where something else should be: a text in quotes, so that "2" is not taken for 2."""
    return repr(given) if isinstance(given, str) else given


def _too_long(value: Any) -> bool:
    """Whether a number has more digits than Python writes."""
    try:
        str(value)
    except ValueError:
        return True
    return False

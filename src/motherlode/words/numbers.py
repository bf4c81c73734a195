"""Numbers as people of a language write them."""

from motherlode.words import Words


def whole(words: Words, number: float) -> str:
    """A whole number."""
    return words.say("number", number=round(number))


def decimal(words: Words, number: float, places: int = 1) -> str:
    """A number with one or two decimal places."""
    return words.say(f"number-{places}", number=round(number, places))


def percent(words: Words, share: float, places: int = 1) -> str:
    """A share in percent, whole or with one or two decimal places."""
    number = decimal(words, 100 * share, places) if places else whole(words, 100 * share)
    return words.say("percent", percent=number)

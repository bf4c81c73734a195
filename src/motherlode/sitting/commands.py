"""What a person can do besides moving: one table for both faces. Words are `command-NAME` and `help-NAME`."""

from typing import NamedTuple


class Command(NamedTuple):
    """One of them, with the key that a screen has for it."""

    name: str
    key: str
    takes: bool = False  # something is typed behind it
    asks: bool = False  # a server, or the coach, who needs a while


COMMANDS = (
    Command("table", "t"),
    Command("cards", "c"),
    Command("hint", "h", asks=True),
    Command("log", "l"),
    Command("rule", "r", takes=True),
    Command("undo", "u"),
    Command("save", "s", takes=True, asks=True),
    Command("say", "y", takes=True, asks=True),
    Command("bot", "b", asks=True),
    Command("quit", "q"),
)

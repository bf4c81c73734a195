"""What can be done in the lobby: one table for both faces. Words are `door-NAME`."""

from typing import NamedTuple

from motherlode.sitting.files import are_served


class Door(NamedTuple):
    """One of them."""

    name: str
    on_server: bool = False  # only there
    takes: str = ""  # the message that asks for what is typed


FILE = "door-file"
DOORS = (
    Door("play"),
    Door("back", on_server=True),
    Door("join", on_server=True, takes="page-code"),
    Door("tables", on_server=True),
    Door("learn"),
    Door("rules"),
    Door("replay", takes=FILE),
    Door("review", takes=FILE),
    Door("language"),
    Door("quit"),
)


def doors(on_server: bool) -> list[Door]:
    """Those that are there."""
    there = [door for door in DOORS if on_server or not door.on_server]
    return [door for door in there if door.takes != FILE or are_served()]

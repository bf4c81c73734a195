"""Files that people name on the command line. Whatever is wrong with one is said in a sentence."""

import os
import sys
from pathlib import Path
from typing import Any

import yaml

from motherlode.games.kit.mistakes import Mistake

NO_FILES = "MOTHERLODE_NO_FILES"  # in the environment of somebody who comes from elsewhere
STANDARD_INPUT = "-"
LARGEST = 64 * 1024 * 1024  # characters; a match of a thousand moves has fifty thousand


def are_served() -> bool:
    """Whether the person here may read and write files of this machine."""
    return not os.environ.get(NO_FILES)


def check_served() -> None:
    """Refuse to open any file for somebody who comes from elsewhere."""
    if not are_served():
        raise Mistake("no-files")


def read_text(name: str) -> str:
    """What a file says; `-` is the standard input."""
    check_served()
    try:
        if name == STANDARD_INPUT:
            text = sys.stdin.read(LARGEST + 1) if sys.stdin else ""
        else:
            with Path(name).open(encoding="utf-8") as file:
                text = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise Mistake("no-such-file", path=name) from None
    except UnicodeDecodeError:
        raise Mistake("not-text", path=name) from None
    except (OSError, ValueError) as error:  # a name with a null byte in it is a ValueError
        raise Mistake("no-access", path=name, why=_why(error)) from None
    if len(text) > LARGEST:
        raise Mistake("too-large", path=name)
    return text


def read_data(name: str) -> Any:
    """What a YAML or JSON file holds."""
    text = read_text(name)
    try:
        return yaml.safe_load(text)
    except (yaml.YAMLError, RecursionError, ValueError) as error:  # an impossible date is a ValueError
        mark = getattr(error, "problem_mark", None)
        line = f", line {mark.line + 1}" if mark else ""
        raise Mistake("unreadable", file=name, line=line, why=_why(error)) from None


def check_free(name: str) -> None:
    """Before a game is played: can it be saved there, with nothing lost?"""
    check_served()
    path = Path(name)
    try:
        is_new = not path.exists()
        with path.open("a") as file:
            holds_something = file.seekable() and file.tell() > 0
        if is_new:
            path.unlink()
    except (OSError, ValueError):
        raise Mistake("unwritable", path=name) from None
    if holds_something:
        raise Mistake("file-exists", path=name)


def write_text(name: str, text: str) -> None:
    """Write a file."""
    check_served()
    try:
        Path(name).write_text(text, encoding="utf-8")
    except (OSError, ValueError):
        raise Mistake("unwritable", path=name) from None


def _why(error: Exception) -> str:
    return str(getattr(error, "problem", None) or getattr(error, "strerror", None) or error).replace("\n", " ")

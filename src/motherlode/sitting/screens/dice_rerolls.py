"""Saying which dice to roll again: there can be thirty-one answers, too many for a list."""

import re
from itertools import islice

from motherlode.games.dice.pieces import FACES
from motherlode.games.kit.parsers import named
from motherlode.games.kit.records import Records, row
from motherlode.sitting.move_input import bare_words
from motherlode.words.narration import Narration

VERB = "reroll"
COUNTS = (1, 2, 5)  # every form that a number gives a noun in our languages


def how(narration: Narration, view: Records) -> list[str]:
    """How to say it, with the faces that lie there: as they are called here, and as a log calls them."""
    shown = list(named(row(view, 0).dice, FACES))
    names = {face: narration.say(f"face-{face}").lower() for face in shown}
    called = [name if name == face else f"{name} ({face})" for face, name in names.items()]
    example = " ".join([narration.say("reroll-word"), *islice(names.values(), 2)])
    return [narration.say("reroll-how", word=VERB, example=example, faces=", ".join(called))]


def read(narration: Narration, text: str) -> str | None:
    """The move that is meant by `reroll steal helmet`, `2 steals and 1 helmet` or the same in the reader's language."""
    called = {name: face for face in FACES for name in names_of(narration, face)}
    name = "|".join(sorted(map(re.escape, called), key=len, reverse=True))
    verbs = "|".join({VERB, bare_words(narration.say("reroll-word"))})
    found = re.fullmatch(rf"(?:(?:{verbs}) )?((?:(?:\d )?(?:{name})(?: |$))+)", drop_and(narration, bare_words(text)))
    if not found:
        return None
    counted = re.findall(rf"(?:(\d) )?({name})(?: |$)", found.group(1))
    return narration.game.canonical(
        " ".join([VERB, *(called[face] for count, face in counted for _ in range(int(count or 1)))])
    )


def names_of(narration: Narration, face: str) -> set[str]:
    """Whatever a face may be called: its slug, its name, and its name behind a number."""
    forms = [narration.say(f"face-{face}.{form}", count=count) for form in ("count", "count-acc") for count in COUNTS]
    return {face, *(bare_words(form).lstrip("0123456789 ") for form in [narration.say(f"face-{face}"), *forms])}


def drop_and(narration: Narration, text: str) -> str:
    """The text without the word that joins the last of a list."""
    joined = bare_words(narration.words.say("list-and", rest="0", last="0")).split()[1:-1]
    return " ".join(word for word in text.split() if word not in joined)

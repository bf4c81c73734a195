"""The wait before the first move: rules are compiled once after a change, and a long wait is explained."""

import sys
from collections.abc import Callable, Sequence
from functools import partial
from threading import Timer
from typing import TYPE_CHECKING, TypeVar

from motherlode.games.kit.compile import INTERPRETED
from motherlode.games.kit.game import MATCH_ENTRIES, Game
from motherlode.words import Words

if TYPE_CHECKING:
    from motherlode.terminal.background_compilation import BackgroundCompilation

PATIENCE = 1.0  # seconds
Step = Callable[[], object]
Made = TypeVar("Made")


def prepare(words: Words, steps: Sequence[Callable[[], Made]]) -> list[Made]:
    """Take the steps; what each one made. After one second, standard error shows the progress."""
    made: list[Made] = []
    begun, late = 0, False

    def say_step() -> None:
        print(words.say("preparing", step=begun, steps=len(steps)), file=sys.stderr, flush=True)

    def impatient() -> None:
        nonlocal late
        late = True
        say_step()

    timer = Timer(PATIENCE, impatient)
    timer.daemon = True
    timer.start()
    try:
        for step in steps:
            begun += 1
            if late:
                say_step()
            made.append(step())
    finally:
        timer.cancel()
    return made


def compiled_beside(game: Game) -> "BackgroundCompilation | None":
    """Compile a game while it is played, if needed; where nothing can be cached, wait for the compiler."""
    if INTERPRETED:
        return None
    from motherlode.compilation import can_be_kept, is_compiled
    from motherlode.terminal.background_compilation import BackgroundCompilation

    return BackgroundCompilation(game) if can_be_kept(game) and not is_compiled(game.name) else None


def rule_steps(game: Game) -> list[Step]:
    """Every rule that a match calls, compiled; none without a compiler."""
    return [] if INTERPRETED else [partial(game.prepared, name) for name in MATCH_ENTRIES]

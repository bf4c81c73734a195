"""`motherlode gpu build`: kernels for a GPU, built on any machine, to be carried to one that has it."""

from argparse import Namespace
from pathlib import Path

from motherlode.batch.ptx import KERNELS, build, folder_of, is_built
from motherlode.games.catalog import GAMES
from motherlode.games.kit.game_loop import RANDOM
from motherlode.games.kit.mistakes import Mistake
from motherlode.terminal.choices import one_of
from motherlode.terminal.console import Console
from motherlode.terminal.game_lookup import find_game
from motherlode.words import Words

ACTIONS = ("build",)


def gpu(words: Words, given: Namespace) -> int:
    """Build the kernels of the games that are named, or of all."""
    if not given.action:
        raise Mistake("no-command", known="gpu build")
    one_of("command", given.action, ACTIONS)
    console = Console()
    root = Path(given.folder) if given.folder else None
    for game in [find_game(name) for name in given.games or GAMES]:
        if is_built(folder_of(game, (RANDOM,), root)):
            console.say([words.say("gpu-there", game=game.name, folder=str(folder_of(game, (RANDOM,), root)))])
            continue
        begun = 0

        def say_kernel(kernel: str, name: str = game.name) -> None:
            nonlocal begun
            begun += 1
            console.say([words.say("gpu-building", game=name, kernel=kernel, number=begun, count=len(KERNELS))])

        folder = build(game, (RANDOM,), root, say_kernel)
        console.say([words.say("gpu-built", game=game.name, folder=str(folder))])
    return 0

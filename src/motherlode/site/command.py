"""`motherlode page build`: the page as a static site."""

from argparse import Namespace
from pathlib import Path
from shlex import quote

from motherlode.games.kit.mistakes import Mistake
from motherlode.site.build import build
from motherlode.terminal.choices import one_of
from motherlode.terminal.console import Console
from motherlode.terminal.json_output import say_json
from motherlode.words import Words

ACTIONS = ("build",)


def page(words: Words, given: Namespace) -> int:
    """Write the site, and say how it is looked at."""
    one_of("command", given.action, ACTIONS)
    if not given.place:
        raise Mistake("missing", what="folder", example="motherlode page build site")
    folder, console = Path(given.place), Console()
    site = build(
        folder, lambda built: None if given.json else console.say(words.say("site-module", file=built.module.name))
    )
    if given.json:
        say_json({"folder": str(folder), **site._asdict()})
        return 0
    size, compressed = (round(number / 1000) for number in (site.size, site.compressed))
    console.say(words.say("site-written", folder=str(folder), files=site.files, size=size, compressed=compressed))
    console.say(words.say("site-look", command=f"python -m http.server --directory {quote(str(folder))} 8000"))
    return 0

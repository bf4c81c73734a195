"""The command `motherlode`: what is asked for goes to its room, and what goes wrong is said in one sentence."""

import os
import sys
from argparse import SUPPRESS, ArgumentError, ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from motherlode import __version__
from motherlode.games.kit.mistakes import Mistake
from motherlode.terminal.match_options import MATCH_OPTIONS
from motherlode.words import LANGUAGES, Words, choose_language

GOOD, BAD_INPUT, INTERRUPTED = 0, 2, 130
HELP, VERSION, LANGUAGE = ("-h", "--help"), "--version", "--lang"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code."""
    prepare_streams()
    words = Words(choose_language(None, os.environ))
    try:
        chosen, arguments = take_language(list(sys.argv[1:] if argv is None else argv))
        words = Words(choose_language(chosen, os.environ))
        code = run(words, arguments)
        if sys.stdout:
            sys.stdout.flush()
        return code
    except BrokenPipeError:  # nobody reads on
        fall_silent()
        return GOOD
    except KeyboardInterrupt:
        print(f"\n{words.say('goodbye')}", file=sys.stderr)
        return INTERRUPTED
    except Exception as error:
        if os.environ.get("MOTHERLODE_TRACEBACK"):
            raise
        if isinstance(error, OSError):  # it may be the output itself that cannot be written
            fall_silent()
        return complain(words, error)


def prepare_streams() -> None:
    """A sign that a terminal lacks, or a byte that is no letter, is no reason to fall over."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")


def fall_silent() -> None:
    """What is still to be printed goes nowhere."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(words: Words, error: Exception) -> int:
    """One sentence for whatever went wrong."""
    from motherlode.words.mistakes import sentence

    print(f"motherlode: {sentence(words, error)}", file=sys.stderr)
    return BAD_INPUT


def take_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """The language that is asked for, before or after the command, and the arguments without it."""
    chosen, rest = None, []
    waiting = iter(arguments)
    for argument in waiting:
        option, has_value, value = argument.partition("=")
        if option != LANGUAGE:
            rest.append(argument)
            continue
        chosen = value if has_value else next(waiting, "")
        if chosen.replace("-", "_").partition("_")[0].lower() not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise Mistake("language", given=chosen, known=known)
    return chosen, rest


# --- commands: one small function each, which calls its room


def play(words: Words, given: Namespace) -> int:
    """A game in the terminal."""
    from motherlode.terminal.play import play

    need(given.game, "game", "play quartz")
    return play(words, given)


def simulate(words: Words, given: Namespace) -> int:
    """Many games at once."""
    from motherlode.terminal.simulate import simulate

    need(given.game, "game", "simulate quartz --games 1e6")
    return simulate(words, given)


def arena(words: Words, given: Namespace) -> int:
    """A league of bots."""
    from motherlode.terminal.arena import arena

    need(given.game, "game", "arena quartz --bots search:200ms,greedy*3")
    return arena(words, given)


def gpu(words: Words, given: Namespace) -> int:
    """Kernels for a GPU."""
    from motherlode.terminal.gpu import gpu

    if not given.action:
        raise Mistake("no-command", known="gpu build")
    return gpu(words, given)


def cases(words: Words, given: Namespace) -> int:
    """Rule cases."""
    from motherlode.terminal.cases import cases

    need(given.files, "file", "cases tests/cases")
    return cases(words, given)


def replay(words: Words, given: Namespace) -> int:
    """A logged match."""
    from motherlode.terminal.replay import replay

    need(given.file, "file", "replay evening.mine")
    return replay(words, given)


def verify(words: Words, given: Namespace) -> int:
    """The chance of a logged match."""
    from motherlode.terminal.verify import verify

    need(given.file, "file", "verify evening.mine")
    return verify(words, given)


def advise(words: Words, given: Namespace) -> int:
    """The coach's advice at some point of a logged match."""
    from motherlode.terminal.advise import advise

    need(given.file, "file", "advise evening.mine --move 12")
    return advise(words, given)


def review(words: Words, given: Namespace) -> int:
    """The coach's look back on a finished match."""
    from motherlode.terminal.review import look_back

    need(given.file, "file", "review evening.mine")
    return look_back(words, given)


def serve(words: Words, given: Namespace) -> int:
    """The game server, with the games of others that are named."""
    from motherlode.games.catalog import add
    from motherlode.server.serve_command import serve
    from motherlode.terminal.game_lookup import find_game

    for name in given.added or ():
        add(find_game(name).name)
    return serve(words, given)


def export_store(words: Words, given: Namespace) -> int:
    """A backup of everything that a server keeps."""
    from motherlode.server.backup_command import export_store

    need(given.file, "file", "export backup.gz")
    return export_store(words, given)


def import_store(words: Words, given: Namespace) -> int:
    """Such a backup, back into a store."""
    from motherlode.server.backup_command import import_store

    need(given.file, "file", "import backup.gz")
    return import_store(words, given)


def rules(words: Words, given: Namespace) -> int:
    """The rules page, or one rule."""
    from motherlode.games.catalog import GAMES, is_module
    from motherlode.terminal.console import Console
    from motherlode.terminal.game_lookup import find_game
    from motherlode.terminal.rules_page import game_of_rule, page_text, rule_text

    is_game = given.rule in GAMES or is_module(given.rule)
    game, rule = (given.rule, None) if is_game else (given.game, given.rule)
    usual = next(iter(GAMES)) if rule is None else game_of_rule(words, rule, GAMES) or next(iter(GAMES))
    game = find_game(game or usual).name
    Console().say(rule_text(words, game, rule) if rule else page_text(words, game))
    return GOOD


def need(given: Any, what: str, example: str) -> None:
    """An argument that cannot be left out."""
    if not given:
        raise Mistake("missing", what=what, example=f"motherlode {example}")


# --- what can be typed


class Command(NamedTuple):
    """A command: what runs it, and what can stand behind it."""

    run: Callable[[Words, Namespace], int]
    usage: str
    arguments: tuple[str, ...]


MATCH = ("seed", *MATCH_OPTIONS)
LEAGUE = ("time-limit", "league-games", "sure", "within", "out", "league-device")
COMMANDS = {
    "play": Command(
        play, "GAME", ("game", "players", "seat", "names", "bots", "watch", *MATCH, "position", "save", "resume")
    ),
    "simulate": Command(simulate, "GAME", ("game", "players", "games", "device", "workers", *MATCH)),
    "arena": Command(arena, "GAME", ("game", "players", "league-bots", "outside", *LEAGUE, "workers", *MATCH)),
    "gpu": Command(gpu, "build [GAME…]", ("gpu-action", "gpu-games", "folder")),
    "cases": Command(cases, "FILE…", ("files", "file-game")),
    "replay": Command(replay, "FILE", ("file", "from-seat", "move", "show-position", "file-game")),
    "verify": Command(verify, "FILE", ("file", "commitment", "file-game")),
    "advise": Command(advise, "FILE", ("file", "advise-move", "advise-seat", "time", "file-game")),
    "review": Command(review, "FILE", ("file", "html", "json", "playouts", "file-game")),
    "serve": Command(serve, "", ("served-game", "host", "port", "store", "origin")),
    "export": Command(export_store, "FILE", ("backup-file", "store")),
    "import": Command(import_store, "FILE", ("backup-file", "store")),
    "rules": Command(rules, "[ID]", ("rule", "rules-game")),
}

# Each argument: how it is written, and what argparse should know. What it means is said by the message `cli-NAME`.
ARGUMENTS: dict[str, tuple[str, dict[str, Any]]] = {
    "game": ("game", {"metavar": "GAME", "nargs": "?"}),
    "file": ("file", {"metavar": "FILE", "nargs": "?"}),
    "files": ("files", {"metavar": "FILE", "nargs": "*"}),
    "rule": ("rule", {"metavar": "ID", "nargs": "?"}),
    "players": ("--players", {"metavar": "N"}),
    "seat": ("--seat", {"metavar": "K"}),
    "names": ("--names", {"metavar": "A,B,…"}),
    "bots": ("--bots", {"metavar": "BOT"}),
    "watch": ("--watch", {"action": "store_true"}),
    "seed": ("--seed", {"metavar": "S"}),
    "edition": ("--edition", {"metavar": "en|pt|ru"}),
    "thrill": ("--thrill", {"action": "store_true"}),
    "rulings": ("--rulings", {"metavar": ("KEY=VALUE", "…"), "nargs": "+", "action": "extend"}),
    "ending": ("--ending", {"metavar": "rounds|last-will-be-first"}),
    "days": ("--days", {"metavar": "1|3"}),
    "option": ("--option", {"metavar": ("KEY=VALUE", "…"), "nargs": "+", "action": "extend"}),
    "house": ("--house", {"metavar": ("FILE|KEY=VALUE", "…"), "nargs": "+", "action": "extend"}),
    "position": ("--position", {"metavar": "FILE"}),
    "save": ("--save", {"metavar": "FILE.mine"}),
    "resume": ("--resume", {"metavar": "FILE.mine"}),
    "games": ("--games", {"metavar": "N", "default": "1e5"}),
    "device": ("--device", {"metavar": "cpu|gpu|cluster", "default": "cpu"}),
    "workers": ("--workers", {"metavar": "N"}),
    "league-bots": ("--bots", {"metavar": "BOT,BOT*N,…"}),
    "outside": ("--bot", {"metavar": "[NAME=]COMMAND", "action": "append"}),
    "time-limit": ("--time-limit", {"metavar": "5s"}),
    "league-games": ("--games", {"metavar": "N"}),
    "sure": ("--sure", {"action": "store_true"}),
    "within": ("--within", {"metavar": "2%"}),
    "out": ("--out", {"metavar": "FOLDER"}),
    "league-device": ("--device", {"metavar": "cpu|cluster", "default": "cpu"}),
    "gpu-action": ("action", {"metavar": "build", "nargs": "?"}),
    "gpu-games": ("games", {"metavar": "GAME", "nargs": "*"}),
    "folder": ("--folder", {"metavar": "FOLDER"}),
    "from-seat": ("--from-seat", {"metavar": "K"}),
    "move": ("--move", {"metavar": "M"}),
    "show-position": ("--position", {"action": "store_true"}),
    "commitment": ("--commitment", {"metavar": "HEX"}),
    "advise-move": ("--move", {"metavar": "M"}),
    "advise-seat": ("--seat", {"metavar": "K"}),
    "time": ("--time", {"metavar": "1s"}),
    "html": ("--html", {"metavar": "FILE"}),
    "json": ("--json", {"metavar": "FILE"}),
    "playouts": ("--playouts", {"metavar": "N"}),
    "served-game": ("--game", {"metavar": "GAME", "action": "append", "dest": "added"}),
    "host": ("--host", {"metavar": "HOST"}),
    "port": ("--port", {"metavar": "N"}),
    "origin": ("--origin", {"metavar": "URL", "action": "append"}),
    "backup-file": ("file", {"metavar": "FILE", "nargs": "?"}),
    "store": ("--store", {"metavar": "FILE|URL"}),
    "file-game": ("--game", {"metavar": "GAME"}),
    "rules-game": ("--game", {"metavar": "GAME"}),
    "lang": (LANGUAGE, {"metavar": "en|pt|ru"}),
    "help": ("--help", {"action": "store_true"}),
}


def run(words: Words, arguments: list[str]) -> int:
    """Find the command and run it."""
    if VERSION in arguments[:1]:
        print(f"motherlode {__version__}")
        return GOOD
    if not arguments:
        raise Mistake("no-command", known=", ".join(COMMANDS))
    name, *rest = arguments
    if name in (*HELP, "help"):
        print(help_text(words))
        return GOOD
    if name not in COMMANDS:
        from motherlode.terminal.choices import one_of

        one_of("option" if name.startswith("-") else "command", name, (*HELP, VERSION, LANGUAGE, *COMMANDS))
    parser = parser_of(words, name)
    given, left = read(parser, ["--help" if argument == "-h" else argument for argument in rest])
    if given.help:
        print(parser.format_help().rstrip())
        return GOOD
    if left:
        refuse_rest(parser, left)
    search_current_folder(given)
    return COMMANDS[name].run(words, given)


def search_current_folder(given: Namespace) -> None:
    """Let a game that is named by its module lie in the current folder, as `python -m` and pytest do.

    Only a name on the command line opens the folder: whoever types it wants that code to run, while a file may come
    from anywhere. The folder is searched last, so nothing in it stands in for a module that is installed; and not at
    all where Python was told not to (`-P`, `PYTHONSAFEPATH`).
    """
    from motherlode.games.catalog import is_module

    game, games = vars(given).get("game"), vars(given).get("games")
    named = [
        game,
        vars(given).get("rule"),
        *(games if isinstance(games, list) else []),
        *(vars(given).get("added") or ()),
    ]
    folder = str(Path.cwd())
    if any(is_module(name) for name in named) and not sys.flags.safe_path and folder not in sys.path:
        sys.path.append(folder)


def read(parser: "Parser", arguments: list[str]) -> tuple[Namespace, list[str]]:
    """What was given, and what could not be understood."""
    try:
        return parser.parse_known_args(arguments)
    except ArgumentError as error:
        option = (error.argument_name or "").partition("=")[0]
        flag = next((action.nargs == 0 for action in parser.options if option in action.option_strings), False)
        if flag:
            raise Mistake("option-flag", option=option) from None
        raise Mistake("option-value", option=option) from None


def refuse_rest(parser: "Parser", left: list[str]) -> NoReturn:
    """Name the first argument that has no place here."""
    option = next((argument.partition("=")[0] for argument in left if argument.startswith("-")), None)
    if option:
        from motherlode.terminal.choices import one_of

        one_of("option", option, [name for action in parser.options for name in action.option_strings])
    raise Mistake("extra", given=left[0])


class Parser(ArgumentParser):
    """A parser that neither prints nor exits."""

    @property
    def options(self) -> list[Any]:
        """Everything that can be given."""
        return self._actions

    def error(self, message: str) -> NoReturn:
        """A mistake like any other."""
        raise Mistake("usage", why=message)


def parser_of(words: Words, name: str) -> Parser:
    """The parser of a command, with its help in the reader's language."""
    usage = " ".join(f"motherlode {name} {COMMANDS[name].usage} [{words.say('cli-options').upper()}]".split())
    parser = Parser(
        usage=SUPPRESS,
        description=f"{words.say('cli-usage')}: {usage}\n\n{words.say(f'cli-{name}.about')}",
        epilog="\n".join([f"{words.say('cli-examples')}:", *example_lines(words.say(f"cli-{name}.examples"))]),
        formatter_class=RawDescriptionHelpFormatter,
        add_help=False,
        allow_abbrev=False,
        exit_on_error=False,
    )
    places = parser.add_argument_group(words.say("cli-arguments"))
    options = parser.add_argument_group(words.say("cli-options"))
    for argument in (*COMMANDS[name].arguments, "lang", "help"):
        written, settings = ARGUMENTS[argument]
        group = options if written.startswith("-") else places
        said = words.say(f"cli-{argument}").replace("%", "%%")  # argparse fills it in
        group.add_argument(written, help=said, **settings)
    return parser


def help_text(words: Words) -> str:
    """What the program is, and its commands."""
    from motherlode.terminal.columns import columns

    commands = [[name, words.say(f"cli-{name}")] for name in COMMANDS]
    options = [[f"{LANGUAGE} en|pt|ru", words.say("cli-lang")], [VERSION, words.say("cli-version")]]
    options += [["-h, --help", words.say("cli-help")]]
    width = max(len(row[0]) for row in options)
    rows = columns([[name.ljust(width), text] for name, text in [*commands, ["", ""], *options]])
    return "\n".join(
        [
            f"{words.say('cli-usage')}: motherlode {words.say('cli-command')}",
            "",
            words.say("cli-about"),
            "",
            *(f"  {row}".rstrip() for row in rows),
            "",
            f"{words.say('cli-examples')}:",
            *example_lines(words.say("cli-about.examples")),
        ]
    )


def example_lines(text: str) -> list[str]:
    """Examples as people copy them: the command, and what it is for behind `#`."""
    from motherlode.terminal.columns import columns

    cells = [line.partition(" # ") for line in text.splitlines()]
    return [f"  {line}" for line in columns([[command, f"# {what}" if what else ""] for command, _, what in cells])]

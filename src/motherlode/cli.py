"""The command `motherlode`: finds and runs a command, and explains every error in one sentence."""

import os
import sys
from argparse import SUPPRESS, ArgumentError, ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from motherlode import __version__
from motherlode.games.kit.mistakes import Mistake
from motherlode.terminal.exit_codes import ExitCode
from motherlode.terminal.match_options import MATCH_OPTIONS
from motherlode.words import Words, choose_language

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
    except BrokenPipeError:  # the reader has closed the pipe
        fall_silent()
        return ExitCode.GOOD
    except KeyboardInterrupt:
        print(f"\n{words.say('goodbye')}", file=sys.stderr)
        return ExitCode.INTERRUPTED
    except Exception as error:
        if os.environ.get("MOTHERLODE_TRACEBACK"):
            raise
        if isinstance(error, OSError):  # it may be the output itself that cannot be written
            fall_silent()
        return complain(words, error)


def prepare_streams() -> None:
    """A character that the terminal lacks, or a byte that is no letter, must not raise an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")


def fall_silent() -> None:
    """Discard what is still to be printed."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(words: Words, error: Exception) -> int:
    """One sentence for whatever went wrong."""
    from motherlode.words.mistakes import sentence

    print(f"motherlode: {sentence(words, error)}", file=sys.stderr)
    return ExitCode.MISTAKE


def take_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """The language that is asked for, before or after the command, and the arguments without it."""
    chosen, rest = None, []
    waiting = iter(arguments)
    for argument in waiting:
        option, has_value, value = argument.partition("=")
        if option == LANGUAGE:
            chosen = value if has_value else next(waiting, "")
        else:
            rest.append(argument)
    return chosen, rest


# --- what can be typed


class Command(NamedTuple):
    """A command: the function that runs it, imported when it is asked for, and what can stand behind it.

    Where there is an example, the first argument cannot be left out.
    """

    run: str
    usage: str
    arguments: tuple[str, ...]
    example: str = ""


TERMINAL, SERVER = "motherlode.terminal", "motherlode.server"
MATCH = ("seed", *MATCH_OPTIONS)
PLAY = ("game", "players", "seat", "names", "bots", "watch", *MATCH, "position", "save", "resume")
SIMULATE = ("game", "players", "games", "device", "workers", *MATCH, "as-json")
LEAGUE = ("time-limit", "league-games", "sure", "within", "out", "league-device")
ARENA = ("game", "players", "league-bots", "outside", "sandbox", "null", "luck", *LEAGUE, "workers", *MATCH, "as-json")
STUDY = (
    "game",
    "players",
    "study-bots",
    "study-games",
    "study-device",
    "workers",
    *MATCH,
    "study-out",
    "parquet",
    "as-json",
)
LADDER = (
    "game",
    "players",
    "submit",
    "time-limit",
    "league-games",
    "ladder-folder",
    "trusted",
    *MATCH_OPTIONS,
    "as-json",
)
REPLAY = ("file", "from-seat", "move", "show-position", "file-game", "as-json")
ADVISE = ("file", "advise-move", "advise-seat", "time", "file-game", "as-json")
BACKUP = ("backup-file", "store", "as-json")
VERIFY = ("file", "commitment", "file-game", "as-json")
SERVE = ("served-game", "host", "port", "store", "serve-workers", "origin", "proxy", "base-path", "set", "config")
COMMANDS = {
    "play": Command(f"{TERMINAL}.play:play", "GAME", PLAY, "quartz"),
    "tui": Command(f"{TERMINAL}.tui.command:tui", "", ("table-server", "person", "plain")),
    "simulate": Command(f"{TERMINAL}.simulate:simulate", "GAME", SIMULATE, "quartz --games 1e6"),
    "arena": Command(f"{TERMINAL}.arena:arena", "GAME", ARENA, "quartz --bots search:200ms,greedy*3"),
    "study": Command(f"{TERMINAL}.study:study", "GAME", STUDY, "quartz --house values.amber=6..12"),
    "ladder": Command(f"{TERMINAL}.ladder:ladder", "GAME", LADDER, "quartz --submit my-bot=./my_bot"),
    "gpu": Command(f"{TERMINAL}.gpu:gpu", "build [GAME…]", ("gpu-action", "gpu-games", "folder")),
    "cases": Command(f"{TERMINAL}.cases:cases", "FILE…", ("files", "file-game", "as-json"), "tests/cases"),
    "replay": Command(f"{TERMINAL}.replay:replay", "FILE", REPLAY, "evening.mine"),
    "verify": Command(f"{TERMINAL}.verify:verify", "FILE", VERIFY, "evening.mine"),
    "advise": Command(f"{TERMINAL}.advise:advise", "FILE", ADVISE, "evening.mine --move 12"),
    "review": Command(
        f"{TERMINAL}.review:look_back", "FILE", ("file", "html", "json", "playouts", "file-game"), "evening.mine"
    ),
    "serve": Command(f"{SERVER}.serve_command:serve", "", SERVE),
    "ssh": Command(f"{TERMINAL}.ssh.command:ssh", "", ("table-server", "host", "port", "sessions")),
    "export": Command(f"{SERVER}.backup_command:export_store", "FILE", BACKUP, "backup.gz"),
    "import": Command(f"{SERVER}.backup_command:import_store", "FILE", BACKUP, "backup.gz"),
    "page": Command(
        "motherlode.site.command:page",
        "build FOLDER",
        ("page-action", "page-folder", "served-game", "as-json"),
        "build site",
    ),
    "mcp": Command("motherlode.adapters.mcp.command:mcp", "", ("table-server", "person")),
    "rules": Command(f"{TERMINAL}.rules_page:rules", "[ID]", ("rule", "rules-game")),
    "doctor": Command("motherlode.doctor.command:doctor", "", ("store", "port", "as-json")),
    "completion": Command("motherlode.cli:completion", "SHELL", ("shell",), "bash"),
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
    "sandbox": ("--sandbox", {"action": "store_true"}),
    "null": ("--null", {"action": "store_true"}),
    "luck": ("--luck", {"action": "store_true"}),
    "submit": ("--submit", {"metavar": "NAME=COMMAND", "action": "append"}),
    "trusted": ("--trusted", {"action": "store_true"}),
    "ladder-folder": ("--folder", {"metavar": "FOLDER"}),
    "time-limit": ("--time-limit", {"metavar": "5s"}),
    "league-games": ("--games", {"metavar": "N"}),
    "sure": ("--sure", {"action": "store_true"}),
    "within": ("--within", {"metavar": "2%"}),
    "out": ("--out", {"metavar": "FOLDER"}),
    "league-device": ("--device", {"metavar": "cpu|cluster", "default": "cpu"}),
    "study-bots": ("--bots", {"metavar": "BOT,BOT,…"}),
    "study-games": ("--games", {"metavar": "N"}),
    "study-device": ("--device", {"metavar": "cpu|gpu", "default": "cpu"}),
    "study-out": ("--out", {"metavar": "FOLDER"}),
    "parquet": ("--parquet", {"action": "store_true"}),
    "gpu-action": ("action", {"metavar": "build", "nargs": "?"}),
    "gpu-games": ("games", {"metavar": "GAME", "nargs": "*"}),
    "folder": ("--folder", {"metavar": "FOLDER"}),
    "page-action": ("action", {"metavar": "build", "nargs": "?"}),
    "page-folder": ("place", {"metavar": "FOLDER", "nargs": "?"}),
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
    "serve-workers": ("--workers", {"metavar": "N"}),
    "origin": ("--origin", {"metavar": "URL", "action": "append"}),
    "base-path": ("--base-path", {"metavar": "PATH"}),
    "proxy": ("--proxy", {"metavar": "ADDRESS", "action": "append"}),
    "set": ("--set", {"metavar": "NAME=VALUE", "action": "append"}),
    "config": ("--config", {"metavar": "FILE.toml"}),
    "backup-file": ("file", {"metavar": "FILE", "nargs": "?"}),
    "store": ("--store", {"metavar": "FILE|URL"}),
    "file-game": ("--game", {"metavar": "GAME"}),
    "as-json": ("--json", {"action": "store_true"}),
    "table-server": ("--server", {"metavar": "URL"}),
    "person": ("--name", {"metavar": "NAME"}),
    "sessions": ("--sessions", {"metavar": "N"}),
    "plain": ("--plain", {"action": "store_true"}),
    "shell": ("shell", {"metavar": "SHELL", "nargs": "?"}),
    "rules-game": ("--game", {"metavar": "GAME"}),
    "lang": (LANGUAGE, {"metavar": "en|pt|ru"}),
    "help": ("--help", {"action": "store_true"}),
}


def run(words: Words, arguments: list[str]) -> int:
    """Find the command and run it."""
    if VERSION in arguments[:1]:
        print(f"motherlode {__version__}")
        return ExitCode.GOOD
    if not arguments:
        raise Mistake("no-command", known=", ".join(COMMANDS))
    name, *rest = arguments
    if name in (*HELP, "help"):
        print(help_text(words))
        return ExitCode.GOOD
    if name not in COMMANDS:
        from motherlode.terminal.choices import one_of

        one_of("option" if name.startswith("-") else "command", name, (*HELP, VERSION, LANGUAGE, *COMMANDS))
    parser = parser_of(words, name)
    given, left = read(parser, ["--help" if argument == "-h" else argument for argument in rest])
    if given.help:
        print(parser.format_help().rstrip())
        return ExitCode.GOOD
    if left:
        refuse_rest(parser, left)
    search_current_folder(given)
    check_needed(name, given)
    add_games(given)
    module, _, function = COMMANDS[name].run.partition(":")
    code: int = getattr(import_module(module), function)(words, given)
    return code


def check_needed(name: str, given: Namespace) -> None:
    """Refuse a command without the argument that it cannot do without."""
    written, settings = ARGUMENTS[COMMANDS[name].arguments[0]]
    if COMMANDS[name].example and not getattr(given, written):
        example = f"motherlode {name} {COMMANDS[name].example}"
        raise Mistake("missing", what=settings["metavar"].lower(), example=example)


def add_games(given: Namespace) -> None:
    """Add the games of others that are to be served to the catalog."""
    if names := vars(given).get("added"):
        from motherlode.games.catalog import add
        from motherlode.terminal.game_lookup import find_game

        for name in names:
            add(find_game(name).name)


def search_current_folder(given: Namespace) -> None:
    """Let a game that is named by its module lie in the current folder, as `python -m` and pytest do.

    Only a name on the command line opens the folder: the person who types it wants that code to run, while a file may
    come from anywhere. The folder is searched last, so nothing in it can replace an installed module; and not at all
    where Python is not to look there (`-P`, `PYTHONSAFEPATH`).
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
    from motherlode.sitting.columns import columns

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
    """Examples as people copy them: the command, and behind `#` what it is for, in one column."""
    rows = [line.partition(" # ")[::2] for line in text.splitlines()]
    width = max((len(command) for command, what in rows if what), default=0)
    return [f"  {command:{width}}  # {what}" if what else f"  {command}" for command, what in rows]


# --- the shell


def completion(words: Words, given: Namespace) -> int:
    """`motherlode completion`: print the script that lets a shell finish what is typed."""
    from motherlode.terminal.choices import one_of
    from motherlode.terminal.shell_completion import SHELLS, Completed, Value, script, value_of

    def completed(name: str) -> Completed:
        rows = [ARGUMENTS[argument] for argument in (*COMMANDS[name].arguments, "lang", "help")]
        options = {
            written: None if "action" in known and known["action"] == "store_true" else value_of(known["metavar"])
            for written, known in rows
            if written.startswith("-")
        }
        places = [value_of(known["metavar"]) for written, known in rows if not written.startswith("-")]
        return Completed(words.say(f"cli-{name}"), options, places[0] if places else Value())

    one_of("shell", given.shell, SHELLS)
    print(script(given.shell, {name: completed(name) for name in COMMANDS}, (*HELP, VERSION, LANGUAGE)))
    return ExitCode.GOOD

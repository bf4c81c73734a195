"""`motherlode completion`: a script that lets a shell finish commands, options and their values.

What can follow an option is read from how its value is written in the help: `en|pt|ru` are choices, `FILE` is a file.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from motherlode.bots.levels import LEVEL_NAMES
from motherlode.games.catalog import GAMES

CHOICES = re.compile(r"[a-z0-9-]+(\|[a-z0-9-]+)*")
NUMBER = re.compile(r"\d+[a-z%]*")  # an example, as in `--time 1s`
NAMES = ("bash", "zsh", "fish")
NAMED = {"GAME": tuple(GAMES), "BOT": (*LEVEL_NAMES, "greedy", "champion", "search", "random"), "SHELL": NAMES}


class Value(NamedTuple):
    """What can stand at one place: some words, or the name of a file."""

    words: tuple[str, ...] = ()
    file: bool = False


class Completed(NamedTuple):
    """A command: what it is for, its options (None for those without a value), what can stand behind it."""

    about: str
    options: Mapping[str, Value | None]
    place: Value


def value_of(metavar: str | Sequence[str]) -> Value:
    """What can stand where the help writes this.

    >>> value_of("en|pt|ru").words, value_of("FILE|URL").file, value_of("N")
    (('en', 'pt', 'ru'), True, Value(words=(), file=False))
    """
    written = metavar if isinstance(metavar, str) else metavar[0]
    if CHOICES.fullmatch(written) and not NUMBER.fullmatch(written):
        return Value(tuple(written.split("|")))
    names = next((words for name, words in NAMED.items() if written.startswith(name)), ())
    return Value(names, file="FILE" in written or "FOLDER" in written)


def script(shell: str, commands: Mapping[str, Completed], general: Sequence[str]) -> str:
    """The script for one shell."""
    return SHELLS[shell](commands, general)


def words_of(values: Sequence[str]) -> str:
    """Words as a shell reads them; none of ours needs a quotation mark."""
    return " ".join(values)


# --- bash


def bash(commands: Mapping[str, Completed], general: Sequence[str]) -> str:
    """For bash, from 3.2 on."""
    lines = [
        "# Completion for bash: source <(motherlode completion bash)",
        "_motherlode() {",
        '    local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD - 1]}" choices="" files=""',
        "    COMPREPLY=()",
        "    if ((COMP_CWORD == 1)); then",
        f'        choices="{words_of([*commands, *general])}"',
        "    else",
        '        case "${COMP_WORDS[1]} $before" in',
    ]
    for name, command in commands.items():
        for option, value in command.options.items():
            if value is not None:
                what = f'choices="{words_of(value.words)}"' if value.words else "files=yes" if value.file else "return"
                lines.append(f'            "{name} {option}") {what} ;;')
    lines += ["            *)", '                case "${COMP_WORDS[1]}" in']
    for name, command in commands.items():
        files = "; [[ $word == -* ]] || files=yes" if command.place.file else ""
        offered = words_of([*command.place.words, *command.options])
        lines.append(f'                    {name}) choices="{offered}"{files} ;;')
    lines += [
        "                esac ;;",
        "        esac",
        "    fi",
        "    if [[ -n $files ]]; then",
        '        compopt -o default 2>/dev/null || COMPREPLY=($(compgen -f -- "$word"))',
        "        return",
        "    fi",
        '    COMPREPLY=($(compgen -W "$choices" -- "$word"))',
        "}",
        "complete -F _motherlode motherlode",
    ]
    return "\n".join(lines)


# --- zsh


def zsh(commands: Mapping[str, Completed], general: Sequence[str]) -> str:
    """For zsh: as a file named _motherlode in a folder of `fpath`, or sourced."""
    lines = [
        "#compdef motherlode",
        "# Completion for zsh: source <(motherlode completion zsh)",
        "_motherlode() {",
        "    local -a commands",
        "    if ((CURRENT == 2)); then",
        "        commands=(",
        *(f"            {single(f'{name}:{command.about}')}" for name, command in commands.items()),
        "        )",
        "        _describe -t commands command commands",
        f"        compadd -- {words_of(general)}",
        "        return",
        "    fi",
        '    case "$words[2] $words[CURRENT - 1]" in',
    ]
    for name, command in commands.items():
        for option, value in command.options.items():
            if value is not None:
                what = f"compadd -- {words_of(value.words)}" if value.words else "_files" if value.file else ""
                lines.append(f'        ("{name} {option}") {f"{what}; " if what else ""}return ;;')
    lines += ["    esac", '    case "$words[2]" in']
    for name, command in commands.items():
        files = '; [[ "$PREFIX" == -* ]] || _files' if command.place.file else ""
        offered = words_of([*command.place.words, *command.options])
        lines.append(f"        ({name}) compadd -- {offered}{files} ;;")
    lines += [
        "    esac",
        "}",
        'if [[ "$funcstack[1]" == _motherlode ]]; then _motherlode "$@"; else compdef _motherlode motherlode; fi',
    ]
    return "\n".join(lines)


# --- fish


def fish(commands: Mapping[str, Completed], general: Sequence[str]) -> str:
    """For fish."""
    lines = ["# Completion for fish: motherlode completion fish | source", "complete -c motherlode -f"]
    for name, command in commands.items():
        lines.append(f"complete -c motherlode -n __fish_use_subcommand -a {name} -d {single(command.about)}")
    lines += [f"complete -c motherlode -n __fish_use_subcommand -{fish_option(option)}" for option in general]
    for name, command in commands.items():
        here = f"complete -c motherlode -n '__fish_seen_subcommand_from {name}'"
        if command.place.words:
            lines.append(f"{here} -a {single(words_of(command.place.words))}")
        if command.place.file:
            lines.append(f"{here} -F")
        for option, value in command.options.items():
            follows = "" if value is None else f" -x -a {single(words_of(value.words))}" if value.words else " -r"
            follows += " -F" if value and value.file else ""
            lines.append(f"{here} -{fish_option(option)}{follows}")
    return "\n".join(lines)


def fish_option(option: str) -> str:
    """An option as fish declares it.

    >>> fish_option("--help"), fish_option("-h")
    ('l help', 's h')
    """
    return f"l {option[2:]}" if option.startswith("--") else f"s {option[1:]}"


def single(text: str) -> str:
    """A text in single quotation marks, as these shells read it."""
    return "'" + text.replace("\\", "").replace("'", "’") + "'"


SHELLS: dict[str, Callable[[Mapping[str, Completed], Sequence[str]], str]]
SHELLS = dict(zip(NAMES, (bash, zsh, fish), strict=True))

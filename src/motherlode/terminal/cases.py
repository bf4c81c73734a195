"""`motherlode cases`: run rule cases and say which fail, and why."""

from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path

from motherlode.games.catalog import GAMES, is_module
from motherlode.match.cases import Case, find_files, read_cases, run_case
from motherlode.report.progress import progress_bar
from motherlode.terminal.console import Console
from motherlode.terminal.exit_codes import ExitCode
from motherlode.terminal.game_lookup import load
from motherlode.terminal.json_output import say_json
from motherlode.terminal.preparation import prepare, rule_steps
from motherlode.words import Words


def cases(words: Words, given: Namespace) -> int:
    """Run the cases of all files; 1 when one fails."""
    every = [case for file in find_files([Path(name) for name in given.files]) for case in read_cases(file)]
    games = [load(name, named=name == given.game) for name in sorted(games_of(every))]
    prepare(words, [step for game in games for step in rule_steps(game)])
    console, failed = Console(), []
    with progress_bar(words.say("cases-running"), len(every)) as advance:
        for number, case in enumerate(every, 1):
            if problems := judge(case):
                failed.append({"file": str(case.file), "case": case.name, "rules": case.rules, "problems": problems})
                if not given.json:
                    console.say(failure(words, case, problems))
            advance(number)
    if given.json:
        say_json({"cases": len(every), "hold": len(every) - len(failed), "failed": failed})
    else:
        console.say(words.say("cases-summary", cases=len(every), hold=len(every) - len(failed)))
    return ExitCode.SAYS_NO if failed else ExitCode.GOOD


def judge(case: Case) -> list[str]:
    """What is wrong with a case. One that cannot even be judged, because its form is too strange, is wrong too."""
    try:
        return run_case(case)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        return [f"{type(error).__name__}: {error}"]


def failure(words: Words, case: Case, problems: Iterable[str]) -> list[str]:
    """A failing case: where it stands, what it is called, which rules it shows, and what is wrong."""
    rules = [words.say("cases-rules", count=len(case.rules), rules=", ".join(case.rules))] if case.rules else []
    title = words.say("labelled", label=str(case.file), text=case.name)
    return [title, *(f"  {line}" for line in [*rules, *problems])]


def games_of(every: Iterable[Case]) -> set[str]:
    """The games that the cases are of; what is not even a name of a game is found out when its case is judged."""
    named = [case.position.get("game") for case in every if isinstance(case.position, dict)]
    return {name for name in named if isinstance(name, str) and (name in GAMES or is_module(name))}

"""The command: all checks, as lines to read or as JSON."""

from argparse import Namespace

from motherlode import __version__
from motherlode.doctor.checks import CHECKS
from motherlode.doctor.findings import Finding
from motherlode.sitting.columns import columns
from motherlode.terminal.console import Console
from motherlode.terminal.exit_codes import ExitCode
from motherlode.terminal.json_output import say_json
from motherlode.words import Words


def doctor(words: Words, given: Namespace) -> int:
    """Look at everything; 1 when something has to be mended before Motherlode works here."""
    found = {name: check(given) for name, check in CHECKS.items()}
    broken = [name for name, finding in found.items() if finding.state == "bad"]
    if given.json:
        say_json(as_data(words, found, not broken))
    else:
        Console().say([*lines_of(words, found), "", words.say("doctor-sum", broken=len(broken))])
    return ExitCode.SAYS_NO if broken else ExitCode.GOOD


def lines_of(words: Words, found: dict[str, Finding]) -> list[str]:
    """What was found, with the advice below it."""
    rows = [[words.say(f"doctor-{one.state}"), words.say(f"doctor-{name}"), one.fact] for name, one in found.items()]
    lines = [words.say("doctor-heading", version=__version__), ""]
    for line, one in zip(columns(rows), found.values(), strict=True):
        lines += [line, *([f"    {advised}"] if (advised := advice(words, one)) else [])]
    return lines


def advice(words: Words, one: Finding) -> str:
    """What to do; nothing where all is good."""
    return words.say(f"doctor-advice-{one.advice}", **one.arguments) if one.advice and one.state != "good" else ""


def as_data(words: Words, found: dict[str, Finding], good: bool) -> dict[str, object]:
    """The same for programs."""
    checks = {name: {"state": one.state, "fact": one.fact, "advice": advice(words, one)} for name, one in found.items()}
    return {"version": __version__, "good": good, "checks": checks}

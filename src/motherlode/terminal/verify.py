"""`motherlode verify`: the chance of a finished match recomputed, and what that proves."""

from argparse import Namespace
from typing import Any

from motherlode.match.fairness import Fairness, Verdict
from motherlode.match.fairness import verify as recompute
from motherlode.match.log import check_digits
from motherlode.match.notation import read
from motherlode.sitting.files import read_text
from motherlode.terminal.choices import seats_of
from motherlode.terminal.console import Console
from motherlode.terminal.exit_codes import ExitCode
from motherlode.terminal.game_lookup import find_game_of
from motherlode.terminal.json_output import say_json
from motherlode.terminal.preparation import prepare, rule_steps
from motherlode.words import Words
from motherlode.words.mistakes import spoken


def verify(words: Words, given: Namespace) -> int:
    """Verify a file as the command line asks for it; 1 when something does not hold."""
    written_down = (given.commitment or "").strip().lower()
    if given.commitment is not None:
        check_digits("--commitment", written_down)
    log = read(read_text(given.file))
    game = find_game_of(given.file, log, given.game)
    seats_of(game, log)
    prepare(words, rule_steps(game))
    verdict = recompute(log, written_down)
    if given.json:
        say_json(as_data(words, verdict, log.fairness, written_down))
    elif verdict.problem:
        Console().say(words.say("verify-fails", why=spoken(words, verdict.problem)))
    else:
        assert log.fairness, "a match without it does not hold"
        Console().say(lines_of(words, verdict, log.fairness, bool(written_down)))
    return ExitCode.SAYS_NO if verdict.problem else ExitCode.GOOD


def as_data(words: Words, verdict: Verdict, fairness: Fairness | None, written_down: str) -> dict[str, Any]:
    """The verdict for programs."""
    counts = {"seeds": verdict.seeds, "moves": verdict.moves, "draws": verdict.draws, "over": verdict.over}
    why = spoken(words, verdict.problem) if verdict.problem else None
    found = {"commitment": fairness.commitment, "nonces": list(fairness.nonces)} if fairness else {}
    return {"holds": not verdict.problem, "why": why, **counts, "compared": bool(written_down), **found}


def lines_of(words: Words, verdict: Verdict, fairness: Fairness, compared: bool) -> list[str]:
    """What was recomputed, what it proves and what not, and what is left to compare."""
    lines = [words.say("verify-holds", seeds=verdict.seeds, moves=verdict.moves, draws=verdict.draws)]
    if not verdict.over:
        lines.append(words.say("verify-open"))
    lines += [words.say("verify-proves"), words.say("verify-leaves"), ""]
    if compared:
        lines.append(words.say("verify-compared"))
    else:
        lines.append(words.say("verify-compare", commitment=fairness.commitment))
    for seat, nonce in enumerate(fairness.nonces, 1):
        lines.append(
            words.say("verify-nonce", seat=seat, nonce=nonce) if nonce else words.say("verify-no-nonce", seat=seat)
        )
    return lines

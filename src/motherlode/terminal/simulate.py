"""`motherlode simulate`: many random games, a bar while they run, and a table of what came of them."""

from argparse import Namespace
from typing import Any

from motherlode.batch import MOST_GAMES, SEED_LIMIT, Device, device_of, run
from motherlode.batch.summary import Spread, Summary
from motherlode.games.kit.game import Game
from motherlode.games.kit.mistakes import Mistake
from motherlode.report.progress import progress_bar
from motherlode.sitting.columns import columns
from motherlode.terminal.choices import check_options, match_options, usual_players, whole_number
from motherlode.terminal.console import Console
from motherlode.terminal.exit_codes import ExitCode
from motherlode.terminal.game_lookup import find_game
from motherlode.terminal.json_output import say_json
from motherlode.terminal.preparation import prepare
from motherlode.words import Words
from motherlode.words.numbers import decimal, percent, whole

MOST_PLAYERS = 99
MOST_WORKERS = 10_000
WITHOUT_WORKERS = ("gpu",)  # it has no cores to distribute
QUARTILES = (0.25, 0.5, 0.75)


def simulate(words: Words, given: Namespace) -> int:
    """Simulate as the command line asks for it; interrupted, it shows what was done so far."""
    game = find_game(given.game)
    games = whole_number("--games", given.games, 1, MOST_GAMES)
    seed = whole_number("--seed", given.seed or "0", 0, SEED_LIMIT - 1 - games)
    seats = whole_number("--players", given.players or str(usual_players(game)), 1, MOST_PLAYERS)
    options = match_options(given)
    check_options(game, seats, options)
    settings = device_settings(given)
    [device] = prepare(words, [lambda: device_of(given.device, game, seats, options, **settings)])
    summary, code = Summary.nothing(game, seats), ExitCode.GOOD
    try:
        with progress_bar(words.say("simulate-playing"), games) as advance:

            def keep(so_far: Summary) -> None:
                nonlocal summary
                summary = so_far
                advance(so_far.games)

            run(game, games, seats, device=device, seed=seed, progress=keep)
    except KeyboardInterrupt:
        code = ExitCode.INTERRUPTED
    if given.json:
        say_json({"game": game.name, "seed": seed, "options": options, "device": given.device, "wanted": games}
                 | as_data(game, summary))  # fmt: skip
        return code
    Console().say([words.say("simulate-heading", game=words.game(game.name), seats=seats, seed=str(seed)), ""])
    Console().say(report(words, game, summary, games, place(words, given.device, device)))
    return code


def device_settings(given: Namespace) -> dict[str, Any]:
    """What was said about the device, as far as it is to be said of this one."""
    if given.workers is None:
        return {}
    if given.device in WITHOUT_WORKERS:
        raise Mistake("apart", one="--workers", other=f"--device {given.device}")
    return {"workers": whole_number("--workers", given.workers, 1, MOST_WORKERS)}


def place(words: Words, name: str, device: Device) -> str:
    """Where it was played; omitted for a single core of this machine."""
    if name != "cpu":
        return words.say(f"simulate-on-{name}")
    cores = getattr(device, "workers", 1)
    return words.say("simulate-on-cpu", cores=cores) if cores > 1 else ""


def report(words: Words, game: Game, summary: Summary, wanted: int, where: str) -> list[str]:
    """The table: where, how fast, how often, how much, how long."""
    seconds = max(summary.seconds, 1e-9)
    facts = [
        ("simulate-games", whole(words, summary.games)),
        *([("simulate-place", where)] if where else []),
        ("simulate-seconds", decimal(words, summary.seconds)),
        ("simulate-games-per-second", whole(words, summary.games / seconds)),
        ("simulate-decisions-per-second", whole(words, summary.decisions / seconds)),
        *((f"{game.name}-{rate}", decimal(words, summary.per(*events), 2)) for rate, events in game.rates.items()),
    ]
    lines = columns([[words.say(label), value] for label, value in facts], numbers=True)
    if summary.games:
        lines += ["", *columns(spreads(words, summary), numbers=True)]
    if summary.games < wanted:
        lines.append(words.say("simulate-interrupted", games=summary.games, wanted=wanted))
    return lines


def as_data(game: Game, summary: Summary) -> dict[str, Any]:
    """The same for programs."""
    seats = [
        {"seat": seat, "wins": summary.win_share(seat), **spread_data(scores)}
        for seat, scores in enumerate(summary.scores, 1)
    ]
    return {
        "games": summary.games,
        "seconds": summary.seconds,
        "decisions": summary.decisions,
        "rates": {rate: summary.per(*events) for rate, events in game.rates.items()},
        "seats": seats,
        "all": spread_data(summary.all_scores),
        "length": spread_data(summary.length),
    }


def spread_data(numbers: Spread) -> dict[str, Any]:
    """Average, deviation, least, quartiles and most."""
    quartiles = [numbers.quantile(part) for part in QUARTILES] if numbers.number else []
    ends = {"least": numbers.least, "quartiles": quartiles, "most": numbers.most}
    return {"mean": numbers.mean, "deviation": numbers.deviation, **ends}


def spreads(words: Words, summary: Summary) -> list[list[str]]:
    """Coins by seat and in all, with the share of victories; then the length of a game."""
    head = ["simulate-mean", "simulate-deviation", "simulate-least", "simulate-most", "simulate-wins"]
    mean, deviation, least, most, wins = (words.say(label) for label in head)
    rows = [
        [
            words.say("simulate-scores"),
            mean,
            deviation,
            least,
            *(percent(words, part, 0) for part in QUARTILES),
            most,
            wins,
        ]
    ]
    for seat, scores in enumerate(summary.scores, 1):
        share = percent(words, summary.win_share(seat), 1)
        rows.append([words.say("simulate-seat", number=seat), *spread(words, scores), share])
    rows.append([words.say("simulate-all"), *spread(words, summary.all_scores), ""])
    rows.append([words.say("simulate-length"), *spread(words, summary.length), ""])
    return rows


def spread(words: Words, numbers: Spread) -> list[str]:
    """Average, deviation, least, quartiles and most."""
    ends = [numbers.least or 0, *(numbers.quantile(part) for part in QUARTILES), numbers.most or 0]
    return [decimal(words, numbers.mean), decimal(words, numbers.deviation), *(whole(words, end) for end in ends)]

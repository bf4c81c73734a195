"""How strong the bots are: leagues with the same deals for all, kept in `.bench/leagues`, where a run goes on later."""

import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from motherlode.arena import League, Plan, Standing
from motherlode.batch import device_of, run
from motherlode.bots import champion, player_of
from motherlode.bots.levels import levels_of
from motherlode.games.catalog import GAMES, find
from motherlode.report.charts import Series, lines
from motherlode.report.markup import Markup
from motherlode.report.page import columns_of_charts, figure, page, paragraph, section, table
from motherlode.report.scales import Axis

KEPT = Path(".bench/leagues")
SEATS, FAIR = 4, 0.25
SEED = 20_000


class Aim(NamedTuple):
    """One bot against three others: the share of the wins that is hoped for."""

    name: str
    game: str
    bots: str
    games: int
    aim: float | None


AIMS = (
    *(Aim("greedy", game, "greedy,random*3", 40_000, 0.9) for game in GAMES),
    Aim("search", "quartz", "search:200ms,greedy*3", 80, 0.60),
    Aim("search", "dice", "search:200ms,greedy*3", 120, 0.55),
    Aim("search", "quarry", "search:200ms,greedy*3", 160, 0.50),
    Aim("search against random", "quarry", "search:50ms,random*3", 200, None),
)

CHAMPIONS = tuple(Aim("champion", game, "champion,greedy*3", 20_000, 0.40) for game in champion.games())

RUNGS = (50, 100, 200, 400, 800, 1600)  # playouts for a move: each twice the last
LADDER_GAMES = 80
LEVEL_GAMES = 480


def played(name: str, game: str, bots: str, games: int) -> list[Standing]:
    """A league, played or taken from where it was kept."""
    league = League(Plan.of(game, bots, SEATS, SEED), KEPT / name)

    def progress(done: int) -> None:
        print(f"\r{name}: {done} of {games}", end="", file=sys.stderr, flush=True)

    try:
        league.play(games, progress=progress)
        print(file=sys.stderr)
        return league.standings()
    finally:
        league.close()


def share(one: Standing) -> str:
    return f"{100 * one.share:.1f} % ({100 * one.share_low:.1f}–{100 * one.share_high:.1f})"


def games_of(standings: list[Standing]) -> int:
    return sum(one.seats for one in standings) // SEATS


def milliseconds(one: Standing) -> str:
    return "" if one.thinking is None else f"{1000 * one.thinking:.1f} ms"


# --- the aims


def strength_rows(aims: Sequence[Aim] = AIMS) -> Iterator[str]:
    """Each aim and what was reached."""
    yield "| one | against three | game | games | wins, 95 % interval | a decision takes | aim | |"
    yield "|---|---|---|---:|---|---:|---:|---|"
    for aim in aims:
        hero, _, field = aim.bots.partition(",")
        standings = played(f"{aim.name.replace(' ', '-')}-{aim.game}", aim.game, aim.bots, aim.games)
        one = next(standing for standing in standings if standing.bot == hero)
        reached = "" if aim.aim is None else "✓" if one.share >= aim.aim else "✗"
        hoped = "" if aim.aim is None else f"{100 * aim.aim:.0f} %"
        yield (
            f"| {hero} | {field.partition('*')[0]} | {aim.game} | {games_of(standings)} | {share(one)} | "
            f"{milliseconds(one)} | {hoped} | {reached} |"
        )


# --- what a decision of a compiled bot takes


class Cost(NamedTuple):
    game: str
    bot: str
    games: float  # a second
    microseconds: float  # for a decision


def decision_costs() -> Iterator[Cost]:
    """Whole games of champions, and of greedy players beside them."""
    for name in champion.games():
        for bot, games in (("champion", 2_000), ("greedy", 20_000)):
            game = find(name)
            device = device_of("cpu", game, SEATS, players=player_of(bot, game), workers=1)
            played = min((run(game, games, SEATS, device=device) for _ in range(3)), key=lambda one: one.seconds)
            yield Cost(name, bot, played.games / played.seconds, 1e6 * played.seconds / played.decisions)


# --- the ladder


class Rung(NamedTuple):
    game: str
    playouts: int
    doubled: Standing
    games: int


def rungs() -> Iterator[Rung]:
    """Each doubling against three of the last."""
    for game in GAMES:
        for last, playouts in pairwise(RUNGS):
            bots = f"search:{playouts},search:{last}*3"
            standings = played(f"ladder-{game}-{playouts}", game, bots, LADDER_GAMES)
            doubled = next(standing for standing in standings if standing.bot == f"search:{playouts}")
            yield Rung(game, playouts, doubled, games_of(standings))


def ladder_rows(ladder: list[Rung]) -> Iterator[str]:
    yield "| game | playouts | against three with | games | wins, 95 % interval (fair: 25 %) | a decision takes |"
    yield "|---|---:|---:|---:|---|---:|"
    for rung in ladder:
        yield (
            f"| {rung.game} | {rung.playouts} | {rung.playouts // 2} | {rung.games} | {share(rung.doubled)} | "
            f"{milliseconds(rung.doubled)} |"
        )


def ladder_page(ladder: list[Rung], stamp: str) -> str:
    """The ladder as a picture for each game."""
    across = Axis("playouts for a move", lambda number: f"{number:g}", logarithmic=True)
    up = Axis("share of the wins", lambda number: f"{100 * number:.0f} %", low=0.0)
    figures: list[Markup] = []
    for game in GAMES:
        own = [rung for rung in ladder if rung.game == game]
        series = Series(
            game,
            [(rung.playouts, rung.doubled.share) for rung in own],
            [(rung.doubled.share_low, rung.doubled.share_high) for rung in own],
        )
        figures.append(figure(game, lines([series], across, up, level=FAIR, title=game)))
    head, rows = (
        ["game", "playouts", "games", "share of the wins", "a decision takes"],
        [
            [rung.game, str(rung.playouts), str(rung.games), share(rung.doubled), milliseconds(rung.doubled)]
            for rung in ladder
        ],
    )
    return page(
        "The skill ladder",
        paragraph(
            "Every point is a league of one search bot against three that think half as long; the line is the share of "
            "the wins, the band its 95 % interval, the level a fair share. Where the line comes down to the level, "
            "thinking longer no longer helps."
        ),
        section("Each doubling against the last", columns_of_charts(*figures)),
        section("In numbers", table(head, rows)),
        paragraph(stamp, quiet=True),
    )


# --- the levels


def level_rows() -> Iterator[str]:
    """The five strengths of each game, and random play, in one league."""
    yield "| game | level | bot | rating, 95 % interval | wins | mean place | a decision takes |"
    yield "|---|---|---|---|---|---:|---:|"
    for game in GAMES:
        levels = levels_of(find(game))
        bots = ",".join(dict.fromkeys(["random", *(level.bot for level in levels)]))
        for one in reversed(played(f"levels-{game}", game, bots, LEVEL_GAMES)):
            name = next((level.name for level in levels if level.bot == one.bot), "")
            rated = one.rating
            rating = f"{rated.points:.0f} ({rated.low:.0f} to {rated.high:.0f})" if rated else ""
            yield f"| {game} | {name} | {one.bot} | {rating} | {share(one)} | {one.place:.2f} | {milliseconds(one)} |"

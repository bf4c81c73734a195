"""A league as a page to look at and to pass on; every number of its charts stands in its table too."""

import json
from collections.abc import Sequence
from math import floor, log10
from pathlib import Path

from motherlode.arena import cells
from motherlode.arena.results import REPORT, STANDINGS
from motherlode.arena.standings import Standing, course_of
from motherlode.arena.tally import Tally
from motherlode.report.charts import Bar, Interval, Series, bars, intervals, lines
from motherlode.report.markup import Markup
from motherlode.report.page import columns_of_charts, facts, figure, page, paragraph, section, table
from motherlode.report.scales import Axis
from motherlode.words import Words
from motherlode.words.numbers import percent, whole


def write(words: Words, tally: Tally, standings: Sequence[Standing], folder: Path) -> None:
    """Write the table and the page into the folder of a league."""
    (folder / STANDINGS).write_text(cells.as_csv(standings), encoding="utf-8")
    (folder / REPORT).write_text(as_page(words, tally, standings), encoding="utf-8")


def as_page(words: Words, tally: Tally, standings: Sequence[Standing]) -> str:
    """The page."""
    plan = tally.plan
    title = words.say("arena-title", game=words.game(plan.game), bots=words.join(plan.names))
    head, *body = cells.rows(words, standings) if standings else [[]]
    parts = [league_facts(words, tally)]
    if standings:
        notes = [cells.anchor_note(words, plan), words.say("arena-share-note"), words.say("arena-trial-note")]
        notes += cells.notes(words, plan)
        parts.append(section(words.say("arena-standings"), table(head, body), paragraph(" ".join(notes), quiet=True)))
        if drawn := charts(words, tally, standings):
            parts.append(section(words.say("arena-charts"), columns_of_charts(*drawn)))
    if tally.failed:
        head, *body = cells.failure_rows(words, plan, tally.failed)
        note = paragraph(words.say("arena-failed-note"), quiet=True)
        parts.insert(1, section(words.say("arena-failures"), table(head, body, numbers=False), note))
    return page(title, *parts, language=words.language)


def league_facts(words: Words, tally: Tally) -> Markup:
    """What was played."""
    plan = tally.plan
    pairs = [
        ("arena-fact-game", words.game(plan.game)),
        ("arena-fact-players", whole(words, plan.seats)),
        ("arena-fact-games", whole(words, tally.games)),
        ("arena-fact-deals", whole(words, tally.deals)),
        ("arena-fact-line-ups", whole(words, len(plan.line_ups))),
        ("arena-fact-seed", str(plan.seed)),
        ("arena-fact-rules", str(plan.rules)),
    ]
    if plan.options:
        pairs.append(("arena-fact-options", json.dumps(plan.options, ensure_ascii=False)))
    return facts([(words.say(key), value) for key, value in pairs])


# --- charts


def charts(words: Words, tally: Tally, standings: Sequence[Standing]) -> list[Markup]:
    """The bots that can be shown. A bot that has failed is compared with nobody."""
    standings = [one for one in standings if not one.failed]
    if not standings:
        return []
    drawn = [rating_chart(words, standings), share_chart(words, standings), course_chart(words, tally, standings)]
    if any(one.thinking for one in standings):
        drawn.append(thinking_chart(words, standings))
    return [chart for chart in drawn if chart]


def rating_chart(words: Words, standings: Sequence[Standing]) -> Markup:
    """Ratings with their intervals."""
    title = words.say("arena-chart-ratings")
    points = [
        Interval(one.bot, one.rating.points, one.rating.low, one.rating.high, cells.rating(words, one))
        for one in standings
        if one.rating
    ]
    axis = Axis(words.say("arena-axis-points"), lambda number: whole(words, number))
    return figure(title, intervals(points, axis, level=0.0, title=title))


def share_chart(words: Words, standings: Sequence[Standing]) -> Markup:
    """Shares of the wins with their intervals, against the fair share."""
    title = words.say("arena-chart-shares")
    points = [Interval(one.bot, one.share, one.share_low, one.share_high, cells.share(words, one)) for one in standings]
    axis = Axis(words.say("arena-axis-share"), lambda number: percent(words, number, 0), low=0.0)
    fair = standings[0].fair_share
    note = words.say("arena-fair-line", share=percent(words, fair))
    return figure(title, intervals(points, axis, level=fair, title=title), note=note)


def course_chart(words: Words, tally: Tally, standings: Sequence[Standing]) -> Markup:
    """How the shares went as games went by."""
    title = words.say("arena-chart-course")
    courses = [course_of(tally, tally.plan.names.index(one.bot)) for one in standings]
    series = [Series(course.bot, course.points, course.bands) for course in courses if course.points]
    if not series:
        return Markup("")
    across = Axis(words.say("arena-axis-games"), lambda number: whole(words, number), low=0.0)
    up = Axis(words.say("arena-axis-share"), lambda number: percent(words, number, 0), low=0.0)
    chart = lines(series, across, up, level=standings[0].fair_share, title=title)
    return figure(title, chart, series, words.say("arena-course-note"))


def thinking_chart(words: Words, standings: Sequence[Standing]) -> Markup:
    """How long a decision takes; searching bots and the others are far apart, so the axis is logarithmic."""
    title = words.say("arena-chart-thinking")
    least = min(one.thinking for one in standings if one.thinking)
    low = 10.0 ** floor(log10(least))
    rows = [Bar(one.bot, one.thinking or low, cells.time(words, one.thinking)) for one in standings]
    axis = Axis(words.say("arena-axis-thinking"), lambda number: cells.seconds(words, number), low, logarithmic=True)
    return figure(title, bars(rows, axis, title=title))

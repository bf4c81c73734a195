"""A league in words and numbers: the cells of its table, for people and for other programs."""

import csv
from collections.abc import Callable, Sequence
from io import StringIO
from typing import NamedTuple

from motherlode.arena.plan import NULL, Plan
from motherlode.arena.standings import ANCHOR, Standing
from motherlode.arena.tally import Failed
from motherlode.words import Words
from motherlode.words.numbers import decimal, percent, whole

NOTHING = "–"


def seconds(words: Words, time: float) -> str:
    """A time in seconds, or in parts of one."""
    if time >= 1:
        return words.say("arena-seconds", number=decimal(words, time, 1 if time >= 10 else 2))
    thousandths = 1000 * time
    if thousandths >= 10:
        return words.say("arena-milliseconds", number=whole(words, thousandths))
    return words.say("arena-milliseconds", number=decimal(words, thousandths, 1 if thousandths >= 1 else 2))


def rating(words: Words, one: Standing) -> str:
    """The points with their interval; for a bot that has failed, that it failed."""
    if one.failed:
        return words.say("arena-failed")
    if one.rating is None:
        return NOTHING
    points, low, high = (whole(words, number) for number in one.rating)
    return words.say("arena-interval", value=points, low=low, high=high) if low != high else points


def share(words: Words, one: Standing) -> str:
    """The share of wins with its interval."""
    if one.failed:
        return NOTHING
    ends = (one.share, one.share_low, one.share_high)
    value, low, high = (percent(words, number) for number in ends)
    return words.say("arena-interval", value=value, low=low, high=high)


def less_luck(words: Words, one: Standing) -> str:
    """The share with luck taken out, with its interval."""
    if one.failed or one.less_luck is None:
        return NOTHING
    value, low, high = (percent(words, number) for number in one.less_luck[:3])
    return words.say("arena-interval", value=value, low=low, high=high)


def cut(words: Words, one: Standing) -> str:
    """By how much the variance is less."""
    return NOTHING if one.failed or one.less_luck is None else percent(words, one.less_luck.cut, 0)


def time(words: Words, thought: float | None) -> str:
    """A thinking time, if it was measured."""
    return NOTHING if thought is None else seconds(words, thought)


# --- the table


class Column(NamedTuple):
    """A column: its heading, what stands in it, and whether it is worth showing."""

    heading: str
    cell: Callable[[Words, Standing], str]
    matters: Callable[[Standing], bool] = lambda one: True


COLUMNS = (
    Column("arena-bot", lambda words, one: one.bot),
    Column("arena-rating", rating),
    Column("arena-share", share),
    Column("arena-less-luck", less_luck, lambda one: one.less_luck is not None),
    Column("arena-cut", cut, lambda one: one.less_luck is not None),
    Column("arena-fair", lambda words, one: percent(words, one.fair_share)),
    Column("arena-place", lambda words, one: NOTHING if one.failed else decimal(words, one.place, 2)),
    Column("arena-score", lambda words, one: NOTHING if one.failed else decimal(words, one.score)),
    Column("arena-thinking", lambda words, one: time(words, one.thinking), lambda one: one.thinking is not None),
    Column("arena-longest", lambda words, one: time(words, one.longest), lambda one: one.longest is not None),
    Column("arena-seats", lambda words, one: NOTHING if one.failed else whole(words, one.seats)),
)


def rows(words: Words, standings: Sequence[Standing]) -> list[list[str]]:
    """The table: its headings, then a row for each bot. A column with nothing in it is left out."""
    shown = [column for column in COLUMNS if any(column.matters(one) for one in standings)]
    head = [words.say(column.heading) for column in shown]
    return [head, *([column.cell(words, one) for column in shown] for one in standings)]


def anchor_note(words: Words, plan: Plan) -> str:
    """What a rating is, and where 0 lies."""
    zero = words.say("arena-anchor-random" if ANCHOR in plan.names else "arena-anchor-mean")
    return f"{words.say('arena-rating-note')} {zero}"


def notes(words: Words, plan: Plan) -> list[str]:
    """What stands under the table about luck and the null player, where there is any."""
    found = [words.say("arena-luck-note")] if plan.luck else []
    twins = [one.twin for one in plan.entrants if one.twin]
    return found + [words.say("arena-null-note", null=NULL, bot=twin) for twin in twins]


def failure_rows(words: Words, plan: Plan, failed: Sequence[Failed]) -> list[list[str]]:
    """What went wrong with outside bots: the bot, the game, what, and what it said last."""
    head = [words.say(f"arena-failure-{name}") for name in ("bot", "game", "what", "detail")]
    body = []
    for bot, result, failing in failed:
        seed = str(plan.seed + result.deal)
        place = words.say("arena-failure-place", seed=seed, turn=result.turn + 1, move=failing.move)
        body.append([bot, place, words.say(f"arena-fault-{failing.kind}"), failing.detail])
    return [head, *body]


# --- for other programs

CSV_COLUMNS: dict[str, Callable[[Standing], object]] = {
    "bot": lambda one: one.bot,
    "rating": lambda one: rounded(one.rating and one.rating.points, 1),
    "rating_low": lambda one: rounded(one.rating and one.rating.low, 1),
    "rating_high": lambda one: rounded(one.rating and one.rating.high, 1),
    "win_share": lambda one: rounded(ranked(one, one.share), 5),
    "win_share_low": lambda one: rounded(ranked(one, one.share_low), 5),
    "win_share_high": lambda one: rounded(ranked(one, one.share_high), 5),
    "fair_share": lambda one: rounded(one.fair_share, 5),
    "mean_place": lambda one: rounded(ranked(one, one.place), 4),
    "mean_score": lambda one: rounded(ranked(one, one.score), 3),
    "seats": lambda one: one.seats,
    "decisions": lambda one: one.decisions,
    "seconds_per_decision": lambda one: rounded(one.thinking, 6),
    "longest_decision": lambda one: rounded(one.longest, 6),
    "failed": lambda one: int(one.failed),
    "fault": lambda one: one.failings[0].kind if one.failed else "",
    "last_words": lambda one: one.failings[0].detail if one.failed else "",
    "win_share_less_luck": lambda one: rounded(of_luck(one, 0), 5),
    "win_share_less_luck_low": lambda one: rounded(of_luck(one, 1), 5),
    "win_share_less_luck_high": lambda one: rounded(of_luck(one, 2), 5),
    "variance_cut": lambda one: rounded(of_luck(one, 3), 4),
}


def ranked(one: Standing, number: float) -> float | None:
    """A number by which bots are compared; none for a bot that has failed."""
    return None if one.failed else number


def of_luck(one: Standing, place: int) -> float | None:
    """One of the numbers about luck, where it was measured."""
    return None if one.failed or one.less_luck is None else one.less_luck[place]


def rounded(number: float | None, places: int) -> str:
    """A number with this many decimal places; nothing where there is none."""
    return "" if number is None else f"{number:.{places}f}"


def as_csv(standings: Sequence[Standing]) -> str:
    """The table as CSV, in the same words and with the same points everywhere."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(CSV_COLUMNS)
    writer.writerows([value(one) for value in CSV_COLUMNS.values()] for one in standings)
    return text.getvalue()

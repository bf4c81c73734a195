"""A study as pages: Markdown to read anywhere, HTML with plots in one file, and the numbers for other programs."""

import csv
import json
from collections.abc import Sequence
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

from motherlode.games.kit.mistakes import Mistake
from motherlode.report.charts import Interval, Series, intervals, lines
from motherlode.report.markup import Markup
from motherlode.report.page import columns_of_charts, facts, figure, page, paragraph, section, table
from motherlode.report.scales import Axis
from motherlode.study.cells import FindingsTable, Labels, cell, in_order, tables_of
from motherlode.study.measures import SHARE
from motherlode.study.runs import LEAD, RISK, SEATS, Finding, Study
from motherlode.study.variants import HOUSE, WORTH
from motherlode.words import Words
from motherlode.words.numbers import decimal, percent, whole

MARKDOWN, HTML, NUMBERS, PARQUET = "study.md", "study.html", "study.csv", "study.parquet"
COLUMNS = ("table", "bot", "subject", "measure", "value", "low", "high", "trials")
DIGITS = 6


@dataclass(frozen=True)
class Origin:
    """Where the numbers come from."""

    command: str
    machine: str


def write(words: Words, study: Study, origin: Origin, folder: Path, parquet: bool = False) -> list[Path]:
    """Write all files of a study; their names."""
    folder.mkdir(parents=True, exist_ok=True)
    written = {MARKDOWN: as_markdown, HTML: as_page}
    for name, text in written.items():
        (folder / name).write_text(text(words, study, origin), encoding="utf-8")
    (folder / NUMBERS).write_text(as_csv(study.findings()), encoding="utf-8")
    if parquet:
        write_parquet(study.findings(), folder / PARQUET)
    return [folder / name for name in (*written, NUMBERS, *([PARQUET] if parquet else []))]


def title(words: Words, study: Study) -> str:
    """The heading of the pages."""
    return words.say("study-title", game=words.game(study.game.name), seats=study.seats)


def about(words: Words, study: Study, origin: Origin) -> list[tuple[str, str]]:
    """What was played, and where."""
    pairs = [
        ("arena-fact-game", words.game(study.game.name)),
        ("arena-fact-players", whole(words, study.seats)),
        ("arena-fact-deals", whole(words, study.games)),
        ("study-rounds", whole(words, study.rounds)),
        ("arena-fact-seed", str(study.seed)),
        ("arena-fact-rules", str(study.game.version)),
        *([("arena-fact-options", json.dumps(study.options, ensure_ascii=False))] if study.options else []),
        ("study-command", origin.command),
        ("study-machine", origin.machine),
    ]
    return [(words.say(key), value) for key, value in pairs]


def by_bot(study: Study) -> list[tuple[str, list[Finding]]]:
    """The findings of each sheet."""
    return [(sheet.bot, list(sheet.findings())) for sheet in study.sheets]


# --- Markdown


def as_markdown(words: Words, study: Study, origin: Origin) -> str:
    """The page as Markdown."""
    parts = [f"# {title(words, study)}", words.say("study-about"), markdown_table(about(words, study, origin))]
    parts.append(words.say("study-files", page=HTML, numbers=NUMBERS))
    for bot, findings in by_bot(study):
        parts.append(f"## {words.say('study-bot', bot=bot)}")
        for one in tables_of(words, study.game, findings):
            parts += [f"### {one.heading}", one.note, markdown_table([one.head, *one.rows], headed=True)]
    return "\n\n".join(parts) + "\n"


def markdown_table(rows: Sequence[Sequence[str]], headed: bool = False) -> str:
    """A table; its first column is text, and the others are numbers where it has a head."""
    head, *body = rows if headed else [("",) * len(rows[0]), *rows]
    rule = ["---", *(["---:" if headed else "---"] * (len(head) - 1))]
    return "\n".join(f"| {' | '.join(escaped(text) for text in row)} |" for row in (head, rule, *body))


def escaped(text: str) -> str:
    """Text that does not end its cell."""
    return text.replace("|", "\\|")


# --- HTML


def as_page(words: Words, study: Study, origin: Origin) -> str:
    """The page with plots."""
    parts = [paragraph(words.say("study-about")), facts(about(words, study, origin))]
    for bot, findings in by_bot(study):
        for one in tables_of(words, study.game, findings):
            heading = words.say("study-section", table=one.heading, bot=bot)
            charts = charts_of(words, study, one)
            drawn = [columns_of_charts(*charts)] if charts else []
            parts.append(section(heading, paragraph(one.note, quiet=True), *drawn, table(one.head, one.rows)))
    return page(title(words, study), *parts, language=words.language)


def charts_of(words: Words, study: Study, one: FindingsTable) -> list[Markup]:
    """The plots of a table."""
    labels = Labels(words, study.game)
    if one.key == SEATS:
        return [share_chart(words, labels, one, 1 / study.seats)]
    if one.key == LEAD:
        return [line_chart(words, labels, one, tuple(one.findings), 1 / study.seats)]
    if one.key == RISK:
        return [line_chart(words, labels, one, tuple(one.findings), None)]
    if one.key == WORTH:
        places = dict.fromkeys(finding.subject.partition(":")[0] for finding in one.findings)
        return [worth_chart(words, labels, one, place) for place in places]
    if one.key == HOUSE:
        return house_charts(words, labels, one)
    return []


def said(words: Words, form: str) -> Axis:
    """An axis for a form of measure."""
    return Axis(say=lambda value: percent(words, value, 0) if form == SHARE else short(words, value))


def short(words: Words, value: float) -> str:
    """A number at a tick."""
    return whole(words, value) if float(value).is_integer() else decimal(words, value, 1)


def share_chart(words: Words, labels: Labels, one: FindingsTable, level: float) -> Markup:
    """The share of the victories by seat."""
    points = [
        Interval(labels.subject(one.key, found.subject), *found.estimate[:3], label=cell(words, found))
        for found in one.findings
        if found.measure == "wins"
    ]
    return figure(one.heading, intervals(points, said(words, SHARE), level=level, title=one.heading))


def worth_chart(words: Words, labels: Labels, one: FindingsTable, place: str) -> Markup:
    """What each piece is worth at one place."""
    found = {each.subject: each for each in one.findings if each.measure == "score"}
    points = [
        Interval(labels.piece(subject.partition(":")[2]), *found[subject].estimate[:3], cell(words, found[subject]))
        for subject in in_order(one.key, one.findings)
        if subject.partition(":")[0] == place
    ]
    heading = words.say("study-worth-of", place=labels.known(f"study-place-{place}", place))
    axis = Axis(labels.measure("score"), lambda value: short(words, value))
    return figure(heading, intervals(points, axis, level=0.0, title=heading))


def line_chart(
    words: Words,
    labels: Labels,
    one: FindingsTable,
    some: Sequence[Finding],
    level: float | None,
    heading: str = "",
    along: str = "",
) -> Markup:
    """Measures as lines over a subject that is a number."""
    by_measure: dict[str, list[Finding]] = {}
    for found in some:
        by_measure.setdefault(found.measure, []).append(found)
    series = [
        Series(
            labels.measure(measure),
            [(place_of(found), found.estimate.value) for found in group],
            [(found.estimate.low, found.estimate.high) for found in group],
        )
        for measure, group in by_measure.items()
    ]
    label = along or words.say(f"study-{one.key}-subject")
    across = Axis(label, lambda place: percent(words, place / 100, 0) if one.key == LEAD else short(words, place))
    chart = lines(series, across, said(words, some[0].form), level=level, title=heading or one.heading)
    return figure(heading or one.heading, chart, series)


def place_of(found: Finding) -> float:
    """The number in a subject: `50%`, `3`, `values.amber=8`."""
    return float(found.subject.rpartition("=")[2].rstrip("%"))


def house_charts(words: Words, labels: Labels, one: FindingsTable) -> list[Markup]:
    """One plot for each measure of each house rule that took several values."""
    drawn = []
    groups: dict[tuple[str, str], list[Finding]] = {}
    for found in one.findings:
        groups.setdefault((found.subject.partition("=")[0], found.measure), []).append(found)
    for (key, measure), some in groups.items():
        if len(some) > 1:
            heading = words.say("study-piece", piece=labels.measure(measure), place=labels.house(key))
            drawn.append(line_chart(words, labels, one, some, None, heading, labels.house(key)))
    return drawn


# --- for other programs


def as_rows(findings: Sequence[Finding]) -> list[dict[str, Any]]:
    """One row for each number."""
    return [
        dict(
            zip(
                COLUMNS,
                (
                    *(found.table, found.bot, found.subject, found.measure),
                    *(round(end, DIGITS) for end in found.estimate[:3]),
                    found.estimate.trials,
                ),
                strict=True,
            )
        )
        for found in findings
    ]


def as_csv(findings: Sequence[Finding]) -> str:
    """All numbers as CSV."""
    text = StringIO()
    writer = csv.DictWriter(text, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(as_rows(findings))
    return text.getvalue()


def check_parquet() -> None:
    """Whether Parquet can be written here."""
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError as error:
        raise Mistake("no-pyarrow") from error


def write_parquet(findings: Sequence[Finding], file: Path) -> None:
    """All numbers as Parquet."""
    check_parquet()
    import pyarrow
    import pyarrow.parquet

    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(as_rows(findings)), file)

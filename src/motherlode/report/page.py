"""The page around the charts: its shell, its tables, its figures."""

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files

from motherlode.report.charts import WIDTH, Series, colour, dashes
from motherlode.report.markup import Markup, element, joined, text


@cache
def style_sheet() -> str:
    """The style of every page."""
    return files(__package__).joinpath("page.css").read_text(encoding="utf-8")


def page(title: str, *parts: Markup, language: str = "en") -> str:
    """A whole file of HTML."""
    head = joined(
        Markup('<meta charset="utf-8">'),
        Markup('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        Markup('<meta name="color-scheme" content="light dark">'),
        element("title", text(title)),
        Markup(f"<style>{style_sheet()}</style>"),
    )
    body = element("body", element("main", element("h1", text(title)), *parts))
    return f"<!doctype html>\n{element('html', element('head', head), body, lang=language)}\n"


def section(heading: str, *parts: Markup) -> Markup:
    """A part of the page with a heading."""
    return element("section", element("h2", text(heading)), *parts)


def paragraph(plain: str, quiet: bool = False) -> Markup:
    """Some sentences; quiet ones are notes."""
    return element("p", text(plain), class_="note") if quiet else element("p", text(plain))


def facts(pairs: Sequence[tuple[str, str]]) -> Markup:
    """What something is, one line each."""
    rows = [element("div", element("dt", text(name)), element("dd", text(label))) for name, label in pairs]
    return element("dl", *rows)


def table(head: Sequence[str], rows: Sequence[Sequence[str]], numbers: bool = True) -> Markup:
    """A table; its first column says what the row is, and the others are numbers unless they are said not to be."""
    return table_of(head, [row(text(first), rest) for first, *rest in rows], numbers)


def row(first: Markup, cells: Iterable[str], **attributes: str) -> Markup:
    """A row of a table: what it is, and its other cells."""
    columns = (element("td", text(cell)) for cell in cells)
    return element("tr", element("th", first, scope="row"), *columns, **attributes)


def table_of(head: Sequence[str], rows: Sequence[Markup], numbers: bool) -> Markup:
    """The table of such rows. A narrow screen moves it sideways within its own frame."""
    top = element("tr", *(element("th", text(cell), scope="col") for cell in head))
    kind = "numbers" if numbers else "texts"
    whole = element("table", element("thead", top), element("tbody", *rows), class_=kind)
    return element("div", whole, class_="wide", tabindex="0")


def figure(title: str, chart: Markup, series: Sequence[Series] = (), note: str = "") -> Markup:
    """A chart with its title, with a legend for its lines, and with what should be said about it."""
    legend = [element("ul", *(_named(number, one.name) for number, one in enumerate(series)), class_="legend")]
    under = [paragraph(note, quiet=True)] if note else []
    return element("figure", element("figcaption", text(title)), chart, *(legend if series else []), *under)


def columns_of_charts(*figures: Markup) -> Markup:
    """Figures side by side where there is room."""
    return element("div", *figures, class_="charts", style=f"--chart: {WIDTH}px")


def _named(number: int, name: str) -> Markup:
    """A line of the legend: the stroke as it is in the chart, and the name."""
    stroke = element(
        "line", x1=0, y1=6, x2=28, y2=6, class_="line", stroke=colour(number), stroke_dasharray=dashes(number)
    )
    return element(
        "li", element("svg", stroke, viewBox="0 0 28 12", width=28, height=12, aria_hidden="true"), text(name)
    )

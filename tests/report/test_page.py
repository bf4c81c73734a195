"""A page is one file that needs nothing else, whatever stands in it."""

import re
from html.parser import HTMLParser

from motherlode.report.charts import Series, lines
from motherlode.report.page import columns_of_charts, facts, figure, page, paragraph, section, table
from motherlode.report.scales import Axis

EVIL = '<img src="http://example.com/x.png" onerror="alert(1)">'


class Elements(HTMLParser):
    """The elements of a page, their attributes, and its text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.names: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.open: list[str] = []
        self.text = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        self.attributes += attrs
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def whole() -> str:
    series = [Series(EVIL, [(0, 1), (1, 2)])]
    return page(
        EVIL,
        facts([(EVIL, EVIL)]),
        section(EVIL, table([EVIL, "b"], [[EVIL, EVIL]]), paragraph(EVIL)),
        columns_of_charts(figure(EVIL, lines(series, Axis(EVIL), Axis(EVIL), title=EVIL), series, EVIL)),
        language="pt",
    )


def test_a_page_runs_nothing_and_fetches_nothing() -> None:
    found = Elements(whole())
    assert not {"script", "img", "link", "iframe", "object"} & set(found.names)
    assert not [name for name, _ in found.attributes if name.startswith("on") or name in ("src", "href")]
    style = re.search("<style>(.*)</style>", whole(), re.DOTALL)
    assert style
    assert not re.search(r"url\(|@import|https?:", style[1])


def test_what_people_typed_stands_there_as_they_typed_it() -> None:
    found = Elements(whole())
    assert found.text.count(EVIL) == 15, "each one where it was given, the title of the window and of the page both"
    assert not found.open, "something was not closed"


def test_a_page_is_light_and_dark_and_says_its_language() -> None:
    assert "prefers-color-scheme: dark" in whole()
    assert ("lang", "pt") in Elements(whole()).attributes
    assert ("name", "viewport") in Elements(whole()).attributes


def test_every_colour_of_a_chart_is_a_colour_of_the_page() -> None:
    used = set(re.findall(r"var\((--[\w-]+)\)", whole()))
    light, dark = whole().split("prefers-color-scheme: dark", 1)
    for name in {*used, *(f"--series-{number}" for number in range(1, 9))}:
        assert f"{name}:" in light
        assert f"{name}:" in dark, f"{name} has no dark twin"

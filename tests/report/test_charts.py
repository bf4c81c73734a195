"""Charts show what they are given, where it belongs, and can be read by any reader of SVG."""

from xml.etree import ElementTree

import pytest

from motherlode.report.charts import (
    BOTTOM,
    HEIGHT,
    LEFT,
    RIGHT,
    TOP,
    WIDTH,
    Bar,
    Interval,
    Series,
    bars,
    intervals,
    lines,
)
from motherlode.report.scales import Axis, scale_of

TWO = [
    Series("search", [(1, 0.2), (10, 0.4), (100, 0.6)], [(0.1, 0.3), (0.3, 0.5), (0.5, 0.7)]),
    Series("greedy", [(1, 0.3)]),
]


def parts(chart: str, name: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(chart).iter(name))


def places(line: ElementTree.Element) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in (point.split(",") for point in line.attrib["points"].split())]


def test_a_line_rises_where_its_numbers_do_and_stays_within_the_chart() -> None:
    [line] = parts(lines(TWO, Axis("games"), Axis("share", low=0.0, high=1.0)), "polyline")
    met = places(line)
    assert [x for x, _ in met] == sorted(x for x, _ in met)
    assert [y for _, y in met] == sorted((y for _, y in met), reverse=True), "up is less in SVG"
    assert all(LEFT <= x <= WIDTH - RIGHT and TOP <= y <= HEIGHT - BOTTOM for x, y in met)


def test_on_a_logarithmic_axis_equal_factors_are_equal_steps() -> None:
    [line] = parts(lines(TWO, Axis(logarithmic=True), Axis()), "polyline")
    first, second, third = (x for x, _ in places(line))
    assert second - first == pytest.approx(third - second, abs=0.2)
    with pytest.raises(ValueError, match="above 0"):
        scale_of(Axis(logarithmic=True), [0, 10])


def test_a_band_encloses_its_line() -> None:
    chart = lines(TWO, Axis(), Axis())
    [band], [line] = parts(chart, "polygon"), parts(chart, "polyline")
    outline = places(band)
    upper, lower = outline[:3], outline[:2:-1]
    for (_, top), (_, middle), (_, bottom) in zip(upper, places(line), lower, strict=True):
        assert top < middle < bottom


def test_a_line_of_one_point_is_a_point() -> None:
    assert len(parts(lines(TWO, Axis(), Axis()), "circle")) == 1


def test_lines_differ_in_more_than_their_colour() -> None:
    series = [Series(str(number), [(0, number), (1, number)]) for number in range(8)]
    drawn = parts(lines(series, Axis(), Axis()), "polyline")
    assert len({line.attrib["stroke-dasharray"] for line in drawn}) == 8
    assert len({line.attrib["stroke"] for line in drawn}) == 8


def test_every_interval_is_told_in_words_and_lies_on_its_row() -> None:
    rows = [Interval("search", 50, 40, 60, "50 (40 … 60)"), Interval("greedy", -50, -60, -40, "−50 (−60 … −40)")]
    chart = intervals(rows, Axis("points"), level=0.0)
    words = [text.text for text in parts(chart, "text")]
    assert {"search", "greedy", "50 (40 … 60)", "−50 (−60 … −40)", "points"} <= set(words)
    better, worse = parts(chart, "circle")
    assert float(better.attrib["cx"]) > float(worse.attrib["cx"])
    assert float(better.attrib["cy"]) < float(worse.attrib["cy"])


def test_bars_are_as_long_as_their_numbers() -> None:
    drawn = parts(bars([Bar("a", 30, "30"), Bar("b", 15, "15"), Bar("c", 0, "0")], Axis()), "rect")
    long, half, none = (float(bar.attrib["width"]) for bar in drawn)
    assert long == pytest.approx(2 * half, abs=0.1)
    assert none == 1, "nothing is still a thin line"


def test_bars_below_nothing_go_the_other_way() -> None:
    drawn = parts(bars([Bar("a", 10, "10"), Bar("b", -10, "−10")], Axis()), "rect")
    gain, loss = (float(bar.attrib["x"]) for bar in drawn)
    assert loss < gain


@pytest.mark.parametrize("numbers", [[], [5], [5, 5], [0, 0.001], [-3, 1e6], [0.12, 0.13]])
def test_any_numbers_have_an_axis_of_few_round_ticks(numbers: list[float]) -> None:
    scale = scale_of(Axis(), numbers)
    assert scale.low < scale.high
    assert 2 <= len(scale.ticks) <= 8
    assert all(scale.low <= number <= scale.high for number in numbers)
    assert all(0 <= scale.share(tick) <= 1 for tick in scale.ticks)


def test_names_cannot_become_markup() -> None:
    chart = intervals([Interval("<script>x</script>", 0, -1, 1, '"&"')], Axis("<b>"), title="<i>")
    assert not parts(chart, "script")
    assert "<script>x</script>" in [text.text for text in parts(chart, "text")]

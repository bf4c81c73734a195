"""Three kinds of chart, drawn as SVG: lines with bands, points with intervals, bars.

Colours come from the page (`--series-1` …), so that a chart is light or dark with it. Colour is never alone: lines
differ in their dashes too, and what a point or a bar stands for is written beside it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from motherlode.report.markup import Markup, element, joined, text
from motherlode.report.scales import Axis, Scale, scale_of

WIDTH = 440  # of every chart, in its own units: about the pixels of a phone held upright
HEIGHT = 260
LEFT, RIGHT, TOP, BOTTOM = 48, 14, 22, 42
EDGE = 4  # above the first row
ROW = 42  # the height of a point or a bar with its words
WORDS = 15  # from the top of a row to the line its words stand on
MARK = 27  # from the top of a row to its point or bar
BAR = 12
LONGEST = 24  # letters of a name on a chart

COLOURS = 8
DASHES = ("", "7 3", "2 3", "9 3 2 3", "12 4", "4 4", "1 4", "9 3 2 3 2 3")


@dataclass(frozen=True)
class Series:
    """A line: points from left to right, and for each one, if you like, the ends of a band around it."""

    name: str
    points: Sequence[tuple[float, float]]
    band: Sequence[tuple[float, float]] = ()


@dataclass(frozen=True)
class Interval:
    """A point and how far from it the truth may lie; `label` says both in words."""

    name: str
    value: float
    low: float
    high: float
    label: str


@dataclass(frozen=True)
class Bar:
    """A bar that begins at 0; `label` says how long it is."""

    name: str
    value: float
    label: str


def colour(number: int) -> str:
    """The colour of a series, counted from 0."""
    return f"var(--series-{number % COLOURS + 1})"


def dashes(number: int) -> str:
    """How the line of a series is broken."""
    return DASHES[number % len(DASHES)]


def lines(series: Sequence[Series], x: Axis, y: Axis, level: float | None = None, title: str = "") -> Markup:
    """Lines over an axis; `level` is a thin line across, such as a fair share or an even chance."""
    across = scale_of(x, [place for one in series for place, _ in one.points])
    heights = [height for one in series for _, height in one.points]
    heights += [end for one in series for ends in one.band for end in ends]
    up = scale_of(y, heights + ([] if level is None else [level]))

    def at(place: float, height: float) -> str:
        return f"{_across(across, place):.1f},{_up(up, height):.1f}"

    parts = [_grid(up, y), _ground(across, x, HEIGHT - BOTTOM)]
    if level is not None:
        parts.append(_line(LEFT, _up(up, level), WIDTH - RIGHT, _up(up, level), "level"))
    for number, one in enumerate(series):
        if one.band:
            upper = [at(place, ends[1]) for (place, _), ends in zip(one.points, one.band, strict=True)]
            lower = [at(place, ends[0]) for (place, _), ends in zip(one.points, one.band, strict=True)]
            outline = " ".join([*upper, *reversed(lower)])
            parts.append(element("polygon", points=outline, fill=colour(number), class_="band"))
    for number, one in enumerate(series):
        places = " ".join(at(*point) for point in one.points)
        if len(one.points) == 1:
            [(place, height)] = one.points
            parts.append(_dot(_across(across, place), _up(up, height), number))
        else:
            parts.append(
                element(
                    "polyline", points=places, stroke=colour(number), stroke_dasharray=dashes(number), class_="line"
                )
            )
    return _drawing(HEIGHT, title, *parts)


def intervals(rows: Sequence[Interval], axis: Axis, level: float | None = None, title: str = "") -> Markup:
    """One point below the other, each with its interval; `level` is a thin line beside each of them."""
    ends = [end for row in rows for end in (row.low, row.high, row.value)]
    across = scale_of(axis, ends + ([] if level is None else [level]))
    parts = [_ground(across, axis, ROW * len(rows) + EDGE, LEFT // 3)]
    for number, row in enumerate(rows):
        top = EDGE + ROW * number
        if level is not None:  # beside the points, not across the words
            place = _across(across, level, LEFT // 3)
            parts.append(_line(place, top + MARK - 9, place, top + MARK + 9, "level"))
        low, value, high = (_across(across, end, LEFT // 3) for end in (row.low, row.value, row.high))
        parts += [
            _words(row.name, row.label, top + WORDS),
            element(
                "path",
                d=f"M{low:.1f} {top + MARK - 5}v10M{low:.1f} {top + MARK}H{high:.1f}M{high:.1f} {top + MARK - 5}v10",
                stroke=colour(number),
                class_="interval",
            ),
            _dot(value, top + MARK, number),
        ]
    return _drawing(ROW * len(rows) + EDGE + BOTTOM, title, *parts)


def bars(rows: Sequence[Bar], axis: Axis, title: str = "") -> Markup:
    """One bar below the other."""
    low = axis.low if axis.low is not None else min([0.0, *(row.value for row in rows)])
    across = scale_of(Axis(axis.label, axis.say, low, axis.high, axis.logarithmic), [row.value for row in rows])
    start = _across(across, low if axis.logarithmic else 0.0, LEFT // 3)
    parts = [_ground(across, axis, ROW * len(rows) + EDGE, LEFT // 3)]
    for number, row in enumerate(rows):
        top = EDGE + ROW * number
        end = _across(across, row.value, LEFT // 3)
        width = max(abs(end - start), 1.0)
        parts += [
            _words(row.name, row.label, top + WORDS),
            element(
                "rect", x=min(start, end), y=top + MARK - BAR / 2, width=width, height=BAR, rx=2, fill=colour(number)
            ),
        ]
    return _drawing(ROW * len(rows) + EDGE + BOTTOM, title, *parts)


# --- parts


def _across(scale: Scale, number: float, left: float = LEFT) -> float:
    return left + scale.share(number) * (WIDTH - RIGHT - left)


def _up(scale: Scale, number: float) -> float:
    return HEIGHT - BOTTOM - scale.share(number) * (HEIGHT - BOTTOM - TOP)


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> Markup:
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=kind)


def _dot(x: float, y: float, number: int) -> Markup:
    return element("circle", cx=x, cy=y, r=4.5, fill=colour(number))


def shortened(name: str) -> str:
    """A name that leaves room for the numbers beside it; the table has all of it.

    >>> shortened("python3 bots/my_first_bot.py --level 3")
    'python3 bots/my_first_b…'
    """
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def _words(name: str, label: str, y: float) -> Markup:
    """What a row is, on the left, and its numbers, on the right."""
    return joined(
        element("text", text(shortened(name)), x=LEFT // 3, y=y, class_="name"),
        element("text", text(label), x=WIDTH - RIGHT, y=y, text_anchor="end"),
    )


def _grid(scale: Scale, axis: Axis) -> Markup:
    """Lines across, with their numbers on the left, and above them what they are."""
    parts = [element("text", text(axis.label), x=2, y=TOP - 10)]
    for tick in scale.ticks:
        y = _up(scale, tick)
        parts.append(_line(LEFT, y, WIDTH - RIGHT, y, "grid"))
        parts.append(element("text", text(axis.say(tick)), x=LEFT - 6, y=y + 4, text_anchor="end"))
    return joined(*parts)


def _ground(scale: Scale, axis: Axis, y: float, left: float = LEFT) -> Markup:
    """The axis at the bottom, with its numbers and what they are."""
    parts = [_line(left, y, WIDTH - RIGHT, y, "ground")]
    for tick in scale.ticks:
        x = _across(scale, tick, left)
        parts.append(_line(x, y, x, y + 4, "ground"))
        anchor = "start" if x < left + 12 else "end" if x > WIDTH - RIGHT - 12 else "middle"
        parts.append(element("text", text(axis.say(tick)), x=x, y=y + 17, text_anchor=anchor))
    label = element("text", text(axis.label), x=(left + WIDTH - RIGHT) / 2, y=y + 35, text_anchor="middle")
    return joined(*parts, label)


def _drawing(height: float, title: str, *parts: Markup) -> Markup:
    named = [element("title", text(title))] if title else []
    return element("svg", *named, *parts, viewBox=f"0 0 {WIDTH} {height:g}", role="img", class_="chart")

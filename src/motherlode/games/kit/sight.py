"""What a seat may know, made from the tables: the view of a record (`redact`) and the view as numbers (`observe`).

Both are positive: every line of them copies one field that the table of fields calls open, or calls the game's own
rule for what only some may know. A field that nobody declared is not there. What is made here is as plain as if it
were written by hand, so that it can be compiled for every machine; `print(redact.__doc__)` shows it.
"""

from collections.abc import Callable, Iterable, Mapping
from math import prod
from typing import Any

from motherlode.games.kit.compile import inline, rule
from motherlode.games.kit.declarations import BY_SEAT, OWN, RELATIVE, Span
from motherlode.games.kit.fields import Field
from motherlode.games.kit.multisets import assign, assign_rows, clear
from motherlode.games.kit.records import Record
from motherlode.games.kit.seats import clockwise, relative


@inline
def put(out: Any, place: int, heap: Any) -> int:
    """Write a heap into the observation; the place after it."""
    for kind in range(heap.shape[0]):
        out[place + kind] = heap[kind]
    return place + heap.shape[0]


COPIES = ("view.{name} = s.{name}", "assign(view.{name}, s.{name})", "assign_rows(view.{name}, s.{name})")
CLEARS = ("view.{name} = 0", "clear(view.{name})", "for row in range(view.{name}.shape[0]): clear(view.{name}[row])")
Form = tuple[str, str]  # a field, and how it is observed
MEANT = {
    "": "",
    RELATIVE: "; counted from the viewer",
    BY_SEAT: "; by seat from the viewer on",
    OWN: "; the viewer's own",
}
# What the lines call.
NAMES = {rule.__name__: rule for rule in (assign, assign_rows, clear, put, clockwise, relative)}


@rule
def nothing_own(s: Record, seat: int, view: Record) -> None:
    """For a game in which every seat may know the same."""


@rule
def nothing_more(s: Record, seat: int, out: Any) -> None:
    """For a game whose observation is made of its fields alone."""


def redact_of(fields: Iterable[Field], show_own: Any = nothing_own) -> Any:
    """The rule `(s, seat, view)`: open fields copied, hidden ones empty, a seat's own by the game's rule."""
    lines = []
    for field in fields:
        forms = {"open": COPIES, "hidden": CLEARS, "own": ()}[field.sight]
        if forms:
            lines.append(forms[len(field.shape)].format(name=field.name))
    return _made("redact", "s, seat, view", [*lines, "show_own(s, seat, view)"], show_own=show_own)


def relative_to_viewer(*fields: str) -> list[Form]:
    """Fields that hold a seat, which is counted from the viewer."""
    return [(field, RELATIVE) for field in fields]


def by_seat(*fields: str) -> list[Form]:
    """Fields with a row for each seat, from the viewer on."""
    return [(field, BY_SEAT) for field in fields]


def own(*fields: str) -> list[Form]:
    """Fields of which only the viewer's own row is seen."""
    return [(field, OWN) for field in fields]


def spans_of(fields: Iterable[Field], *rows: str | Form | Span) -> tuple[Span, ...]:
    """What is observed: a field as it stands, in one of the forms above, or a span of the game's own."""
    named = {field.name: field for field in fields}

    def span(name: str, form: str) -> Span:
        shape = named[name].shape[1:] if form == OWN else named[name].shape
        return Span(name, prod(shape), f"{named[name].meaning}{MEANT[form]}", name, form)

    return tuple(
        row if isinstance(row, Span) else span(row, "") if isinstance(row, str) else span(*row) for row in rows
    )


def observe_of(spans: Iterable[Span], fields: Iterable[Field], look_closer: Any = nothing_more) -> Any:
    """The rule `(s, seat, out)`: the spans one after the other, and those that are no field by the game's rule.

    A spectator looks from seat 1, and sees nothing of its own.
    """
    shapes = {field.name: field.shape for field in fields}
    lines, by_seat, place = ["chair = max(seat, 0)"], [], 0
    for span in spans:
        field, width = f"s.{span.field}", span.size
        if span.form == RELATIVE:
            lines.append(f"out[{place}] = relative(s, {field}, chair)")
        elif span.form == OWN:
            lines.append(f"for kind in range({width}): out[{place} + kind] = {field}[chair, kind] if seat >= 0 else 0")
        elif span.form == BY_SEAT:
            rows, *columns = shapes[span.field]
            by_seat.append(
                f"put(out, {place} + step * {columns[0]}, {field}[other])"
                if columns
                else f"out[{place} + step] = {field}[other]"
            )
            chairs = rows
        elif span.field:
            lines += _plain(field, shapes[span.field], place, width)
        place += width
    if by_seat:
        lines.append(f"for step in range({chairs}):")
        lines += [f"    {line}" for line in ("other = clockwise(s, chair, step) if step < s.seats else step", *by_seat)]
    return _made("observe", "s, seat, out", [*lines, "look_closer(s, seat, out)"], look_closer=look_closer)


def _plain(field: str, shape: tuple[int, ...], place: int, width: int) -> list[str]:
    """A number, a row of numbers (or its beginning), or all rows of a table."""
    if not shape:
        return [f"out[{place}] = {field}"]
    if len(shape) == 1:
        return [f"put(out, {place}, {field}[:{width}])" if width < shape[0] else f"put(out, {place}, {field})"]
    return [f"for row in range({shape[0]}): put(out, {place} + row * {shape[1]}, {field}[row])"]


def places_of(spans: Iterable[Span]) -> Mapping[str, int]:
    """Where each span begins."""
    places, place = {}, 0
    for span in spans:
        places[span.name] = place
        place += span.size
    return places


def _made(name: str, arguments: str, lines: list[str], **own: Callable[..., Any]) -> Any:
    source = "\n".join([f"def {name}({arguments}):", *(f"    {line}" for line in lines)])
    namespace: dict[str, Any] = {**NAMES, **own}
    exec(compile(source, __file__, "exec"), namespace)
    made = namespace[name]
    made.__doc__ = source
    return rule(made)

"""HTML and SVG as text: elements with escaped attributes, so that a name that somebody chose stays a name."""

from html import escape
from typing import NewType

Markup = NewType("Markup", str)


def text(plain: str) -> Markup:
    """Plain text, escaped.

    >>> text("<b> & co.")
    '&lt;b&gt; &amp; co.'
    """
    return Markup(escape(plain))


def joined(*parts: Markup) -> Markup:
    """One after the other."""
    return Markup("".join(parts))


def element(name: str, *inside: Markup, **attributes: str | float) -> Markup:
    """An element; attributes are written with `_` for `-`, and one that ends in `_` loses it.

    >>> element("line", x1=0, y2=12.5, stroke_width=2)
    '<line x1="0" y2="12.5" stroke-width="2"/>'
    >>> element("p", text("a < b"), class_="note")
    '<p class="note">a &lt; b</p>'
    """
    written = "".join(f' {key.rstrip("_").replace("_", "-")}="{_written(value)}"' for key, value in attributes.items())
    content = "".join(inside)
    if not content and name in EMPTY:
        return Markup(f"<{name}{written}/>")
    return Markup(f"<{name}{written}>{content}</{name}>")


EMPTY = frozenset({"line", "path", "circle", "rect", "polyline", "polygon", "meta"})


def _written(value: str | float) -> str:
    """A number without more digits than a screen has dots."""
    return escape(value) if isinstance(value, str) else f"{round(value, 2):g}"

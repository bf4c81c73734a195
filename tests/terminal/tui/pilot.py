"""Somebody at the screen: presses keys, reads what stands there as plain text."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from xml.etree import ElementTree

from textual.app import App
from textual.pilot import Pilot

LONGEST_WAIT = 100.0  # seconds, for a machine that compiles
LINE = 24.4  # of a picture, in its own units
COLUMN = 12.2
SVG = "{http://www.w3.org/2000/svg}"


class Visitor:
    """Somebody at a screen."""

    def __init__(self, app: App, pilot: Pilot) -> None:  # type: ignore[type-arg]
        self.app, self.pilot = app, pilot

    @property
    def text(self) -> str:
        """The screen as plain text."""
        return text_of(self.app.export_screenshot())

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def until(self, holds: Callable[[], object]) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(LONGEST_WAIT):
            while not holds():
                assert self.app.is_running, "the program has ended"
                await self.pilot.pause(0.005)

    async def sees(self, *texts: str) -> None:
        """Wait until all of these stand there."""
        try:
            await self.until(lambda: all(text in self.text for text in texts))
        except TimeoutError:
            raise AssertionError(f"not all of {texts} in\n{self.text}") from None


@asynccontextmanager
async def visiting(app: App, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Visitor]:  # type: ignore[type-arg]
    """Somebody at the screen of an app."""
    async with app.run_test(size=size) as pilot:
        yield Visitor(app, pilot)


def text_of(picture: str) -> str:
    """The text of a picture of a screen: each piece on its line, in its column."""
    lines: dict[float, dict[int, str]] = {}
    for piece in ElementTree.fromstring(picture).iter(f"{SVG}text"):
        if "clip-path" in piece.attrib and piece.text and piece.text != "\n":
            place = round(float(piece.attrib["x"]) / COLUMN)
            lines.setdefault(float(piece.attrib["y"]), {})[place] = piece.text.replace("\xa0", " ")
    return "\n".join(joined(pieces) for _, pieces in sorted(lines.items()))


def joined(pieces: dict[int, str]) -> str:
    line = ""
    for place, text in sorted(pieces.items()):
        line = line.ljust(place)[:place] + text
    return re.sub(r" +$", "", line)

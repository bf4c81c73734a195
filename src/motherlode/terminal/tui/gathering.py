"""A table before the game begins, on the screen: who is there, and the code by which others come."""

import asyncio
from typing import ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Button, Static

from motherlode.sitting.problems import PROBLEMS, said
from motherlode.sitting.remote_table import GATHERING, RemoteTable
from motherlode.words import Words


class GatheringScreen(Screen[bool]):
    """Until the game begins: true; or until somebody goes: false."""

    BINDINGS: ClassVar = [("escape", "leave", "")]

    def __init__(self, table: RemoteTable, words: Words) -> None:
        super().__init__()
        self.table, self.words = table, words

    def compose(self) -> ComposeResult:
        """Seats, code, buttons."""
        with Vertical(classes="panel"):
            yield Static(id="lines")
            with Horizontal(id="buttons"):
                yield Button(self.words.say("tui-start"), variant="primary", id="start")
                yield Button(self.words.say("page-to-lobby"), id="leave")

    def on_mount(self) -> None:
        """Show, and wait."""
        self.show()
        self.wait()

    def on_unmount(self) -> None:
        """Nobody waits any more: what waits for the table goes on."""
        if self.table.status == GATHERING:
            self.table.close()

    def show(self) -> None:
        """Who is there."""
        self.query_one("#lines", Static).update(Text("\n".join(self.table.gathering(self.words))))
        self.query_one("#start").display = self.table.owner in self.table.own

    @work
    async def wait(self) -> None:
        """Until it begins."""
        while self.table.status == GATHERING and not self.table.ended:
            done = await asyncio.to_thread(self.table.wait)
            if done is None:
                return
            self.table.take(done)
            self.show()
        self.dismiss(not self.table.ended)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Begin with bots, or go."""
        if event.button.id == "start":
            self.start()
        else:
            self.action_leave()

    @work
    async def start(self) -> None:
        """Begin, in a thread: a server may be away."""
        try:
            await asyncio.to_thread(self.table.start)
        except PROBLEMS as problem:
            self.notify(said(self.words, problem), severity="error")

    def action_leave(self) -> None:
        """Go; the seat is kept."""
        self.table.close()
        self.dismiss(False)

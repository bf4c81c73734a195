"""Who is called, and when: people who are away from a table where it is their turn, or where a rematch waits for them.

Spectators are not called, nor is anybody who has seen the question, and nobody at once: a person who only looks away
for a moment comes back unasked. One call is enough until its person was there again; after an hour, what is asked by
then is worth another one. Only what everybody at the table may know decides: whose answer is awaited.
"""

import asyncio
import hmac
import logging
from collections.abc import Callable, Collection
from hashlib import sha256
from typing import Literal, NamedTuple

import msgspec

from motherlode.server.push.delivery import Delivery
from motherlode.server.push.vapid import Vapid
from motherlode.server.settings import Settings
from motherlode.server.store import Store, Unavailable
from motherlode.server.table import HOUR, Table
from motherlode.words import Words

LOG = logging.getLogger("motherlode.server")
MOST_KEPT = 20_000  # people at tables of whom it is remembered what they know
TOPIC = 24  # letters; a service takes 32

Why = Literal["turn", "rematch"]
Called = tuple[str, str]  # a table, and the identity of a person


class CallReason(NamedTuple):
    """Why somebody is wanted at a table; a question by its number."""

    why: Why
    question: int


class Known(NamedTuple):
    """What somebody knows: the last call, or what they saw when they were there; and when it was made, if it was."""

    reason: CallReason | None
    called: int = 0


class Message(msgspec.Struct, frozen=True):
    """What a browser shows, and where a press on it leads; one with the same tag is replaced."""

    title: str
    body: str
    path: str
    tag: str


class Calls:
    """The calls of one server process."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        vapid: Vapid,
        now: Callable[[], int],
        sees_rematch: Callable[[str, str], bool],
    ) -> None:
        self.settings, self.store, self.vapid, self.now = settings, store, vapid, now
        self.sees_rematch = sees_rematch
        self.delivery = Delivery(vapid, now, store.unsubscribe)
        self._timers: dict[Called, tuple[CallReason, asyncio.TimerHandle]] = {}
        self._known: dict[Called, Known] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self, table: Table, gone: Collection[int]) -> None:
        """Something has happened at a table, or somebody has come or gone; `gone` are the seats that nobody reads."""
        id_ = table.created.table
        wanted = wanted_at(table)
        for identity in table.people:
            key = id_, identity
            if any(seat not in gone for seat in table.seats_of(identity)):
                self._know(key, Known(wanted.pop(identity, None)))
            reason = wanted.get(identity)
            timer = self._timers.get(key)
            if timer and timer[0] != reason:
                timer[1].cancel()
                del self._timers[key]
            if reason and key not in self._timers and not self._enough(key, reason):
                later = asyncio.get_running_loop().call_later(self.settings.push_after / 1000, self._due, key, table)
                self._timers[key] = reason, later

    def _enough(self, key: Called, reason: CallReason) -> bool:
        known = self._known.get(key, Known(None))
        again = known.reason is not None and known.reason.why == reason.why
        return known.reason == reason or (again and self.now() - known.called < HOUR)

    def _know(self, key: Called, known: Known) -> None:
        self._known.pop(key, None)  # the oldest are first
        if len(self._known) >= MOST_KEPT:
            del self._known[next(iter(self._known))]
        self._known[key] = known

    def _due(self, key: Called, table: Table) -> None:
        reason, _ = self._timers.pop(key)
        if reason.why == "rematch" and self.sees_rematch(key[1], key[0]):  # the old table says so
            return
        self._know(key, Known(reason, self.now()))
        task = asyncio.create_task(self._call(table, key[1], reason.why))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _call(self, table: Table, identity: str, why: Why) -> None:
        """Call somebody in all their browsers."""
        try:
            subscriptions = await self.store.subscriptions_of(identity)
        except Unavailable:
            return
        for subscription in subscriptions:
            message = message_of(table, identity, why, subscription.language)
            self.delivery.send(subscription, msgspec.json.encode(message), topic_of(message.tag))

    async def close(self) -> None:
        """Call nobody any more."""
        for _, timer in self._timers.values():
            timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await self.delivery.close()


def wanted_at(table: Table) -> dict[str, CallReason]:
    """Who is wanted at a table, and why."""
    if table.status == "gathering":
        kept = [chair for chair in table.chairs if chair.open and chair.person]
        return {chair.person: CallReason("rematch", 0) for chair in kept}
    chairs = [table.chair(seat) for seat in table.waiting]
    return {chair.identity: CallReason("turn", table.question) for chair in chairs if chair.person_plays}


def message_of(table: Table, identity: str, why: Why, language: str) -> Message:
    """What somebody reads who is called."""
    words = Words(language)
    created = table.created
    others = [chair.name for chair in table.chairs if chair.name and chair.person not in ("", identity)]
    body = words.say("push-with", names=words.join(others)) if others else words.say("push-against-bots")
    title = words.say(f"push-{why}", game=words.game(created.game))
    return Message(title, body, f"/t/{created.code}", created.table)


def topic_of(tag: str) -> str:
    """A name for a service under which a later message replaces an earlier one, and which says nothing."""
    return hmac.new(b"topic", tag.encode(), sha256).hexdigest()[:TOPIC]

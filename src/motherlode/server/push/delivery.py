"""Brings messages to push services, in threads; forgets subscriptions that are over, and tries busy services again."""

import asyncio
import logging
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from http import HTTPStatus
from typing import IO

from motherlode.server.push.encryption import encrypted
from motherlode.server.push.vapid import Vapid
from motherlode.server.store import Subscription

LOG = logging.getLogger("motherlode.server")
THREADS = 2
MOST_WAITING = 500  # messages; those that come while this many wait are lost: the next turn calls again
TIMEOUT = 10.0  # seconds for a service to answer
PAUSES = (5.0, 30.0)  # seconds before it is tried again
LIFETIME = 24 * 3600  # seconds for which a service keeps a message for a browser that is not running
OVER = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)  # the browser does not want it any more
BUSY = (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.REQUEST_TIMEOUT)
UNREACHED = 0


class NoRedirects(urllib.request.HTTPRedirectHandler):
    """A service that sends us elsewhere is not followed: only known services are talked to."""

    def redirect_request(self, req: urllib.request.Request, fp: IO[bytes], code: int, msg: str, *_: object) -> None:
        """Take the answer as it is."""


OPENER = urllib.request.build_opener(NoRedirects)


class Delivery:
    """Messages on their way."""

    def __init__(self, vapid: Vapid, now: Callable[[], int], forget: Callable[[str], Awaitable[None]]) -> None:
        self.vapid, self.now, self._forget = vapid, now, forget
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="push")
        self._tasks: set[asyncio.Task[None]] = set()

    def send(self, to: Subscription, message: bytes, topic: str) -> None:
        """Send it soon; a later message with the same topic takes its place where the browser is not running."""
        if len(self._tasks) >= MOST_WAITING:
            return
        task = asyncio.create_task(self._deliver(to, message, topic))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _deliver(self, to: Subscription, message: bytes, topic: str) -> None:
        loop = asyncio.get_running_loop()
        for pause in (*PAUSES, None):
            status = await loop.run_in_executor(self._threads, self._post, to, message, topic)
            if status in OVER:
                await self._forget(to.endpoint)
            if pause is None or not (status == UNREACHED or status in BUSY or status >= 500):
                if not 200 <= status < 300 and status not in OVER:
                    LOG.warning("a push service refuses messages: %s", status or "it cannot be reached")
                return
            await asyncio.sleep(pause)

    def _post(self, to: Subscription, message: bytes, topic: str) -> int:
        """In a thread: one try; the status of the answer."""
        headers = {
            "Authorization": self.vapid.authorization(to.endpoint, self.now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LIFETIME),
            "Urgency": "high",
            "Topic": topic,
        }
        body = encrypted(message, to.key, to.secret)
        request = urllib.request.Request(to.endpoint, body, headers, method="POST")
        try:
            with OPENER.open(request, timeout=TIMEOUT) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as error:
            return error.code
        except (OSError, ValueError):
            return UNREACHED

    async def close(self) -> None:
        """Send nothing more."""
        for task in list(self._tasks):
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

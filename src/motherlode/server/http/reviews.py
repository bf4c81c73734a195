"""Over HTTP: the coach's review of a match that is over.

It is slow, so it is done in a thread, one match at a time with a short queue; requests in the meantime are answered
with the progress. The latest reviews are kept; one that was dropped comes out the same again.
"""

import logging
import threading
from collections import Counter, OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import monotonic

import msgspec
from starlette.responses import Response

from motherlode.coach.json_data import as_json_data
from motherlode.coach.review import review as look_back
from motherlode.match import Log, Match
from motherlode.server.http.forms import Reviewed, Reviewing
from motherlode.server.http.matches import open_log
from motherlode.server.http.requests import ApiRequest, Cost, answered, refused
from motherlode.server.metrics import Metrics
from motherlode.server.permissions import PLAYING
from motherlode.server.preparation import Preparation
from motherlode.server.protocol import Refusal, encode
from motherlode.server.settings import SECOND, Settings

LOG = logging.getLogger("motherlode.server")
MOST_MOVES = 1000  # by the printed rules, matches have half of that at most
TURN = 10 * SECOND  # after which there may be a place in line


class Enough(Exception):
    """The server ends, and nobody needs the review any more."""


@dataclass
class Job:
    """A match to review. The thread that does it records its progress here."""

    number: int  # in the order of asking
    address: str  # of the client that asked
    of: int
    done: int = 0
    answer: bytes = b""  # the review, when it is there
    problem: Refusal | None = None  # why there will be none

    @property
    def finished(self) -> bool:
        """Whether nothing more is to come."""
        return bool(self.answer) or self.problem is not None


class Reviews:
    """One thread that reviews matches."""

    def __init__(self, settings: Settings, metrics: Metrics, preparation: Preparation) -> None:
        self.settings, self.metrics, self.preparation = settings, metrics, preparation
        self.jobs: OrderedDict[str, Job] = OrderedDict()  # whatever was asked for longest ago comes first
        self.waiting: list[tuple[Job, Match]] = []  # in the order of asking
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="reviewing")
        self.closing = threading.Event()
        self.asked_for = 0

    def find(self, match: str) -> Job | None:
        """The review of a match, if somebody has asked for it lately."""
        if match in self.jobs:
            self.jobs.move_to_end(match)
        return self.jobs.get(match)

    def add(self, match: str, played: Match, address: str) -> Job:
        """Queue a match; part of the queue is reserved for other addresses."""
        if job := self.find(match):
            return job
        waiting = Counter(job.address for job in self.jobs.values() if not job.finished)
        if waiting.total() >= self.settings.reviews_waiting or waiting[address] >= self.settings.reviews_here:
            raise Refusal("too-fast", wait=TURN)
        done = [one for one, job in self.jobs.items() if job.finished]
        for one in done[: max(0, len(done) - self.settings.reviews_kept + 1)]:
            del self.jobs[one]
        self.asked_for += 1
        job = self.jobs[match] = Job(self.asked_for, address, len(played.log.entries))
        self.waiting.append((job, played))
        self.thread.submit(self.work)
        return job

    def ahead(self, job: Job) -> int:
        """How many matches come before this one."""
        return sum(not one.finished and one.number < job.number for one in self.jobs.values())

    def work(self) -> None:
        """Review the first match whose game has a coach: now, or as soon as one is compiled."""
        game = self.preparation.first_ready(lambda: [match.game.name for _, match in self.waiting], "coach")
        at = next((at for at, (_, match) in enumerate(self.waiting) if match.game.name == game), 0)
        job, match = self.waiting.pop(at)
        if game is None:
            job.problem = Refusal("store-unavailable")
            return
        longest = self.settings.review_longest
        until = monotonic() + longest / SECOND

        def advance(done: int, of: int) -> None:
            if self.closing.is_set():
                raise Enough
            if monotonic() > until:
                raise Refusal("too-long", most=longest // SECOND, of="seconds")
            job.done = done

        try:
            found = look_back(match, self.settings.review_playouts, progress=advance)
            job.answer = encode(msgspec.convert(as_json_data(found), Reviewed))
        except Enough:
            job.problem = Refusal("store-unavailable")
        except Refusal as refusal:
            job.problem = refusal
        except Exception:
            LOG.exception("a review failed")
            self.metrics.count("errors")
            job.problem = Refusal("server-error")

    def close(self) -> None:
        """Stop at the next move."""
        self.closing.set()
        self.thread.shutdown(wait=False, cancel_futures=True)


async def review(request: ApiRequest) -> Response:
    """The coach's review of a match that is over; until it is there, how far it is."""
    request.registry.check_guesses(request.place.match, request.address)
    reviews: Reviews = request.raw.app.state.reviews
    job = reviews.find(id_of(request)) or reviews.add(*await over(request), request.address)
    if job.problem:
        return refused(job.problem)
    if not job.answer:
        return answered(Reviewing(job.done, job.of, reviews.ahead(job)), 202)
    return Response(job.answer, media_type="application/json")


def id_of(request: ApiRequest) -> str:
    """The id of the match, where its code was given."""
    match: str = request.place.match
    return request.registry.codes.get(match.upper(), match)


async def over(request: ApiRequest) -> tuple[str, Match]:
    """The match that was asked for, if it is over: only then everything in it is open."""
    request.pay(Cost.HEAVY)
    log: Log = await open_log(request)
    if len(log.entries) > MOST_MOVES:
        raise Refusal("too-long", most=MOST_MOVES, of="moves")
    match: Match = await request.in_thread(Match.replay, log)
    if not match.over:  # of a file that was imported
        raise Refusal("not-now", status=PLAYING)
    return id_of(request), match

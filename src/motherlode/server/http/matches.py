"""Over HTTP: matches taken away, brought back, looked at again, and checked.

While a match is played, only what its viewer may know leaves; once it is over, everything is open.
"""

from collections.abc import Callable

from msgspec import Raw
from starlette.responses import Response

from motherlode.match import Log, Match, notation
from motherlode.server.http import imports
from motherlode.server.http.forms import Kept, Steps
from motherlode.server.http.replay import copied, read, replayed, verified
from motherlode.server.http.requests import ApiRequest, answered
from motherlode.server.permissions import OVER, check
from motherlode.server.projection import SPECTATOR
from motherlode.server.protocol import LookBack, Refusal, Resume, Watch
from motherlode.server.table import Table

NO_ID = "http"


async def export(request: ApiRequest) -> Response:
    """The whole match as a `.mine` file, with the secret behind its draws."""
    log = await open_log(request)
    return Response(
        notation.write(log),
        media_type="text/plain",
        headers={"Content-Disposition": f'attachment; filename="motherlode-{request.place.match}.mine"'},
    )


async def export_json(request: ApiRequest) -> Response:
    """The match so far, as the socket's snapshot of it: for spectators, or for a seat that is yours."""
    match, seat = request.place.match, request.query.seat
    if imports.is_import(match):
        log = await any_log(request, Table.log)
        return answered(await request.in_thread(imports.snapshot, match, log, seat))

    live = await request.find(match)

    def shown(table: Table) -> Raw:
        check(table, Watch(id=NO_ID, table=match) if seat == SPECTATOR else Resume(id=NO_ID, table=match, seat=seat),
              request.identity)  # fmt: skip
        return Raw(live.streams.snapshot(table, seat))

    return answered(await live.read(shown))


async def replay(request: ApiRequest) -> Response:
    """Steps of a match here: while it is played, as a spectator or as your own seat; afterwards as anybody."""
    log = await permitted_log(request, request.query)
    return answered(await request.in_thread(replayed, log, request.query))


async def verify(request: ApiRequest) -> Response:
    """Recompute every draw of a match here that is over."""
    return answered(await request.in_thread(verified, await open_log(request), request.query.commitment))


# --- files that are sent


async def keep(request: ApiRequest) -> Response:
    """Keep a match that was played elsewhere; it must replay to the last move."""
    log = await sent(request)
    match: Match = await request.in_thread(Match.replay, log)
    id_, new = await imports.keep(request.registry, log)
    return answered(Kept(id_, log.game, len(log.entries), match.over), 201 if new else 200)


async def replay_sent(request: ApiRequest) -> Response:
    """Steps of a match in a file, without keeping it."""
    return answered(await request.in_thread(replayed, await sent(request), request.query))


async def verify_sent(request: ApiRequest) -> Response:
    """Recompute every draw of a match in a file."""
    return answered(await request.in_thread(verified, await sent(request), request.query.commitment))


async def sent(request: ApiRequest) -> Log:
    """The log in the body."""
    return await request.in_thread(read, request.body)


# --- matches here


async def open_log(request: ApiRequest) -> Log:
    """The log of a match that is over, with everything in it."""

    def log(table: Table) -> Log:
        if table.status != OVER:
            raise Refusal("not-now", status=table.status)
        return copied(table.log())

    return await any_log(request, log)


async def permitted_log(request: ApiRequest, asked: Steps) -> Log:
    """The log of a match, if this person may see it in this way."""

    def log(table: Table) -> Log:
        if table.status != OVER:
            check(
                table, LookBack(id=NO_ID, table=request.place.match, seat=asked.seat, move=asked.move), request.identity
            )
            if asked.view == "whole":
                raise Refusal("not-now", status=table.status)
        return copied(table.log())

    return await any_log(request, log)


async def any_log(request: ApiRequest, of_table: Callable[[Table], Log]) -> Log:
    """The log of an imported match, which is open to everybody, or what may be had of a table's."""
    if imports.is_import(request.place.match):
        return await imports.find(request.registry, request.place.match)
    return await (await request.find(request.place.match)).read(of_table)

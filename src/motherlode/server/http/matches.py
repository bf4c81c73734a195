"""Over HTTP: matches taken away, brought back, looked at again, and checked.

While a match is played, only what its viewer may know leaves; once it is over, everything is open.
"""

from collections.abc import Callable

from starlette.responses import Response

from motherlode.match import Log, Match, notation
from motherlode.server import showing
from motherlode.server.http import imports
from motherlode.server.http.answering import Ask, answered
from motherlode.server.http.forms import Kept, Steps
from motherlode.server.http.replay import copied, read, replayed, verified
from motherlode.server.permissions import OVER, check
from motherlode.server.protocol import Look, Refusal, Resume, Snapshot, Watch
from motherlode.server.showing import WATCHER
from motherlode.server.table import Table

NO_ID = "http"


async def export(ask: Ask) -> Response:
    """The whole match as a `.mine` file, with the secret behind its draws."""
    ask.hall.heavy.take(ask.address)
    log = await open_log(ask)
    return Response(
        notation.write(log),
        media_type="text/plain",
        headers={"Content-Disposition": f'attachment; filename="motherlode-{ask.place.match}.mine"'},
    )


async def export_json(ask: Ask) -> Response:
    """The match so far, as the socket's snapshot of it: of who only watches, or of a seat that is yours."""
    ask.hall.heavy.take(ask.address)
    match, seat = ask.place.match, ask.query.seat
    if imports.is_import(match):
        log = await any_log(ask, Table.log)
        return answered(await ask.in_thread(imports.snapshot, match, log, seat))

    def shown(table: Table) -> Snapshot:
        check(table, Watch(id=NO_ID, table=match) if seat == WATCHER else Resume(id=NO_ID, table=match, seat=seat),
              ask.identity)  # fmt: skip
        return showing.snapshot(table, seat, ask.hall.settings.window)

    return answered(await (await ask.hall.find(match)).read(shown))


async def replay(ask: Ask) -> Response:
    """Steps of a match here: while it is played, as who watches or as your own seat; afterwards as anybody."""
    ask.hall.heavy.take(ask.address)
    log = await permitted_log(ask, ask.query)
    return answered(await ask.in_thread(replayed, log, ask.query))


async def verify(ask: Ask) -> Response:
    """Recompute every draw of a match here that is over."""
    ask.hall.heavy.take(ask.address)
    return answered(await ask.in_thread(verified, await open_log(ask), ask.query.commitment))


# --- files that are sent


async def keep(ask: Ask) -> Response:
    """Keep a match that was played elsewhere; it must replay to the last move."""
    ask.hall.openings.take(ask.address)
    log = await sent(ask)
    match: Match = await ask.in_thread(Match.replay, log)
    id_, new = await imports.keep(ask.hall, log)
    return answered(Kept(id_, log.game, len(log.entries), match.over), 201 if new else 200)


async def replay_sent(ask: Ask) -> Response:
    """Steps of a match in a file, without keeping it."""
    ask.hall.heavy.take(ask.address)
    return answered(await ask.in_thread(replayed, await sent(ask), ask.query))


async def verify_sent(ask: Ask) -> Response:
    """Recompute every draw of a match in a file."""
    ask.hall.heavy.take(ask.address)
    return answered(await ask.in_thread(verified, await sent(ask), ask.query.commitment))


async def sent(ask: Ask) -> Log:
    """The log in the body."""
    return await ask.in_thread(read, ask.body)


# --- matches here


async def open_log(ask: Ask) -> Log:
    """The log of a match that is over, with everything in it."""

    def log(table: Table) -> Log:
        if table.status != OVER:
            raise Refusal("not-now", status=table.status)
        return copied(table.log())

    return await any_log(ask, log)


async def permitted_log(ask: Ask, asked: Steps) -> Log:
    """The log of a match, to be shown in a way that this somebody may see."""

    def log(table: Table) -> Log:
        if table.status != OVER:
            check(table, Look(id=NO_ID, table=ask.place.match, seat=asked.seat, move=asked.move), ask.identity)
            if asked.view == "whole":
                raise Refusal("not-now", status=table.status)
        return copied(table.playing.log)

    return await any_log(ask, log)


async def any_log(ask: Ask, of_table: Callable[[Table], Log]) -> Log:
    """The log of an imported match, which is open to everybody, or what may be had of a table's."""
    if imports.is_import(ask.place.match):
        return await imports.find(ask.hall, ask.place.match)
    return await (await ask.hall.find(ask.place.match)).read(of_table)

"""Over HTTP: guests, tables and seats. What the socket can do at a table is not done twice."""

from typing import Any

import msgspec
from starlette.responses import Response

from motherlode.server import showing
from motherlode.server.deciding import clean
from motherlode.server.http.answering import Ask, answered
from motherlode.server.http.forms import Guest, Invitation, Seated, TableMade
from motherlode.server.protocol import Create, Invite, Sit

NO_ID = "http"  # every request has its own answer


async def guest(ask: Ask) -> Response:
    """A new identity."""
    return answered(Guest(ask.hall.seals.token(ask.hall.chance.identity()), clean(ask.body.name)), 201)


async def create(ask: Ask) -> Response:
    """Set up a table, as `create` does; `name` is yours at it."""
    ask.hall.openings.take(ask.address)
    fields = given(ask.body)
    name = clean(fields.pop("name"))
    opened = await ask.hall.create(Create(id=NO_ID, **fields), ask.identity, name)
    link = f"{ask.request.base_url}t/{opened.code}"
    return answered(TableMade(opened.table, opened.code, opened.seats, link), 201)


async def listing(ask: Ask) -> Response:
    """The public tables where somebody is, newest first."""
    return Response(ask.hall.lobby(), media_type="application/json")


async def facts(ask: Ask) -> Response:
    """What anybody may know of a table."""
    ask.hall.heavy.take(ask.address)  # or somebody would try all codes
    actor = await ask.hall.find(ask.place.table)
    return answered(await actor.read(showing.listed))


async def sit(ask: Ask) -> Response:
    """Take an open seat; play it over the socket with the same token."""
    ask.hall.heavy.take(ask.address)
    actor = await ask.hall.find(ask.place.table)
    command = Sit(id=NO_ID, table=actor.id, seat=ask.place.seat, **given(ask.body))
    await actor.command(command, ask.identity, "")
    return answered(Seated(actor.id, command.seat), 201)


async def invite(ask: Ask) -> Response:
    """Hold an open seat for a program of yours."""
    ask.hall.heavy.take(ask.address)
    command = Invite(id=NO_ID, table=ask.place.table, seat=ask.place.seat, **given(ask.body))
    return answered(Invitation(await ask.hall.invite(command, ask.identity)), 201)


def given(body: msgspec.Struct) -> dict[str, Any]:
    """The fields of a body, for the command that they are of."""
    return msgspec.structs.asdict(body)

"""Over HTTP: guests, tables and seats. What the socket can do at a table is not done twice."""

from typing import Any

import msgspec
from starlette.responses import Response

from motherlode.server import projection
from motherlode.server.http.forms import Guest, Invitation, Seated, SocketFree, TableMade
from motherlode.server.http.requests import ApiRequest, answered
from motherlode.server.protocol import Create, Invite, Sit
from motherlode.server.sockets import refused_socket
from motherlode.server.typed_text import name_of

NO_ID = "http"  # every request has its own answer


async def guest(request: ApiRequest) -> Response:
    """A new identity."""
    return answered(
        Guest(request.registry.seals.token(request.registry.chance.identity()), name_of(request.body.name)), 201
    )


async def sockets(request: ApiRequest) -> Response:
    """Whether a socket would be opened for you now; if not, why."""
    if refusal := refused_socket(request.registry, request.raw.headers, request.address):
        raise refusal
    return answered(SocketFree())


async def create(request: ApiRequest) -> Response:
    """Set up a table, as `create` does; `name` is yours at it."""
    fields = given(request.body)
    name = name_of(fields.pop("name"))
    opened = await request.registry.create(Create(id=NO_ID, **fields), request.identity, name)
    here = f"{request.raw.base_url}".rstrip("/") + request.registry.settings.base_path
    link = f"{here}/t/{opened.code}"
    return answered(TableMade(opened.table, opened.code, opened.seats, link), 201)


async def listing(request: ApiRequest) -> Response:
    """The public tables where somebody is, newest first."""
    return Response(await request.registry.newest_lobby(), media_type="application/json")


async def facts(request: ApiRequest) -> Response:
    """What anybody may know of a table."""
    live = await request.find(request.place.table)
    return answered(await live.read(projection.listed))


async def sit(request: ApiRequest) -> Response:
    """Take an open seat; play it over the socket with the same token."""
    live = await request.find(request.place.table)
    command = Sit(id=NO_ID, table=live.id, seat=request.place.seat, **given(request.body))
    await live.command(command, request.identity, "")
    return answered(Seated(live.id, command.seat), 201)


async def invite(request: ApiRequest) -> Response:
    """Hold an open seat for a program of yours."""
    live = await request.find(request.place.table)
    command = Invite(id=NO_ID, table=live.id, seat=request.place.seat, **given(request.body))
    return answered(Invitation(await request.registry.invite(command, request.identity)), 201)


def given(body: msgspec.Struct) -> dict[str, Any]:
    """The fields of a body, for the command that they are of."""
    return msgspec.structs.asdict(body)

"""The table of routes as an OpenAPI document, for programs."""

import inspect
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from motherlode import __version__
from motherlode.server.http.requests import RefusedRequest, Route, Text

SCHEMAS = "#/components/schemas/{name}"
ALWAYS_REFUSED = (422, 429)  # a query, a path or a body that is not in its form; too many requests
BY_BODY = (403, 408, 413)  # what may happen to anything that is sent: another origin's, too slow, too long
REASONS = {
    401: "no token of this server",
    403: "not yours to do, or a page of another origin",
    404: "there is no such thing",
    408: "the body did not come in time",
    409: "not now, or somebody was first",
    413: "too long",
    422: "understood, and cannot be done",
    429: "too much at once; `Retry-After` says when to ask again",
    503: "the store cannot be used now; nothing was done",
}
Json = dict[str, Any]


def document(routes: Sequence[Route]) -> Json:
    """The whole document."""
    kinds = [kind for route in routes for kind in types_of(route)]
    _, components = msgspec.json.schema_components([*kinds, RefusedRequest], ref_template=SCHEMAS)
    paths: dict[str, Json] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Motherlode",
            "version": __version__,
            "description": "Guests, tables and matches. A game is played over the socket: see `/protocol.json`.",
        },
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}}},
    }


def types_of(route: Route) -> Iterator[Any]:
    """The types whose schemas a route needs."""
    for kind in (*route.answers.values(), route.body):
        if kind is not None and not isinstance(kind, Text):
            yield kind


def operation(route: Route) -> Json:
    """What is said of one route."""
    found: Json = {
        "operationId": route.run.__name__.replace("_", "-"),
        "summary": inspect.getdoc(route.run) or "",
        "responses": responses(route),
    }
    if parameters := [*fields_of(route, "path"), *fields_of(route, "query")]:
        found["parameters"] = parameters
    if isinstance(route.body, Text):
        found["requestBody"] = {"required": True, "content": content(route.body)}
    elif route.body:
        needed = any(field.required for field in msgspec.structs.fields(route.body))
        found["requestBody"] = {"required": needed, "content": content(route.body)}
    if route.token != "no":
        found["security"] = [{"token": []}, *([{}] if route.token == "may" else [])]
    return found


def fields_of(route: Route, place: str) -> Iterator[Json]:
    """What stands in the path or behind the question mark."""
    kind = route.place if place == "path" else route.query
    for field in msgspec.structs.fields(kind) if kind else ():
        schema = msgspec.json.schema(field.type)
        if not field.required:
            schema["default"] = field.default
        yield {"name": field.encode_name, "in": place, "required": place == "path", "schema": schema}


def responses(route: Route) -> Json:
    """Every answer and every refusal."""
    refused = {*ALWAYS_REFUSED, *route.refused, *(BY_BODY if route.method == "POST" else ())}
    if route.token != "no":
        refused.add(401)
    found = {
        status: {"description": REASONS[status], "content": content(RefusedRequest)} for status in sorted(refused)
    } | {
        status: {"description": described(kind), "content": content(kind)} for status, kind in route.answers.items()
    }  # fmt: skip
    return {str(status): found[status] for status in sorted(found)}


def described(kind: Any) -> str:
    """What an answer is."""
    return kind.about if isinstance(kind, Text) else (inspect.getdoc(kind) or "").split("\n")[0]


def content(kind: Any) -> Json:
    """A body or an answer: its media type, and its schema."""
    if isinstance(kind, Text):
        example = {"example": kind.example} if kind.example else {}
        return {kind.media: {"schema": {"type": "string"}, **example}}
    [schema], _ = msgspec.json.schema_components([kind], ref_template=SCHEMAS)
    return {"application/json": {"schema": schema}}

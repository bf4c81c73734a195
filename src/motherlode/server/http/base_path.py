"""Everything under a path of another site: behind a proxy that passes the path on, or one that strips it."""

from starlette.datastructures import URL
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send


class Under:
    """The application, for requests with its path before theirs and without it."""

    def __init__(self, app: ASGIApp, base: str) -> None:
        self.app, self.base = app, base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, as the application knows it."""
        path = scope.get("path", "")
        if self.base and path == self.base and scope["type"] == "http":
            there = URL(path=f"{path}/", query=scope["query_string"].decode("latin-1"))
            await RedirectResponse(there)(scope, receive, send)
            return
        if self.base and path.startswith(f"{self.base}/"):
            scope = {**scope, "path": path[len(self.base) :]}
        await self.app(scope, receive, send)

"""How the application is served: uvicorn, with bounded frames and heartbeats."""

import uvicorn
from starlette.applications import Starlette

from motherlode.server.settings import SECOND, Settings


def configured(app: Starlette, settings: Settings) -> uvicorn.Config:
    """The way the application is served."""
    heartbeat = settings.heartbeat / SECOND
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=settings.limits.frame,
        ws_ping_interval=heartbeat,
        ws_ping_timeout=heartbeat,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )

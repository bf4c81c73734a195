"""Files of the page under names whose contents never change: a browser that has one never asks for it again.

Such a name begins with a digest of all that a page may load, made when the server starts. A page names its files by it,
and modules find each other beside themselves, so nothing has to be built. Under an older digest, as in a page that was
open while the server was changed, there is what there is now, to be asked for again.
"""

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib.resources import as_file
from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from motherlode.games.catalog import GAMES
from motherlode.server.http.files import WEB, WORDS
from motherlode.server.http.games import all_declared
from motherlode.words import words_folder

FOLDER = "/web/v-{version}"
KEPT_FOR_EVER = "max-age=31536000, immutable"


class Kept:
    """An application whose answers may be kept for ever under the digest of now."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on; what is not there may be there one day."""

        async def send_kept(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] in (200, 304):
                headers = MutableHeaders(scope=message)
                if "Cache-Control" not in headers:
                    headers["Cache-Control"] = KEPT_FOR_EVER
                    del headers["ETag"]  # nobody will ask
            await send(message)

        now = scope["path_params"].get("version") == version()
        await self.app(scope, receive, send_kept if now else send)


@cache
def version() -> str:
    """The digest of all files that a page may load, and of what the games say of themselves."""
    digest = sha256(all_declared())
    for name, content in files_of_the_page():
        digest.update(f"{name}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()[:16]


def files_of_the_page() -> Iterable[tuple[str, bytes]]:
    """Each with its name, in the same order on every machine."""
    with as_file(WEB) as web, as_file(WORDS) as words:
        folders = [Path(web), Path(words), *(folder for name in GAMES if (folder := words_folder(name)))]
        for folder in folders:
            for path in sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc"):
                yield path.relative_to(folder).as_posix(), path.read_bytes()


def named(path: str) -> str:
    """The name of a file of the page."""
    return f"{FOLDER.format(version=version())}/{path}"

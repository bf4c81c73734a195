"""Files of the page as they are sent: small, and without the comments that only those who change them read."""

import gzip
import re
from functools import lru_cache
from hashlib import sha256
from mimetypes import guess_type
from os import PathLike, stat_result
from pathlib import Path
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

# What only those who change a file read. In a module: its documentation, and remarks after the end of something.
COMMENTS = {
    ".css": re.compile(r"/\*.*?\*/", re.DOTALL),
    ".ftl": re.compile(r"^#.*$", re.MULTILINE),
    ".js": re.compile(r"/\*\*.*?\*/|(?:^[ ]*|(?<=[;,{}()\[\]])[ ])//[ ].*?$", re.DOTALL | re.MULTILINE),
}
NAMED_BY_CONTENTS = ".woff2"  # tools/page/fonts.js: another content would be another file
KEPT_FOR_EVER = "public, max-age=31536000, immutable"
SQUEEZE, WORTH_IT = 9, 500  # of 9, once for each file; bytes
FILES = 500  # more than there are


class Body(NamedTuple):
    """What is sent, how it is coded, and the name under which a browser asks for it again."""

    content: bytes
    coding: str
    tag: str


class Files(StaticFiles):
    """A folder of files."""

    def file_response(
        self, full_path: str | PathLike[str], stat_result: stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """One of them, as the browser can read it."""
        asked, path = Headers(scope=scope), Path(full_path)
        body = body_of(path, stat_result.st_mtime_ns, "gzip" in asked.get("accept-encoding", ""))
        headers = {"ETag": body.tag, "Vary": "Accept-Encoding"}
        if body.coding:
            headers["Content-Encoding"] = body.coding
        if path.suffix == NAMED_BY_CONTENTS:
            headers["Cache-Control"] = KEPT_FOR_EVER
        response = Response(body.content, status_code, headers, guess_type(path.name)[0])
        return NotModifiedResponse(response.headers) if self.is_not_modified(response.headers, asked) else response


@lru_cache(maxsize=2 * FILES)
def body_of(path: Path, changed: int, squeezed: bool) -> Body:
    """A file as it is sent; `changed` is when, so that a file that was edited is read again."""
    content, coding = path.read_bytes(), ""
    if path.suffix in COMMENTS:
        content = without_comments(content.decode(), path.suffix).encode()
    if squeezed and len(content) > WORTH_IT:
        small = gzip.compress(content, SQUEEZE, mtime=0)
        if len(small) < len(content):
            content, coding = small, "gzip"
    return Body(content, coding, f'"{sha256(content).hexdigest()[:16]}"')


def without_comments(text: str, ending: str) -> str:
    """A file without them; every line keeps its number.

    >>> without_comments("/** The\\n * sum. */\\nconst a = /** @type {any} */ (b); // why", ".js")
    '\\n\\nconst a =  (b);'
    """
    return COMMENTS[ending].sub(lambda found: "\n" * found[0].count("\n"), text)

"""Files of the page as they are sent: compressed, without comments, and modules and styles without indentation."""

import gzip
import re
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from os import PathLike, stat_result
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

WEB, WORDS = files("motherlode").joinpath("web"), files("motherlode").joinpath("words")
# Comments. In a module: its documentation, and remarks after the end of a statement.
COMMENTS = {
    ".css": re.compile(r"/\*.*?\*/", re.DOTALL),
    ".ftl": re.compile(r"^#.*$", re.MULTILINE),
    ".svg": re.compile(r"<!--.*?-->\n"),
    ".js": re.compile(r"/\*\*.*?\*/|(?:^[ ]*|(?<=[;,{}()\[\]])[ ])//[ ].*?$", re.DOTALL | re.MULTILINE),
}
INDENTATION = re.compile(r"^[ ]+", re.MULTILINE)
SPACE = re.compile(r"\s*([{};,])\s*|(?<=:) +")  # that a style does without
INDENTED = (".css", ".js")  # where it means nothing; in markup of templates it is white space as the line's end is
UTF8_ANYWAY = ("text/css", "text/javascript")  # in a page of ours nobody has to say so
SQUEEZE, WORTH_IT = 9, 300  # of 9, once for each file; bytes
FILES = 500  # more than there are
DOCUMENTS = 200  # likewise: pages in every language, lessons, descriptions
NOTHING: Mapping[str, str] = MappingProxyType({})


class Body(NamedTuple):
    """What is sent, how it is coded, and the name under which a browser asks for it again."""

    content: bytes
    coding: str
    tag: str


class Files(StaticFiles):
    """A folder of files; the package is always installed as files: the compiler needs them too."""

    def __init__(self, place: Traversable) -> None:
        with as_file(place) as path:
            super().__init__(directory=Path(path))

    def file_response(
        self, full_path: str | PathLike[str], stat_result: stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """One of them, as the browser can read it."""
        asked, path = Headers(scope=scope), Path(full_path)
        body = body_of(path, stat_result.st_mtime_ns, takes_gzip(asked))
        return response_of(body, asked, guess_type(path.name)[0], {}, status_code)


@lru_cache(maxsize=2 * FILES)
def body_of(path: Path, changed: int, squeezed: bool) -> Body:
    """A file as it is sent; `changed` is when, so that a file that was edited is read again."""
    content = path.read_bytes()
    if path.suffix in COMMENTS:
        content = without_comments(content.decode(), path.suffix).encode()
    return coded(content, squeezed)


@lru_cache(maxsize=DOCUMENTS)
def body_of_document(content: bytes, squeezed: bool) -> Body:
    """A document as it is sent, compressed once: that takes longer than answering a request."""
    return coded(content, squeezed)


def coded(content: bytes, squeezed: bool) -> Body:
    """Content as it is sent, compressed where that is worth it."""
    coding = ""
    if squeezed and len(content) > WORTH_IT:
        small = gzip.compress(content, SQUEEZE, mtime=0)
        if len(small) < len(content):
            content, coding = small, "gzip"
    return Body(content, coding, f'"{sha256(content).hexdigest()[:16]}"')


def document(
    content: bytes, asked: Headers, media: str, headers: Mapping[str, str] = NOTHING, status: int = 200
) -> Response:
    """Something that is the same for everybody. What is for one viewer is never compressed: its size would give
    something away.
    """
    return response_of(body_of_document(content, takes_gzip(asked)), asked, media, headers, status)


def response_of(
    body: Body, asked: Headers, media: str | None, headers: Mapping[str, str], status: int = 200
) -> Response:
    """The answer; nothing is sent to a browser that has it already."""
    vary = ", ".join(filter(None, (headers.get("Vary"), "Accept-Encoding")))
    about = {**headers, "ETag": body.tag, "Vary": vary}
    known = {one.strip().removeprefix("W/") for one in asked.get("if-none-match", "").split(",")}
    if status == 200 and body.tag in known:
        return Response(status_code=304, headers=about)
    if body.coding:
        about["Content-Encoding"] = body.coding
    response = Response(body.content, status, about, media)
    if media in UTF8_ANYWAY:
        response.headers["Content-Type"] = media
    return response


def takes_gzip(asked: Headers) -> bool:
    """Whether a client can read what is compressed."""
    return "gzip" in asked.get("accept-encoding", "")


def without_comments(text: str, ending: str) -> str:
    """A file without them; every line of a module keeps its number.

    >>> without_comments("/** The\\n * sum. */\\n  const a = /** @type {any} */ (b); // why", ".js")
    '\\n\\nconst a =  (b);'
    """
    bare = COMMENTS[ending].sub(lambda found: "\n" * found[0].count("\n"), text)
    bare = INDENTATION.sub("", bare) if ending in INDENTED else bare
    return SPACE.sub(r"\1", bare) if ending == ".css" else bare

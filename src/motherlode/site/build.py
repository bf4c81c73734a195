"""Writing the site into a folder, again and again: only what an earlier build has written there is replaced."""

import gzip
import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from motherlode.games.kit.mistakes import Mistake
from motherlode.server.http.files import SQUEEZE, WORTH_IT
from motherlode.server.http.versions import FOLDER
from motherlode.site.contents import contents
from motherlode.site.document import index
from motherlode.site.offline import service_worker
from motherlode.webassembly.modules import Built

DOCUMENT, WORKER, LIST = "index.html", "service-worker.js", "site.json"
COMPRESSED = ".gz"
WORTH = 0.9  # of the size, for a compressed copy


class Site(NamedTuple):
    """What was written: its digest, how many files, and their bytes, as they are and compressed."""

    version: str
    files: int
    size: int
    compressed: int


def build(folder: Path, progress: Callable[[Built], object] = lambda built: None) -> Site:
    """Make the site, and write it into a folder."""
    earlier = written_earlier(folder)
    version, site = site_of(contents(progress))
    copies = {f"{name}{COMPRESSED}": copy for name, content in site.items() if (copy := compressed(content))}
    check_folder(folder, {*site, *copies}, earlier)
    for name, content in {**copies, **site}.items():  # the document and the worker come last: they name the others
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    sweep(folder, {*site, *copies}, earlier)
    size = sum(map(len, site.values()))
    small = sum(len(copies.get(f"{name}{COMPRESSED}", content)) for name, content in site.items())
    return Site(version, len(site), size, small)


def site_of(files: Mapping[str, bytes]) -> tuple[str, dict[str, bytes]]:
    """The site's files by their places in the folder, and the digest in their names."""
    digest = sha256()
    for name, content in sorted(files.items()):
        digest.update(f"{name}\0{len(content)}\0".encode() + content)
    version = digest.hexdigest()[:16]
    below = FOLDER.format(version=version).lstrip("/") + "/"
    site = {f"{below}{name}": content for name, content in files.items()}
    site[DOCUMENT] = index(below).encode()
    site[WORKER] = service_worker(version, site)
    return version, site


def compressed(content: bytes) -> bytes:
    """A copy for hosts that send compressed files as they lie there; nothing where it would hardly be smaller."""
    if len(content) <= WORTH_IT:
        return b""
    small = gzip.compress(content, SQUEEZE, mtime=0)
    return small if len(small) < WORTH * len(content) else b""


# --- the folder


class Earlier(NamedTuple):
    """The files of the last build, and those of the one before that were kept for pages that were open."""

    files: frozenset[str] = frozenset()
    before: frozenset[str] = frozenset()


def written_earlier(folder: Path) -> Earlier:
    """What an earlier build has written into a folder."""
    if folder.exists() and not folder.is_dir():
        raise Mistake("page-not-a-folder", folder=str(folder))
    with suppress(OSError, ValueError, KeyError, TypeError):
        listed = json.loads((folder / LIST).read_text(encoding="utf-8"))
        return Earlier(frozenset(listed["files"]), frozenset(listed["before"]))
    return Earlier()


def check_folder(folder: Path, files: set[str], earlier: Earlier) -> None:
    """Nothing that somebody else has put there is written over."""
    ours = earlier.files | earlier.before
    for name in sorted(files - ours):
        if (folder / name).exists():
            raise Mistake("page-folder-taken", folder=str(folder), file=name)


def sweep(folder: Path, files: set[str], earlier: Earlier) -> None:
    """Write the list, and take away what was kept for pages of the version before the last one."""
    before = sorted((earlier.files or files) - files) or sorted(earlier.before - files)
    for name in earlier.before - files - set(before):
        (folder / name).unlink(missing_ok=True)
        for parent in list((folder / name).parents)[: len(Path(name).parents) - 1]:
            with suppress(OSError):  # there is something in it still
                parent.rmdir()
    listed = {"files": sorted(files), "before": before}
    (folder / LIST).write_text(json.dumps(listed, indent=0) + "\n", encoding="utf-8")

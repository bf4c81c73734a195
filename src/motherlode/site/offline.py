"""The service worker of the site: it knows every file by its digest, and so what has to be loaded for a new version."""

import json
from base64 import b64encode
from collections.abc import Mapping
from hashlib import sha256

from motherlode.server.http.files import WEB, without_comments

SCRIPT = ("app", "offline", "service-worker.js")
WITHOUT = (".txt", "/THIRD-PARTY.md")  # licences are for readers of the site's folder


def service_worker(version: str, files: Mapping[str, bytes]) -> bytes:
    """The script, with the list of what is kept: the digests are those that browsers compare what they load with."""
    kept = {name: digest_of(content) for name, content in files.items() if not name.endswith(WITHOUT)}
    site = json.dumps({"version": version, "files": kept}, separators=(",", ":"))
    script = without_comments(WEB.joinpath(*SCRIPT).read_text(encoding="utf-8"), ".js")
    return f"self.SITE = {site};\n{script}".encode()


def digest_of(content: bytes) -> str:
    """As in the attribute `integrity`."""
    return f"sha256-{b64encode(sha256(content).digest()).decode()}"

"""The site on hosts that send headers and compressed copies: nginx and Caddy, as docs/hosting-static.md shows them."""

import re
import shutil
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
import requests
from playwright.sync_api import expect

from harness.caddy import caddy
from harness.document_blocks import blocks
from harness.nginx import nginx
from harness.page_play import begin
from harness.ports import ROOT, free_port
from motherlode.site.document import HEADER
from tests.browser.test_games import LANGUAGES

FIRST, WITH_A_GAME = 200_000, 320_000  # bytes of the lobby, and with the first game, compressed, headers included
OURS = {block.text.split()[0]: block.text for block in blocks(ROOT / "docs/hosting-static.md")}


class Host:
    """Where a site is, and what was sent from there: addresses, and bytes with their headers."""

    def __init__(self, page: str, log: Path) -> None:
        self.page, self.log = page, log

    def sent(self) -> dict[str, int]:
        found: Counter[str] = Counter()
        for size, uri in (line.split() for line in self.log.read_text().splitlines()):
            found[uri] += int(size)
        return found


@pytest.fixture(scope="module")
def by_nginx(built_site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """The host of the document; its user is another one than that of the tests."""
    port, folder = free_port(), Path(tempfile.mkdtemp(prefix="motherlode-site-"))
    folder.chmod(0o777)
    site = Path(shutil.copytree(built_site, folder / "mines"))
    site.chmod(0o755)
    location = OURS["location"].replace("/srv/mines", str(site))
    log = folder / "sent"
    server = f"server {{\nlisten 127.0.0.1:{port};\naccess_log {log} sent;\n{location}\n}}"
    try:
        with nginx(f"log_format sent '$bytes_sent $uri';\n{OURS['map']}\n{server}", port):
            yield Host(f"http://127.0.0.1:{port}/mines", log)
    finally:
        shutil.rmtree(folder)


def test_the_first_load_is_small_and_a_game_comes_with_its_click(visitors, by_nginx):
    ana = visitors(LANGUAGES["ru"], at=by_nginx, service_workers="block")  # what that one fetches comes afterwards
    page = ana.go("/")
    expect(page.locator("form.bots button.big")).to_be_visible()
    page.wait_for_function("() => document.querySelector('ml-app').connection === 'open'")
    page.wait_for_load_state("networkidle")
    first = by_nginx.sent()
    assert [uri for uri in first if uri.endswith("/app/local/worker.js")], "its worker is counted too"
    assert not [uri for uri in first if uri.endswith(".wasm")]
    assert sum(first.values()) < FIRST, sorted(first.items(), key=lambda one: -one[1])
    begin(page, "quartz", 3)
    expect(page.locator("section.ask .question")).to_be_visible()
    with_game = by_nginx.sent()
    modules = [uri.rpartition("/")[2] for uri in with_game if uri.endswith(".wasm")]
    assert [name.partition("-")[0] for name in modules] == ["quartz"]
    assert sum(with_game.values()) < WITH_A_GAME, sorted(with_game.items(), key=lambda one: -one[1])


def held(page: str, built: Path) -> None:
    """Headers and copies are as the document says."""
    document = requests.get(f"{page}/", timeout=60)
    assert document.headers["Content-Security-Policy"] == HEADER
    assert document.headers["Cache-Control"] == "no-cache"
    [script] = re.findall(r'<script type="module" src="([^"]+)"', document.text)
    kinds = {script: "text/javascript", script.replace("app/main.js", "app/app.css"): "text/css"}
    kinds |= {path.relative_to(built).as_posix(): "application/wasm" for path in built.glob("web/*/modules/*.wasm")}
    for name, kind in kinds.items():
        answer = requests.get(f"{page}/{name}", timeout=60)
        assert answer.headers["Content-Type"].startswith(kind), name
        assert answer.headers["Content-Encoding"] == "gzip"
        assert answer.headers["Cache-Control"] == "max-age=31536000, immutable"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.content == (built / name).read_bytes()
    for worker in ("service-worker.js", script.replace("main.js", "local/worker.js")):
        assert requests.get(f"{page}/{worker}", timeout=60).headers["Content-Security-Policy"] == HEADER
    assert requests.get(f"{page}/service-worker.js", timeout=60).headers["Cache-Control"] == "no-cache"


def test_the_documented_location_of_nginx(by_nginx, built_site):
    held(by_nginx.page, built_site)


def test_the_documented_site_of_caddy(built_site):
    port = free_port()
    site = OURS["mines.example.org"].replace("mines.example.org", f"http://127.0.0.1:{port}")
    with caddy(site.replace("/srv/mines", str(built_site)), port):
        held(f"http://127.0.0.1:{port}", built_site)

"""The server behind a real nginx and a real Caddy: the page, its links and its socket; and whose address it believes.

The configurations are those that docs/hosting-proxies.md shows, with other ports.
"""

import json
import re
import ssl
import subprocess
import tempfile
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest
import requests
from playwright.sync_api import expect
from websockets.sync.client import connect

from harness.caddy import caddy
from harness.document_blocks import blocks
from harness.nginx import nginx
from harness.page_play import begin
from harness.ports import free_port
from harness.server_thread import ServerThread
from motherlode.server.protocol import VERSION

ROOT = Path(__file__).parents[2]
SITE = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
[MAP] = re.findall(r"^map .*$", SITE, re.MULTILINE)
[LOCATION] = re.findall(r"^  location .*?^  }$", SITE, re.MULTILINE | re.DOTALL)
CADDYFILE = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
SHORT = [
    block.text for block in blocks(ROOT / "docs/hosting-proxies.md") if not block.name
]  # as opposed to whole files
[UPSTREAM] = [text for text in SHORT if text.startswith("upstream")]
UNDER_A_PATH, OF_SEVERAL_MACHINES = [text for text in SHORT if text.startswith("play.example.org")]
CERTIFICATE = "/etc/letsencrypt/live/play.example.org/"
BASE = "/motherlode"
FIRST, SECOND = "127.0.0.3", "127.0.0.4"  # from where the proxies of the row ask on
ROW = """
{map}
server {{
  listen 127.0.0.1:{first};
  location {base}/ {{
    proxy_pass http://127.0.0.1:{second};
    proxy_bind {from_first};
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $connection_upgrade;
  }}
}}
server {{
  listen 127.0.0.1:{second};
  proxy_bind {from_second};
  {location}
}}
server {{
  listen 127.0.0.1:{cutting};
  proxy_bind {from_second};
  {cut}
}}
"""


class Proxied:
    """A server behind two proxies in a row, and behind one that cuts its path off."""

    def __init__(self, server: ServerThread, first: int, second: int, cutting: int) -> None:
        self.server, self.first, self.second, self.cutting = server, first, second, cutting
        self.page = f"http://127.0.0.1:{first}{BASE}"


@pytest.fixture(scope="module")
def proxied(server: ServerThread, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    """The server that everybody here uses has compiled the games: this one only has another path and its proxies."""
    folder = tmp_path_factory.mktemp("proxied")
    mine = ServerThread(folder / "motherlode.db", base_path=BASE, proxies=(FIRST, SECOND))
    first, second, cutting = free_port(), free_port(), free_port()
    location = LOCATION.replace("127.0.0.1:8421", f"127.0.0.1:{mine.running.port}")
    cut = location.replace(f":{mine.running.port};", f":{mine.running.port}/;")
    row = ROW.format(map=MAP, first=first, second=second, cutting=cutting, from_first=FIRST, from_second=SECOND,
                     base=BASE, location=location, cut=cut)  # fmt: skip
    try:
        with nginx(row, first):
            yield Proxied(mine, first, second, cutting)
    finally:
        mine.stop()


def test_the_page_is_played_under_a_path(visitors, proxied):
    ana = visitors(at=proxied)
    page = ana.go()
    sockets = []
    page.on("websocket", lambda opened: sockets.append(opened.url))
    page.reload()
    begin(page, "dice", 3)
    page.wait_for_url(f"{proxied.page}/t/*")
    ask = page.locator("section.ask[data-yours]")
    expect(ask).to_be_visible()
    number = ask.get_attribute("data-question")
    page.locator("main.table button[data-move]:visible:not([disabled])").first.click()
    page.wait_for_function("number => document.querySelector('section.ask')?.dataset.question !== number", arg=number)
    assert set(sockets) == {f"{proxied.page.replace('http', 'ws')}/socket"}
    page.reload()  # which is another visitor's first request: a link to the table
    expect(page.locator("ml-dice")).to_be_visible()
    for place, there in (("/", "ml-lobby"), ("/rules/dice", "ml-rules"), ("/learn/dice", "ml-learn")):
        ana.go(place)
        expect(page.locator(there)).to_be_visible()
        addresses = page.evaluate("[...document.querySelectorAll('a[href], link[href]')].map(({ href }) => href)")
        assert addresses
        assert all(address.startswith(f"{proxied.page}/") for address in addresses), addresses
    page.locator("header.top a.brand").click()
    page.wait_for_url(f"{proxied.page}/")
    expect(page.locator("ml-lobby")).to_be_visible()


def test_an_invitation_names_the_path(visitors, proxied):
    page = visitors(at=proxied).go()
    page.locator("form.friends button.big").click()
    link = page.locator(".invite a").get_attribute("href")
    assert link
    assert link.startswith(f"{proxied.page}/t/")
    rui = visitors(at=proxied)
    rui.page.goto(link)
    expect(rui.page.locator("section.gathering")).to_be_visible()


def test_the_path_may_be_cut_off_and_its_last_stroke_forgotten(proxied):
    for port in (proxied.first, proxied.second, proxied.cutting):
        page = requests.get(f"http://127.0.0.1:{port}{BASE}/", timeout=60)
        assert f'src="{BASE}/web/' in page.text
        [manifest] = re.findall(r'rel="manifest" href="([^"]+)"', page.text)
        address = urljoin(page.url, manifest)
        begins = urljoin(address, requests.get(address, timeout=60).json()["start_url"])
        assert urlsplit(begins).path == f"{BASE}/"
    straight = f"http://127.0.0.1:{proxied.server.running.port}"
    answer = requests.get(f"{straight}{BASE}?a=1", timeout=60, allow_redirects=False)
    assert (answer.status_code, answer.headers["Location"]) == (307, f"{BASE}/?a=1")
    assert requests.get(f"{straight}/health", timeout=60).json() == {"alive": True}
    assert requests.get(f"{straight}{BASE}x/health", timeout=60).status_code == 404


@pytest.fixture(scope="module")
def certificate() -> Iterator[Path]:
    """A folder, open to the user of nginx, with a certificate that nobody has signed, named as on the page."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        wanted = ["-nodes", "-days", "2", "-subj", "/CN=play.example.org"]
        kept = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
        command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", *wanted, *kept]
        subprocess.run(command, check=True, capture_output=True)
        (folder / "privkey.pem").chmod(0o644)
        yield folder


def test_the_documented_site_of_nginx_speaks_tls(proxied, certificate):
    tls, plain = free_port(), free_port()
    site = SITE.replace("listen 443 ", f"listen 127.0.0.1:{tls} ").replace("listen 80;", f"listen 127.0.0.1:{plain};")
    site = site.replace(CERTIFICATE, f"{certificate}/").replace(":8421", f":{proxied.server.running.port}")
    with nginx(site, tls):
        with opener(certificate).open(f"https://127.0.0.1:{tls}{BASE}/", timeout=60) as page:
            assert f'src="{BASE}/web/' in page.read().decode()
        a_socket_opens(f"wss://127.0.0.1:{tls}{BASE}/socket", certificate)
        moved = requests.get(f"http://127.0.0.1:{plain}{BASE}/", timeout=60, allow_redirects=False)
        assert (moved.status_code, moved.headers["Location"]) == (301, f"https://127.0.0.1{BASE}/")


def test_machines_that_are_listed_in_nginx(proxied):
    port, behind = free_port(), proxied.server.running.port
    machines = re.sub(r"127\.0\.0\.\d:8421", f"127.0.0.1:{behind}", UPSTREAM)
    location = LOCATION.replace("http://127.0.0.1:8421", "http://motherlode")
    assert "proxy_pass http://motherlode;" in location
    with nginx(f"{MAP}\n{machines}\nserver {{ listen 127.0.0.1:{port};\n{location}\n}}", port):
        assert f'src="{BASE}/web/' in requests.get(f"http://127.0.0.1:{port}{BASE}/", timeout=60).text
        a_socket_opens(f"ws://127.0.0.1:{port}{BASE}/socket", None)


@pytest.mark.parametrize(("site", "path"), [(CADDYFILE, ""), (UNDER_A_PATH, BASE), (OF_SEVERAL_MACHINES, "")])
def test_the_documented_sites_of_caddy(proxied, site, path):
    port, behind = free_port(), proxied.server.running.port
    site = re.sub(r"127\.0\.0\.\d:8421", f"127.0.0.1:{behind}", site)
    site = site.replace("play.example.org {", f"http://127.0.0.1:{port} {{")
    with caddy(site, port, DOMAIN=f"http://127.0.0.1:{port}", SERVER=f"127.0.0.1:{behind}"):
        page = f"http://127.0.0.1:{port}{path}"
        assert f'src="{BASE}/web/' in requests.get(page, timeout=60).text
        a_socket_opens(f"ws://127.0.0.1:{port}{path}/socket", None)


def tables_by_address(proxied) -> set[str]:
    return set(proxied.server.running.registry.openings.buckets)


@pytest.mark.parametrize(("way", "seen"), [("first", "127.0.0.2"), ("second", "127.0.0.5"), ("none", "127.0.0.6")])
def test_the_address_of_a_visitor_is_what_named_proxies_say_of_it(proxied, way, seen):
    """A client that claims another address itself is not believed, whichever way it comes in."""
    port = {"first": proxied.first, "second": proxied.second, "none": proxied.server.running.port}[way]
    before = tables_by_address(proxied)
    assert seen not in before
    forged = {"X-Forwarded-For": "203.0.113.7"}
    with requests.Session() as visitor:
        visitor.mount("http://", From(seen))
        page = f"http://127.0.0.1:{port}{BASE}"
        token = visitor.post(f"{page}/api/guests", json={}, headers=forged, timeout=60).json()["token"]
        headers = {**forged, "Authorization": f"Bearer {token}"}
        wanted = {"game": "dice", "places": ["me", "open", "open"]}
        made = visitor.post(f"{page}/api/tables", json=wanted, headers=headers, timeout=60).json()
        assert made["link"] == f"{page}/t/{made['code']}"
    assert tables_by_address(proxied) - before == {seen}


def trusted(certificate: Path) -> ssl.SSLContext:
    """Trusts this certificate and no other, whatever machine has it."""
    context = ssl.create_default_context(cafile=str(certificate / "fullchain.pem"))
    context.check_hostname = False
    return context


def opener(certificate: Path) -> urllib.request.OpenerDirector:
    """Asks over TLS, and past any proxy."""
    secure = urllib.request.HTTPSHandler(context=trusted(certificate))
    return urllib.request.build_opener(urllib.request.ProxyHandler({}), secure)


def a_socket_opens(address: str, certificate: Path | None) -> None:
    """Somebody says hello through the proxy."""
    secure = {"ssl": trusted(certificate)} if certificate else {}
    with connect(address, proxy=None, **secure) as socket:
        socket.send(json.dumps({"type": "hello", "id": "1", "protocol": VERSION}))
        assert json.loads(socket.recv(timeout=60))["result"]["kind"] == "welcome"


class From(requests.adapters.HTTPAdapter):
    """Asks from an address of this machine's own."""

    def __init__(self, address: str) -> None:
        self.address = address
        super().__init__()

    def init_poolmanager(self, *given, **named):
        super().init_poolmanager(*given, **named, source_address=(self.address, 0))

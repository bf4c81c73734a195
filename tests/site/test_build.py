"""The site in its folder: what the page may ask for, by names that say what is in them; no file of others is lost."""

import gzip
import hashlib
import json
import re
from base64 import b64encode
from html.parser import HTMLParser
from pathlib import Path

import pytest

from motherlode.cli import main
from motherlode.games.catalog import GAMES
from motherlode.games.kit.mistakes import Mistake
from motherlode.server.http.games import all_declared
from motherlode.server.http.lessons import written
from motherlode.site.build import build, site_of
from motherlode.site.contents import contents
from motherlode.site.document import HEADER
from motherlode.terminal.exit_codes import ExitCode
from motherlode.words import LANGUAGES
from tests import running


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    return contents()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    build(folder)
    return folder


class Links(HTMLParser):
    """What a document loads and links to."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.policy = ""

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        self.found += [value for name in ("href", "src") if (value := given.get(name))]
        assert not any(name.startswith("on") or name == "style" for name in given), "nothing runs from the document"
        assert tag != "script" or given.get("src")
        if given.get("http-equiv") == "Content-Security-Policy":
            self.policy = given["content"] or ""


def links_of(folder: Path) -> Links:
    links = Links()
    links.feed((folder / "index.html").read_text(encoding="utf-8"))
    return links


def test_everything_that_a_page_asks_a_server_for_is_a_file(files: dict[str, bytes]) -> None:
    assert files["games.json"] == all_declared()
    for name in GAMES:
        lesson = json.loads(files[f"lessons/{name}.json"])
        assert lesson.pop("packed"), "the table at its end, as a page can play on from it"
        assert lesson == json.loads(written(name))
        facts = json.loads(files[f"modules/{name}.json"])
        assert facts["module"] == f"{name}-{facts['digest']}.wasm"
        assert files[f"modules/{facts['module']}"].startswith(b"\0asm")
        assert all(files[f"words/{language}/{name}.{kind}"] for language in LANGUAGES for kind in ("ftl", "md"))
    assert {"app/main.js", "app/rules-engine/rules.js", "art/sprites.svg", "manifest.webmanifest"} <= set(files)


def test_nothing_is_in_it_that_only_a_server_or_a_developer_needs(files: dict[str, bytes]) -> None:
    assert not [name for name in files if name.endswith((".py", ".pyc", ".d.ts", ".yaml", "README.md"))]
    assert not {"index.html", "app/push/worker.js", "art/gallery.html"} & set(files)
    assert b"/**" not in files["app/main.js"]


def test_the_document_names_only_files_of_the_site_and_relative_to_itself(folder: Path) -> None:
    links = links_of(folder).found
    assert any(link.endswith("/app/main.js") for link in links)
    assert not [link for link in links if not (folder / link.partition("#")[0]).is_file()]
    assert not [link for link in links if link.startswith(("/", "http"))]


def test_only_its_own_files_may_be_loaded(folder: Path) -> None:
    policy = links_of(folder).policy
    assert "default-src 'self'" in policy
    assert "script-src 'self' 'wasm-unsafe-eval'" in policy
    assert "unsafe-inline" not in policy
    assert "'unsafe-eval'" not in policy
    assert "frame-ancestors" not in policy, "browsers complain about it outside of a header"
    assert set(HEADER.split("; ")) == {*policy.split("; "), "frame-ancestors 'none'"}


def test_the_same_program_makes_the_same_site(files: dict[str, bytes], folder: Path) -> None:
    version, site = site_of(files)
    for name, content in site.items():
        assert (folder / name).read_bytes() == content, name
    changed = {**files, "app/main.js": files["app/main.js"] + b"\n"}
    other, _ = site_of(changed)
    assert other != version


def test_names_with_a_digest_hold_all_but_two_files(folder: Path) -> None:
    [version] = (folder / "web").iterdir()
    assert re.fullmatch(r"v-[0-9a-f]{16}", version.name)
    outside = {path.name for path in folder.iterdir() if not path.name.endswith(".gz")}
    assert outside == {"index.html", "service-worker.js", "site.json", "web"}


def test_the_service_worker_has_every_file_by_its_digest(folder: Path) -> None:
    script = (folder / "service-worker.js").read_text(encoding="utf-8")
    listed = json.loads(script.partition("\n")[0].removeprefix("self.SITE = ").rstrip(";"))
    for name, digest in listed["files"].items():
        content = (folder / name).read_bytes()
        assert digest == f"sha256-{b64encode(hashlib.sha256(content).digest()).decode()}", name
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    licences = {name for name in there if name.endswith((".txt", "THIRD-PARTY.md"))}
    copies = {name for name in there if name.endswith(".gz")}
    assert there - licences - copies - {"service-worker.js", "site.json"} == set(listed["files"])
    assert licences, "they are in the folder, for whoever looks for them"


def test_compressed_copies_are_the_same_and_smaller(folder: Path) -> None:
    copies = list(folder.rglob("*.gz"))
    assert copies
    for copy in copies:
        content = copy.with_suffix("").read_bytes()
        assert gzip.decompress(copy.read_bytes()) == content
        assert copy.stat().st_size < len(content)


# --- again, and elsewhere


def test_a_build_takes_the_place_of_the_one_before_and_leaves_what_others_put_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {"app/main.js": b"1", "manifest.webmanifest": b"{}"}
    monkeypatch.setattr("motherlode.site.build.contents", lambda progress: files)
    (tmp_path / "CNAME").write_text("mines.example.org")
    versions = []
    for content in (b"1", b"2", b"2", b"3", b"4"):
        files["app/main.js"] = content
        versions.append(build(tmp_path).version)
        kept = list(dict.fromkeys(versions))[-2:]
        assert {path.name for path in (tmp_path / "web").iterdir()} == {f"v-{version}" for version in kept}
        assert kept[-1] in (tmp_path / "index.html").read_text()
    assert (tmp_path / "CNAME").read_text() == "mines.example.org"


def test_nothing_of_others_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("somebody's")
    with pytest.raises(Mistake, match=r"index\.html"):
        build(tmp_path)
    assert (tmp_path / "index.html").read_text() == "somebody's"
    assert not (tmp_path / "web").exists()


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "site").write_text("")
    with pytest.raises(Mistake, match="not a folder"):
        build(tmp_path / "site")


# --- the command


def test_the_command_says_what_it_has_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "a site"
    assert main(["page", "build", str(folder), "--lang", "en"]) == ExitCode.GOOD
    said = capsys.readouterr().out
    assert all(f"Rules for browsers: {name}-" in said for name in GAMES)
    assert f"Written to {folder}: " in said
    assert f"http.server --directory '{folder}'" in said
    assert main(["page", "build", str(folder), "--json"]) == ExitCode.GOOD
    found = json.loads(capsys.readouterr().out)
    assert (folder / "web" / f"v-{found['version']}" / "app" / "main.js").is_file()
    assert found["compressed"] < found["size"]


@pytest.mark.thorough
def test_a_game_of_somebody_else_comes_along(tmp_path: Path) -> None:
    done = running.motherlode("page", "build", tmp_path / "site", "--game", "tests.toys.nuggets", "--json")
    assert done.returncode == ExitCode.GOOD, done.stderr
    [web] = (tmp_path / "site" / "web").iterdir()
    games = json.loads((web / "games.json").read_text(encoding="utf-8"))["games"]
    assert [game["name"] for game in games] == [*GAMES, "tests.toys.nuggets"]
    assert (web / "modules" / "tests.toys.nuggets.json").is_file()

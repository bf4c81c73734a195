"""A wheel in an empty environment, far from the repository: all is in it, it plays in the terminal and serves."""

import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from fnmatch import filter as filter_names
from pathlib import Path
from urllib.parse import urljoin
from zipfile import ZipFile

from harness.ports import DIRECT, ROOT
from motherlode.games.catalog import GAMES

PACKAGE = ROOT / "src" / "motherlode"
LEFT_OUT = ("__pycache__",)  # made by Python where the package lies
ADDRESS = re.compile(r"http://\S+")
FILES_BELOW = re.compile(r'src="(/web/[^/"]+/)app/main.js"')
SERVED = (".js", ".css", ".svg", ".png", ".woff2", ".webmanifest", ".wasm")
# Without a file for each of these a wheel is not whole.
NEEDED = (
    "motherlode/py.typed",
    "motherlode/games/quartz/*.py",
    "motherlode/batch/gpu.py",  # the sources of the kernels
    "motherlode/server/store/migrations/versions/*.py",
    "motherlode/web/index.html",
    "motherlode/web/fonts/*.woff2",
    "motherlode/web/lessons/*.yaml",
    "motherlode/words/en/*.ftl",
    "motherlode/words/pt/*.md",
    "motherlode/words/ru/*.md",
    *(f"motherlode/webassembly/built/{name}-*.wasm" for name in GAMES),  # made while it is built
)
ONE_MATCH = Path(__file__).with_name("one_match.py")
LONGEST = 600  # seconds for one step
ON_DEMAND = ("api/games", "api/lessons/quartz", "rules/quarry", "learn/dice", "health", "ready", "metrics")
PYTHONS = ("3.11", "3.12", "3.13", "3.14")  # those that it is made for


def missing_from(wheel: Path) -> list[str]:
    """The files of the package that a wheel lacks, and what has to be in it and is not."""
    here = {
        f"motherlode/{file.relative_to(PACKAGE).as_posix()}"
        for file in PACKAGE.rglob("*")
        if file.is_file() and not set(file.parts) & set(LEFT_OUT)
    }
    with ZipFile(wheel) as inside:
        names = inside.namelist()
    return sorted(here - set(names)) + [needed for needed in NEEDED if not filter_names(names, needed)]


class Environment:
    """A virtual environment with the wheel, and a folder from which its commands are called."""

    def __init__(self, folder: Path, python: str, variables: Mapping[str, str]) -> None:
        self.folder = folder
        made = [python, "-m", "venv", "--without-pip", str(folder / "environment")]
        subprocess.run(made, check=True, timeout=LONGEST)
        self.bin = folder / "environment" / "bin"
        self.empty = folder / "elsewhere"
        self.empty.mkdir()
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LC_", "LANG"))}
        self.variables = {**kept, "LC_ALL": "en_US.UTF-8", **variables}

    def install(self, *what: str) -> None:
        """With the pip of this interpreter."""
        pip = [sys.executable, "-m", "pip", "--python", str(self.bin / "python"), "--disable-pip-version-check", "-q"]
        done = subprocess.run([*pip, "install", *what], capture_output=True, text=True, check=False, timeout=LONGEST)
        assert done.returncode == 0, done.stderr

    def lend(self, folder: Path) -> None:
        """Let it see the packages of a folder, but for what is installed there to be changed: what a wheel needs."""
        [packages] = (self.folder / "environment").glob("lib/python*/site-packages")
        (packages / "lent.pth").write_text(f"{folder}\n", encoding="utf-8")

    def run(self, program: str, *arguments: str) -> str:
        """Run a program of the environment to its end; what it says."""
        done = subprocess.run(
            [str(self.bin / program), *arguments], cwd=self.empty, env=self.variables, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, check=False, timeout=LONGEST,
        )  # fmt: skip
        assert done.returncode == 0, f"{program} {' '.join(arguments)}\n{done.stdout[-2000:]}{done.stderr[-4000:]}"
        return done.stdout

    @contextmanager
    def served(self) -> Iterator[str]:
        """The address of its server, once it answers."""
        command = [str(self.bin / "motherlode"), "serve", "--port", "0", "--set", "pace=0", "--set", "window=0"]
        with subprocess.Popen(
            command, cwd=self.empty, env=self.variables, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True
        ) as server:
            try:
                assert server.stdout
                found = next(found for line in server.stdout if (found := ADDRESS.search(line)))
                yield found[0]
            finally:
                server.terminate()


def use(environment: Environment, version: str) -> None:
    """Do with an installed wheel what its users do."""
    assert environment.run("motherlode", "--version").strip() == f"motherlode {version}"
    assert "Motherlode" in environment.run("motherlode", "doctor", "--port", "0", "--lang", "ru")
    assert environment.run("motherlode", "rules", "Q22", "--lang", "pt")
    assert "bash" in environment.run("motherlode", "completion", "bash")
    played = environment.run(
        "motherlode", "play", "dice", "--watch", "--seed", "7", "--bots", "greedy", "--save", "a.mine"
    )
    assert "points" in played
    assert environment.run("motherlode", "replay", "a.mine", "--json")
    with environment.served() as address:
        load_all(f"{address}/")
        said = environment.run("python", str(ONE_MATCH), f"{address.replace('http', 'ws')}/socket", "dice")
    assert str(environment.folder) in said, f"another motherlode was used: {said}"


def load_all(page: str) -> None:
    """Load the page, and every file that it may ever ask for."""
    begin = got(page).decode()
    [root] = set(FILES_BELOW.findall(begin))
    for file in sorted(file for file in (PACKAGE / "web").rglob("*") if file.suffix in SERVED):
        assert got(urljoin(page, f"{root}{file.relative_to(PACKAGE / 'web').as_posix()}")), f"{file} is empty"
    for path in ON_DEMAND:
        assert got(urljoin(page, path))


def got(address: str) -> bytes:
    """What is there."""
    with DIRECT.open(urllib.request.Request(address), timeout=60) as answer:
        return bytes(answer.read())


def pythons() -> dict[str, str]:
    """The interpreters of this machine for which it is made, by version: in the path, or where pyenv keeps them."""
    found = {}
    for version in PYTHONS:
        kept = sorted((Path.home() / ".pyenv" / "versions").glob(f"{version}.*/bin/python"))
        for program in (sys.executable, f"python{version}", *map(str, kept)):
            if version_of(program) == version:
                found[version] = program
                break
    return found


def version_of(program: str) -> str:
    """The version of an interpreter, as in 3.12; empty if it cannot be started."""
    say = "import sys; print('%d.%d' % sys.version_info[:2])"
    try:
        return subprocess.run([program, "-c", say], capture_output=True, text=True, check=False).stdout.strip()
    except OSError:
        return ""


def this_python() -> Path:
    """Where the packages of this interpreter lie."""
    return next(Path(place) for place in sys.path if place.endswith("site-packages"))

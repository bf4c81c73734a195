"""Which page of the site is which file of the repository, and how a link from one leads to the other."""

import posixpath
import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "pt", "ru")
FILES = "files"  # where files that are no pages lie on the site
TO = r"(?P<to>[^)#\s]*)(?P<anchor>#[^)\s]*)?\)"
PICTURE = re.compile(r"(?P<before>!\[[^\]]*\]\()" + TO)
LINK = re.compile(r"(?P<before>(?<!!)\[(?:[^\[\]]|\[[^\]]*\])*\]\()" + TO)
FENCE = re.compile(r"^( *```.*?^ *```$)", re.DOTALL | re.MULTILINE)
ELSEWHERE = ("http:", "https:", "mailto:")


class Place(NamedTuple):
    """A page of the site: in which language, and where."""

    language: str
    path: str

    @property
    def address(self) -> str:
        """Its address, from the root of the site."""
        name = self.path.removesuffix(".md")
        folder = posixpath.dirname(name) if posixpath.basename(name) == "index" else name
        parts = ["" if self.language == "en" else self.language, folder]
        return "/".join(part for part in parts if part)


def places() -> dict[str, Place]:
    """Every page: the file of the repository, and its place on the site."""
    found = {"CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md", "SECURITY.md": "reporting.md"}
    for folder, place in (("docs", ""), ("docs/games", "games/"), ("docs/reference", "reference/"),
                          ("docs/decisions", "decisions/"), ("bench/results", "results/")):  # fmt: skip
        for file in sorted((ROOT / folder).glob("*.md")):
            found[f"{folder}/{file.name}"] = place + ("index.md" if file.name == "README.md" else file.name)
    for file in sorted((ROOT / "docs" / "study").rglob("*.md")):
        path = file.relative_to(ROOT / "docs").as_posix()
        found[f"docs/{path}"] = path
    all_of = {file: Place("en", path) for file, path in found.items()}
    for language in LANGUAGES:
        if language != "en":
            for file in sorted((ROOT / "docs" / language).rglob("*.md")):
                path = file.relative_to(ROOT / "docs" / language).as_posix()
                all_of[f"docs/{language}/{path}"] = Place(language, path)
        for file in sorted((ROOT / "src/motherlode/words" / language).glob("*.md")):
            all_of[file.relative_to(ROOT).as_posix()] = Place(language, f"rules/{file.name}")
    return all_of


class Links:
    """Puts the links of a page as they have to be on the site, and remembers which files it needs."""

    def __init__(self, known: dict[str, Place]) -> None:
        self.known = known
        self.files: set[str] = set()

    def rewrite(self, text: str, file: str) -> str:
        """The page, with its links as the site has them; what stands in blocks of code stays."""
        here = self.known[file]
        parts = FENCE.split(text)
        for number in range(0, len(parts), 2):
            for kind in (PICTURE, LINK):
                parts[number] = kind.sub(lambda found: self._link(found, file, here), parts[number])
        return "".join(parts)

    def _link(self, found: re.Match[str], file: str, here: Place) -> str:
        to, anchor = found["to"], found["anchor"] or ""
        if not to or to.startswith(ELSEWHERE):
            return found[0]
        target = posixpath.normpath(posixpath.join(posixpath.dirname(file), to))
        if (ROOT / target).is_dir():
            target = f"{target}/README.md"
            if target not in self.known:
                return found["before"][1:-2]  # a folder is no page
        if target == "README.md":
            target = "docs/index.md"
        if there := self.known.get(target):
            return f"{found['before']}{leading(here, there)}{anchor})"
        if not (ROOT / target).is_file():
            raise FileNotFoundError(f"{file} names {to}, which is not there")
        self.files.add(target)
        return f"{found['before']}{beside(here, f'{FILES}/{target}')}{anchor})"


def leading(here: Place, there: Place) -> str:
    """How a page names another: by its file in the same language, else by its address."""
    if here.language == there.language:
        return beside(here, there.path)
    return f"{posixpath.relpath(f'/{there.address}', f'/{here.address}')}/"


def beside(here: Place, path: str) -> str:
    """A file among the pages of one language, as one of them names it."""
    return posixpath.relpath(path, posixpath.dirname(here.path) or ".")

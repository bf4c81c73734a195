"""Gathers the pages of each language in a folder, complete, with the configuration that Zensical reads."""

import re
import shutil
from pathlib import Path
from typing import Any

import yaml

from tools.site.inserts import INSERTS
from tools.site.pages import LANGUAGES, ROOT, Links, Place, places

GATHERED = ROOT / "build" / "docs"
BUILT = ROOT / "build" / "site"
CONFIGURATION = ROOT / "mkdocs.yml"
WEB = ROOT / "src" / "motherlode" / "web"
INSERT = re.compile(r"^<!-- insert: (\w+) ?(.*?) -->$", re.MULTILINE)
ANCHOR = re.compile(r'^- <a id="(\w+)"></a>\*\*\1\*\*', re.MULTILINE)  # of a rule


def gather() -> None:
    """Write everything that the site is built from."""
    shutil.rmtree(GATHERED, ignore_errors=True)
    known = places()
    for language in LANGUAGES:
        links = Links(known)
        for file, place in known.items():
            if place.language == language:
                write(GATHERED / language / place.path, page(links, file, place))
        for file in links.files:
            copy(ROOT / file, GATHERED / language / "files" / file)
        for file in (WEB / "fonts").glob("*.woff2"):
            copy(file, GATHERED / language / "assets" / "fonts" / file.name)
        typefaces = (WEB / "fonts" / "fonts.css").read_text(encoding="utf-8")
        write(GATHERED / language / "assets/fonts/fonts.css", typefaces.replace("display: optional", "display: swap"))
        for file in [*(WEB / "art").glob("*.svg"), ROOT / "docs" / "site" / "site.css"]:
            copy(file, GATHERED / language / "assets" / file.name)
        write(configuration_of(language), yaml.safe_dump(configured(language, known), allow_unicode=True))


def page(links: Links, file: str, place: Place) -> str:
    """A page with what is inserted from tables; rules can be linked one by one."""
    text = links.rewrite((ROOT / file).read_text(encoding="utf-8"), file)
    text = ANCHOR.sub(r'- <a id="\1" class="rule" href="#\1">\1</a>', text)
    return INSERT.sub(lambda found: "\n".join(INSERTS[found[1]](place.language, *found[2].split())), text)


def configuration_of(language: str) -> Path:
    """Where the configuration of a language is written: above the pages and the site, as Zensical wants it."""
    return GATHERED.parent / f"{language}.yml"


def configured(language: str, known: dict[str, Place]) -> dict[str, Any]:
    """What Zensical is given for a language."""
    settings: dict[str, Any] = yaml.safe_load(CONFIGURATION.read_text(encoding="utf-8"))
    theme = settings["theme"]
    settings["docs_dir"] = f"{GATHERED.name}/{language}"
    settings["site_dir"] = BUILT.name if language == "en" else f"{BUILT.name}/{language}"
    if language != "en":
        changed = yaml.safe_load((ROOT / "docs/site/languages.yml").read_text(encoding="utf-8"))[language]
        theme |= changed.pop("theme")
        for palette, name in zip(theme["palette"], changed.pop("toggles"), strict=True):
            palette["toggle"]["name"] = name
        settings |= changed
        for other in settings["extra"]["alternate"]:
            other["link"] = f"../{other['link'].removeprefix('./')}"
        contents = next(one for one in settings["markdown_extensions"] if "toc" in one)
        contents["toc"]["slugify"] = {"object": "pymdownx.slugs.slugify", "kwds": {"case": "lower"}}  # in any alphabet
    settings["nav"] = listed(settings["nav"], [place.path for place in known.values() if place.language == language])
    return settings


def listed(entries: list[Any], paths: list[str]) -> list[Any]:
    """The navigation, with a folder's pages where its name ends with a stroke."""
    complete: list[Any] = []
    for entry in entries:
        if isinstance(entry, str):
            complete.append(entry)
            continue
        [(title, inside)] = entry.items()
        if isinstance(inside, list):
            complete.append({title: listed(inside, paths)})
        elif inside.endswith("/"):
            pages = sorted(path for path in paths if path.startswith(inside))
            complete.append({title: sorted(pages, key=lambda path: not path.endswith("/index.md"))})
        else:
            complete.append({title: inside})
    return complete


def write(file: Path, text: str) -> None:
    """Write a file, and the folders that it needs."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def copy(file: Path, there: Path) -> None:
    """Copy a file, and make the folders that it needs."""
    there.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(file, there)

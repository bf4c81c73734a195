"""The page says only what the catalogs have, and the catalogs have nothing for the page that it does not say."""

import re
from pathlib import Path

from tests.words.page_messages import ARGUMENTS, PAGE

APP = Path(__file__).parents[2] / "src/motherlode/web/app"
SOURCES = {path.relative_to(APP).as_posix(): path.read_text(encoding="utf-8") for path in sorted(APP.rglob("*.js"))}
PAGE_ONLY = {"page-noscript"}  # said by the server, before any script


def test_every_message_that_the_page_names_is_there() -> None:
    for name, source in SOURCES.items():
        for key in re.findall(r"""["'`](page-[a-z0-9-]+)["'`]""", source):
            assert key in PAGE, f"{name}: {key}"


def test_every_message_of_the_page_is_said() -> None:
    sources = "\n".join(SOURCES.values())
    begun = set(re.findall(r"`(page-[a-z0-9-]*)\$\{", sources))  # the rest of the key is made up there
    for key in PAGE.keys() - PAGE_ONLY:
        assert key in sources or any(key.startswith(one) for one in begun), key


def test_the_arguments_are_those_of_messages() -> None:
    assert ARGUMENTS.keys() <= PAGE.keys()

"""Whatever the page links to or asks for is where the server is, at the root of a site or under a path of it."""

import re
from pathlib import Path

import pytest

APP = Path(__file__).parents[2] / "src/motherlode/web/app"
MODULES = sorted(APP.rglob("*.js"))
FROM_THE_ROOT = re.compile(r"""(?:href|src|action)=["'`]/|fetch\(["'`]/|(?:location|location\.href) = ["'`]/""")


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.relative_to(APP).as_posix())
def test_no_module_has_an_address_that_begins_at_the_root(module: Path) -> None:
    found = FROM_THE_ROOT.search(module.read_text(encoding="utf-8"))
    assert not found, f"{found and found[0]}: addressOf() in base.js makes an address of a path"

"""How pip and others build the package: with hatchling, and with the modules of the page in it.

In a checkout they are compiled for it, by Numba and a linker, which pip brings; it takes half a minute. An sdist has
them, so a wheel is made of it without a compiler. An editable install goes without: there they are compiled when they
are used.
"""

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.build import *  # noqa: F403  # all that is not said anew below
from hatchling.build import get_requires_for_build_sdist as usual_for_sdist
from hatchling.build import get_requires_for_build_wheel as usual_for_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parents[2]
BUILT = "motherlode/webassembly/built"  # where the installed package looks for them
COMPILED_WITH = ("numpy", "numba", "PyYAML")  # of what the package needs anyway; besides, what a page needs
COMPILE = """
from motherlode.games.catalog import GAMES, find
from motherlode.webassembly.modules import module_of
for name in GAMES:
    print(module_of(find(name)))
"""


def are_there() -> bool:
    """Whether these are the sources of an sdist, in which the modules lie already."""
    return (ROOT / "src" / BUILT).is_dir()


def compiled_with() -> list[str]:
    """What has to be installed to compile them."""
    if are_there():
        return []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    own = [package for package in project["dependencies"] if package.startswith(COMPILED_WITH)]
    return [*own, *project["optional-dependencies"]["page"]]


def get_requires_for_build_sdist(config_settings: dict[str, Any] | None = None) -> list[str]:
    """What pip installs before it makes an sdist."""
    return [*usual_for_sdist(config_settings), *compiled_with()]


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    """What pip installs before it makes a wheel."""
    return [*usual_for_wheel(config_settings), *compiled_with()]


class PageModules(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the modules into what hatchling builds."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile them, or take them from the cache, where they are called by a digest of all rules."""
        if version == "editable" or are_there():
            return
        path = os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH")]))
        done = subprocess.run(
            [sys.executable, "-c", COMPILE], env={**os.environ, "PYTHONPATH": path}, stdout=subprocess.PIPE, text=True,
            check=True,
        )  # fmt: skip
        folder = f"src/{BUILT}" if self.target_name == "sdist" else BUILT
        for file in map(Path, done.stdout.split("\n")[:-1]):
            build_data["force_include"][str(file)] = f"{folder}/{file.name}"

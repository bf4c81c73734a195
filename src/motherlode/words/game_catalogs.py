"""Words that a game of somebody else brings along, in the folder `words` of its package."""

import sys
from pathlib import Path

from motherlode.games.catalog import is_module


def words_folder(name: str) -> Path | None:
    """The folder `words` in the package of a game of somebody else, if it has been found and has one."""
    package = sys.modules.get(name) if is_module(name) else None
    folders = [Path(place) / "words" for place in getattr(package, "__path__", ())]
    return next((folder for folder in folders if folder.is_dir()), None)

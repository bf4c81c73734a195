"""Writes the files of the example game into docs/add-a-game.md: `python tools/example_page.py`."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "add-a-game.md"
BLOCK = re.compile(r"^`(?P<file>[\w./]+)`\n\n```(?P<language>\w+)\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE)


def filled(page: str) -> str:
    """The page with every block as its file is."""

    def block(found: re.Match[str]) -> str:
        file = ROOT / found["file"]
        text = file.read_text(encoding="utf-8") if file.exists() else found["text"]
        return f"`{found['file']}`\n\n```{found['language']}\n{text}```"

    return BLOCK.sub(block, page)


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")

"""The blocks of code in a document, as its readers meet them: some are files to be saved, some are commands."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

# A file that is to be saved has its name in a line of its own above the block.
BLOCK = re.compile(
    r"(?:^`(?P<name>[\w./-]+)`\n\n)?^```(?P<language>\w*)[^\n]*\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE
)
REMARK = re.compile(r"\s+#\s.*$")


class Block(NamedTuple):
    """A block of code: the name of the file that it is, if any, its language and what stands in it."""

    name: str
    language: str
    text: str
    line: int

    def commands(self) -> Iterator[str]:
        """The lines of a block for a shell, without remarks."""
        for line in self.text.replace("\\\n", " ").splitlines():
            if command := REMARK.sub("", line).strip():
                yield command


def blocks(document: Path) -> list[Block]:
    """All blocks of a document, in their order."""
    text = document.read_text(encoding="utf-8")
    return [
        Block(found["name"] or "", found["language"], found["text"], text.count("\n", 0, found.start()) + 1)
        for found in BLOCK.finditer(text)
    ]

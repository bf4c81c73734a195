"""Rows in columns, aligned with blanks."""

from collections.abc import Sequence


def columns(rows: Sequence[Sequence[str]], numbers: bool = False) -> list[str]:
    """The rows with equally wide cells; after the first, numbers stand to the right.

    >>> columns([["seat", "wins"], ["1", "9"]], numbers=True)
    ['seat  wins', '1        9']
    """
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(
            cell.rjust(width) if numbers and column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]

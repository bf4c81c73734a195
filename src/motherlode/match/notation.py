"""A match as text, the `.mine` file: a header, an empty line, one line per move with what was drawn.

    mine: 1
    game: quartz
    rules: 1
    seats: 3
    seed: 7
    options: {edition: en}

    # Ana is feeling brave.
    2 mine > mined 2 ruby
    3 play here-we-go > drew 3 quartz 2; drew 3 obsidian 1
    3 done
    1 mine @ 4711 > mined 1 amber

A number behind `@` is a new seed given before the move. Everything behind `#` is a comment; it belongs to the move that
follows it or stands on its line, and is kept.
"""

from typing import Any

import yaml

from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.reading import only_keys
from motherlode.match.log import Entry, Log

FORMAT = 1
HEADER = ("mine", "game", "rules", "seats", "seed", "options", "names", "start")


def write(log: Log) -> str:
    """The log as text."""
    lines = [*_comment(log.comment), f"mine: {FORMAT}"]
    for key in HEADER[1:]:
        value = getattr(log, key)
        if value not in ({}, (), None):
            lines.append(f"{key}: {_inline(list(value) if key == 'names' else value)}")
    lines.append("")
    for entry in log.entries:
        seed = "" if entry.seed is None else f" @ {entry.seed}"
        drawn = f" > {'; '.join(entry.drawn)}" if entry.drawn else ""
        lines += [*_comment(entry.comment), f"{entry.seat} {entry.move}{seed}{drawn}"]
    lines += _comment(log.closing)
    return "\n".join(lines) + "\n"


def read(text: str) -> Log:
    """The log that was written; what cannot be read is named with its line."""
    header: list[str] = []
    remarks: list[str] = []
    opening = ""
    moves: list[tuple[int, str, str]] = []
    in_header = True
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        if in_header and line.strip() and not line.lstrip().startswith("#"):
            if not header:
                opening, remarks = "\n".join(remarks), []
            header.append(line)
            continue
        words, hash_sign, remark = line.partition("#")
        if hash_sign:
            remarks.append(remark.strip())
        elif in_header and header and not words.strip():
            in_header = False
        if words.strip():
            moves.append((number, words, "\n".join(remarks)))
            remarks = []
    log = _read_header(header)
    log.entries = [_read_move(*move) for move in moves]
    log.comment, log.closing = opening, "\n".join(remarks)
    return log


def _read_header(lines: list[str]) -> Log:
    try:
        data = yaml.safe_load("\n".join(lines))
    except yaml.YAMLError as error:
        why = getattr(error, "problem", None) or "it is not in the form 'key: value'"
        raise Mistake("mine-header", "the header of the match cannot be read: {why}", why=why) from error
    if not isinstance(data, dict) or data.get("mine") != FORMAT:
        raise Mistake("mine-format", "this is not a match: its header must begin with 'mine: {format}'", format=FORMAT)
    header = {key: value for key, value in only_keys("the header of a match", data, HEADER).items() if key != "mine"}
    for key in ("game", "rules", "seats", "seed"):
        kind = str if key == "game" else int
        if not isinstance(header.get(key), kind) or isinstance(header.get(key), bool):
            raise Mistake("mine-key", "the header of a match needs '{needed}'", needed=key)
    for key, type_ in (("options", dict), ("start", dict), ("names", list)):
        if key in header and not isinstance(header[key], type_):
            raise Mistake("mine-value", "'{needed}' in the header of the match is not in its form", needed=key)
    header["names"] = tuple(str(name) for name in header.get("names", ()))
    return Log(**header)


def _read_move(number: int, text: str, comment: str) -> Entry:
    answer, _, drawn = text.partition(">")
    answer, at, seed = answer.partition("@")
    seat, _, move = answer.strip().partition(" ")
    if not seat.isdecimal() or not move.strip() or (at and not seed.strip().isdecimal()):
        raise Mistake(
            "mine-move",
            "line {line} is not a move; a move looks like '1 mine > mined 1 ruby', not '{text}'",
            line=number,
            text=text.strip(),
        )
    return Entry(
        seat=int(seat),
        move=" ".join(move.split()),
        drawn=tuple(" ".join(part.split()) for part in drawn.split(";") if part.strip()),
        seed=int(seed) if at else None,
        comment=comment,
    )


def _comment(text: str) -> list[str]:
    return [f"# {line}".rstrip() for line in text.splitlines()]


def _inline(value: Any) -> str:
    written = yaml.safe_dump(value, default_flow_style=True, width=1_000_000, allow_unicode=True, sort_keys=False)
    return written.strip().removesuffix("\n...").strip()

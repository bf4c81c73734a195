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
follows it or stands on its line, and is kept. Where the seeds can be checked, the header ends with the match's id and
what they were made of (see `fairness`), always in quotes: digits alone would be a number.

    match: "k7"
    fairness: {commitment: "9f2c…", nonces: ["51", "", "1e10"], secret: "07aa…"}
"""

import json
import re
from typing import Any

import yaml

from motherlode.games.kit.mistakes import Mistake, quoted
from motherlode.games.kit.parsers import known_keys
from motherlode.match.log import Entry, Fairness, Log
from motherlode.match.match import SEED_LIMIT

FORMAT = 1
PLAIN = ("game", "rules", "seats", "seed", "options", "names", "start")
HEADER = ("mine", *PLAIN, "match", "fairness")
LONGEST_ID = 64
LONGEST_NUMBER = len(str(SEED_LIMIT))


def write(log: Log) -> str:
    """The log as text."""
    lines = [*_comment(log.comment), f"mine: {FORMAT}"]
    for key in PLAIN:
        value = getattr(log, key)
        if value not in ({}, (), None):
            lines.append(f"{key}: {_inline(list(value) if key == 'names' else value)}")
    lines += [f"match: {json.dumps(log.match)}"] if log.match else []
    lines += [f"fairness: {_fairness(log.fairness)}"] if log.fairness else []
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
    except (yaml.YAMLError, RecursionError, ValueError) as error:  # an impossible date is a ValueError
        why = getattr(error, "problem", None) or "it is not in the form 'key: value'"
        raise Mistake("mine-header", why=why) from error
    if not isinstance(data, dict) or data.get("mine") != FORMAT:
        raise Mistake("mine-format", format=FORMAT)
    header = {key: value for key, value in known_keys("the header of a match", data, HEADER).items() if key != "mine"}
    for key in ("game", "rules", "seats", "seed"):
        kind = str if key == "game" else int
        if not isinstance(header.get(key), kind) or isinstance(header.get(key), bool):
            raise Mistake("mine-key", needed=key)
    for key, type_ in (("options", dict), ("start", dict), ("names", list)):
        if key in header and not isinstance(header[key], type_):
            raise Mistake("mine-value", needed=key)
    header["names"] = tuple(str(name) for name in header.get("names", ()))
    if "match" in header:
        header["match"] = _read_id(header["match"])
    if "fairness" in header:
        header["fairness"] = _read_fairness(header["fairness"], header["seats"])
    return Log(**header)


def _read_id(given: Any) -> str:
    if not isinstance(given, str) or not re.fullmatch(f"[0-9A-Za-z._-]{{1,{LONGEST_ID}}}", given):
        raise Mistake("match-id", longest=LONGEST_ID, given=quoted(given))
    return given


def _read_fairness(given: Any, seats: int) -> Fairness:
    data = known_keys("fairness", given, ("commitment", "nonces", "secret"))
    for key in ("commitment", "nonces"):
        if key not in data:
            raise Mistake("mine-key", needed=f"fairness.{key}")
    nonces = data["nonces"]
    if not isinstance(nonces, list):
        raise Mistake("mine-value", needed="nonces")
    if len(nonces) != seats:
        raise Mistake("fairness-nonces", seats=seats, count=len(nonces))
    return Fairness(data["commitment"], tuple(nonces), data.get("secret", ""))


def _read_move(number: int, text: str, comment: str) -> Entry:
    answer, _, drawn = text.partition(">")
    answer, at, seed = answer.partition("@")
    seat, _, move = answer.strip().partition(" ")
    if not _is_number(seat) or not move.strip() or (at and not _is_number(seed.strip())):
        raise Mistake("mine-move", line=number, text=text.strip())
    return Entry(
        seat=int(seat),
        move=" ".join(move.split()),
        drawn=tuple(" ".join(part.split()) for part in drawn.split(";") if part.strip()),
        seed=int(seed) if at else None,
        comment=comment,
    )


def _is_number(text: str) -> bool:
    return text.isdecimal() and len(text) <= LONGEST_NUMBER and int(text) < SEED_LIMIT


def _comment(text: str) -> list[str]:
    return [f"# {line}".rstrip() for line in text.splitlines()]


def _inline(value: Any) -> str:
    written = yaml.safe_dump(value, default_flow_style=True, width=1_000_000, allow_unicode=True, sort_keys=False)
    return written.strip().removesuffix("\n...").strip()


def _fairness(fairness: Fairness) -> str:
    written = [f"commitment: {json.dumps(fairness.commitment)}", f"nonces: {json.dumps(fairness.nonces)}"]
    written += [f"secret: {json.dumps(fairness.secret)}"] if fairness.secret else []
    return f"{{{', '.join(written)}}}"

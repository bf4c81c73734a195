"""Settings as somebody chose them: in a file, by variables of the environment, and by flags; the last one counts.

The table is `Settings` itself. A setting is called like its field, with dashes: `review-playouts`, and those of
`Limits` `limits.connections`. In the environment it is `MOTHERLODE_REVIEW_PLAYOUTS` or `MOTHERLODE_LIMITS_CONNECTIONS`,
in a file (TOML) `review-playouts = 400`, and `connections = 32` under `[limits]`.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any

from motherlode.games.kit.mistakes import Mistake
from motherlode.server.settings import Settings

PREFIX = "MOTHERLODE_"


def chosen(settings: Settings, file: str | None, environment: Mapping[str, str], flags: Sequence[str] = ()) -> Settings:
    """Settings with what was chosen; a name or a value that cannot be is a mistake.

    >>> chosen(Settings(), None, {"MOTHERLODE_PACE": "20", "MOTHERLODE_TAIL": "9"}, ["pace=5"]).pace
    5
    """
    known = dict(names(settings))
    for name, value in in_file(file) if file else ():
        settings = changed(settings, known, name, value)
    for name in known:
        value = environment.get(PREFIX + name.replace("-", "_").replace(".", "_").upper())
        if value is not None:
            settings = changed(settings, known, name, value)
    for flag in flags:
        name, equals, value = flag.partition("=")
        if not equals:
            raise Mistake("setting-form", given=flag)
        settings = changed(settings, known, name, value)
    return settings


def names(settings: Any, before: str = "") -> Iterator[tuple[str, Any]]:
    """Every setting by its name, and what it is usually."""
    for field in fields(settings):
        value, name = getattr(settings, field.name), before + field.name.replace("_", "-")
        if is_dataclass(value):
            yield from names(value, f"{name}.")
        else:
            yield name, value


def in_file(file: str) -> Iterator[tuple[str, Any]]:
    """What a file says."""
    try:
        said = tomllib.loads(Path(file).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Mistake("setting-file", path=file, why=" ".join(str(error).split())) from error
    for name, value in said.items():
        if isinstance(value, dict):
            yield from ((f"{name}.{inner}", what) for inner, what in value.items())
        else:
            yield name, value


def changed(settings: Settings, known: Mapping[str, Any], name: str, value: Any) -> Settings:
    """Settings with one of them changed."""
    if name not in known:
        raise Mistake("setting-name", given=name, known=", ".join(known))
    group, _, inner = name.replace("-", "_").rpartition(".")
    read = of_the_same_kind(name, known[name], value)
    if not group:
        return replace(settings, **{inner: read})
    return replace(settings, **{group: replace(getattr(settings, group), **{inner: read})})


def of_the_same_kind(name: str, usual: Any, value: Any) -> Any:
    """A value as the setting has it: a number that is not negative, a text, or several texts with commas between."""
    if isinstance(usual, tuple):
        listed = value.split(",") if isinstance(value, str) else value
        if isinstance(listed, list) and all(isinstance(one, str) for one in listed):
            return tuple(one.strip() for one in listed if one.strip())
    elif isinstance(usual, str):
        if isinstance(value, str):
            return value
    else:
        try:
            number = type(usual)(value)
        except (TypeError, ValueError):
            number = -1
        if number >= 0 and not isinstance(value, bool) and number == number and float(value) == number:
            return number
    raise Mistake("setting-value", name=name, usual=usual if usual != () else "a,b", given=str(value)[:80])

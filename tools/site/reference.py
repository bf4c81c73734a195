"""The reference of the Python face, from signatures and docstrings: nothing of it is written by hand."""

import dataclasses
import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any

EXAMPLE = re.compile(r"(?:^[ ]*>>> .*\n(?:^[ ]*\S.*\n?)*)+", re.MULTILINE)
INDENTED = re.compile(r"(?:^ {4}\S.*\n?)+", re.MULTILINE)
WIDEST = 100


def module(language: str, name: str, *names: str) -> Iterator[str]:
    """The public names of a module, or those that are named; what is only said of it, if it is a package."""
    found = import_module(name)
    if not names:
        yield text_of(found)
    for public in names or public_names(found):
        yield from entry(name, public, getattr(found, public))


def public_names(found: ModuleType) -> list[str]:
    """What a module exports: its list, or what is defined in it, in the order of its lines."""
    listed: list[str] = list(getattr(found, "__all__", ()))
    if listed:
        return sorted(listed, key=lambda name: (not name.islower(), name))
    return [
        name
        for name, value in vars(found).items()
        if not name.startswith("_")
        and (inspect.isclass(value) or inspect.isfunction(value))
        and value.__module__ == found.__name__
    ]


def entry(place: str, name: str, value: Any) -> Iterator[str]:
    """A class, a function, or a value, as a section."""
    yield from ("", f"## `{name}` {{: #{place.replace('.', '-')}-{name} }}", "")
    if inspect.isclass(value):
        yield from a_class(place, name, value)
    elif inspect.isroutine(value):
        yield from (block(f"{place}.{name}{signature(value)}"), "", text_of(value))
    else:
        shown = repr(value)
        yield from (block(f"{name} = {shown if len(shown) < WIDEST else type(value).__name__}"), "")


def a_class(place: str, name: str, value: type) -> Iterator[str]:
    """What it is, how it is made, what it has."""
    makes = dataclasses.is_dataclass(value) or "__init__" in vars(value)
    yield from (block(f"class {place}.{name}{signature(value) if makes else ''}"), "", text_of(value))
    rows = [f"| `{field.name}` | `{type_of(field.type)}` |" for field in fields_of(value)]
    if rows:
        yield from ("", "| field | type |", "|---|---|", *rows)
    for member, found in vars(value).items():
        plain = found.__func__ if isinstance(found, (classmethod, staticmethod)) else found
        if member.startswith("_") or not inspect.getdoc(plain):
            continue
        if isinstance(plain, FunctionType):
            yield from (
                "",
                f"### `{name}.{member}`",
                "",
                block(f"{member}{signature(plain, True)}"),
                "",
                text_of(plain),
            )
        elif isinstance(plain, property) or hasattr(plain, "func"):
            made = plain.fget if isinstance(plain, property) else plain.func
            gives = type_of(inspect.signature(made).return_annotation)
            yield from ("", f"### `{name}.{member}`", "", block(f"{member}: {gives}"), "", text_of(plain))


def fields_of(value: type) -> list[Any]:
    """The public fields of a data class."""
    if not dataclasses.is_dataclass(value):
        return []
    return [field for field in dataclasses.fields(value) if not field.name.startswith("_")]


def signature(value: Any, of_class: bool = False) -> str:
    """How it is called, on one line or with an argument on each."""
    found = inspect.signature(value)
    arguments = list(found.parameters.values())
    if of_class and arguments and arguments[0].name in ("self", "cls"):
        found = found.replace(parameters=arguments[1:])
    text = plain(str(found))
    if len(text) < WIDEST:
        return text
    inside = ",\n    ".join(plain(str(argument)) for argument in found.parameters.values())
    gives = "" if found.return_annotation is inspect.Signature.empty else f" -> {type_of(found.return_annotation)}"
    return f"(\n    {inside},\n){gives}"


def type_of(annotation: Any) -> str:
    """A type as people write it."""
    return plain(annotation if isinstance(annotation, str) else inspect.formatannotation(annotation))


def plain(text: str) -> str:
    """Without the modules where types live, and without the quotes around names that come later."""
    return re.sub(r"\b(?:[a-z_]+\.)+([A-Z]\w*)", r"\1", text).replace("'", "").replace('"', "").replace("|", "|")


def block(code: str) -> str:
    """Lines of code."""
    return f"```python {{.signature}}\n{code}\n```"


def text_of(value: Any) -> str:
    """A docstring as Markdown: what is typed into Python, and what is indented, becomes a block."""
    said = f"{inspect.getdoc(value) or ''}\n"
    said = INDENTED.sub(lambda found: f"```\n{inspect.cleandoc(' ' * 4 + found[0].lstrip())}\n```\n", said)
    return EXAMPLE.sub(lambda found: f"```python\n{found[0].rstrip()}\n```\n", said).strip()

"""The forms of commands, and who may give them, as the page knows them where it is its own server.

`python -m tools.command_forms` writes `web/app/local/command-forms.js` from the types of the protocol and the table of
permissions, so that nothing of either is said twice.
"""

import json
from pathlib import Path
from typing import Any

import motherlode
from motherlode.server.permissions import NOT_THEM, PERMISSIONS
from motherlode.server.protocol import AtTable, Commands, Json
from motherlode.server.protocol_schema import schema, tag_of

COMMAND = "python -m tools.command_forms"
FILE = Path(motherlode.__file__).parent / "web" / "app" / "local" / "command-forms.js"
SIZES = {"least": ("minLength", "minimum", "minItems"), "most": ("maxLength", "maximum", "maxItems")}
HEAD = f"""\
/**
 * The commands of the protocol: their fields, and who may give them when. Made by `{COMMAND}`.
 *
 * @typedef {{{{ any?: Form[], of?: any[], type?: string, least?: number, most?: number, pattern?: string, item?: Form,
 *   fields?: Record<string, Form>, usual?: any }}}} Form
 * @typedef {{"anybody" | "holder" | "viewer" | "player" | "owner" | "awaited"}} Who
 * @typedef {{{{ who: Who, otherwise: string, when: string[] }}}} Permission
 * @typedef {{{{ fields: Record<string, Form>, permission?: Permission }}}} Command
 */

"""


def form_of(described: Json, parts: Json) -> dict[str, Any]:
    """A field, as far as the page looks at it."""
    if reference := described.get("$ref"):
        return form_of(parts[reference.rpartition("/")[2]], parts)
    form: dict[str, Any] = {}
    if choices := described.get("anyOf"):
        form["any"] = [form_of(one, parts) for one in choices]
    elif "enum" in described:
        form["of"] = described["enum"]
    else:
        form["type"] = {"array": "list"}.get(described["type"], described["type"])
        form |= {name: described[key] for name, keys in SIZES.items() for key in keys if key in described}
        if "pattern" in described:
            form["pattern"] = described["pattern"].removesuffix(r"(?!\n)")  # in JavaScript `$` is the end
        if "items" in described:
            form["item"] = form_of(described["items"], parts)
        if "properties" in described:
            form["fields"] = {name: form_of(one, parts) for name, one in described["properties"].items()}
    if "default" in described:
        form["usual"] = described["default"]
    return form


def commands() -> dict[str, Any]:
    """All commands by their names."""
    parts, found = schema()["$defs"], {}
    for kind in Commands.__args__:
        fields = form_of(parts[kind.__name__], parts)["fields"]
        made = found[tag_of(kind)] = {"fields": {name: one for name, one in fields.items() if name != "type"}}
        if issubclass(kind, AtTable):
            who, when = PERMISSIONS[kind]
            made["permission"] = {"who": who.name.lower(), "otherwise": NOT_THEM.get(who, ""), "when": list(when)}
    return found


def text() -> str:
    """The module as it is written down."""
    rows = [f"  {json.dumps(name)}: {json.dumps(made, ensure_ascii=False)}," for name, made in commands().items()]
    return HEAD + "\n".join(["/** @type {Record<string, Command>} */", "export const COMMANDS = {", *rows, "};", ""])


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")

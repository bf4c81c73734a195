"""The JSON schema of the socket's protocol, made from its types."""

from typing import Any

import msgspec

from motherlode.server import protocol
from motherlode.server.protocol import VERSION, Command, Commands, Json, Messages

# What the ack of a command brings, where it brings anything.
BRINGS: dict[type[Command], type[protocol.AnyResult]] = {
    protocol.Hello: protocol.Welcome,
    protocol.Ping: protocol.Now,
    protocol.Mine: protocol.MyTables,
    protocol.PushKey: protocol.Pushing,
    protocol.Create: protocol.Opened,
    protocol.Watch: protocol.Streaming,
    protocol.Resume: protocol.Streaming,
    protocol.Sit: protocol.Streaming,
    protocol.Invite: protocol.Invited,
    protocol.Explain: protocol.Explained,
    protocol.Advise: protocol.Advised,
    protocol.Sight: protocol.Sighted,
    protocol.LookBack: protocol.Looked,
    protocol.Rematch: protocol.Opened,
}


def schema() -> Json:
    """One JSON schema: `commands` are what a client may send, `messages` what it may get."""
    (commands, messages), parts = msgspec.json.schema_components([Commands, Messages], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Motherlode tables, protocol {VERSION}",
        "version": VERSION,
        "anyOf": [{"$ref": "#/$defs/commands"}, {"$ref": "#/$defs/messages"}],
        "$defs": {"commands": commands, "messages": messages, **parts},
    }


def tag_of(kind: type[Any]) -> str:
    """The word that names a type in messages."""
    return str(kind.__struct_config__.tag)

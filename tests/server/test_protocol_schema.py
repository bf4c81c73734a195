"""Real tables speak as the schema of the protocol says."""

from typing import get_args

import msgspec
import pytest
from jsonschema import Draft202012Validator

from harness.local_server import local_server
from motherlode.games.catalog import GAMES
from motherlode.server import protocol
from motherlode.server.connection import DO
from motherlode.server.permissions import PERMISSIONS
from motherlode.server.protocol import AtTable, Commands, Messages, Result, Shown
from motherlode.server.protocol_schema import BRINGS, schema, tag_of
from tests.server.async_tests import awaited
from tests.server.test_whole_games import play_out

# Nobody is called: it is taken back at once.
SUBSCRIPTION = {
    "endpoint": "https://fcm.googleapis.com/nobody",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    "language": "pt",
}


def validator(part):
    whole = schema()
    return Draft202012Validator({"$ref": f"#/$defs/{part}", "$defs": whole["$defs"]})


def test_the_schema_is_one_and_names_its_version():
    Draft202012Validator.check_schema(schema())
    assert schema()["version"] == protocol.VERSION


def test_every_command_is_allowed_to_somebody_and_carried_out():
    commands = set(get_args(Commands))
    assert set(DO) == commands
    assert set(PERMISSIONS) == {command for command in commands if issubclass(command, AtTable)}
    assert set(BRINGS.values()) == set(get_args(Result))


class Recorder:
    """A client that holds everything it sends and gets to the schema."""

    def __init__(self, client):
        self.client, self.acks, self.kinds = client, {}, set()
        self.messages = client.messages

    async def do(self, command, **fields):
        if command == "move" and "advise" not in self.acks:
            await self.do("advise", table=fields["table"], seat=fields["seat"])
            await self.do("sight", table=fields["table"], seat=fields["seat"])
        validator("commands").validate({"type": command, "id": "1", **fields})
        result = await self.client.do(command, **fields)
        self.acks.setdefault(command, result.get("kind"))
        return result

    def check(self):
        """Every frame that came; what is in the schema is in the types, and the other way round."""
        messages = validator("messages")
        for frame in self.client.frames:
            message = msgspec.json.decode(frame)
            messages.validate(message)
            protocol.decode_message(frame)
            self.kinds.add(message["type"])
            if message["type"] == "event":
                self.kinds.add(f"event {message['event']['kind']}")


@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_whole_matches_with_every_command_are_as_the_schema_says(game, tmp_path):
    async with (
        local_server(str(tmp_path / "store.db"), grace=60_000) as server,
        server.guest("Ana") as ana_client,
        server.guest("Bia") as bia_client,
    ):
        ana, bia = Recorder(ana_client), Recorder(bia_client)
        await ana.do("ping")
        server.registry.preparation.steps["quartz"] = 2  # as on a server that was just started
        await ana.do("lobby")
        server.registry.preparation.steps["quartz"] = 3
        clock = {"bank": 60_000, "credit": 10_000}
        opened = await ana.do("create", game=game, places=["me", *["open"] * 3], clock=clock, public=True, nonce="ab")
        table = opened["table"]
        await bia.do("watch", table=opened["code"])
        await bia.do("sit", table=table, seat=2, nonce="cd")
        await bia.do("say", table=table, seat=2, text="good luck")
        await ana.do("mute", table=table, seat=2)
        await ana.do("mute", table=table, seat=2, on=False)
        await ana.do("clear", table=table)
        await bia.do("leave", table=table, seat=2)
        await bia.do("sit", table=table, seat=2)
        await ana.do("seat-bot", table=table, seat=3, bot="digger")
        await ana.do("unseat", table=table, seat=3)
        await ana.do("seat-bot", table=table, seat=3, bot="miner")
        await ana.do("invite", table=table, seat=4, name="a program")
        await ana.do("unseat", table=table, seat=4)
        await ana.do("seat-bot", table=table, seat=4, bot="apprentice")
        await ana.do("resume", table=table, seat=1)
        await bia.do("rename", table=table, seat=2, name="Bia II")
        await bia.do("say", table=table, seat=2, quick="hello")
        await ana.do("start", table=table)
        await ana.do("explain", table=table, seat=1)
        await ana.do("look", table=table, seat=1, move=0)
        await ana.do("seen", table=table, n=1)
        await bia.do("hand-over", table=table, seat=2)
        await bia.do("take-back", table=table, seat=2)
        await bia.do("resign", table=table, seat=2)
        await play_out(ana, table, 1)
        await ana.do("mine")
        await ana.do("push-key")
        await ana.do("subscribe", **SUBSCRIPTION)
        await ana.do("unsubscribe", endpoint=SUBSCRIPTION["endpoint"])
        again = (await ana.do("rematch", table=table))["table"]
        await bia.do("watch", table=again)
        await bia.do("decline", table=again)
        await ana.do("delete", table=again)
        await ana.do("quiet", table=table, seat=1)
        await ana.do("lobby", watch=False)
        for person in (ana, bia):
            person.check()
        assert set(ana.acks | bia.acks) == {tag_of(command) for command in get_args(Commands)} - {"hello"}
        brings = {tag_of(command): tag_of(result) for command, result in BRINGS.items()}
        for command, kind in (ana.acks | bia.acks).items():
            assert kind == brings.get(command), command
        kinds = {f"event {tag_of(kind)}" for kind in get_args(Shown)} - {
            "event created", "event nudged", "event missing", "event woke", "event answered"
        }  # fmt: skip
        assert kinds <= ana.kinds | bia.kinds
        elsewhere = {"refuse", "closing", "storing"}
        assert {tag_of(kind) for kind in get_args(Messages)} - elsewhere <= ana.kinds | bia.kinds


@pytest.mark.parametrize("name", sorted(tag_of(kind) for kind in get_args(Commands)))
def test_the_schema_and_the_decoder_refuse_the_same_commands(name):
    """What one lets through, the other does: held for hand-made changes of one command of each kind."""
    commands = validator("commands")
    parts = schema()["$defs"]
    kind = next(kind for kind in get_args(Commands) if tag_of(kind) == name)
    fields = {
        field: sample(of, parts) for field, of in parts[kind.__name__]["properties"].items() if field not in ("type",)
    }
    good = {"type": name, **fields}
    changed = [good, {**good, "more": 1}, {**good, "type": "dance"}]
    for field in good:
        changed.append({key: value for key, value in good.items() if key != field})
        changed += [{**good, field: value} for value in WRONG]
    for command in changed:
        frame = msgspec.json.encode(command)
        try:
            protocol.decode_command(frame)
            decoded = True
        except msgspec.MsgspecError:
            decoded = False
        assert commands.is_valid(command) == decoded, command


WRONG = (None, True, 0, -1, 1, 13, 2**31, 10**20, 1.5, "", "x" * 5000, "a b", "ab\n", [], ["me"] * 13, {}, {"a": 1})


def sample(of, parts):
    """Something that a type allows."""
    if "$ref" in of:
        part = parts[of["$ref"].rpartition("/")[2]]
        return {field: sample(inner, parts) for field, inner in part["properties"].items()}
    if "anyOf" in of:
        return sample(of["anyOf"][0], parts)
    if "enum" in of:
        return of["enum"][0]
    kinds = {"string": "abcd", "integer": 1, "boolean": True, "object": {}}
    return kinds[of["type"]] if of["type"] != "array" else [sample(of["items"], parts)]

"""People who are away are called in their browsers, by messages that only these can read; never while they watch."""

import asyncio
import logging
from contextlib import AsyncExitStack

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec

from harness.local_server import local_server
from harness.push_endpoint import claims_of, push_endpoint
from motherlode.server import projection
from motherlode.server.push import delivery
from motherlode.server.push.calls import wanted_at
from motherlode.server.push.encryption import encrypted, from_text, to_text
from tests.server.async_tests import awaited
from tests.server.test_tables import play_out, refused

RUIS_TURN = {"game": "quarry", "discard": ["gold"], "phase": "act", "turn": 2, "seats": [{}, {}]}
SILENCE = 0.4  # seconds in which nobody is called, with a server that calls after 20 milliseconds


async def nothing(endpoint) -> None:
    """Nothing comes, though there is time for it."""
    await asyncio.sleep(SILENCE)
    assert endpoint.received.empty()


async def next_of(endpoint):
    return await asyncio.to_thread(endpoint.next)


def calling(endpoint, **more):
    return {"push_services": (endpoint.origin,), "push_after": 20, **more}


def test_a_message_is_encrypted_as_the_standard_says():
    """The example of RFC 8291, appendix A."""
    own = ec.derive_private_key(
        int.from_bytes(from_text("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), ec.SECP256R1()
    )
    key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    sent = encrypted(
        b"When I grow up, I want to be a watermelon",
        from_text(key),
        from_text("BTBZMqHH6r4Tts7J_aSIgg"),
        own,
        from_text("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert to_text(sent) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
        "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@awaited
async def test_one_who_is_away_is_called_once_until_they_have_been_there(tmp_path):
    with push_endpoint() as phone:
        async with (
            local_server(str(tmp_path / "s.db"), **calling(phone)) as server,
            server.guest("Ana") as ana,
            server.guest("Rui") as rui,
        ):
            key = (await ana.do("push-key"))["key"]
            await ana.do("subscribe", **phone.subscription(), language="ru")
            table = (await ana.do("create", game="quarry", places=["me", "open"], position=RUIS_TURN))["table"]
            await rui.do("sit", table=table, seat=2, nonce="cd")
            await ana.do("start", table=table)
            await rui.do("move", table=table, seat=2, question=1, move="pass")
            call = await next_of(phone)
            message = call["message"]
            code = server.registry.tables[table].table.created.code
            assert message == {"title": "Ваш ход: Карьер", "body": "За столом: Rui", "path": f"/t/{code}", "tag": table}
            claims = claims_of(call["headers"]["Authorization"], key)
            assert claims["aud"] == phone.origin
            assert claims["sub"].startswith("mailto:")
            with pytest.raises(InvalidSignature):
                claims_of(call["headers"]["Authorization"].replace("vapid t=ey", "vapid t=ez"), key)
            assert call["headers"]["Content-Encoding"] == "aes128gcm"
            assert table not in call["headers"]["Topic"]
            await rui.do("say", table=table, seat=2, text="hello?")
            await nothing(phone)  # once is enough
            await ana.do("resume", table=table, seat=1)
            await ana.do("quiet", table=table, seat=1)
            await nothing(phone)  # she has seen it
            await ana.do("resume", table=table, seat=1)
            await ana.do("move", table=table, seat=1, question=2, move="pass")
            await nothing(phone)  # the next question is hers, too, and she watches
            await ana.do("move", table=table, seat=1, question=3, move="vote A")
            await ana.do("quiet", table=table, seat=1)
            await rui.do("move", table=table, seat=2, question=3, move="vote B")
            while 1 not in server.registry.tables[table].table.waiting:  # his actions come first
                question = server.registry.tables[table].table.question
                await rui.do("move", table=table, seat=2, question=question, move="pass")
            assert (await next_of(phone))["message"] == message
            await ana.do("unsubscribe", endpoint=phone.subscription()["endpoint"])
            await nothing(phone)


@awaited
async def test_who_is_kept_a_seat_for_a_rematch_is_called_unless_they_look_at_the_old_table(tmp_path):
    with push_endpoint() as phone:
        async with local_server(str(tmp_path / "s.db"), **calling(phone)) as server, server.guest("Ana") as ana:
            async with server.guest("Rui") as rui:
                table = (await ana.do("create", game="quarry", places=["me", "open"]))["table"]
                await rui.do("sit", table=table, seat=2, nonce="cd")
                await ana.do("start", table=table)
                await play_out({1: ana, 2: rui}, table)
                await rui.do("subscribe", **phone.subscription(), language="pt")
                first = await ana.do("rematch", table=table)
                await ana.do("resume", table=first["table"], seat=1)
                await nothing(phone)  # he is there, and reads it at the old table
                await ana.do("delete", table=first["table"])
                await rui.do("quiet", table=table, seat=2)  # his page is open, at another place
                again = await ana.do("rematch", table=table)
                await ana.do("resume", table=again["table"], seat=1)
                call = await next_of(phone)
            assert call["message"]["title"] == "Revanche de A Pedreira: o seu lugar está guardado"
            assert call["message"]["path"] == f"/t/{again['code']}"


@awaited
async def test_a_browser_that_is_gone_is_forgotten_a_busy_service_asked_again_and_nobody_sent_elsewhere(
    tmp_path, monkeypatch, caplog
):
    monkeypatch.setattr(delivery, "PAUSES", (0.01, 0.01))
    with push_endpoint() as phone:
        async with local_server(str(tmp_path / "s.db"), **calling(phone)) as server, server.guest("Ana") as ana:
            await ana.do("subscribe", **phone.subscription("/old"))
            await ana.do("subscribe", **phone.subscription("/new"))
            phone.statuses = [503, 429, 201, 410, 307, 400]

            async def turn():
                await ana.do("create", game="quarry", places=["me", "apprentice"])  # nobody looks at it
                table = max(server.registry.tables.values(), key=lambda live: live.last_used)
                server.registry.look_who_is_wanted(table.table, table.streams.gone)

            await ana.do("unsubscribe", endpoint=phone.subscription("/new")["endpoint"])
            await turn()
            assert [(await next_of(phone))["status"] for _ in range(3)] == [503, 429, 201]
            await ana.do("subscribe", **phone.subscription("/new"))
            await turn()
            assert {(await next_of(phone))["status"] for _ in range(2)} == {410, 307}
            async with asyncio.timeout(30):
                while len(await server.registry.store.subscriptions_of(ana_identity(server))) != 1:
                    await asyncio.sleep(0.01)
            with caplog.at_level(logging.WARNING, "motherlode.server"):
                await turn()
                assert (await next_of(phone))["status"] == 400
                await nothing(phone)
            assert "400" in caplog.text


def ana_identity(server) -> str:
    """The only person who is connected."""
    return next(iter(server.registry.connections)).identity


@awaited
async def test_only_subscriptions_of_known_services_are_taken_and_the_newest_of_a_person(tmp_path):
    with push_endpoint() as phone:
        async with local_server(str(tmp_path / "s.db"), **calling(phone)) as server, server.guest("Ana") as ana:
            good = phone.subscription()
            for wrong in (
                {"endpoint": "http://127.0.0.1:1/browser"},
                {"endpoint": "https://fcm.googleapis.com.example.org/x"},
                {"endpoint": f"{phone.origin.replace('//', '//me@')}/x"},
                {"p256dh": to_text(b"\x04" + b"\x01" * 64)},
                {"p256dh": "é"},
                {"auth": "AAAA"},
            ):
                assert await refused(ana.do("subscribe", **{**good, **wrong})) == "not-a-subscription"
            for number in range(11):
                await ana.do("subscribe", **{**good, "endpoint": f"{phone.origin}/{number:02}"})
            kept = await server.registry.store.subscriptions_of(ana_identity(server))
            assert len(kept) == 8
            assert kept[-1].endpoint.endswith("/10")


@awaited
async def test_the_key_is_made_once_and_a_server_may_call_nobody(tmp_path):
    keys = []
    for services in (("push.example",), ("push.example",), ()):
        async with local_server(str(tmp_path / "s.db"), push_services=services) as server, server.guest() as ana:
            keys.append((await ana.do("push-key"))["key"])
    assert keys[0] == keys[1] != ""
    assert keys[2] == ""


@pytest.mark.parametrize(("game", "seats"), [("quartz", 3), ("quarry", 2)])
@awaited
async def test_who_is_called_follows_from_what_spectators_see(tmp_path, game, seats):
    """In a whole game, at every line: people at the seats whose answer the spectators' question awaits, no others."""
    async with local_server(str(tmp_path / "s.db")) as server, AsyncExitStack() as stack:
        people = {seat: await stack.enter_async_context(server.guest(str(seat))) for seat in range(1, seats + 1)}
        table = (await people[1].do("create", game=game, places=["me", *["open"] * (seats - 1)]))["table"]
        for seat in range(2, seats + 1):
            await people[seat].do("sit", table=table, seat=seat)
        look, awaited_seats = server.registry.look_who_is_wanted, []

        def check(now, gone):
            asking = projection.snapshot(now, 0, 0).asking
            seats = sorted(set(asking.seats) - set(asking.answered or ())) if asking else []
            expected = {now.chair(seat).identity: asking.number for seat in seats}
            assert {person: reason.question for person, reason in wanted_at(now).items()} == expected
            awaited_seats.append(seats)
            look(now, gone)

        server.registry.look_who_is_wanted = check
        await people[1].do("start", table=table)
        await play_out(people, table)
        assert awaited_seats[-1] == []
        assert len(awaited_seats) > 5

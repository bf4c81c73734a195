"""Settings by file, environment and flag, every one of them; proxies whose word is believed; pages that are refused."""

from dataclasses import replace

import pytest
from websockets.exceptions import InvalidStatus

from harness.local_server import NO_LIMITS, local_server
from motherlode.cli import main
from motherlode.games.kit.mistakes import Mistake
from motherlode.server import sockets
from motherlode.server.callers import Callers
from motherlode.server.chosen_settings import PREFIX, chosen, names
from motherlode.server.settings import Limits, Settings
from tests.server.async_tests import awaited
from tests.server.http_client import HttpClient

USUAL = dict(names(Settings()))


def other(usual):
    """Something else that a setting may be, as it is typed, and as it is read."""
    if isinstance(usual, tuple):
        return "https://a.example, https://b.example", ("https://a.example", "https://b.example")
    return ("elsewhere", "elsewhere") if isinstance(usual, str) else (str(usual + 1), usual + 1)


@pytest.mark.parametrize("name", USUAL)
def test_every_setting_can_be_chosen_in_three_ways_and_the_last_counts(name, tmp_path):
    typed, read = other(USUAL[name])
    group, _, inner = name.rpartition(".")
    file = tmp_path / "server.toml"
    file.write_text(f'[{group}]\n{inner} = "{typed}"\n' if group else f'{name} = "{typed}"\n')
    variable = PREFIX + name.replace("-", "_").replace(".", "_").upper()
    expected = {**USUAL, name: read}
    usual = ",".join(USUAL[name]) if isinstance(USUAL[name], tuple) else str(USUAL[name])
    assert dict(names(chosen(Settings(), str(file), {}))) == expected
    assert dict(names(chosen(Settings(), None, {variable: typed}))) == expected
    assert dict(names(chosen(Settings(), None, {}, [f"{name}={typed}"]))) == expected
    assert dict(names(chosen(Settings(), str(file), {variable: usual}))) == USUAL
    assert dict(names(chosen(Settings(), None, {variable: typed}, [f"{name}={usual}"]))) == USUAL


WRONG = {
    "pace": "setting-form", "speed=1": "setting-name", "limits=1": "setting-name", "pace=-1": "setting-value",
    "pace=soon": "setting-value", "pace=1.5": "setting-value", "limits.talk=nan": "setting-value",
}  # fmt: skip


@pytest.mark.parametrize(("flag", "key"), WRONG.items())
def test_what_is_no_setting_is_said(flag, key):
    with pytest.raises(Mistake) as mistake:
        chosen(Settings(), None, {}, [flag])
    assert mistake.value.key == key


def test_a_file_that_cannot_be_read_is_said(tmp_path, capsys):
    broken = tmp_path / "broken.toml"
    broken.write_text("pace = = 1")
    for file in (broken, tmp_path / "nowhere.toml"):
        assert main(["serve", "--config", str(file), "--lang", "en"]) != 0
        assert str(file) in capsys.readouterr().err
    for flag, wrong in (("--proxy", "everybody"), ("--base-path", "https://here.example"), ("--base-path", "here")):
        assert main(["serve", flag, wrong, "--lang", "en"]) != 0
        assert wrong in capsys.readouterr().err


@pytest.mark.parametrize(("proxies", "seen"), [((), ["127.0.0.1"]), (("127.0.0.1",), ["203.0.113.7", "203.0.113.8"])])
@awaited
async def test_forwarded_addresses_are_believed_of_known_proxies_only(tmp_path, proxies, seen):
    limits = replace(NO_LIMITS, openings=0.01, openings_burst=1)
    async with local_server(str(tmp_path / "s.db"), limits=limits, proxies=proxies) as server:
        token = (await HttpClient(server).post("/api/guests")).json()["token"]
        wanted = {"game": "quartz", "places": ["me", "me", "me"]}
        statuses = []
        for address in ("203.0.113.7", "203.0.113.8", "203.0.113.7"):
            headers = {"Authorization": f"Bearer {token}", "X-Forwarded-For": address}
            answer = await HttpClient(server).post("/api/tables", json=wanted, headers=headers)
            statuses.append(answer.status_code)
        assert statuses.count(201) == len(seen)
        assert sorted(server.registry.openings.buckets) == seen


@awaited
async def test_of_ipv6_a_network_is_one_address(tmp_path):
    limits = replace(NO_LIMITS, heavy=0.01, heavy_burst=1)
    async with local_server(str(tmp_path / "s.db"), limits=limits, proxies=("127.0.0.1",)) as server:
        statuses = []
        for address in ("2001:db8:1:2::7", "2001:db8:1:2:3::8", "2001:db8:1:3::7"):
            headers = {"X-Forwarded-For": address}
            statuses.append((await HttpClient(server).get("/api/tables/AAAAAA", headers=headers)).status_code)
        assert statuses == [404, 429, 404]


@awaited
async def test_an_address_with_too_many_sockets_hears_it_over_http_and_the_log_says_it(tmp_path, caplog):
    async with local_server(str(tmp_path / "s.db"), limits=replace(NO_LIMITS, connections=1)) as server:
        assert (await HttpClient(server).post("/api/sockets")).json() == {"free": True}
        async with server.guest():
            with pytest.raises(InvalidStatus):
                async with server.guest():
                    pass
            answer = await HttpClient(server).post("/api/sockets")
            assert answer.status_code == 429
            assert answer.json() == {"reason": "too-many-sockets", "arguments": {"most": 1}}
    assert "127.0.0.1" in caplog.text


def test_a_proxy_may_have_more_connections_than_one_address():
    class Silent:
        def let_go(self):
            pass

    callers = Callers(replace(Limits(), callers=2), ("10.0.0.0/8",), most=100)
    assert [callers.enter("10.1.2.3", Silent()) for _ in range(5)] == [True] * 5
    assert [callers.enter("192.0.2.1", Silent()) for _ in range(3)] == [True, True, False]


@awaited
async def test_the_log_says_once_which_page_was_refused_and_how_to_allow_it(tmp_path, caplog, monkeypatch):
    monkeypatch.setattr(sockets, "_logged", set())
    async with local_server(str(tmp_path / "s.db")) as server:
        for _ in range(3):
            await HttpClient(server).post("/api/guests", headers={"Origin": "https://play.example.org"})
    warnings = [record.getMessage() for record in caplog.records if "play.example.org" in record.getMessage()]
    assert len(warnings) == 1
    assert "--origin" in warnings[0]
    assert f"127.0.0.1:{server.port}" in warnings[0]

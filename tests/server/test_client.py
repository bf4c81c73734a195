"""The client for programs, where the machine is not as we would like it."""

import pytest

from harness.local_server import local_server
from tests.server.async_tests import awaited


@pytest.mark.parametrize("name", ["HTTP_PROXY", "http_proxy", "ws_proxy"])
@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
@awaited
async def test_no_proxy_stands_before_a_server_on_this_machine(name, host, tmp_path, monkeypatch):
    monkeypatch.setenv(name, "http://127.0.0.1:9")  # nobody answers there
    async with local_server(str(tmp_path / "store.db")) as server:
        server.socket = server.socket.replace("127.0.0.1", host)
        async with server.guest("Ana") as ana:
            assert ana.welcome["token"]

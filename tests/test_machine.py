"""The tests are the same behind a proxy, in another language and in the background."""

import signal
import sys

import pytest

from tests import machine, running

WHAT_IT_SEES = """
import os, signal
print(signal.getsignal(signal.SIGINT) == signal.SIG_IGN, os.environ.get("HTTP_PROXY"), os.environ.get("LC_ALL"))
"""


def seen() -> list[str]:
    return str(running.run([sys.executable, "-c", WHAT_IT_SEES], text=True).stdout).split()


def test_what_a_test_starts_hears_interrupts_knows_no_proxy_and_speaks_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:9")
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        assert seen() == ["True", "http://127.0.0.1:9", "ru_RU.UTF-8"]
        machine.make_alike()
        assert seen() == ["False", "None", "C.UTF-8"]
    finally:
        signal.signal(signal.SIGINT, before)

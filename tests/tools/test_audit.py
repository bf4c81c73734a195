"""The audit of the lock files: what it reads, and what it concludes."""

import pytest

from tools import audit

GOOD = {"name": "good", "version": "1", "vulns": []}
BAD = {"name": "bad", "version": "1", "vulns": [{"id": "PYSEC-1", "aliases": ["CVE-1"], "fix_versions": ["2"]}]}
SKIPPED = {"name": "left-out", "skip_reason": "Dependency not found on PyPI"}


def test_only_a_vulnerability_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    assert audit.verdict({"dependencies": [GOOD]})[0] == 0
    code, said = audit.verdict({"dependencies": [GOOD, BAD, SKIPPED]})
    assert code == 1
    assert "bad 1: PYSEC-1, fixed in 2" in said
    monkeypatch.setattr(audit, "IGNORED", {"CVE-1": "we never call it"})
    assert audit.verdict({"dependencies": [GOOD, BAD]})[0] == 0


def test_what_could_not_be_asked_is_said() -> None:
    assert audit.verdict({"dependencies": []}) == audit.verdict({"dependencies": [SKIPPED]})
    assert "cannot be reached" in audit.verdict({"dependencies": []})[1]
    assert "left-out" in audit.verdict({"dependencies": [GOOD, SKIPPED]})[1]

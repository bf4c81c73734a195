"""The files in `deploy/`: what they name is there, what they start is our command, and what they set are settings.

No container is built here: most machines that test have no engine. Its health check is run against a real server.
"""

import ast
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml

from harness.ports import ROOT
from motherlode.cli import COMMANDS, parser_of
from motherlode.server.chosen_settings import PREFIX, chosen
from motherlode.server.serve_command import settings_of
from motherlode.server.settings import Settings
from motherlode.sitting import tokens
from motherlode.words import Words
from tests.documents.served import served

DEPLOY = ROOT / "deploy"
OURS_BESIDE_SETTINGS = {"MOTHERLODE_CACHE"}
PORT = str(Settings().port)


def instructions() -> list[tuple[str, str]]:
    """The lines of the Containerfile: what is done, and with what."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(line.partition(" ")[0], line.partition(" ")[2].strip()) for line in lines]


def compose() -> dict[str, Any]:
    """The services of the compose file."""
    read: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return read


def unit(name: str = "motherlode") -> ConfigParser:
    """A unit of systemd."""
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(DEPLOY / f"{name}.service", encoding="utf-8")
    return parser


def check_is_served(words: list[str]) -> None:
    """What starts the server can be read by our command line."""
    assert words[0] in COMMANDS
    given, left = parser_of(Words("en"), words[0]).parse_known_args(words[1:])
    assert left == []
    if given.config:
        given.config = str(DEPLOY / Path(given.config).name)
    assert settings_of(given)


def check_are_settings(environment: dict[str, str]) -> None:
    """Every variable of ours is a setting, with a value that it can have."""
    ours = {name: value for name, value in environment.items() if name.startswith(PREFIX)}
    for name, value in ours.items():
        if name not in OURS_BESIDE_SETTINGS:
            usual = Settings()
            assert chosen(usual, None, {name: value}) != usual, f"{name} changes nothing"


# --- the container


def test_what_the_container_copies_is_there() -> None:
    for done, what in instructions():
        if done == "COPY" and "--from=" not in what:
            assert [name for name in what.split()[:-1] if not (ROOT / name).exists()] == []


def test_the_container_is_started_as_our_command_by_an_ordinary_user() -> None:
    said = dict(instructions())  # the last of each kind counts
    assert json.loads(said["ENTRYPOINT"]) == ["motherlode"]
    check_is_served(json.loads(said["CMD"]))
    assert int(said["USER"].partition(":")[0]) >= 1000
    assert said["EXPOSE"] == PORT
    variables = dict(word.split("=", 1) for word in shlex.split(said["ENV"]))
    check_are_settings(variables)
    folders = json.loads(said["VOLUME"])
    assert variables["MOTHERLODE_CACHE"] in folders
    assert str(Path(variables["MOTHERLODE_STORE"]).parent) in folders


def test_the_health_check_finds_a_server_and_misses_one(tmp_path: Path) -> None:
    _, _, command = dict(instructions())["HEALTHCHECK"].partition("CMD ")
    program, flag, code = json.loads(command)
    assert (program, flag) == ("python", "-c")
    ast.parse(code)
    environment = {**os.environ, "no_proxy": "127.0.0.1"}
    with served(["serve"], tmp_path) as address:
        asked = code.replace(f"http://127.0.0.1:{PORT}", address)
        assert asked != code
        assert subprocess.run([sys.executable, "-c", asked], check=False, env=environment).returncode == 0
    gone = subprocess.run([sys.executable, "-c", asked], check=False, env=environment, capture_output=True)
    assert gone.returncode != 0


# --- the services


def test_the_services_start_our_container_read_only_behind_the_proxy() -> None:
    services = compose()["services"]
    server = services["server"]
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).is_file()
    assert (server["read_only"], server["cap_drop"]) == (True, ["ALL"])
    check_is_served(server["command"])
    check_are_settings(server["environment"])
    assert "ports" not in server
    assert "ports" not in services["database"]
    assert (
        compose()["networks"]["default"]["ipam"]["config"][0]["subnet"] == server["environment"]["MOTHERLODE_PROXIES"]
    )
    assert services["proxy"]["environment"]["SERVER"] == f"server:{PORT}"
    for volume in services["proxy"]["volumes"]:
        here = volume.partition(":")[0]
        assert (DEPLOY / here).is_file() if here.startswith(".") else here in compose()["volumes"]


def test_every_service_that_another_waits_for_says_how_it_is() -> None:
    services = compose()["services"]
    has_check = {name for name, service in services.items() if "test" in service.get("healthcheck", {})}
    options, _, command = dict(instructions())["HEALTHCHECK"].partition("CMD ")
    check = services["server"]["healthcheck"]
    assert check["test"] == ["CMD", *json.loads(command)], "one check, in the image and for engines that drop it there"
    in_image = dict(re.findall(r"--([a-z-]+)=(\S+)", options))
    assert {name.replace("-", "_"): value for name, value in in_image.items()} == {
        name: str(value) for name, value in check.items() if name != "test"
    }
    for service in services.values():
        for name, waits in service.get("depends_on", {}).items():
            assert waits["condition"] == "service_healthy"
            assert name in has_check


def test_the_image_is_built_in_a_format_that_keeps_its_health_check() -> None:
    pages = [DEPLOY / "Containerfile", *(ROOT / "docs").glob("*.md")]
    builds = [
        line for page in pages for line in page.read_text(encoding="utf-8").splitlines() if "podman build" in line
    ]
    assert len(builds) == 2
    assert all("--format docker" in line for line in builds)


def test_ssh_is_served_only_when_it_is_asked_for() -> None:
    services = compose()["services"]
    asked_for = [name for name, service in services.items() if "profiles" in service]
    assert asked_for == ["ssh"]
    ssh = services["ssh"]
    check_is_ssh(ssh["command"], f"http://server:{PORT}")
    folder = ssh["environment"][tokens.FOLDER]
    assert f"keys:{folder}" in ssh["volumes"], "what the host and its players are known by is kept"
    assert ssh["build"] == services["server"]["build"]
    [install] = [what for done, what in instructions() if done == "RUN" and "pip install" in what]
    assert "ssh" in re.search(r"\.\[(.*)\]", install)[1].split(",")  # type: ignore[index]
    assert (ssh["read_only"], ssh["cap_drop"]) == (True, ["ALL"])


def check_is_ssh(words: list[str], server: str) -> None:
    """What lets people in can be read by our command line, and is open to others."""
    assert words[0] == "ssh"
    given, left = parser_of(Words("en"), "ssh").parse_known_args(words[1:])
    assert left == []
    assert (given.host, given.server) == ("0.0.0.0", server)


# --- the unit


def test_the_unit_starts_our_command_with_folders_of_its_own() -> None:
    service = unit()["Service"]
    words = shlex.split(service["ExecStart"])
    assert Path(words[0]).name == "motherlode"
    check_is_served(words[1:])
    variables = dict(word.split("=", 1) for word in shlex.split(service["Environment"]))
    check_are_settings(variables)
    assert variables["MOTHERLODE_STORE"].startswith(f"/var/lib/{service['StateDirectory']}/")
    assert variables["MOTHERLODE_CACHE"] == f"/var/cache/{service['CacheDirectory']}"
    assert "MemoryDenyWriteExecute" not in service, "rules are compiled while the server runs"


def test_the_unit_for_ssh_lets_people_into_the_server_of_the_other_unit() -> None:
    service, other = unit("motherlode-ssh")["Service"], unit()["Service"]
    words = shlex.split(service["ExecStart"])
    assert words[0] == shlex.split(other["ExecStart"])[0]
    settings = tomllib.loads((DEPLOY / "motherlode.toml").read_text(encoding="utf-8"))
    check_is_ssh(words[1:], f"http://{settings['host']}:{settings['port']}{settings['base-path']}")
    variables = dict(word.split("=", 1) for word in shlex.split(service["Environment"]))
    assert variables[tokens.FOLDER] == f"/var/lib/{service['StateDirectory']}"
    assert service["StateDirectoryMode"] == "0700"
    same = {"ExecStart", "Environment", "StateDirectory", "StateDirectoryMode", "CacheDirectory"}
    assert {key: value for key, value in service.items() if key not in same} == {
        key: value for key, value in other.items() if key not in same
    }, "as little as the server may"


def test_the_settings_beside_the_unit_are_served(tmp_path: Path) -> None:
    """As systemd starts it, but in another folder and at another port."""
    with served(["serve", "--config", str(DEPLOY / "motherlode.toml")], tmp_path) as address:
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+", address)


@pytest.mark.parametrize("file", sorted(DEPLOY.iterdir()), ids=lambda file: file.name)
def test_every_file_is_explained_on_a_page(file: Path) -> None:
    pages = "".join(page.read_text(encoding="utf-8") for page in (ROOT / "docs").glob("host*.md"))
    assert f"deploy/{file.name}" in pages

"""A real nginx: an ordinary user's, with its configuration and all its files in a temporary folder."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

USER = "nobody"  # whose it is where the tests run as root
STARTING = 60.0  # seconds, on a slow machine
HEAD = """
daemon off;
worker_processes 1;
pid {folder}/pid;
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
"""


def program() -> str:
    """Where nginx is; Debian puts it where only root looks."""
    found = shutil.which("nginx", path=os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin"]))
    assert found, "this needs nginx: tools/system-packages installs it, or says how to"
    return found


@contextmanager
def nginx(servers: str, port: int) -> Iterator[None]:
    """An nginx with these blocks, one of which listens at this port, for as long as it is needed."""
    folder = Path(tempfile.mkdtemp(prefix="motherlode-nginx-"))
    (folder / "nginx.conf").write_text(f"{HEAD.replace('{folder}', str(folder))}{servers}\n}}\n")
    as_user = {}
    if os.geteuid() == 0:
        user = pwd.getpwnam(USER)
        os.chown(folder, user.pw_uid, user.pw_gid)
        as_user = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    with (folder / "log").open("wb") as log:
        command = [program(), "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, **as_user)  # type: ignore[call-overload]
    try:
        deadline = monotonic() + STARTING
        while not listens(port):
            assert process.poll() is None, (folder / "log").read_text()
            assert monotonic() < deadline, "nginx does not answer"
            sleep(0.02)
        yield
    finally:
        process.terminate()
        process.wait(STARTING)
        shutil.rmtree(folder)


def listens(port: int) -> bool:
    """Whether somebody answers there."""
    with socket.socket() as tried:
        return tried.connect_ex(("127.0.0.1", port)) == 0

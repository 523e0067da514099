"""A temporary PostgreSQL server."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from heatcloak_lab.benchmarks.broker import LOOPBACK, free_port
from heatcloak_shared.errors import StoreError

_START_TIMEOUT = 60.0
_STOP_TIMEOUT = 60.0
_SETTINGS = {
    "listen_addresses": LOOPBACK,
    "unix_socket_directories": "",
    "shared_buffers": "1GB",
    "max_wal_size": "4GB",
    "maintenance_work_mem": "256MB",
}
"""As an operator sets them for a server that has this database only; commits are durable."""


@contextmanager
def temporary_postgresql(folder: Path) -> Iterator[str]:
    """Run a PostgreSQL server with its data below ``folder``; yield the URL of an empty database.

    The data are deleted at the end.

    Raises:
        StoreError: PostgreSQL is not installed, or does not start.
    """
    programs = _programs()
    # PostgreSQL refuses to run as root.
    prefix = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] if os.getuid() == 0 else []
    path = Path(tempfile.mkdtemp(prefix="heatcloak-postgres-", dir=folder)).resolve()
    try:
        if prefix:
            shutil.chown(path, "nobody", "nogroup")
        data, port = path / "data", free_port()
        create = [str(programs / "initdb"), "-D", str(data), "-A", "trust", "-U", "postgres", "-E", "UTF8"]
        done = subprocess.run(  # noqa: S603  the installed program
            [*prefix, *create, "--locale=C"], cwd="/", capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise StoreError(
                f"initdb failed: {_last_line(done.stderr)}: give a --folder that the user 'nobody' may enter"
                if prefix
                else f"initdb failed: {_last_line(done.stderr)}"
            )
        options = [part for name, value in _SETTINGS.items() for part in ("-c", f"{name}={value}")]
        run = [*prefix, str(programs / "postgres"), "-D", str(data), "-p", str(port), *options]
        with (
            (path / "log").open("wb") as log,
            subprocess.Popen(run, cwd="/", stdout=log, stderr=log) as server,  # noqa: S603
        ):
            try:
                _wait_until_ready(programs, port, server, path / "log")
                yield f"postgresql://postgres@{LOOPBACK}:{port}/postgres"
            finally:
                server.terminate()
                with suppress(subprocess.TimeoutExpired):
                    server.wait(_STOP_TIMEOUT)
                server.kill()
    finally:
        shutil.rmtree(path, ignore_errors=True)


def _programs() -> Path:
    """Return the folder of the newest installed server programs."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    program = str(found[-1]) if found else shutil.which("initdb")
    if program is None:
        raise StoreError("PostgreSQL's server is not installed: install the package 'postgresql'")
    return Path(program).resolve().parent


def _wait_until_ready(programs: Path, port: int, server: subprocess.Popen[bytes], log: Path) -> None:
    ready = [str(programs / "pg_isready"), "-q", "-h", LOOPBACK, "-p", str(port)]
    deadline = time.monotonic() + _START_TIMEOUT
    while subprocess.run(ready, check=False).returncode:  # noqa: S603
        if server.poll() is not None or time.monotonic() > deadline:
            text = _last_line(log.read_text(encoding="utf-8", errors="replace"))
            raise StoreError(f"PostgreSQL did not start: {text}")
        time.sleep(0.05)


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no message"])[-1][-200:]

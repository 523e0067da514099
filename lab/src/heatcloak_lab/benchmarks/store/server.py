"""A temporary PostgreSQL server."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from heatcloak_lab.benchmarks.broker import LOOPBACK, free_port
from heatcloak_shared.errors import StoreError

_START_TIMEOUT = 60.0
_STOP_TIMEOUT = 60.0
_SETTINGS = {
    "shared_buffers": "1GB",
    "max_wal_size": "4GB",
    "maintenance_work_mem": "256MB",
}
"""As an operator sets them for a server that has this database only; commits are durable."""


class PostgresqlServer:
    """A PostgreSQL server on loopback, with new data. It runs as `nobody` if this process is root's.

    Args:
        folder: an existing folder for the data and the log, which the user `nobody` may enter.
        port: the TCP port.
        settings: the server's settings by name.

    Attributes:
        port: the TCP port.
        log: the file with the server's messages.
        process: the server's first process; None before `start`.

    Raises:
        StoreError: PostgreSQL is not installed, or cannot write into the folder.
    """

    def __init__(self, folder: Path, port: int, settings: Mapping[str, str]) -> None:
        self.port, self.log = port, folder / "log"
        self._data, self._settings = folder / "data", settings
        self._programs = server_programs()
        # PostgreSQL refuses to run as root.
        is_root = os.getuid() == 0
        self._as = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] if is_root else []
        if is_root:
            shutil.chown(folder, "nobody", "nogroup")
        # A power failure may lose the new data, which serve one run only.
        create = [str(self._programs / "initdb"), "-D", str(self._data), "-A", "trust", "-U", "postgres"]
        create += ["-E", "UTF8", "--locale=C", "--no-sync"]
        done = subprocess.run(  # noqa: S603  the installed program
            [*self._as, *create], cwd="/", capture_output=True, text=True, check=False
        )
        if done.returncode:
            remedy = ": use a folder that the user 'nobody' may enter" if is_root else ""
            raise StoreError(f"initdb failed: {_last_line(done.stderr)}{remedy}")
        self.process: subprocess.Popen[bytes] | None = None

    def url_of(self, database: str) -> str:
        """Return the URL of a database; `postgres` exists and is empty."""
        return f"postgresql://postgres@{LOOPBACK}:{self.port}/{database}"

    def start(self) -> None:
        """Start the server if it does not run, and wait until it accepts connections.

        Raises:
            StoreError: it ends, or does not accept connections in time.
        """
        if self.process is None or self.process.poll() is not None:
            settings = {"listen_addresses": LOOPBACK, "unix_socket_directories": "", **self._settings}
            options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
            run = [str(self._programs / "postgres"), "-D", str(self._data), "-p", str(self.port), *options]
            with self.log.open("ab") as log:
                self.process = subprocess.Popen([*self._as, *run], cwd="/", stdout=log, stderr=log)  # noqa: S603
        ready = [str(self._programs / "pg_isready"), "-q", "-h", LOOPBACK, "-p", str(self.port)]
        deadline = time.monotonic() + _START_TIMEOUT
        while subprocess.run(ready, check=False).returncode:  # noqa: S603
            if self.process.poll() is not None or time.monotonic() > deadline:
                text = _last_line(self.log.read_text(encoding="utf-8", errors="replace"))
                raise StoreError(f"PostgreSQL did not start: {text}")
            time.sleep(0.05)

    def stop(self) -> None:
        """Stop the server, if it runs."""
        if self.process is not None:
            self.process.terminate()
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(_STOP_TIMEOUT)
            self.process.kill()
            self.process.wait()


@contextmanager
def temporary_postgresql(folder: Path) -> Iterator[str]:
    """Run a PostgreSQL server with its data below ``folder``; yield the URL of an empty database.

    The data are deleted at the end.

    Raises:
        StoreError: PostgreSQL is not installed, or does not start.
    """
    path = Path(tempfile.mkdtemp(prefix="heatcloak-postgres-", dir=folder)).resolve()
    try:
        server = PostgresqlServer(path, free_port(), _SETTINGS)
        try:
            server.start()
            yield server.url_of("postgres")
        finally:
            server.stop()
    finally:
        shutil.rmtree(path, ignore_errors=True)


def server_programs() -> Path:
    """Return the folder of the newest installed server programs.

    Raises:
        StoreError: PostgreSQL's server is not installed.
    """
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    program = str(found[-1]) if found else shutil.which("initdb")
    if program is None:
        raise StoreError("PostgreSQL's server is not installed: install the package 'postgresql'")
    return Path(program).resolve().parent


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no message"])[-1][-200:]

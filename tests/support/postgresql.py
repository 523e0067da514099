"""A PostgreSQL server for the session, with a database for each test."""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.programs import find_program, free_port
from support.waiting import wait_until


class Postgres:
    """A PostgreSQL server that can be paused, killed and started again on the same port with its data."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.port = free_port()
        self._programs, self._data = programs, folder / "data"
        self._log = folder / "log"
        # PostgreSQL refuses to run as root.
        self._as = (
            ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] if not os.getuid() else []
        )
        if self._as:
            shutil.chown(folder, "nobody", "nogroup")
        initdb = ["initdb", "-D", str(self._data), "-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8"]
        self._run([*initdb, "--locale=C"])
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = itertools.count()

    def url_of(self, database: str) -> str:
        """Return the URL of a database."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def new_database(self, template: str = "template1") -> str:
        """Create a database, empty or as a copy of another one, and return its URL."""
        name = f"test{next(self._numbers)}"
        # Imported here because few tests need it.
        import psycopg

        with psycopg.connect(self.url_of("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}".encode())
        return self.url_of(name)

    def start(self) -> None:
        """Start the server if it does not run, and wait until it accepts connections."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "shared_buffers": "16MB",
            # Data written by a killed server is in the page cache; only a power failure would lose it.
            "fsync": "off",
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        program = [str(self._programs / "postgres"), "-D", str(self._data), "-p", str(self.port)]
        ready = [str(self._programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]

        def is_ready() -> bool:
            if self._process is None or self._process.poll() is not None:
                # The shared memory of a killed server is in use until its last process has ended.
                with self._log.open("ab") as log:
                    self._process = subprocess.Popen(
                        [*self._as, *program, *options], stdout=log, stderr=log, cwd=self._data
                    )
            return subprocess.run(ready, check=False).returncode == 0

        def failure() -> str:
            return f"PostgreSQL did not start: {self._log.read_text(errors='replace')[-2000:]}"

        wait_until(is_ready, 60, failure, interval=0.05)

    def kill(self) -> None:
        """Kill all its processes with SIGKILL."""
        if self._process is not None:
            self._signal(signal.SIGKILL)
            self._process.wait()
            self._process = None

    def pause(self) -> None:
        """Stop all its processes: it does not answer, and its connections stay open."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Continue after a pause; without effect on a server that was killed."""
        if self._process is not None:
            self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        parent = self._process.pid
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii").split()
        # The parent first: it would replace its children.
        for each in (parent, *map(int, children)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(each, number)

    def _run(self, command: list[str]) -> None:
        done = subprocess.run(
            [*self._as, str(self._programs / command[0]), *command[1:]],
            check=False,
            capture_output=True,
            cwd="/",
        )
        if done.returncode:
            pytest.fail(f"{command[0]}: {done.stderr.decode(errors='replace')[-2000:]}")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgres]:
    """Yield the running server that all tests share; each test creates a database of its own.

    Without PostgreSQL the test is skipped, or fails if CI=true.
    """
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    program = found[-1] if found else Path(find_program("postgres", "postgresql"))
    # Not below pytest's own folder, which only root may read.
    folder = Path(tempfile.mkdtemp(prefix="heatcloak-postgres-"))
    folder.chmod(0o755)
    server = Postgres(program.resolve().parent, folder)
    server.start()
    yield server
    server.kill()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def disturbed_postgresql(postgresql: Postgres) -> Iterator[Postgres]:
    """Yield the server for a test that pauses or kills it; run it again afterwards."""
    yield postgresql
    postgresql.resume()
    postgresql.start()

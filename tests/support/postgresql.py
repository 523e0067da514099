"""A PostgreSQL server for the session, with a database for each test."""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from heatcloak_lab.benchmarks.store.server import PostgresqlServer, server_programs
from heatcloak_shared.errors import StoreError
from support.programs import find_program, free_port
from support.waiting import wait_until


class Postgres(PostgresqlServer):
    """A PostgreSQL server that can be paused, killed and started again on the same port with its data."""

    def __init__(self, folder: Path) -> None:
        # Data written by a killed server is in the page cache; only a power failure would lose it.
        super().__init__(folder, free_port(), {"shared_buffers": "16MB", "fsync": "off"})
        self._numbers = itertools.count()

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

        def is_started() -> bool:
            # The shared memory of a killed server is in use until its last process has ended.
            with contextlib.suppress(StoreError):
                super(Postgres, self).start()
                return True
            return False

        def failure() -> str:
            return f"PostgreSQL did not start: {self.log.read_text(errors='replace')[-2000:]}"

        wait_until(is_started, 60, failure, interval=0.05)

    def kill(self) -> None:
        """Kill all its processes with SIGKILL."""
        if self.process is not None:
            self._signal(signal.SIGKILL)
            self.process.wait()
            self.process = None

    def pause(self) -> None:
        """Stop all its processes: it does not answer, and its connections stay open."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Continue after a pause; without effect on a server that was killed."""
        if self.process is not None:
            self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        assert self.process is not None
        parent = self.process.pid
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii").split()
        # The parent first: it would replace its children.
        for each in (parent, *map(int, children)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(each, number)


def require_postgresql() -> None:
    """Skip the test without PostgreSQL's server programs, or fail it if CI=true."""
    try:
        server_programs()
    except StoreError:
        find_program("initdb", "postgresql")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgres]:
    """Yield the running server that all tests share; each test creates a database of its own.

    Without PostgreSQL the test is skipped, or fails if CI=true.
    """
    require_postgresql()
    # Not below pytest's own folder, which only root may read.
    folder = Path(tempfile.mkdtemp(prefix="heatcloak-postgres-"))
    folder.chmod(0o755)
    server = Postgres(folder)
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

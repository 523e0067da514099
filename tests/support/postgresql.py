"""Real PostgreSQL servers of the tests' own, which a test may stop, kill and start again."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from support.programs import find_program, free_port


class Postgres:
    """A PostgreSQL server that a test may kill and start again on the same port, with what it holds."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.port = free_port()
        self._programs, self._data = programs, folder / "data"
        self._log = folder / "log"
        # It refuses to run as root.
        self._as = (
            ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] if not os.getuid() else []
        )
        if self._as:
            shutil.chown(folder, "nobody", "nogroup")
        made = ["initdb", "-D", str(self._data), "-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8"]
        self._run([*made, "--locale=C"])
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """The database that every server has."""
        return self.url_of("postgres")

    def url_of(self, database: str) -> str:
        """A database's URL."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def new_database(self, name: str) -> str:
        """Make an empty database and give its URL."""
        self._run(["createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", name])
        return self.url_of(name)

    def start(self) -> None:
        """Start it and wait until it serves."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "shared_buffers": "16MB",
            # What a killed server wrote is still in the system's memory; only a power cut would lose it.
            "fsync": "off",
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        program = [str(self._programs / "postgres"), "-D", str(self._data), "-p", str(self.port)]
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            if self._process is None or self._process.poll() is not None:
                # The memory of a killed one is in use until its last process has ended.
                with self._log.open("ab") as log:
                    self._process = subprocess.Popen(
                        [*self._as, *program, *options], stdout=log, stderr=log, cwd=self._data
                    )
            ready = [str(self._programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
            if subprocess.run(ready, check=False).returncode == 0:
                return
            time.sleep(0.05)
        pytest.fail(f"PostgreSQL did not start: {self._log.read_text(errors='replace')[-2000:]}")

    def kill(self) -> None:
        """End all its processes without a chance to say anything."""
        if self._process is not None:
            self._signal(signal.SIGKILL)
            self._process.wait()
            self._process = None

    def pause(self) -> None:
        """Have it answer nobody, and close nothing."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Have it go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        parent = self._process.pid
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii").split()
        # The parent first, or it would start others in their place.
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
def make_postgres() -> Iterator[Callable[[], Postgres]]:
    """Starts PostgreSQL servers of the tests' own; they end with the session.

    Without PostgreSQL the test is skipped with that reason, and fails where CI=true.
    """
    started: list[tuple[Postgres, Path]] = []

    def make() -> Postgres:
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
        program = found[-1] if found else Path(find_program("postgres", "postgresql"))
        # Not below pytest's own folder: that one is for root alone.
        folder = Path(tempfile.mkdtemp(prefix="heatcloak-postgres-"))
        folder.chmod(0o755)
        server = Postgres(program.resolve().parent, folder)
        started.append((server, folder))
        server.start()
        return server

    yield make
    for server, folder in started:
        server.kill()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgresql(make_postgres: Callable[[], Postgres]) -> Postgres:
    """One running PostgreSQL that tests share, each with a database of its own."""
    return make_postgres()

"""A Dask cluster of real processes that a test can start, stop and kill."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from pathlib import Path

from support.waiting import wait_until


class DaskProcesses:
    """A scheduler and workers on the loopback interface.

    Args:
        folder: where their files go.
        port: the scheduler's port; 0 for a free one.

    Attributes:
        address: the address of the scheduler.
        scheduler: its process.
        workers: the processes of all workers that were started.
    """

    def __init__(self, folder: Path, port: int = 0) -> None:
        self._folder = folder
        self._log = (folder / "log").open("wb")
        self.address = ""
        self.workers: list[subprocess.Popen[bytes]] = []
        self.scheduler = self._start_scheduler(port)

    def restart_scheduler(self) -> None:
        """Start a scheduler in place of one that ended, at its address."""
        self.scheduler.wait()
        self.scheduler = self._start_scheduler(int(self.address.rpartition(":")[2]))

    def worker(self, threads: int = 1, **environment: str) -> subprocess.Popen[bytes]:
        """Start a worker that is not restarted, with further environment variables."""
        options = ("--no-nanny", "--no-dashboard", "--local-directory", str(self._folder))
        command = ("worker", self.address, "--nthreads", str(threads), *options)
        self.workers.append(self._start(*command, **environment))
        return self.workers[-1]

    def close(self) -> None:
        """Kill all processes."""
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()
        self._log.close()

    def _start_scheduler(self, port: int) -> subprocess.Popen[bytes]:
        found = self._folder / "scheduler.json"
        found.unlink(missing_ok=True)
        options = (
            "--host",
            "127.0.0.1",
            "--port",
            str(port),
            "--no-dashboard",
            "--scheduler-file",
            str(found),
        )
        process = self._start("scheduler", *options)
        self.address = ""

        def is_found() -> bool:
            with contextlib.suppress(OSError, ValueError):
                self.address = json.loads(found.read_text())["address"]
            return bool(self.address)

        wait_until(is_found, message="the scheduler did not start")
        return process

    def _start(self, *command: str, **environment: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-m", "dask", *command],
            cwd=self._folder,
            stdout=self._log,
            stderr=self._log,
            env={**os.environ, "PYTHONWARNINGS": "ignore", "OPENBLAS_NUM_THREADS": "2", **environment},
        )

"""A program under a supervisor that restarts it whenever it exits."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
import time
from contextlib import suppress
from pathlib import Path


class Supervised:
    """A program that is restarted whenever it exits, until it is stopped.

    Args:
        folder: where it runs, and where ``NAME.out`` and ``NAME.err`` go.
        name: the name of its logs.
        command: the command.
        environment: additional environment variables.

    Attributes:
        folder: where it runs.
        codes: the exit code of each run.
    """

    def __init__(
        self, folder: Path, name: str, command: list[str], environment: dict[str, str] | None = None
    ) -> None:
        self.folder = folder
        self.codes: list[int] = []
        self._name = name
        self._command = command
        self._environment = {**os.environ, **(environment or {})}
        self._stopping = threading.Event()
        self._process: subprocess.Popen[bytes] | None = None
        self._started = threading.Event()
        self._supervisor = threading.Thread(target=self._supervise, name=f"{name} supervisor")

    @property
    def pid(self) -> int:
        """The id of the current process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start the program."""
        self._supervisor.start()
        assert self._started.wait(10)

    def kill(self, number: signal.Signals = signal.SIGKILL) -> None:
        """Send a signal to the current process."""
        assert self._process is not None
        self._process.send_signal(number)

    def stop(self) -> None:
        """Terminate the program, without a restart."""
        self._stopping.set()
        deadline = time.monotonic() + 30
        while self._supervisor.is_alive():
            assert time.monotonic() < deadline, f"{self._name} does not exit"
            with suppress(ProcessLookupError):
                self.kill(signal.SIGTERM)
            self._supervisor.join(1)

    def end(self) -> None:
        """Kill the program if it still runs."""
        self._stopping.set()
        if self._supervisor.is_alive():
            with suppress(ProcessLookupError):
                self.kill()
            self._supervisor.join(10)

    def log(self) -> str:
        """Return what all runs logged."""
        return (self.folder / f"{self._name}.err").read_text(errors="replace")

    def _supervise(self) -> None:
        while not self._stopping.is_set():
            with (
                (self.folder / f"{self._name}.out").open("ab") as out,
                (self.folder / f"{self._name}.err").open("ab") as err,
            ):
                self._process = subprocess.Popen(
                    self._command, cwd=self.folder, env=self._environment, stdout=out, stderr=err
                )
            self._started.set()
            self.codes.append(self._process.wait())
            self._stopping.wait(0.3)

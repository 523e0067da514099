"""A method measured in a process of its own, which is ended when it takes longer than it may."""

from __future__ import annotations

import json
import os
import selectors
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median
from types import TracebackType
from typing import IO, Any

MEASURED, BEYOND, FAILED = "measured", "beyond the limit", "failed"

_START_SECONDS = 120.0
"""How long importing and compiling may take."""
_SOLVES, _SECONDS = 5, 0.5
"""Solves are repeated up to this number, or as long as this takes."""


@dataclass(frozen=True)
class Alone:
    """What was found.

    Attributes:
        state: "measured", "beyond the limit" or "failed".
        prepare_seconds: what was done before there were readings; None where it did not end.
        seconds: the median of a few solves; None where the first did not end.
        bytes: growth of resident memory at its peak, from before the preparation to after the first solve.
        answered: whether every solve had an answer.
        reason: of a failure, a word or two.
    """

    state: str
    prepare_seconds: float | None = None
    seconds: float | None = None
    bytes: int | None = None
    answered: bool = False
    reason: str = ""


class Worker:
    """Measures one method at one setting after another, in a child process that starts when it is needed.

    Args:
        kind: of the probe, "recovery", "emd" or "emd-graph".
        name: of the method.
        limit: seconds that preparing, and that one solve, may take.
    """

    def __init__(self, kind: str, name: str, limit: float) -> None:
        self._command = [sys.executable, "-m", "heatcloak_lab.benchmarks.child", kind, name]
        self._limit = limit
        self._child: subprocess.Popen[bytes] | None = None
        self._complaints: IO[bytes]
        self._ready = self._forgets = False
        self._buffer = b""

    def __enter__(self) -> Worker:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def start(self) -> None:
        """Start the child, which imports and compiles while others may do so too."""
        if self._child is None:
            self._complaints = tempfile.TemporaryFile()  # noqa: SIM115  # closed by stop
            # A group of its own: an interrupt is for us, who end it then.
            self._child = subprocess.Popen(  # noqa: S603  # our own module
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                start_new_session=True,
            )

    def wait(self) -> str:
        """Wait until the child can measure; why it can't, if so."""
        self.start()
        child = self._child
        if child is None or self._ready:
            return ""
        message = self._read(child, _START_SECONDS)
        if not message:
            return self._ended(child)
        self._ready, self._forgets = True, bool(message["forgets"])
        return ""

    def measure(self, setting: dict[str, Any]) -> Alone:
        """Prepare and solve once or a few times."""
        reason = self.wait()
        child = self._child
        if child is None or child.stdin is None:
            return Alone(FAILED, reason=reason)
        task = {"setting": setting, "solves": _SOLVES, "seconds": min(_SECONDS, self._limit)}
        try:
            child.stdin.write(json.dumps(task).encode() + b"\n")
            child.stdin.flush()
        except BrokenPipeError:
            return Alone(FAILED, reason=self._ended(child))
        found = self._await(child)
        if not self._forgets:
            self.stop()
        return found

    def kill(self) -> None:
        """Tell the child to end, whatever it does, and wait for nothing."""
        if self._child is not None:
            self._child.kill()

    def stop(self) -> None:
        """End the child, whatever it does, and what was kept of it."""
        if self._child is not None:
            self._child.kill()
            self._child.communicate()
            self._complaints.close()
            self._child, self._ready, self._buffer = None, False, b""

    def _await(self, child: subprocess.Popen[bytes]) -> Alone:
        prepared = self._read(child, self._limit)
        if not prepared or "prepared" not in prepared:
            return self._given_up(child, prepared, None)
        seconds = float(prepared["prepared"])
        solved = self._read(child, self._limit + _SECONDS)
        if not solved or "solved" not in solved:
            return self._given_up(child, solved, seconds)
        each = median(solved["solved"])
        if each > self._limit:
            return Alone(BEYOND, seconds)
        return Alone(MEASURED, seconds, each, int(solved["bytes"]), bool(solved["answered"]))

    def _given_up(
        self, child: subprocess.Popen[bytes], message: dict[str, Any] | None, prepared: float | None
    ) -> Alone:
        if message is None:
            self.stop()
            return Alone(BEYOND, prepared)
        reason = str(message["failed"]) if "failed" in message else self._ended(child)
        return Alone(FAILED, prepared, reason=reason)

    def _ended(self, child: subprocess.Popen[bytes]) -> str:
        """Why the child ended, without what its complaint tells of this machine."""
        try:
            code = child.wait(timeout=1.0)
        except subprocess.TimeoutExpired:
            code = None
        self._complaints.seek(0)
        lines = self._complaints.read().decode(errors="replace").split("\n")
        self.stop()
        if code is not None and code < 0:
            return f"ended by signal {-code}"
        error = next((line.partition(":")[0] for line in reversed(lines) if line.strip()), "")
        return error if error.isidentifier() else "ended early"

    def _read(self, child: subprocess.Popen[bytes], seconds: float) -> dict[str, Any] | None:
        """The next message; None after ``seconds``, empty where the child has ended."""
        assert child.stdout is not None  # noqa: S101  # it was asked for
        deadline = time.monotonic() + seconds
        with selectors.DefaultSelector() as ready:
            ready.register(child.stdout, selectors.EVENT_READ)
            while b"\n" not in self._buffer:
                if not ready.select(max(deadline - time.monotonic(), 0.0)):
                    return None
                part = os.read(child.stdout.fileno(), 1 << 16)
                if not part:
                    return {}
                self._buffer += part
        line, _, self._buffer = self._buffer.partition(b"\n")
        message: dict[str, Any] = json.loads(line)
        return message


@contextmanager
def workers(kind: str, names: Sequence[str], limit: float) -> Iterator[dict[str, Worker]]:
    """A worker for each name, ready to measure; what they import and compile, they do at the same time."""
    found = {name: Worker(kind, name, limit) for name in names}
    try:
        for worker in found.values():
            worker.start()
        for worker in found.values():
            worker.wait()
        yield found
    finally:
        # All at once, before any is waited for: a second interrupt must find nothing left to end.
        for worker in found.values():
            worker.kill()
        for worker in found.values():
            worker.stop()

"""Measure a method in a process of its own, which is killed if it takes too long."""

from __future__ import annotations

import sys
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from statistics import median
from typing import IO, Any

from heatcloak_lab.benchmarks.programs import JsonProcess

MEASURED, BEYOND, FAILED, NOT_INSTALLED = "measured", "beyond the limit", "failed", "not installed"

_START_TIMEOUT = 120.0
"""Seconds for importing and compiling."""
_SOLVES, _SECONDS = 5, 0.5
"""A solve is repeated up to this number of times, or for this many seconds."""

Solve = Callable[[int], bool]
"""Solve the input with a number; return whether there was an answer."""


class Probe(ABC):
    """A method that can be measured in a process of its own."""

    @abstractmethod
    def load(self, setting: dict[str, Any]) -> Callable[[], Solve]:
        """Draw the inputs; return the function that prepares the method."""

    @abstractmethod
    def small_setting(self) -> dict[str, Any]:
        """Return a setting that is solved quickly."""

    def warm_up(self) -> None:
        """Import and compile what the first call would, so that it is not measured."""
        self.load(self.small_setting())()(0)


@dataclass(frozen=True)
class IsolatedTiming:
    """A measurement in a process of its own.

    Attributes:
        state: "measured", "beyond the limit" or "failed".
        prepare_seconds: time of the preparation; None if it did not end.
        seconds: median time of a few solves; None if the first did not end.
        bytes: growth of resident memory at its peak, from before the preparation until after the first solve.
        answered: whether every solve had an answer.
        reason: reason of a failure, a word or two.
    """

    state: str
    prepare_seconds: float | None = None
    seconds: float | None = None
    bytes: int | None = None
    answered: bool = False
    reason: str = ""


class Worker(AbstractContextManager["Worker"]):
    """Measures one method at several settings, in a child process that is started on demand.

    Args:
        kind: kind of the probe: "recovery", "heatmaps", "privacy-map", "emd" or "emd-graph".
        name: name of the method.
        limit: seconds for the preparation, and for one solve.
    """

    def __init__(self, kind: str, name: str, limit: float) -> None:
        self._command = [sys.executable, "-m", "heatcloak_lab.benchmarks.isolated_child", kind, name]
        self._limit = limit
        self._child: JsonProcess | None = None
        self._stderr: IO[bytes]
        self._ready = self._can_reset_peak = False

    def __exit__(self, *error: object) -> None:
        self.stop()

    def start(self) -> None:
        """Start the child, which imports and compiles in the background."""
        if self._child is None:
            self._stderr = tempfile.TemporaryFile()  # noqa: SIM115  # closed by stop
            self._child = JsonProcess(self._command, self._stderr)

    def wait(self) -> str:
        """Wait until the child can measure; return why it can't, or ""."""
        self.start()
        child = self._child
        if child is None or self._ready:
            return ""
        try:
            message = child.receive(_START_TIMEOUT)
        except EOFError:
            message = None
        if message is None:
            return self._end_reason(child)
        self._ready, self._can_reset_peak = True, bool(message["can_reset_peak"])
        return ""

    def measure(self, setting: dict[str, Any]) -> IsolatedTiming:
        """Prepare, and solve one or several times."""
        reason = self.wait()
        child = self._child
        if child is None:
            return IsolatedTiming(FAILED, reason=reason)
        try:
            child.send(setting=setting, solves=_SOLVES, seconds=min(_SECONDS, self._limit))
        except BrokenPipeError:
            return IsolatedTiming(FAILED, reason=self._end_reason(child))
        found = self._receive_timing(child)
        if not self._can_reset_peak:
            self.stop()
        return found

    def kill(self) -> None:
        """Kill the child without waiting."""
        if self._child is not None:
            self._child.kill()

    def stop(self) -> None:
        """Kill the child and release its resources."""
        if self._child is not None:
            self._child.stop(force=True)
            self._stderr.close()
            self._child, self._ready = None, False

    def _receive_timing(self, child: JsonProcess) -> IsolatedTiming:
        prepared: float | None = None
        try:
            message = child.receive(self._limit)
            if message is not None and "prepared" in message:
                prepared = float(message["prepared"])
                message = child.receive(self._limit + _SECONDS)
        except EOFError:
            return IsolatedTiming(FAILED, prepared, reason=self._end_reason(child))
        if message is None:
            self.stop()
            return IsolatedTiming(BEYOND, prepared)
        if "failed" in message:
            return IsolatedTiming(FAILED, prepared, reason=str(message["failed"]))
        seconds = median(message["solved"])
        if seconds > self._limit:
            return IsolatedTiming(BEYOND, prepared)
        return IsolatedTiming(MEASURED, prepared, seconds, int(message["bytes"]), bool(message["answered"]))

    def _end_reason(self, child: JsonProcess) -> str:
        """Return why the child ended, without details of this machine."""
        code = child.exit_code(1.0)
        self._stderr.seek(0)
        lines = self._stderr.read().decode(errors="replace").split("\n")
        self.stop()
        if code is not None and code < 0:
            return f"ended by signal {-code}"
        error = next((line.partition(":")[0] for line in reversed(lines) if line.strip()), "")
        return error if error.isidentifier() else "ended early"


@contextmanager
def workers(kind: str, names: Sequence[str], limit: float) -> Iterator[dict[str, Worker]]:
    """Start a worker for each name; they import and compile concurrently before the block starts."""
    found = {name: Worker(kind, name, limit) for name in names}
    try:
        for worker in found.values():
            worker.start()
        for worker in found.values():
            worker.wait()
        yield found
    finally:
        # Kill all before waiting for any, so that a second interrupt leaves none behind.
        for worker in found.values():
            worker.kill()
        for worker in found.values():
            worker.stop()

"""Execute one task, and record its outcome; the interface of the executors of many tasks.

The journal of a run holds the outcomes of finished tasks, in the output folder, until the run is complete.
Interrupts are deferred around steps that must not be cut short.
"""

from __future__ import annotations

import contextlib
import errno
import fcntl
import hashlib
import json
import os
import signal
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock, current_thread, main_thread
from types import FrameType
from typing import Any, Protocol, TextIO

from heatcloak_aggregator.signals import handled_signals
from heatcloak_lab.experiments.result import ExperimentError, Outcome, Task
from heatcloak_lab.experiments.user_code import line_of, one_line
from heatcloak_shared.errors import ConfigError, HeatcloakError, StoreError


class Journal:
    """The outcomes of an experiment's tasks, one JSON line each, in a file created with the first one.

    A line is an object with ``key``, ``outcome`` and a checksum of both. Torn or damaged lines are ignored,
    and their tasks are executed again.

    Attributes:
        path: DIR/NAME-FINGERPRINT.partial.jsonl.
        known: outcomes by key.
    """

    def __init__(self, folder: Path, name: str, fingerprint: str) -> None:
        self.path = folder / f"{name}-{fingerprint}.partial.jsonl"
        self.known: dict[str, Outcome] = {}
        self._file: int | None = None
        self._torn = False
        try:
            content = self.path.read_bytes()
        except FileNotFoundError:
            return
        except OSError as error:
            raise _write_error(self.path, error) from None
        self._torn = not content.endswith(b"\n") and content != b""
        for line in content.split(b"\n"):
            entry = _parse_line(line)
            if entry is not None:
                self.known.setdefault(*entry)

    def add(self, key: str, outcome: Outcome) -> None:
        """Record an outcome.

        Raises:
            StoreError: it can't be written; earlier outcomes stay recorded.
        """
        entry = {"key": key, "outcome": outcome, "check": _checksum(key, outcome)}
        line = json.dumps(entry, allow_nan=False).encode() + b"\n"
        try:
            if self._file is None:
                self._file = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC, 0o666)
            if self._torn:
                line = b"\n" + line
            # After a partial write the line is torn until the rest follows.
            self._torn = True
            while line:
                line = line[os.write(self._file, line) :]
            self._torn = False
        except OSError as error:
            raise _write_error(self.path, error) from None
        self.known[key] = outcome

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def remove(self) -> None:
        """Close and delete the file."""
        self.close()
        self.path.unlink(missing_ok=True)


def _parse_line(line: bytes) -> tuple[str, Outcome] | None:
    try:
        entry: Any = json.loads(line, parse_constant=_refuse_constant)
        key, outcome = entry["key"], entry["outcome"]
        valid = isinstance(key, str) and entry["check"] == _checksum(key, outcome)
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    return (key, outcome) if valid else None


def _checksum(key: str, outcome: Outcome) -> str:
    text = json.dumps([key, outcome], allow_nan=False)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _refuse_constant(constant: str) -> None:
    raise ValueError(constant)


def _write_error(path: Path, error: OSError) -> StoreError:
    return StoreError(f"{path}: {error.strerror}: free space or fix the file; finished draws are kept")


def as_recorded(key: str, outcome: Outcome) -> Outcome:
    """Return an outcome as it is read back from a journal, so that new and recorded outcomes are equal.

    Raises:
        ExperimentError: it can't be recorded.
    """
    try:
        recorded = json.loads(json.dumps(outcome, allow_nan=False))
    except (ValueError, TypeError, RecursionError) as error:
        text = " ".join(str(error).split())
        raise ExperimentError(
            f"{key}: the outcome can't be recorded: {text}: return text, booleans, finite numbers, lists "
            "of them"
        ) from None
    return recorded


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Lock ``folder`` against other runs.

    Raises:
        ConfigError: another run writes to it.
    """
    handle = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno in (errno.EWOULDBLOCK, errno.EACCES):
                text = f"--out {folder}: another run writes there: wait for it, or give another folder"
                raise ConfigError(text) from None
            # The file system does not support locks: other runs can't be detected.
        yield
    finally:
        os.close(handle)


_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class DeferredInterrupt:
    """Records whether an interrupt arrived."""

    def __init__(self) -> None:
        self.arrived = False

    def check(self) -> None:
        """Raise the interrupt if it arrived.

        Raises:
            KeyboardInterrupt: it arrived.
        """
        if self.arrived:
            raise KeyboardInterrupt


@contextmanager
def deferred_interrupts() -> Iterator[DeferredInterrupt]:
    """Defer interrupts until the next ``check`` or the end of the block.

    Only signals whose handler raises KeyboardInterrupt are deferred; other handlers stay in place. On any
    thread but the main one, which never handles signals, this does nothing.
    """
    deferred = DeferredInterrupt()
    previous: list[tuple[signal.Signals, Any]] = []

    def record(number: int, frame: FrameType | None) -> None:
        deferred.arrived = True

    if current_thread() is main_thread():
        for number in _SIGNALS:
            if signal.getsignal(number) is signal.default_int_handler:
                previous.append((number, signal.signal(number, record)))
    try:
        yield deferred
    finally:
        for number, handler in previous:
            signal.signal(number, handler)
        # Also after an exception: no interrupt may get lost.
        deferred.check()


def ignored_interrupts() -> contextlib.AbstractContextManager[None]:
    """Ignore interrupts, so that a second Ctrl-C does not cut the cleanup short."""
    return handled_signals(signal.SIG_IGN)


@contextmanager
def sigint_blocked_for_children() -> Iterator[None]:
    """Block SIGINT in processes and threads started in the block: this process tells them to stop."""
    previous = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, previous)


Attempt = tuple[bool, Any]
"""Whether a task succeeded, and its outcome or else an error text of one line."""

Completed = Generator[tuple[Task, Outcome], None, None]
"""Tasks with their outcomes as they complete; close it to cancel the rest."""


class Executor(Protocol):
    """Executes tasks in this process, in worker processes or on a cluster."""

    def execute(self, fingerprint: str, tasks: list[Task]) -> Completed:
        """Execute every task and yield each outcome once, as it completes.

        Args:
            fingerprint: distinguishes the tasks' keys from those of other runs.
            tasks: tasks with different keys.

        Raises:
            ExperimentError: a task failed, or no worker is left.
        """

    def close(self) -> None:
        """Stop all workers."""


def attempt(task: Task) -> Attempt:
    """Execute a task with one thread of linear algebra."""
    with single_threaded_blas():
        try:
            return True, as_recorded(task.key, task.function(*task.arguments))
        except HeatcloakError as error:
            return False, one_line(error)
        except (Exception, SystemExit) as error:  # noqa: BLE001
            # User code may raise anything; the error is one line wherever the task was executed.
            line = line_of(task.function, error)
            where = f", in {line}: correct that line" if line else ""
            return False, f"{task.key}: failed with {type(error).__name__}: {one_line(error)}{where}"


def outcome_of(attempted: Attempt) -> Outcome:
    """Return the outcome of an attempt.

    Raises:
        ExperimentError: the task failed.
    """
    succeeded, outcome = attempted
    if not succeeded:
        raise ExperimentError(outcome)
    return outcome


class InProcess:
    """Executes tasks in this process, one at a time."""

    def execute(self, fingerprint: str, tasks: list[Task]) -> Completed:
        """See `Executor`."""
        # Set the limit once: finding the loaded libraries takes as long as a draw.
        with single_threaded_blas():
            for task in tasks:
                yield task, outcome_of(attempt(task))

    def close(self) -> None:
        """See `Executor`."""


_lock = Lock()
_blas_limits: list[Any] = []
_saved_stdout: list[TextIO] = []


@contextlib.contextmanager
def single_threaded_blas() -> Iterator[None]:
    """Use one thread for linear algebra: the number of threads changes the last bits of results.

    Several threads may be in the block; the limit is removed when the last one leaves.
    """
    from threadpoolctl import threadpool_limits

    with _lock:
        # All libraries are loaded with NumPy and SciPy, so the first limit covers them.
        limits = threadpool_limits(1, user_api="blas") if not _blas_limits else _blas_limits[0]
        _blas_limits.append(limits)
    try:
        yield
    finally:
        with _lock:
            _blas_limits.pop()
            if not _blas_limits:
                limits.restore_original_limits()


@contextlib.contextmanager
def stdout_to_stderr() -> Iterator[None]:
    """Send prints of user functions to standard error, because standard output is for the findings.

    Several threads may be in the block; standard output is restored when the last one leaves.
    """
    with _lock:
        original = _saved_stdout[0] if _saved_stdout else sys.stdout
        _saved_stdout.append(original)
        sys.stdout = sys.stderr
    try:
        yield
    finally:
        with _lock:
            _saved_stdout.pop()
            if not _saved_stdout:
                sys.stdout = original

"""Execute one task, and defer interrupts around steps; the interface of the executors of many tasks."""

from __future__ import annotations

import contextlib
import signal
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from threading import Lock, current_thread, main_thread
from types import FrameType
from typing import Any, Protocol, TextIO

from heatcloak_aggregator.signals import handled_signals
from heatcloak_lab.experiments.engine.journal import as_recorded
from heatcloak_lab.experiments.result import ExperimentError, Outcome, Task
from heatcloak_lab.experiments.user_code import line_of
from heatcloak_shared.errors import HeatcloakError
from heatcloak_shared.sanitize import one_line

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

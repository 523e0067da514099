"""One task done, wherever it is done."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Generator, Iterator
from threading import Lock
from typing import Any, Protocol, TextIO

from heatcloak_lab.experiments.calling import line_of, one_line
from heatcloak_lab.experiments.engine.journal import as_kept
from heatcloak_lab.experiments.running import ExperimentError, Outcome, Task
from heatcloak_shared.errors import HeatcloakError

Attempt = tuple[bool, Any]
"""Whether it was done, and the outcome, or else a line that says why not."""


Done = Generator[tuple[Task, Outcome], None, None]
"""Tasks and what they gave, as they are done; close it to call off what is under way."""


class Place(Protocol):
    """Somewhere that tasks are done."""

    def do(self, identity: str, tasks: list[Task]) -> Done:
        """Do every task once, as far as anybody can tell from outside; hand each back as it is done.

        Args:
            identity: what makes the tasks' keys different from those of other work.
            tasks: each with another key.

        Raises:
            ExperimentError: a task failed, or nobody is left to do any.
        """

    def close(self) -> None:
        """Leave nobody behind."""


def attempt(task: Task) -> Attempt:
    """Do a task, on one thread of linear algebra."""
    with one_thread():
        try:
            return True, as_kept(task.key, task.function(*task.arguments))
        except HeatcloakError as error:
            return False, one_line(error)
        except (Exception, SystemExit) as error:  # noqa: BLE001
            # A task of somebody's own experiment may raise anything; it is told in a line wherever it was.
            line = line_of(task.function, error)
            where = f", in {line}: correct that line" if line else ""
            return False, f"{task.key}: failed with {type(error).__name__}: {one_line(error)}{where}"


def outcome_of(attempted: Attempt) -> Outcome:
    """The outcome of an attempt.

    Raises:
        ExperimentError: it was not done.
    """
    done, outcome = attempted
    if not done:
        raise ExperimentError(outcome)
    return outcome


class InProcess:
    """This process, one task at a time."""

    def do(self, identity: str, tasks: list[Task]) -> Done:
        """See `Place`."""
        # The limit is set once: to find out which libraries there are takes as long as a draw.
        with one_thread():
            for task in tasks:
                yield task, outcome_of(attempt(task))

    def close(self) -> None:
        """See `Place`."""


_counting = Lock()
_inside: list[Any] = []
_quiet: list[TextIO] = []


@contextlib.contextmanager
def one_thread() -> Iterator[None]:
    """Linear algebra on one thread: how many there are changes the last bits of what it finds.

    Several threads may be inside at a time: the limit holds until the last of them leaves.
    """
    from threadpoolctl import threadpool_limits

    with _counting:
        # An operator's first factorisation loads no library: all are loaded with NumPy and SciPy.
        limits = threadpool_limits(1, user_api="blas") if not _inside else _inside[0]
        _inside.append(limits)
    try:
        yield
    finally:
        with _counting:
            _inside.pop()
            if not _inside:
                limits.restore_original_limits()


@contextlib.contextmanager
def output_apart() -> Iterator[None]:
    """Standard output belongs to the findings: what one's own functions print goes where errors go.

    Several threads may be inside at a time, as there is one standard output: it is back when the last leaves.
    """
    with _counting:
        before = _quiet[0] if _quiet else sys.stdout
        _quiet.append(before)
        sys.stdout = sys.stderr
    try:
        yield
    finally:
        with _counting:
            _quiet.pop()
            if not _quiet:
                sys.stdout = before

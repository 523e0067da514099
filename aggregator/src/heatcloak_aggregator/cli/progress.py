"""Progress of long work on standard error: a bar, or what is being compiled before the work begins."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_COMPILER = "heatcloak_aggregator.compiled"
"""The logger that tells when code is compiled."""
_REFRESH = 0.1
"""Seconds between two looks of the bar; drawing one takes a millisecond."""


@contextmanager
def progress_bar(what: str) -> Iterator[Callable[[float], None]]:
    """A bar called ``what``; call what it yields with the share that is done, from 0 to 1.

    The remaining time is told from the second call on: what was done at the first took no time of this run.
    Nothing but the bar's own calls writes to the terminal, so what is run may itself be listened to.
    """
    if not sys.stderr.isatty():
        yield lambda share: None
        return
    from rich.console import Console
    from rich.progress import Progress

    bar = Progress(
        console=Console(file=sys.stderr),
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
        auto_refresh=False,
    )
    begun = False
    shown = 0.0

    def tell(share: float) -> None:
        nonlocal begun, shown
        if not begun:
            begun = True
            bar.reset(task, completed=share)  # type: ignore[arg-type]  # rich counts in floats everywhere else
            return
        now = time.monotonic()
        due = now - shown >= _REFRESH or share >= 1.0
        bar.update(task, completed=share, refresh=due)
        if due:
            shown = now

    with bar:
        task = bar.add_task(what, total=1.0)
        yield tell


@contextmanager
def compilation_shown(*, quiet: bool) -> Iterator[None]:
    """Say on standard error when code is being compiled within the block, with a spinner on a terminal.

    Args:
        quiet: print nothing, for machines.
    """
    if quiet:
        yield
        return
    from rich.console import Console

    console = Console(stderr=True)
    status = console.status("")

    def tell(message: str) -> None:
        if console.is_terminal:
            status.update(message)
            status.start()
        else:
            print(f"heatcloak: {message}", file=sys.stderr, flush=True)

    logger, handler = logging.getLogger(_COMPILER), _Handler(tell)
    before = logger.level, logger.propagate
    logger.addHandler(handler)
    # The root's handler would print it too.
    logger.setLevel(logging.INFO)
    logger.propagate = False
    try:
        yield
    finally:
        logger.setLevel(before[0])
        logger.propagate = before[1]
        logger.removeHandler(handler)
        status.stop()


class _Handler(logging.Handler):
    """Hand the text of each record on."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        super().__init__(logging.INFO)
        self._tell = tell

    def emit(self, record: logging.LogRecord) -> None:
        self._tell(record.getMessage())

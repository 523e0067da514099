"""How far long work is: a bar on standard error where somebody watches, and nothing anywhere else."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

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

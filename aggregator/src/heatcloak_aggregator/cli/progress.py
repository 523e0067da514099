"""How far long work is: a bar on standard error where somebody watches, and nothing anywhere else."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress_bar(what: str) -> Iterator[Callable[[float], None]]:
    """A bar called ``what``; call what it yields with the share that is done, from 0 to 1.

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
    with bar:
        task = bar.add_task(what, total=1.0)
        yield lambda share: bar.update(task, completed=share, refresh=True)

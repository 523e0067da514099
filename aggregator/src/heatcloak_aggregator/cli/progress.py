"""Progress on the terminal: a bar, a spinner while code is compiled, and displays that are redrawn."""

from __future__ import annotations

import logging
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from types import TracebackType

    from rich.console import Console, RenderableType
    from rich.live import Live

_COMPILER = "heatcloak_aggregator.native"
"""Logger of the compilation."""
_REFRESH = 0.1
"""Seconds between two redraws of the bar; a redraw takes a millisecond."""


@contextmanager
def progress_bar(label: str) -> Iterator[Callable[[float], None]]:
    """Show a bar on standard error; call the yielded function with the completed fraction, from 0 to 1.

    The remaining time is estimated from the second call on, because the work done at the first call took no
    time of this run. Only these calls write to the terminal, so the work may print as well.
    """
    if not sys.stderr.isatty():
        yield lambda fraction: None
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
    started = False
    drawn_at = 0.0

    def update(fraction: float) -> None:
        nonlocal started, drawn_at
        if not started:
            started = True
            bar.reset(task, completed=fraction)  # type: ignore[arg-type]  # rich accepts floats everywhere else
            return
        now = time.monotonic()
        due = now - drawn_at >= _REFRESH or fraction >= 1.0
        bar.update(task, completed=fraction, refresh=due)
        if due:
            drawn_at = now

    with bar:
        task = bar.add_task(label, total=1.0)
        yield update


@contextmanager
def spinner(label: str) -> Iterator[Callable[[str], None]]:
    """Show a spinner and the elapsed time on standard error, if that is a terminal.

    Call the yielded function with what is being done now. While code is compiled, the line says so.
    """
    if not sys.stderr.isatty():
        yield lambda label: None
        return
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    display = Progress(
        SpinnerColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.description}"),
        console=Console(file=sys.stderr),
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
    )
    task = display.add_task(label, total=None)

    def update(label: str) -> None:
        display.update(task, description=label)

    with display, _compiler_messages(update):
        yield update


@contextmanager
def compilation_shown(*, quiet: bool) -> Iterator[None]:
    """Report compilation within the context on standard error, with a spinner on a terminal.

    Args:
        quiet: print nothing.
    """
    if quiet:
        yield
        return
    from rich.console import Console

    console = Console(stderr=True)
    status = console.status("")

    def show(message: str) -> None:
        if console.is_terminal:
            status.update(message)
            status.start()
        else:
            print(f"heatcloak: {message}", file=sys.stderr, flush=True)

    try:
        with _compiler_messages(show):
            yield
    finally:
        status.stop()


@contextmanager
def _compiler_messages(show: Callable[[str], None]) -> Iterator[None]:
    """Pass the messages of the compilation to a function, and to nothing else."""
    logger, handler = logging.getLogger(_COMPILER), _CallbackHandler(show)
    level, propagate = logger.level, logger.propagate
    logger.addHandler(handler)
    # Do not propagate, or the root's handler would print the message too.
    logger.setLevel(logging.INFO)
    logger.propagate = False
    try:
        yield
    finally:
        logger.setLevel(level)
        logger.propagate = propagate
        logger.removeHandler(handler)


class _CallbackHandler(logging.Handler):
    """Passes the text of each record to a function."""

    def __init__(self, callback: Callable[[str], None]) -> None:
        super().__init__(logging.INFO)
        self._callback = callback

    def emit(self, record: logging.LogRecord) -> None:
        self._callback(record.getMessage())


class Display:
    """A context that shows the progress of some work; this base class needs no preparation and no end."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Do nothing."""


class LiveDisplay(Display, ABC):
    """A display that is redrawn in place while its context is active; log lines appear above it.

    Subclasses implement `draw`.

    Args:
        console: the terminal.
        refresh_per_second: redraws per second, besides calls of `redraw`.
    """

    def __init__(self, console: Console, refresh_per_second: float = 4.0) -> None:
        self.console = console
        self._refresh_per_second = refresh_per_second
        self._live: Live | None = None
        self._redirected: list[tuple[logging.StreamHandler[Any], Any]] = []

    def __enter__(self) -> Self:
        from rich.live import Live

        self._live = Live(
            get_renderable=self.draw, console=self.console, refresh_per_second=self._refresh_per_second
        )
        self._live.__enter__()
        # While active, the display replaces sys.stderr by a stream that prints above it.
        handlers = [
            handler
            for handler in logging.getLogger().handlers
            if isinstance(handler, logging.StreamHandler) and handler.stream is sys.__stderr__
        ]
        self._redirected = [(handler, handler.setStream(sys.stderr)) for handler in handlers]
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for handler, stream in self._redirected:
            handler.setStream(stream or sys.__stderr__)
        if self._live is not None:
            self._live.__exit__(kind, error, trace)

    @abstractmethod
    def draw(self) -> RenderableType:
        """Return the current content."""

    def redraw(self) -> None:
        """Redraw now, if the display is active."""
        if self._live is not None:
            self._live.refresh()

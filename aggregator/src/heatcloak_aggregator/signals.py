"""Handle SIGINT and SIGTERM around work that must not be cut short.

`deferred_signals` delays both signals until a block of code has ended. `run_until_signal` runs a coroutine
until it ends or a signal cancels it.
"""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, TypeVar

T = TypeVar("T")

_SIGNALS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def handled_signals(handler: Callable[[int, FrameType | None], object] | signal.Handlers) -> Iterator[None]:
    """Handle SIGINT and SIGTERM with ``handler`` in the block, and restore the previous handlers after it.

    On any thread but the main one, which never handles signals, this does nothing.
    """
    previous: dict[signal.Signals, Any] = {}
    if threading.current_thread() is threading.main_thread():
        # Handlers, not a signal mask: a mask belongs to one thread, and the system may pick another.
        previous = {number: signal.signal(number, handler) for number in _SIGNALS}
    try:
        yield
    finally:
        for number, before in previous.items():
            # None is a handler that was not installed from Python and can't be restored.
            signal.signal(number, signal.SIG_DFL if before is None else before)


@contextmanager
def deferred_signals() -> Iterator[None]:
    """Defer SIGINT and SIGTERM to the end of the block, then deliver the first one that arrived.

    An exception of the block takes precedence over the signal. On any thread but the main one, which never
    handles signals, this does nothing.
    """
    received: list[int] = []
    with handled_signals(lambda number, frame: received.append(number)):
        yield
    if received:
        signal.raise_signal(received[0])


@contextmanager
def suppress_cancellation() -> Iterator[None]:
    """Leave the block when the running task is cancelled, and let the task go on, for example to tidy up."""
    try:
        yield
    except asyncio.CancelledError:
        task = asyncio.current_task()
        if task is not None:
            task.uncancel()


def run_until_signal(work: Coroutine[Any, Any, T]) -> T | None:
    """Run ``work`` and return its result, or None if SIGINT or SIGTERM cancelled it.

    After the first signal both are ignored until the process ends.
    """
    return asyncio.run(_run_until_signal(work))


async def _run_until_signal(work: Coroutine[Any, Any, T]) -> T | None:
    task = asyncio.ensure_future(work)
    loop = asyncio.get_running_loop()

    def cancel(number: int, frame: FrameType | None) -> None:
        # A second signal must not interrupt the cleanup. It often arrives right now: with SIG_IGN in place,
        # Python would then print that the signal was "ignored due to race condition".
        for each in _SIGNALS:
            signal.signal(each, _ignore)
        loop.call_soon_threadsafe(task.cancel)

    # Not loop.add_signal_handler: that ends with the loop, and a second signal may arrive just after it.
    previous = {number: signal.signal(number, cancel) for number in _SIGNALS}
    try:
        return await task
    except asyncio.CancelledError:
        return None
    finally:
        for number, handler in previous.items():
            # SIG_IGN survives the end of the interpreter, Python handlers do not.
            cancelled = signal.getsignal(number) is _ignore
            signal.signal(number, signal.SIG_IGN if cancelled else handler)


def _ignore(number: int, frame: FrameType | None) -> None:
    """Do nothing: the process is already ending."""

"""Run a service on the event loop until it ends or a signal stops it."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Coroutine
from types import FrameType
from typing import Any, TypeVar

T = TypeVar("T")

_SIGNALS = (signal.SIGINT, signal.SIGTERM)


def run_until_signal(work: Coroutine[Any, Any, T]) -> T | None:
    """Run ``work``; return None if SIGINT or SIGTERM ended it early, after its cleanup.

    After the first signal both are ignored until the process ends.
    """
    return asyncio.run(_run_until_signal(work))


async def _run_until_signal(work: Coroutine[Any, Any, T]) -> T | None:
    task = asyncio.ensure_future(work)
    loop = asyncio.get_running_loop()

    def stop(number: int, frame: FrameType | None) -> None:
        # A second signal must not interrupt the cleanup. It often arrives right now; if it then met SIG_IGN,
        # Python would print that it was "ignored due to race condition", so use a handler that does nothing.
        for each in _SIGNALS:
            signal.signal(each, _ignore)
        loop.call_soon_threadsafe(task.cancel)

    # Not the loop's own handlers: they end with the loop, and a second signal may arrive just after that.
    before = {number: signal.signal(number, stop) for number in _SIGNALS}
    try:
        return await task
    except asyncio.CancelledError:
        return None
    finally:
        for number, handler in before.items():
            # At exit the interpreter drops its handlers but keeps SIG_IGN.
            was_stopped = signal.getsignal(number) is _ignore
            signal.signal(number, signal.SIG_IGN if was_stopped else handler)


def _ignore(number: int, frame: FrameType | None) -> None:
    """Ignore a second signal."""

"""Threads that read the store for HTTP requests."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from typing import TypeVar

from heatcloak_shared.errors import StoreError

READERS = 4
PATIENCE = 5.0
"""Seconds that a request waits for the store, including the wait for a free thread."""
T = TypeVar("T")


class StoreReaders:
    """A few threads that read the store, so that the event loop never waits for it.

    A hanging database blocks only these threads, and requests give up after ``patience`` seconds. The threads
    are daemons, so they do not keep the process alive.

    Args:
        readers: maximum number of threads.
        patience: seconds.
    """

    def __init__(self, readers: int = READERS, patience: float = PATIENCE) -> None:
        self._free = asyncio.Semaphore(readers)
        self._patience = patience

    async def read(self, work: Callable[[], T]) -> T:
        """Return the result of ``work``, which runs on another thread.

        Raises:
            StoreError: ``work`` raised it, or did not finish in time.
        """
        try:
            async with asyncio.timeout(self._patience):
                await self._free.acquire()
                return await self._start(work)
        except TimeoutError:
            raise StoreError(f"the store did not answer within {self._patience:g} s") from None

    def _start(self, work: Callable[[], T]) -> asyncio.Future[T]:
        loop = asyncio.get_running_loop()
        answer: Future[T] = Future()
        answer.set_running_or_notify_cancel()  # so that a request that gives up does not cancel it

        def run() -> None:
            try:
                answer.set_result(work())
            except BaseException as error:  # noqa: BLE001  re-raised by the awaiting request
                answer.set_exception(error)
            # The slot is free only when the thread ends. The loop may be closed by now.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(self._free.release)

        try:
            threading.Thread(target=run, name="http-store", daemon=True).start()
        except RuntimeError:
            self._free.release()
            raise StoreError("cannot start a thread to read the store: too many threads") from None
        return asyncio.wrap_future(answer)

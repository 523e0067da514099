"""Threads that read the store for HTTP requests."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
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
        answer: asyncio.Future[T] = loop.create_future()

        def finish(result: T | None, error: BaseException | None) -> None:
            # Release the slot only when the thread ends, also if the request has given up.
            self._free.release()
            if answer.done():
                return
            if error is not None:
                answer.set_exception(error)
            else:
                answer.set_result(result)  # type: ignore[arg-type]

        def run() -> None:
            result, failure = None, None
            try:
                result = work()
            except BaseException as error:  # noqa: BLE001  re-raised by the awaiting request
                failure = error
            # The loop may be closed by now.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(finish, result, failure)

        try:
            threading.Thread(target=run, name="http-store", daemon=True).start()
        except RuntimeError:
            self._free.release()
            raise StoreError("cannot start a thread to read the store: too many threads") from None
        return answer

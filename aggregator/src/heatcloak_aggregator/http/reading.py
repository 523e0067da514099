"""Reading the store without waiting for it on the event loop."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from heatcloak_shared.errors import StoreError

READERS = 4
PATIENCE = 5.0
"""Seconds that a request waits for the store, for a free thread included."""

T = TypeVar("T")


class StoreReaders:
    """A few threads that read the store.

    A database that hangs keeps these few threads and no other; requests that wait for it give up after
    ``patience`` seconds. The threads end with the process, whatever the database does.

    Args:
        readers: threads at most.
        patience: seconds.
    """

    def __init__(self, readers: int = READERS, patience: float = PATIENCE) -> None:
        self._free = asyncio.Semaphore(readers)
        self._patience = patience

    async def read(self, work: Callable[[], T]) -> T:
        """What ``work`` results in, on another thread.

        Raises:
            StoreError: ``work`` did, or it did not answer in time.
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

        def tell(result: T | None, error: BaseException | None) -> None:
            # Not before the thread ends: whoever gave up waiting does not make room for another one.
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
            except BaseException as error:  # noqa: BLE001  handed on to who waits
                failure = error
            # The loop may have ended in the meantime.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(tell, result, failure)

        try:
            threading.Thread(target=run, name="http-store", daemon=True).start()
        except RuntimeError:
            self._free.release()
            raise StoreError("no thread is left to read the store on") from None
        return answer

"""Work on the store that is tried until it is done: what is cloaked is not thrown away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from heatcloak_shared.errors import StoreError

FIRST_PAUSE, LONGEST_PAUSE = 0.2, 5.0

R = TypeVar("R")

log = logging.getLogger(__name__)


class Insistence:
    """Runs work on the store on threads of its own, again and again until the store does it.

    Args:
        threads: how much of it at a time.

    Attributes:
        problem: why the store can't be used just now; None while it can.
    """

    def __init__(self, threads: int = 2) -> None:
        self.problem: str | None = None
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="store")

    async def once(self, work: Callable[[], R]) -> R:
        """What ``work`` results in.

        Raises:
            StoreError: it failed.
        """
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def until_done(self, work: Callable[[], R]) -> R:
        """What ``work`` results in, once the store does it; ``work`` may be repeated."""
        pause = FIRST_PAUSE
        while True:
            try:
                result = await self.once(work)
            except StoreError as error:
                log.log(logging.WARNING if self.problem is None else logging.DEBUG, "%s; trying again", error)
                self.problem = str(error)
            else:
                if self.problem is not None:
                    self.problem = None
                    log.warning("the store works again")
                return result
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def close(self) -> None:
        """Wait for what is under way; nothing more is done."""
        self._threads.shutdown(wait=True)

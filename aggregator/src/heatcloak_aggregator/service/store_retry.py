"""Retry store operations with backoff until they succeed, so that no reading is dropped."""

from __future__ import annotations

import logging
from asyncio import get_running_loop, sleep
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from heatcloak_aggregator.store.errors import FencedError
from heatcloak_aggregator.task_utils import exponential_delays
from heatcloak_shared.errors import StoreError

FIRST_DELAY, MAX_DELAY = 0.2, 5.0

P = ParamSpec("P")
R = TypeVar("R")

log = logging.getLogger(__name__)


class StoreRetry:
    """Run store operations on threads of its own, and retry those that fail.

    Args:
        threads: how many operations run at the same time.

    Attributes:
        problem: why the store can't be used now; None while it can.
    """

    def __init__(self, threads: int = 2) -> None:
        self.problem: str | None = None
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="store")

    async def once(self, operation: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run an operation and return its result.

        Raises:
            StoreError: it failed.
        """
        call = partial(operation, *args, **kwargs)
        return await get_running_loop().run_in_executor(self._threads, call)

    async def until_done(self, operation: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run an operation, which must be safe to repeat, until it succeeds, and return its result.

        Raises:
            FencedError: another service owns a zone.
        """
        for delay in exponential_delays(FIRST_DELAY, MAX_DELAY):
            try:
                result = await self.once(operation, *args, **kwargs)
            except FencedError:
                raise
            except StoreError as error:
                log.log(logging.WARNING if self.problem is None else logging.DEBUG, "%s; trying again", error)
                self.problem = str(error)
                await sleep(delay)
            else:
                if self.problem is not None:
                    self.problem = None
                    log.warning("the store works again")
                return result
        raise AssertionError  # there is always another delay

    def close(self) -> None:
        """Wait for the running operations, and refuse further ones."""
        self._threads.shutdown(wait=True)

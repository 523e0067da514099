"""Commit estimates: those of several zones that are made at the same time, in one transaction."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from heatcloak_aggregator.service.store_retry import StoreRetry
from heatcloak_aggregator.service.zone_state import ZoneState, fences_of
from heatcloak_aggregator.store import Store, StoredEstimate
from heatcloak_aggregator.store.errors import FencedError

MOST_TOGETHER = 200
"""Estimates of one transaction at most, unless one zone has more."""


class _Waiting(NamedTuple):
    """The estimates of a zone that wait for a transaction, and where its result goes."""

    state: ZoneState
    stored: Sequence[StoredEstimate]
    whole: asyncio.Future[list[bool]]


class EstimateCommits:
    """Commit estimates in the order in which they come, and all that wait together.

    Args:
        store: where estimates go.
        retry: runs operations on the store.
    """

    def __init__(self, store: Store, retry: StoreRetry) -> None:
        self._store = store
        self._retry = retry
        self._waiting: deque[_Waiting] = deque()
        self._task: asyncio.Task[None] | None = None

    async def add(self, state: ZoneState, stored: Sequence[StoredEstimate]) -> list[bool]:
        """Commit the estimates of a zone; see `Store.add_estimates`.

        Raises:
            FencedError: another service owns the zone.
        """
        waiting = _Waiting(state, stored, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._commit_all(), name="commit estimates")
        try:
            # Another zone's estimates may be in the same transaction.
            return await asyncio.shield(waiting.whole)
        finally:
            waiting.whole.cancel()

    async def close(self) -> None:
        """Abandon what is not committed: a service that goes on estimates these rounds again."""
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _commit_all(self) -> None:
        while self._waiting:
            together: list[_Waiting] = []
            while self._waiting and sum(len(each.stored) for each in together) < MOST_TOGETHER:
                together.append(self._waiting.popleft())
            try:
                await self._commit(together)
            except FencedError as error:
                for each in together:
                    if each.state.zone.name not in error.zones:
                        self._waiting.append(each)
                    elif not each.whole.done():
                        each.whole.set_exception(FencedError({each.state.zone.name}))
            except Exception as error:  # noqa: BLE001  those who wait raise it
                for each in together:
                    if not each.whole.done():
                        each.whole.set_exception(error)

    async def _commit(self, together: list[_Waiting]) -> None:
        stored = [one for each in together for one in each.stored]
        fences = fences_of(each.state for each in together)
        whole = iter(await self._retry.until_done(self._store.add_estimates, stored, fences=fences))
        for each in together:
            of_zone = [next(whole) for _ in each.stored]
            if not each.whole.done():
                each.whole.set_result(of_zone)

"""Telling closed rounds: recovered off the event loop, one after the other, up to as many as are wanted."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from heatcloak_aggregator.trusted.comparison import Comparer, RoundComparison
from heatcloak_aggregator.trusted.counts import TrustedCounts
from heatcloak_aggregator.trusted.rounds import OpenedRound
from heatcloak_shared.zone import Zone


class Teller:
    """Compares rounds and tells of them.

    Args:
        zone: the zone.
        on_round: told of each round, on the event loop.
        counts: where rounds are counted.
        most: how many rounds are wanted; None for all that come.
    """

    def __init__(
        self,
        zone: Zone,
        on_round: Callable[[RoundComparison], None],
        counts: TrustedCounts,
        most: int | None = None,
    ) -> None:
        self._comparer = Comparer(zone)
        self._on_round = on_round
        self._counts = counts
        self._most = most

    @property
    def is_done(self) -> bool:
        """Whether as many rounds were told as are wanted."""
        return self._most is not None and self._counts.rounds >= self._most

    async def tell(self, closed: Iterable[OpenedRound]) -> None:
        """Compare each round on another thread and tell of it."""
        for opened in closed:
            if self.is_done:
                return
            comparison = await asyncio.to_thread(self._comparer.compare, opened)
            self._counts.rounds += 1
            self._on_round(comparison)

"""Queue estimates until they are published."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice

from heatcloak_aggregator.mqtt.client import Publication
from heatcloak_aggregator.service.any_estimator import AnyRoundEstimate
from heatcloak_aggregator.service.zone_state import ZoneState, lease_clock
from heatcloak_aggregator.store import EstimateMessage
from heatcloak_shared.errors import WireError
from heatcloak_shared.topics import estimate_topic
from heatcloak_shared.wire import (
    Estimate,
    HeatmapEstimate,
    encode_estimate,
    encode_heatmap_estimate,
    encode_position_estimate,
)

MAX_UNPUBLISHED = 1000
"""Estimates of a zone that wait for a connection at most; older ones are in the store."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Unpublished:
    """An estimate that waits to be published.

    Attributes:
        state: its zone.
        message: what is published.
        estimate: the estimate; None for one that a service before this one made.
        again: whether its round was estimated before.
        since: when the round closed or changed, in seconds of a monotonic clock.
    """

    state: ZoneState
    message: EstimateMessage
    estimate: AnyRoundEstimate | None
    again: bool
    since: float


class Outbox:
    """The estimates that wait to be published, in order for each zone. Zones take turns.

    Args:
        clock: seconds since 1970.

    Attributes:
        filled: set when an estimate is added.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self.filled = asyncio.Event()
        self._clock = clock
        self._waiting: dict[str, deque[Unpublished]] = {}
        self._newest: dict[str, int] = {}
        self._too_large: set[str] = set()

    def add(self, unpublished: Unpublished) -> None:
        """Add an estimate; of too many of its zone, the oldest is dropped."""
        name = unpublished.state.zone.name
        self._waiting.setdefault(name, deque(maxlen=MAX_UNPUBLISHED)).append(unpublished)
        self.filled.set()

    def publish_again(self, state: ZoneState, message: EstimateMessage) -> None:
        """Add an estimate that a service before this one made and may not have published."""
        self.add(Unpublished(state, message, None, again=True, since=time.monotonic()))

    def next(self, limit: int) -> list[Unpublished]:
        """Return the first estimates, at most ``limit`` and at most one of each zone.

        Those of zones that another service may serve now are left out.
        """
        now = lease_clock()
        found = (each[0] for each in self._waiting.values() if each[0].state.may_publish(now))
        return list(islice(found, limit))

    def remove(self, unpublished: Unpublished) -> None:
        """Remove an estimate that `next` returned. It may have been dropped meanwhile."""
        name = unpublished.state.zone.name
        waiting = self._waiting.get(name)
        if waiting is None or waiting[0] is not unpublished:
            return
        waiting.popleft()
        # The zone goes to the end of the line.
        del self._waiting[name]
        if waiting:
            self._waiting[name] = waiting

    def waits(self, name: str) -> bool:
        """Return whether an estimate of a zone waits."""
        return name in self._waiting

    def waiting(self) -> dict[str, int]:
        """Return how many estimates of each zone wait; zones without any are left out."""
        return {name: len(waiting) for name, waiting in self._waiting.items()}

    def forget(self, name: str) -> None:
        """Drop the estimates of a zone that is no longer served."""
        self._waiting.pop(name, None)
        self._newest.pop(name, None)
        self._too_large.discard(name)

    def publication(self, state: ZoneState, estimate: EstimateMessage) -> Publication | None:
        """Return an estimate as a message; None where it is too large.

        Only the newest is retained: a correction of an older round must not replace it.
        """
        name = state.zone.name
        try:
            payload = _encode(estimate)
        except WireError as error:
            # Tens of thousands of nodes are missing, or a thousand report places. The estimate is in the
            # store, and the next one may fit.
            level = logging.DEBUG if name in self._too_large else logging.WARNING
            self._too_large.add(name)
            log.log(level, "the estimate of round %d is not published: %s", estimate.round, error)
            return None
        # A clock that was ahead may have made estimates of future rounds.
        latest = state.latest_round(self._clock())
        newest = self._newest.get(name, -1)
        is_newest = estimate.round <= latest and (newest > latest or estimate.round >= newest)
        if is_newest:
            self._newest[name] = estimate.round
        return Publication(estimate_topic(name), payload, retain=is_newest)


def _encode(message: EstimateMessage) -> bytes:
    if isinstance(message, Estimate):
        return encode_estimate(message)
    if isinstance(message, HeatmapEstimate):
        return encode_heatmap_estimate(message)
    return encode_position_estimate(message)

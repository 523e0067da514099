"""Where estimators live and run: on a thread here, or, in other modules, in other processes.

An `EstimatorHost` keeps one estimator for each zone. It may lose them, for example with a killed process. The
estimate scheduler then starts a new one and gives it the earlier rounds, as after a restart of the service.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import count
from typing import Any

from heatcloak_aggregator.service.any_estimator import AnyEstimator, AnyRoundEstimate
from heatcloak_aggregator.service.kinds import ZoneSettings, estimator_of
from heatcloak_aggregator.service.rounds import Round
from heatcloak_shared.errors import HeatcloakError, PluginError
from heatcloak_shared.sanitize import one_line

CALL_TIMEOUT = 300.0
"""Seconds without an answer to any call after which a worker is given up."""
MOST_PREPARED = 100
"""Combinations of kind, domain, method, pooling and drift that a process remembers as prepared."""

log = logging.getLogger(__name__)

Tenure = int
"""Identifies one start of one zone's estimator: a lost estimator is never taken for its successor."""


class EstimatorLostError(HeatcloakError):
    """The process that held a zone's estimator ended.

    Attributes:
        was_running: whether this call was running, rather than waiting for another one.
    """

    def __init__(self, text: str, *, was_running: bool = True) -> None:
        super().__init__(text)
        self.was_running = was_running


@dataclass(frozen=True, slots=True)
class Estimated:
    """What an estimation returns.

    Attributes:
        estimates: the estimates that it made or changed.
        states: states of the estimator that changed since the last estimation, by round, to be stored.
        dropped: rounds whose states are no longer needed.
    """

    estimates: Sequence[AnyRoundEstimate]
    states: Mapping[int, bytes]
    dropped: frozenset[int]


class HostedEstimator:
    """A zone's estimator, and which of its states are stored.

    Args:
        settings: how the zone is served.

    Raises:
        ParameterError: a setting is out of range.
    """

    def __init__(self, settings: ZoneSettings) -> None:
        self._estimator: AnyEstimator = estimator_of(settings)
        self._stored: Mapping[int, bytes] = {}

    def prepare(self) -> None:
        """Call `AnyEstimator.prepare`."""
        self._estimator.prepare()

    def restored_rounds(self, estimated: Sequence[int], states: Mapping[int, bytes]) -> Sequence[int]:
        """Call `AnyEstimator.restored_rounds` with the states that the store has."""
        self._stored = states
        return self._estimator.restored_rounds(estimated, states)

    def restore(self, rounds: Sequence[Round]) -> None:
        """Call `AnyEstimator.restore`."""
        self._estimator.restore(rounds)

    def estimate(self, rounds: Sequence[Round], latest: int, estimated: Collection[int]) -> Estimated:
        """Call `AnyEstimator.estimate_all`, and return the states that changed with it.

        Raises:
            PluginError: as `AnyEstimator.estimate_all`.
        """
        estimates = self._estimator.estimate_all(rounds, latest, estimated)
        states, before = self._estimator.states(), self._stored
        self._stored = states
        new = {number: each for number, each in states.items() if before.get(number) != each}
        return Estimated(estimates, new, frozenset(before.keys() - states.keys()))


class HostedEstimators:
    """All estimators of one process, by zone. Used by one thread at a time."""

    def __init__(self) -> None:
        self._found: dict[str, tuple[Tenure, HostedEstimator]] = {}
        self._prepared: dict[tuple[object, ...], None] = {}

    def start(self, tenure: Tenure, settings: ZoneSettings) -> None:
        """Start a zone's estimator, and prepare it unless the process remembers an equal combination.

        Raises:
            HeatcloakError: a setting is out of range.
        """
        zone = settings.zone
        hosted = HostedEstimator(settings)
        like = (zone.kind, getattr(zone, "domain", None), settings.method, settings.pool > 1, settings.drift)
        if like not in self._prepared:
            try:
                hosted.prepare()
            except PluginError as error:
                # It may work with other readings.
                log.warning("zone %s: the method cannot be prepared: %s", zone.name, error)
            self._prepared[like] = None
            if len(self._prepared) > MOST_PREPARED:
                del self._prepared[next(iter(self._prepared))]
        self._found[zone.name] = tenure, hosted

    def call(self, name: str, tenure: Tenure, method: str, *args: Any) -> Any:  # noqa: ANN401
        """Call a method of a zone's estimator.

        Raises:
            EstimatorLostError: there is no estimator of this tenure here.
        """
        found = self._found.get(name)
        if found is None or found[0] != tenure:
            raise EstimatorLostError(f"zone {name}: its estimator is not here", was_running=False)
        return getattr(found[1], method)(*args)

    def forget(self, name: str, tenure: Tenure) -> None:
        """Drop a zone's estimator, unless it is of another tenure."""
        if name in self._found and self._found[name][0] == tenure:
            del self._found[name]


class EstimatorHost(ABC):
    """Keep and run the estimators of zones. All methods belong to the event loop's thread.

    Calls for one zone must not overlap. Each lane works on one call after the other, or, where `capacity`
    says so, on several.

    Attributes:
        is_local: whether an estimator starts as soon as it is prepared, and does not wait for other machines.
    """

    is_local = True

    def __init__(self) -> None:
        self._tenures = count()
        self._tenure: dict[str, Tenure] = {}

    @property
    @abstractmethod
    def lanes(self) -> range:
        """Return the numbers of its lanes."""

    @abstractmethod
    def lane_of(self, name: str) -> int:
        """Return the lane of a zone, which stays the same until `forget`."""

    @property
    def processes_ended(self) -> int:
        """Return how many worker processes ended before the host was closed; 0 where there are none."""
        return 0

    @abstractmethod
    def capacity(self, lane: int) -> int:
        """Return how many calls of a lane may be in progress, those that wait included."""

    async def start(self, settings: ZoneSettings) -> None:
        """Start a zone's estimator, which has no earlier rounds; an earlier one of the zone is dropped.

        Raises:
            EstimatorLostError: the process ended.
            HeatcloakError: a setting is out of range.
        """
        tenure = next(self._tenures)
        self._tenure[settings.zone.name] = tenure
        await self._run(settings.zone.name, "start", tenure, settings)

    async def restored_rounds(
        self, name: str, estimated: Sequence[int], states: Mapping[int, bytes]
    ) -> Sequence[int]:
        """Call `HostedEstimator.restored_rounds` of a zone.

        Raises:
            EstimatorLostError: the process ended.
        """
        found: Sequence[int] = await self._call(name, "restored_rounds", estimated, states)
        return found

    async def restore(self, name: str, rounds: Sequence[Round]) -> None:
        """Call `HostedEstimator.restore` of a zone.

        Raises:
            EstimatorLostError: the process ended.
        """
        await self._call(name, "restore", rounds)

    async def estimate(
        self, name: str, rounds: Sequence[Round], latest: int, estimated: Collection[int]
    ) -> Estimated:
        """Call `HostedEstimator.estimate` of a zone.

        Raises:
            EstimatorLostError: the process ended.
            PluginError: a plugin failed.
        """
        found: Estimated = await self._call(name, "estimate", rounds, latest, estimated)
        return found

    async def forget(self, name: str) -> None:
        """Drop a zone's estimator and its place in a lane."""
        tenure = self._tenure.pop(name, None)
        if tenure is not None:
            await self._run(name, "forget", name, tenure)

    @abstractmethod
    def close(self) -> None:
        """End the running calls, and refuse further ones."""

    async def _call(self, name: str, method: str, *args: Any) -> Any:  # noqa: ANN401
        return await self._run(name, "call", name, self._tenure[name], method, *args)

    @abstractmethod
    async def _run(self, name: str, method: str, *args: Any) -> Any:  # noqa: ANN401
        """Call a method of `HostedEstimators` where the zone's estimator lives.

        Raises:
            EstimatorLostError: the process ended.
        """


class ThreadHost(EstimatorHost):
    """Run all estimators on one thread of this process."""

    def __init__(self) -> None:
        super().__init__()
        self._estimators = HostedEstimators()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="recovery")

    @property
    def lanes(self) -> range:
        """Return its only lane."""
        return range(1)

    def lane_of(self, name: str) -> int:
        """Return its only lane."""
        return 0

    def capacity(self, lane: int) -> int:
        """Return 2: one estimate is made while the one before it is stored."""
        return 2

    def close(self) -> None:
        """Wait for the running call, and refuse further ones."""
        self._thread.shutdown(wait=True, cancel_futures=True)

    async def _run(self, name: str, method: str, *args: Any) -> Any:  # noqa: ANN401
        work = getattr(self._estimators, method)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)
        except HeatcloakError:
            raise
        except Exception as error:
            # One zone must not end the service of all.
            log.exception("zone %s: the recovery failed", name)
            raise EstimatorLostError(f"it failed: {type(error).__name__}: {one_line(error)}") from None

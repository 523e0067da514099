"""Estimate closed rounds, each alone and pooled with the rounds before it that agree."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from threading import Lock
from typing import Any, cast

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import Operator
from heatcloak_aggregator.method_names import BPDN, MOST_POOLED, NO_DRIFT
from heatcloak_aggregator.ranking import descending
from heatcloak_aggregator.recovery.agreement import AgreementTest
from heatcloak_aggregator.recovery.methods import Recovered, check_method, plugin_calls, recover
from heatcloak_aggregator.recovery.pooling import Readings, pool, round_readings
from heatcloak_aggregator.recovery.posterior import Prior
from heatcloak_aggregator.service.any_estimator import RoundwiseEstimator
from heatcloak_aggregator.service.rounds import Round
from heatcloak_aggregator.zones.kinds import drifting_operator
from heatcloak_shared.parameters import check_integer
from heatcloak_shared.wire import Estimate, Pooled, Reading, Release
from heatcloak_shared.wire.estimate import Sources
from heatcloak_shared.zone import Zone

NEGLIGIBLE = 1e-6
"""Intensities up to this are not published."""
STRONG, WEAK = 1000.0, 5.0
"""Strength of the readings that methods are prepared with, in standard deviations of the noise."""
MAX_SOURCES = 10_000
"""Sources that fit into a message. A basis pursuit estimate has a handful, unless a reading is absurd."""
MANY_LOCATIONS = 1000
"""Source locations above which preparing the operator may take so long that it is logged."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class PooledEstimate:
    """The estimate from the latest rounds that agree.

    Attributes:
        rounds: how many rounds, at least 1.
        result: the result from their pooled readings.
    """

    rounds: int
    result: Recovered


@dataclass(frozen=True)
class RoundEstimate:
    """A round, its estimate and the message to publish.

    Attributes:
        round: the round.
        result: the result from its own readings.
        pooled: the result from the latest rounds that agree; None where rounds are not pooled.
        message: what is published.
    """

    round: Round
    result: Recovered
    pooled: PooledEstimate | None
    message: Estimate


class RoundHistory:
    """Keep the readings of the latest rounds as long as they agree, by round. Pure.

    Args:
        op: the operator of the zone.
        limit: how many rounds are pooled at most, at least 1.
        every: one in so many rounds is listed. Rounds further back than ``limit`` listed ones are not pooled,
            because nothing was measured in between.
    """

    def __init__(self, op: Operator, limit: int, every: int) -> None:
        self._test = AgreementTest(op)
        self._drift = op.drift
        self._limit = limit
        self._reach = limit * every
        self._rounds: dict[int, Readings] = {}
        self._since: int | None = None

    def add(self, number: int, readings: Readings) -> None:
        """Add a round; a round with the same number is replaced."""
        if self._since is None or number >= self._since:
            self._rounds[number] = readings

    def forget_after(self, number: int) -> None:
        """Forget later rounds and the changes that they showed: they come from a clock that was ahead."""
        self._rounds = {n: each for n, each in self._rounds.items() if n <= number}
        if self._since is not None and self._since > number:
            self._since = None

    def pooled(self, number: int) -> tuple[int, Readings]:
        """Return how many rounds up to ``number`` agree, itself included, and their pooled readings.

        Where the rounds drift, these are the readings at this round of a straight line through them.

        Raises:
            KeyError: the round was not added, or is older than what is kept.
        """
        if number not in self._rounds:
            raise KeyError(number)
        window = sorted(n for n in self._rounds if number - self._reach < n <= number)[-self._limit :]
        count = self._test.agreeing([self._rounds[n] for n in window])
        # Rounds before a change are dropped for good: a longer window must not take them back.
        self._since = window[-count]
        agreeing = [self._rounds[n] for n in window[-count:]]
        times = window[-count:]
        together = pool(agreeing, times, self._test.trend_weight(agreeing, times), self._drift)
        self._rounds = {n: each for n, each in self._rounds.items() if n >= self._since}
        return count, together


class Estimator(RoundwiseEstimator[RoundEstimate]):
    """Estimate the rounds of a zone with one prepared operator; see `AnyEstimator`.

    Args:
        zone: the zone.
        method: the recovery method.
        pool: how many rounds are pooled at most, 1 to 200; 1 pools none.
        prior: the prior of the posterior method; None for the default.
        drift: how the sensors drift together, see `DomainKind.drift_directions`.

    Raises:
        ParameterError: ``pool`` is out of range, the method does not support the zone's domain, or the domain
            has no such drift.
    """

    def __init__(
        self,
        zone: Zone,
        method: str = BPDN,
        pool: int = 1,
        prior: Prior | None = None,
        drift: str = NO_DRIFT,
    ) -> None:
        check_integer("pool", pool, 1, MOST_POOLED + 1)
        self._zone = zone
        self._method = method
        self._prior = prior
        self._operator = drifting_operator(zone.domain, drift)
        self._sigmas = np.array(zone.noise.sigmas)
        check_method(method, self._operator)
        if zone.domain.n_sources > MANY_LOCATIONS:
            log.info("preparing the operator of %d %s", zone.domain.n_sources, zone.domain.locations)
        self._pool_limit = pool
        self._history = None if pool == 1 else RoundHistory(self._operator, pool, zone.schedule.every)
        # After a lost connection a thread may still work on the round that the next connection begins with.
        self._lock = Lock()

    def prepare(self) -> None:
        """Factor the operator and compile the method, so that the first round does not wait for it.

        This takes some seconds in a fresh installation, and none later, because compiled code is kept.
        """
        sigma = self._sigmas
        middle = np.array([self._operator.shape[1] // 2])
        source = self._operator.columns(middle)[:, 0]
        # Sensors may be so far from the middle location that the source has no effect on them.
        source *= float(sigma.mean()) / max(float(source.max()), np.finfo(np.float64).tiny)
        alternating = STRONG * sigma * (-1.0) ** np.arange(source.size)
        # A source well above the noise, one near it, readings that no sources explain, and none: each takes a
        # different path through a method.
        for readings in (STRONG * source, WEAK * source, alternating, 0.0 * source):
            self._recover(round_readings(self._operator, readings, sigma))
        # With a contiguous part of the sensors missing, the operator is factored in another way.
        half = np.arange((source.size + 1) // 2)
        self._recover(round_readings(self._operator, STRONG * source[half], sigma[half], half))

    def estimate(self, closed: Round, latest: int | None = None) -> RoundEstimate:
        """Estimate a round from its own readings and from pooled ones; safe to run on another thread.

        Estimating the same round again, with no other in between, returns the same estimate.

        Args:
            closed: the round.
            latest: the latest possible round by the clock; later ones come from a clock that was ahead.

        Raises:
            PluginError: the method is a plugin that fails or returns something invalid.
        """
        with self._lock:
            readings = self._readings(closed.readings)
            own = self._recover(readings)
            pooled = self._pool(closed.number, latest, readings, own)
        with plugin_calls(self._method):
            # A plugin's regions and communities may not fit into a message.
            message = self._message(closed, own, pooled)
        return RoundEstimate(closed, own, pooled, message)

    def restored_rounds(self, estimated: Sequence[int], states: Mapping[int, bytes]) -> Sequence[int]:
        """Return the rounds that new ones may be pooled with, and as many before them; see `restore`."""
        return () if self._history is None else estimated[-2 * self._pool_limit :]

    def restore(self, rounds: Sequence[Round]) -> None:
        """Add rounds that are estimated already, so that new rounds are pooled with them.

        Changes are looked for again in the order of the rounds, from a window before the pooled ones, so that
        rounds before a change stay dropped.
        """
        if self._history is None:
            return
        for each in rounds[-2 * self._pool_limit :]:
            self._history.add(each.number, self._readings(each.readings))
            self._history.pooled(each.number)

    def _recover(self, readings: Readings) -> Recovered:
        return recover(self._method, self._operator, readings, self._zone.domain.communities, self._prior)

    def _readings(self, readings: Mapping[str, Release]) -> Readings:
        present = np.array([self._zone.places[node] - 1 for node in readings], dtype=np.intp)
        cloaked = np.array([cast("Reading", reading).value for reading in readings.values()])
        return round_readings(self._operator, cloaked, self._sigmas[present], present)

    def _pool(
        self, number: int, latest: int | None, readings: Readings, own: Recovered
    ) -> PooledEstimate | None:
        if self._history is None:
            return None
        if latest is not None:
            self._history.forget_after(latest)
            if number > latest:
                return PooledEstimate(1, own)
        self._history.add(number, readings)
        try:
            count, together = self._history.pooled(number)
        except KeyError:
            # It closed after a later round that showed a change, so it is pooled with none.
            return PooledEstimate(1, own)
        return PooledEstimate(count, own if count == 1 else self._recover(together))

    def _message(self, closed: Round, own: Recovered, pooled: PooledEstimate | None) -> Estimate:
        return Estimate(
            zone=self._zone.name,
            rev=self._zone.rev,
            round=closed.number,
            method=self._method,
            missing=closed.missing,
            pooled=None if pooled is None else Pooled(pooled.rounds, **self._recovered(pooled.result)),
            **self._recovered(own),
        )

    def _recovered(self, result: Recovered) -> dict[str, Any]:
        """Return the fields that the messages of single and of pooled rounds share."""
        return {
            "status": result.status,
            "sources": listed_sources(result.estimate, self._zone),
            "vicinities": result.vicinities,
            "communities": result.communities,
            "holding": result.holding,
        }


def listed_sources(estimate: FloatArray, zone: Zone) -> Sources:
    """Return location and intensity of an estimate's sources, in order of location.

    Of more than `MAX_SOURCES`, only the strongest are returned.
    """
    present = np.flatnonzero(estimate > NEGLIGIBLE)
    strongest = present[descending(estimate[present])[:MAX_SOURCES]]
    first = zone.domain.counts_from
    return tuple((int(i) + first, round(float(estimate[i]), 6)) for i in np.sort(strongest))

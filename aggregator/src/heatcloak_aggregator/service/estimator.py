"""From a closed round to its estimate, and to what it tells together with the rounds before it."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import dataclass
from threading import Lock

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.method_names import BPDN, MOST_POOLED
from heatcloak_aggregator.ranking import descending
from heatcloak_aggregator.recovery.methods import Recovered, check_method, recover
from heatcloak_aggregator.recovery.pooling import Readings, round_readings
from heatcloak_aggregator.recovery.posterior import Prior
from heatcloak_aggregator.service.history import RoundHistory
from heatcloak_aggregator.service.rounds import Round
from heatcloak_aggregator.zones.kinds import operator_of
from heatcloak_shared.parameters import check_integer
from heatcloak_shared.wire import Estimate, Pooled, Reading
from heatcloak_shared.wire.estimate import Sources
from heatcloak_shared.zone import Zone

NEGLIGIBLE = 1e-6
STRONG, WEAK = 1000.0, 5.0
"""How strong, in standard deviations of the noise, the readings are that methods are prepared with."""
MOST_SOURCES = 10_000
"""What fits a message; a basis pursuit estimate has a handful, unless a reading is absurd."""
MANY_VERTICES = 1000
"""With more of them it takes so long to prepare an operator that somebody may wonder."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class PooledEstimate:
    """What the latest rounds that agree tell together.

    Attributes:
        rounds: how many they are, at least 1.
        result: what was recovered from their readings pooled.
    """

    rounds: int
    result: Recovered


@dataclass(frozen=True)
class RoundEstimate:
    """A round, what was recovered from it, and the message that tells it.

    Attributes:
        round: the round.
        result: what was recovered from its own readings.
        pooled: the same of the latest rounds that agree; None where rounds are not pooled.
        message: what is published.
    """

    round: Round
    result: Recovered
    pooled: PooledEstimate | None
    message: Estimate


class Estimator:
    """Recovers the sources of a zone's rounds with one prepared operator.

    Args:
        zone: the zone.
        method: how sources are recovered.
        pool: rounds that are pooled at most, 1 to 200; 1 pools none.
        prior: what a posterior believes before it sees readings; None for what is usual.

    Raises:
        ParameterError: ``pool`` is out of range, or the method does not know the zone's domain.
    """

    def __init__(self, zone: Zone, method: str = BPDN, pool: int = 1, prior: Prior | None = None) -> None:
        check_integer("pool", pool, 1, MOST_POOLED + 1)
        self._zone = zone
        self._method = method
        self._prior = prior
        self._operator = operator_of(zone.domain)
        check_method(method, self._operator)
        if not zone.domain.has_length and zone.domain.n_sources > MANY_VERTICES:
            log.info("preparing the operator of %d vertices", zone.domain.n_sources)
        self.pooled_rounds = pool
        self._history = None if pool == 1 else RoundHistory(self._operator, pool, zone.schedule.every)
        # A connection that is lost leaves a thread at work on the round that the next one begins with.
        self._turn = Lock()

    def prepare(self) -> None:
        """Factor the operator and compile the method, which the first round would wait for otherwise.

        In a fresh installation this takes some seconds, later none: compiled code is kept.
        """
        sigma = self._zone.noise.sigma
        middle = np.array([self._operator.shape[1] // 2])
        source = self._operator.columns(middle)[:, 0]
        # A graph's sensors may be so far from its middle that they feel nothing of it.
        source *= sigma / max(float(source.max()), np.finfo(np.float64).tiny)
        alternating = STRONG * sigma * (-1.0) ** np.arange(source.size)
        # A source that no noise hides, one that it nearly does, what no sources explain, and nothing: each
        # takes its own way through a method.
        for readings in (STRONG * source, WEAK * source, alternating, 0.0 * source):
            self._recover(round_readings(self._operator, readings, sigma))
        # Where whole stretches of sensors are missing, the operator is factored in another way.
        half = np.arange((source.size + 1) // 2)
        self._recover(round_readings(self._operator, STRONG * source[half], sigma, half))

    def estimate(self, closed: Round, latest: int | None = None) -> RoundEstimate:
        """Recover a round from its readings, and from them pooled; safe to run on another thread.

        The same round again, straight away, gives the same estimate.

        Args:
            closed: the round.
            latest: the last round that there can be, by the clock. Later ones were of a clock that was ahead.
        """
        with self._turn:
            readings = self._readings(closed.readings)
            own = self._recover(readings)
            pooled = self._pool(closed.number, latest, readings, own)
        return RoundEstimate(closed, own, pooled, self._message(closed, own, pooled))

    def restore(self, readings: Iterable[Reading]) -> None:
        """Take up readings of rounds that have been estimated, so that those to come are pooled with them.

        Changes of the world are looked for again as the rounds came in, a window further back than what is
        pooled: rounds that a change had made worthless stay so.
        """
        if self._history is None:
            return
        rounds: dict[int, dict[str, Reading]] = {}
        for reading in readings:
            rounds.setdefault(reading.round, {})[reading.node] = reading
        for number in sorted(rounds)[-2 * self.pooled_rounds :]:
            self._history.add(number, self._readings(rounds[number]))
            self._history.pooled(number)

    def _recover(self, readings: Readings) -> Recovered:
        return recover(self._method, self._operator, readings, self._zone.domain.communities, self._prior)

    def _readings(self, readings: dict[str, Reading]) -> Readings:
        present = np.array([self._zone.places[node] - 1 for node in readings], dtype=np.intp)
        cloaked = np.array([reading.value for reading in readings.values()])
        return round_readings(self._operator, cloaked, self._zone.noise.sigma, present)

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
            # Closed after a round that came later and showed a change since: it stands alone.
            return PooledEstimate(1, own)
        return PooledEstimate(count, own if count == 1 else self._recover(together))

    def _message(self, closed: Round, own: Recovered, pooled: PooledEstimate | None) -> Estimate:
        return Estimate(
            zone=self._zone.name,
            rev=self._zone.rev,
            round=closed.number,
            method=self._method,
            status=own.status,
            sources=listed_sources(own.estimate, self._zone),
            missing=closed.missing,
            pooled=None if pooled is None else self._told(pooled),
            vicinities=own.vicinities,
            communities=own.communities,
            holding=own.holding,
        )

    def _told(self, pooled: PooledEstimate) -> Pooled:
        result = pooled.result
        return Pooled(
            pooled.rounds,
            result.status,
            listed_sources(result.estimate, self._zone),
            result.vicinities,
            result.communities,
            result.holding,
        )


def listed_sources(estimate: FloatArray, zone: Zone) -> Sources:
    """Location and intensity of an estimate's sources, the strongest if there are very many, in order."""
    present = np.flatnonzero(estimate > NEGLIGIBLE)
    strongest = present[descending(estimate[present])[:MOST_SOURCES]]
    first = zone.domain.counts_from
    return tuple((int(i) + first, round(float(estimate[i]), 6)) for i in np.sort(strongest))

"""From a closed round to its estimate."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.domains import IntervalDomain
from heatcloak_aggregator.recovery import BpdnResult, bpdn
from heatcloak_aggregator.service.rounds import Round
from heatcloak_shared.wire import Estimate
from heatcloak_shared.zone import Zone

METHOD = "bpdn"
NEGLIGIBLE = 1e-6
MOST_SOURCES = 10_000
"""What fits a message; a basis pursuit estimate has a handful, unless a reading is absurd."""


@dataclass(frozen=True)
class RoundEstimate:
    """A round, what was recovered from it, and the message that tells it."""

    round: Round
    result: BpdnResult
    message: Estimate


class Estimator:
    """Recovers the sources of a zone's rounds with one prepared operator.

    Args:
        zone: the zone.
    """

    def __init__(self, zone: Zone) -> None:
        self._zone = zone
        self._operator = IntervalDomain(zone.domain.n_sources, zone.domain.n_sensors).operator(
            zone.domain.spread
        )

    def estimate(self, closed: Round) -> RoundEstimate:
        """Basis pursuit denoising on the readings that are there; pure, and safe to run on another thread."""
        present = np.array([self._zone.places[node] - 1 for node in closed.readings], dtype=np.intp)
        cloaked = np.array([reading.value for reading in closed.readings.values()])
        result = bpdn(self._operator, cloaked, self._zone.noise.sigma, sensors=present)
        message = Estimate(
            zone=self._zone.name,
            rev=self._zone.rev,
            round=closed.number,
            method=METHOD,
            status=result.status,
            sources=listed_sources(result.estimate),
            missing=closed.missing,
        )
        return RoundEstimate(closed, result, message)


def listed_sources(estimate: npt.NDArray[np.float64]) -> tuple[tuple[int, float], ...]:
    """Location and intensity of an estimate's sources, the strongest if there are very many, in order."""
    present = np.flatnonzero(estimate > NEGLIGIBLE)
    strongest = present[np.argsort(-estimate[present], kind="stable")][:MOST_SOURCES]
    # Locations are counted from 1 on the interval.
    return tuple((int(i) + 1, round(float(estimate[i]), 6)) for i in np.sort(strongest))

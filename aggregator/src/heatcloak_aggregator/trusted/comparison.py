"""One round twice: what everybody can recover from it, and what the trusted party sees."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.earth_mover import EmdScore, score
from heatcloak_aggregator.recovery import BpdnResult, bpdn
from heatcloak_aggregator.trusted.rounds import OpenedRound
from heatcloak_aggregator.zones.kinds import operator_of
from heatcloak_shared.zone import Zone


@dataclass(frozen=True, eq=False)
class RoundComparison:
    """A round's two estimates, from the same sensors.

    Attributes:
        round: the round.
        cloaked: (m,) readings as published, in the zone's unit; NaN where a sensor is missing.
        exact: (m,) quantised readings behind them, likewise.
        public: basis pursuit denoising of the cloaked readings, as the aggregator does it.
        trusted: of the exact ones. Relaxed where no sources on the grid explain them to within the lattice's
            rounding: people stand between the grid's places, and rooms are no models.
        distance: earth mover's distance between the two estimates.
    """

    round: OpenedRound
    cloaked: FloatArray
    exact: FloatArray
    public: BpdnResult
    trusted: BpdnResult
    distance: EmdScore


class Comparer:
    """Compares the rounds of a zone with one prepared operator.

    Args:
        zone: the zone.
    """

    def __init__(self, zone: Zone) -> None:
        self._zone = zone
        self._operator = operator_of(zone.domain)
        self._domain = self._operator.domain

    def compare(self, opened: OpenedRound) -> RoundComparison:
        """Recover a round of at least one reading twice; pure, and safe to run on another thread."""
        noise = self._zone.noise
        present = np.array([self._zone.places[node] - 1 for node in opened.readings], dtype=np.intp)
        cloaked = np.array([reading.value for reading in opened.readings.values()])
        exact = np.array([ticks * noise.step for ticks in opened.ticks.values()])
        public = bpdn(self._operator, cloaked, noise.sigma, sensors=present)
        # What is left of the noise is the lattice's rounding, of at most half a step a sensor.
        trusted = bpdn(
            self._operator,
            exact,
            noise.step / math.sqrt(12.0),
            radius=0.5 * noise.step * math.sqrt(len(exact)),
            sensors=present,
        )
        return RoundComparison(
            opened,
            self._floor(present, cloaked),
            self._floor(present, exact),
            public,
            trusted,
            score(self._domain, trusted.estimate, public.estimate),
        )

    def _floor(self, present: npt.NDArray[np.intp], readings: FloatArray) -> FloatArray:
        floor = np.full(self._domain.n_sensors, np.nan)
        floor[present] = readings
        return floor

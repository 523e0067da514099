"""Compare what everyone can recover from a round with what the trusted party sees."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import cast

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.earth_mover import EmdScore, score
from heatcloak_aggregator.recovery import BpdnResult, bpdn
from heatcloak_aggregator.recovery.bpdn import bpdn_balanced
from heatcloak_aggregator.trusted.rounds import DecryptedRound
from heatcloak_aggregator.zones.kinds import operator_of
from heatcloak_shared.wire import Reading
from heatcloak_shared.zone import Zone


@dataclass(frozen=True, eq=False)
class RoundComparison:
    """A round's two estimates, from the same sensors.

    Attributes:
        round: the round.
        cloaked: (m,) readings as published, in the zone's unit; NaN where a sensor is missing.
        exact: (m,) quantised readings behind them, likewise.
        public: basis pursuit denoising of the cloaked readings, as the aggregator computes it.
        trusted: basis pursuit denoising of the exact readings. It is relaxed where no sources on the grid
            explain them within the rounding of sensor and lattice: people stand between grid points, and
            rooms differ from the model.
        distance: earth mover's distance between the two estimates.
    """

    round: DecryptedRound
    cloaked: FloatArray
    exact: FloatArray
    public: BpdnResult
    trusted: BpdnResult
    distance: EmdScore


class RoundComparer:
    """Compares the rounds of a zone with one prepared operator.

    Args:
        zone: the zone.
    """

    def __init__(self, zone: Zone) -> None:
        self._zone = zone
        self._operator = operator_of(zone.domain)
        self._domain = self._operator.domain

    def compare(self, decrypted: DecryptedRound) -> RoundComparison:
        """Recover a round of at least one reading twice. Thread-safe."""
        noise = self._zone.noise
        present = np.array([self._zone.places[node] - 1 for node in decrypted.readings], dtype=np.intp)
        cloaked = np.array([cast("Reading", reading).value for reading in decrypted.readings.values()])
        exact = np.array([ticks * noise.step for ticks in decrypted.uncovered.values()])
        public = bpdn_balanced(self._operator, cloaked, np.array(noise.sigmas)[present], present)
        # The exact readings still contain the rounding of sensor and lattice: at most half a step of each.
        steps = noise.step, self._zone.resolution
        trusted = bpdn(
            self._operator,
            exact,
            math.hypot(*steps) / math.sqrt(12.0),
            radius=0.5 * sum(steps) * math.sqrt(len(exact)),
            sensors=present,
        )
        return RoundComparison(
            decrypted,
            self._all_sensors(present, cloaked),
            self._all_sensors(present, exact),
            public,
            trusted,
            score(self._domain, trusted.estimate, public.estimate),
        )

    def _all_sensors(self, present: npt.NDArray[np.intp], readings: FloatArray) -> FloatArray:
        """Return the readings by sensor, NaN where one is missing."""
        everywhere = np.full(self._domain.n_sensors, np.nan)
        everywhere[present] = readings
        return everywhere

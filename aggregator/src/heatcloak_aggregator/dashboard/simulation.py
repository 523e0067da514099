"""What only a simulated world tells: where people are, and how far estimates are from them."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from threading import Lock
from typing import TypeVar, cast

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.dashboard.drawings.zone_drawing import People
from heatcloak_aggregator.dashboard.zone_history import ShownRound
from heatcloak_aggregator.earth_mover import score
from heatcloak_aggregator.method_names import BPDN, GRIDLESS, NO_DRIFT, POSTERIOR
from heatcloak_aggregator.recovery.methods import Recovered, method_named, recover
from heatcloak_aggregator.recovery.pooling import Readings, round_readings
from heatcloak_aggregator.recovery.posterior import Prior
from heatcloak_aggregator.zones.kinds import drifting_operator
from heatcloak_aggregator.zones.world import true_sources
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.scenario import Scenario
from heatcloak_shared.wire import Estimate, Pooled, Reading
from heatcloak_shared.zone import Zone

K = TypeVar("K")
T = TypeVar("T")

MOST_SCORES = 500
"""Rounds whose scores are kept."""
MOST_COMPARED = 4
"""Rounds whose comparison of methods is kept."""
PUBLISHED, POOLED, FOLLOWED = "published", "pooled", "followed"
"""Names of the scores of the published estimate: of one round alone, with rounds pooled, and of a tracker."""


@dataclass(frozen=True)
class MethodResult:
    """A method's estimate of a round.

    Attributes:
        method: its name.
        title: its name in words.
        found: its result.
        emd: earth mover's distance to the truth.
    """

    method: str
    title: str
    found: Recovered
    emd: float


class SimulatedZone:
    """A zone whose world is simulated. Its methods block; call them on threads.

    Args:
        zone: the zone.
        scenario: its world.
        method: the method of the published estimates.
        pool: how many rounds they pool at most.
        prior: their prior; None for the default.
        drift: how their sensors drift together, see `DomainKind.drift_directions`.
    """

    def __init__(
        self,
        zone: Zone,
        scenario: Scenario,
        method: str,
        pool: int,
        prior: Prior | None = None,
        drift: str = NO_DRIFT,
    ) -> None:
        self.zone = zone
        self.scenario = scenario
        self.method = method
        self.pool = pool
        self.prior = prior
        self._operator = drifting_operator(zone.domain, drift)
        self._scores: OrderedDict[tuple[int, int, int | None], dict[str, float]] = OrderedDict()
        self._comparisons: OrderedDict[tuple[int, int], list[MethodResult]] = OrderedDict()
        self._lock = Lock()

    def people(self, number: int) -> People:
        """Return place and intensity of the people of a round: places in a corridor, or vertices."""
        on_path = self.zone.domain.movement == "path"
        return self.scenario.at(number) if on_path else self.scenario.vertices_at(number)

    def count(self, number: int) -> float:
        """Return the sum of the intensities of the people of a round."""
        return sum(intensity for _, intensity in self.people(number))

    def scores(self, shown: ShownRound) -> dict[str, float]:
        """Return the earth mover's distance of the published estimates of a round, by name."""
        message = cast("Estimate", shown.estimate.message)
        key = shown.number, shown.estimate.used, message.latest
        with self._lock:
            if key not in self._scores:
                name = PUBLISHED if message.tracks is None else FOLLOWED
                found = {name: self._emd(shown.number, self._vector(message))}
                if message.pooled is not None:
                    found[POOLED] = self._emd(shown.number, self._vector(message.pooled))
                self._scores[key] = found
                _keep_newest(self._scores, MOST_SCORES)
            return self._scores[key]

    def comparisons(self, shown: ShownRound) -> list[MethodResult]:
        """Return what each method recovers from the readings of a round alone.

        Args:
            shown: a round with its readings; without any, the list is empty.
        """
        if not shown.readings:
            return []
        key = shown.number, len(shown.readings)
        with self._lock:
            if key not in self._comparisons:
                self._comparisons[key] = self._compare(shown)
                _keep_newest(self._comparisons, MOST_COMPARED)
            return self._comparisons[key]

    def _compare(self, shown: ShownRound) -> list[MethodResult]:
        readings = self._readings(shown)
        compared = []
        for method in dict.fromkeys((self.method, BPDN, POSTERIOR, GRIDLESS)):
            # Not every method supports every domain.
            with suppress(ParameterError):
                found = recover(method, self._operator, readings, self.zone.domain.communities, self.prior)
                emd = self._emd(shown.number, found.estimate)
                compared.append(MethodResult(method, method_named(method).title, found, emd))
        return compared

    def _readings(self, shown: ShownRound) -> Readings:
        places, noise = self.zone.places, self.zone.noise
        present = np.array([places[node] - 1 for node in shown.readings], dtype=np.intp)
        cloaked = np.array([cast("Reading", each.reading).value for each in shown.readings.values()])
        return round_readings(self._operator, cloaked, np.array(noise.sigmas)[present], present)

    def _vector(self, message: Estimate | Pooled) -> FloatArray:
        vector = np.zeros(self.zone.domain.n_sources)
        for location, intensity in message.sources:
            vector[location - self.zone.domain.counts_from] = intensity
        return vector

    def _emd(self, number: int, estimate: FloatArray) -> float:
        truth = true_sources(self.scenario, number, self.zone.domain.n_sources)
        return score(self._operator.domain, truth, estimate).value


def _keep_newest(kept: OrderedDict[K, T], most: int) -> None:
    if len(kept) > most:
        kept.popitem(last=False)

"""How many zones a machine serves, from what zones, nodes, rounds and recoveries cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import ceil

import numpy as np
from scipy.optimize import nnls

from heatcloak_lab.benchmarks.city.run import MOST_ZONES, CitySize, RunRow

RESOLUTION = 0.05
"""The search ends when the capacity is known within this share, or within one zone."""
SERVICE, WORKERS, MACHINE = "the service's event loop", "the workers", "the processors"
"""What is busy first."""


@dataclass(frozen=True)
class Costs:
    """Processor seconds of a process.

    Attributes:
        zone: for each zone and second, with any number of rounds.
        reading: for each reading.
        round: for each round of a zone.
    """

    zone: float
    reading: float
    round: float

    def of_round(self, size: CitySize) -> float:
        """Return the processor seconds of a round of one zone."""
        return self.zone * size.period + self.reading * size.nodes + self.round


def fit_costs(measured: Sequence[tuple[CitySize, float]]) -> Costs:
    """Return the costs, none of them negative, that explain processor seconds of rounds of one zone best.

    Relative errors count. With fewer than three different sizes, some costs remain 0.

    Args:
        measured: sizes, and the processor seconds of a round of one zone.
    """
    factors = np.array([(size.period, size.nodes, 1.0) for size, _ in measured])
    seconds = np.array([max(each, 1e-9) for _, each in measured])
    found, _ = nnls(factors / seconds[:, None], np.ones(seconds.size))
    return Costs(*map(float, found))


@dataclass(frozen=True)
class CityModel:
    """A model of how many zones a machine serves.

    In every round, the zones' readings arrive together. A round of a zone takes processor seconds of the
    service, of a worker and of what else runs on the machine. The zones are served if the busiest part, which
    is the workers, the service or all processors together, is busy for at most the share `usable` of a round.
    The rest stays free, because some rounds take longer than others, and nearly all must be in time.

    Attributes:
        service: costs of the service.
        rest: costs of the broker and the load.
        recovery: worker seconds of a recovery by number of nodes.
        workers: worker processes.
        processors: processors of the machine.
        usable: share of a round that the busiest part may be busy.
    """

    service: Costs
    rest: Costs
    recovery: Mapping[int, float]
    workers: int
    processors: int
    usable: float = 1.0

    def seconds(self, nodes: int, period: float) -> dict[str, float]:
        """Return the seconds of a round that one zone keeps each part busy."""
        size = CitySize(1, nodes, period)
        service, recovery = self.service.of_round(size), self.recovery[nodes]
        together = service + recovery + self.rest.of_round(size)
        return {
            WORKERS: recovery / self.workers,
            SERVICE: service,
            MACHINE: together / self.processors,
        }

    def busiest(self, nodes: int, period: float) -> str:
        """Return which part is busy first."""
        seconds = self.seconds(nodes, period)
        return max(seconds, key=lambda part: seconds[part])

    def zones(self, nodes: int, period: float) -> int:
        """Return how many zones are served, at least 1."""
        seconds = max(self.seconds(nodes, period).values())
        # A calibrated model returns its own size, despite rounding.
        return max(int(self.usable * period / seconds + 1e-6), 1)

    def calibrated(self, zones: int, nodes: int, period: float) -> CityModel:
        """Return a model that predicts ``zones`` zones at this size, by its usable share."""
        return replace(self, usable=zones * max(self.seconds(nodes, period).values()) / period)


def machines_for(zones: int, per_machine: int) -> int:
    """Return how many machines serve ``zones`` zones."""
    return ceil(zones / max(per_machine, 1))


class CapacitySearch:
    """Find the largest number of zones that are served, by bisection.

    Args:
        guess: the number to begin with.
        most: the largest number to try.

    Attributes:
        best: the run with the most zones that were served; None before the first.
        failed: the run with the fewest zones that were not; None before the first.
    """

    def __init__(self, guess: int, most: int = MOST_ZONES) -> None:
        self._most = most
        self._guess = max(min(guess, most), 1)
        self.best: RunRow | None = None
        self.failed: RunRow | None = None

    def next(self) -> int | None:
        """Return the number of zones to try next; None where the search is over."""
        best, failed = self.best, self.failed
        if best is not None and failed is not None:
            gap = failed.zones - best.zones
            return None if gap <= max(RESOLUTION * best.zones, 1) else best.zones + gap // 2
        if best is not None:
            lag = best.lag_p99 or best.period
            growth = min(max(0.95 * best.period / lag, 1.0 + 2.0 * RESOLUTION), 2.0)
            grown = min(ceil(best.zones * growth), self._most)
            return grown if grown > best.zones else None
        if failed is not None:
            if failed.zones == 1:
                return None
            share = min(max(0.9 * failed.estimated, 0.3), 1.0 - 2.0 * RESOLUTION)
            return max(int(failed.zones * share), 1)
        return self._guess

    def add(self, row: RunRow) -> None:
        """Take the result of a run."""
        if row.is_served:
            if self.best is None or row.zones > self.best.zones:
                self.best = row
        elif self.failed is None or row.zones < self.failed.zones:
            self.failed = row

"""Heat on a ring: distances run around the circle."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from heatcloak_aggregator import Domain, DomainKind, Operator
from heatcloak_shared import HeatcloakError

if TYPE_CHECKING:
    from heatcloak_aggregator.arrays import FloatArray
    from heatcloak_shared.zone import ZoneDomain


class RingError(HeatcloakError, ValueError):
    """A ring that cannot be built."""


class RingDomain(Domain):
    """A circle with equally spaced sources and sensors.

    Args:
        n_sources: number n of possible sources; source i is at i/n of the way around.
        n_sensors: number m of sensors; sensor j is at j/m of the way around.
        circumference: length of the circle.
    """

    def __init__(self, n_sources: int, n_sensors: int, circumference: float = 1.0) -> None:
        if not circumference > 0:
            raise RingError(f"circumference must be positive, got {circumference!r}")
        self.n_sources = n_sources
        self.n_sensors = n_sensors
        self.circumference = circumference

    def distance(self, i: int, j: int) -> float:
        """Return the length of the shorter way around."""
        steps = abs(i - j) % self.n_sources
        return min(steps, self.n_sources - steps) * self.circumference / self.n_sources

    def operator(self, spread: float) -> RingOperator:
        """Return the heat kernel of the circle."""
        return RingOperator(self, spread)


class RingOperator(Operator):
    """The heat kernel of the circle: the free kernel, summed over all turns."""

    domain: RingDomain

    def compute_matrix(self) -> FloatArray:
        """Return A[j, i] = Σₖ g(xᵢ − sⱼ + kL, T)."""
        return self._kernel(np.arange(self.domain.n_sources) / self.domain.n_sources)

    def sensitivity(self, alpha: float, off_grid: bool = False) -> float:
        """Return an upper bound of Δ₂: α times the steepest slope, rounded up."""
        radius = self.domain.check_alpha(alpha)
        count = 64 * self.domain.n_sensors
        slopes = self._slopes(np.arange(count) / count)
        half_step = self.domain.circumference / count / 2
        # |g''| <= 1/(2T sqrt(4 pi T)) bounds each sensor's slope between two points.
        curvature = 1.0 / (2.0 * self.spread * np.sqrt(4.0 * np.pi * self.spread))
        slack = np.sqrt(self.domain.n_sensors) * 2.0 * curvature * half_step
        return float(radius * (np.linalg.norm(slopes, axis=0).max() + slack))

    def _offsets(self, shares: FloatArray) -> FloatArray:
        sensors = np.arange(self.domain.n_sensors) / self.domain.n_sensors
        turns = np.arange(-3, 4)
        away = shares[None, :, None] - sensors[:, None, None] + turns
        return np.asarray(away * self.domain.circumference)

    def _kernel(self, shares: FloatArray) -> FloatArray:
        x = self._offsets(shares)
        heat = np.exp(-x * x / (4.0 * self.spread)) / np.sqrt(4.0 * np.pi * self.spread)
        return np.asarray(heat.sum(axis=2))

    def _slopes(self, shares: FloatArray) -> FloatArray:
        x = self._offsets(shares)
        heat = np.exp(-x * x / (4.0 * self.spread)) / np.sqrt(4.0 * np.pi * self.spread)
        return np.asarray((-x / (2.0 * self.spread) * heat).sum(axis=2))


class RingKind(DomainKind):
    """The kind ``ring`` of zone files, with the optional key ``circumference``."""

    name = "ring"

    def domain(self, section: ZoneDomain) -> RingDomain:
        """Return the ring that a zone file's table describes."""
        parameters = dict(section.as_dict()["parameters"])
        circumference = parameters.pop("circumference", 1.0)
        if parameters:
            raise RingError(f"unknown key {min(parameters)!r} in [domain]: a ring has only circumference")
        return RingDomain(section.n_sources, section.n_sensors, circumference)

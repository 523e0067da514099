"""Heat on a ring: distances run around the circle."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from heatcloak_aggregator import Domain, DomainKind, Operator
from heatcloak_shared.errors import ParameterError

if TYPE_CHECKING:
    from heatcloak_aggregator.arrays import FloatArray
    from heatcloak_shared.zone import ZoneDomain


class RingDomain(Domain):
    """A circle with equally spaced sources and sensors.

    Args:
        n_sources: number n of possible sources; source i is at i/n of the way around.
        n_sensors: number m of sensors; sensor j is at j/m of the way around.
        circumference: length of the circle.
    """

    def __init__(self, n_sources: int, n_sensors: int, circumference: float = 1.0) -> None:
        if not (isinstance(circumference, (int, float)) and 0 < circumference < math.inf):
            raise ParameterError(f"circumference must be a positive number, got {circumference!r}")
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
    """The heat kernel of the circle: the free kernel, summed over all turns that matter."""

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

    @property
    def _effective_spread(self) -> float:
        # At T = L², A is 1/L to 17 digits, and more spread changes nothing.
        return min(self.spread, self.domain.circumference**2)

    def _heat(self, shares: FloatArray) -> tuple[FloatArray, FloatArray]:
        """Return the distances from each sensor over each turn, and the free kernel there."""
        spread, length = self._effective_spread, self.domain.circumference
        # A term further away than √(160 T) is below e⁻⁴⁰ of the largest one.
        count = math.ceil(math.sqrt(160.0 * spread) / length)
        turns = np.arange(-count, count + 1)
        sensors = np.arange(self.domain.n_sensors) / self.domain.n_sensors
        x = (shares[None, :, None] - sensors[:, None, None] + turns) * length
        return x, np.exp(-x * x / (4.0 * spread)) / np.sqrt(4.0 * np.pi * spread)

    def _kernel(self, shares: FloatArray) -> FloatArray:
        _, heat = self._heat(shares)
        return np.asarray(heat.sum(axis=2))

    def _slopes(self, shares: FloatArray) -> FloatArray:
        x, heat = self._heat(shares)
        return np.asarray((-x / (2.0 * self._effective_spread) * heat).sum(axis=2))


class RingKind(DomainKind):
    """The kind ``ring`` of zone files, with the optional key ``circumference``."""

    name = "ring"

    def domain(self, section: ZoneDomain) -> RingDomain:
        """Return the ring that a zone file's table describes."""
        parameters = dict(section.as_dict()["parameters"])
        circumference = parameters.pop("circumference", 1.0)
        if parameters:
            raise ParameterError(f"unknown key {min(parameters)!r}: a ring has only circumference")
        return RingDomain(section.n_sources, section.n_sensors, circumference)

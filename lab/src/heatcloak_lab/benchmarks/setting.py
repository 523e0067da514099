"""The rounds that every recovery method is given: the same truth, the same noise, the same radius."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalDomain, IntervalOperator
from heatcloak_aggregator.recovery.radius import resolve_radius
from heatcloak_shared.errors import ParameterError


class Round(NamedTuple):
    """One round.

    Attributes:
        truth: f₀, the sources, shape (n,).
        cloaked: ỹ, the readings, shape (m,).
    """

    truth: FloatArray
    cloaked: FloatArray


@dataclass(frozen=True)
class Setting:
    """A problem size and all else that a round is drawn from.

    Attributes:
        n: possible source locations, at least 1.
        m: sensors, at least 1.
        sigma: σ > 0, the standard deviation of the noise on each reading.
        spread: T, in squared lengths of the interval.
        rule: of the radius: "confident", "paper" or a number as text.
        sources: how many sources of intensity one stand at random places.
        seed: what the rounds are drawn from.

    Raises:
        ParameterError: if a value is out of range, or the rule is unknown.
    """

    n: int
    m: int
    sigma: float = 0.7
    spread: float = 0.05
    rule: str = "confident"
    sources: int = 3
    seed: int = 0

    def __post_init__(self) -> None:
        self.operator()
        if not (math.isfinite(self.sigma) and self.sigma > 0.0):
            raise ParameterError(f"sigma is {self.sigma!r}: give a finite noise scale above 0")
        if self.seed < 0:
            raise ParameterError(f"seed is {self.seed}: give an integer of at least 0")
        if not (math.isfinite(self.radius) and self.radius > 0.0):
            raise ParameterError(f"radius is {self.rule}: give one above 0, cone solvers need an interior")

    @property
    def radius(self) -> float:
        """The bound r of ‖Af − ỹ‖₂ ≤ r."""
        try:
            rule: str | float = float(self.rule)
        except ValueError:
            rule = self.rule
        return resolve_radius(rule, self.sigma, self.m)

    def operator(self) -> IntervalOperator:
        """A fresh operator that has prepared nothing yet."""
        return IntervalDomain(self.n, self.m).operator(self.spread)

    def rounds(self) -> Iterator[Round]:
        """Rounds without end, the same for every caller."""
        operator = self.operator()
        rng = np.random.default_rng([self.seed, self.n, self.m])
        while True:
            places = rng.choice(self.n, min(self.sources, self.n), replace=False)
            truth = np.zeros(self.n)
            truth[places] = 1.0
            clean = operator.responses(operator.domain.source_places[places]).sum(axis=0)
            yield Round(truth, clean + self.sigma * rng.standard_normal(self.m))

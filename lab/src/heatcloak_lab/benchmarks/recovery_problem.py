"""The problems that recovery methods solve in a benchmark, and the scores of their estimates."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalDomain, IntervalOperator
from heatcloak_aggregator.earth_mover import emd
from heatcloak_aggregator.recovery.radius import resolve_radius
from heatcloak_shared.errors import ParameterError


class DrawnRound(NamedTuple):
    """The sources and readings of a round.

    Attributes:
        truth: f₀, the sources, shape (n,).
        cloaked: ỹ, the readings, shape (m,).
    """

    truth: FloatArray
    cloaked: FloatArray


@dataclass(frozen=True)
class RecoveryProblem:
    """The size of a problem and the parameters of its rounds.

    Attributes:
        n: possible source locations, at least 1.
        m: sensors, at least 1.
        sigma: σ > 0, the standard deviation of the noise on each reading.
        spread: T, in squared lengths of the interval.
        rule: the radius: "confident", "paper" or a number as text.
        sources: number of sources of intensity one, at random locations.
        seed: seed of the rounds.

    Raises:
        ParameterError: a value is out of range, or the rule is unknown.
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
            raise ParameterError(f"sigma must be positive and finite, got {self.sigma!r}")
        if self.seed < 0:
            raise ParameterError(f"seed must be at least 0, got {self.seed}")
        if not (math.isfinite(self.radius) and self.radius > 0.0):
            raise ParameterError(
                f"radius must be positive, because cone solvers need an interior, got {self.rule}"
            )

    @property
    def radius(self) -> float:
        """The bound r of ‖Af − ỹ‖₂ ≤ r."""
        try:
            rule: str | float = float(self.rule)
        except ValueError:
            rule = self.rule
        return resolve_radius(rule, self.sigma, self.m)

    def operator(self) -> IntervalOperator:
        """Return a new operator without cached factorisations."""
        return IntervalDomain(self.n, self.m).operator(self.spread)

    def rounds(self) -> Iterator[DrawnRound]:
        """Yield rounds without end, the same for every caller."""
        operator = self.operator()
        rng = np.random.default_rng([self.seed, self.n, self.m])
        while True:
            places = rng.choice(self.n, min(self.sources, self.n), replace=False)
            truth = np.zeros(self.n)
            truth[places] = 1.0
            clean = operator.responses(operator.domain.source_places[places]).sum(axis=0)
            yield DrawnRound(truth, clean + self.sigma * rng.standard_normal(self.m))


class Score(NamedTuple):
    """The score of an estimate.

    Attributes:
        objective: Σf.
        excess: ‖Af − ỹ‖₂ − r with the full matrix; positive if the estimate is outside the ball.
        box_violation: the largest distance of an entry from [0, 1].
        emd: earth mover's distance to the truth; negative entries count as zero.
    """

    objective: float
    excess: float
    box_violation: float
    emd: float


def score(operator: IntervalOperator, drawn: DrawnRound, estimate: FloatArray, radius: float) -> Score:
    """Score an estimate (n,) of a round.

    The columns of its support are recomputed, independently of the matrices of the methods.
    """
    support = np.flatnonzero(estimate)
    places = operator.domain.source_places[support]
    misfit = estimate[support].dot(operator.responses(places)) - drawn.cloaked
    return Score(
        objective=float(estimate.sum()),
        excess=float(np.sqrt(misfit.dot(misfit))) - radius,
        box_violation=max(0.0, -float(estimate.min()), float(estimate.max()) - 1.0),
        emd=emd(operator.domain, drawn.truth, np.maximum(estimate, 0.0)),
    )

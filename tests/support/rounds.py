"""Random rounds of an interval to recover from."""

from __future__ import annotations

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalDomain, IntervalOperator


def random_round(
    rng: np.random.Generator, most_sources: int = 300, most_sensors: int = 200
) -> tuple[IntervalOperator, FloatArray, float]:
    """Return an operator, its cloaked readings and their noise scale.

    n is in 20…most_sources, m in 10…most_sensors, T in 0.005…0.5 and σ in 1e-3…10, both log-uniform;
    one to five sources are at random places, half of the time with unit intensity.
    """
    n, m = int(rng.integers(20, most_sources + 1)), int(rng.integers(10, most_sensors + 1))
    spread, sigma = 10 ** rng.uniform(np.log10(0.005), np.log10(0.5)), 10 ** rng.uniform(-3, 1)
    op = IntervalDomain(n, m).operator(spread)
    sources, count = np.zeros(n), int(rng.integers(1, 6))
    places = rng.integers(0, n, count)
    sources[places] = 1.0 if rng.random() < 0.5 else rng.uniform(0.2, 1.0, count)
    return op, op.matrix() @ sources + sigma * rng.standard_normal(m), sigma

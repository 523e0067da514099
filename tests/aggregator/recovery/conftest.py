"""Random rounds to recover from."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalDomain, IntervalOperator

Draw = Callable[[np.random.Generator], tuple[IntervalOperator, FloatArray, float]]


@pytest.fixture
def draw() -> Draw:
    """A function from a generator to an operator, its cloaked readings and their noise scale.

    n is in 20…300, m in 10…200, T in 0.005…0.5 and σ in 1e-3…10, the latter two log-uniform; one to five
    sources stand at random places, half of the time with unit intensity.
    """

    def one(rng: np.random.Generator) -> tuple[IntervalOperator, FloatArray, float]:
        n, m = int(rng.integers(20, 301)), int(rng.integers(10, 201))
        spread, sigma = 10 ** rng.uniform(np.log10(0.005), np.log10(0.5)), 10 ** rng.uniform(-3, 1)
        op = IntervalDomain(n, m).operator(spread)
        sources, count = np.zeros(n), int(rng.integers(1, 6))
        places = rng.integers(0, n, count)
        sources[places] = 1.0 if rng.random() < 0.5 else rng.uniform(0.2, 1.0, count)
        return op, op.matrix() @ sources + sigma * rng.standard_normal(m), sigma

    return one


@pytest.fixture(scope="session")
def default_op() -> IntervalOperator:
    """The operator of the default zone."""
    return IntervalDomain().operator(0.05)

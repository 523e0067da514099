"""The exact peer of the lattice noise draws from the same distribution."""

from __future__ import annotations

import math

import numpy as np
import pytest

from heatcloak_lab.benchmarks.noise import CanonneKamathSteinke
from heatcloak_shared import Keystream

DRAWS = 6000


@pytest.mark.parametrize("sigma", [1, 5])
def test_samples_have_the_mean_and_variance_of_a_discrete_gaussian(sigma: int) -> None:
    """To four standard errors, which are small enough to refuse a variance that is off by a tenth."""
    sampler = CanonneKamathSteinke(sigma)
    drawn = np.array(
        [sampler.sample(Keystream(bytes(32), "n01", bytes(16), seq)) for seq in range(DRAWS)], dtype=float
    )
    weights = {k: math.exp(-k * k / (2 * sigma * sigma)) for k in range(-20 * sigma, 20 * sigma + 1)}
    variance = sum(k * k * w for k, w in weights.items()) / sum(weights.values())
    error = variance * math.sqrt(2.0 / DRAWS)
    assert abs(drawn.var() - variance) <= 4 * error < 0.1 * variance
    assert abs(drawn.mean()) <= 4 * math.sqrt(variance / DRAWS)

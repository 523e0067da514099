"""The confident radius is the quantile of the chi-squared distribution, to its last digits."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.special import gammaincinv
from scipy.stats import chi2

from heatcloak_aggregator.recovery.radius import resolve_radius


@pytest.mark.parametrize("count", [*range(1, 60), 500, 1001, 99_999, 100_000, 1_000_000])
def test_the_confident_radius_is_the_quantile_that_scipy_finds(count: int) -> None:
    expected = np.sqrt(2.0 * gammaincinv(count / 2.0, 0.95))
    assert resolve_radius("confident", 3.0, count) == pytest.approx(3.0 * expected, rel=2e-13)


@pytest.mark.parametrize("count", [1, 2, 3, 50, 501])
def test_the_true_noise_keeps_to_the_confident_radius_with_its_probability(count: int) -> None:
    assert chi2.cdf(resolve_radius("confident", 1.0, count) ** 2, count) == pytest.approx(0.95, abs=1e-12)

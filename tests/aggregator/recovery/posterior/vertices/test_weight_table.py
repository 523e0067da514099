"""Tables of the weights of clusters."""

from __future__ import annotations

import numpy as np
import pytest

from heatcloak_aggregator.recovery.posterior.vertices.truncated import log_mean_likelihood
from heatcloak_aggregator.recovery.posterior.vertices.weight_table import interpolate, weight_table


@pytest.mark.parametrize("squares", [np.array([1e-6, 0.3, 2.0]), np.array([4.0, 15.0, 400.0])])
def test_interpolated_weights_are_accurate(squares: np.ndarray) -> None:
    table, logs = weight_table(squares, np.array([1.0, 0.25]), 0.2, 1.0), np.empty(3)
    assert table.logs.shape[2] > 0
    for beta_index, beta in enumerate(table.betas):
        # Cubic polynomials are between the second and the last but one point.
        for point in np.linspace(1.0, table.logs.shape[2] - 2, 400):
            c = table.first + point * table.step
            interpolate(table, beta_index, c, 0.2, 1.0, logs)
            exact = [
                log_mean_likelihood(beta * at, beta * g, 0.2, 1.0) for at, g in zip(c, squares, strict=True)
            ]
            assert logs == pytest.approx(exact, abs=5e-6)


def test_weights_rise_with_the_greatest_intensity_beyond_the_table() -> None:
    table, near, far = weight_table(np.ones(1), np.ones(1), 0.2, 1.0), np.empty(1), np.empty(1)
    interpolate(table, 0, np.array([1000.0]), 0.2, 1.0, near)
    interpolate(table, 0, np.array([1010.0]), 0.2, 1.0, far)
    assert far[0] - near[0] == pytest.approx(10.0)


@pytest.mark.parametrize("strength", [0.0, 1e4])
def test_clusters_out_of_reach_or_almost_without_noise_have_no_table(strength: float) -> None:
    assert weight_table(np.full(3, strength), np.ones(1), 0.2, 1.0).logs.size == 0

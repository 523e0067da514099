"""The posterior mean of counts, against enumeration; least squares, against a general solver."""

from __future__ import annotations

from itertools import product

import numpy as np
import numpy.typing as npt
import pytest
from scipy.stats import betabinom

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.heatmaps import posterior
from heatcloak_aggregator.heatmaps.cell_tree import (
    Level,
    Measurement,
    cells_with_few_people,
    grow_tree,
    least_squares,
    leaves,
)
from heatcloak_aggregator.heatmaps.grid import Cells, block_sums, spread_evenly, whole_level
from heatcloak_aggregator.heatmaps.posterior import posterior_counts


def uneven_cells() -> Cells:
    """Return three quarters of the square, and the last one in four."""
    return Cells(
        np.array([1, 1, 1, 2, 2, 2, 2]), np.array([0, 0, 1, 2, 2, 3, 3]), np.array([0, 1, 0, 2, 3, 2, 3])
    )


def test_posterior_mean_agrees_with_enumeration(monkeypatch: pytest.MonkeyPatch) -> None:
    """All counts of four cells up to a bound, with SciPy's beta-binomial, under the prior before learning."""
    monkeypatch.setattr(posterior, "ITERATIONS", 1)
    monkeypatch.setattr(posterior, "UNITS_PER_SCALE", 1.0)
    monkeypatch.setattr(posterior, "WINDOW", 12.0)
    whole, quarters = np.array([4.2]), np.array([3.1, -0.6, 0.4, 1.3])
    tree = grow_tree([Measurement(whole_level(0), whole, 0.5), Measurement(whole_level(1), quarters, 1.0)])
    most = 20  # units of one person; more have a probability below e⁻¹⁶
    split = np.array(
        [
            [np.mean([betabinom.pmf(a, c, k, k) for k in posterior.CONCENTRATIONS]) for a in range(most + 1)]
            for c in range(most + 1)
        ]
    )
    total, mean = 0.0, np.zeros(4)
    for counts in product(range(most + 1), repeat=4):
        upper, lower = counts[0] + counts[1], counts[2] + counts[3]
        if upper + lower > most:
            continue
        prior = split[upper + lower, upper] * split[upper, counts[0]] * split[lower, counts[2]]
        distance = abs(quarters - counts).sum() + 0.5 * abs(whole[0] - sum(counts))
        weight = prior * np.exp(-distance)
        total += weight
        mean += weight * np.array(counts)
    found = posterior_counts(tree)
    assert found[1] == pytest.approx(mean / total, abs=2e-4)
    assert found[0][0] == pytest.approx(mean.sum() / total, abs=8e-4)


def test_cells_of_several_levels_add_up() -> None:
    tree = grow_tree([Measurement(uneven_cells(), np.array([50.0, 3, -2, 9, 0, 14, 2]), 0.8)])
    means = posterior_counts(tree)
    assert means[0][0] == pytest.approx(means[1].sum(), rel=1e-9)
    assert means[1][3] == pytest.approx(means[2].sum(), rel=1e-9)
    assert all((mean >= 0.0).all() for mean in means)
    cells, counts = leaves(tree, means)
    density = spread_evenly(cells, counts, 8)
    assert block_sums(density, 2).ravel() == pytest.approx(means[1])


@pytest.mark.parametrize("seed", range(4))
def test_least_squares_agree_with_a_general_solver(seed: int) -> None:
    random = np.random.default_rng(seed)
    looks = [
        Measurement(whole_level(1), random.normal(5.0, 9.0, 4), 0.7),
        Measurement(uneven_cells(), random.normal(5.0, 9.0, 7), 0.4),
    ]
    tree = grow_tree(looks)
    means, variances = least_squares(tree)
    # Unknowns: the seven cells of the second look.
    rows = [np.eye(7)[entry] for entry in range(3)] + [np.array([0, 0, 0, 1, 1, 1, 1.0])] + list(np.eye(7))
    design: FloatArray = np.array(rows)
    weights = np.array([0.7] * 4 + [0.4] * 7)
    noisy = np.concatenate([looks[0].counts, looks[1].counts])
    expected, *_ = np.linalg.lstsq(design * weights[:, None], noisy * weights)
    covariance = 2.0 * np.linalg.inv(design.T @ (design * weights[:, None] ** 2))
    assert means[2] == pytest.approx(expected[3:], rel=1e-9)
    assert means[1][:3] == pytest.approx(expected[:3], rel=1e-9)
    assert means[0][0] == pytest.approx(expected.sum(), rel=1e-9)
    assert variances[2] == pytest.approx(np.diag(covariance)[3:], rel=1e-9)
    assert variances[0][0] == pytest.approx(covariance.sum(), rel=1e-9)


def test_learning_the_prior_improves_even_and_clustered_crowds(monkeypatch: pytest.MonkeyPatch) -> None:
    random = np.random.default_rng(7)
    noise = random.laplace(0.0, 2.0, 256)
    even, clustered = np.full(256, 8.0), np.zeros(256)
    clustered[random.choice(256, 16, replace=False)] = 128.0

    def errors() -> FloatArray:
        found = []
        for truth in (even, clustered):
            tree = grow_tree([Measurement(whole_level(4), truth + noise, 0.5)])
            found.append(abs(posterior_counts(tree)[4] - truth[_entries(tree[4])]).mean())
        return np.array(found)

    learnt = errors()
    monkeypatch.setattr(posterior, "ITERATIONS", 1)
    assert (learnt < 0.97 * errors()).all()
    assert (learnt < [0.85 * abs(noise).mean(), 0.25 * abs(noise).mean()]).all()


def _entries(level: Level) -> npt.NDArray[np.int64]:
    """Return the positions, row by row, of the cells of a whole level of 16 x 16."""
    return level.rows * 16 + level.columns


def test_counts_of_a_million_people_are_as_exact_as_the_noise() -> None:
    """Windows follow the noise, not the counts, so that memory and time do too."""
    truth = np.random.default_rng(8).uniform(1e6, 2e6, 64)
    tree = grow_tree([Measurement(whole_level(3), truth, 1.0)])
    level = tree[3]
    assert posterior_counts(tree)[3] == pytest.approx(truth[level.rows * 8 + level.columns], abs=0.5)


def test_cells_to_count_next_cover_the_square_and_hold_few_people() -> None:
    tree = grow_tree([Measurement(uneven_cells(), np.zeros(7), 1.0)])
    counts = [np.array([130.0]), np.array([100.0, 0.0, 9.0, 21.0]), np.array([20.0, 0.0, 1.0, 0.0])]
    cells = cells_with_few_people(tree, counts, 10.0, 1, 4)
    assert cells.are_disjoint()
    assert (0.25**cells.levels).sum() == 1.0
    found = set(zip(*(part.tolist() for part in cells), strict=True))
    few = {(1, 0, 1), (1, 1, 0), (2, 2, 3), (2, 3, 2), (2, 3, 3)}
    # A hundred people spread evenly over a quarter, and twenty over a sixteenth.
    dense = {(3, row, column) for row in range(4) for column in range(4)}
    corner = {(3, 4 + row, 4 + column) for row in range(2) for column in range(2)}
    assert found == few | dense | corner

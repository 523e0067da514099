"""Scores of heatmaps, against their definitions and a general solver."""

from __future__ import annotations

import math

import numpy as np
import pytest
import scipy

from heatcloak_aggregator import heatmap_scores
from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.earth_mover import grid
from heatcloak_aggregator.earth_mover.grid import grid_emd
from heatcloak_aggregator.heatmaps.grid import gaussian_filter
from heatcloak_shared.errors import ParameterError


def two_maps(size: int, seed: int, blur: float = 0.0) -> tuple[FloatArray, FloatArray]:
    random = np.random.default_rng(seed)
    maps = [gaussian_filter(random.gamma(0.3, 1.0, (size, size)), blur) for _ in range(2)]
    return maps[0] / maps[0].sum(), maps[1] / maps[1].sum()


def by_linear_program(first: FloatArray, second: FloatArray) -> float:
    """Return the distance by the transport problem over all pairs of cells."""
    size = first.shape[0]
    places = np.indices((size, size)).reshape(2, -1).T / size
    costs = abs(places[:, None] - places).sum(axis=2)
    cells = size * size
    rows = np.kron(np.eye(cells), np.ones(cells))
    columns = np.kron(np.ones(cells), np.eye(cells))
    found = scipy.optimize.linprog(
        costs.ravel(),
        # Without the last equation, which follows from the others: rounding could contradict it.
        A_eq=np.vstack([rows, columns])[:-1],
        b_eq=np.concatenate([first.ravel(), second.ravel()])[:-1],
    )
    assert found.fun is not None
    return float(found.fun)


def test_scores_follow_their_definitions() -> None:
    estimate, truth = two_maps(8, 1)
    scores = heatmap_scores(3.0 * estimate, truth)
    tiny = 2.2204e-16
    pairs = list(zip(truth.ravel().tolist(), estimate.ravel().tolist(), strict=True))
    assert scores.similarity == pytest.approx(math.fsum(min(pair) for pair in pairs))
    assert scores.kl == pytest.approx(
        math.fsum(one * math.log(tiny + one / (other + tiny)) for one, other in pairs)
    )
    assert scores.pearson == pytest.approx(scipy.stats.pearsonr(*np.array(pairs).T).statistic)
    assert scores.emd == pytest.approx(by_linear_program(estimate, truth), rel=1e-6)
    assert scores.emd_interval == (scores.emd, scores.emd)


@pytest.mark.parametrize("size", [2, 4, 8])
def test_distance_agrees_with_a_linear_program(size: int) -> None:
    first, second = two_maps(size, size)
    assert grid_emd(first, second).distance == pytest.approx(by_linear_program(first, second), rel=1e-6)


@pytest.mark.parametrize("blur", [0.0, 1 / 32])
@pytest.mark.parametrize("exact", [8, 16, 32])
def test_the_interval_contains_the_distance(monkeypatch: pytest.MonkeyPatch, exact: int, blur: float) -> None:
    first, second = two_maps(64, 3, blur)
    expected = grid_emd(first, second).distance
    monkeypatch.setattr(grid, "EXACT_SIZE", exact)
    monkeypatch.setattr(grid, "FIRST_SIZE", exact)
    monkeypatch.setattr(grid, "WIDEST", 1.0)
    found = grid_emd(first, second)
    assert found.low <= expected <= found.high
    assert found.low < found.high
    monkeypatch.setattr(grid, "WIDEST", 0.01)
    narrow = grid_emd(first, second)
    assert narrow.low * (1.0 - 1e-9) <= expected <= narrow.high * (1.0 + 1e-9)
    assert narrow.high - narrow.low <= 0.01 * narrow.high


def test_a_point_moves_along_both_axes() -> None:
    first, second = np.zeros((256, 256)), np.zeros((256, 256))
    first[10, 20] = second[50, 100] = 1.0
    scores = heatmap_scores(first, second)
    assert scores.emd_interval[0] <= 120 / 256 <= scores.emd_interval[1]
    assert scores.emd == pytest.approx(120 / 256, rel=0.01)
    assert scores.similarity == 0.0


def test_emd_size_sums_the_maps_before_the_distance_only() -> None:
    first, second = two_maps(64, 5, 1 / 32)
    full, summed = heatmap_scores(first, second), heatmap_scores(first, second, emd_size=16)
    assert summed.emd == pytest.approx(
        grid_emd(*(each.reshape(16, 4, 16, 4).sum(axis=(1, 3)) for each in (first, second))).distance
    )
    assert summed.emd_interval == (summed.emd, summed.emd)
    assert 0.0 < abs(summed.emd - full.emd) < 2 / 16
    assert (summed.similarity, summed.pearson, summed.kl) == (full.similarity, full.pearson, full.kl)
    assert heatmap_scores(first, second, emd_size=128) == full


@pytest.mark.parametrize("size", [0, 3, 4096, 16.0, True])
def test_refuses_an_emd_size_that_is_no_size(size: object) -> None:
    with pytest.raises(ParameterError, match="emd_size must be"):
        heatmap_scores(np.ones((8, 8)), np.ones((8, 8)), emd_size=size)  # type: ignore[arg-type]


def test_a_constant_map_has_no_correlation() -> None:
    assert heatmap_scores(np.ones((8, 8)), two_maps(8, 1)[0]).pearson == 0.0


@pytest.mark.parametrize(
    "estimate",
    [
        np.ones((4, 8)),
        np.ones(16),
        np.ones((3, 3)),
        -np.eye(4),
        np.full((4, 4), np.nan),
        np.zeros((4, 4)),
        "x",
    ],
    ids=["oblong", "flat", "not-a-power", "negative", "nan", "no-mass", "text"],
)
def test_refuses_what_is_no_heatmap(estimate: object) -> None:
    with pytest.raises(ParameterError, match="estimate"):
        heatmap_scores(estimate, np.ones((4, 4)))  # type: ignore[arg-type]
    with pytest.raises(ParameterError, match="shape"):
        heatmap_scores(np.ones((8, 8)), np.ones((4, 4)))

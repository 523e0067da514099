"""Location mechanisms: their promise, their accuracy, and what they refuse."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import replace
from typing import Any, get_args

import numpy as np
import pytest
from scipy.sparse import issparse
from scipy.stats import chi2

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.privacy_maps import mechanism as mechanism_module
from heatcloak_aggregator.privacy_maps import padded_mechanism
from heatcloak_aggregator.privacy_maps.audit import loss_of_probabilities
from heatcloak_aggregator.privacy_maps.mechanism import (
    LocationMechanism,
    LocationMethod,
    MechanismRequest,
    mechanism_of_table,
)
from heatcloak_aggregator.privacy_maps.methods import location_mechanism
from heatcloak_aggregator.privacy_maps.padded_mechanism import NegativeWeightsError
from heatcloak_aggregator.privacy_maps.paths import PathGrid, padded
from heatcloak_aggregator.privacy_maps.privacy_map import PrivacyMap
from heatcloak_aggregator.privacy_maps.weights import kernel_of
from heatcloak_shared import Keystream
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.location.location_table import LocationTable

from .conftest import town

METHODS = get_args(LocationMethod)
NAN = math.nan


def rooms() -> FloatArray:
    levels = np.full((12, 16), 0.8)
    levels[:5, :6] = 0.2
    levels[5, 1:7] = NAN
    return levels


MAPS = {
    "town": (town(11, 14), 1.0),
    "small cells": (town(12, 12, 2.0, 8.0), 0.1),
    "rooms": (rooms(), 1.0),
    "noise": (np.random.default_rng(3).uniform(0.2, 1.0, (9, 10)), 1.0),
    "two rows": (town(2, 15), 1.0),
    "row": (np.random.default_rng(4).uniform(0.1, 1.0, (1, 12)), 1.0),
    "cell": (np.array([[0.7]]), 1.0),
    "nearly no noise": (np.full((6, 6), 60.0), 1.0),
    "much noise": (np.full((6, 6), 1e-5), 1.0),
}


MANY_OUTPUTS = ("rooms", "small cells", "much noise")
"""Planar Laplace noise goes far beyond the edge of these maps, and the whole matrix is large."""
ALWAYS = [
    pytest.param(
        name, method, marks=[pytest.mark.soak] * (method == "planar-laplace" and name in MANY_OUTPUTS)
    )
    for name in MAPS
    for method in ("padded", "planar-laplace", "exponential")
]


def dense(mechanism: LocationMechanism) -> FloatArray:
    found = mechanism.probabilities()
    return found if isinstance(found, np.ndarray) else found.toarray()


@pytest.mark.parametrize(("name", "method"), ALWAYS)
def test_methods_that_always_exist_keep_the_promise(name: str, method: LocationMethod) -> None:
    """For all reports, all neighbours and all pairs of cells, by an audit of the whole matrix."""
    levels, cell = MAPS[name]
    privacy_map = PrivacyMap(levels, cell)
    mechanism = location_mechanism(privacy_map, method=method)
    probabilities = dense(mechanism)
    inside = privacy_map.cells.ravel()
    assert probabilities[inside].sum(axis=1) == pytest.approx(1.0, abs=1e-12)
    assert (probabilities[~inside] == 0.0).all()
    assert mechanism.audit() <= 1.0 + 1e-9
    whole = loss_of_probabilities(privacy_map, probabilities)
    assert whole.ratio <= 1.0 + 1e-9
    if method == "planar-laplace":  # found from a bound
        assert whole.neighbours <= mechanism.loss.neighbours * (1.0 + 1e-9)
    else:
        assert whole.neighbours == pytest.approx(mechanism.loss.neighbours, rel=1e-6, abs=1e-9)
    assert mechanism.points.shape == (probabilities.shape[1], 2)


@pytest.mark.parametrize("method", ["algorithm-1", "optimal"])
def test_the_other_methods_keep_the_promise_where_they_exist(method: LocationMethod) -> None:
    for levels in (town(6, 7, 0.8, 1.2), np.random.default_rng(4).uniform(0.1, 1.0, (1, 9))):
        privacy_map = PrivacyMap(levels)
        mechanism = location_mechanism(privacy_map, method=method)
        assert mechanism.audit() <= 1.0 + 1e-9
        assert loss_of_probabilities(privacy_map, dense(mechanism)).ratio <= 1.0 + 1e-9


def test_algorithm_1_names_the_cells_with_negative_weights() -> None:
    privacy_map = PrivacyMap(np.full((30, 30), 0.3))
    with pytest.raises(NegativeWeightsError, match=r"cell \(\d+, \d+\), .* use method='padded'") as caught:
        location_mechanism(privacy_map, method="algorithm-1")
    cells = caught.value.cells
    assert len(cells) > 4
    assert all(min(row, column, 29 - row, 29 - column) in (1, 2) for row, column in cells)


def test_broken_mechanisms_fail_the_audit() -> None:
    """Fast-marching distances, levels of another map, weights without normalisation, and truncated noise."""
    privacy_map = PrivacyMap(town(10, 10, 0.2, 2.0))
    every = range(100)
    marched = np.exp(-privacy_map.distances(every, "fast-marching"))
    weights = np.linalg.solve(marched.T, np.ones(100))
    broken = {
        "fast marching": marched.T * weights,
        "higher levels": dense(location_mechanism(PrivacyMap(privacy_map.epsilon * 1.1))),
        "mirrored map": dense(location_mechanism(PrivacyMap(privacy_map.epsilon[::-1]))),
        "exponential of the whole level": np.exp(-privacy_map.distances(every)),
    }
    for name, probabilities in broken.items():
        positive = np.maximum(probabilities, 1e-300)
        positive = positive / positive.sum(axis=1, keepdims=True)
        assert loss_of_probabilities(privacy_map, positive).ratio > 1.02, name
    truncated = dense(location_mechanism(privacy_map))
    truncated = np.where(truncated < 1e-4, 0.0, truncated)
    assert loss_of_probabilities(privacy_map, truncated).ratio == math.inf


def test_the_streamed_audit_finds_a_broken_table() -> None:
    privacy_map = PrivacyMap(town(20, 22))
    good = location_mechanism(privacy_map)
    table = good.table
    assert isinstance(table, LocationTable)
    weights = [weight * (3 if number % 7 == 0 else 1) for number, weight in enumerate(table.weights)]
    levels = [int(level * 1.05) for level in table.levels]
    request = MechanismRequest(good.prior, "padded", True, lambda stage: None)
    for changes in ({"weights": weights}, {"levels": levels}):
        other = replace(table, **changes)  # type: ignore[arg-type]
        grid = PathGrid(padded(np.array(other.levels).reshape(privacy_map.shape), other.padding))
        kernel = kernel_of(grid, 20)
        found = mechanism_of_table(privacy_map, request, other, kernel, good.scale)
        assert found.audit() > 1.02


@pytest.mark.parametrize("method", ["padded", "planar-laplace", "exponential"])
def test_probabilities_are_those_of_the_integer_table(method: LocationMethod) -> None:
    mechanism = location_mechanism(PrivacyMap(town(5, 6, 0.5, 1.5)), method=method)
    probabilities = dense(mechanism)
    for cell in (0, 13, 29):
        for report in range(0, mechanism.table.n_outputs, 1 + mechanism.table.n_outputs // 9):
            exact = float(mechanism.table.probability(report, cell))
            assert probabilities[cell, report] == pytest.approx(exact, rel=1e-9, abs=1e-300)


def test_large_matrices_are_sparse(monkeypatch: pytest.MonkeyPatch) -> None:
    mechanism = location_mechanism(PrivacyMap(town(12, 14) * 4.0))
    whole = dense(mechanism)
    monkeypatch.setattr(mechanism_module, "_DENSE_ENTRIES", 10)
    found = mechanism.probabilities()
    assert issparse(found)
    assert found.nnz < 0.9 * whole.size
    assert np.abs(found.toarray() - whole).max() < 1e-8


@pytest.mark.parametrize("method", METHODS)
def test_reports_follow_the_probabilities(method: LocationMethod) -> None:
    mechanism = location_mechanism(PrivacyMap(town(5, 6, 1.5, 2.5)), method=method)
    probabilities, draws = dense(mechanism), 1000
    for cell in (0, 17):
        counts = Counter(
            mechanism.report(cell, Keystream(bytes(32), "n01", bytes(16), seq)) for seq in range(draws)
        )
        expected = probabilities[cell] * draws
        likely = np.flatnonzero(expected >= 5.0)
        seen = np.array([counts[int(report)] for report in likely])
        assert likely.size > 3
        assert ((seen - expected[likely]) ** 2 / expected[likely]).sum() < chi2.ppf(1 - 1e-5, likely.size)


def test_the_expected_error_is_that_of_the_matrix() -> None:
    privacy_map = PrivacyMap(town(5, 6), 0.5)
    prior = np.random.default_rng(0).uniform(0.0, 1.0, (5, 6))
    share = prior.ravel() / prior.sum()
    for method in METHODS:
        for remap in (False, True):
            try:
                mechanism = location_mechanism(privacy_map, prior, method, remap=remap)
            except NegativeWeightsError:
                continue
            joint = share[:, None] * dense(mechanism)
            squares = ((privacy_map.centres[:, None] - mechanism.points) ** 2).sum(axis=2)
            assert mechanism.expected_squared_error() == pytest.approx((joint * squares).sum(), rel=1e-6)
            if remap and method != "optimal":
                used = joint.sum(axis=0) > 0.0
                means = joint.T[used] @ privacy_map.centres / joint.sum(axis=0)[used, None]
                assert mechanism.points[used] == pytest.approx(means, abs=1e-6)


@pytest.mark.soak
def test_a_constant_map_tends_to_the_planar_laplace() -> None:
    """The error tends to 6/ε², and the reports of a place in the middle to those of the Laplace mechanism."""
    level, distances = 1.0, []
    for cell in (1.0, 0.5, 1.0 / 3.0):
        side = round(15 / cell)
        mechanism = location_mechanism(PrivacyMap(np.full((side, side), level), cell), remap=False)
        middle = side // 2 * side + side // 2
        row = dense(mechanism)[middle]
        radius = np.hypot(*(mechanism.points - mechanism.privacy_map.centres[middle]).T)
        laplace = np.exp(-level * radius)
        distances.append(0.5 * np.abs(row - laplace / laplace.sum()).sum())
        assert (row * radius**2).sum() == pytest.approx(6.0 / level**2, rel=0.08)
    assert distances[-1] < 0.03


def test_planar_laplace_has_the_error_of_the_paper() -> None:
    """6/ε² at the least level: 37.5 at 0.4, as in Table I."""
    levels = np.full((40, 40), 2.0)
    levels[0, 0] = 0.4
    mechanism = location_mechanism(PrivacyMap(levels, 0.5), method="planar-laplace")
    assert mechanism.expected_squared_error() == pytest.approx(37.5, rel=2e-3)
    better = location_mechanism(PrivacyMap(levels, 0.5), method="planar-laplace", remap=True)
    assert better.expected_squared_error() < 37.5


def test_a_small_map_is_close_to_the_optimum() -> None:
    privacy_map = PrivacyMap(town(7, 7, 1.0, 1.4), 0.5)
    ours = location_mechanism(privacy_map).expected_squared_error()
    optimum = location_mechanism(privacy_map, method="optimal").expected_squared_error()
    exponential = location_mechanism(privacy_map, method="exponential").expected_squared_error()
    assert 0.99 * optimum < ours < 1.02 * optimum < exponential


def test_reports_say_something_even_where_two_parts_differ_extremely() -> None:
    """Weights with exact sums gave the same report from everywhere, which keeps any promise."""
    levels = np.full((6, 8), 30.0)
    levels[:, :4] = 1e-5
    privacy_map = PrivacyMap(levels)
    middle = privacy_map.centres.mean(axis=0)
    useless = float(((privacy_map.centres - middle) ** 2).sum(axis=1).mean())
    ours = location_mechanism(privacy_map)
    assert ours.audit() <= 1.0 + 1e-9
    assert ours.expected_squared_error() < 0.3 * useless


@pytest.mark.parametrize("method", METHODS)
def test_levels_of_any_size_are_accepted(method: LocationMethod) -> None:
    """Above 40 for each side of a cell, they count as 40."""
    levels = np.full((3, 4), 1e300)
    levels[0, 0] = 1.0
    assert location_mechanism(PrivacyMap(levels), method=method).audit() <= 1.0


def test_algorithm_1_stays_itself_where_levels_are_lowered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its weights are solved for again, without padding."""
    scales: list[float] = []
    solve = padded_mechanism._solve_exactly

    def noted(request: Any, privacy_map: PrivacyMap, levels: Any) -> Any:
        scales.append(float(levels.max()))
        return solve(request, privacy_map, levels)

    monkeypatch.setattr(padded_mechanism, "_solve_exactly", noted)
    monkeypatch.setattr(padded_mechanism, "overestimate", lambda privacy_map: 0.9)
    mechanism = location_mechanism(PrivacyMap(town(6, 7, 0.8, 1.2)), method="algorithm-1")
    assert mechanism.audit() <= 1.0 + 1e-9
    assert len(scales) > 1
    assert scales == sorted(scales, reverse=True)
    assert isinstance(mechanism.table, LocationTable)
    assert mechanism.table.padding == (0, 0)


def test_a_matrix_that_needs_too_much_memory_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heatcloak_aggregator.privacy_maps.weights.MOST_ENTRIES", 1 << 18)
    with pytest.raises(ParameterError, match="give a map of fewer, larger cells, or method='exponential'"):
        location_mechanism(PrivacyMap(np.full((30, 30), 0.05)))
    assert location_mechanism(PrivacyMap(np.full((30, 30), 0.05)), method="exponential").audit() <= 1.0


def test_progress_is_told() -> None:
    told: list[str] = []
    location_mechanism(PrivacyMap(town(22, 22)), progress=told.append)
    assert told[0].startswith("shortest paths of 484 cells")
    assert any("weights of" in each for each in told)
    assert told[-1].startswith("auditing")


def test_rough_maps_are_smoothed_or_lowered() -> None:
    privacy_map = PrivacyMap(rooms())
    mechanism = location_mechanism(privacy_map)
    assert mechanism.used_map is not privacy_map
    assert (mechanism.used_map.epsilon <= privacy_map.epsilon)[privacy_map.cells].all()
    baseline = location_mechanism(privacy_map, method="planar-laplace", remap=True)
    assert mechanism.expected_squared_error() < baseline.expected_squared_error()


@pytest.mark.parametrize("method", ["padded", "planar-laplace", "exponential", "algorithm-1"])
def test_files_describe_the_mechanism_exactly(method: LocationMethod) -> None:
    for levels in (town(8, 9, 1.4, 2.2), np.random.default_rng(4).uniform(0.1, 1.0, (1, 9))):
        mechanism = location_mechanism(PrivacyMap(levels, 0.7).rounded(), method=method)
        found = mechanism.file(origin=(3.0, -4.0))
        assert found.table == mechanism.table
        size = 0.7 * np.array(levels.shape[::-1])
        shown = np.clip(mechanism.points, 0.0, size)
        points = np.array([found.point(report) for report in range(found.table.n_outputs)]) - [3.0, -4.0]
        assert points == pytest.approx(shown, abs=1e-4)


def test_files_need_levels_of_32_bits_and_weights() -> None:
    with pytest.raises(ParameterError, match="more than 32 bits"):
        location_mechanism(PrivacyMap([[0.1, 0.3]])).file()
    with pytest.raises(ParameterError, match="optimal"):
        location_mechanism(PrivacyMap([[0.5, 0.25]]), method="optimal").file()


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        ({"method": "best"}, "unknown method"),
        ({"method": None}, "unknown method"),
        ({"prior": [[1.0]]}, r"shape \(6, 7\)"),
        ({"prior": np.zeros((6, 7))}, "positive in some cell"),
        ({"prior": np.full((6, 7), -1.0)}, "nonnegative"),
        ({"prior": np.full((6, 7), NAN)}, "finite"),
        ({"prior": "dense"}, "prior"),
    ],
)
def test_bad_arguments_are_refused(arguments: dict[str, Any], text: str) -> None:
    with pytest.raises(ParameterError, match=text):
        location_mechanism(PrivacyMap(town(6, 7)), **arguments)


def test_the_optimal_mechanism_is_for_few_cells() -> None:
    with pytest.raises(ParameterError, match="at most 169 cells"):
        location_mechanism(PrivacyMap(town(14, 14)), method="optimal")


@pytest.mark.slow
def test_philadelphia_at_half_its_resolution(philadelphia: FloatArray) -> None:
    """The paper's map on 100 × 100 cells: below its error, and the promise kept."""
    levels = philadelphia[::2, ::2]
    mechanism = location_mechanism(PrivacyMap(levels, 1.0), levels - 0.4 + 1e-3)
    assert mechanism.audit() <= 1.0 + 1e-9
    assert mechanism.expected_squared_error() < 5.78
    assert mechanism.used_map is mechanism.privacy_map

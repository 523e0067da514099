"""Privacy maps: what they accept, distances, smoothing."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from heatcloak_aggregator.privacy_maps.density import kernel_density, linear_rule
from heatcloak_aggregator.privacy_maps.plan import Plan, Rectangle
from heatcloak_aggregator.privacy_maps.privacy_map import PrivacyMap
from heatcloak_shared.errors import ParameterError

from .conftest import town

NAN = math.nan


@pytest.mark.parametrize(
    ("epsilon", "text"),
    [
        ([[0.0, 1.0]], r"cell \(0, 0\) is not positive"),
        ([[1.0, -1.0]], r"cell \(0, 1\) is not positive"),
        ([[1.0, math.inf]], "infinite"),
        ([[1e-300, 1.0]], "too small"),
        ([[NAN, NAN]], "every cell"),
        ([[1.0, NAN, 1.0]], r"cell \(0, 2\) is not connected"),
        ([], "rows and columns"),
        ([1.0, 2.0], "rows and columns"),
        ([[[1.0]]], "rows and columns"),
        ("text", "real numbers"),
        ([[1.0], [1.0, 2.0]], "real numbers"),
        ([[1j]], "real numbers"),
        (np.ones((1024, 1024)), "at most 262144"),
    ],
)
def test_maps_that_make_no_sense_are_refused(epsilon: Any, text: str) -> None:
    with pytest.raises(ParameterError, match=text):
        PrivacyMap(epsilon)


@pytest.mark.parametrize("cell", [0.0, -1.0, NAN, math.inf, "1", True])
def test_the_side_of_a_cell_must_be_a_positive_number(cell: Any) -> None:
    with pytest.raises(ParameterError, match="cell"):
        PrivacyMap([[1.0]], cell)


def test_a_map_does_not_change_with_the_caller_s_array() -> None:
    levels = np.ones((2, 2))
    privacy_map = PrivacyMap(levels)
    levels[0, 0] = 7.0
    assert privacy_map.epsilon[0, 0] == 1.0
    with pytest.raises(ValueError, match="read-only"):
        privacy_map.epsilon[0, 0] = 2.0


def test_distances_scale_with_levels_and_cells() -> None:
    levels = town(9, 11)
    whole = PrivacyMap(levels).distances([0, 40])
    assert whole.shape == (2, 99)
    assert PrivacyMap(levels * 2.0, 0.25).distances([0, 40]) == pytest.approx(whole / 2.0, rel=1e-9)


def test_walls_are_gone_around() -> None:
    levels = np.ones((7, 7))
    levels[:6, 3] = NAN
    distances = PrivacyMap(levels).distances([0]).reshape(7, 7)
    assert np.isinf(distances[:6, 3]).all()
    around = 2.0 * math.hypot(6.0, 3.0)  # from the corner to below the wall, and up again
    assert around < distances[0, 6] <= 1.02 * around


@pytest.mark.parametrize("method", ["graph32", "fast-marching"])
def test_both_distances_are_near_the_straight_line_on_a_constant_map(method: Any) -> None:
    distances = PrivacyMap(np.full((41, 41), 0.5)).distances([840], method)[0].reshape(41, 41)
    y, x = np.mgrid[-20:21, -20:21]
    exact = 0.5 * np.hypot(x, y)
    error = (distances - exact)[exact > 2.0] / exact[exact > 2.0]
    assert error.min() > -1e-9
    assert error.max() < (0.0131 if method == "graph32" else 0.18)


def test_fast_marching_is_no_metric_on_a_varying_map() -> None:
    """Differences of its distances exceed the distance of their ends; graph distances never do."""
    privacy_map = PrivacyMap(town(24, 24, 0.2, 2.0))
    every = range(privacy_map.epsilon.size)
    worst = {}
    for method in ("graph32", "fast-marching"):
        distances = privacy_map.distances(every, method)
        near = privacy_map.distances([300], method)[0]
        others = np.arange(near.size) != 300
        changes = np.abs(distances - distances[:, [300]]).max(axis=0)
        worst[method] = float((changes[others] / near[others]).max())
    assert worst["graph32"] <= 1.0 + 1e-12
    assert worst["fast-marching"] > 1.1


def test_distances_need_cells_and_a_known_method() -> None:
    privacy_map = PrivacyMap([[1.0, NAN], [1.0, 1.0]])
    for source, text in (
        (4, "no cell 4"),
        (-1, "no cell -1"),
        (1, "wall"),
        (0.0, "integer"),
        (True, "integer"),
    ):
        with pytest.raises(ParameterError, match=text):
            privacy_map.distances([source])  # type: ignore[list-item]
    with pytest.raises(ParameterError, match=r"unknown method .dijkstra"):
        privacy_map.distances([0], "dijkstra")  # type: ignore[arg-type]


@pytest.mark.parametrize("change", [2.0, 0.5, 0.1])
def test_smoothing_lowers_levels_until_their_scale_changes_slowly(change: float) -> None:
    levels = np.full((16, 20), 0.8)
    levels[:6, :8] = 0.15
    levels[10:, 5] = NAN
    smooth = PrivacyMap(levels, 2.0).smoothed(change)
    inside = ~np.isnan(levels)
    assert (np.isnan(smooth.epsilon) == ~inside).all()
    assert (smooth.epsilon[inside] <= levels[inside]).all()
    assert smooth.epsilon[2, 2] == pytest.approx(0.15)
    scale = 1.0 / smooth.epsilon
    for axis in (0, 1):
        assert np.nanmax(np.abs(np.diff(scale, axis=axis))) <= 2.0 * change * (1.0 + 1e-5)


def test_smoothing_leaves_smooth_maps_alone() -> None:
    flat = PrivacyMap(np.full((5, 5), 0.25))
    assert flat.smoothed(0.5).epsilon == pytest.approx(flat.epsilon, rel=1e-6)
    for change in (0.0, -1.0, NAN):
        with pytest.raises(ParameterError, match="change"):
            flat.smoothed(change)


def test_levels_are_rounded_down_for_files() -> None:
    levels = np.random.default_rng(0).uniform(0.1, 2.0, (30, 30))
    rounded = PrivacyMap(levels).rounded().epsilon
    assert (rounded == rounded.astype(np.float32)).all()
    assert (rounded <= levels).all()
    assert (rounded >= levels * (1.0 - 2.0**-22)).all()


def test_the_loss_of_snapping_is_half_a_diagonal() -> None:
    assert PrivacyMap([[0.5, 1.0], [1.0, 1.0]], 3.0).snapping_loss[0, 0] == pytest.approx(
        1.5 / math.sqrt(2.0)
    )
    assert PrivacyMap([[0.5, 1.0]], 3.0).snapping_loss[0, 0] == 0.75


def test_a_map_follows_the_rule_of_the_paper() -> None:
    privacy_map = PrivacyMap.from_density([[0.0, 16000.0], [8000.0, NAN]], slope=1e-4, base=0.4)
    assert privacy_map.epsilon == pytest.approx(np.array([[0.4, 2.0], [1.2, NAN]]), nan_ok=True)
    for arguments, text in (
        (([[-1.0]], 1.0, 1.0), "nonnegative"),
        (([[1.0]], 0.0, 1.0), "slope"),
        (([[1.0]], 1.0, NAN), "base"),
    ):
        with pytest.raises(ParameterError, match=text):
            PrivacyMap.from_density(*arguments)


def test_a_map_of_people_follows_the_rule_as_well() -> None:
    points, people = [[5.0, 4.0], [6.0, 7.0]], [100.0, 50.0]
    density = kernel_density(points, people, (12, 10), 1.0, 0.7)
    found = PrivacyMap.from_points(points, people, 0.01, 0.4, (12, 10), 1.0, 0.7)
    assert found.epsilon == pytest.approx(0.01 * density + 0.4)
    with pytest.raises(ParameterError, match="shape"):
        PrivacyMap.from_points(points, people, 0.01, 0.4, (12, 0), 1.0, 0.7)


def test_a_map_of_a_plan_has_its_rooms_and_walls() -> None:
    """A cell that two rooms share has the lesser level; a wall must cover a cell completely."""
    rooms = [
        Rectangle((0.0, 1.5), (0.0, 2.0), 0.2, "bedroom"),
        Rectangle((2.0, 4.0), (0.0, 1.0), 3.0, "hall"),
    ]
    plan = Plan((4.0, 2.0), 1.0, 1.0, rooms, [Rectangle((2.0, 4.0), (1.0, 2.0))])
    expected = [[0.2, 0.2, 3.0, 3.0], [0.2, 0.2, NAN, NAN]]
    assert plan.privacy_map().epsilon == pytest.approx(np.array(expected), nan_ok=True)


def test_a_long_corridor_of_high_levels_is_connected() -> None:
    assert PrivacyMap(np.full((1, 7000), 40.0)).shape == (1, 7000)


def test_the_density_of_points_integrates_to_the_people() -> None:
    points, people = [[5.0, 4.0], [6.0, 7.0]], [100.0, 50.0]
    density = kernel_density(points, people, (60, 50), 0.25, 0.7)
    assert density.shape == (60, 50)
    assert density.sum() * 0.25**2 == pytest.approx(150.0, rel=1e-3)
    assert divmod(int(density.argmax()), 50) == (16, 20)


def test_densities_need_points_and_a_rule() -> None:
    for arguments in (
        ([[0.0]], [1.0], (2, 2), 1.0, 1.0),
        ([[0.0, 0.0]], [1.0, 2.0], (2, 2), 1.0, 1.0),
        ([[0.0, NAN]], [1.0], (2, 2), 1.0, 1.0),
        ([[0.0, 0.0]], [-1.0], (2, 2), 1.0, 1.0),
        ([[0.0, 0.0]], [1.0], (2, 2), 0.0, 1.0),
        ([[0.0, 0.0]], [1.0], (2, 2), 1.0, NAN),
    ):
        with pytest.raises(ParameterError):
            kernel_density(*arguments)
    assert linear_rule(np.array([[1.0, 3.0]]), 0.5, 2.5) == (1.0, -0.5)
    for density, least, greatest in (
        ([[1.0, 1.0]], 1.0, 2.0),
        ([[1.0, 2.0]], 2.0, 1.0),
        ([[1.0, 2.0]], 0.0, 1.0),
    ):
        with pytest.raises(ParameterError):
            linear_rule(np.array(density), least, greatest)

"""∫ε along moves, and the factor by which shortest paths exceed it."""

from __future__ import annotations

import math

import numpy as np
import pytest

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.privacy_maps.privacy_map import PrivacyMap
from heatcloak_aggregator.privacy_maps.reference import overestimate, reference_costs, reference_distances

from .conftest import town

NAN = math.nan
POINTS = 4000


def integral(levels: FloatArray, here: tuple[int, int], there: tuple[int, int]) -> float:
    """Return ∫ε along a line by the midpoint rule: interpolated from the corners that are no walls."""
    shares = (np.arange(POINTS) + 0.5) / POINTS
    rows, columns = (low + shares * (high - low) for low, high in zip(here, there, strict=True))
    total, weights = np.zeros(POINTS), np.zeros(POINTS)
    for down in (0, 1):
        for right in (0, 1):
            at = np.floor(rows).astype(int) + down, np.floor(columns).astype(int) + right
            weight = (1.0 - np.abs(rows - at[0])) * (1.0 - np.abs(columns - at[1]))
            inside = tuple(np.minimum(each, size - 1) for each, size in zip(at, levels.shape, strict=True))
            level = levels[inside]
            free = ~np.isnan(level)
            total += np.where(free, weight * level, 0.0)
            weights += np.where(free, weight, 0.0)
    return float((total / weights).mean()) * math.hypot(there[0] - here[0], there[1] - here[1])


def crosses_a_wall(levels: FloatArray, here: tuple[int, int], there: tuple[int, int]) -> bool:
    shares = (np.arange(POINTS) + 0.5) / POINTS
    rows, columns = (
        np.rint(low + shares * (high - low)).astype(int) for low, high in zip(here, there, strict=True)
    )
    return bool(np.isnan(levels[rows, columns]).any())


def rough(walls: float) -> FloatArray:
    chance = np.random.default_rng(5)
    levels = chance.uniform(0.2, 3.0, (9, 8))
    levels[chance.random(levels.shape) < walls] = NAN
    levels[:, 0] = levels[0] = 1.0
    return levels


@pytest.mark.parametrize("walls", [0.0, 0.15])
def test_integrals_along_moves_are_exact(walls: float) -> None:
    levels = rough(walls)
    privacy_map = PrivacyMap(levels)
    moves = {
        (divmod(int(a), 8), divmod(int(b), 8)): cost
        for here, there, costs in reference_costs(privacy_map)
        for a, b, cost in zip(here, there, costs, strict=True)
    }
    assert len(moves) > 600
    chosen = np.random.default_rng(6).choice(len(moves), 150, replace=False)
    for here, there in [list(moves)[number] for number in chosen]:
        assert not crosses_a_wall(levels, here, there)
        assert moves[here, there] == pytest.approx(integral(levels, here, there), rel=1e-6)
    # Every move is there unless it crosses a wall.
    absent = [
        ((row, column), (row + 2, column + 1))
        for row in range(7)
        for column in range(7)
        if ((row, column), (row + 2, column + 1)) not in moves
    ]
    assert all(crosses_a_wall(levels, *each) for each in absent)
    assert bool(absent) == (walls > 0.0)


def test_the_factor_holds_for_every_move() -> None:
    """A rule that is inexact where a line passes from square to square made it too small by 0.01 %."""
    levels = np.array([[2.393] * 3, [2.393, 2.229, 2.393], [2.229] * 3, [2.229] * 3, [2.229, 2.393, 2.229]])
    for each in (levels, rough(0.0), rough(0.15), town(9, 9, 0.2, 2.0)):
        privacy_map = PrivacyMap(each)
        factor, columns = overestimate(privacy_map), each.shape[1]
        paths = privacy_map.distances(range(each.size)) if not np.isnan(each).any() else None
        for here, there, costs in reference_costs(privacy_map):
            for a, b, _ in zip(here[::7], there[::7], costs[::7], strict=True):
                own = paths[a, b] if paths is not None else privacy_map.distances([int(a)])[0, b]
                allowed = integral(each, divmod(int(a), columns), divmod(int(b), columns))
                assert own <= factor * allowed * (1.0 + 1e-6)


def test_all_cells_of_a_narrow_corridor_and_behind_a_door_are_reached() -> None:
    corridor = np.full((7, 9), NAN)
    corridor[0], corridor[:, 8] = 0.5, 2.0
    door = np.full((9, 9), 1.0)
    door[4] = NAN
    door[4, 5] = 0.7
    for levels in (corridor, door):
        privacy_map = PrivacyMap(levels)
        cells = np.flatnonzero(privacy_map.cells)
        found = reference_distances(privacy_map, cells)
        assert np.isfinite(found[:, cells]).all()
        assert np.isinf(found[:, ~privacy_map.cells.ravel()]).all()
        mirrored = PrivacyMap(levels[::-1, ::-1])
        assert overestimate(mirrored) == pytest.approx(overestimate(privacy_map), rel=1e-9)
        other = reference_distances(mirrored, levels.size - 1 - cells)
        assert other[:, ::-1] == pytest.approx(found, rel=1e-9)

"""The compiled search for shortest paths finds the integers of the shared one."""

from __future__ import annotations

import numpy as np
import pytest

from heatcloak_aggregator.privacy_maps.paths import PathGrid, padded
from heatcloak_aggregator.privacy_maps.privacy_map import PrivacyMap
from heatcloak_aggregator.privacy_maps.reference import overestimate, reference_distances
from heatcloak_shared.location.grid_paths import FRACTION_BITS, STENCIL_FACTOR, LevelGrid

from .conftest import town


@pytest.mark.parametrize(("rows", "columns"), [(11, 14), (1, 9), (9, 1), (2, 7), (1, 1), (5, 3)])
@pytest.mark.parametrize("limit", [1, 4, 1 << 18])
def test_compiled_distances_are_the_shared_ones(rows: int, columns: int, limit: int) -> None:
    chance = np.random.default_rng(rows)
    levels = (chance.uniform(0.05, 2.0, (rows, columns)) * 2**FRACTION_BITS).astype(np.int64)
    levels[chance.random(levels.shape) < 0.15] = 0
    shared, compiled = LevelGrid(rows, columns, levels.ravel().tolist()), PathGrid(levels)
    cap = limit << FRACTION_BITS
    blocks = compiled.each_block(cap, lambda block: block)
    for block in blocks:
        for cell, cells, distances in block:
            if levels.flat[cell]:
                expected = shared.distances(cell, cap)
                assert dict(zip(cells.tolist(), distances.tolist(), strict=True)) == expected


def test_padding_is_the_shared_one() -> None:
    levels = np.arange(1, 13, dtype=np.int64).reshape(3, 4)
    shared = LevelGrid(3, 4, levels.ravel().tolist()).padded(2, 1)
    assert padded(levels, (2, 1)).ravel().tolist() == list(shared.levels)


def test_on_a_constant_map_the_overestimate_is_that_of_the_moves() -> None:
    found = overestimate(PrivacyMap(np.full((15, 15), 0.7), 0.5))
    assert STENCIL_FACTOR <= found <= STENCIL_FACTOR * 1.000002


def test_the_overestimate_bounds_all_pairs_of_cells() -> None:
    """It is found from single moves; paths of such moves can't have a greater ratio."""
    chance = np.random.default_rng(5)
    for levels in (town(14, 17), chance.uniform(0.2, 1.0, (12, 12))):
        privacy_map = PrivacyMap(levels)
        every = range(privacy_map.epsilon.size)
        reference = reference_distances(privacy_map, np.array(every))
        ratios = privacy_map.distances(every) / np.where(reference > 0.0, reference, np.inf)
        assert ratios.max() <= overestimate(privacy_map)
        assert overestimate(privacy_map) > STENCIL_FACTOR


def test_the_overestimate_of_a_row_is_one() -> None:
    chance = np.random.default_rng(1)
    for shape in ((1, 20), (20, 1), (1, 1)):
        assert overestimate(PrivacyMap(chance.uniform(0.2, 1.0, shape))) == pytest.approx(1.0, abs=1e-12)

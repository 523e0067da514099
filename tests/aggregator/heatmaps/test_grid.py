"""Cells, sums over them, and the Gaussian filter."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.heatmaps.grid import (
    Cells,
    block_sums,
    gaussian_filter,
    level_of,
    spread_evenly,
    whole_level,
)
from heatcloak_shared.errors import ParameterError

_CELL = st.integers(0, 4).flatmap(
    lambda level: st.tuples(st.just(level), st.integers(0, 2**level - 1), st.integers(0, 2**level - 1))
)


@given(st.lists(_CELL, max_size=8))
def test_overlap_is_found(cells: list[tuple[int, int, int]]) -> None:
    def overlap(one: tuple[int, int, int], other: tuple[int, int, int]) -> bool:
        level = min(one[0], other[0])
        return all(one[axis] >> one[0] - level == other[axis] >> other[0] - level for axis in (1, 2))

    disjoint = not any(overlap(*pair) for pair in itertools.combinations(cells, 2))
    columns = np.array(cells, dtype=np.int64).reshape(-1, 3).T
    assert Cells(*columns).are_disjoint() == disjoint


def test_filter_keeps_mass_and_follows_the_paper() -> None:
    density = np.random.default_rng(2).random((16, 16))
    heatmap = gaussian_filter(density, 0.1)
    assert heatmap.sum() == pytest.approx(density.sum(), rel=1e-12)
    # Section 2.3 as printed, by loops.
    places = [(row, column) for row in range(16) for column in range(16)]

    def weight(one: tuple[int, int], other: tuple[int, int]) -> float:
        return float(np.exp(-((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) / 256.0 / (2 * 0.1**2)))

    at = (3, 7)
    expected = sum(
        weight(at, place) / sum(weight(place, other) for other in places) * density[place] for place in places
    )
    assert heatmap[at] == pytest.approx(expected, rel=1e-12)


def test_no_blur_changes_nothing() -> None:
    density = np.random.default_rng(2).random((4, 4))
    assert np.array_equal(gaussian_filter(density, 0.0), density)


def test_sums_of_what_is_spread_are_the_masses() -> None:
    masses = np.arange(16.0)
    density = spread_evenly(whole_level(2), masses, 32)
    assert np.allclose(block_sums(density, 4).ravel(), masses)
    assert np.ptp(density[:8, :8]) == 0.0


@pytest.mark.parametrize("size", [0, 1, 3, 100, 4096, True, 8.0, "8"])
def test_refuses_other_sizes(size: int) -> None:
    with pytest.raises(ParameterError, match="size"):
        level_of(size)

"""Order of computed numbers: by value, and by label if they are equal up to rounding."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import numpy.typing as npt
import pytest

from heatcloak_aggregator.ranking import descending, highest, lowest, lowest_in_rows


def nudged(values: list[float], rng: np.random.Generator) -> npt.NDArray[np.float64]:
    """Return the values, each off by a few units in the last place."""
    numbers = np.array(values)
    off: npt.NDArray[np.float64] = numbers + np.spacing(np.abs(numbers)) * rng.integers(-4, 5, numbers.size)
    return off


@pytest.mark.parametrize("seed", range(50))
def test_rounding_does_not_change_the_order(seed: int) -> None:
    rng = np.random.default_rng(seed)
    exact = [Fraction(int(part), 7) for part in rng.integers(0, 4, 12)]
    values = nudged([float(part) for part in exact], rng)
    expected = sorted(range(len(exact)), key=lambda index: (-exact[index], index))
    assert descending(values).tolist() == expected
    assert highest(values) == expected[0]
    assert lowest(values) == min(range(len(exact)), key=lambda index: (exact[index], index))
    assert lowest_in_rows(np.array([values, values])).tolist() == [lowest(values)] * 2


def test_values_that_differ_by_more_than_rounding_are_not_tied() -> None:
    assert descending([1.0, 1.0 + 1e-7, 0.5]).tolist() == [1, 0, 2]
    assert highest([1.0, 1.0 + 1e-7]) == 1
    assert lowest([1.0, 1.0 - 1e-7]) == 1


def test_infinities_and_empty_lists_are_ordered() -> None:
    assert descending([]).size == 0
    assert descending([1.0, np.inf, -np.inf, np.inf]).tolist() == [1, 3, 0, 2]
    assert highest([-np.inf, 3.0]) == 1
    assert lowest([np.inf, np.inf, 2.0, 2.0]) == 2

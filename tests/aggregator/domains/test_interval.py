"""`IntervalDomain`: coordinates, distances, refused arguments, and the heat kernel."""

from __future__ import annotations

import dataclasses
import math

import numpy as np
import pytest

from heatcloak_aggregator.domains import IntervalDomain
from heatcloak_shared.errors import ParameterError


def test_coordinates_count_from_one_and_end_at_one() -> None:
    """Sources are at i/n and sensors at j/m, with i and j from 1."""
    domain = IntervalDomain(n_sources=4, n_sensors=2)
    assert domain.source_places.tolist() == [0.25, 0.5, 0.75, 1.0]
    assert domain.sensor_places.tolist() == [0.5, 1.0]


def test_the_default_is_the_setting_of_the_paper() -> None:
    assert IntervalDomain() == IntervalDomain(n_sources=100, n_sensors=50)


def test_the_domain_and_its_arrays_are_read_only() -> None:
    """An operator stays valid because its domain cannot change."""
    domain = IntervalDomain()
    with pytest.raises(dataclasses.FrozenInstanceError):
        domain.n_sources = 3  # type: ignore[misc]
    with pytest.raises(ValueError, match="read-only"):
        domain.source_places[0] = 0.5
    with pytest.raises(ValueError, match="read-only"):
        domain.operator(0.05).matrix()[0, 0] = 1.0


def test_distance_is_that_of_the_coordinates() -> None:
    """It is |x − x'|."""
    domain = IntervalDomain(n_sources=100)
    assert domain.distance(9, 12) == pytest.approx(0.03, rel=1e-15)
    assert domain.distance(12, 9) == domain.distance(9, 12)
    assert domain.distance(5, 5) == 0.0


@pytest.mark.parametrize("pair", [(-1, 0), (0, 100), (0, 1.5), ("a", 0), (0, True), (None, 0)])
def test_distance_refuses_locations_that_do_not_exist(pair: tuple[int, int]) -> None:
    """A negative index does not count from the end."""
    with pytest.raises(ParameterError, match="does not exist"):
        IntervalDomain(n_sources=100).distance(*pair)


@pytest.mark.parametrize("count", [0, -1, 2.5, True, "7", None])
def test_counts_must_be_positive_integers(count: object) -> None:
    with pytest.raises(ParameterError, match="positive integer"):
        IntervalDomain(n_sources=count)  # type: ignore[arg-type]
    with pytest.raises(ParameterError, match="positive integer"):
        IntervalDomain(n_sensors=count)  # type: ignore[arg-type]


@pytest.mark.parametrize("spread", [0.0, -0.05, math.nan, math.inf, 1e-300, "a", None, True, [0.1]])
def test_spread_must_be_a_number_with_a_representable_kernel(spread: object) -> None:
    with pytest.raises(ParameterError, match=r"spread is .*: give T = diffusivity·time between"):
        IntervalDomain().operator(spread)  # type: ignore[arg-type]
    with pytest.raises(ParameterError, match="spread"):
        IntervalDomain().joint_sensitivity(0.01, [spread])  # type: ignore[list-item]


@pytest.mark.parametrize("alpha", [-1.0, math.nan, "a", None, True])
def test_a_radius_must_be_a_number(alpha: object) -> None:
    for ask in (
        IntervalDomain().operator(0.1).sensitivity,
        lambda a: IntervalDomain().joint_sensitivity(a, [1]),
    ):
        with pytest.raises(ParameterError, match=r"alpha is .*: give a finite radius"):
            ask(alpha)  # type: ignore[arg-type]


@pytest.mark.parametrize("spreads", [[], None, 0.1, "abc"])
def test_spreads_must_be_a_sequence_that_is_not_empty(spreads: object) -> None:
    with pytest.raises(ParameterError, match="spread"):
        IntervalDomain().joint_sensitivity(0.01, spreads)  # type: ignore[arg-type]


@pytest.mark.parametrize("places", [0.5, [[0.5]], ["a"], None])
def test_responses_and_slopes_accept_only_a_vector_of_numbers(places: object) -> None:
    op = IntervalDomain().operator(0.1)
    for ask in (op.responses, op.slopes):
        with pytest.raises(ParameterError, match="the places"):
            ask(places)  # type: ignore[arg-type]


@pytest.mark.parametrize("spread", [1e-4, 0.05, 10.0])
def test_the_matrix_is_the_heat_kernel(spread: float) -> None:
    """A[j, i] = exp(−(i/n − j/m)²/4T)/√(4πT), with i and j from 1."""
    matrix = IntervalDomain(n_sources=7, n_sensors=5).operator(spread).matrix()
    assert matrix.shape == (5, 7)
    for j in range(1, 6):
        for i in range(1, 8):
            x = i / 7 - j / 5
            expected = math.exp(-x * x / (4 * spread)) / math.sqrt(4 * math.pi * spread)
            assert matrix[j - 1, i - 1] == pytest.approx(expected, rel=1e-11, abs=1e-300)


def test_the_matrix_is_computed_once() -> None:
    op = IntervalDomain().operator(0.05)
    assert op.matrix() is op.matrix()


def test_one_source_and_one_sensor_are_at_the_peak_of_the_kernel() -> None:
    """Both are at 1."""
    op = IntervalDomain(1, 1).operator(0.05)
    assert np.array_equal(op.matrix(), [[1 / math.sqrt(4 * math.pi * 0.05)]])


@pytest.mark.parametrize("count", [1, 5, 20])
def test_columns_are_the_same_whether_or_not_the_matrix_was_computed(count: int) -> None:
    """Values, memory layout and therefore sums are the same bit for bit."""
    fresh, used = (IntervalDomain(100, 50).operator(0.05) for _ in range(2))
    used.matrix()
    chosen = np.random.default_rng(count).choice(100, count, replace=False)
    first, second = fresh.columns(chosen), used.columns(chosen)
    assert first.strides == second.strides
    assert (first.sum(axis=1) == second.sum(axis=1)).all()

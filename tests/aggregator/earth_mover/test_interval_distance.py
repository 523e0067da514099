"""Earth mover's distance on the interval: exact transport between vectors scaled to mass one."""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.optimize import linprog
from scipy.stats import wasserstein_distance

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalDomain
from heatcloak_aggregator.earth_mover import emd, score
from heatcloak_shared.errors import ParameterError

INTENSITIES = st.lists(st.floats(0.0, 1.0), min_size=6, max_size=6)


def transport(domain: IntervalDomain, a: FloatArray, b: FloatArray) -> float:
    """Return the optimal transport by a linear program over all flows, as in Definition 1."""
    n = domain.n_sources
    cost = np.array([[domain.distance(i, j) for j in range(n)] for i in range(n)])
    leaving = np.kron(np.eye(n), np.ones(n))
    arriving = np.kron(np.ones(n), np.eye(n))
    supply = np.concatenate([a / a.sum(), b / b.sum()])
    program = linprog(cost.ravel(), A_eq=np.vstack([leaving, arriving]), b_eq=supply, method="highs")
    assert program.status == 0
    return float(cost.ravel() @ program.x)


def test_agrees_with_the_linear_program() -> None:
    rng = np.random.default_rng(1)
    domain = IntervalDomain(n_sources=12)
    for _ in range(20):
        a = rng.random(12) * (rng.random(12) < 0.4) + 1e-3
        b = rng.random(12)
        assert emd(domain, a, b) == pytest.approx(transport(domain, a, b), abs=1e-9)


def test_agrees_with_scipy() -> None:
    rng = np.random.default_rng(2)
    domain = IntervalDomain(n_sources=300)
    places = domain.source_places
    for _ in range(50):
        a, b = rng.random((2, 300)) * (rng.random((2, 300)) < 0.05) + 1e-12
        assert emd(domain, a, b) == pytest.approx(wasserstein_distance(places, places, a, b), abs=1e-12)


def test_five_people_who_move_by_one_cell_have_distance_one_cell() -> None:
    domain = IntervalDomain(n_sources=100)
    before, after = np.zeros(100), np.zeros(100)
    before[[10, 30, 50, 70, 90]] = 1.0
    after[[11, 31, 51, 71, 91]] = 1.0
    assert emd(domain, before, after) == pytest.approx(0.01, abs=1e-15)


@settings(deadline=None)
@given(INTENSITIES, INTENSITIES, INTENSITIES)
def test_is_a_metric_on_shapes(a: list[float], b: list[float], c: list[float]) -> None:
    """Symmetric, zero for equal vectors, independent of their mass, and with the triangle inequality."""
    domain = IntervalDomain(n_sources=6)
    assert emd(domain, a, b) == pytest.approx(emd(domain, b, a), abs=1e-12)
    assert emd(domain, a, a) == 0.0
    assert emd(domain, np.array(a) * 0.25, a) == pytest.approx(0.0, abs=1e-12)
    assert emd(domain, a, c) <= emd(domain, a, b) + emd(domain, b, c) + 1e-12
    assert 0.0 <= emd(domain, a, b) <= 1.0


def test_estimate_without_mass_counts_as_uniform_and_is_flagged() -> None:
    domain = IntervalDomain(n_sources=10)
    truth = np.eye(10)[3]
    nothing = score(domain, truth, np.zeros(10))
    assert nothing.placeless
    assert nothing.value == emd(domain, truth, np.full(10, 0.3))
    assert not score(domain, truth, np.full(10, 0.3)).placeless


def test_tiny_and_huge_intensities_are_scaled() -> None:
    domain = IntervalDomain(n_sources=3)
    huge = [1.7e308, 1.7e308, 0.0]
    tiny = [5e-324, 5e-324, 0.0]
    assert emd(domain, huge, [1.0, 1.0, 0.0]) == 0.0
    assert emd(domain, tiny, [1.0, 1.0, 0.0]) == 0.0
    assert not score(domain, huge, tiny).placeless


def test_a_single_location_has_distance_zero() -> None:
    assert emd(IntervalDomain(1, 1), [0.3], [0.0]) == 0.0


@pytest.mark.parametrize(
    "bad",
    [
        [0.1, -1e-9, 0.2],
        [0.1, math.nan, 0.2],
        [0.1, math.inf, 0.2],
        [0.1, 0.2],
        [[0.1, 0.2, 0.3]],
        0.5,
        ["a", "b", "c"],
        [1j, 0.0, 0.0],
        None,
    ],
)
def test_refuses_invalid_vectors(bad: npt.ArrayLike) -> None:
    domain = IntervalDomain(n_sources=3)
    good = [0.1, 0.2, 0.3]
    with pytest.raises(ParameterError, match="give"):
        emd(domain, good, bad)
    with pytest.raises(ParameterError, match="give"):
        emd(domain, bad, good)

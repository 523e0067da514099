"""The heat kernel in integers, against closed forms and mpmath."""

from __future__ import annotations

import math
from fractions import Fraction

import mpmath as mp  # type: ignore[import-untyped]
import numpy as np
import pytest

from heatcloak_aggregator.privacy.audit.exact_heat_kernel import Laplacian, Plan, integer_kernel

GUARDS = (64, 256)


def kernel_of(laplacian: Laplacian, guard: int) -> tuple[list[list[Fraction]], Fraction]:
    """Return every entry, and the error bound."""
    found = integer_kernel(laplacian, Plan.of(laplacian, guard), np.arange(laplacian.size))
    unit = Fraction(1, 1 << found.bits)
    return [[int(entry) * unit for entry in row] for row in found.rows], found.error * unit


def random_laplacian(size: int, decades: float, seed: int) -> Laplacian:
    """Return a connected graph with weights over ``decades`` decades."""
    chance = np.random.default_rng(seed)
    tree = [(vertex, int(chance.integers(0, vertex))) for vertex in range(1, size)]
    more = [
        (i, j) for i in range(size) for j in range(i) if (i, j) not in tree and chance.random() < 1.0 / size
    ]
    weights = 10.0 ** chance.uniform(-decades / 2.0, decades / 2.0, len(tree) + len(more))
    return Laplacian(size, np.array(tree + more), [Fraction(float(weight)) for weight in weights])


@pytest.mark.parametrize("guard", GUARDS)
@pytest.mark.parametrize("rate", [1e-12, 0.3, 20.0, 1e6, 1e21])
def test_two_vertices_match_the_closed_form(rate: float, guard: int) -> None:
    entries, error = kernel_of(Laplacian(2, np.array([[0, 1]]), [Fraction(rate)]), guard)
    with mp.workdps(120):
        decay = mp.exp(-2 * mp.mpf(rate))
        for i, row in enumerate(entries):
            for j, entry in enumerate(row):
                truth = (1 + decay) / 2 if i == j else (1 - decay) / 2
                assert abs(mp.mpf(entry.numerator) / entry.denominator - truth) <= mp.mpf(float(error))
    assert error <= Fraction(1, 1 << guard)


@pytest.mark.parametrize("size", [3, 17, 60])
def test_a_complete_graph_matches_the_closed_form(size: int) -> None:
    edges = np.array([(i, j) for i in range(size) for j in range(i)])
    entries, error = kernel_of(Laplacian(size, edges, [Fraction(1, 16)] * len(edges)), 64)
    decay = math.exp(-size / 16.0)
    for i, row in enumerate(entries):
        for j, entry in enumerate(row):
            assert float(entry) == pytest.approx(1 / size + decay * ((i == j) - 1 / size), rel=1e-13)
    assert error <= Fraction(1, 1 << 64)


@pytest.mark.parametrize("guard", GUARDS)
@pytest.mark.parametrize("decades", [0.0, 6.0, 24.0])
@pytest.mark.parametrize("seed", range(3))
def test_weights_over_many_decades_are_within_the_stated_error(decades: float, seed: int, guard: int) -> None:
    laplacian = random_laplacian(9, decades, seed)
    entries, error = kernel_of(laplacian, guard)
    with mp.workdps(200):
        matrix = mp.zeros(laplacian.size)
        for (i, j), rate in zip(laplacian.edges.tolist(), laplacian.rates, strict=True):
            exact = mp.mpf(rate.numerator) / rate.denominator
            matrix[i, j] -= exact
            matrix[j, i] -= exact
            matrix[i, i] += exact
            matrix[j, j] += exact
        values, vectors = mp.eigsy(matrix)
        truth = vectors * mp.diag([mp.exp(-value) for value in values]) * vectors.T
        off = mp.sqrt(
            sum(
                (mp.mpf(entry.numerator) / entry.denominator - truth[i, j]) ** 2
                for i, row in enumerate(entries)
                for j, entry in enumerate(row)
            )
        )
        assert off <= mp.mpf(error.numerator) / error.denominator
    assert error <= Fraction(1, 1 << guard)

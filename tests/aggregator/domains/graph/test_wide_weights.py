"""The sensitivity of graphs with weights over many decades, compared with 60-digit arithmetic."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from heatcloak_aggregator import bpdn
from heatcloak_aggregator.domains import GraphDomain
from heatcloak_aggregator.domains.graph import fixed_point
from heatcloak_aggregator.domains.graph import spectrum as module
from heatcloak_aggregator.domains.graph.spectrum import decompose
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.model_check import check_against_model
from heatcloak_shared.errors import ParameterError, ZoneError
from heatcloak_shared.zone import Graph, Move, Promise
from support.exact_heat import exact_kernel, exact_steepest
from support.graphs import random_edges
from support.zones import uniform_noise

Pairs = list[tuple[int, int]]

PROMISE = Promise(Move(1.0), 4.0, 1e-5)
NEGLIGIBLE = 1e-40
"""Smaller exact values are not compared: sixty digits may not resolve them for weights over 24 decades."""


def random_case(number: int, decades: float) -> tuple[GraphDomain, float]:
    """Return a connected graph of 2 to 10 vertices with weights over ``decades`` around 1, and a spread."""
    chance = np.random.default_rng([number, int(decades)])
    size = int(chance.integers(2, 11))
    edges = random_edges(size, size + int(chance.integers(0, 2 * size)), number)
    weights = 10.0 ** chance.uniform(-decades / 2, decades / 2, len(edges))
    if chance.random() < 0.3:
        # Two scales with a gap between them make the narrowest spectral gaps.
        weights = 10.0 ** chance.choice([-decades / 2, decades / 2, 0.0], len(edges))
    lengths = chance.uniform(0.5, 2.0, len(edges)) if chance.random() < 0.3 else None
    sensors = np.flatnonzero(chance.random(size) < 0.7) if chance.random() < 0.3 else None
    if sensors is not None and not sensors.size:
        sensors = None
    return GraphDomain(size, edges, weights, sensors, lengths), float(10.0 ** chance.uniform(-3.0, 3.0))


@pytest.mark.parametrize("part", range(4))
def test_no_sensitivity_is_below_the_exact_one_over_24_decades(part: int, graphs: int) -> None:
    for number in range(part, graphs, 4):
        domain, spread = random_case(number, 24.0)
        truth = exact_steepest(domain, spread)
        # α is 0.5 because no edge is shorter.
        stated = domain.operator(spread).sensitivity(0.5) / 0.5
        assert stated >= truth * (1.0 - 1e-15) or truth < NEGLIGIBLE, number


@pytest.mark.parametrize("part", range(4))
def test_the_sensitivity_is_at_most_a_thousandth_too_high_over_12_decades(part: int, graphs: int) -> None:
    for number in range(part, graphs, 4):
        domain, spread = random_case(number, 12.0)
        truth = exact_steepest(domain, spread)
        found = domain.operator(spread).steepest_edge
        assert truth * (1.0 - 1e-15) <= found.upper or truth < NEGLIGIBLE, number
        assert found.everywhere <= max(1.001 * truth, NEGLIGIBLE), number


def rising_ratios(seed: int, steps: int) -> Iterator[float]:
    """Yield growing ratios of exact to stated sensitivity, found by random changes of a graph's weights."""
    chance = np.random.default_rng(seed)
    size = int(chance.integers(3, 6))
    edges = random_edges(size, size + 1, seed)
    exponents, spread, best = chance.uniform(-12.0, 12.0, len(edges)), 0.0, 0.0
    for _ in range(steps):
        tried = np.clip(
            exponents + chance.normal(0.0, 2.0, len(edges)) * (chance.random(len(edges)) < 0.5), -12, 12
        )
        tried_spread = float(np.clip(spread + chance.normal(0.0, 0.5), -6.0, 6.0))
        domain = GraphDomain(size, edges, 10.0**tried)
        truth = exact_steepest(domain, 10.0**tried_spread)
        ratio = truth / domain.operator(10.0**tried_spread).sensitivity(1.0)
        if truth > NEGLIGIBLE and ratio > best:
            exponents, spread, best = tried, tried_spread, ratio
            yield ratio


@pytest.mark.parametrize("seed", range(4))
def test_no_random_search_finds_a_sensitivity_below_the_exact_one(seed: int, graphs: int) -> None:
    assert max(rising_ratios(seed, graphs)) <= 1.0 + 1e-15


def test_a_weak_bridge_between_strong_pairs_has_a_sensitivity_of_one() -> None:
    """The spectral gap is below the rounding of the largest eigenvalue: eigensolvers mix the slow modes."""
    domain = GraphDomain(4, [(0, 1), (1, 2), (2, 3)], [1e6, 1e-10, 1e6])
    found = domain.operator(1.0).steepest_edge
    truth = exact_steepest(domain, 1.0)
    assert truth == pytest.approx(1.0 - 1e-10, abs=1e-12)
    assert truth <= found.upper <= found.everywhere <= 1.0001 * truth
    assert found.edge == (1, 2)


@pytest.mark.parametrize("strong", [1e6, 1e12])
def test_the_matrix_is_correct_to_eight_digits(strong: float) -> None:
    """Recovery uses the matrix for which the sensitivity was computed."""
    domain = GraphDomain(5, [(0, 1), (1, 2), (2, 3), (3, 4)], [strong, 1e-10, strong, 0.3], sensors=[0, 3, 4])
    op = domain.operator(1.0)
    np.testing.assert_allclose(op.matrix(), exact_kernel(domain, 1.0)[[0, 3, 4]], rtol=0.0, atol=1e-8)
    found = bpdn(op, op.matrix() @ [0.0, 0.0, 0.0, 0.0, 1.0], 1e-3)
    assert found.status == "optimal"
    assert np.argmax(found.estimate) == 4


@pytest.mark.parametrize("number", range(40))
def test_the_error_of_the_spectrum_is_within_its_stated_bound(number: int) -> None:
    domain, spread = random_case(number, 12.0)
    spectrum = decompose(domain)
    kernel = (spectrum.vectors * np.exp(-spread * spectrum.values)) @ spectrum.vectors.T
    # The product is rounded too, by less than this.
    rounding = 1e-14 * domain.n_vertices
    assert (
        np.linalg.norm(kernel - exact_kernel(domain, spread), 2) <= spectrum.kernel_error(spread) + rounding
    )


def test_wrong_eigenvectors_have_a_large_error_bound() -> None:
    """A vector that is not orthogonal, and a rotated pair."""
    domain = GraphDomain(4, [(0, 1), (1, 2), (2, 3)], [3.0, 1.0, 2.0])
    fine = decompose(domain)
    assert fine.kernel_error(1.0) < 1e-14
    overwritten = fine.vectors.copy()
    overwritten[:, 1] = 0.5 * (fine.vectors[:, 0] + fine.vectors[:, 1])
    assert module._skewness(overwritten) >= np.linalg.norm(overwritten.T @ overwritten - np.eye(4), 2) > 0.4
    turned = fine.vectors.copy()
    turned[:, 1:3] = turned[:, 1:3] @ np.array(
        [[math.cos(0.1), -math.sin(0.1)], [math.sin(0.1), math.cos(0.1)]]
    )
    residuals = module._residuals(domain.laplacian, fine.values, turned, 10.0)
    truth = np.linalg.norm(domain.laplacian @ turned - turned * fine.values, axis=0)
    assert (residuals >= truth).all()
    assert residuals[1] > 0.01


@pytest.mark.parametrize("number", range(20))
def test_the_error_of_integer_arithmetic_is_within_its_stated_bound(number: int) -> None:
    domain, spread = random_case(number, 24.0)
    kernel = fixed_point.heat_kernel(domain, spread, guard=30)
    apart = np.abs(kernel.as_floats() - exact_kernel(domain, spread)).sum(axis=1).max()
    assert apart <= kernel.error / 2.0**kernel.bits + 1e-15
    assert kernel.error / 2.0**kernel.bits < 1e-4


def test_a_graph_too_large_for_integers_has_a_bound_and_no_matrix() -> None:
    size = 130
    weights = [1e12] * (size - 1)
    weights[size // 2] = 1e-9
    domain = GraphDomain(size, [(i, i + 1) for i in range(size - 1)], weights)
    op = domain.operator(1e9)
    assert math.sqrt(2.0) <= op.sensitivity(1.0) <= math.sqrt(2.0) * (1.0 + 1e-14)
    with pytest.raises(ParameterError, match=r"cannot be computed to better than .* merge vertices"):
        op.matrix()


def test_a_zone_whose_spread_mixes_heat_over_the_whole_graph_is_refused() -> None:
    """Readings are doubles: a lattice finer than their rounding hides nothing."""
    mixed = Graph(2, ((0, 1),), (100.0,), (0, 1), 1.0)
    with pytest.raises(ParameterError, match="the spread 1 mixes heat over the whole graph"):
        new_zone(domain=mixed, promise=PROMISE)
    slow = new_zone(domain=replace(mixed, spread=0.01), promise=PROMISE)
    finer = uniform_noise(1e-12, 2.0**-45, 1000, 2)
    with pytest.raises(ZoneError, match=r"pair\.toml: the spread 1 mixes heat over the whole graph"):
        check_against_model(replace(slow, domain=mixed, noise=finer), "pair.toml")

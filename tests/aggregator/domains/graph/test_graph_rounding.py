"""Rounding in the sensitivity of a graph: it is never below the exact value, on any machine."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from typing import cast

import mpmath  # type: ignore[import-untyped]
import numpy as np
import pytest

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import GraphDomain, GraphOperator
from heatcloak_aggregator.domains.graph import fixed_point, sensitivity
from heatcloak_aggregator.domains.graph import operator as module
from heatcloak_aggregator.domains.graph.sensitivity import SteepestEdge, dominant_bounds
from heatcloak_aggregator.domains.graph.sketch import DominantPart
from heatcloak_aggregator.zones.calibration import NoiseShape, new_zone
from heatcloak_aggregator.zones.kinds import operator_of
from heatcloak_aggregator.zones.model_check import check_against_model, model_sensitivity
from heatcloak_shared.errors import ZoneError
from heatcloak_shared.zone import Graph, Move, Promise, Zone
from support.exact_heat import exact_steepest, exponential
from support.graphs import random_edges, random_graph

PROMISE = Promise(Move(1.0), 4.0, 1e-5)


@pytest.mark.parametrize("most_dense", [2000, 0])
@pytest.mark.parametrize("spread", [1e-3, 0.4, 30.0, 700.0])
@pytest.mark.parametrize("seed", range(3))
def test_the_exact_sensitivity_is_within_the_stated_bounds(
    seed: int, spread: float, most_dense: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For wide ranges of weights and spreads, with dense and with sparse methods."""
    monkeypatch.setattr(module, "MOST_DENSE", most_dense)
    pairs = random_edges(9, 14, seed)
    chance = np.random.default_rng(seed)
    weights = 10.0 ** chance.uniform(-3.0, 3.0, len(pairs))
    lengths = chance.uniform(0.5, 2.0, len(pairs))
    domain = GraphDomain(9, pairs, weights, sensors=range(0, 9, 1 + seed), lengths=lengths)
    found, truth = domain.operator(spread).steepest_edge, exact_steepest(domain, spread)
    assert found.exact
    assert truth <= found.upper <= found.everywhere
    assert abs(found.lower - truth) <= found.rounding
    assert found.rounding < 3e-8


@pytest.mark.parametrize("rays", [30, 100])
def test_the_error_bound_of_the_series_covers_large_exponents(
    rays: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bound proportional to the number of terms is too small for a star of strong rays and a weak one."""
    monkeypatch.setattr(module, "MOST_DENSE", 0)
    weight, pendant, spread = 3333.3, 0.13, 7.7
    with mpmath.workdps(60):
        strong, weak, root = mpmath.mpf(weight), mpmath.mpf(pendant), mpmath.sqrt(rays)
        # In the basis of the centre, the weak ray's end, and the mean of the strong ones'.
        heat = exponential(
            [[rays * strong + weak, -weak, -strong * root], [-weak, weak, 0], [-strong * root, 0, strong]],
            mpmath.mpf(spread),
        )
        along_weak = mpmath.norm(heat * mpmath.matrix([1, -1, 0]))
        apart = (1 - 1 / mpmath.mpf(rays)) * mpmath.exp(-2 * spread * strong)
        along_strong = mpmath.sqrt(mpmath.norm(heat * mpmath.matrix([1, 0, -1 / root])) ** 2 + apart)
        truth = max(along_weak, along_strong)
        edges = [(0, ray) for ray in range(1, rays + 2)]
        domain = GraphDomain(rays + 2, edges, [weight] * rays + [pendant])
        found = domain.operator(spread).steepest_edge
        assert found.exact
        assert found.edge == (0, rays + 1)
        assert truth <= found.upper
        assert abs(found.lower - truth) <= found.rounding
        assert found.upper <= truth * (1 + 1e-6)


def cliques(weight: float = 1e-3, spread: float = 2e5, size: int = 60) -> Graph:
    """Return two cliques joined by a weak edge: a small sensitivity, and a large exponent."""
    inside = [(i, j) for i in range(size) for j in range(i)]
    edges = (*inside, *((i + size, j + size) for i, j in inside), (0, size))
    weights = (*[1.0] * (2 * len(inside)), weight)
    return Graph(2 * size, edges, weights, tuple(range(2 * size)), spread)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Return a function that adds a multiple of the error bound to the results, as on another machine."""
    over_rows = sensitivity._over_rows
    error = cast("GraphOperator", operator_of(cliques())).kernel_error

    def perturb(share: float) -> None:
        def rounded(domain: GraphDomain, blocks: list[FloatArray]) -> FloatArray:
            return over_rows(domain, blocks) + share * math.sqrt(2.0) * error / domain.lengths

        operator_of.cache_clear()
        monkeypatch.setattr(sensitivity, "_over_rows", rounded)

    return perturb


def with_sensitivity(zone: Zone, value: float) -> Zone:
    return replace(zone, noise=replace(zone.noise, sensitivity=value))


@pytest.mark.parametrize("shape", ["uniform", "shaped"])
@pytest.mark.parametrize(("maker", "checker"), [(-1.0, 1.0), (0.0, 1.0), (0.0, 0.0), (1.0, -1.0)])
def test_a_zone_made_on_one_machine_is_accepted_on_another(
    machine: Callable[[float], None], maker: float, checker: float, shape: NoiseShape
) -> None:
    """Δ₂ is so small that rounding is a thousandth of it."""
    machine(maker)
    zone = new_zone(domain=cliques(), promise=PROMISE, shape=shape)
    machine(checker)
    check_against_model(zone, "cl.toml")
    noise = zone.noise
    assert noise.sensitivity < 1.001 * model_sensitivity(zone.domain, 1.0, noise.relative_scales)


@pytest.mark.parametrize("shape", ["uniform", "shaped"])
def test_a_stated_sensitivity_just_below_the_computed_one_is_refused(
    machine: Callable[[float], None], shape: NoiseShape
) -> None:
    """The two numbers in the error differ."""
    machine(-1.0)
    zone = new_zone(domain=cliques(), promise=PROMISE, shape=shape)
    assert isinstance(zone.domain, Graph)
    scales = zone.noise.relative_scales
    steepest = cast("GraphOperator", operator_of(zone.domain)).weighted_steepest_edge(scales)
    needed = model_sensitivity(zone.domain, 1.0, scales)
    check_against_model(with_sensitivity(zone, needed), "cl.toml")
    for less in (math.nextafter(needed, 0.0), steepest.lower, steepest.lower - steepest.rounding):
        with pytest.raises(ZoneError, match=rf"{less!r} is below the domain's {needed!r} for alpha = 1"):
            check_against_model(with_sensitivity(zone, less), "cl.toml")
    machine(1.0)
    with pytest.raises(ZoneError, match="calibrate the zone again"):
        check_against_model(with_sensitivity(zone, needed), "cl.toml")


def test_an_inexact_bound_has_a_margin_of_a_millionth_for_other_machines() -> None:
    """It depends on images of random vectors, which other machines round differently."""
    domain = random_graph(300, 500, seed=2)
    bound = sensitivity._seen(domain, 0.1, 1e-13, 0, unseen=0.2)
    assert (bound.upper, bound.lower, bound.exact) == (0.2, 0.1, False)
    assert 0.2 * (1.0 + 0.9e-6) <= bound.everywhere <= 0.2 * (1.0 + 1.1e-6)


@pytest.mark.parametrize("most_dense", [2000, 0])
def test_the_change_of_readings_is_at_most_the_root_of_two_even_for_a_tiny_spread(
    most_dense: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The shorter edge has length 1/2, which doubles the bound."""
    monkeypatch.setattr(module, "MOST_DENSE", most_dense)
    domain = GraphDomain(3, [[0, 1], [1, 2]], weights=[1e-6, 1e-6], lengths=[0.5, 1.0])
    found = domain.operator(1e-12).steepest_edge
    assert found.edge == (0, 1)
    assert found.upper == found.everywhere == pytest.approx(2.0 * math.sqrt(2.0), rel=1e-15)
    assert found.upper >= 2.0 * math.sqrt(2.0)
    assert found.upper >= found.lower


def test_integer_arithmetic_resolves_edges_that_eigenvectors_cannot(monkeypatch: pytest.MonkeyPatch) -> None:
    """With τ·λ_max above 1/EPS, doubles hold no correct digit of the weak edge, and integers hold all."""
    domain = GraphDomain(3, [[0, 1], [1, 2]], weights=[1e12, 1e-9])
    truth = exact_steepest(domain, 1e9)
    found = domain.operator(1e9).steepest_edge
    assert truth <= found.upper <= truth * (1.0 + 1e-6)
    assert found.upper <= found.everywhere <= truth * 1.001
    assert found.label == "exact"
    monkeypatch.setattr(fixed_point, "MOST_WORK", 0.0)
    bounded = domain.operator(1e9).steepest_edge
    assert truth <= bounded.upper == bounded.everywhere <= math.sqrt(2.0) * (1.0 + 1e-15)
    assert bounded.label.startswith("exact up to rounding: ")


def test_the_label_states_rounding_above_a_millionth_of_the_bound() -> None:
    fine = SteepestEdge(0.5 + 4e-7, 0.5, (0, 1), exact=True, rounding=4e-7, everywhere=0.5 + 2e-6)
    assert fine.label == "exact"
    assert replace(fine, upper=0.5 + 6e-7).label == "exact up to rounding: 0.5, and at most 6.0e-07 more"
    assert replace(fine, exact=False, upper=0.6).label == "upper bound, between 0.5 and 0.6"


def test_weights_over_24_decades_are_bounded_without_a_warning() -> None:
    """The power iteration ends before it underflows, far from the strong edge; warnings are errors here."""
    edges = [(i, i + 1) for i in range(39)]
    domain = GraphDomain(40, edges, weights=[1e12, *[1e-12] * 38])
    assert 2e12 <= domain.eigenvalue_bound <= 2e12 * (1.0 + 1e-11)
    truth = math.sqrt(2.0) * math.exp(-2e-15)
    assert truth <= domain.operator(1e-3).sensitivity(1.0) <= math.sqrt(2.0) * (1.0 + 1e-14)


def test_degrees_are_rounded_only_once() -> None:
    """A thousand weights of 0.1, added one by one, would have sixty times that error."""
    strong, rays = 0.1, 1000
    domain = GraphDomain(rays + 1, [(0, ray) for ray in range(1, rays + 1)], weights=[strong] * rays)
    with mpmath.workdps(60):
        assert domain.degrees[0] == float(rays * mpmath.mpf(strong))
    np.testing.assert_array_equal(domain.degrees[1:], strong)
    assert GraphDomain(1, []).degrees.tolist() == [0.0]


@pytest.mark.parametrize("rounding", [1e-5, 1e-4])
@pytest.mark.parametrize("angle", np.linspace(0.1, 3.1, 16).tolist())
def test_the_dominant_bound_covers_errors_of_the_images(angle: float, rounding: float) -> None:
    """One error bound in the image and two in the leak; a small bound is the most sensitive to them."""
    domain = GraphDomain(3, [[0, 1], [1, 2]])
    constant, slow, fast = np.array([[1, 1, 1], [1, 0, -1], [1, -2, 1]]) / np.sqrt([[3], [2], [6]])
    heat = np.outer(constant, constant)
    heat += math.exp(-3.0) * np.outer(slow, slow) + math.exp(-9.0) * np.outer(fast, fast)
    basis = np.column_stack([constant, math.cos(angle) * slow + math.sin(angle) * fast])
    outside = math.cos(angle) * fast - math.sin(angle) * slow
    image = heat @ basis
    leak = np.outer(outside, outside) @ heat @ image
    part = DominantPart(basis, image, leak, float(np.linalg.norm(heat @ outside)))
    truth = np.linalg.norm(heat[:, [0, 1]] - heat[:, [1, 2]], axis=0)
    assert (truth <= dominant_bounds(domain, part, 1e-15)).all()

    def shrunk(exact: FloatArray, by: float) -> FloatArray:
        return exact * max(0.0, 1.0 - by / float(np.linalg.norm(exact, 2)))

    off = replace(part, image=shrunk(image, rounding), leak=shrunk(leak, 2.0 * rounding))
    assert (truth <= dominant_bounds(domain, off, rounding)).all()

"""The worst neighbours of a zone, against closed forms, mpmath and a search in other arithmetic."""

from __future__ import annotations

import ast
import math
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import mpmath as mp  # type: ignore[import-untyped]
import numpy as np
import pytest

from heatcloak_aggregator.privacy import audit
from heatcloak_aggregator.privacy.audit import graph_sensitivity, worst_move
from heatcloak_aggregator.privacy.audit.exact_lengths import root_down, root_up
from heatcloak_aggregator.privacy.audit.interval_sensitivity import worst_slope
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.zone import Graph, Interval, Move, Range, Zone

STIFF = Graph(4, ((0, 1), (1, 2), (2, 3)), (1e6, 1e-10, 1e6), (0, 1, 2, 3), 1.0)


def exact_slope(diffusivity: float, time: float, sigmas: Sequence[float], place: float) -> mp.mpf:
    """Return √Σⱼ(∂Aⱼ/∂x)²/σⱼ² at a position, in 50 digits."""
    spread, x = mp.mpf(diffusivity) * mp.mpf(time), mp.mpf(place)
    total = mp.mpf(0)
    for number, sigma in enumerate(sigmas, start=1):
        away = x - mp.mpf(number) / len(sigmas)
        square = (away / (2 * spread)) ** 2 * mp.exp(-(away**2) / (2 * spread)) / (4 * mp.pi * spread)
        total += square / mp.mpf(sigma) ** 2
    return mp.sqrt(total)


def scales_of(shape: str, sensors: int) -> tuple[int, ...]:
    """Return scales in ticks: equal ones, or with a different one for each sensor."""
    if shape == "equal":
        return (700,) * sensors
    return tuple(np.random.default_rng(sensors).integers(300, 2400, sensors).tolist())


def exact_edge(graph: Graph, scales: Sequence[int]) -> mp.mpf:
    """Return the greatest √Σₖ((Aₖᵢ − Aₖⱼ)/σₖ)² of the edges, by mpmath's eigenvectors."""
    matrix = mp.zeros(graph.n_vertices)
    for (i, j), weight in zip(graph.edges, graph.weights or (1.0,) * len(graph.edges), strict=True):
        rate = mp.mpf(weight) * mp.mpf(graph.spread)
        matrix[i, j] -= rate
        matrix[j, i] -= rate
        matrix[i, i] += rate
        matrix[j, j] += rate
    values, vectors = mp.eigsy(matrix)
    kernel = vectors * mp.diag([mp.exp(-value) for value in values]) * vectors.T
    return max(
        mp.sqrt(
            sum(
                ((kernel[sensor, i] - kernel[sensor, j]) / scale) ** 2
                for sensor, scale in zip(graph.sensors, scales, strict=True)
            )
        )
        for i, j in graph.edges
    )


def random_graph(vertices: int, decades: float, seed: int) -> Graph:
    """Return a connected graph with weights over ``decades`` decades, and sensors at some vertices."""
    chance = np.random.default_rng(seed)
    edges = [(int(chance.integers(0, vertex)), vertex) for vertex in range(1, vertices)]
    edges += [(0, vertex) for vertex in range(2, vertices, 3) if (0, vertex) not in edges]
    weights = tuple((10.0 ** chance.uniform(-decades / 2.0, decades / 2.0, len(edges))).tolist())
    sensors = np.sort(chance.choice(vertices, max(1, int(chance.integers(vertices // 2, vertices))), False))
    return Graph(vertices, tuple(edges), weights, tuple(sensors.tolist()), float(10 ** chance.uniform(-2, 1)))


def test_the_audit_imports_no_audited_code() -> None:
    folder = Path(audit.__file__).parent
    names = (
        *("sensitivity", "graph_sensitivity", "interval_sensitivity"),
        *("exact_heat_kernel", "exact_lengths", "noise_law", "floor_sensitivity", "floor_volumes"),
    )
    for name in names:
        tree = ast.parse((folder / f"{name}.py").read_text(encoding="utf-8"))
        imported = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        for module in imported:
            assert not module.startswith("heatcloak_aggregator.domains"), (name, module)
            assert module not in {
                "heatcloak_aggregator.zones.calibration",
                "heatcloak_aggregator.zones.model_check",
                "heatcloak_aggregator.privacy.noise_shape",
                "heatcloak_shared.budget",
                "heatcloak_shared.graph_heat",
                "heatcloak_shared.scenario",
            }


@pytest.mark.slow
@pytest.mark.parametrize("shape", ["equal", "different"])
@pytest.mark.parametrize(
    ("sensors", "spread"),
    [(50, 0.05), (4, 0.05), (50, 1e-4), (7, 1e-9), (50, 1e9), (3, 10.0), (120, 0.001)],
)
def test_the_steepest_slope_is_between_its_bounds(sensors: int, spread: float, shape: str) -> None:
    """The lower bound is reached at ``place``; no position of 601 exceeds the upper bound."""
    sigmas = [2.0**-11 * ticks for ticks in scales_of(shape, sensors)]
    found = worst_slope(0.5, 2.0 * spread, sigmas)
    assert found.least <= found.most <= found.least * (1.0 + 2e-10)
    with mp.workdps(50):
        assert found.least <= exact_slope(0.5, 2.0 * spread, sigmas, found.place)
        near = found.place + np.linspace(-0.01, 0.01, 101) * math.sqrt(spread)
        anywhere = np.random.default_rng(0).random(500)
        for place in np.clip(np.concatenate([near, anywhere, [0.0, 1.0]]), 0.0, 1.0).tolist():
            assert exact_slope(0.5, 2.0 * spread, sigmas, place) <= found.most


def test_the_bounds_hold_where_many_places_are_nearly_the_steepest() -> None:
    """Shaped noise makes the slopes of many places equal."""
    zone = new_zone()
    domain = zone.domain
    assert isinstance(domain, Interval)
    assert not zone.noise.is_uniform
    sigmas = zone.noise.sigmas
    found = worst_slope(domain.diffusivity, domain.time, sigmas)
    with mp.workdps(50):
        slopes = [exact_slope(domain.diffusivity, domain.time, sigmas, place / 200) for place in range(201)]
    assert sum(slope > 0.999 * found.most for slope in slopes) > 20
    assert 0.999999 * found.least < max(slopes) <= found.most <= found.least * (1.0 + 2e-10)


@pytest.mark.parametrize("spread", [1e-9, 1e-4, 0.05])
def test_one_sensor_matches_the_closed_form(spread: float) -> None:
    found = worst_slope(1.0, spread, [0.25])
    truth = 4.0 / (spread * math.sqrt(8.0 * math.pi * math.e))
    assert found.least <= truth * (1.0 + 1e-15)
    assert found.most >= truth * (1.0 - 1e-15)
    assert found.most == pytest.approx(truth, rel=1e-9)
    assert found.place == pytest.approx(1.0 - math.sqrt(2.0 * spread), abs=1e-3 * math.sqrt(spread))


def corridor(zone: Zone, time: float, alpha: float, shape: str) -> Zone:
    noise = replace(zone.noise, sigma_ticks=scales_of(shape, 50))
    hides = replace(zone.promise, hides=Move(alpha))
    return replace(zone, domain=Interval(100, 50, 0.5, time), promise=hides, noise=noise)


@pytest.mark.parametrize("shape", ["equal", "different"])
@pytest.mark.parametrize("alpha", [0.001, 0.01, 0.5, 3.0])
@pytest.mark.parametrize("time", [2e-4, 0.1, 4.0])
def test_neighbours_in_a_corridor_reach_the_bound(zone: Zone, alpha: float, time: float, shape: str) -> None:
    changed = corridor(zone, time, alpha, shape)
    worst, sigmas = worst_move(changed), changed.noise.sigmas
    apart = float(np.linalg.norm((worst.after - worst.before) / np.array(sigmas)))
    assert worst.most is not None
    assert 0.999 * worst.most < apart <= worst.most
    assert worst.most == pytest.approx(alpha * float(worst_slope(0.5, time, sigmas).most), rel=1e-12)


@pytest.mark.parametrize("shape", ["equal", "different"])
@pytest.mark.parametrize("decades", [0.0, 4.0, 12.0, 24.0])
@pytest.mark.parametrize("seed", range(4))
def test_the_steepest_edge_is_between_its_bounds(decades: float, seed: int, shape: str) -> None:
    graph = random_graph(9, decades, seed)
    scales = scales_of(shape, len(graph.sensors))
    found = graph_sensitivity.worst_edge(graph, scales)
    with mp.workdps(120):
        truth = exact_edge(graph, scales)
        assert found.most is not None
        least, most = (mp.mpf(bound.numerator) / bound.denominator for bound in (found.least, found.most))
        assert least <= truth <= most
        assert most <= truth * (1 + mp.mpf("1e-9")) or truth < 1e-80


def test_the_scales_decide_which_edge_is_the_steepest() -> None:
    path = Graph(4, ((0, 1), (1, 2), (2, 3)), None, (0, 3), 0.1)
    assert graph_sensitivity.worst_edge(path, (100, 200)).edge == (0, 1)
    assert graph_sensitivity.worst_edge(path, (200, 100)).edge == (2, 3)


def test_a_badly_conditioned_graph_is_computed_accurately(zone: Zone) -> None:
    unit = replace(zone.noise, step=2.0**-6, sigma_ticks=(64,) * 4)
    stiff = replace(zone, domain=STIFF, promise=replace(zone.promise, hides=Move(1.0)), noise=unit)
    worst = worst_move(stiff)
    assert worst.least == pytest.approx(1.0 - 1e-10, abs=1e-15)
    assert worst.most == pytest.approx(1.0 - 1e-10, abs=1e-14)
    assert worst.before.tolist() == pytest.approx([0.5, 0.5, 0.0, 0.0], abs=1e-9)
    assert worst.after.tolist() == pytest.approx([0.0, 0.0, 0.5, 0.5], abs=1e-9)
    assert worst.what == "heat of intensity 1 goes from vertex 1 to 2"


def test_a_small_sensitivity_takes_more_bits() -> None:
    found = graph_sensitivity.worst_edge(Graph(2, ((0, 1),), None, (0, 1), 40.0), (3, 4))
    assert found.most is not None
    truth = 5.0 / 12.0 * math.exp(-80.0)
    assert float(found.least) == pytest.approx(truth, rel=1e-11)
    assert float(found.most) == pytest.approx(truth, rel=1e-11)


@pytest.mark.parametrize("seed", range(3))
def test_a_large_graph_is_bounded_from_below(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    graph = random_graph(60, 1.0, seed)
    scales = scales_of("different", len(graph.sensors))
    exact = graph_sensitivity.worst_edge(graph, scales)
    monkeypatch.setattr(graph_sensitivity, "MOST_WORK", 0.0)
    sketched = graph_sensitivity.worst_edge(graph, scales)
    assert sketched.most is None
    assert exact.most is not None
    assert sketched.least <= exact.most
    assert float(sketched.least) > 0.999999 * float(exact.least)
    assert "lower bound" in sketched.method


def test_a_graph_that_is_too_large_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(graph_sensitivity, "MOST_WORK", 0.0)
    assert "integers" in graph_sensitivity.worst_edge(STIFF, (1,) * 4).method
    monkeypatch.setattr(graph_sensitivity, "MOST_PATIENT_WORK", 0.0)
    with pytest.raises(ParameterError, match="use a smaller graph or a smaller spread"):
        graph_sensitivity.worst_edge(STIFF, (1,) * 4)


def test_a_range_is_its_width_times_the_root_of_the_sum_of_inverse_squares(zone: Zone) -> None:
    unit = replace(zone.noise, step=2.0**-6, sigma_ticks=(64,) * 4)
    ranged = replace(zone, promise=replace(zone.promise, hides=Range(17.5, 28.25)), noise=unit)
    worst = worst_move(ranged)
    assert worst.least == worst.most == 2.0 * 10.75
    three = replace(ranged, nodes=("a", "b", "c"), noise=replace(unit, sigma_ticks=(64, 128, 192)))
    worst = worst_move(three)
    assert worst.most is not None
    assert Fraction(worst.least) ** 2 < Fraction(49, 36) * Fraction(10.75) ** 2 < Fraction(worst.most) ** 2
    assert worst.most == math.nextafter(worst.least, math.inf)


@pytest.mark.parametrize(
    "square", [Fraction(2), Fraction(9, 4), Fraction(1, 3), Fraction(10**40 + 1), Fraction(0)]
)
def test_roots_are_rounded_down_and_up(square: Fraction) -> None:
    low, high = root_down(square), root_up(square)
    assert Fraction(low) ** 2 <= square <= Fraction(high) ** 2
    assert high in (low, math.nextafter(low, math.inf))
    assert (low == high) == (Fraction(low) ** 2 == square)

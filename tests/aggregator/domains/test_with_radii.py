"""Operators with moves measured by ∫ds/α(s), against dense grids and brute force."""

from __future__ import annotations

import numpy as np
import pytest

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import GraphDomain, IntervalDomain
from heatcloak_shared.errors import ParameterError

PIECES = [(0.0, 0.3, 0.05), (0.3, 0.31, 0.001), (0.31, 0.7, 0.2), (0.7, 1.0, 0.01)]


def random_pieces(chance: np.random.Generator) -> list[tuple[float, float, float]]:
    cuts = np.sort(np.concatenate([[0.0, 1.0], chance.uniform(0.0, 1.0, int(chance.integers(0, 6)))]))
    radii = np.exp(chance.uniform(-7.0, 0.0, cuts.size - 1))
    return [(float(a), float(b), float(r)) for a, b, r in zip(cuts[:-1], cuts[1:], radii, strict=True)]


def greatest(m: int, spread: float, pieces: list[tuple[float, float, float]], scales: FloatArray) -> float:
    """Return sup α(x)‖∂A/∂x/scales‖ over closed pieces, from a dense grid that holds their ends."""
    sensors = np.arange(1, m + 1) / m
    found = 0.0
    for low, high, radius in pieces:
        places = np.linspace(low, high, 20_001)
        away = places[:, None] - sensors
        slope = away / (2 * spread) * np.exp(-(away**2) / (4 * spread)) / np.sqrt(4 * np.pi * spread)
        found = max(found, radius * float(np.linalg.norm(slope / scales, axis=1).max()))
    return found


@pytest.mark.parametrize("seed", range(30))
def test_the_bound_is_the_supremum_over_both_sides_of_every_border(seed: int) -> None:
    chance = np.random.default_rng(seed)
    m, spread = int(chance.integers(1, 30)), float(np.exp(chance.uniform(-8.0, 0.0)))
    pieces, scales = random_pieces(chance), np.exp(chance.uniform(-1.0, 1.0, m))
    op = IntervalDomain(100, m).operator(spread).with_radii(pieces)
    truth = greatest(m, spread, pieces, scales)
    for off_grid in (True, False):
        bound = op.weighted_sensitivity(1.0, scales, off_grid)
        # The grid misses the peak by a bit.
        assert truth * (1 - 1e-12) <= bound <= truth * (1 + 2e-6)
    equal = greatest(m, spread, pieces, np.ones(m))
    assert equal * (1 - 1e-12) <= op.sensitivity(1.0, off_grid=True) <= equal * (1 + 2e-6)


def test_at_a_border_the_larger_radius_counts() -> None:
    """One sensor at 1: the slope is greatest at a distance of √2T, which is the border itself."""
    spread = 0.02
    border = 1.0 - np.sqrt(2.0 * spread)
    op = IntervalDomain(10, 1).operator(spread)
    peak = op.sensitivity(1.0, off_grid=True)
    for low, high in ((0.1, 0.5), (0.5, 0.1)):
        found = op.with_radii([(0.0, border, low), (border, 1.0, high)]).sensitivity(1.0, off_grid=True)
        assert found == pytest.approx(0.5 * peak, rel=1e-6)


def test_a_room_where_hardly_any_heat_arrives_takes_no_time() -> None:
    """Its slopes are too small to be resolved."""
    op = IntervalDomain(10, 1).operator(1e-5)
    found = op.with_radii([(0.0, 0.8, 1.0), (0.8, 1.0, 1e-3)]).sensitivity(1.0, off_grid=True)
    assert found == pytest.approx(1e-3 * op.sensitivity(1.0, off_grid=True), rel=1e-6)


def test_slopes_for_the_shape_include_both_sides_of_every_border() -> None:
    op = IntervalDomain(100, 20).operator(0.01)
    mapped = op.with_radii(PIECES)
    found = mapped.move_slopes()
    assert found is not None
    for low, high, radius in PIECES:
        for end in (low, high):
            row = radius * op.slopes([end])[0]
            assert (np.abs(found - row).max(axis=1) < 1e-12).any()
    most = float(np.linalg.norm(found, axis=1).max())
    assert most == pytest.approx(mapped.sensitivity(1.0, off_grid=True), rel=1e-4)


def test_readings_are_those_of_the_plain_operator() -> None:
    op = IntervalDomain(30, 20).operator(0.01)
    assert (op.with_radii(PIECES).matrix() == op.matrix()).all()


@pytest.mark.parametrize(
    "pieces",
    [
        [],
        [(0.0, 1.5, 0.1)],
        [(0.5, 0.5, 0.1)],
        [(0.0, 1.0, 0.0)],
        [(0.0, 1.0, float("nan"))],
        [(float("nan"), 1.0, 0.1)],
        [(0.0, 1.0, 2.0)],
    ],
)
def test_wrong_pieces_are_refused(pieces: list[tuple[float, float, float]]) -> None:
    with pytest.raises(ParameterError):
        IntervalDomain(10, 10).operator(0.01).with_radii(pieces)


def random_graph(seed: int) -> tuple[GraphDomain, FloatArray]:
    chance = np.random.default_rng(seed)
    n = 12
    edges = {(int(chance.integers(0, i)), i) for i in range(1, n)}
    edges |= {(min(pair), max(pair)) for pair in chance.choice(n, (6, 2)).tolist() if pair[0] != pair[1]}
    weights = np.exp(chance.uniform(-2.0, 2.0, len(edges)))
    domain = GraphDomain(n, sorted(edges), weights, chance.permutation(n)[:7])
    return domain, np.exp(chance.uniform(0.0, 1.5, len(edges)))


@pytest.mark.parametrize("seed", range(10))
def test_on_a_graph_the_bound_is_the_greatest_change_along_an_edge_times_its_radius(seed: int) -> None:
    domain, radii = random_graph(seed)
    op, scales = domain.operator(0.7), np.exp(np.random.default_rng(seed).uniform(-1.0, 1.0, 7))
    i, j = domain.edges.T
    changes = radii * np.linalg.norm((op.matrix()[:, i] - op.matrix()[:, j]) / scales[:, None], axis=0)
    mapped = op.with_radii(radii)
    bound = mapped.weighted_sensitivity(1.0, scales, off_grid=True)
    assert changes.max() * (1 - 1e-12) <= bound <= changes.max() * (1 + 1e-9)
    assert mapped.weighted_steepest_edge(scales).edge == tuple(domain.edges[int(np.argmax(changes))])
    slopes = mapped.move_slopes()
    assert slopes is not None
    assert np.linalg.norm(slopes / scales, axis=1) == pytest.approx(changes, rel=1e-9)
    assert (mapped.matrix() == op.matrix()).all()


@pytest.mark.parametrize("radii", [[1.0], [0.0, 1.0], [float("nan"), 1.0], [1e13, 1.0], "ab"])
def test_wrong_radii_of_edges_are_refused(radii: list[float]) -> None:
    with pytest.raises(ParameterError):
        GraphDomain(3, [(0, 1), (1, 2)]).operator(1.0).with_radii(radii)

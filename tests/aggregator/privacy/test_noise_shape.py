"""Noise shaped per sensor: optimal, private at every place, and never worse than equal scales."""

from __future__ import annotations

import math

import cvxpy as cp
import networkx as nx
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import GraphDomain, IntervalDomain, Operator
from heatcloak_aggregator.privacy.noise_shape import (
    LEAST_SHARE,
    MOST_LEVELS,
    move_costs,
    noise_shape,
    solve_precisions,
    weighted_change,
)
from heatcloak_shared.errors import ParameterError
from support.graphs import random_graph

STEP = 2.0**-12


def interval_slopes(places: FloatArray, sensors: int, spread: float) -> FloatArray:
    """Return ∂A/∂x at each place, by the definition, shape (p, m)."""
    x = places[:, None] - np.arange(1, sensors + 1) / sensors
    return np.asarray(-x / (2 * spread) * np.exp(-x * x / (4 * spread)) / math.sqrt(4 * math.pi * spread))


def edge_slopes(domain: GraphDomain, matrix: FloatArray) -> FloatArray:
    """Return Aᵢ − Aⱼ for each edge, shape (E, m)."""
    return np.array([matrix[:, i] - matrix[:, j] for i, j in domain.edges])


def least_sum(slopes: FloatArray, alpha: float, step: float) -> float:
    """Return the least Σσ² of the program of the design, by cvxpy."""
    sensors = slopes.shape[1]
    eta = step * math.sqrt(sensors) / float(alpha * np.linalg.norm(slopes, axis=1).max())
    costs = (1 + eta) * (alpha * slopes) ** 2 + (1 + 1 / eta) * step**2
    unit = costs.sum(axis=1).max()
    precisions = cp.Variable(sensors)
    problem = cp.Problem(cp.Minimize(cp.sum(cp.inv_pos(precisions))), [costs / unit @ precisions <= 1])
    problem.solve(solver=cp.CLARABEL)
    assert problem.status == "optimal"
    return float(problem.value) * float(unit)


def shaped(op: Operator, alpha: float, step: float) -> FloatArray:
    scales = noise_shape(op, alpha, step)
    assert scales is not None
    return scales


def equal_scale(op: Operator, alpha: float, step: float) -> float:
    return op.sensitivity(alpha, off_grid=True) + step * math.sqrt(op.shape[0])


def mean_square(scales: FloatArray) -> float:
    return float(np.square(scales).mean())


def check_optimal(op: Operator, slopes: FloatArray, alpha: float) -> None:
    """Compare with cvxpy: to 1e-4 before scales are rounded to levels, and to 1 % after."""
    least = least_sum(slopes, alpha, STEP)
    listed, uniform = op.move_slopes(), op.sensitivity(alpha, off_grid=True)
    assert listed is not None
    eta = STEP * math.sqrt(op.shape[0]) / uniform
    found = solve_precisions(move_costs(listed * (alpha / uniform), eta))
    assert found.bound <= found.objective <= found.bound * (1.0 + 1e-6)
    assert found.objective * (1.0 + eta) * uniform**2 == pytest.approx(least, rel=1e-4)
    # Below it too: the program fixes the ratio of two norms, the final scaling takes their sum.
    assert np.square(shaped(op, alpha, STEP)).sum() == pytest.approx(least, rel=1e-2)


@pytest.mark.parametrize(("sensors", "spread"), [(10, 0.001), (50, 0.005), (50, 0.05), (30, 0.5)])
def test_on_an_interval_the_total_noise_is_the_least_possible(sensors: int, spread: float) -> None:
    slopes = interval_slopes(np.linspace(0.0, 1.0, 801), sensors, spread)
    check_optimal(IntervalDomain(40, sensors).operator(spread), slopes, 0.02)


@pytest.mark.parametrize("seed", range(4))
def test_on_a_graph_the_total_noise_is_the_least_possible(seed: int) -> None:
    domain = random_graph(25, 40, seed, weighted=True, sensors=range(0, 25, 1 + seed % 2))
    op = domain.operator(0.6)
    check_optimal(op, edge_slopes(domain, op.matrix()), 1.0)


def test_the_solution_of_many_constraints_is_feasible_and_certified() -> None:
    """More moves than the program starts with, most of which do not bind."""
    rng = np.random.default_rng(3)
    for moves, sensors in ((1, 1), (1, 7), (400, 5), (70, 200), (500, 40)):
        costs = rng.exponential(size=(moves, sensors)) + 1e-3
        found = solve_precisions(costs)
        assert found.values.min() > 0.0
        assert (costs @ found.values).max() <= 1.0 + 1e-12
        assert found.objective == pytest.approx((1.0 / found.values).sum(), rel=1e-12)
        assert found.objective * (1 - 1e-12) <= found.bound * (1.0 + 2e-6)
        precisions = cp.Variable(sensors)
        program = cp.Problem(cp.Minimize(cp.sum(cp.inv_pos(precisions))), [costs / sensors @ precisions <= 1])
        least = sensors * program.solve(solver=cp.CLARABEL)
        assert found.objective == pytest.approx(least, rel=1e-4)


@pytest.mark.parametrize("seed", range(5))
def test_the_solution_is_feasible_where_rounding_ends_the_solver_early(seed: int) -> None:
    """Columns differ by up to 10 orders of magnitude. The bound still holds."""
    rng = np.random.default_rng(seed)
    costs = np.square(rng.standard_normal((150, 30)) * np.exp(rng.uniform(-30.0, 0.0, (1, 30)))) + 1e-9
    found = solve_precisions(costs)
    assert found.values.min() > 0.0
    assert (costs @ found.values).max() <= 1.0 + 1e-12
    precisions = 1.0 / (costs.max(axis=0) * 30.0)
    assert found.bound <= found.objective == pytest.approx((1.0 / found.values).sum(), rel=1e-12)
    assert found.bound <= (1.0 / precisions).sum() * (costs @ precisions).max()


@pytest.mark.parametrize("steps", [1, 3, 8])
def test_scales_of_a_solver_that_ends_early_are_private_and_no_worse_than_equal_ones(
    monkeypatch: pytest.MonkeyPatch, steps: int
) -> None:
    monkeypatch.setattr("heatcloak_aggregator.privacy.noise_shape._MOST_STEPS", steps)
    op = IntervalDomain(100, 50).operator(0.005)
    scales = shaped(op, 0.01, STEP)
    assert weighted_change(op, 0.01, STEP, scales) <= 1.0
    assert math.sqrt(mean_square(scales)) <= equal_scale(op, 0.01, STEP) * (1.0 + 1e-5)


@given(st.floats(0.0, 1.0), st.sampled_from([(50, 0.05), (50, 0.005), (12, 0.001), (20, 1.0)]))
def test_no_move_changes_quantised_readings_by_more_than_one(
    place: float, setting: tuple[int, float]
) -> None:
    """At a random place anywhere, in units of the noise, with the allowance for quantisation."""
    sensors, spread = setting
    scales = shaped(IntervalDomain(100, sensors).operator(spread), 0.01, STEP)
    slope = interval_slopes(np.array([place]), sensors, spread)[0]
    length = 0.01 * float(np.linalg.norm(slope / scales))
    assert length + STEP * float(np.linalg.norm(1.0 / scales)) <= 1.0


@pytest.mark.parametrize(("sensors", "spread"), [(50, 0.05), (12, 0.001), (20, 1.0)])
def test_the_steepest_move_uses_the_whole_allowance(sensors: int, spread: float) -> None:
    """No factor below one would do."""
    scales = shaped(IntervalDomain(100, sensors).operator(spread), 0.01, STEP)
    slopes = interval_slopes(np.linspace(0.0, 1.0, 20_001), sensors, spread)
    length = 0.01 * float(np.linalg.norm(slopes / scales, axis=1).max())
    assert length + STEP * float(np.linalg.norm(1.0 / scales)) == pytest.approx(1.0, abs=2e-6)


def test_swapped_scales_break_the_promise() -> None:
    """Of any two sensors whose noise differs by 10 % or more."""
    op = IntervalDomain().operator(0.05)
    scales = shaped(op, 0.01, STEP)
    assert weighted_change(op, 0.01, STEP, scales) <= 1.0
    tried = 0
    for i in range(50):
        for j in range(i):
            if abs(math.log(scales[i] / scales[j])) < math.log(1.1):
                continue
            swapped = scales.copy()
            swapped[[i, j]] = scales[[j, i]]
            assert weighted_change(op, 0.01, STEP, swapped) > 1.0
            tried += 1
    assert tried > 400


def test_the_default_zone_gets_four_per_cent_less_noise_and_nine_per_cent_more_precision() -> None:
    """Mean standard error of one person's place, by the Fisher information, intensity known and unknown."""
    op = IntervalDomain().operator(0.05)
    scales, equal = shaped(op, 0.01, STEP), equal_scale(op, 0.01, STEP)
    assert math.sqrt(mean_square(scales)) / equal == pytest.approx(0.960, abs=5e-4)
    assert scales.min() / equal == pytest.approx(0.748, abs=2e-3)
    assert scales.max() / equal == pytest.approx(1.054, abs=2e-3)
    places = np.linspace(0.0, 1.0, 1001)
    x = places[:, None] - np.arange(1, 51) / 50
    heat = np.exp(-x * x / 0.2) / math.sqrt(0.2 * math.pi)
    slopes = interval_slopes(places, 50, 0.05)

    def errors(noise: FloatArray) -> FloatArray:
        moved, both, bright = (
            (first * second / noise**2).sum(axis=1)
            for first, second in ((slopes, slopes), (slopes, heat), (heat, heat))
        )
        known, unknown = (1.0 / np.sqrt(each) for each in (moved, moved - both**2 / bright))
        return np.array([known.mean(), unknown.mean()])

    assert errors(scales) / errors(np.full(50, equal)) == pytest.approx([0.910, 0.935], abs=1e-3)


@pytest.mark.parametrize("seed", range(12))
def test_it_is_never_worse_than_equal_scales(seed: int) -> None:
    rng = np.random.default_rng(seed)
    domain: IntervalDomain | GraphDomain
    if seed % 2:
        domain, alpha = IntervalDomain(50, int(rng.integers(1, 80))), 0.02
    else:
        domain, alpha = random_graph(int(rng.integers(2, 40)), int(rng.integers(2, 80)), seed, True), 1.0
    op = domain.operator(10.0 ** rng.uniform(-3.5, 1.0))
    step = op.sensitivity(alpha) * 10.0 ** rng.uniform(-6.0, 1.0)
    scales = shaped(op, alpha, step)
    assert math.sqrt(mean_square(scales)) <= equal_scale(op, alpha, step) * (1.0 + 1e-5)
    assert weighted_change(op, alpha, step, scales) <= 1.0
    assert scales.min() >= LEAST_SHARE * scales.max() * (1.0 - 1e-12)
    assert np.unique(scales).size <= MOST_LEVELS


def test_where_only_the_smallest_scale_counts_all_are_equal() -> None:
    """Weights so far apart that the weighted sensitivity is a bound from the smallest scale."""
    domain = GraphDomain(8, [(i, i + 1) for i in range(7)], weights=np.geomspace(1e-3, 1e12, 7))
    op = domain.operator(1000.0)
    assert not op.weighted_steepest_edge(np.linspace(0.5, 1.0, 8)).exact
    assert shaped(op, 1.0, STEP) == pytest.approx(np.full(8, equal_scale(op, 1.0, STEP)), rel=1e-9)


@pytest.mark.parametrize(("vertices", "coarse"), [(12, 0.001), (200, 0.02)])
def test_a_sensor_that_sees_no_move_still_gets_an_eighth_of_the_largest_noise(
    vertices: int, coarse: float
) -> None:
    """The last edges are so long that hardly anything changes per unit of length."""
    edges = [(i, i + 1) for i in range(vertices - 1)]
    op = GraphDomain(vertices, edges, lengths=np.geomspace(1.0, 1e5, vertices - 1)).operator(0.5)
    scales = shaped(op, 1.0, 1e-6)
    share = scales.min() / scales.max()
    assert LEAST_SHARE * (1.0 - 1e-12) <= share <= LEAST_SHARE * (1.0 + coarse)
    assert np.unique(scales).size <= MOST_LEVELS
    assert weighted_change(op, 1.0, 1e-6, scales) <= 1.0
    assert mean_square(scales) < 0.5 * equal_scale(op, 1.0, 1e-6) ** 2


def test_symmetric_sensors_get_equal_noise() -> None:
    """The leaves of a star, and mirrored vertices of a path."""
    star = shaped(GraphDomain(8, [(0, i) for i in range(1, 8)]).operator(0.5), 1.0, STEP)
    assert np.ptp(star[1:]) <= 1e-12
    assert star[0] < 0.9 * star[1]
    path = shaped(GraphDomain(9, [(i, i + 1) for i in range(8)]).operator(0.5), 1.0, STEP)
    np.testing.assert_allclose(path, path[::-1], rtol=2e-3)


def test_a_large_step_gives_equal_noise() -> None:
    """Quantisation changes all readings alike."""
    op = IntervalDomain(50, 20).operator(0.05)
    scales = shaped(op, 0.01, 1e3)
    np.testing.assert_allclose(scales, 1e3 * math.sqrt(20), rtol=2e-3)


def test_operators_that_list_no_moves_get_none() -> None:
    class Unlisted(Operator):
        def compute_matrix(self) -> FloatArray:
            return np.ones((3, 2))

        def sensitivity(self, alpha: float, off_grid: bool = False) -> float:
            return alpha

    assert noise_shape(Unlisted(IntervalDomain(2, 3), 0.1), 0.1, STEP) is None
    assert noise_shape(IntervalDomain(20, 200).operator(1e-8), 0.1, STEP) is None


def test_moves_that_change_readings_by_less_than_a_double_resolves_get_none() -> None:
    """Two vertices, between which heat has mixed: a change of about e^(−2τ)."""
    for spread in (360.0, 372.0, 1e6):
        assert noise_shape(GraphDomain(2, [(0, 1)]).operator(spread), 1.0, STEP) is None
    assert noise_shape(GraphDomain(2, [(0, 1)]).operator(300.0), 1.0, STEP) is not None


def test_a_graph_of_communities_gains_noise() -> None:
    """Edges between communities are steep, and few."""
    blocks = nx.stochastic_block_model([20, 20], [[0.5, 0.05], [0.05, 0.5]], seed=1)
    op = GraphDomain(40, np.array(list(blocks.edges()))).operator(0.3)
    assert math.sqrt(mean_square(shaped(op, 1.0, STEP))) < 0.95 * equal_scale(op, 1.0, STEP)


@pytest.mark.parametrize("wrong", [0.0, -1.0, math.nan, math.inf])
def test_wrong_radii_and_steps_are_refused(wrong: float) -> None:
    op = IntervalDomain(20, 5).operator(0.05)
    with pytest.raises(ParameterError, match="alpha"):
        noise_shape(op, wrong, STEP)
    with pytest.raises(ParameterError, match="step"):
        noise_shape(op, 0.01, wrong)
    with pytest.raises(ParameterError, match="which is not an operator"):
        noise_shape(op.matrix(), 0.01, STEP)  # type: ignore[arg-type]

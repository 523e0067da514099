"""Recovery from readings that drift: compared with independent formulations of generalised least squares."""

from __future__ import annotations

from itertools import product
from typing import Any

import cvxpy as cp
import numpy as np
import pytest
import scipy

from heatcloak_aggregator import (
    GraphDomain,
    IntervalDomain,
    IntervalOperator,
    Prior,
    bpdn,
    bpdn_rounds,
    gridless,
    posterior,
)
from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains import Operator
from heatcloak_aggregator.domains.graph import operator as of_graphs
from heatcloak_aggregator.recovery.bpdn import bpdn_balanced
from heatcloak_aggregator.recovery.methods import recover
from heatcloak_aggregator.recovery.observation import observe
from heatcloak_aggregator.recovery.pooling import round_readings
from heatcloak_aggregator.recovery.radius import balance
from support.graphs import random_graph

M = 20
PLACES = np.arange(1, M + 1) / M
COMMON, SLOPE = np.ones((M, 1)), np.column_stack([np.ones(M), PLACES])
INTERVAL = IntervalDomain(60, M).operator(0.02)
GRAPH = random_graph(30, 70, 1, sensors=range(M)).operator(0.7)
SIGMA = 0.2
PRIOR_COUNT = 3.0 ** -np.arange(7) / (3.0 ** -np.arange(7)).sum()
"""The default prior of the number of sources."""


def look(
    op: Operator, places: list[int], seed: int, present: int = M, unequal: bool = False
) -> tuple[FloatArray, FloatArray | float, IntArray | None]:
    """Return readings of unit sources with a drift far above the noise, its scale, and the sensors."""
    rng = np.random.default_rng(seed)
    sensors = None if present == M else np.sort(rng.permutation(M)[:present])
    sigma: FloatArray | float = rng.uniform(0.1, 0.4, present) if unequal else SIGMA
    clean = op.columns(np.array(places)).sum(axis=1) + SLOPE @ [6.0, -20.0]
    readings = clean if sensors is None else clean[sensors]
    return readings + sigma * rng.standard_normal(present), sigma, sensors


def unexplained(
    op: Operator,
    directions: FloatArray,
    readings: FloatArray,
    sigma: FloatArray | float,
    sensors: IntArray | None,
) -> tuple[FloatArray, FloatArray]:
    """Return what is orthogonal to the drift, in units of the noise: columns (d, n), and readings (d,)."""
    rows = slice(None) if sensors is None else sensors
    scale = np.broadcast_to(1.0 / np.asarray(sigma), readings.shape)[:, None]
    seen = scipy.linalg.null_space((directions[rows] * scale).T)
    return seen.T @ (op.matrix()[rows] * scale), seen.T @ (readings * scale[:, 0])


def augmented_objective(
    matrix: FloatArray, directions: FloatArray, readings: FloatArray, weights: FloatArray, radius: float
) -> float:
    """Return min Σf s.t. ‖W(Af + Nc − y)‖ ≤ r, 0 ≤ f ≤ 1, over f and c."""
    sources, drift = cp.Variable(matrix.shape[1]), cp.Variable(directions.shape[1])
    misfit = matrix @ sources + directions @ drift - readings
    within = [cp.norm(cp.multiply(weights, misfit)) <= radius, sources >= 0, sources <= 1]
    problem = cp.Problem(cp.Minimize(cp.sum(sources)), within)
    problem.solve(solver=cp.CLARABEL)
    return float(problem.value)


@pytest.mark.parametrize("op", [INTERVAL, GRAPH], ids=["interval", "graph"])
@pytest.mark.parametrize(("present", "unequal"), [(M, False), (M, True), (13, False), (13, True)])
@pytest.mark.parametrize("radius", ["confident", "paper"])
def test_bpdn_has_the_optimum_of_the_augmented_problem(
    op: Operator, present: int, unequal: bool, radius: str
) -> None:
    drifting, optimal = op.with_drift(SLOPE), 0
    for seed in range(4):
        readings, sigma, sensors = look(op, [5, 19], seed, present, unequal)
        rows = np.arange(M) if sensors is None else sensors
        weights = 1.0 / np.broadcast_to(sigma, present)
        scale = 1.0 / np.sqrt(np.mean(weights**2))
        quantile = scipy.stats.chi2.ppf(0.95, present - 2) if radius == "confident" else present - 2
        found = bpdn(drifting, readings, sigma, radius, sensors)
        assert found.asked_radius == pytest.approx(scale * np.sqrt(quantile), rel=1e-9)
        assert found.residual <= found.radius * (1.0 + 1e-9)
        assert found.gap <= 1e-8
        reference = bpdn(drifting, readings, sigma, radius, sensors, method="cvxpy")
        assert reference.status == found.status
        if found.status == "optimal":
            optimal += 1
            assert found.objective == pytest.approx(
                augmented_objective(
                    op.matrix()[rows], SLOPE[rows], readings, scale * weights, found.asked_radius
                ),
                abs=1e-6,
            )
            assert reference.objective == pytest.approx(found.objective, abs=1e-6)
            assert abs(reference.gap) < 1e-6
    assert optimal >= 1


@pytest.mark.parametrize("unequal", [False, True])
def test_bpdn_relaxes_to_the_least_residual_of_any_sources_and_drift(unequal: bool) -> None:
    drifting = INTERVAL.with_drift(COMMON)
    readings, sigma, _ = look(INTERVAL, [5], 3, M, unequal)
    readings = readings + 5.0 * np.sin(9.0 * PLACES)
    found = bpdn(drifting, readings, sigma, 1e-3)
    columns, target = unexplained(INTERVAL, COMMON, readings, sigma, None)
    scale = SIGMA if isinstance(sigma, float) else 1.0 / np.sqrt(np.mean(1.0 / sigma**2))
    nearest = scipy.optimize.lsq_linear(columns, target, (0.0, 1.0), tol=1e-14)
    assert found.status == "relaxed"
    assert found.radius == pytest.approx(scale * np.sqrt(2.0 * nearest.cost), rel=1e-5)
    assert found.residual == pytest.approx(found.radius, rel=1e-9)
    reference = bpdn(drifting, readings, sigma, 1e-3, method="cvxpy")
    assert reference.status == "relaxed"
    assert reference.radius == pytest.approx(found.radius, rel=1e-5)


def test_rounds_are_recovered_like_single_ones() -> None:
    rng, drifting = np.random.default_rng(5), INTERVAL.with_drift(SLOPE)
    sigma = rng.uniform(0.1, 0.4, M)
    readings = INTERVAL.columns(np.array([9, 30, 44])).T + rng.normal(0.0, 30.0, (3, 1)) * PLACES
    readings = readings + sigma * rng.standard_normal((3, M))
    present = rng.random((3, M)) < 0.8
    several = bpdn_rounds(drifting, readings, sigma, present=present)
    for row, there, found in zip(readings, present, several, strict=True):
        single = bpdn(drifting, row[there], sigma[there], sensors=np.flatnonzero(there))
        assert found.asked_radius == single.asked_radius
        np.testing.assert_array_equal(found.estimate, single.estimate)


def test_balanced_weights_keep_the_radius_of_the_noise_without_drift() -> None:
    """For equal scales it is the radius of the degrees of freedom; else 95 % of draws are within it."""
    rng, drifting = np.random.default_rng(6), INTERVAL.with_drift(SLOPE)
    readings, _, _ = look(INTERVAL, [20], 6)
    found = bpdn_balanced(drifting, readings, SIGMA)
    assert found.asked_radius == pytest.approx(SIGMA * np.sqrt(scipy.stats.chi2.ppf(0.95, M - 2)))
    sigma = 0.7 * np.exp(0.8 * rng.standard_normal(M))
    scales, radius = balance(sigma, lambda weights: drifting.drift_basis(None, weights))
    assert isinstance(radius, float)
    weights = 1.0 / np.broadcast_to(scales, sigma.shape)
    weights /= np.sqrt(np.mean(weights**2))
    seen = scipy.linalg.null_space((SLOPE * weights[:, None]).T)
    noise = weights * sigma * rng.standard_normal((40_000, M)) @ np.eye(M)
    assert (np.linalg.norm(noise @ seen, axis=1) <= radius).mean() == pytest.approx(0.95, abs=0.02)
    order = rng.permutation(M)[:15]
    one = bpdn_balanced(drifting, readings[order], sigma[order], order)
    ascending = np.sort(order)
    other = bpdn_balanced(drifting, readings[ascending], sigma[ascending], ascending)
    assert one.estimate == pytest.approx(other.estimate, abs=1e-9)
    assert one.asked_radius == pytest.approx(other.asked_radius)
    assert augmented_objective(
        INTERVAL.matrix(), SLOPE, readings, weights, bpdn_balanced(drifting, readings, sigma).asked_radius
    ) == pytest.approx(bpdn_balanced(drifting, readings, sigma).objective, abs=1e-6)


def test_the_residual_is_independent_of_the_projection() -> None:
    for op, (present, unequal) in product((INTERVAL, GRAPH), ((M, False), (9, True))):
        readings, sigma, sensors = look(op, [5], 8, present, unequal)
        observation = observe(readings, sigma, sensors, M)
        support, values = np.array([3, 7]), np.array([0.4, 0.9])
        columns, target = unexplained(op, SLOPE, readings, sigma, sensors)
        expected = observation.sigma * np.linalg.norm(columns[:, support] @ values - target)
        found = observation.residual(op.with_drift(SLOPE), support, values)
        assert found == pytest.approx(expected, rel=1e-9)


@pytest.mark.parametrize(("present", "unequal"), [(M, False), (M, True), (12, True)])
@pytest.mark.parametrize("intensity", [1.0, 0.6])
def test_the_posterior_of_one_person_on_a_graph_is_that_with_the_drift_integrated_out(
    present: int, unequal: bool, intensity: float
) -> None:
    """A sum over a fine grid of the drift, for every vertex and for nobody."""
    readings, sigma, sensors = look(GRAPH, [8], 9, present, unequal)
    rows = np.arange(M) if sensors is None else sensors
    readings = readings - SLOPE[rows] @ [6.0, -20.0] + 0.7
    columns = np.column_stack([np.zeros(present), intensity * GRAPH.matrix()[rows]])
    drifts = np.linspace(-6.0, 6.0, 4801)
    logs = np.empty((columns.shape[1], drifts.size))
    for which, column in enumerate(columns.T):
        misfits = (readings - column)[:, None] - drifts
        logs[which] = -0.5 * np.square(misfits / np.reshape(sigma, (-1, 1))).sum(axis=0)
    likelihoods = np.exp(logs - logs.max()).sum(axis=1)
    weights = likelihoods * np.concatenate([[0.75], np.full(30, 0.25 / 30)])
    weights /= weights.sum()
    found = posterior(
        GRAPH.with_drift(COMMON), readings + 1e4, sigma, max_sources=1, intensity=intensity, sensors=sensors
    )
    assert found.exact
    assert found.count == pytest.approx([weights[0], 1.0 - weights[0]], abs=1e-7)
    assert found.probability == pytest.approx(weights[1:], abs=1e-7)
    assert found.plausible


def test_two_people_on_a_graph_have_the_posterior_of_generalised_least_squares() -> None:
    readings, sigma, sensors = look(GRAPH, [8, 21], 10, 16, True)
    columns, target = unexplained(GRAPH, SLOPE, readings, sigma, sensors)
    prior = Prior(max_sources=2, intensity=1.0, overflow=0.0)
    found = posterior(GRAPH.with_drift(SLOPE), readings, sigma, sensors=sensors, prior=prior)
    weights = prior.weights[:3]
    total, marginal = weights[0] * np.exp(-0.5 * target @ target), np.zeros(30)
    for v in range(30):
        value = weights[1] / 30 * np.exp(-0.5 * np.square(target - columns[:, v]).sum())
        total, marginal[v] = total + value, marginal[v] + value
        for u in range(30):
            rest = target - columns[:, v] - columns[:, u]
            value = weights[2] / 900 * np.exp(-0.5 * rest @ rest)
            total += value
            marginal[v] += value
            marginal[u] += value if u != v else 0.0
    assert found.exact
    assert found.probability == pytest.approx(marginal / total, abs=1e-7)


@pytest.mark.parametrize(("present", "unequal"), [(M, False), (14, True)])
def test_the_posterior_of_one_person_in_a_corridor_is_that_of_generalised_least_squares(
    present: int, unequal: bool
) -> None:
    readings, sigma, sensors = look(INTERVAL, [38], 11, present, unequal)
    places = (np.arange(4000) + 0.5) / 4000
    rows = slice(None) if sensors is None else sensors
    fine = IntervalDomain(4000, M).operator(INTERVAL.spread)
    _, target = unexplained(fine, SLOPE, readings, sigma, sensors)
    scale = np.broadcast_to(1.0 / np.asarray(sigma), readings.shape)[:, None]
    seen = scipy.linalg.null_space((SLOPE[rows] * scale).T)
    columns = seen.T @ (INTERVAL.responses(places).T[rows] * scale)
    density = np.exp(-0.5 * np.square(target[:, None] - columns).sum(axis=0))
    density /= density.sum()
    prior = Prior(max_sources=1, intensity=1.0, count=(0.0, 1.0), overflow=0.0)
    found = posterior(INTERVAL.with_drift(SLOPE), readings, sigma, sensors=sensors, prior=prior)
    drawn = found.samples.places[:, 0]
    mean = density @ places
    spread = np.sqrt(density @ (places - mean) ** 2)
    assert drawn.mean() == pytest.approx(mean, abs=0.15 * spread)
    assert drawn.std() == pytest.approx(spread, rel=0.15)
    best = np.square(target[:, None] - columns).sum(axis=0).min()
    assert found.misfit <= best + 0.05
    assert found.plausible


@pytest.mark.parametrize(("present", "unequal"), [(M, False), (14, True)])
@pytest.mark.parametrize("spread", [0.02, 3e-4])
def test_gridless_finds_the_place_of_least_generalised_residual(
    present: int, unequal: bool, spread: float
) -> None:
    """With a narrow kernel the readings are not projected on the columns of the grid."""
    op = IntervalDomain(60, M).operator(spread)
    readings, sigma, sensors = look(op, [38], 12, present, unequal)
    found = gridless(op.with_drift(SLOPE), readings, sigma, max_sources=1, intensity=1.0, sensors=sensors)
    rows = slice(None) if sensors is None else sensors
    places = np.linspace(0.0, 1.0, 20_001)
    scale = np.broadcast_to(1.0 / np.asarray(sigma), readings.shape)[:, None]
    seen = scipy.linalg.null_space((SLOPE[rows] * scale).T)
    misfits = seen.T @ ((readings[:, None] - op.responses(places).T[rows]) * scale)
    squares = np.square(misfits).sum(axis=0)
    assert found.places == pytest.approx([places[squares.argmin()]], abs=1e-3)
    assert -2.0 * found.log_likelihood == pytest.approx(squares.min(), rel=1e-4)
    nobody = np.square(seen.T @ (readings * scale[:, 0])).sum()
    assert found.gain == pytest.approx(0.5 * (nobody - squares.min()), rel=1e-4)
    unit = 1.0 / np.sqrt(np.mean(scale**2))
    assert found.expected_residual == pytest.approx(unit * np.sqrt(scipy.stats.chi2.ppf(0.999, present - 2)))
    assert found.status == "crowded"


def everything(op: Operator, directions: FloatArray, seed: int, shift: FloatArray) -> dict[str, Any]:
    """Return what every method makes of the same readings, with a multiple of the directions added."""
    drifting = op.with_drift(directions)
    found: dict[str, Any] = {}
    for present, unequal in ((M, False), (M, True), (13, True)):
        readings, sigma, sensors = look(op, [5, 19], seed, present, unequal)
        rows = slice(None) if sensors is None else sensors
        readings = readings + directions[rows] @ shift
        given = round_readings(drifting, readings, sigma, sensors)
        of_kind = "gridless" if isinstance(op, IntervalOperator) else "tracker"
        for method in ("bpdn", "posterior", of_kind):
            recovered = recover(method, drifting, given, prior=Prior(intensity=1.0))
            found[f"{method} {present} {unequal}"] = recovered.estimate
        result = bpdn(drifting, readings, sigma, "paper", sensors)
        found[f"paper {present} {unequal}"] = [*result.estimate, result.radius, result.residual]
        sampled = posterior(drifting, readings, sigma, sensors=sensors, moves=2000)
        found[f"unknown {present} {unequal}"] = [*sampled.count, sampled.misfit, sampled.plausible]
    return found


@pytest.mark.parametrize("op", [INTERVAL, GRAPH], ids=["interval", "graph"])
@pytest.mark.parametrize("directions", [COMMON, SLOPE, np.repeat(np.eye(4), 5, axis=0)])
def test_a_multiple_of_the_directions_changes_nothing(op: Operator, directions: FloatArray) -> None:
    one = everything(op, directions, 13, np.zeros(directions.shape[1]))
    other = everything(op, directions, 13, np.linspace(400.0, -700.0, directions.shape[1]))
    for key, expected in one.items():
        assert other[key] == pytest.approx(expected, abs=1e-9), key


@pytest.mark.parametrize("op", [INTERVAL, GRAPH], ids=["interval", "graph"])
def test_without_directions_results_are_the_same_bit_for_bit(op: Operator) -> None:
    assert op.with_drift(None) is op
    copied = op.with_drift(COMMON).with_drift(np.zeros((M, 0)))
    readings, sigma, sensors = look(op, [4], 14, 12, True)
    one, other = (bpdn(each, readings, sigma, sensors=sensors) for each in (op, copied))
    assert one.estimate.tobytes() == other.estimate.tobytes()


def test_a_drift_that_touches_no_sensor_present_changes_nothing() -> None:
    """Bit for bit."""
    directions = np.zeros((M, 1))
    directions[:5] = 1.0
    sensors = np.arange(6, 18)
    readings, sigma, _ = look(INTERVAL, [40], 15)
    readings = readings[sensors] - SLOPE[sensors] @ [6.0, -20.0]
    for op in (INTERVAL, GRAPH):
        one, other = (
            bpdn(each, readings, sigma, "paper", sensors) for each in (op, op.with_drift(directions))
        )
        np.testing.assert_array_equal(one.estimate, other.estimate)
        assert one.asked_radius == other.asked_radius
        sampled, again = (
            posterior(each, readings, sigma, sensors=sensors, moves=2000)
            for each in (op, op.with_drift(directions))
        )
        np.testing.assert_array_equal(sampled.estimate, again.estimate)


def test_the_drift_takes_degrees_of_freedom_from_what_is_plausible() -> None:
    """Noise may make a misfit of 103 in 50 degrees of freedom, but not in 42."""
    op, directions = IntervalDomain(60, 50).operator(0.05), np.random.default_rng(19).standard_normal((50, 8))
    beyond = scipy.linalg.null_space(np.column_stack([op.matrix(), directions]).T)[:, 0]
    readings = SIGMA * np.sqrt(103.0) * beyond
    path = GraphDomain(60, [[i, i + 1] for i in range(59)], sensors=range(50)).operator(8.0)
    outside = scipy.linalg.null_space(np.column_stack([path.matrix(), directions]).T, rcond=1e-9)
    for each, given in ((op, readings), (path, SIGMA * np.sqrt(103.0) * outside[:, 0])):
        sampled, drifting = (posterior(one, given, SIGMA) for one in (each, each.with_drift(directions)))
        assert (sampled.misfit, drifting.misfit) == pytest.approx((103.0, 103.0), abs=1.0)
        assert (sampled.plausible, drifting.plausible) == (True, False)


@pytest.mark.parametrize("sigma", [SIGMA, 0.0])
@pytest.mark.parametrize("level", [0.0, 1.0, -1e9, 1e50])
def test_readings_that_the_drift_explains_say_nothing(sigma: float, level: float) -> None:
    """Basis pursuit and maximum likelihood find nobody; the posterior is the prior, and plausible."""
    for present in (1, 2):
        sensors = np.array([3, 11])[:present]
        readings = np.array([level, 2.0 * level + 1.0])[:present]
        for op in (INTERVAL.with_drift(SLOPE), GRAPH.with_drift(SLOPE)):
            for radius, method in product(("confident", "paper", 0.0), ("active-set", "cvxpy")):
                found = bpdn(op, readings, sigma, radius, sensors, method)  # type: ignore[arg-type]
                assert (found.status, found.objective, found.residual) == ("optimal", 0.0, 0.0)
            assert not bpdn_balanced(op, readings, sigma, sensors).estimate.any()
            if sigma and present > 1:
                assert not bpdn_balanced(op, readings, np.array([0.1, 0.5]), sensors).estimate.any()
            sampled = posterior(op, readings, sigma, sensors=sensors)
            assert sampled.misfit == 0.0
            assert sampled.plausible
            assert not sampled.fallback
            assert sampled.count == pytest.approx(PRIOR_COUNT, abs=0.05)
        corridor = INTERVAL.with_drift(SLOPE)
        nobody = gridless(corridor, readings, sigma, sensors=sensors)
        assert (nobody.status, nobody.places.size, nobody.residual) == ("empty", 0, 0.0)
        alone = posterior(GRAPH.with_drift(SLOPE), readings, sigma, 1, 1.0, sensors=sensors)
        assert alone.probability == pytest.approx(np.full(30, 0.25 / 30))


def test_heat_that_is_all_drift_says_nothing() -> None:
    """On a graph where heat has mixed, and in a corridor where it is nearly the same everywhere."""
    mixed = GRAPH.domain.operator(1e4).with_drift(COMMON)
    flat = IntervalDomain(60, M).operator(1e12).with_drift(COMMON)
    rng = np.random.default_rng(16)
    for op, sigma in ((mixed, SIGMA), (mixed, 0.0), (flat, SIGMA)):
        readings = op.columns(np.array([4]))[:, 0] + 50.0 + sigma * rng.standard_normal(M)
        assert bpdn(op, readings, sigma).objective == pytest.approx(0.0, abs=1e-9)
        sampled = posterior(op, readings, sigma, moves=20_000)
        assert sampled.count == pytest.approx(PRIOR_COUNT, abs=0.1)


@pytest.mark.parametrize("level", [1.0, 50.0, 1e3, 1e6])
def test_absurd_readings_have_a_certified_result(level: float) -> None:
    rng = np.random.default_rng(17)
    for op in (INTERVAL, GRAPH, IntervalDomain(5000, M).operator(0.01)):
        found = bpdn(op.with_drift(SLOPE), level * rng.standard_normal(M), 0.1)
        assert found.gap <= 1e-8 * max(1.0, found.objective)
        assert found.residual <= found.radius * (1.0 + 1e-9)
        assert found.estimate.min() >= 0.0
        assert found.estimate.max() <= 1.0


@pytest.mark.parametrize("seed", range(2))
def test_graphs_too_large_to_be_prepared_have_the_same_results(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng, domain = np.random.default_rng(seed), random_graph(90, 200, seed)
    directions = np.column_stack([np.ones(90), rng.standard_normal(90), np.arange(90) < 30])
    op, cases = domain.operator(0.5).with_drift(directions), []
    radii: tuple[str | float, ...] = ("confident", "paper", 0.0)
    for present, level, radius in product((90, 50), (0.02, 0.3, 30.0), radii):
        sensors = np.sort(rng.permutation(90)[:present])
        sigma = rng.uniform(0.5, 2.0, present) * level
        readings = op.columns(np.array([3, 50])).sum(axis=1) + directions @ [30.0, -9.0, 4.0]
        readings = readings[sensors] + sigma * rng.standard_normal(present)
        cases.append((readings, sigma, radius, sensors, bpdn(op, readings, sigma, radius, sensors)))
    monkeypatch.setattr(of_graphs, "MOST_DENSE", 0)
    monkeypatch.setattr(of_graphs, "_LARGEST_PREPARED", 0)
    implicit = domain.operator(0.5).with_drift(directions)
    assert implicit.is_implicit
    for readings, sigma, radius, sensors, prepared in cases:
        applied = bpdn(implicit, readings, sigma, radius, sensors)
        assert applied.status == prepared.status
        assert applied.radius == pytest.approx(prepared.radius, rel=1e-9, abs=1e-6)
        slack = 1e-6 * max(1.0, prepared.objective) if prepared.status == "relaxed" else 1e-9
        assert applied.objective == pytest.approx(prepared.objective, abs=slack + prepared.gap + applied.gap)
        assert applied.gap <= 1e-8 * max(1.0, applied.objective)
        assert applied.residual <= applied.radius * (1.0 + 1e-9) + 1e-12
        moved = readings + directions[sensors] @ [1e3, -1e2, 5e2]
        again = bpdn(implicit, moved, sigma, radius, sensors)
        assert again.objective == pytest.approx(applied.objective, abs=1e-7 + applied.gap + again.gap)
    assert not bpdn(implicit, [1e7, -3.0], 0.0, sensors=[4, 70]).estimate.any()


def test_a_drift_costs_little_where_sources_do_not_look_like_it() -> None:
    """A person is found as well with a common drift as without one, if the drift is modelled."""
    rng, op = np.random.default_rng(18), IntervalDomain().operator(0.005)
    drifting = op.with_drift(np.ones((50, 1)))
    errors: list[list[float]] = [[], [], []]
    for _ in range(60):
        place = rng.uniform(0.1, 0.9)
        still = op.responses([place])[0] + 0.4 * rng.standard_normal(50)
        moved = still + rng.normal(0.0, 5.0)
        prior = Prior(max_sources=1, intensity=1.0, count=(0.0, 1.0))
        for each, (operator, readings) in zip(
            errors, ((op, still), (drifting, moved), (op, moved)), strict=True
        ):
            found = posterior(operator, readings, 0.4, prior=prior, moves=30_000)
            each.append(
                abs(float(np.median(found.samples.places[:, 0])) - place) if found.samples.size else 1.0
            )
    without, modelled, ignored = np.mean(errors, axis=1)
    assert modelled < 1.2 * without + 0.002
    assert ignored > 3.0 * without

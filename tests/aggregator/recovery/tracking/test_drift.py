"""Trackers of readings that drift: each round has a drift of its own, which changes nothing."""

from __future__ import annotations

import numpy as np
import pytest
import scipy

from heatcloak_aggregator import GraphDomain, IntervalDomain, Tracker, VertexTracker
from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains import Operator
from heatcloak_aggregator.recovery.posterior import Prior
from heatcloak_aggregator.recovery.posterior.interval.table import column
from heatcloak_aggregator.recovery.tracking import Motion
from heatcloak_aggregator.recovery.tracking.any_tracker import tracker_of
from heatcloak_aggregator.recovery.tracking.interval.readings import Reducer
from heatcloak_aggregator.recovery.tracking.motion import GraphMotion
from heatcloak_aggregator.recovery.tracking.one_person import one_person
from heatcloak_aggregator.recovery.tracking.vertices.readings import VertexReducer
from heatcloak_shared.errors import ParameterError
from support.graphs import random_graph
from support.joint_paths import JointPaths, unordered
from support.one_person import OnePerson, mean_distance

M = 50
PLACES = np.arange(1, M + 1) / M
SLOPE = np.column_stack([np.ones(M), PLACES])
INTERVAL = IntervalDomain(100, M).operator(0.02)
GRAPH = random_graph(40, 90, 2, sensors=range(20)).operator(0.7)
EDGES = [[0, 1], [1, 2], [2, 3], [1, 3], [3, 4]]
NEIGHBOURS = [sorted({b for e in EDGES for b in e if a in e} - {a}) for a in range(5)]


def outside(
    op: Operator, directions: FloatArray, sigma: FloatArray, sensors: IntArray
) -> tuple[FloatArray, FloatArray]:
    """Return an orthonormal basis of what is orthogonal to the whitened drift, and 1/σ as a column."""
    scale = 1.0 / sigma[:, None]
    return np.asarray(scipy.linalg.null_space((directions[sensors] * scale).T)), scale


@pytest.mark.parametrize("present", [M, 30, 7, 3])
@pytest.mark.parametrize("even", [True, False])
def test_the_misfit_of_any_people_is_that_of_generalised_least_squares(present: int, even: bool) -> None:
    rng = np.random.default_rng(present)
    sensors = np.sort(rng.permutation(M)[:present])
    sigma = np.full(present, 0.6) if even else rng.uniform(0.3, 1.5, present)
    readings = rng.normal(1.0, 1.0, present) + SLOPE[sensors] @ [20.0, -60.0]
    found = Reducer(INTERVAL.with_drift(SLOPE), 24.0, 0.3).reduce(3, readings, sigma, sensors)
    seen, scale = outside(INTERVAL, SLOPE, sigma, sensors)
    assert found.degrees == present - 2
    people: list[float]
    for people in ([], [0.31], [0.05, 0.5, 0.98]):
        rest = found.target.copy()
        scratch = np.zeros((1, rest.size))
        for place in people:
            column(found.nodes, place, 0.8, scratch, 0)
            rest -= scratch[0]
        heat = 0.8 * INTERVAL.responses(people).sum(axis=0)[sensors] if people else np.zeros(present)
        exact = np.square(seen.T @ ((readings - heat) * scale[:, 0])).sum()
        assert rest @ rest + found.outside == pytest.approx(exact, rel=1e-4)


@pytest.mark.parametrize("present", [20, 13, 3])
def test_vertices_have_the_products_of_generalised_least_squares(present: int) -> None:
    rng, directions = np.random.default_rng(present), SLOPE[:20]
    sensors = np.sort(rng.permutation(20)[:present])
    sigma = rng.uniform(0.3, 1.5, present)
    readings = rng.normal(1.0, 1.0, present) + directions[sensors] @ [20.0, -60.0]
    found = VertexReducer(GRAPH.with_drift(directions), 1.0).reduce(0, readings, sigma, sensors)
    seen, scale = outside(GRAPH, directions, sigma, sensors)
    columns, target = seen.T @ (GRAPH.matrix()[sensors] * scale), seen.T @ (readings * scale[:, 0])
    assert found.table.products == pytest.approx(columns.T @ columns, abs=1e-12)
    assert found.table.squares == pytest.approx(np.square(columns).sum(axis=0), abs=1e-12)
    assert found.correlations == pytest.approx(columns.T @ target, abs=1e-10)
    assert found.target @ found.target == pytest.approx(target @ target)
    assert found.target.shape == (present - 2,)


@pytest.mark.parametrize(
    ("intensity", "count"), [(1.0, (1.0, 0.5, 0.25)), (1.0, (0.0, 1.0))], ids=["people", "person"]
)
def test_every_round_on_a_graph_has_the_posterior_of_all_paths(
    intensity: float, count: tuple[float, ...]
) -> None:
    """With unequal noise, and another drift in each round. The oracle has the columns without drift."""
    domain, motion = GraphDomain(5, EDGES), GraphMotion(moves=0.3, arrives=0.2, leaves=0.15)
    op, rng = domain.operator(0.3), np.random.default_rng(4)
    directions, sigma = np.ones((5, 1)), np.array([0.3, 0.5, 0.6, 0.4, 0.5])
    rounds = [0, 1, 2, 5]
    readings = op.matrix()[:, [0, 3]].sum(axis=1) + sigma * rng.standard_normal((4, 5))
    readings += rng.normal(0.0, 40.0, (4, 1))
    seen, scale = outside(op, directions, sigma, np.arange(5))
    model = JointPaths(NEIGHBOURS, motion.moves, motion.arrives, motion.leaves, count, [intensity])
    columns, targets = seen.T @ (op.matrix() * scale), readings / sigma @ seen
    prior = Prior(len(count) - 1, intensity, count=count)
    tracker = VertexTracker(op.with_drift(directions), sigma, motion, prior, 3, particles=6000)
    for number, values in zip(rounds, readings, strict=True):
        tracker.update(number, values)
    exact = model.states(targets, columns, 1.0, np.diff(rounds).tolist())
    for result, states in zip(tracker.smooth(), exact, strict=True):
        sets = unordered(states)
        of_count = [sum(p for people, p in sets.items() if len(people) == k) for k in range(len(count))]
        assert result.count == pytest.approx(of_count, abs=0.03)
        shares = [
            sum(p / len(people) * people.count(v) for people, p in sets.items() if people) for v in range(5)
        ]
        assert result.shares == pytest.approx(shares, abs=0.02)


def test_one_person_has_the_distributions_of_an_independent_program() -> None:
    rng, motion = np.random.default_rng(1), Motion()
    readings = INTERVAL.responses(np.linspace(0.9, 0.2, 12)) + 0.6 * rng.standard_normal((12, M))
    readings += rng.normal(0.0, 30.0, (12, 1)) + rng.normal(0.0, 30.0, (12, 1)) * PLACES
    drifting = INTERVAL.with_drift(SLOPE)
    found = one_person(drifting, [(each, None) for each in readings], 0.6, motion)
    kinds = (motion.turns, motion.restless_turns), (1.0 - motion.restless, motion.restless)
    oracle = OnePerson(motion.stands, motion.top_speed, *kinds, found.places.size)
    seen, scale = outside(INTERVAL, SLOPE, np.full(M, 0.6), np.arange(M))
    misfits = (readings[:, None] - INTERVAL.responses(oracle.places)) * scale[:, 0] @ seen
    filtered, smoothed = oracle.distributions(-0.5 * np.square(misfits).sum(axis=2))
    assert found.filtered == pytest.approx(filtered, abs=1e-9)
    assert found.smoothed == pytest.approx(smoothed, abs=1e-9)


def test_the_tracker_in_a_corridor_is_about_as_close_as_the_exact_model() -> None:
    """The model has no drift; the tracker gets readings with one, and missing sensors now and then."""
    motion, means = Motion(), []
    kinds = (motion.turns, motion.restless_turns), (1.0 - motion.restless, motion.restless)
    exact = OnePerson(motion.stands, motion.top_speed, *kinds)
    drifting = INTERVAL.with_drift(SLOPE)
    for seed in range(6):
        rng = np.random.default_rng(seed)
        way = np.linspace(0.15, 0.85, 10)
        tracker = Tracker(drifting, 0.5, motion, intensity=1.0, seed=seed)
        misfits = np.empty((10, exact.cells))
        for number, place in enumerate(way):
            sensors = np.sort(rng.permutation(M)[: M - 2 * (number % 3)])
            clean = INTERVAL.responses([place])[0, sensors]
            values = (
                clean + 0.5 * rng.standard_normal(sensors.size) + SLOPE[sensors] @ rng.normal(0.0, 30.0, 2)
            )
            seen, scale = outside(INTERVAL, SLOPE, np.full(sensors.size, 0.5), sensors)
            of_places = INTERVAL.responses(exact.places)[:, sensors]
            misfits[number] = np.square((values - of_places) * scale[:, 0] @ seen).sum(axis=1)
            last = tracker.update(number, values, sensors)
        filtered, _ = exact.distributions(-0.5 * misfits)
        samples = last.samples
        found = float(np.median(samples.places[samples.counts == 1, 0]))
        means.append([abs(found - way[-1]), mean_distance(filtered[-1], exact.places, way[-1])])
        assert last.status != "model misfit"
        assert last.count[1] > 0.9
    tracked, limit = np.mean(means, axis=0)
    assert tracked < 1.5 * limit + 0.01


@pytest.mark.parametrize("unequal", [False, True])
def test_another_drift_in_each_round_changes_nothing(unequal: bool) -> None:
    """The readings are the same in the coordinates of the trackers; rounding may change a few particles."""
    rng = np.random.default_rng(5)
    sigma = rng.uniform(0.2, 0.5, M) if unequal else np.full(M, 0.4)
    corridor, graph = INTERVAL.with_drift(SLOPE), GRAPH.with_drift(SLOPE[:20])
    reducers = Reducer(corridor, 24.0, 0.2), VertexReducer(graph, 1.0)
    corridors = [Tracker(corridor, sigma) for _ in range(2)]
    graphs = [VertexTracker(graph, sigma[:20], particles=100) for _ in range(2)]
    exact = [VertexTracker(graph, sigma[:20], prior=Prior(1, 1.0, count=(0, 1))) for _ in range(2)]
    for number in range(8):
        sensors = np.sort(rng.permutation(M)[: M - 3 * (number % 2)])
        few = sensors[sensors < 20]
        noise, shift = sigma * rng.standard_normal(M), SLOPE @ rng.normal(0.0, 300.0, 2)
        clean = INTERVAL.responses([0.1 + 0.1 * number])[0]
        of_graph = GRAPH.columns(np.array([3 + number]))[:, 0] + noise[:20]
        given = [(clean + noise)[sensors], (clean + noise + shift)[sensors]]
        on_graph = [of_graph[few], (of_graph + shift[:20])[few]]
        still, moved = (reducers[0].reduce(number, each, sigma[sensors], sensors) for each in given)
        assert moved.target == pytest.approx(still.target, abs=1e-9)
        assert moved.outside == pytest.approx(still.outside, abs=1e-9)
        first, second = (reducers[1].reduce(number, each, sigma[few], few) for each in on_graph)
        assert second.target == pytest.approx(first.target, abs=1e-9)
        assert second.correlations == pytest.approx(first.correlations, abs=1e-9)
        for results in (
            [each.update(number, values, sensors) for each, values in zip(corridors, given, strict=True)],
            [each.update(number, values, few) for each, values in zip(graphs, on_graph, strict=True)],
        ):
            assert (results[0].status == "model misfit") == (results[1].status == "model misfit")
            assert results[0].count == pytest.approx(results[1].count, abs=0.15)
        of_one = [each.update(number, values, few) for each, values in zip(exact, on_graph, strict=True)]
        assert of_one[0].shares == pytest.approx(of_one[1].shares, abs=1e-9)
        assert of_one[0].status == of_one[1].status


def test_a_drift_that_is_not_modelled_is_a_misfit() -> None:
    readings = INTERVAL.responses([0.4])[0] + 40.0 * PLACES**2
    for op, status in ((INTERVAL, "model misfit"), (INTERVAL.with_drift(SLOPE), "model misfit")):
        assert Tracker(op, 0.3, particles=20).update(0, readings).status == status
    squares = np.column_stack([SLOPE, PLACES**2])
    assert (
        Tracker(INTERVAL.with_drift(squares), 0.3, particles=20).update(0, readings).status != "model misfit"
    )


def test_the_drift_takes_degrees_of_freedom_from_what_people_explain() -> None:
    """Noise may make a misfit of 103 in 50 degrees of freedom, but not in 42."""
    directions = np.random.default_rng(19).standard_normal((M, 8))
    path = GraphDomain(60, [[i, i + 1] for i in range(59)], sensors=range(M)).operator(8.0)
    for op, rounding in ((IntervalDomain(60, M).operator(0.05), None), (path, 1e-9)):
        beyond = scipy.linalg.null_space(np.column_stack([op.matrix(), directions]).T, rcond=rounding)[:, 0]
        readings, statuses = 0.2 * np.sqrt(103.0) * beyond, []
        for each in (op, op.with_drift(directions)):
            found = tracker_of(each, 0.2).update(0, readings)
            statuses.append(found.status == "model misfit")
        assert statuses == [False, True]


@pytest.mark.parametrize("sigma", [0.3, 0.0])
def test_rounds_that_the_drift_explains_say_nothing(sigma: float) -> None:
    """Nobody is contradicted, and known people are where they may have gone since."""
    tracker = Tracker(INTERVAL.with_drift(SLOPE), 0.3, intensity=1.0, particles=100)
    graph = VertexTracker(GRAPH.with_drift(SLOPE[:20]), 0.3, particles=100)
    person = VertexTracker(GRAPH.with_drift(SLOPE[:20]), 0.3, prior=Prior(1, 1.0, count=(0, 1)))
    alone = np.array([3, 17])
    for number in range(3):
        for each in (tracker, graph, person):
            found = each.update(number, [1e6, -4.0], alone, sigma)
            assert found.status != "model misfit"
            assert np.isfinite(found.estimate).all()
    assert person.result(0).shares == pytest.approx(np.full(40, 1 / 40), abs=1e-3)
    for number in range(3, 8):
        tracker.update(number, INTERVAL.responses([0.4])[0])
        person.update(number, GRAPH.columns(np.array([7]))[:, 0])
    for each in (tracker, person):
        assert each.update(8, [50.0, 1.0], alone).status != "model misfit"
    assert tracker.result(8).count[1] > 0.8
    assert person.result(8).shares.argmax() == 7
    exact = one_person(INTERVAL.with_drift(SLOPE), [([3.0, 99.0], alone)], 0.3)
    assert exact.filtered[0] == pytest.approx(np.full(exact.places.size, 1 / exact.places.size))


def test_a_state_is_only_that_of_a_tracker_with_the_same_drift() -> None:
    common = np.ones((M, 1))
    trackers = [Tracker(op, 0.4, particles=20) for op in (INTERVAL, INTERVAL.with_drift(common))]
    trackers.append(Tracker(INTERVAL.with_drift(SLOPE), 0.4, particles=20))
    for tracker in trackers:
        tracker.update(0, INTERVAL.responses([0.4])[0])
    for tracker in trackers:
        for other in trackers:
            (state,) = other.states().values()
            fresh = Tracker(tracker._op, 0.4, particles=20)
            if other is tracker:
                fresh.restore(state)
                assert fresh.rounds == (0,)
            else:
                with pytest.raises(ParameterError, match="other arguments"):
                    fresh.restore(state)
    common = common[:20]
    on_graphs = [VertexTracker(op, 0.4, particles=20) for op in (GRAPH, GRAPH.with_drift(common))]
    for graph_tracker in on_graphs:
        graph_tracker.update(0, GRAPH.columns(np.array([4]))[:, 0])
    (state,) = on_graphs[1].states().values()
    VertexTracker(GRAPH.with_drift(common), 0.4, particles=20).restore(state)
    with pytest.raises(ParameterError, match="other arguments"):
        VertexTracker(GRAPH, 0.4, particles=20).restore(state)


def test_readings_that_nobody_explains_are_tracked_on_a_graph() -> None:
    """They fit no number of people, so that the first particles come from the prior."""
    rng = np.random.default_rng(6)
    for op in (GRAPH, GRAPH.with_drift(SLOPE[:20])):
        found = VertexTracker(op, 0.1, particles=20).update(0, 100.0 * rng.standard_normal(20))
        assert found.status == "model misfit"

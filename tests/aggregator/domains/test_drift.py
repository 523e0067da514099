"""Operators with a drift: checked directions, projections without them, and what copies share."""

from __future__ import annotations

import pickle
from concurrent.futures import ThreadPoolExecutor
from copy import copy, deepcopy

import numpy as np
import pytest
import scipy

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import Domain, GraphDomain, IntervalDomain, Operator
from heatcloak_aggregator.domains.drift import outside_drift, without_drift
from heatcloak_aggregator.domains.graph import operator as of_graphs
from heatcloak_shared.errors import ParameterError

M = 20
PLACES = np.arange(1, M + 1) / M
COMMON, SLOPE = np.ones((M, 1)), np.column_stack([np.ones(M), PLACES])


class Plain(Domain):
    """Places without geometry, as of a plugin."""

    n_sources, n_sensors = 30, M

    def distance(self, i: int, j: int) -> float:
        """Return 1 between different places."""
        return float(i != j)

    def operator(self, spread: float) -> Operator:
        """Return an operator."""
        return PlainOperator(self, spread)


class PlainOperator(Operator):
    """An operator that a plugin might define."""

    computed = 0

    def compute_matrix(self) -> FloatArray:
        PlainOperator.computed += 1
        return np.random.default_rng(1).random(self.shape)

    def sensitivity(self, alpha: float, off_grid: bool = False) -> float:
        """Return alpha."""
        return alpha


def operators() -> list[Operator]:
    """Return an operator of each kind with M sensors."""
    path = GraphDomain(30, [[i, i + 1] for i in range(29)], sensors=range(M))
    return [IntervalDomain(40, M).operator(0.02), path.operator(1.0), Plain().operator(1.0)]


def outside(directions: FloatArray) -> FloatArray:
    """Return an orthonormal basis of what is orthogonal to the directions, shape (s, s − rank)."""
    return np.asarray(scipy.linalg.null_space(directions.T))


@pytest.mark.parametrize("index", range(3))
@pytest.mark.parametrize("directions", [COMMON, SLOPE, np.eye(M)[:, 3:9]])
def test_a_projection_keeps_exactly_what_is_orthogonal_to_the_drift(
    index: int, directions: FloatArray
) -> None:
    """‖B f − z‖² + rest² is the least ‖W(A f + N c − y)‖² of any c."""
    rng = np.random.default_rng(index)
    op = operators()[index].with_drift(directions)
    for sensors, weights in (
        (None, None),
        (np.sort(rng.permutation(M)[:13]), None),
        (np.sort(rng.permutation(M)[:11]), rng.uniform(0.1, 3.0, 11)),
        (np.arange(M), np.geomspace(1e-6, 1.0, M)),
    ):
        projection = op.projection(sensors, weights)
        present = slice(None) if sensors is None else sensors
        scale = np.ones((1, 1)) if weights is None else weights[:, None]
        rows, whitened = op.matrix()[present] * scale, directions[present] * scale
        seen = outside(whitened / np.maximum(np.linalg.norm(whitened, axis=0), 1e-300))
        sources, readings = rng.random(op.shape[1]), rng.standard_normal((rows.shape[0],))
        inside, rest = projection.reduce(readings)
        expected = seen.T @ (rows @ sources - readings * np.reshape(scale, -1))
        assert np.hypot(np.linalg.norm(projection.explain(sources) - inside), rest) == pytest.approx(
            np.linalg.norm(expected), rel=1e-9
        )
        assert projection.explain(sources) == pytest.approx(sources @ projection.columns, abs=1e-10)
        basis = op.drift_basis(sensors, weights)
        assert basis is not None
        assert projection.columns @ projection.basis.T @ basis == pytest.approx(0.0, abs=1e-12)
        rank = projection.rank
        assert projection.basis.T @ projection.basis == pytest.approx(np.eye(rank), abs=1e-12)
        moved = readings + directions[present] @ np.full(directions.shape[1], 1e3)
        again, other = projection.reduce(moved)
        assert again == pytest.approx(inside, abs=1e-9)
        assert other == pytest.approx(rest, abs=1e-9)
        assert projection.compress(moved[None])[0] == pytest.approx(projection.compress(readings[None])[0])


def test_without_directions_it_is_the_operator_itself() -> None:
    for op in operators():
        drifting = op.with_drift(COMMON)
        for nothing in (None, np.zeros((M, 0)), np.zeros((M, 2))):
            assert op.with_drift(nothing) is op
            assert drifting.with_drift(nothing) is op
        assert op.drift is None
        assert op.drift_basis() is None
        assert op.projection().drift is None


def test_directions_replace_those_of_the_operator_and_leave_it_alone() -> None:
    op = operators()[0]
    first = op.with_drift(COMMON)
    second = first.with_drift(SLOPE)
    assert first.drift is not None
    assert second.drift is not None
    assert (first.drift.shape, second.drift.shape) == ((M, 1), (M, 2))
    assert first.projection() is first.projection()
    assert len({id(each.projection()) for each in (op, first, second)}) == 3


def test_dependent_directions_are_left_out() -> None:
    op = operators()[0]
    given = np.column_stack([np.zeros(M), np.ones(M), PLACES, 3.0 - 2.0 * PLACES, 1e100 * PLACES**2])
    drift = op.with_drift(given).drift
    assert drift is not None
    assert drift == pytest.approx(given[:, [1, 2, 4]] / np.linalg.norm(given[:, [1, 2, 4]], axis=0))
    assert not drift.flags.writeable


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (np.ones(M), r"shape \(20,\)"),
        (np.ones((M + 1, 1)), r"shape \(21, 1\)"),
        (np.ones((M, 9)), "9 directions .*: give at most 8"),
        (np.full((M, 1), np.nan), "not finite"),
        (np.full((M, 1), np.inf), "not finite"),
        ([["a"]] * M, "real numbers"),
        (1.0, r"shape \(\)"),
    ],
)
def test_wrong_directions_are_refused(wrong: object, why: str) -> None:
    with pytest.raises(ParameterError, match=why):
        operators()[0].with_drift(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("sensors", [1, 2, 5])
def test_directions_leave_at_least_one_reading(sensors: int) -> None:
    op = IntervalDomain(10, sensors).operator(0.05)
    with pytest.raises(ParameterError, match=f"give at most {sensors - 1}"):
        op.with_drift(np.eye(sensors))
    if sensors > 1:
        assert op.with_drift(np.eye(sensors)[:, 1:]).drift_basis() is not None


def test_a_direction_of_missing_sensors_vanishes() -> None:
    rooms = np.repeat(np.eye(4), 5, axis=0)
    op = operators()[0].with_drift(rooms)
    sensors = np.array([0, 1, 4, 10, 11])
    basis = op.drift_basis(sensors)
    assert basis is not None
    assert basis.shape == (5, 2)
    projection = op.projection(sensors)
    assert projection.drift is not None
    assert projection.drift.shape == (5, 2)
    only = operators()[0].with_drift(rooms[:, :1])
    assert only.drift_basis(np.array([7, 8])) is None
    plain = operators()[0].projection(np.array([7, 8]))
    np.testing.assert_array_equal(only.projection(np.array([7, 8])).columns, plain.columns)


def test_if_the_drift_explains_everything_nothing_is_left() -> None:
    for op in operators():
        drifting = op.with_drift(SLOPE)
        for sensors in (np.array([3]), np.array([3, 8])):
            projection = drifting.projection(sensors, np.linspace(1.0, 2.0, sensors.size))
            assert not projection.columns.any()
            inside, rest = projection.reduce(np.array([5.0, -1e7])[: sensors.size])
            assert not inside.any()
            assert rest == 0.0


def test_copies_share_matrix_and_factorisation() -> None:
    op = Plain().operator(1.0)
    before = PlainOperator.computed
    first, second = op.with_drift(COMMON), op.with_drift(SLOPE)
    first.projection()
    second.projection()
    assert first.factorisation() is second.factorisation() is op.factorisation()
    assert first.matrix() is op.matrix()
    assert PlainOperator.computed == before + 1


@pytest.mark.parametrize("index", range(3))
def test_it_survives_copying_and_pickling(index: int) -> None:
    op = operators()[index].with_drift(SLOPE)
    sensors, weights = np.arange(12), np.linspace(0.5, 2.0, 12)
    expected = op.projection(sensors, weights)
    for other in (copy(op), deepcopy(op), pickle.loads(pickle.dumps(op))):  # noqa: S301
        assert other.drift is not None
        np.testing.assert_array_equal(other.drift, op.drift)
        assert not other.drift.flags.writeable
        found = other.projection(sensors, weights)
        np.testing.assert_array_equal(found.columns, expected.columns)
        np.testing.assert_array_equal(found.drift, expected.drift)
        assert other.with_drift(None).drift is None


def test_threads_share_the_cached_basis() -> None:
    op = operators()[0].with_drift(SLOPE)
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda _: op.drift_basis(np.arange(9)), range(40)))
    assert len({id(each) for each in found}) == 1
    assert found[0] is not None
    assert not found[0].flags.writeable


def test_sensitivity_and_readings_do_not_depend_on_the_drift() -> None:
    for op in operators():
        drifting = op.with_drift(SLOPE)
        assert drifting.sensitivity(0.5) == op.sensitivity(0.5)
        np.testing.assert_array_equal(drifting.matrix(), op.matrix())
        np.testing.assert_array_equal(drifting.columns(np.array([4, 1])), op.columns(np.array([4, 1])))
        np.testing.assert_array_equal(drifting.apply(np.ones(op.shape[1])), op.apply(np.ones(op.shape[1])))


def test_weights_of_very_different_sizes_keep_a_basis() -> None:
    weights = np.geomspace(1e-150, 1e150, M)
    basis = operators()[0].with_drift(SLOPE).drift_basis(None, weights)
    assert basis is not None
    assert basis.T @ basis == pytest.approx(np.eye(basis.shape[1]), abs=1e-12)


def test_coordinates_outside_the_drift_keep_lengths_and_products() -> None:
    rng = np.random.default_rng(7)
    basis = np.linalg.qr(rng.standard_normal((9, 3)))[0]
    rows = rng.standard_normal((5, 9))
    inside, coordinates = without_drift(rows, basis), outside_drift(rows, basis)
    assert coordinates.shape == (5, 6)
    assert coordinates @ coordinates.T == pytest.approx(inside @ inside.T, abs=1e-12)
    assert inside @ basis == pytest.approx(0.0, abs=1e-12)
    assert outside_drift(rows[2], basis) == pytest.approx(coordinates[2], abs=1e-12)
    assert without_drift(rows, None) is rows
    assert outside_drift(rows, None) is rows
    whole = np.linalg.qr(rng.standard_normal((9, 9)))[0]
    assert not without_drift(rows, whole).any()
    assert outside_drift(rows, whole).shape == (5, 0)
    assert not without_drift(1e6 * basis.T, basis).any()


@pytest.mark.parametrize("seed", range(2))
def test_large_graphs_are_sketched_without_drift(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With enough directions for all sensors the sketch is exact."""
    rng = np.random.default_rng(seed)
    path = GraphDomain(30, [[i, i + 1] for i in range(29)], sensors=range(M))
    prepared = path.operator(1.0).with_drift(SLOPE)
    sensors, weights = np.sort(rng.permutation(M)[:14]), rng.uniform(0.5, 2.0, 14)
    expected = prepared.projection(sensors, weights)
    monkeypatch.setattr(of_graphs, "MOST_DENSE", 0)
    monkeypatch.setattr(of_graphs, "_LARGEST_PREPARED", 0)
    op = path.operator(1.0).with_drift(SLOPE)
    assert op.is_implicit
    found = op.projection(sensors, weights)
    assert found.columns @ found.columns.T == pytest.approx(expected.columns @ expected.columns.T, abs=1e-12)
    readings = rng.standard_normal(14)
    inside, rest = found.reduce(readings)
    of_prepared, other = expected.reduce(readings)
    assert np.hypot(np.linalg.norm(inside), rest) == pytest.approx(
        np.hypot(np.linalg.norm(of_prepared), other)
    )
    again, _ = found.reduce(readings + 1e4 * SLOPE[sensors] @ [1.0, -2.0])
    assert again == pytest.approx(inside, abs=1e-9)

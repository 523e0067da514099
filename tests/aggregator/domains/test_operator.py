"""The base class `Operator`: one matrix, its columns and projections, and recovery with them."""

from __future__ import annotations

import numpy as np
import pytest

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import Domain, GraphDomain, IntervalDomain, Operator
from heatcloak_aggregator.domains.graph import operator as of_graphs
from heatcloak_aggregator.recovery import bpdn
from heatcloak_shared.errors import ParameterError


class Five(Domain):
    """Five locations in a ring, one step apart."""

    n_sources = n_sensors = 5

    def distance(self, i: int, j: int) -> float:
        """Return the number of steps on the shorter way."""
        return float(min((i - j) % 5, (j - i) % 5))

    def operator(self, spread: float) -> Operator:
        """Return the ring, which does not depend on the spread."""
        return Ring()


class Ring(Operator):
    """A ring of five locations, where each sensor measures its location and its neighbours."""

    def __init__(self) -> None:
        super().__init__(Five(), 1.0)
        self.computed = 0

    def compute_matrix(self) -> FloatArray:
        self.computed += 1
        one = np.eye(5)
        ring: FloatArray = one + 0.5 * np.roll(one, 1, axis=0) + 0.5 * np.roll(one, -1, axis=0)
        return ring

    def sensitivity(self, alpha: float, off_grid: bool = False) -> float:
        """Return alpha times the norm of the difference of two neighbouring columns."""
        return alpha * float(np.linalg.norm(self.matrix()[:, 0] - self.matrix()[:, 1]))


def test_the_interval_satisfies_the_domain_protocol() -> None:
    domain: Domain = IntervalDomain(4, 2)
    assert domain.operator(0.05).matrix().shape == (domain.n_sensors, domain.n_sources)


def test_projections_and_recoveries_share_one_read_only_matrix() -> None:
    op = Ring()
    op.projection(np.array([0, 2]))
    bpdn(op, [1.0, 0.5, 0.0, 0.0, 0.5], 0.01)
    assert op.computed == 1
    assert not op.matrix().flags.writeable


def test_recovery_finds_a_source_with_an_operator_of_another_domain() -> None:
    op = Ring()
    result = bpdn(op, op.matrix()[:, 3] * 0.8, 0.01)
    assert result.status == "optimal"
    assert result.estimate.argmax() == 3
    assert result.gap <= 1e-9


def test_responses_on_the_grid_are_columns_and_slopes_are_their_derivatives() -> None:
    op = IntervalDomain(12, 7).operator(0.01)
    places = op.domain.source_places
    np.testing.assert_array_equal(op.responses(places).T, op.matrix())
    step = 1e-6
    difference = (op.responses(places + step) - op.responses(places - step)) / (2 * step)
    np.testing.assert_allclose(op.slopes(places), difference, rtol=0, atol=1e-7)


@pytest.mark.parametrize("wrong", [[-1], [5], [0.5], [True], None, 2, [[0, 1]], [[0], [1, 2]], "1"])
def test_indices_of_columns_that_do_not_exist_are_refused(
    wrong: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For every kind of operator, with or without a computed matrix."""
    graph = GraphDomain(5, [[0, 1], [1, 2], [2, 3], [3, 4]])
    interval = IntervalDomain(5, 3).operator(0.05)
    formed = IntervalDomain(5, 3).operator(0.05)
    formed.matrix()
    large = graph.operator(1.0)
    for op in (Ring(), interval, formed, graph.operator(1.0), large):
        if op is large:
            monkeypatch.setattr(of_graphs, "MOST_DENSE", 0)
        with pytest.raises(ParameterError, match=r"indices .*: give .*0…4"):
            op.columns(wrong)  # type: ignore[arg-type]
        expected = op.columns(np.array([4, 0]))
        np.testing.assert_array_equal(op.columns([4, 0]), expected)  # type: ignore[arg-type]
        assert op.columns(np.array([], dtype=np.intp)).shape == (len(expected), 0)

"""What any operator gets from the base class: one matrix, its projections, and recovery through them."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.domains import Domain, IntervalDomain, Operator
from heatcloak_aggregator.recovery import bpdn

FloatArray = npt.NDArray[np.float64]


class Ring(Operator):
    """Five places in a ring, each sensed by itself and its neighbours: an operator that is no interval."""

    def __init__(self) -> None:
        super().__init__()
        self.computed = 0

    def _compute_matrix(self) -> FloatArray:
        self.computed += 1
        one = np.eye(5)
        ring: FloatArray = one + 0.5 * np.roll(one, 1, axis=0) + 0.5 * np.roll(one, -1, axis=0)
        return ring

    def sensitivity(self, alpha: float, off_grid: bool = False) -> float:
        """The ring's steepest step between neighbours: one column less the next."""
        return alpha * float(np.linalg.norm(self.matrix()[:, 0] - self.matrix()[:, 1]))


def test_interval_is_a_domain() -> None:
    """The interval fits where any domain does."""
    domain: Domain = IntervalDomain(4, 2)
    assert domain.operator(0.05).matrix().shape == (domain.n_sensors, domain.n_sources)


def test_matrix_is_computed_once_whatever_is_asked_of_it() -> None:
    """Projections of subsets and recoveries all share one matrix, which nobody can change."""
    op = Ring()
    op.projection(np.array([0, 2]))
    bpdn(op, [1.0, 0.5, 0.0, 0.0, 0.5], 0.01)
    assert op.computed == 1
    assert not op.matrix().flags.writeable


def test_recovery_needs_nothing_but_the_base_class() -> None:
    """A source on the ring is found through an operator that recovery has never heard of."""
    op = Ring()
    result = bpdn(op, op.matrix()[:, 3] * 0.8, 0.01)
    assert result.status == "optimal"
    assert result.estimate.argmax() == 3
    assert result.gap <= 1e-9


def test_responses_on_the_grid_are_the_columns_and_their_slopes_the_derivative() -> None:
    """A source may stand anywhere; on the grid its readings are a column of the matrix."""
    op = IntervalDomain(12, 7).operator(0.01)
    places = op.domain.source_places
    np.testing.assert_array_equal(op.responses(places).T, op.matrix())
    step = 1e-6
    difference = (op.responses(places + step) - op.responses(places - step)) / (2 * step)
    np.testing.assert_allclose(op.slopes(places), difference, rtol=0, atol=1e-7)

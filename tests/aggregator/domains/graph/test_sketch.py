"""Projections of graphs that are too large to be factored."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from heatcloak_aggregator.domains import GraphOperator
from heatcloak_aggregator.domains.graph import operator as graph_operator
from heatcloak_aggregator.domains.graph import sketch
from heatcloak_shared.errors import ParameterError
from support.graphs import random_graph

SIZE, MOST = 140, 100


@pytest.fixture(scope="module")
def op() -> Iterator[GraphOperator]:
    """Return the operator of a graph that counts as too large to be factored."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(graph_operator, "MOST_DENSE", 0)
        patch.setattr(graph_operator, "_LARGEST_PREPARED", 0)
        patch.setattr(sketch, "_MOST_DIRECTIONS", MOST)
        yield random_graph(SIZE, 300, seed=3, weighted=True).operator(1.2)


@pytest.mark.parametrize("present", [None, np.arange(0, SIZE, 2)])
@pytest.mark.parametrize("weighted", [False, True])
def test_columns_are_exact_along_the_directions(
    present: np.ndarray[tuple[int], np.dtype[np.intp]] | None, weighted: bool, op: GraphOperator
) -> None:
    """Q is orthonormal and the columns are QᵀA, for all sensors or some, with weights or without."""
    rows = op.matrix() if present is None else op.matrix()[present]
    weights = np.random.default_rng(1).uniform(0.5, 2.0, len(rows)) if weighted else None
    projection = op.projection(present, weights)
    scaled = rows if weights is None else rows * weights[:, None]
    assert projection.rank == min(MOST, len(rows))
    basis = projection.basis
    np.testing.assert_allclose(basis.T @ basis, np.eye(projection.rank), rtol=0.0, atol=1e-12)
    np.testing.assert_allclose(projection.columns, scaled.T @ basis, rtol=0.0, atol=1e-12)


def test_the_strongest_directions_are_kept(op: GraphOperator) -> None:
    """The rest of any source's readings is below 1.5 times the 96th singular value."""
    projection = op.projection()
    left_out = op.matrix() - projection.basis @ projection.columns.T
    values = np.linalg.svd(op.matrix(), compute_uv=False)
    assert np.linalg.norm(left_out, axis=0).max() <= 1.5 * values[96]


def test_readings_are_split_into_a_projection_and_the_rest(op: GraphOperator) -> None:
    readings = np.random.default_rng(2).standard_normal(SIZE)
    projection = op.projection()
    inside, rest = projection.reduce(readings)
    np.testing.assert_allclose(inside, projection.basis.T @ readings, rtol=0.0, atol=1e-12)
    assert rest == pytest.approx(np.linalg.norm(readings - projection.basis @ inside), rel=1e-10)


def test_the_factorisation_of_a_large_operator_is_refused(op: GraphOperator) -> None:
    with pytest.raises(ParameterError, match="too many to be prepared"):
        op.factorisation()

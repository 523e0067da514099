"""Graphs too large to be prepared, seen along their strongest directions."""

from __future__ import annotations

import numpy as np
import pytest

from heatcloak_aggregator.domains import GraphOperator
from heatcloak_aggregator.domains.graph import operator as module
from heatcloak_shared.errors import ParameterError
from support.graphs import random_graph


@pytest.fixture
def op(monkeypatch: pytest.MonkeyPatch) -> GraphOperator:
    """Of a graph that is treated as too large."""
    monkeypatch.setattr(module, "MOST_DENSE", 0)
    monkeypatch.setattr(module, "_LARGEST_PREPARED", 0)
    return random_graph(700, 1500, seed=3, weighted=True).operator(1.2)


@pytest.mark.parametrize("present", [None, np.arange(0, 700, 2)])
@pytest.mark.parametrize("weighted", [False, True])
def test_columns_are_exact_along_the_directions(
    present: np.ndarray[tuple[int], np.dtype[np.intp]] | None, weighted: bool, op: GraphOperator
) -> None:
    """Whatever sensors and weights, Q is orthonormal and the columns are QᵀA; at most 500 of them."""
    rows = op.matrix() if present is None else op.matrix()[present]
    weights = np.random.default_rng(1).uniform(0.5, 2.0, len(rows)) if weighted else None
    seen = op.projection(present, weights)
    scaled = rows if weights is None else rows * weights[:, None]
    assert seen.rank == min(500, len(rows))
    np.testing.assert_allclose(seen.basis.T @ seen.basis, np.eye(seen.rank), rtol=0.0, atol=1e-12)
    np.testing.assert_allclose(seen.columns, scaled.T @ seen.basis, rtol=0.0, atol=1e-12)


def test_the_strongest_directions_are_kept(op: GraphOperator) -> None:
    """What is left out of any source's readings is less than the 480th singular value leaves."""
    seen = op.projection()
    left_out = op.matrix() - seen.basis @ seen.columns.T
    values = np.linalg.svd(op.matrix(), compute_uv=False)
    assert np.linalg.norm(left_out, axis=0).max() <= 1.5 * values[480]


def test_readings_are_split_into_what_is_seen_and_the_rest(op: GraphOperator) -> None:
    """The part along Q and the length of the rest, as of every projection."""
    readings = np.random.default_rng(2).standard_normal(700)
    seen = op.projection()
    inside, rest = seen.reduce(readings)
    np.testing.assert_allclose(inside, seen.basis.T @ readings, rtol=0.0, atol=1e-12)
    assert rest == pytest.approx(np.linalg.norm(readings - seen.basis @ inside), rel=1e-10)


def test_the_whole_is_not_prepared(op: GraphOperator) -> None:
    """A factorisation to the last digit would take all memory: it is refused, with what to do instead."""
    with pytest.raises(ParameterError, match="too many to be prepared"):
        op.factorisation()

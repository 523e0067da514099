"""The distance on a graph is a metric between shapes, and the graph's own between vertices."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heatcloak_aggregator.domains import GraphDomain
from heatcloak_aggregator.earth_mover import emd
from support.graphs import random_edges

VERTICES = 7
INTENSITIES = st.lists(st.floats(0.0, 1.0), min_size=VERTICES, max_size=VERTICES)
LENGTHS = st.lists(st.floats(1e-3, 1e3), min_size=20, max_size=20)


@st.composite
def graphs(draw: st.DrawFn) -> GraphDomain:
    """Draw graphs of seven vertices, from a tree to nearly all edges, with or without lengths."""
    edges = random_edges(VERTICES, draw(st.integers(6, 20)), draw(st.integers(0, 10**6)))
    lengths = draw(st.none() | LENGTHS)
    return GraphDomain(VERTICES, edges, lengths=None if lengths is None else lengths[: len(edges)])


@settings(deadline=None)
@given(graphs(), INTENSITIES, INTENSITIES, INTENSITIES)
def test_is_a_metric_on_shapes(domain: GraphDomain, a: list[float], b: list[float], c: list[float]) -> None:
    """Symmetric, zero for equal vectors, independent of their mass, and with the triangle inequality."""
    diameter = domain.distances(np.arange(VERTICES)).max()
    there = emd(domain, a, b)
    assert emd(domain, b, a) == pytest.approx(there, rel=1e-12, abs=1e-15)
    assert emd(domain, a, a) == 0.0
    assert emd(domain, np.array(a) * 0.25, b) == pytest.approx(there, rel=1e-12, abs=1e-14 * diameter)
    assert emd(domain, a, c) <= there + emd(domain, b, c) + 1e-12 * diameter
    assert 0.0 <= there <= diameter * (1.0 + 1e-12)


@settings(deadline=None)
@given(graphs(), st.integers(0, VERTICES - 1), st.integers(0, VERTICES - 1))
def test_points_are_as_far_apart_as_their_vertices(domain: GraphDomain, i: int, j: int) -> None:
    points = np.eye(VERTICES)
    assert emd(domain, points[i], 0.3 * points[j]) == pytest.approx(domain.distance(i, j), rel=1e-14)
    halfway = emd(domain, points[i], points[i] + points[j])
    assert halfway == pytest.approx(0.5 * domain.distance(i, j), rel=1e-14)


@settings(deadline=None)
@given(graphs(), INTENSITIES, INTENSITIES, st.permutations(range(VERTICES)))
def test_the_numbering_of_vertices_has_no_effect(
    domain: GraphDomain, a: list[float], b: list[float], names: list[int]
) -> None:
    renamed = GraphDomain(VERTICES, np.array(names)[domain.edges], lengths=domain.lengths)
    moved_a, moved_b = np.empty((2, VERTICES))
    moved_a[names], moved_b[names] = a, b
    expected = emd(domain, a, b)
    assert emd(renamed, moved_a, moved_b) == pytest.approx(expected, rel=1e-12, abs=1e-15)

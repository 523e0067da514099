"""Closed forms and spectral bounds of the sensitivity on graphs."""

from __future__ import annotations

import math
from functools import partial

import networkx as nx
import pytest

from heatcloak_aggregator.domains import GraphDomain
from heatcloak_aggregator.theory import complete_graph, cycle_graph, spectral_bounds, star_graph, two_path
from heatcloak_shared.errors import ParameterError
from support.graphs import random_graph

SPREADS = (1e-3, 0.05, 0.3, 1.0, 2.5)


def measured(graph: nx.Graph[int], spread: float) -> float:
    return GraphDomain.from_networkx(graph).operator(spread).sensitivity(1.0)


@pytest.mark.slow
@pytest.mark.parametrize("spread", SPREADS)
def test_standard_graphs_have_their_closed_forms(spread: float) -> None:
    """A path of two, complete graphs, stars and cycles agree with the corrected Table 2 to 1e-12."""
    assert measured(nx.path_graph(2), spread) == pytest.approx(two_path(spread), abs=1e-12)
    for n in (3, 4, 10, 40):
        assert measured(nx.complete_graph(n), spread) == pytest.approx(complete_graph(n, spread), abs=1e-12)
        assert measured(nx.star_graph(n - 1), spread) == pytest.approx(star_graph(n, spread), abs=1e-12)
        assert measured(nx.cycle_graph(n), spread) == pytest.approx(cycle_graph(n, spread), abs=1e-12)


def test_the_printed_forms_of_table_2_are_wrong() -> None:
    """Table 2 overstates the complete graph and understates the star, whose noise would be too small."""
    assert complete_graph(5, 0.2, form="printed") > 1.5 * measured(nx.complete_graph(5), 0.2)
    assert star_graph(5, 0.2, form="printed") < 0.99 * measured(nx.star_graph(4), 0.2)
    assert star_graph(3, 0.2, form="printed") == star_graph(3, 0.2)


def test_graphs_of_two_agree() -> None:
    """A path of two is a complete graph of two, and a triangle is a cycle of three."""
    assert complete_graph(2, 0.7) == pytest.approx(two_path(0.7), rel=1e-15)
    assert complete_graph(3, 0.7) == pytest.approx(cycle_graph(3, 0.7), rel=1e-12)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("spread", [0.05, 0.7, 4.0])
def test_lemma_18_and_its_consequences_hold(seed: int, spread: float) -> None:
    """Each bounds the sensitivity, the lemma is sharper than its consequence, and ℓ₂ than ℓ₁."""
    sensors = None if seed % 2 else range(0, 50, 4)
    op = random_graph(50, 80 + 60 * seed, seed, weighted=seed > 1, sensors=sensors).operator(spread)
    bounds = spectral_bounds(op)
    assert op.sensitivity(1.0) <= bounds.lemma18 * (1.0 + 1e-9) + 1e-12
    assert bounds.lemma18 <= bounds.connectivity
    assert op.sensitivity(1.0) <= bounds.contraction * (1.0 + 1e-9) + 1e-12
    assert bounds.contraction <= bounds.connectivity


def test_lemma_18_holds_with_fewer_sensors_than_the_printed_sum_has_terms() -> None:
    """The printed sum ends at the number of sensors: for one sensor it is 0, which is too small."""
    op = GraphDomain.from_networkx(nx.path_graph(8), sensors=[0]).operator(0.3)
    assert 0.1 < op.sensitivity(1.0) <= spectral_bounds(op).lemma18


def test_higher_connectivity_lowers_the_sensitivity() -> None:
    """From cycle to wheel to complete graph the connectivity grows and the sensitivity falls."""
    graphs = [nx.cycle_graph(9), nx.wheel_graph(9), nx.complete_graph(9)]
    ops = [GraphDomain.from_networkx(graph).operator(1.0) for graph in graphs]
    connectivity = [spectral_bounds(op).algebraic_connectivity for op in ops]
    assert connectivity == sorted(connectivity)
    assert [op.sensitivity(1.0) for op in ops] == sorted((op.sensitivity(1.0) for op in ops), reverse=True)


def test_a_graph_without_edges_has_zero_bounds() -> None:
    """Without edges all bounds are 0 and the connectivity is infinite."""
    bounds = spectral_bounds(GraphDomain(1, []).operator(1.0))
    assert (bounds.lemma18, bounds.connectivity, bounds.contraction) == (0.0, 0.0, 0.0)
    assert bounds.algebraic_connectivity == math.inf


def test_invalid_arguments_are_refused() -> None:
    for wrong in (
        partial(two_path, -1.0),
        partial(complete_graph, 1, 1.0),
        partial(star_graph, 2, 1.0),
        partial(cycle_graph, 2, 1.0),
        partial(cycle_graph, 5, math.nan),
    ):
        with pytest.raises(ParameterError):
            wrong()

"""The score of an answer: community, guess, vicinity and hops."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy import stats

from heatcloak_aggregator.domains import GraphDomain
from heatcloak_lab.experiments.graphs.community_graphs import CommunityGraph
from heatcloak_lab.experiments.graphs.draws import Score, score_answer
from heatcloak_lab.experiments.graphs.methods import (
    GraphAnswer,
    community_probabilities,
    vertex_probabilities,
)

PATH = GraphDomain(5, [(0, 1), (1, 2), (2, 3), (3, 4)])
SIDES = np.array([0, 0, 1, 1, 1])
GRAPH = CommunityGraph(PATH, SIDES, "a path")


def scored(vertex: int, weights: list[float], estimate: list[float] | None = None) -> Score:
    vector = np.array(weights)
    answer = GraphAnswer(vector if estimate is None else np.array(estimate), vector)
    return score_answer(GRAPH, vertex, answer)


def test_the_community_with_the_most_mass_is_named() -> None:
    """Not that of the strongest vertex."""
    found = scored(0, [0.3, 0.3, 0.0, 0.0, 0.5])
    assert (found.right, found.placeless) == (1.0, False)
    assert found.share == pytest.approx(0.6 / 1.1)
    assert scored(4, [0.3, 0.3, 0.0, 0.0, 0.5]).right == 0.0


def test_tied_communities_are_half_right() -> None:
    """Also if they differ by rounding."""
    for vertex in (0, 4):
        assert scored(vertex, [0.1, 0.2, 0.1, 0.1, 0.1]).right == 0.5


def test_an_estimate_of_mass_zero_is_scored_as_uniform_and_flagged() -> None:
    near, far = scored(0, [0.0] * 5), scored(4, [0.0] * 5)
    assert (near.right, near.share, near.placeless) == pytest.approx((0.4, 0.4, True))
    assert (far.right, far.share, far.placeless) == pytest.approx((0.6, 0.6, True))
    assert near.hops == pytest.approx(2.0)
    # Five equals, all of which the 0.9 need.
    assert (near.held, near.size) == (1.0, 5)


def test_the_vicinity_is_the_smallest_set_with_nine_tenths() -> None:
    weights = [0.5, 0.25, 0.15, 0.06, 0.04]
    assert [scored(vertex, weights).held for vertex in range(5)] == [1.0, 1.0, 1.0, 0.0, 0.0]
    assert scored(0, weights).size == 3
    assert scored(0, [2.0 * weight for weight in weights]).size == 3


def test_ties_at_the_end_of_a_vicinity_share_the_probability() -> None:
    held = [scored(vertex, [0.88, 0.03, 0.03, 0.03, 0.03]).held for vertex in range(5)]
    assert held == [1.0, 0.25, 0.25, 0.25, 0.25]


def test_hops_follow_the_estimate_and_community_and_vicinity_the_weights() -> None:
    found = scored(1, [1.0, 0.0, 0.0, 0.0, 0.0], estimate=[0.0, 0.0, 0.0, 3.0, 1.0])
    assert found.hops == pytest.approx((3 * 2 + 1 * 3) / 4)
    assert (found.right, found.held, found.size) == (1.0, 0.0, 1)


def test_shares_and_vicinity_of_an_answer_take_precedence_over_its_weights() -> None:
    weights = np.array([1.0, 0.0, 0.0, 0.0, 0.0])

    def given(shares: list[float], vicinity: list[int]) -> Any:
        held = np.array(vicinity, dtype=np.intp)
        return score_answer(GRAPH, 4, GraphAnswer(weights, weights, np.array(shares), held, "fine"))

    assert tuple(given([0.2, 0.6], [3, 4])) == (1.0, pytest.approx(0.75), False, 1.0, 2, 4.0, "fine")
    assert tuple(given([0.6, 0.2], [0, 1, 2])) == (0.0, pytest.approx(0.25), False, 0.0, 3, 4.0, "fine")
    assert given([0.0, 0.0], [0])[:3] == pytest.approx((0.6, 0.6, True))


def test_exact_bayes_equals_scipys_normal_densities() -> None:
    rng = np.random.default_rng(1)
    matrix = PATH.operator(0.7).matrix()
    readings = matrix[:, 3] + 0.2 * rng.standard_normal(5)
    densities = np.array([stats.multivariate_normal(matrix[:, v], 0.04).pdf(readings) for v in range(5)])
    found = vertex_probabilities(matrix, readings, 0.2)
    assert found == pytest.approx(densities / densities.sum(), rel=1e-9)
    sides = community_probabilities(found, SIDES)
    assert sides == pytest.approx([found[:2].sum(), found[2:].sum()])


def test_exact_bayes_is_certain_with_little_noise() -> None:
    matrix = PATH.operator(0.7).matrix()
    assert vertex_probabilities(matrix, matrix[:, 2], 1e-12).tolist() == [0.0, 0.0, 1.0, 0.0, 0.0]

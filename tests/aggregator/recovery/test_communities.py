"""Communities: shares and probabilities against Bayes' rule, and their detection."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest
from scipy.linalg import expm

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import GraphDomain, IntervalDomain
from heatcloak_aggregator.recovery import Prior, bpdn, community_shares, detect_communities, posterior
from heatcloak_shared.errors import ParameterError

SIZES = (30, 45, 25)
LABELS = np.repeat(["west", "east", "north"], SIZES)


@pytest.fixture(scope="module")
def blocks() -> GraphDomain:
    """Return a stochastic block model of three communities of different sizes."""
    rng = np.random.default_rng(4)
    odds = np.where(LABELS[:, None] == LABELS, 0.3, 0.02)
    return GraphDomain(100, np.argwhere(np.triu(rng.random((100, 100)) < odds, 1)))


def kernel_of(domain: GraphDomain, spread: float) -> FloatArray:
    """Return e^{−τL} by SciPy."""
    adjacency = np.zeros((domain.n_vertices, domain.n_vertices))
    adjacency[tuple(domain.edges.T)] = adjacency[tuple(domain.edges.T[::-1])] = 1.0
    kernel: FloatArray = expm(-spread * (np.diag(adjacency.sum(axis=1)) - adjacency))
    return kernel


def test_decisions_are_those_of_the_exact_bayes_classifier(blocks: GraphDomain) -> None:
    """For one unit source at a uniform vertex."""
    kernel, op = kernel_of(blocks, 0.4), blocks.operator(0.4)
    prior = Prior(1, 1.0, count=(0.0, 1.0), overflow=0.0)
    rng = np.random.default_rng(1)
    right = 0
    for _ in range(150):
        truth = int(rng.integers(100))
        readings = kernel[:, truth] + 0.15 * rng.standard_normal(100)
        logs = -np.square(kernel - readings[:, None]).sum(axis=0) / (2 * 0.15**2)
        weights = np.exp(logs - logs.max())
        names = sorted({*LABELS.tolist()})
        by_community = np.array([weights[name == LABELS].sum() for name in names]) / weights.sum()
        found = community_shares(LABELS, posterior(op, readings, 0.15, prior=prior))
        assert found.communities == tuple(names)
        assert found.probability is not None
        assert np.abs(found.probability - by_community).max() < 1e-4
        assert np.abs(found.share - by_community).max() < 1e-4
        assert found.top == names[int(by_community.argmax())]
        right += found.top == LABELS[truth]
    # Better than guessing the largest community, and worse than an oracle.
    assert 75 < right < 150


def test_sampled_and_exact_community_probabilities_agree(blocks: GraphDomain) -> None:
    op = blocks.operator(0.4)
    readings = op.matrix()[:, 7] + 0.3 * np.random.default_rng(2).standard_normal(100)
    exact = community_shares(LABELS, posterior(op, readings, 0.3, prior=Prior(2, 1.0, overflow=0.0)))
    almost = Prior(3, 1.0, count=(27.0, 9.0, 3.0, 1e-9), overflow=0.0)
    sampled = community_shares(LABELS, posterior(op, readings, 0.3, prior=almost, moves=40_000))
    assert exact.probability is not None
    assert sampled.probability is not None
    assert np.abs(exact.probability - sampled.probability).max() < 0.04
    assert np.abs(exact.share - sampled.share).max() < 0.04
    assert exact.top == sampled.top


def test_an_estimate_has_shares_and_no_probabilities(blocks: GraphDomain) -> None:
    op = blocks.operator(0.1)
    readings = op.matrix()[:, [3, 40, 41]].sum(axis=1)
    pursued = bpdn(op, readings, 0.01)
    found = community_shares(LABELS.tolist(), pursued)
    assert found.probability is None
    assert found.communities == ("east", "north", "west")
    assert found.top == "east"
    assert found.share.sum() == pytest.approx(1.0)
    mass = pursued.estimate[LABELS == "west"].sum() / pursued.estimate.sum()
    assert found.share[2] == pytest.approx(float(mass))
    nothing = community_shares(LABELS, bpdn(op, np.zeros(100), 1.0))
    assert nothing.top is None
    assert not nothing.share.any()


def test_shares_add_up_to_the_probability_of_a_source(blocks: GraphDomain) -> None:
    """An empty posterior names no community, and a fallback has no probabilities."""
    op = blocks.operator(0.4)
    result = posterior(op, np.zeros(100), 0.8)
    found = community_shares(LABELS, result)
    assert found.share.sum() == pytest.approx(1.0 - result.count[0])
    assert community_shares(LABELS, posterior(op, np.full(100, -9.0), 0.1)).top is None
    # No sources explain these: the estimate is basis pursuit's, and so are the shares.
    crowd = posterior(op, np.full(100, 1e6), 0.1, moves=500)
    assert crowd.fallback
    assert community_shares(LABELS, crowd).probability is None


def test_labels_may_be_of_any_type() -> None:
    """Labels that cannot be sorted keep the order of the vertices."""
    op = GraphDomain(4, [[0, 1], [1, 2], [2, 3]]).operator(0.1)
    result = posterior(op, op.matrix()[:, 2], 0.05, max_sources=1)
    assert community_shares([7, 7, 3, 3], result).communities == (3, 7)
    assert community_shares([("b", 1), "b", "b", 4], result).communities == (("b", 1), "b", 4)
    assert community_shares(np.array([1, 1, 0, 0]), result).top == 0


@pytest.mark.parametrize(
    "labels", [[0, 1, 2], [0, 1, 2, 3, 4], [[0], [1], [2], [3]], 5, [0, 1, 2, float("nan")]]
)
def test_refuses_invalid_labels(labels: object) -> None:
    op = GraphDomain(4, [[0, 1], [1, 2], [2, 3]]).operator(0.1)
    with pytest.raises(ParameterError, match="label"):
        community_shares(labels, posterior(op, np.zeros(4), 0.5, max_sources=1))  # type: ignore[arg-type]


def test_refuses_results_on_an_interval() -> None:
    op = IntervalDomain(10, 5).operator(0.05)
    with pytest.raises(ParameterError, match="graph"):
        community_shares([0] * 10, posterior(op, np.zeros(5), 0.5, moves=500))  # type: ignore[arg-type]


def test_planted_communities_are_detected(blocks: GraphDomain) -> None:
    """Numbered by their first vertex, the same in every run."""
    found = detect_communities(blocks)
    assert found.tolist() == np.repeat([0, 1, 2], SIZES).tolist()
    assert detect_communities(blocks, seed=3).tobytes() == detect_communities(blocks, seed=3).tobytes()
    assert detect_communities(blocks, resolution=8.0).max() > 2
    assert detect_communities(blocks, resolution=0.05).max() == 0


def test_weak_edges_separate_communities() -> None:
    edges = [[v, (v + 1) % 12] for v in range(12)]
    weights = np.ones(12)
    weights[[5, 11]] = 0.01
    assert detect_communities(GraphDomain(12, edges, weights), resolution=0.5).tolist() == [0] * 6 + [1] * 6


def test_one_vertex_is_one_community() -> None:
    assert detect_communities(GraphDomain(1, [])).tolist() == [0]


@pytest.mark.parametrize("wrong", [{"seed": -1}, {"seed": 0.5}, {"seed": True}, {"resolution": 0.0}])
@pytest.mark.parametrize("other", [{}, {"resolution": np.nan}, {"resolution": "high"}])
def test_refuses_invalid_seeds_and_resolutions(wrong: dict[str, object], other: dict[str, object]) -> None:
    with pytest.raises(ParameterError, match=r"seed|resolution"):
        detect_communities(GraphDomain(2, [[0, 1]]), **{**wrong, **other})  # type: ignore[arg-type]


def test_importing_recovery_does_not_import_networkx() -> None:
    code = "import sys, heatcloak_aggregator.recovery as r; assert not {'numba', 'networkx'} & {*sys.modules}"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("wrong", [None, IntervalDomain(4, 2)])
def test_refuses_domains_that_are_not_graphs(wrong: object) -> None:
    with pytest.raises(ParameterError, match="is not a graph: give a GraphDomain"):
        detect_communities(wrong)  # type: ignore[arg-type]

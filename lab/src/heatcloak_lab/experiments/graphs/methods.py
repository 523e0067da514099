"""The recovery methods that experiments on graphs compare, and the exact Bayes decision as the optimum."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from types import MappingProxyType
from typing import TYPE_CHECKING

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains import GraphDomain, GraphOperator
from heatcloak_aggregator.ranking import lowest
from heatcloak_aggregator.recovery.bpdn import bpdn
from heatcloak_lab.experiments.methods import LABELS, Question

if TYPE_CHECKING:
    from heatcloak_aggregator.recovery.bpdn import BpdnResult
    from heatcloak_aggregator.recovery.posterior import VertexPosteriorResult


COVERAGE = 0.9
"""The probability that a vicinity contains."""
EXACT_BAYES = "exact Bayes"
"""Label of the optimal answer."""


@dataclass(frozen=True, eq=False, slots=True)
class GraphQuestion(Question):
    """The input of a method.

    Attributes:
        operator: the operator A.
        readings: ỹ, shape (m,).
        sigma: noise scale σ.
        seed: seed for methods that draw random numbers, different in every draw.
        communities: community 0…K−1 of each vertex, shape (n,).
        vicinities: whether a vicinity is needed, which takes longer to compute than the rest.
    """

    operator: GraphOperator
    communities: IntArray
    vicinities: bool = False


@dataclass(frozen=True, eq=False, slots=True)
class GraphAnswer:
    """The output of a method; every array is finite and not negative.

    Attributes:
        estimate: f̂, intensities, shape (n,).
        weights: weight of each vertex, such as its probability, shape (n,); None for the estimate.
        shares: weight of each community, shape (K,); None for the sums of the vertex weights.
        vicinity: vertices that contain the source with probability 0.9, shape (v,); None for the smallest
            set with that share of the weights.
        status: a status defined by the method; "" for none.
    """

    estimate: FloatArray
    weights: FloatArray | None = None
    shares: FloatArray | None = None
    vicinity: IntArray | None = None
    status: str = ""

    @property
    def vertex_weights(self) -> FloatArray:
        """The weight of each vertex, shape (n,)."""
        return self.estimate if self.weights is None else self.weights


GraphMethod = Callable[[GraphQuestion], GraphAnswer | FloatArray]
"""A method; it may return the estimate alone."""


def posterior_one(question: GraphQuestion) -> GraphAnswer:
    """Recover by the posterior for one source of intensity 1."""
    from heatcloak_aggregator.recovery.posterior import Prior, posterior

    known = Prior(1, 1.0, count=(0.0, 1.0), overflow=0.0)
    found = posterior(question.operator, question.readings, question.sigma, prior=known, seed=question.seed)
    vicinity = None
    if question.vicinities:
        # The whole graph contains the source, so there is always a vicinity.
        vicinity = np.array(found.vicinity(COVERAGE)[0].vertices, dtype=np.intp)
    return GraphAnswer(found.estimate, found.probability, _shares(question, found), vicinity, found.status)


def posterior_unknown(question: GraphQuestion) -> GraphAnswer:
    """Recover by the posterior with unknown number and intensity of sources."""
    from heatcloak_aggregator.recovery.posterior import posterior

    found = posterior(question.operator, question.readings, question.sigma, seed=question.seed)
    weights = found.estimate if found.fallback else found.probability
    return GraphAnswer(found.estimate, weights, _shares(question, found), status=found.status)


def bayes(question: GraphQuestion) -> GraphAnswer:
    """Decide by the exact posterior of one unit source: optimal in accuracy and expected distance."""
    found = vertex_probabilities(question.operator.matrix(), question.readings, question.sigma)
    estimate = np.zeros(found.size)
    estimate[lowest(_distances(question.operator.domain).dot(found))] = 1.0
    return GraphAnswer(estimate, found, status="exact")


def _basis_pursuit(question: GraphQuestion, radius: str) -> GraphAnswer:
    """Recover by basis pursuit denoising at the radius "paper" (Algorithm 1) or "confident"."""
    found = bpdn(question.operator, question.readings, question.sigma, radius)
    return GraphAnswer(found.estimate, shares=_shares(question, found), status=found.status)


def _shares(question: GraphQuestion, found: BpdnResult | VertexPosteriorResult) -> FloatArray:
    """Return the probability of each community, or its mass if the method has no probabilities."""
    from heatcloak_aggregator.recovery.communities import community_shares

    found_shares = community_shares(question.communities, found)
    return found_shares.share if found_shares.probability is None else found_shares.probability


@lru_cache(maxsize=8)
def _distances(domain: GraphDomain) -> FloatArray:
    """Return the distances between all vertices, shape (n, n)."""
    return domain.distances(np.arange(domain.n_vertices))


GRAPH_METHODS: Mapping[str, GraphMethod] = MappingProxyType(
    {
        "bpdn-paper": partial(_basis_pursuit, radius="paper"),
        "bpdn-confident": partial(_basis_pursuit, radius="confident"),
        "posterior-one": posterior_one,
        "posterior": posterior_unknown,
    }
)
"""The built-in methods by name."""

GRAPH_LABELS: Mapping[str, str] = MappingProxyType(
    {
        "bpdn-paper": LABELS["bpdn-paper"],
        "bpdn-confident": LABELS["bpdn-confident"],
        "posterior-one": "posterior, one unit source known",
        "posterior": LABELS["posterior"],
    }
)
"""Their labels in figures."""

DEFAULT_METHODS: tuple[tuple[str, str | GraphMethod], ...] = tuple(
    (GRAPH_LABELS[name], name) for name in ("bpdn-paper", "bpdn-confident", "posterior-one")
)
"""Label and name of the methods that experiments compare by default."""

NOISE_LABELS: Mapping[str, str] = MappingProxyType(
    {
        "paper": "papers' noise",
        "analytic": "analytic noise",
        "zcdp": "zCDP noise",
        "classical": "classical noise",
    }
)
"""Labels of the methods of `calibrate` in figures."""


def vertex_probabilities(matrix: FloatArray, readings: FloatArray, sigma: float) -> FloatArray:
    """Return P(v | ỹ) ∝ exp(−‖ỹ − A_v‖²/2σ²) for one unit source with a uniform prior on the vertices.

    Computed from A and ỹ alone, independently of the methods that are compared with it.

    Args:
        matrix: A, shape (m, n).
        readings: ỹ, shape (m,).
        sigma: σ > 0.

    Returns:
        Probabilities, shape (n,).
    """
    squares = np.square(matrix - readings[:, None]).sum(axis=0)
    likelihood = np.exp((squares.min() - squares) / (2.0 * sigma**2))
    return np.asarray(likelihood / likelihood.sum())


def community_probabilities(probabilities: FloatArray, communities: IntArray) -> FloatArray:
    """Return the probability of each community: the sum over its vertices, shape (K,).

    Naming the most probable community is optimal.

    Args:
        probabilities: probabilities of the vertices, shape (n,).
        communities: community 0…K−1 of each vertex, shape (n,).
    """
    return np.bincount(communities, probabilities).astype(np.float64, copy=False)

"""The recovery methods that experiments on graphs compare."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains import GraphDomain, GraphOperator
from heatcloak_aggregator.ranking import lowest
from heatcloak_aggregator.recovery.bpdn import bpdn
from heatcloak_lab.experiments.graphs.bayes import vertex_probabilities
from heatcloak_lab.experiments.graphs.scoring import COVERAGE
from heatcloak_lab.experiments.methods import LABELS

if TYPE_CHECKING:
    from heatcloak_aggregator.recovery.bpdn import BpdnResult
    from heatcloak_aggregator.recovery.posterior import VertexPosteriorResult


ONE = 1.0
"""The intensity of the source."""


@dataclass(frozen=True, eq=False, slots=True)
class GraphQuestion:
    """What a method is asked.

    Attributes:
        operator: the operator A.
        readings: ỹ, shape (m,).
        sigma: noise scale σ.
        seed: for methods that draw random numbers: their own, different in every draw.
        communities: 0…K−1 of each vertex, shape (n,).
        vicinities: whether anybody looks at vicinities, which take longer to find than all else.
    """

    operator: GraphOperator
    readings: FloatArray
    sigma: float
    seed: int
    communities: IntArray
    vicinities: bool = False


@dataclass(frozen=True, eq=False, slots=True)
class GraphAnswer:
    """What a method says; every array finite and not negative.

    Attributes:
        estimate: f̂, intensities, shape (n,).
        weights: how much speaks for each vertex, shape (n,); None for the estimate.
        shares: how much speaks for each community, shape (K,); None for the sum of the weights.
        vicinity: vertices that hold the source with probability 0.9, shape (v,); None for the least set with
            that much of the weights.
        status: the method's own word for how it went; "" where it has none.
    """

    estimate: FloatArray
    weights: FloatArray | None = None
    shares: FloatArray | None = None
    vicinity: IntArray | None = None
    status: str = ""


GraphMethod = Callable[[GraphQuestion], GraphAnswer | FloatArray]
"""A method may answer with the estimate alone."""


def bpdn_paper(question: GraphQuestion) -> GraphAnswer:
    """Basis pursuit denoising at the papers' radius σ√m (Algorithm 1)."""
    return _pursued(question, "paper")


def bpdn_confident(question: GraphQuestion) -> GraphAnswer:
    """Basis pursuit denoising at the radius that the true sources keep to with probability 0.95."""
    return _pursued(question, "confident")


def posterior_one(question: GraphQuestion) -> GraphAnswer:
    """The posterior that is told that there is one source, of intensity 1."""
    from heatcloak_aggregator.recovery.posterior import Prior, posterior

    known = Prior(1, ONE, count=(0.0, 1.0), overflow=0.0)
    found = posterior(question.operator, question.readings, question.sigma, prior=known, seed=question.seed)
    vicinity = None
    if question.vicinities:
        # All of the graph holds the source for sure, so there always is one.
        vicinity = np.array(found.vicinity(COVERAGE)[0].vertices, dtype=np.intp)
    return GraphAnswer(found.estimate, found.probability, _shares(question, found), vicinity, found.status)


def posterior_unknown(question: GraphQuestion) -> GraphAnswer:
    """The posterior that is told neither how many sources there are nor how strong they are."""
    from heatcloak_aggregator.recovery.posterior import posterior

    found = posterior(question.operator, question.readings, question.sigma, seed=question.seed)
    weights = found.estimate if found.fallback else found.probability
    return GraphAnswer(found.estimate, weights, _shares(question, found), status=found.status)


def bayes(question: GraphQuestion) -> GraphAnswer:
    """The exact posterior of one unit source: nobody is right more often, or nearer on average."""
    found = vertex_probabilities(question.operator.matrix(), question.readings, question.sigma)
    estimate = np.zeros(found.size)
    estimate[lowest(_distances(question.operator.domain).dot(found))] = 1.0
    return GraphAnswer(estimate, found, status="exact")


def _pursued(question: GraphQuestion, radius: str) -> GraphAnswer:
    found = bpdn(question.operator, question.readings, question.sigma, radius)
    return GraphAnswer(found.estimate, shares=_shares(question, found), status=found.status)


def _shares(question: GraphQuestion, found: BpdnResult | VertexPosteriorResult) -> FloatArray:
    """What speaks for each community: probability, or mass where there is none."""
    from heatcloak_aggregator.recovery.communities import community_shares

    told = community_shares(question.communities, found)
    return told.share if told.probability is None else told.probability


@lru_cache(maxsize=8)
def _distances(domain: GraphDomain) -> FloatArray:
    """From every vertex to every other, shape (n, n)."""
    return domain.distances(np.arange(domain.n_vertices))


GRAPH_METHODS: Mapping[str, GraphMethod] = MappingProxyType(
    {
        "bpdn-paper": bpdn_paper,
        "bpdn-confident": bpdn_confident,
        "posterior-one": posterior_one,
        "posterior": posterior_unknown,
    }
)
"""The methods that go by a name."""

GRAPH_LABELS: Mapping[str, str] = MappingProxyType(
    {
        "bpdn-paper": LABELS["bpdn-paper"],
        "bpdn-confident": LABELS["bpdn-confident"],
        "posterior-one": "posterior, one unit source known",
        "posterior": LABELS["posterior"],
    }
)
"""What they are called in figures."""

DEFAULT_METHODS: tuple[tuple[str, str | GraphMethod], ...] = tuple(
    (GRAPH_LABELS[name], name) for name in ("bpdn-paper", "bpdn-confident", "posterior-one")
)
"""Label and name of those that experiments compare if they say nothing else."""

NOISES: Mapping[str, str] = MappingProxyType(
    {
        "paper": "papers' noise",
        "analytic": "analytic noise",
        "zcdp": "zCDP noise",
        "classical": "classical noise",
    }
)
"""What the methods of `calibrate` are called in figures."""

"""The recovery methods that experiments on graphs compare."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.domains import GraphDomain, GraphOperator
from heatcloak_aggregator.experiments.graphs.bayes import vertex_probabilities
from heatcloak_aggregator.recovery.bpdn import bpdn

FloatArray = npt.NDArray[np.float64]


@dataclass(frozen=True, eq=False, slots=True)
class GraphQuestion:
    """What a method is asked.

    Attributes:
        operator: the operator A.
        readings: ỹ, shape (m,).
        sigma: noise scale σ.
        seed: for methods that draw random numbers: their own, different in every draw.
    """

    operator: GraphOperator
    readings: FloatArray
    sigma: float
    seed: int


@dataclass(frozen=True, eq=False, slots=True)
class GraphAnswer:
    """What a method says.

    Attributes:
        estimate: f̂, intensities, shape (n,), finite and not negative.
        weights: how much speaks for each vertex, shape (n,), as the estimate: communities and vicinities are
            taken from it. None for the estimate itself.
        status: the method's own word for how it went; "" where it has none.
    """

    estimate: FloatArray
    weights: FloatArray | None = None
    status: str = ""


GraphMethod = Callable[[GraphQuestion], GraphAnswer | FloatArray]
"""A method may answer with the estimate alone."""


def bpdn_paper(question: GraphQuestion) -> GraphAnswer:
    """Basis pursuit denoising at the papers' radius σ√m (Algorithm 1)."""
    found = bpdn(question.operator, question.readings, question.sigma, "paper")
    return GraphAnswer(found.estimate, status=found.status)


def bpdn_confident(question: GraphQuestion) -> GraphAnswer:
    """Basis pursuit denoising at the radius that the true sources keep to with probability 0.95."""
    found = bpdn(question.operator, question.readings, question.sigma, "confident")
    return GraphAnswer(found.estimate, status=found.status)


def bayes(question: GraphQuestion) -> GraphAnswer:
    """The exact posterior of one unit source: nobody is right more often, or nearer on average."""
    found = vertex_probabilities(question.operator.matrix(), question.readings, question.sigma)
    estimate = np.zeros(found.size)
    estimate[_distances(question.operator.domain).dot(found).argmin()] = 1.0
    return GraphAnswer(estimate, found, "exact")


@lru_cache(maxsize=8)
def _distances(domain: GraphDomain) -> FloatArray:
    """From every vertex to every other, shape (n, n)."""
    return domain.distances(np.arange(domain.n_vertices))


GRAPH_METHODS: Mapping[str, GraphMethod] = MappingProxyType(
    {"bpdn-paper": bpdn_paper, "bpdn-confident": bpdn_confident}
)
"""The methods that go by a name."""

GRAPH_LABELS: Mapping[str, str] = MappingProxyType(
    {
        "bpdn-paper": "basis pursuit, radius σ√m",
        "bpdn-confident": "basis pursuit, 95 % radius",
    }
)
"""What they are called in figures."""

DEFAULT_METHODS: tuple[tuple[str, str | GraphMethod], ...] = tuple(
    (label, name) for name, label in GRAPH_LABELS.items()
)
"""Label and name of each, as experiments compare them."""

NOISES: Mapping[str, str] = MappingProxyType(
    {
        "paper": "papers' noise",
        "analytic": "analytic noise",
        "zcdp": "zCDP noise",
        "classical": "classical noise",
    }
)
"""What the methods of `calibrate` are called in figures."""

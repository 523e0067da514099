"""Sensitivity on graphs: closed forms of some standard graphs, and bounds by the spectrum of L.

Gilbert & McMillan 2018, extended version, section 5. The standard graphs have weights 1 and a sensor at every
vertex; α = 1, a person who moves along one edge.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal, get_args

import numpy as np

from heatcloak_aggregator.domains import GraphOperator
from heatcloak_aggregator.domains.checks import graph_operator
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_integer, check_nonnegative

Form = Literal["exact", "printed"]
"""The correct form, or the one that Table 2 prints."""

_MOST_VERTICES = 1 << 40
_UP = 1.0 + 2.0**-40


def two_path(spread: float) -> float:
    """Return Δ₂ = √2·e^{−2τ} of two vertices and their edge."""
    return math.sqrt(2.0) * math.exp(-2.0 * check_nonnegative("spread", spread))


def complete_graph(vertices: int, spread: float, form: Form = "exact") -> float:
    """Return Δ₂ = √2·e^{−τn} of the complete graph, as A = J/n + e^{−τn}(I − J/n).

    Table 2 prints Δ₂² = 2e^{−τn}, without the factor 2 in the exponent.

    Args:
        vertices: n ≥ 2.
        spread: τ ≥ 0.
        form: "exact", or "printed" for the form in the paper.

    Raises:
        ParameterError: n or τ is out of range, or the form is unknown.
    """
    exponent = check_nonnegative("spread", spread) * check_integer("vertices", vertices, 2, _MOST_VERTICES)
    return math.sqrt(2.0) * math.exp(-0.5 * exponent if _printed(form) else -exponent)


def _printed(form: Form) -> bool:
    if not isinstance(form, str) or form not in get_args(Form):
        raise ParameterError('unknown form: choose from "exact", "printed"')
    return form == "printed"


def star_graph(vertices: int, spread: float, form: Form = "exact") -> float:
    """Return Δ₂ of the star, between its centre and a leaf.

    With a = e^{−τn}, b = e^{−τ} and c = (a − b)/(n − 1), Δ₂² = a² + (n − 2)c² + (c + b)²: the centre, the
    other leaves, and the leaf. Table 2 prints the middle term once.

    Args:
        vertices: n ≥ 3, including the centre.
        spread: τ ≥ 0.
        form: "exact", or "printed" for the form in the paper.

    Raises:
        ParameterError: n or τ is out of range, or the form is unknown.
    """
    n, tau = check_integer("vertices", vertices, 3, _MOST_VERTICES), check_nonnegative("spread", spread)
    fast, slow = math.exp(-tau * n), math.exp(-tau)
    shared = (fast - slow) / (n - 1)
    others = 1 if _printed(form) else n - 2
    return math.sqrt(fast**2 + others * shared**2 + (shared + slow) ** 2)


def cycle_graph(vertices: int, spread: float) -> float:
    """Return Δ₂ of the cycle: Δ₂² = Σₖ λₖe^{−2τλₖ}/n with λₖ = 2 − 2cos(2πk/n).

    Args:
        vertices: 3 ≤ n ≤ 10⁶.
        spread: τ ≥ 0.
    """
    n, tau = check_integer("vertices", vertices, 3, 1_000_001), check_nonnegative("spread", spread)
    # 2 − 2cos would cancel for the slow modes, which decay last.
    values = 4.0 * np.square(np.sin(np.pi * np.arange(n) / n))
    return math.sqrt(float((values * np.exp(-2.0 * tau * values)).sum()) / n)


@dataclass(frozen=True)
class SpectralBounds:
    """Upper bounds of Δ₂ for α = 1 by the spectrum of L, in units of reading.

    Attributes:
        lemma18: max over edges of Σₖ e^{−τsₖ}|Uᵢₖ − Uⱼₖ|, k from 2, divided by the edge's length.
        connectivity: max over edges of e^{−τs₂}‖Uᵢ − Uⱼ‖₁ divided by the length: a consequence.
        contraction: √2·e^{−τs₂} divided by the least length: the same in ℓ₂, as eᵢ − eⱼ sums to zero. Never
            above ``connectivity``.
        algebraic_connectivity: s₂.
    """

    lemma18: float
    connectivity: float
    contraction: float
    algebraic_connectivity: float


def spectral_bounds(op: GraphOperator) -> SpectralBounds:
    """Return the bound of Lemma 18 and its consequences.

    The printed sums end at min{n, m}; here they run over all n eigenvalues, which is correct for any sensors.
    If eigenvalues coincide, the first two bounds depend on the choice of eigenvectors.

    Args:
        op: operator of a graph of 2 to 2000 vertices.

    Raises:
        ParameterError: the graph is larger, or the operator is not one of a graph.
    """
    domain = graph_operator(op).domain
    values, vectors = op.eigenpairs
    decay = np.exp(-op.spread * values)
    decay[0] = 0.0
    slowest = float(decay.max())
    sums, lengths = np.zeros(domain.n_edges), np.zeros(domain.n_edges)
    at_once = max(1, (1 << 22) // domain.n_vertices)
    for start in range(0, domain.n_edges, at_once):
        i, j = domain.edges[start : start + at_once].T
        apart = np.abs(vectors[i] - vectors[j])
        sums[start : start + at_once] = apart.dot(decay)
        lengths[start : start + at_once] = apart.sum(axis=1)
    shortest = float(domain.lengths.min(initial=math.inf))
    return SpectralBounds(
        lemma18=_UP * float((sums / domain.lengths).max(initial=0.0)),
        connectivity=_UP * slowest * float((lengths / domain.lengths).max(initial=0.0)),
        contraction=_UP * math.sqrt(2.0) * slowest / shortest,
        algebraic_connectivity=float(values[1]) if values.size > 1 else math.inf,
    )

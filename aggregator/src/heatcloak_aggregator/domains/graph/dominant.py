"""Dominant directions of a large graph's heat kernel, with a bound of the rest.

The subspace comes from randomised subspace iteration (Halko, Martinsson & Tropp 2011, algorithm 4.4). Their
lemma 4.1 bounds the rest, for a power of M = P e^{−2τL} P with P = I − QQᵀ: with 16 independent normal
vectors ω,

    ‖M^q‖₂ ≤ 10 √(2/π) max ‖M^q ω‖₂   except with probability 10⁻¹⁶,

and ‖e^{−τL}P‖₂ = ‖M^q‖₂^{1/2q}. The power makes the constant factor small.
"""

from __future__ import annotations

import hashlib
import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains.graph.heat import HeatAction

if TYPE_CHECKING:
    from heatcloak_aggregator.domains.graph.domain import GraphDomain


_ITERATIONS = 2
_PROBES = 16
_POWER = 8


@dataclass(frozen=True, eq=False)
class DominantPart:
    """The split e^{−τL} = e^{−τL}QQᵀ + a small rest.

    Attributes:
        basis: Q, orthonormal columns, shape (n, r).
        image: e^{−τL}Q, shape (n, r).
        leak: (I − QQᵀ)e^{−2τL}Q, shape (n, r): zero if Q were spanned by eigenvectors.
        rest: upper bound of ‖e^{−τL}(I − QQᵀ)‖₂, except with probability 10⁻¹⁶ over the random vectors.
    """

    basis: FloatArray
    image: FloatArray
    leak: FloatArray
    rest: float


def dominant_part(domain: GraphDomain, heat: HeatAction, spread: float, rank: int) -> DominantPart:
    """Return the dominant part with at most ``rank`` directions.

    The random vectors are derived from a hash of the graph: the same graph gives the same part, and no graph
    can be chosen to fit the vectors.
    """
    digest = hashlib.blake2b(domain.edges.tobytes() + domain.weights.tobytes(), digest_size=16).digest()
    chance = np.random.default_rng(int.from_bytes(digest, "little"))
    size = domain.n_vertices
    basis: FloatArray = chance.standard_normal((size, min(rank, size)))
    for _ in range(_ITERATIONS):
        basis = np.linalg.qr(heat(basis))[0]
    image = heat(basis)
    twice = heat(image)
    leak = twice - basis.dot(basis.T.dot(twice))
    return DominantPart(basis, image, leak, _rest(domain, spread, basis, chance))


def _rest(domain: GraphDomain, spread: float, basis: FloatArray, chance: np.random.Generator) -> float:
    heat = HeatAction(domain.laplacian, domain.eigenvalue_bound, 2.0 * spread)
    probes: FloatArray = chance.standard_normal((domain.n_vertices, _PROBES))
    probes -= basis.dot(basis.T.dot(probes))
    logarithms = np.zeros(_PROBES)
    for _ in range(_POWER):
        probes = heat(probes)
        probes -= basis.dot(basis.T.dot(probes))
        lengths = np.maximum(np.linalg.norm(probes, axis=0), 1e-300)
        logarithms += np.log(lengths)
        probes /= lengths
    power = math.log(10.0 * math.sqrt(2.0 / math.pi)) + float(logarithms.max())
    return math.sqrt(math.exp(power / _POWER) + heat.error)

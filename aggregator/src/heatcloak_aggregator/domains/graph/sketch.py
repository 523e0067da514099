"""Projection of readings on the strongest directions of an operator that is too large to be factored.

For any orthonormal Q, projected readings z = Qᵀy have exactly the columns QᵀA and noise of the same scale.
The information in other directions is lost, without bias. Q comes from randomised subspace iteration (Halko,
Martinsson & Tropp 2011, algorithm 4.4).

**The dominant directions of the whole kernel**, come from the same iteration. Lemma 4.1 bounds the rest, for
a power of M = P e^{−2τL} P with P = I − QQᵀ: with 16 independent normal vectors ω,

    ‖M^q‖₂ ≤ 10 √(2/π) max ‖M^q ω‖₂   except with probability 10⁻¹⁶,

and ‖e^{−τL}P‖₂ = ‖M^q‖₂^{1/2q}. The power makes the constant factor small.
"""

from __future__ import annotations

import hashlib
import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains.drift import without_drift
from heatcloak_aggregator.domains.graph.heat import HeatAction
from heatcloak_aggregator.domains.projection import Projection, Whitened, frozen

if TYPE_CHECKING:
    from heatcloak_aggregator.domains.graph.domain import GraphDomain
    from heatcloak_aggregator.domains.graph.operator import GraphOperator
    from heatcloak_aggregator.domains.operator import Operator


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


MOST_WORK = 1e10
"""Most multiplications and additions for finding directions, some seconds."""
_MOST_DIRECTIONS = 500
_LEAST_DIRECTIONS = 8
_SEED = 1


class WeightedOperator:
    """An operator restricted to the sensors present, with weighted rows, without its drift.

    Args:
        op: the operator.
        sensors: 0-based rows that are present, shape (s,); None for all.
        weights: one positive factor for each of them; None for one.
    """

    def __init__(self, op: Operator, sensors: IntArray | None, weights: FloatArray | None) -> None:
        self._op, self._sensors, self._weights = op, sensors, weights
        self.size = op.shape[1]
        self.drift = op.drift_basis(sensors, weights)

    def apply(self, sources: FloatArray) -> FloatArray:
        """Return A f of source vectors, shape (n,) or (n, p); shape (s,) or (s, p)."""
        return self.weigh(self._present(self._op.apply(sources)))

    def columns(self, indices: IntArray) -> FloatArray:
        """Return columns of A, shape (s, p)."""
        return self.weigh(self._present(self._op.columns(indices)))

    def weigh(self, rows: FloatArray) -> FloatArray:
        """Return readings of the sensors present, shape (s,) or (s, p), weighted and without drift."""
        return without_drift(self.scale(rows).T, self.drift).T

    def adjoint(self, readings: FloatArray) -> FloatArray:
        """Return Aᵀ times vectors over the sensors present, shape (s,) or (s, p); shape (n,) or (n, p)."""
        scaled = self.scale(without_drift(readings.T, self.drift).T)
        if self._sensors is None:
            return self._op.adjoint(scaled)
        everywhere = np.zeros((self._op.shape[0], *scaled.shape[1:]))
        everywhere[self._sensors] = scaled
        return self._op.adjoint(everywhere)

    def _present(self, rows: FloatArray) -> FloatArray:
        return rows if self._sensors is None else rows[self._sensors]

    @property
    def norm(self) -> float:
        """Return an upper bound of the largest singular value."""
        # ‖A‖ ≤ 1 before the weights.
        return 1.0 if self._weights is None else float(self._weights.max())

    def scale(self, rows: FloatArray) -> FloatArray:
        """Return readings of the sensors present, shape (s,) or (s, p), weighted, with their drift."""
        if self._weights is None:
            return rows
        return rows * (self._weights if rows.ndim == 1 else self._weights[:, None])


def sketch(op: GraphOperator, sensors: IntArray | None, weights: FloatArray | None) -> Projection:
    """Return the projection of rows ``sensors`` of A, each scaled by its weight, on strong directions.

    Args:
        op: the operator.
        sensors: 0-based rows that are present, shape (s,); None for all.
        weights: one positive factor for each of them; None for one.

    Returns:
        A projection of at most 500 directions, whose columns are exact along them.
    """
    many = op.shape[0] if sensors is None else sensors.size
    affordable = int(MOST_WORK / ((2 * _ITERATIONS + 2) * op.heat.work))
    rank = min(max(affordable, _LEAST_DIRECTIONS), _MOST_DIRECTIONS, many)

    restricted = WeightedOperator(op, sensors, weights)
    frame: FloatArray = np.random.default_rng(_SEED).standard_normal((many, rank))
    for _ in range(_ITERATIONS):
        frame = np.linalg.qr(restricted.apply(restricted.adjoint(frame)))[0]
    coordinates = frozen(np.ascontiguousarray(restricted.adjoint(frame)))
    return Projection(
        coordinates=coordinates,
        core=frozen(np.eye(rank)),
        norm=restricted.norm,
        weights=weights,
        frame=Whitened(frozen(np.ascontiguousarray(frame.T)), frozen(np.eye(rank))),
        coordinate_sum=frozen(coordinates.sum(axis=0)),
        drift=restricted.drift,
    )

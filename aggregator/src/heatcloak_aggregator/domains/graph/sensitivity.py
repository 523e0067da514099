"""Greatest change of the readings along an edge: exact if that is affordable, else a proven upper bound.

For an edge (i, j) of weight w let b = eᵢ − eⱼ. Its readings change by ‖A b‖₂ at most as much as with a sensor
at every vertex, whose square is bᵀe^{−2τL}b. Two bounds of it are cheap.

With the spectral measure μ of b, which has no mass at 0 because b sums to zero, it is ∫ λe^{−2τλ} dμ/λ. As
R = ∫ dμ/λ is the effective resistance of the edge, it is at most R · max λe^{−2τλ} ≤ R/(2eτ). By Rayleigh's
monotonicity R ≤ 1/(w + Σₖ wᵢₖwⱼₖ/(wᵢₖ + wⱼₖ)), the edge beside its detours over one other vertex k (Doyle &
Snell 1984, section 1.4). A bridge between two clusters that hold their heat for about 2τ nearly reaches it.

With the dominant directions Q, P = I − QQᵀ and c = Qᵀb,

    ‖e^{−τL}b‖² ≤ ‖e^{−τL}Qc‖² + 2‖Pe^{−2τL}Qc‖‖Pb‖ + ‖e^{−τL}P‖²‖Pb‖².

Edges are then computed exactly in the order of their bounds, until no other can be steeper (branch and bound)
or the work is spent: then the maximum of the computed values and the next bound is an upper bound.

No bound exceeds √2 over the shortest edge's length, as ‖e^{−τL}‖ ≤ 1 and ‖b‖ = √2.

Machines round differently and so compute different bounds, all of which are at least the true value. Exact
ones are within twice the rounding above it; bounds also depend on the images of the random vectors, and are
assumed to agree to one in a million.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains.factorisation import EPS
from heatcloak_aggregator.domains.graph.fixed_point import Steepness
from heatcloak_aggregator.domains.graph.sketch import DominantPart, dominant_part
from heatcloak_aggregator.native import native

if TYPE_CHECKING:
    from heatcloak_aggregator.domains.graph.domain import GraphDomain
    from heatcloak_aggregator.domains.graph.operator import GraphOperator


MOST_WORK = 5e9
"""Most multiplications and additions, some seconds. It is not a time, so that every machine computes the same
edges, except for those whose bounds are equal up to rounding."""
_FEW = 0.25
"""Sensors per vertex up to which the rows of A are computed."""
_SHARE = 0.5
"""Share of the work for the dominant directions."""
_ACTIONS = 4
"""Actions of heat for one direction."""
_MOST_DIRECTIONS = 500
_VECTORS_AT_ONCE = 64
_ENTRIES_AT_ONCE = 1 << 21
_AGREED = 1e-6
"""Relative difference of inexact bounds between machines."""
_DOMINANT = 1e-6
"""Share of a bound from which rounding is mentioned."""
_FINE = 1e-4
"""Share of rounding in a bound beyond which a small graph's is computed in integers."""
_EQUAL = 1e-9
"""Relative difference of edges that are equally steep up to rounding."""


@dataclass(frozen=True)
class SteepestEdge:
    """The greatest change of the readings along an edge, per unit of its length.

    Attributes:
        upper: an upper bound of it.
        lower: the computed change along the steepest computed edge.
        edge: that edge; None in a graph without edges.
        exact: whether no edge can be steeper, so that ``upper`` exceeds ``lower`` by rounding alone. If not,
            ``upper`` is a proven bound. On graphs too large to compute all edges, both hold except with
            probability 10⁻¹⁶ over random vectors that depend on the graph.
        rounding: bound of the error of ``lower``.
        everywhere: an upper bound of the ``upper`` of every machine. Noise is calibrated for it, so that no
            machine refuses the zone.
    """

    upper: float
    lower: float
    edge: tuple[int, int] | None
    exact: bool
    rounding: float
    everywhere: float

    @property
    def label(self) -> str:
        """Return it in words, with the range of a bound, and with rounding above 1e-6."""
        if not self.exact:
            return f"upper bound, between {self.lower:.6g} and {self.upper:.6g}"
        if self.upper - self.lower > _DOMINANT * self.upper:
            return f"exact up to rounding: {self.lower:.6g}, and at most {self.upper - self.lower:.1e} more"
        return "exact"


def steepest_edge(op: GraphOperator, most_work: float = MOST_WORK) -> SteepestEdge:
    """Return the steepest edge of an operator's graph.

    Args:
        op: the operator.
        most_work: most multiplications and additions beyond 2000 vertices; some edges are always computed.
    """
    domain = op.domain
    if not domain.n_edges:
        return SteepestEdge(0.0, 0.0, None, exact=True, rounding=0.0, everywhere=0.0)
    if op.is_dense:
        found = _seen_all(domain, _over_rows(domain, [op.matrix_of_eigenvectors()]), op.kernel_error)
        if found.rounding <= _FINE * found.lower or op.in_integers is None:
            return found
        return _in_integers(domain, op.in_integers[0], found.upper)
    affordable = domain.n_sensors * op.heat.work <= most_work
    # The bounds assume sensors at all vertices: they are far too large for few sensors.
    if not affordable or domain.n_sensors > _FEW * domain.n_vertices:
        found = _branch_and_bound(op, most_work)
        if found.exact or not affordable:
            return found
    # The errors of the rows are independent, unlike those of one vector.
    return _seen_all(domain, _over_rows(domain, _rows(op)), op.heat.error * math.sqrt(domain.n_sensors))


def weighted_steepest_edge(op: GraphOperator, scales: FloatArray) -> SteepestEdge:
    """Return the steepest edge of readings that are divided by ``scales`` (m,), one for each sensor.

    Reading j is first divided by scaleⱼ/min(scales) ≥ 1: no error of A and no bound of its norm grows by
    that. The unweighted edge divided by min(scales) is an upper bound too, and exact for equal scales.
    """
    domain, least = op.domain, float(scales.min())
    unweighted = op.steepest_edge
    bound = _divided(unweighted, least, float(scales.max()))
    if not domain.n_edges or bound.exact or not op.has_affordable_rows:
        return bound
    if op.is_dense:
        rows, error = op.matrix_of_eigenvectors(), op.kernel_error
    else:
        rows, error = op.matrix(), op.heat.error * math.sqrt(domain.n_sensors)
    steps = _over_rows(domain, [rows], np.square(least / scales))
    found = _divided(_seen_all(domain, steps, error), least, least)
    return found if found.upper <= bound.upper else bound


def _divided(found: SteepestEdge, least: float, most: float) -> SteepestEdge:
    """Return a result for readings divided by scales from ``least`` to ``most``."""
    return replace(
        found,
        upper=found.upper / least * (1.0 + 4.0 * EPS),
        lower=found.lower / most,
        exact=found.exact and least == most,
        rounding=found.rounding / least,
        everywhere=found.everywhere / least * (1.0 + 4.0 * EPS),
    )


def resistance_bounds(domain: GraphDomain, spread: float) -> FloatArray:
    """Return an upper bound of ‖A(eᵢ − eⱼ)‖₂/length for each edge and any sensors, shape (E,)."""
    conductance = domain.weights + detour_conductances(domain)
    peak = min(1.0 / (2.0 * spread), domain.eigenvalue_bound)
    most = peak * math.exp(-2.0 * spread * peak)
    # ‖A b‖ ≤ ‖b‖ = √2 as well, which is the better bound for small spreads.
    bounds: FloatArray = np.sqrt(np.minimum(most / conductance, 2.0)) / domain.lengths
    return bounds * (1.0 + 2.0**-40)


def dominant_bounds(domain: GraphDomain, part: DominantPart, rounding: float) -> FloatArray:
    """Return bounds from the directions of ``part``, except with probability 10⁻¹⁶ over random vectors."""
    seen, leaked = (np.asarray(np.linalg.qr(each, mode="r")) for each in (part.image, part.leak))
    bounds = np.empty(domain.n_edges)
    at_once = max(1, _ENTRIES_AT_ONCE // part.basis.shape[1])
    for start in range(0, domain.n_edges, at_once):
        i, j = domain.edges[start : start + at_once].T
        inside = part.basis[i] - part.basis[j]
        outside = np.sqrt(np.maximum(2.0 - np.square(inside).sum(axis=1), 0.0) + 1e-14)
        squares = np.square(inside.dot(seen.T)).sum(axis=1)
        # The error of two actions of heat on a vector of length at most √2 is added under the root.
        squares += 2.0 * outside * (np.linalg.norm(inside.dot(leaked.T), axis=1) + 4.0 * rounding)
        squares += np.square(part.rest * outside)
        bounds[start : start + at_once] = np.sqrt(squares)
    return (bounds * (1.0 + 2.0**-40) + 2.0 * rounding) / domain.lengths


def _over_rows(
    domain: GraphDomain, blocks: Iterable[FloatArray], weights: FloatArray | None = None
) -> FloatArray:
    """Return ‖Aᵢ − Aⱼ‖₂/length for each edge, from all rows of A in blocks, shapes (some, n).

    With ``weights`` (m,), the square of each row's change has a weight.
    """
    squares = np.zeros(domain.n_edges)
    seen = 0
    at_once = max(1, _ENTRIES_AT_ONCE // domain.n_edges)
    i, j = domain.edges.T
    for block in blocks:
        for start in range(0, len(block), at_once):
            some = block[start : start + at_once]
            changes = np.square(some[:, i] - some[:, j])
            squares += (
                changes.sum(axis=0) if weights is None else weights[seen : seen + len(some)].dot(changes)
            )
            seen += len(some)
    return np.sqrt(squares) / domain.lengths


def _seen_all(domain: GraphDomain, steps: FloatArray, error: float) -> SteepestEdge:
    """Return the steepest edge; of those equal up to rounding the first, so that machines agree."""
    most = float(steps.max())
    return _seen(domain, most, error, int(np.flatnonzero(steps >= (1.0 - _EQUAL) * most)[0]))


def _in_integers(domain: GraphDomain, steepness: Steepness, otherwise: float) -> SteepestEdge:
    """Return the steepest edge by integer arithmetic; ``otherwise`` is another upper bound."""
    upper = min(steepness.upper, otherwise)
    return SteepestEdge(
        upper=upper,
        lower=steepness.lower,
        edge=_pair(domain, steepness.edge),
        exact=True,
        rounding=upper - steepness.lower,
        # Another machine's eigenvectors may be just accurate enough to be used.
        everywhere=min(upper * (1.0 + 2.5 * _FINE), _most(domain)),
    )


def _most(domain: GraphDomain) -> float:
    """Return the bound √2/length of all edges, as ‖e^{−τL}‖ ≤ 1."""
    return math.sqrt(2.0) * (1.0 + 2.0**-50) / float(domain.lengths.min())


def _rows(op: GraphOperator) -> Iterator[FloatArray]:
    sensors = op.domain.sensors
    for start in range(0, sensors.size, _VECTORS_AT_ONCE):
        yield op.impulses(sensors[start : start + _VECTORS_AT_ONCE]).T


def _branch_and_bound(op: GraphOperator, most_work: float) -> SteepestEdge:
    domain = op.domain
    bounds = resistance_bounds(domain, op.spread)
    rank = int(most_work * _SHARE / (_ACTIONS * op.heat.work))
    if rank > 0:
        part = dominant_part(domain, op.heat, op.spread, min(rank, _MOST_DIRECTIONS))
        bounds = np.minimum(bounds, dominant_bounds(domain, part, op.heat.error))
    # Among equal bounds, the vertices of least degree first: heat stays there longest.
    order = np.lexsort((domain.degrees[domain.edges].sum(axis=1), -bounds))
    affordable = _VECTORS_AT_ONCE + int(most_work * (1.0 - _SHARE) / op.heat.work)
    steepest, best = -1.0, 0
    for start in range(0, domain.n_edges, _VECTORS_AT_ONCE):
        some = order[start : min(start + _VECTORS_AT_ONCE, affordable)]
        if not some.size:
            return _seen(domain, steepest, op.heat.error, best, float(bounds[order[start]]))
        if bounds[some[0]] <= steepest:
            break
        steps = _along(op, some)
        found = int(np.argmax(steps))
        if steps[found] > steepest:
            steepest, best = float(steps[found]), int(some[found])
    return _seen(domain, steepest, op.heat.error, best)


def _along(op: GraphOperator, edges: IntArray) -> FloatArray:
    """Return ‖Aᵢ − Aⱼ‖₂/length for some edges, shape (p,)."""
    domain = op.domain
    ends = domain.edges[edges]
    steps = np.zeros((domain.n_vertices, edges.size))
    steps[ends[:, 0], np.arange(edges.size)] = 1.0
    steps[ends[:, 1], np.arange(edges.size)] = -1.0
    return np.asarray(np.linalg.norm(op.apply(steps), axis=0) / domain.lengths[edges])


def _seen(
    domain: GraphDomain, steepest: float, error: float, best: int, unseen: float | None = None
) -> SteepestEdge:
    """Return the result for an error of e^{−τL} and a bound of the remaining edges, if there are any."""
    shortest = float(domain.lengths.min())
    # ‖b‖ = √2; another edge may be as steep up to rounding, and shorter. A norm is a sum over sensors.
    rounding = math.sqrt(2.0) * error / shortest + steepest * (2.0**-42 + EPS * domain.n_sensors)
    upper = steepest + rounding if unseen is None else max(steepest + rounding, unseen)
    allowance = 3.0 * rounding + (0.0 if unseen is None else _AGREED * upper)
    most = _most(domain)
    return SteepestEdge(
        min(upper, most),
        min(steepest, most),
        _pair(domain, best),
        exact=unseen is None,
        rounding=rounding,
        everywhere=min(upper + allowance, most),
    )


def _pair(domain: GraphDomain, edge: int) -> tuple[int, int]:
    i, j = domain.edges[edge]
    return int(i), int(j)


def detour_conductances(domain: GraphDomain) -> FloatArray:
    """Return Σₖ wᵢₖwⱼₖ/(wᵢₖ + wⱼₖ) over common neighbours k of each edge's ends (i, j), shape (E,)."""
    adjacency = domain.adjacency
    adjacency.sort_indices()
    starts, neighbours = adjacency.indptr.astype(np.int64), adjacency.indices.astype(np.int64)
    edges, found = domain.edges.astype(np.int64), np.zeros(domain.n_edges)
    _conductances.call(edges, starts, neighbours, np.ascontiguousarray(adjacency.data), found)
    return found


@native("edges[edges,two]:i8 starts[ends]:i8 neighbours[both]:i8 weights[both] found[edges]")
def _conductances(
    edges: npt.NDArray[np.int64],
    starts: npt.NDArray[np.int64],
    neighbours: npt.NDArray[np.int64],
    weights: FloatArray,
    found: FloatArray,
) -> None:
    for edge in range(edges.shape[0]):
        few, many = edges[edge, 0], edges[edge, 1]
        if starts[few + 1] - starts[few] > starts[many + 1] - starts[many]:
            few, many = many, few
        low, high = starts[many], starts[many + 1]
        for at in range(starts[few], starts[few + 1]):
            # Searching the longer list, so that a hub with all vertices around it costs little.
            end = high
            while low < end:
                middle = (low + end) // 2
                if neighbours[middle] < neighbours[at]:
                    low = middle + 1
                else:
                    end = middle
            if low == high:
                break
            if neighbours[low] == neighbours[at]:
                found[edge] += weights[at] * weights[low] / (weights[at] + weights[low])

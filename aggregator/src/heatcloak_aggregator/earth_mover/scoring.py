"""Score of an estimate on any domain: exact transport between vectors scaled to mass one.

Gilbert & McMillan 2018, Definition 1. A vector without mass says nothing about place, and counts as uniform.
A domain that has no faster method uses linear programming, for any table of distances.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

import numpy as np
import numpy.typing as npt
import scipy

from heatcloak_aggregator.arguments import real_array
from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_shared.errors import HeatcloakError, ParameterError

if TYPE_CHECKING:
    from heatcloak_aggregator.domains import Domain


@dataclass(frozen=True)
class EmdScore:
    """A distance, and whether it is meaningful.

    Attributes:
        value: the earth mover's distance, in units of the domain's distance.
        placeless: whether a vector without mass was scored as the uniform distribution. Basis pursuit returns
            such an estimate whenever zero explains the readings; it says nothing about place.
    """

    value: float
    placeless: bool


def emd(domain: Domain, a: npt.ArrayLike, b: npt.ArrayLike) -> float:
    """Return the earth mover's distance between two source vectors, each scaled to mass one.

    Args:
        domain: the domain of the sources.
        a: intensities, shape (n,), finite and not negative.
        b: intensities likewise.

    Returns:
        The distance, in units of ``domain.distance``: on a graph hops, or lengths if its edges have some. It
        is exact up to rounding: about 1e-15 on the interval, and on a graph at most 5e-10 diameters, usually
        far less; see `earth_mover.graph`. A vector of mass zero counts as uniform; `score` reports it.

    Raises:
        ParameterError: if a vector has another shape, or an entry that is negative or not finite.
        HeatcloakError: if a graph's distance is not found, or only to within more than 1e-9 of itself.
    """
    return score(domain, a, b).value


def score(domain: Domain, truth: npt.ArrayLike, estimate: npt.ArrayLike) -> EmdScore:
    """Return the distance of `emd`, and whether a vector says nothing about place.

    Args:
        domain: the domain of the sources.
        truth: intensities, shape (n,), finite and not negative.
        estimate: intensities likewise.

    Raises:
        ParameterError: if a vector has another shape, or an entry that is negative or not finite.
        HeatcloakError: as `emd`.
    """
    cost = getattr(domain, "transport_cost", None)
    if cost is None:
        kind = type(domain).__name__
        raise ParameterError(
            f"a {kind} is not a domain: give an IntervalDomain or a GraphDomain, for example"
        )
    shares_of_truth, truth_placeless = _shares("truth", truth, domain.n_sources)
    shares, placeless = _shares("estimate", estimate, domain.n_sources)
    value = cost(shares_of_truth, shares)
    return EmdScore(value, truth_placeless or placeless)


def _shares(name: str, vector: npt.ArrayLike, count: int) -> tuple[FloatArray, bool]:
    """Return the vector scaled to mass one, and whether it had no mass to scale."""
    intensities = real_array(f"the {name}", vector)
    if intensities.shape != (count,):
        raise ParameterError(
            f"the {name} has shape {intensities.shape}: give one intensity for each of {count} places"
        )
    # This form rejects NaN too.
    if not (intensities >= 0.0).all() or not np.isfinite(intensities).all():
        raise ParameterError(f"the {name} has a negative or non-finite entry: give finite intensities ≥ 0")
    peak = intensities.max()
    if peak == 0.0:
        return np.full(count, 1.0 / count), True
    # Scale by the peak first, so that the sum of huge or denormal intensities stays within range.
    relative = intensities / peak
    return relative / relative.sum(), False


_ENOUGH = 1e-12
"""Smaller masses are rounding errors of sums of shares."""


def cost_by_linear_program(
    distances: Callable[[IntArray], FloatArray], a: FloatArray, b: FloatArray
) -> float:
    """Return the least cost of moving one vector (n,) of mass one to another.

    Only the surplus moves: what both vectors have at a location stays there, as distances are a metric.

    Args:
        distances: from p locations to all n, shape (p, n).
        a: shape (n,), of mass one.
        b: likewise.

    Raises:
        HeatcloakError: if HiGHS does not find the optimum.
    """
    surplus = a - b
    givers, takers = np.flatnonzero(surplus > _ENOUGH), np.flatnonzero(surplus < -_ENOUGH)
    if givers.size == 0 or takers.size == 0:
        return 0.0
    given, taken = surplus[givers], -surplus[takers]
    taken = taken * (given.sum() / taken.sum())
    costs = distances(givers)[:, takers]
    p, q = costs.shape
    rows: Any = scipy.sparse.kron(scipy.sparse.eye_array(p), np.ones((1, q)))
    columns: Any = scipy.sparse.kron(np.ones((1, p)), scipy.sparse.eye_array(q))
    sums: Any = scipy.sparse.vstack([rows, columns], format="csr")
    found = scipy.optimize.linprog(
        costs.ravel(),
        A_eq=sums,
        b_eq=np.concatenate([given, taken]),
        method="highs",
    )
    if not found.success:
        raise HeatcloakError(f"the earth mover's distance was not found: {found.message}")
    return float(cast("float", found.fun))

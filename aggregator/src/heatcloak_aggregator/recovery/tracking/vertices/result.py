"""The result of the tracker on a graph for one round."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

import numpy as np

from heatcloak_aggregator.arguments import any_array
from heatcloak_aggregator.arrays import BoolArray, FloatArray, IntArray
from heatcloak_aggregator.domains import GraphDomain
from heatcloak_aggregator.domains.graph.distances import distances_on
from heatcloak_aggregator.ranking import descending
from heatcloak_aggregator.recovery.posterior.result import check_level
from heatcloak_aggregator.recovery.posterior.samples import Samples
from heatcloak_aggregator.recovery.posterior.vertices.growth import (
    Conditionals,
    coverage,
    expected_numbers,
    grow,
)
from heatcloak_aggregator.recovery.posterior.vertices.median import best_vertex, median_shares
from heatcloak_aggregator.recovery.posterior.vertices.vicinity import VertexVicinity, held
from heatcloak_aggregator.recovery.tracking.vertices.identities import VertexTrackEstimate
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_integer

VertexStatus = Literal["converged", "unconverged", "model misfit"]

_LEAST_EFFECTIVE = 0.02
"""Effective sample size, as a share of the particles, below which a round counts as unconverged."""
_MOST_APART = 0.3
"""Distance of the islands' estimates, relative to that of two vertices, above which it does too."""
_BEGINNINGS = 6
"""Vertices from which a region is grown."""


@dataclass(frozen=True, eq=False)
class VertexDistribution:
    """Where people are in one round.

    Attributes:
        samples: equally likely people; the chains are the islands.
        likely: distributions of people, by which vicinities are chosen.
        most: greatest number of people, K.
        exact: P(the person is at v), shape (n,), if it is known that exactly one person of known intensity is
            there. Else None.
    """

    samples: Samples
    likely: Conditionals
    most: int
    exact: FloatArray | None


@dataclass(frozen=True, eq=False)
class VertexTrackingResult:
    """The people of one round on a graph, given the readings up to a later one or the same.

    Attributes:
        number: the round.
        latest: the newest round whose readings were used.
        count: P(k people), shape (K + 1,), read-only, of sum one.
        shares: expected share of the intensity at each vertex, shape (n,), read-only, of sum P(there is
            somebody).
        distribution: where people are.
        tracks: the people of the round who are there in the newest one, too; those who have been there
            longest first.
        effective: effective sample size before resampling in the newest round, as a share of the particles.
        apart: lower bound of the earth mover's distance between the islands' mean shares, in lengths of the
            graph: the greatest difference of their mean distances from a vertex (Kantorovich duality).
        status: "model misfit" if the newest rounds contradict the motion model, or if no people explain the
            readings of this round, the newest one; the people are then those of its readings alone, and there
            are no tracks. Else "unconverged" if few particles carry nearly all weight, or the islands differ;
            else "converged".
        domain: the graph.
    """

    number: int
    latest: int
    count: FloatArray
    shares: FloatArray
    distribution: VertexDistribution
    tracks: tuple[VertexTrackEstimate, ...]
    effective: float
    apart: float
    status: VertexStatus
    domain: GraphDomain

    @property
    def samples(self) -> Samples:
        """Return equally likely people; the chains are the islands."""
        return self.distribution.samples

    @property
    def exact(self) -> FloatArray | None:
        """Return the exact probabilities of the vertices, if there are any; see `VertexDistribution`."""
        return self.distribution.exact

    @cached_property
    def estimate(self) -> FloatArray:
        """Return intensities, shape (n,), ≥ 0, read-only.

        They are the shares of least expected earth mover's distance to the people, if there are any, times
        the posterior mean of the total intensity. Zero only if no sample has anybody.
        """
        n, present = self.domain.n_vertices, self.samples.where(self.samples.counts > 0)
        estimate = np.zeros(n)
        if present.size:
            distances, total = distances_on(self.domain), float(self.samples.totals.mean())
            alone = None if self.exact is None else best_vertex(self.exact, distances, n)
            if alone is None:
                estimate = median_shares(present, distances, n).shares * total
            else:
                estimate[alone] = total
        estimate.setflags(write=False)
        return estimate

    def vicinity(self, level: float = 0.9) -> list[VertexVicinity]:
        """Return disjoint connected sets of vertices, each with a person at probability ``level``.

        One island of particles chooses a set and the other judges its probability, so that the choice does
        not bias it. The probability of one person who is known to be there is exact.

        Raises:
            ParameterError: ``level`` is not between 0 and 1.
        """
        check_level(level)
        _, judges = self.samples.halves()
        return [
            VertexVicinity(
                tuple(np.flatnonzero(inside).tolist()),
                held(judges, inside) if self.exact is None else min(float(self.exact[inside].sum()), 1.0),
            )
            for inside in _regions(self.distribution.likely, self.domain, float(level))
        ]

    def holding(self, groups: IntArray, size: int) -> FloatArray:
        """Return P(at least one person in the group) for each group of vertices, shape (size,).

        Args:
            groups: the group of each vertex, 0…size − 1, shape (n,).
            size: number of groups, at least 1.

        Raises:
            ParameterError: ``groups`` or ``size`` is out of range.
        """
        check_integer("size", size, 1, 2**31)
        groups = any_array(groups)
        fits = groups.shape == (self.domain.n_vertices,) and groups.dtype.kind in "iu"
        if not fits or groups.min() < 0 or groups.max() >= size:
            raise ParameterError(f"groups must be {self.domain.n_vertices} integers from 0 to {size - 1}")
        if self.exact is not None:
            return np.bincount(groups, self.exact, size).astype(np.float64, copy=False)
        rows, columns = np.nonzero(self.samples.present)
        seen = np.zeros((self.samples.size, size), dtype=np.bool_)
        seen[rows, groups[self.samples.places[rows, columns]]] = True
        return np.asarray(seen.mean(axis=0))


def vertex_result(
    number: int,
    latest: int,
    distribution: VertexDistribution,
    tracks: tuple[VertexTrackEstimate, ...],
    effective: float,
    domain: GraphDomain,
    *,
    misfit: bool,
) -> VertexTrackingResult:
    """Return the result of a round.

    Args:
        number: the round.
        latest: the newest round whose readings were used.
        distribution: where people are.
        tracks: see `VertexTrackingResult`.
        effective: see `VertexTrackingResult`.
        domain: the graph.
        misfit: whether the readings contradict the motion model.
    """
    n, samples, exact = domain.n_vertices, distribution.samples, distribution.exact
    count = np.bincount(samples.counts, minlength=distribution.most + 1) / samples.size
    shares = shares_of(samples, n) if exact is None else exact.copy()
    typical = typical_distance(domain)
    apart = 0.0 if exact is not None else _apart(samples, domain, typical)
    for array in (count, shares):
        array.setflags(write=False)
    status: VertexStatus = "model misfit" if misfit else "converged"
    if not misfit and (effective < _LEAST_EFFECTIVE or apart > _MOST_APART * typical):
        status = "unconverged"
    return VertexTrackingResult(
        number=number,
        latest=latest,
        count=count,
        shares=shares,
        distribution=distribution,
        tracks=tracks,
        effective=effective,
        apart=apart,
        status=status,
        domain=domain,
    )


def _apart(samples: Samples, domain: GraphDomain, typical: float) -> float:
    """Return how far the islands' mean shares are apart; see `VertexTrackingResult`."""
    one, other = (shares_of(half, domain.n_vertices) for half in samples.halves())
    # A missing person counts as one at a typical distance.
    apart = abs(float(one.sum() - other.sum())) * typical
    there = np.flatnonzero(one + other)
    if there.size:
        difference = (_scaled(one) - _scaled(other))[there]
        apart += float(np.abs(difference @ distances_on(domain)(there)).max())
    return apart


def shares_of(samples: Samples, n: int) -> FloatArray:
    """Return the expected share of the intensity at each vertex, shape (n,)."""
    rows, columns = np.nonzero(samples.present)
    masses = samples.intensities[rows, columns] / samples.totals[rows]
    return np.bincount(samples.places[rows, columns], masses, n) / max(samples.size, 1)


def typical_distance(domain: GraphDomain) -> float:
    """Return the mean distance of two vertices, from some of them."""
    n = domain.n_vertices
    some = np.unique(np.linspace(0, n - 1, min(n, 64)).astype(np.int64))
    return float(distances_on(domain)(some).mean())


def _scaled(shares: FloatArray) -> FloatArray:
    return shares / max(float(shares.sum()), 1e-300)


def _regions(known: Conditionals, domain: GraphDomain, level: float) -> list[BoolArray]:
    """Return disjoint connected sets of vertices that hold a person with probability ``level`` each.

    As `posterior.vertices.vicinity.regions`, by distributions that take the other rounds into account.
    """
    adjacency = domain.adjacency
    starts, neighbours = adjacency.indptr.astype(np.int64), adjacency.indices.astype(np.int64)
    expected = expected_numbers(known)
    barred = np.zeros(expected.size, dtype=np.bool_)
    found: list[BoolArray] = []
    while coverage(known, ~barred) >= level:
        free = np.flatnonzero(~barred)
        options = []
        for start in free[descending(expected[free])][:_BEGINNINGS].tolist():
            inside = np.zeros_like(barred)
            if barred[start]:
                continue
            if grow(known, starts, neighbours, barred, start, level, inside) >= level:
                options.append(inside)
            else:
                # The connected component of this vertex does not reach the level.
                barred |= inside
        if options:
            found.append(min(options, key=np.count_nonzero))
            barred |= found[-1]
    return found

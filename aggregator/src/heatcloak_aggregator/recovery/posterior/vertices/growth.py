"""Grow regions on a graph by the path that adds most coverage per vertex.

The coverage is computed from full conditionals. A few hundred samples leave most of as many vertices empty.
The full conditional of each of their sources is a probability for every vertex; its mean over the samples is
that of the samples, with almost no sampling noise. Regions chosen by it do not follow chance. Vertices of a
cluster, which the readings hardly tell apart, share the probability of the cluster.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import BoolArray, FloatArray, Int64Array
from heatcloak_aggregator.native import kernel, native
from heatcloak_aggregator.recovery.linalg_kernels import copy, dot, fill
from heatcloak_aggregator.recovery.posterior.prior import Prior
from heatcloak_aggregator.recovery.posterior.samples import Samples
from heatcloak_aggregator.recovery.posterior.vertices.clusters import Clusters
from heatcloak_aggregator.recovery.posterior.vertices.full_conditional import (
    LIKELIHOOD,
    Likelihood,
    correlate,
    likelihood_of,
    remove,
    weigh_clusters,
)
from heatcloak_aggregator.recovery.posterior.vertices.reduction import Reduced
from heatcloak_aggregator.recovery.posterior.vertices.weight_table import (
    WeightTable,  # noqa: F401  the signature of a native function names it
)

_MAX_SOURCES = 512
"""Greatest number of sources whose conditionals are computed."""
_MOST_ENTRIES = 1 << 22
_APART = 0.3
"""How much readings may differ within a cluster, in units of the noise: the shapes of regions follow it."""


class Conditionals(NamedTuple):
    """Sources of some samples, each as a distribution over the vertices.

    Attributes:
        probabilities: of each source at each single vertex of a cluster, shape (clusters, sources).
        cluster_of: the cluster of each vertex, shape (n,).
        owners: the sample of each source, ascending, shape (sources,).
        samples: number of samples, with or without sources.
    """

    probabilities: FloatArray
    cluster_of: Int64Array
    owners: Int64Array
    samples: int

    @staticmethod
    def by_vertex(probabilities: FloatArray, owners: Int64Array, samples: int) -> Conditionals:
        """Return conditionals in which every vertex is its own cluster, of probabilities (n, sources)."""
        return Conditionals(
            np.ascontiguousarray(probabilities), np.arange(len(probabilities)), owners, samples
        )


def conditionals_of(samples: Samples, reduced: Reduced, prior: Prior) -> Conditionals:
    """Return the conditionals of all sources of as many evenly spaced samples as memory allows."""
    model = likelihood_of(reduced, prior, _APART)
    size = model.clusters.sizes.size
    most = max(1, min(_MAX_SOURCES, _MOST_ENTRIES // size) // max(1, round(float(samples.counts.mean()))))
    taken = np.unique(np.linspace(0, samples.size - 1, min(most, samples.size)).astype(np.int64))
    few = samples.where(np.isin(np.arange(samples.size), taken))
    found = np.empty((size, int(few.counts.sum())))
    _fill.call(
        model,
        few.counts,
        few.places,
        few.intensities,
        found,
        np.empty_like(model.target),
        np.empty((3, size)),
    )
    owners = np.repeat(np.arange(few.size), few.counts)
    return Conditionals(found, model.clusters.cluster_of, owners, few.size)


@native(
    f"model={LIKELIHOOD} counts[samples]:i8 places[samples,width]:i8 intensities[samples,width] "
    "found[clusters,sources] residual[d] weights[three,clusters]"
)
def _fill(
    model: Likelihood,
    counts: Int64Array,
    places: Int64Array,
    intensities: FloatArray,
    found: FloatArray,
    residual: FloatArray,
    weights: FloatArray,
) -> None:
    clusters: Clusters = model.clusters
    c, heights, at = weights[0], weights[1], 0
    for s in range(counts.size):
        for i in range(counts[s]):
            copy(residual, model.target)
            for j in range(counts[s]):
                if j != i:
                    remove(model, residual, places[s, j], -intensities[s, j], residual)
            correlate(clusters, residual, c)
            weigh_clusters(model, c, 0, weights[2], heights)
            below = 0.0
            for cluster in range(c.size):
                found[cluster, at] = (heights[cluster] - below) / heights[-1] / clusters.sizes[cluster]
                below = heights[cluster]
            at += 1


_RENEWED = 0.02
"""Coverage gained after which the gains of vertices are recomputed."""
_AS_GOOD = 0.8
_A_STEP = 10
"""A region absorbs one neighbour that adds nearly as much as the best for this many vertices that it has."""


class Search(NamedTuple):
    """The state of a growing region.

    Attributes:
        left: share of each source that is outside, shape (sources,).
        outside: probability that each sample has no source inside, shape (samples,).
        weights: scratch, shape (sources,).
        of_clusters: first-order increase of the coverage by a vertex of each cluster, shape (clusters,).
        gains: first-order increase of the coverage by each vertex, shape (n,).
        depth: steps from the region to each vertex, shape (n,).
        came: the preceding vertex on the path, −1 next to the region, shape (n,).
        worth: gain of all vertices of the path together, shape (n,).
        queue: vertices in the order in which they are reached, shape (n,).
    """

    left: FloatArray
    outside: FloatArray
    weights: FloatArray
    of_clusters: FloatArray
    gains: FloatArray
    depth: Int64Array
    came: Int64Array
    worth: FloatArray
    queue: Int64Array


CONDITIONALS = "Conditionals(probabilities[clusters,sources] cluster_of[n]:i8 owners[sources]:i8 samples:i8)"
_SEARCH = (
    "Search(left[sources] outside[samples] weights[sources] of_clusters[clusters] gains[n] "
    "depth[n]:i8 came[n]:i8 worth[n] queue[n]:i8)"
)
"""The named tuples in the signature of a native function."""


def coverage(conditionals: Conditionals, inside: BoolArray) -> float:
    """Return the probability that at least one source is ``inside`` (n,), averaged over the samples."""
    clusters = len(conditionals.probabilities)
    taken = np.bincount(conditionals.cluster_of[inside], minlength=clusters).astype(np.float64)
    left = np.maximum(1.0 - taken.dot(conditionals.probabilities), 0.0)
    outside = np.ones(conditionals.samples)
    np.multiply.at(outside, conditionals.owners, left)
    return 1.0 - float(outside.mean())


@kernel
def _covered(conditionals: Conditionals, left: FloatArray, outside: FloatArray) -> float:
    """Return the coverage from the shares left; write the probability of no source of each sample."""
    fill(outside, 1.0)
    for p in range(left.size):
        outside[conditionals.owners[p]] *= max(left[p], 0.0)
    total = 0.0
    for s in range(outside.size):
        total += outside[s]
    return 1.0 - total / outside.size


def expected_numbers(conditionals: Conditionals) -> FloatArray:
    """Return the expected number of sources at each vertex, shape (n,)."""
    clusters, sources = conditionals.probabilities.shape
    gains, left, outside = (
        np.empty(conditionals.cluster_of.size),
        np.ones(sources),
        np.ones(conditionals.samples),
    )
    _all_gains.call(conditionals, left, outside, np.empty(sources), np.empty(clusters), gains)
    return gains


@native(
    f"conditionals={CONDITIONALS} left[sources] outside[samples] weights[sources] of_clusters[clusters] "
    "gains[n]"
)
def _all_gains(
    conditionals: Conditionals,
    left: FloatArray,
    outside: FloatArray,
    weights: FloatArray,
    of_clusters: FloatArray,
    gains: FloatArray,
) -> None:
    _gains(conditionals, left, outside, weights, of_clusters, gains)


@kernel
def _gains(
    conditionals: Conditionals,
    left: FloatArray,
    outside: FloatArray,
    weights: FloatArray,
    of_clusters: FloatArray,
    gains: FloatArray,
) -> None:
    """Write the first-order increase of the coverage by each vertex, and by a vertex of each cluster.

    ``weights`` is scratch.
    """
    for p in range(left.size):
        weights[p] = 0.0
        if left[p] > 0.0:
            weights[p] = outside[conditionals.owners[p]] / left[p] / conditionals.samples
    for cluster in range(of_clusters.size):
        of_clusters[cluster] = dot(weights, conditionals.probabilities[cluster])
    for v in range(gains.size):
        gains[v] = of_clusters[conditionals.cluster_of[v]]


def grow(
    conditionals: Conditionals,
    starts: Int64Array,
    neighbours: Int64Array,
    barred: BoolArray,
    start: int,
    level: float,
    inside: BoolArray,
) -> float:
    """Grow a connected region until it holds a source with probability ``level``, or cannot grow.

    Args:
        conditionals: distributions of the sources.
        starts: index of the first neighbour of each vertex, shape (n + 1,).
        neighbours: neighbours of all vertices, one vertex after the other.
        barred: vertices that the region must not contain, shape (n,).
        start: the first vertex.
        level: between 0 and 1.
        inside: receives the region, shape (n,).

    Returns:
        Its coverage.
    """
    n, (clusters, sources) = barred.size, conditionals.probabilities.shape
    search = Search(
        np.ones(sources),
        np.ones(conditionals.samples),
        np.empty(sources),
        np.empty(clusters),
        np.empty(n),
        np.zeros(n, np.int64),
        np.full(n, -1),
        np.empty(n),
        np.empty(n, np.int64),
    )
    inside[:] = False
    return float(_grow.call(conditionals, starts, neighbours, barred, inside, search, start, level))


@native(
    f"conditionals={CONDITIONALS} starts[ends]:i8 neighbours[edges]:i8 barred[n]:i1 inside[n]:i1 "
    f"search={_SEARCH} start:i8 level -> f8"
)
def _grow(
    conditionals: Conditionals,
    starts: Int64Array,
    neighbours: Int64Array,
    barred: BoolArray,
    inside: BoolArray,
    search: Search,
    start: int,
    level: float,
) -> float:
    n, left, outside, gains, depth = barred.size, search.left, search.outside, search.gains, search.depth
    _gains(conditionals, left, outside, search.weights, search.of_clusters, gains)
    covered, known, end = 0.0, 0.0, start
    size = 0
    while end >= 0:
        best, last = gains[end], end
        while end >= 0:
            _take(conditionals, end, inside, left)
            size += 1
            end = search.came[end]
        if depth[last] == 1:
            allowed = size // _A_STEP
            for v in range(n):
                if allowed > 0 and depth[v] == 1 and not inside[v] and gains[v] >= _AS_GOOD * best:
                    _take(conditionals, v, inside, left)
                    size += 1
                    allowed -= 1
        covered = _covered(conditionals, left, outside)
        if covered >= level:
            break
        if covered - known >= _RENEWED:
            _gains(conditionals, left, outside, search.weights, search.of_clusters, gains)
            known = covered
        end = _onward(starts, neighbours, barred, inside, search)
    return covered


@kernel
def _take(conditionals: Conditionals, vertex: int, inside: BoolArray, left: FloatArray) -> None:
    """Add a vertex to the region, and subtract its probabilities from the shares left outside."""
    inside[vertex] = True
    cluster = conditionals.cluster_of[vertex]
    for p in range(left.size):
        left[p] = max(left[p] - conditionals.probabilities[cluster, p], 0.0)


@kernel
def _could_raise(search: Search, vertex: int, layer: int, rate: float) -> bool:
    """Return whether a vertex of this layer or beyond gains more than ``rate``."""
    depth = search.depth[vertex]
    return bool(search.gains[vertex] > rate and (depth < 0 or depth >= layer))


@kernel
def _onward(
    starts: Int64Array,
    neighbours: Int64Array,
    barred: BoolArray,
    inside: BoolArray,
    search: Search,
) -> int:
    """Return the end of the path out of the region with the greatest gain per vertex, or −1.

    Its vertices follow from ``came``, which ends with −1 next to the region.
    """
    gains, depth, came, worth, queue = search.gains, search.depth, search.came, search.worth, search.queue
    filled = 0
    for v in range(inside.size):
        # No path leads through the region itself or a barred vertex.
        depth[v], came[v] = 0 if inside[v] or barred[v] else -1, -1
        if inside[v]:
            worth[v] = 0.0
            queue[filled] = v
            filled += 1
    best, end, at, layer, better = 0.0, -1, 0, 0, 0
    while at < filled:
        v = queue[at]
        at += 1
        if depth[v] > layer:
            layer = depth[v]
            # A longer path is better only if a vertex of this layer or beyond gains more than the best
            # path does on average.
            if layer > 1 and not _could_raise(search, better, layer, best):
                better = 0
                while better < gains.size and not _could_raise(search, better, layer, best):
                    better += 1
                if better == gains.size:
                    break
        if depth[v] > 0:
            rate = worth[v] / depth[v]
            if rate > best:
                best, end = rate, v
        for index in range(starts[v], starts[v + 1]):
            other = neighbours[index]
            if depth[other] < 0:
                depth[other], worth[other] = depth[v] + 1, -1.0
                queue[filled] = other
                filled += 1
            # All vertices one step nearer have left the queue before ``worth`` is read.
            if depth[other] == depth[v] + 1 and worth[v] + gains[other] > worth[other]:
                worth[other] = worth[v] + gains[other]
                came[other] = v if depth[v] > 0 else -1
    return end

"""Regions that grow over a graph, compiled: always the way on that adds most for each of its vertices."""

from __future__ import annotations

import numpy as np

from heatcloak_aggregator.arrays import BoolArray, FloatArray, Int64Array
from heatcloak_aggregator.compiled import compiled, compiled_part
from heatcloak_aggregator.recovery.posterior.vertices.conditionals import Conditionals

_RENEWED = 0.02
"""Coverage gained after which what vertices add is worked out anew."""
_AS_GOOD = 0.8
_A_STEP = 64
"""A region takes in neighbours that add nearly as much as the best, one for so many vertices that it has."""


@compiled
def coverage(conditionals: Conditionals, inside: BoolArray) -> float:
    """The probability that at least one source is ``inside`` (n,), mean over the samples."""
    left = np.ones(conditionals.owners.size)
    for v in range(inside.size):
        if inside[v]:
            for p in range(left.size):
                left[p] -= conditionals.probabilities[v, p]
    return _covered(conditionals, left, np.empty(conditionals.samples))


@compiled_part
def _covered(conditionals: Conditionals, left: FloatArray, outside: FloatArray) -> float:
    """The coverage, from how much of each source is left; what is left of each sample goes to ``outside``."""
    outside[:] = 1.0
    for p in range(left.size):
        outside[conditionals.owners[p]] *= max(left[p], 0.0)
    return float(1.0 - outside.mean())


@compiled
def expected_numbers(conditionals: Conditionals) -> FloatArray:
    """The expected number of sources at each vertex, shape (n,)."""
    gains = np.empty(conditionals.probabilities.shape[0])
    _gains(conditionals, np.ones(conditionals.owners.size), np.ones(conditionals.samples), gains)
    return gains


@compiled_part
def _gains(conditionals: Conditionals, left: FloatArray, outside: FloatArray, gains: FloatArray) -> None:
    """What each vertex adds to the coverage, to first order."""
    weights = np.zeros(left.size)
    for p in range(left.size):
        if left[p] > 0.0:
            weights[p] = outside[conditionals.owners[p]] / left[p] / conditionals.samples
    for v in range(gains.size):
        gains[v] = 0.0
        for p in range(left.size):
            gains[v] += weights[p] * conditionals.probabilities[v, p]


@compiled
def grow(
    conditionals: Conditionals,
    starts: Int64Array,
    neighbours: Int64Array,
    barred: BoolArray,
    start: int,
    level: float,
    inside: BoolArray,
) -> float:
    """Grow a connected region until a source is in it with probability ``level``, or there is no way on.

    Args:
        conditionals: where sources are.
        starts: where the neighbours of each vertex begin, shape (n + 1,).
        neighbours: of all vertices, one after the other.
        barred: vertices that the region keeps out of, shape (n,).
        start: the vertex that it begins with.
        level: between 0 and 1.
        inside: where the region goes, shape (n,).

    Returns:
        Its coverage.
    """
    n, samples = barred.size, conditionals.samples
    left, outside, gains = np.ones(conditionals.owners.size), np.ones(samples), np.empty(n)
    depth, came, queue = np.zeros(n, np.int64), np.full(n, -1), np.empty(n, np.int64)
    worth = np.empty(n)
    inside[:] = False
    _gains(conditionals, left, outside, gains)
    covered, known, end = 0.0, 0.0, start
    size = 0
    while end >= 0:
        best, last = gains[end], end
        while end >= 0:
            _take(conditionals, end, inside, left)
            size += 1
            end = came[end]
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
            _gains(conditionals, left, outside, gains)
            known = covered
        end = _onward(starts, neighbours, barred, inside, gains, depth, came, worth, queue)
    return covered


@compiled_part
def _take(conditionals: Conditionals, vertex: int, inside: BoolArray, left: FloatArray) -> None:
    """Take a vertex in, and what of each source is there off what is left of it."""
    inside[vertex] = True
    for p in range(left.size):
        left[p] = max(left[p] - conditionals.probabilities[vertex, p], 0.0)


@compiled_part
def _onward(
    starts: Int64Array,
    neighbours: Int64Array,
    barred: BoolArray,
    inside: BoolArray,
    gains: FloatArray,
    depth: Int64Array,
    came: Int64Array,
    worth: FloatArray,
    queue: Int64Array,
) -> int:
    """The end of the shortest way out of the region that adds most for each of its vertices, −1 for none.

    Its vertices follow from ``came``, which ends with −1 beside the region.
    """
    n = inside.size
    filled = 0
    for v in range(n):
        depth[v], came[v] = -1, -1
        if inside[v]:
            depth[v], worth[v] = 0, 0.0
            queue[filled] = v
            filled += 1
    best, end, at = 0.0, -1, 0
    while at < filled:
        v = queue[at]
        at += 1
        if depth[v] > 0:
            rate = worth[v] / depth[v]
            if rate > best:
                best, end = rate, v
        for index in range(starts[v], starts[v + 1]):
            other = neighbours[index]
            if barred[other] or inside[other]:
                continue
            if depth[other] < 0:
                depth[other], worth[other] = depth[v] + 1, -1.0
                queue[filled] = other
                filled += 1
            # Everything a step nearer has left the queue by the time that its own worth is read.
            if depth[other] == depth[v] + 1 and worth[v] + gains[other] > worth[other]:
                worth[other] = worth[v] + gains[other]
                came[other] = v if depth[v] > 0 else -1
    return end

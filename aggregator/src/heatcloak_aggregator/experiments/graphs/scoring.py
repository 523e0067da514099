"""How good an answer is, where there is one unit source: community, vicinity, and distance in hops."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.experiments.graphs.bayes import community_probabilities

FloatArray = npt.NDArray[np.float64]
IntArray = npt.NDArray[np.intp]

COVERAGE = 0.9
"""What part of the weights a vicinity holds."""
_EQUAL = 1e-9
"""Relative to the greatest: weights that differ by less are a tie."""


class Score(NamedTuple):
    """One answer to one draw.

    Attributes:
        right: 1 where the source's community has the most weight, 0 where another has. Of communities that
            are level one is guessed: a share then, the probability that the guess is right.
        share: of the weight, in the source's community.
        placeless: whether there is no weight at all. That says nothing of place and counts as uniform, as
            where EMD is scored: the guess is a vertex, any as likely as another, so that a community is
            guessed in proportion to its size.
        held: whether the least set of vertices with 0.9 of the weight holds the source; a share where the
            last of the set are drawn among equals.
        size: of that set, in vertices.
        hops: earth mover's distance of the estimate to the source.
        status: the method's own word.
    """

    right: float
    share: float
    placeless: bool
    held: float
    size: int
    hops: float
    status: str


def score_answer(
    vertex: int,
    communities: IntArray,
    away: FloatArray,
    estimate: FloatArray,
    weights: FloatArray,
    status: str,
) -> Score:
    """Score an answer.

    Args:
        vertex: where the source is.
        communities: 0…K−1 of each vertex, shape (n,).
        away: distance of each vertex from the source, shape (n,).
        estimate: f̂, shape (n,), not negative.
        weights: what speaks for each vertex, shape (n,), not negative.
        status: handed on.
    """
    mass = float(weights.sum())
    n = weights.size
    shares = weights / mass if mass > 0.0 else np.full(n, 1.0 / n)
    parts = community_probabilities(shares, communities)
    share = float(parts[communities[vertex]])
    level = parts >= float(parts.max()) * (1.0 - _EQUAL)
    right = float(level[communities[vertex]]) / int(level.sum()) if mass > 0.0 else share
    held, size = _vicinity(shares, vertex)
    # All of a single source's mass comes from wherever the estimate has it: transport has no choice.
    total = float(estimate.sum())
    hops = float(estimate.dot(away)) / total if total > 0.0 else float(away.mean())
    return Score(right, share, mass == 0.0, held, size, hops, status)


def _vicinity(shares: FloatArray, vertex: int) -> tuple[float, int]:
    """Whether the least set with `COVERAGE` of the weight holds ``vertex``, and how large it is."""
    falling = np.sort(shares)[::-1]
    # Rounding must not ask for a vertex more than there are.
    size = min(int((np.cumsum(falling) < COVERAGE * (1.0 - _EQUAL)).sum()) + 1, shares.size)
    last = falling[size - 1]
    reach = _EQUAL * float(falling[0])
    if abs(shares[vertex] - last) > reach:
        return float(shares[vertex] > last), size
    above = int((shares > last + reach).sum())
    equal = int((np.abs(shares - last) <= reach).sum())
    return (size - above) / equal, size

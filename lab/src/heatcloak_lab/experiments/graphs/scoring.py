"""How good an answer is, where there is one unit source: community, vicinity, and distance in hops."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains import GraphDomain
from heatcloak_aggregator.earth_mover import score as emd_score
from heatcloak_lab.experiments.graphs.bayes import community_probabilities

COVERAGE = 0.9
"""What part of the weights a vicinity holds."""
_EQUAL = 1e-9
"""Relative to the greatest: weights that differ by less are a tie."""


class Score(NamedTuple):
    """One answer to one draw.

    Attributes:
        right: 1 where most speaks for the source's community, 0 where more does for another. Of communities
            that are level one is guessed: a share then, the probability that the guess is right.
        share: of what speaks for the communities, in the source's.
        placeless: whether nothing speaks for any. That says nothing of place and counts as uniform, as where
            EMD is scored: the guess is a vertex, any as likely as another, so that a community is guessed in
            proportion to its size.
        held: whether the vicinity holds the source; a share where the last of its vertices are drawn among
            equals.
        size: of the vicinity, in vertices.
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
    domain: GraphDomain,
    vertex: int,
    estimate: FloatArray,
    weights: FloatArray,
    communities: IntArray,
    shares: FloatArray | None = None,
    vicinity: IntArray | None = None,
    status: str = "",
) -> Score:
    """Score an answer.

    Args:
        domain: the graph.
        vertex: where the source is.
        estimate: f̂, shape (n,), not negative.
        weights: what speaks for each vertex, shape (n,), not negative.
        communities: 0…K−1 of each vertex, shape (n,).
        shares: what speaks for each community, shape (K,), not negative; None for the sums of the weights.
        vicinity: vertices that are said to hold the source; None for the least set with 0.9 of the weights.
        status: handed on.
    """
    n, own = weights.size, communities[vertex]
    parts = community_probabilities(weights, communities) if shares is None else shares
    total = float(parts.sum())
    if total > 0.0:
        share = float(parts[own]) / total
        level = parts >= float(parts.max()) * (1.0 - _EQUAL)
        right = float(level[own]) / int(level.sum())
    else:
        right = share = float((communities == own).sum()) / n
    if vicinity is None:
        held, size = _least_set(weights, vertex)
    else:
        held, size = float(vertex in vicinity), vicinity.size
    truth = np.zeros(n)
    truth[vertex] = 1.0
    hops = emd_score(domain, truth, estimate).value
    return Score(right, share, total == 0.0, held, size, hops, status)


def _least_set(weights: FloatArray, vertex: int) -> tuple[float, int]:
    """Whether the least set with `COVERAGE` of the weights holds ``vertex``, and how large it is."""
    mass = float(weights.sum())
    shares = weights / mass if mass > 0.0 else np.full(weights.size, 1.0 / weights.size)
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

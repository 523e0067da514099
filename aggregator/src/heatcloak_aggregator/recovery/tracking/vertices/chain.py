"""The Markov chain of one person on a graph, and exact filtering and smoothing in a hidden Markov model.

With the matrix P of the probabilities of the next state and the likelihoods ℓ of a round, the distribution
given the rounds up to now is

    forward(r) ∝ ℓ(r)·(forward(r − 1) P),    and given all rounds    ∝ forward(r)·backward(r),
    backward(r) ∝ P (ℓ(r + 1)·backward(r + 1))    (Rabiner 1989).

After a gap of g rounds without readings, P is applied g times.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import scipy

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import GraphDomain

UNLIKELY = -200.0
"""Logarithm of the least likelihood of a state relative to the best one: every path remains possible."""


def vertex_transition(domain: GraphDomain, moves: float) -> Any:  # noqa: ANN401  a sparse array
    """Return the probabilities of the next vertex of a person who is there, a sparse array of shape (n, n).

    Args:
        domain: the graph.
        moves: probability of a move to a neighbour, each as likely as another. A person at a
            vertex without neighbours stays.
    """
    adjacency = scipy.sparse.csr_array(domain.adjacency, copy=True)
    adjacency.data = np.ones_like(adjacency.data, dtype=np.float64)
    degrees = np.asarray(adjacency.sum(axis=1)).ravel()
    moved = scipy.sparse.diags_array(moves / np.maximum(degrees, 1.0)) @ adjacency
    stayed = scipy.sparse.diags_array(np.where(degrees > 0.0, 1.0 - moves, 1.0))
    return (moved + stayed).tocsr()


def likelihoods_of(logs: FloatArray) -> FloatArray:
    """Return likelihoods from their logarithms up to a constant: the greatest is 1, none is 0."""
    return np.asarray(np.exp(np.maximum(logs - logs.max(), UNLIKELY)))


def forward_step(before: FloatArray, transition: Any, likelihood: FloatArray, gap: int = 1) -> FloatArray:  # noqa: ANN401
    """Return the distribution of the next round given the rounds up to it.

    Args:
        before: that of the round before, or the initial one with a gap of 0, an array of states.
        transition: P, a sparse array of shape (states, states), or an operator with ``@`` and ``T``.
        likelihood: of the next round at each state, up to a factor; it is broadcast.
        gap: how often P is applied.
    """
    for _ in range(gap):
        before = transition.T @ before
    return scaled(before * likelihood)


def smooth(
    forward: Sequence[FloatArray],
    transition: Any,  # noqa: ANN401
    likelihoods: Sequence[FloatArray],
    gaps: Sequence[int],
) -> list[FloatArray]:
    """Return the distribution of each round given all rounds.

    Args:
        forward: that given the rounds up to it, each an array of states.
        transition: P, as of `forward_step`.
        likelihoods: of each round at each state, up to a factor; they are broadcast.
        gaps: rounds between each round and the one before; the first one is not used.
    """
    found: list[FloatArray] = []
    backward = np.ones_like(forward[0]) if forward else np.empty(0)
    for at in range(len(forward) - 1, -1, -1):
        both = forward[at] * backward
        found.append(scaled(both) if both.sum() > 0.0 else forward[at])
        backward = backward * likelihoods[at]
        for _ in range(gaps[at] if at else 0):
            backward = transition @ backward
        backward = backward / backward.max()
    return found[::-1]


def scaled(numbers: FloatArray) -> FloatArray:
    """Return numbers of sum one."""
    return np.asarray(numbers / numbers.sum())

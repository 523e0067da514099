"""Moves of two sources at once, for configurations that single sources cannot leave.

With S the other sources, L(x|S) the likelihood ratio of adding x and Z(S) its mean over the prior, q_β(x|S) ∝
L(x|S)^β is the full conditional flattened by a power β. Like the full conditional itself, it can be sampled,
and its normaliser is known (`full_conditional`).

- Trade: x₁′ from q_β(·|S + x₂), then x₂′ from q(·|S + x₁′). After summing over x₂ and x₂′, the odds are those
  of M(x) = L(x|S)·Z(S + x): M(x₁′) q_β(x₁|S + x₂′) / (M(x₁) q_β(x₁′|S + x₂)).
- Split: x₁′ from q_β(·|S), x₂′ from q(·|S + x₁′); merge: x′ from q(·|S). The odds of two are
  p(k+1) M(x₁′)/q_β(x₁′|S) to p(k) Z(S).

States are sets: their k! orders cancel against the choice of one of k, or of two in order.
"""

from __future__ import annotations

import numpy as np

from heatcloak_aggregator.native import kernel
from heatcloak_aggregator.recovery.posterior.rng import number
from heatcloak_aggregator.recovery.posterior.vertices.full_conditional import (
    GramRows,
    Vertices,
    choose_vertex,
    draw_intensity,
    log_gain,
    shift_correlations,
    weigh_vertices,
)
from heatcloak_aggregator.recovery.posterior.vertices.states import State, Target


@kernel
def trade(
    vertices: Vertices,
    target: Target,
    rows: GramRows,
    state: State,
    k: int,
    numbers: np.uint64,
    threshold: float,
) -> None:
    """Replace two of the ``k`` sources of a state by two.

    Args:
        vertices: columns and data.
        target: the distribution to sample.
        rows: cache of products of columns.
        state: the state.
        k: number of its sources, at least two.
        numbers: state of the random numbers, of which at most eight are used.
        threshold: the logarithm of a uniform number.
    """
    squares, low, high = vertices.squares, target.min_intensity, target.max_intensity
    out, one, heights = state.out, state.one, state.heights
    beta = target.betas[int(number(numbers, 1) * target.betas.size)]
    i, j = two_of(k, number(numbers, 2), number(numbers, 3))
    x1, a1, x2, a2 = state.places[i], state.intensities[i], state.places[j], state.intensities[j]
    shift_correlations(vertices, rows, state.now, x1, a1, one)
    shift_correlations(vertices, rows, one, x2, a2, out)
    flat = weigh_vertices(one, squares, beta, low, high, heights)
    y1 = choose_vertex(heights, number(numbers, 4))
    b1 = draw_intensity(one, squares, y1, beta, low, high, number(numbers, 5))
    odds = (
        flat
        - beta * log_gain(one, squares, y1, b1)
        + log_gain(out, squares, y1, b1)
        - log_gain(out, squares, x1, a1)
    )
    shift_correlations(vertices, rows, out, x1, -a1, one)
    odds -= weigh_vertices(one, squares, 1.0, low, high, heights)
    shift_correlations(vertices, rows, out, y1, -b1, one)
    odds += weigh_vertices(one, squares, 1.0, low, high, heights)
    y2 = choose_vertex(heights, number(numbers, 6))
    b2 = draw_intensity(one, squares, y2, 1.0, low, high, number(numbers, 7))
    shift_correlations(vertices, rows, out, y2, -b2, one)
    odds += beta * log_gain(one, squares, x1, a1) - weigh_vertices(one, squares, beta, low, high, heights)
    if threshold < odds:
        state.places[i], state.intensities[i], state.places[j], state.intensities[j] = y1, b1, y2, b2
        shift_correlations(vertices, rows, one, y1, -b1, state.now)


@kernel
def split(
    vertices: Vertices,
    target: Target,
    rows: GramRows,
    state: State,
    k: int,
    numbers: np.uint64,
    threshold: float,
) -> int:
    """Replace one source by two, as `trade`, for 1 ≤ k < cap; return the number of sources."""
    squares, low, high = vertices.squares, target.min_intensity, target.max_intensity
    out, one, heights = state.out, state.one, state.heights
    beta = target.betas[int(number(numbers, 1) * target.betas.size)]
    i = int(number(numbers, 2) * k)
    shift_correlations(vertices, rows, state.now, state.places[i], state.intensities[i], out)
    odds = target.log_count[k + 1] - target.log_count[k]
    odds -= weigh_vertices(out, squares, 1.0, low, high, heights)
    odds += weigh_vertices(out, squares, beta, low, high, heights)
    y1 = choose_vertex(heights, number(numbers, 4))
    b1 = draw_intensity(out, squares, y1, beta, low, high, number(numbers, 5))
    odds += (1.0 - beta) * log_gain(out, squares, y1, b1)
    shift_correlations(vertices, rows, out, y1, -b1, one)
    odds += weigh_vertices(one, squares, 1.0, low, high, heights)
    if not threshold < odds:
        return k
    y2 = choose_vertex(heights, number(numbers, 6))
    b2 = draw_intensity(one, squares, y2, 1.0, low, high, number(numbers, 7))
    state.places[i], state.intensities[i], state.places[k], state.intensities[k] = y1, b1, y2, b2
    shift_correlations(vertices, rows, one, y2, -b2, state.now)
    return k + 1


@kernel
def merge(
    vertices: Vertices,
    target: Target,
    rows: GramRows,
    state: State,
    k: int,
    numbers: np.uint64,
    threshold: float,
) -> int:
    """Replace two sources by one, as `trade`; return the number of sources."""
    squares, low, high = vertices.squares, target.min_intensity, target.max_intensity
    out, one, heights = state.out, state.one, state.heights
    beta = target.betas[int(number(numbers, 1) * target.betas.size)]
    i, j = two_of(k, number(numbers, 2), number(numbers, 3))
    x1, a1 = state.places[i], state.intensities[i]
    shift_correlations(vertices, rows, state.now, state.places[j], state.intensities[j], one)
    shift_correlations(vertices, rows, one, x1, a1, out)
    odds = target.log_count[k - 1] - target.log_count[k]
    shift_correlations(vertices, rows, out, x1, -a1, one)
    odds -= weigh_vertices(one, squares, 1.0, low, high, heights) + (1.0 - beta) * log_gain(
        out, squares, x1, a1
    )
    odds -= weigh_vertices(out, squares, beta, low, high, heights)
    odds += weigh_vertices(out, squares, 1.0, low, high, heights)
    if not threshold < odds:
        return k
    y = choose_vertex(heights, number(numbers, 4))
    b = draw_intensity(out, squares, y, 1.0, low, high, number(numbers, 5))
    state.places[i], state.intensities[i] = y, b
    state.places[j], state.intensities[j] = state.places[k - 1], state.intensities[k - 1]
    shift_correlations(vertices, rows, out, y, -b, state.now)
    return k - 1


@kernel
def two_of(k: int, u: float, v: float) -> tuple[int, int]:
    """Return two different indices below ``k``, in order."""
    i, j = int(u * k), int(v * (k - 1))
    return i, j + (1 if j >= i else 0)

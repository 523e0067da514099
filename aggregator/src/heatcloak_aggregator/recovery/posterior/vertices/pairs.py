"""Moves of two sources at once, compiled: what no source could do alone, as the other would be in its way.

With S the sources that stay, L(x|S) by how much x multiplies the likelihood and Z(S) its mean over the prior,
q_β(x|S) ∝ L(x|S)^β is the full conditional flattened by a power β. It is drawn from, and known with its
normaliser, as the full conditional itself is (`weighing`).

- Two for two: x₁′ from q_β(·|S + x₂), then x₂′ from q(·|S + x₁′). Once x₂ and x₂′ are summed over, the odds
  are those of M(x) = L(x|S)·Z(S + x): M(x₁′) q_β(x₁|S + x₂′) / (M(x₁) q_β(x₁′|S + x₂)).
- Two for one: x₁′ from q_β(·|S), x₂′ from q(·|S + x₁′); one for two: x′ from q(·|S). The odds of two are
  p(k+1) M(x₁′)/q_β(x₁′|S) to p(k) Z(S).

States count as sets: their k! orders cancel against the choice of one of k, or of two in order.
"""

from __future__ import annotations

import numpy as np

from heatcloak_aggregator.native import kernel
from heatcloak_aggregator.recovery.posterior.rng import number
from heatcloak_aggregator.recovery.posterior.vertices.full_conditional import (
    Rows,
    Vertices,
    choose,
    gain,
    intensity_at,
    shifted,
    weigh,
)
from heatcloak_aggregator.recovery.posterior.vertices.states import Target, World


@kernel
def trade(
    vertices: Vertices, target: Target, rows: Rows, world: World, k: int, numbers: np.uint64, threshold: float
) -> None:
    """Two for two, of the ``k`` sources of a world.

    Args:
        vertices: columns and data.
        target: what is sampled.
        rows: products of columns.
        world: the state.
        k: how many sources it has, at least two.
        numbers: random numbers from here on, at most eight.
        threshold: the logarithm of a uniform number.
    """
    squares, faint, bright = vertices.squares, target.faint, target.bright
    out, one, heights = world.out, world.one, world.heights
    beta = target.betas[int(number(numbers, 1) * target.betas.size)]
    i, j = two_of(k, number(numbers, 2), number(numbers, 3))
    x1, a1, x2, a2 = world.spots[i], world.warm[i], world.spots[j], world.warm[j]
    shifted(vertices, rows, world.now, x1, a1, one)
    shifted(vertices, rows, one, x2, a2, out)
    flat = weigh(one, squares, beta, faint, bright, heights)
    y1 = choose(heights, number(numbers, 4))
    b1 = intensity_at(one, squares, y1, beta, faint, bright, number(numbers, 5))
    odds = flat - beta * gain(one, squares, y1, b1) + gain(out, squares, y1, b1) - gain(out, squares, x1, a1)
    shifted(vertices, rows, out, x1, -a1, one)
    odds -= weigh(one, squares, 1.0, faint, bright, heights)
    shifted(vertices, rows, out, y1, -b1, one)
    odds += weigh(one, squares, 1.0, faint, bright, heights)
    y2 = choose(heights, number(numbers, 6))
    b2 = intensity_at(one, squares, y2, 1.0, faint, bright, number(numbers, 7))
    shifted(vertices, rows, out, y2, -b2, one)
    odds += beta * gain(one, squares, x1, a1) - weigh(one, squares, beta, faint, bright, heights)
    if threshold < odds:
        world.spots[i], world.warm[i], world.spots[j], world.warm[j] = y1, b1, y2, b2
        shifted(vertices, rows, one, y1, -b1, world.now)


@kernel
def split(
    vertices: Vertices, target: Target, rows: Rows, world: World, k: int, numbers: np.uint64, threshold: float
) -> int:
    """Two for one: as ``trade``, for 1 ≤ k < cap. Returns how many sources there are then."""
    squares, faint, bright = vertices.squares, target.faint, target.bright
    out, one, heights = world.out, world.one, world.heights
    beta = target.betas[int(number(numbers, 1) * target.betas.size)]
    i = int(number(numbers, 2) * k)
    shifted(vertices, rows, world.now, world.spots[i], world.warm[i], out)
    odds = target.log_count[k + 1] - target.log_count[k]
    odds -= weigh(out, squares, 1.0, faint, bright, heights)
    odds += weigh(out, squares, beta, faint, bright, heights)
    y1 = choose(heights, number(numbers, 4))
    b1 = intensity_at(out, squares, y1, beta, faint, bright, number(numbers, 5))
    odds += (1.0 - beta) * gain(out, squares, y1, b1)
    shifted(vertices, rows, out, y1, -b1, one)
    odds += weigh(one, squares, 1.0, faint, bright, heights)
    if not threshold < odds:
        return k
    y2 = choose(heights, number(numbers, 6))
    b2 = intensity_at(one, squares, y2, 1.0, faint, bright, number(numbers, 7))
    world.spots[i], world.warm[i], world.spots[k], world.warm[k] = y1, b1, y2, b2
    shifted(vertices, rows, one, y2, -b2, world.now)
    return k + 1


@kernel
def merge(
    vertices: Vertices, target: Target, rows: Rows, world: World, k: int, numbers: np.uint64, threshold: float
) -> int:
    """One for two: as ``trade``. Returns how many sources there are then."""
    squares, faint, bright = vertices.squares, target.faint, target.bright
    out, one, heights = world.out, world.one, world.heights
    beta = target.betas[int(number(numbers, 1) * target.betas.size)]
    i, j = two_of(k, number(numbers, 2), number(numbers, 3))
    x1, a1 = world.spots[i], world.warm[i]
    shifted(vertices, rows, world.now, world.spots[j], world.warm[j], one)
    shifted(vertices, rows, one, x1, a1, out)
    odds = target.log_count[k - 1] - target.log_count[k]
    shifted(vertices, rows, out, x1, -a1, one)
    odds -= weigh(one, squares, 1.0, faint, bright, heights) + (1.0 - beta) * gain(out, squares, x1, a1)
    odds -= weigh(out, squares, beta, faint, bright, heights)
    odds += weigh(out, squares, 1.0, faint, bright, heights)
    if not threshold < odds:
        return k
    y = choose(heights, number(numbers, 4))
    b = intensity_at(out, squares, y, 1.0, faint, bright, number(numbers, 5))
    world.spots[i], world.warm[i] = y, b
    world.spots[j], world.warm[j] = world.spots[k - 1], world.warm[k - 1]
    shifted(vertices, rows, out, y, -b, world.now)
    return k - 1


@kernel
def two_of(k: int, u: float, v: float) -> tuple[int, int]:
    """Two different ones of ``k``, in order."""
    i, j = int(u * k), int(v * (k - 1))
    return i, j + (1 if j >= i else 0)

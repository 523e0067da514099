"""Lower bounds on the error of any estimate: Gilbert & McMillan, Theorem 15 (first version: 10), and beyond.

All bounds are for readings A f₀ + N(0, σ²I) and for any estimate, biased or not.
"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt
from scipy.spatial.distance import cdist
from scipy.special import gammaln, ndtr

from heatcloak_aggregator.arguments import whole_number
from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.domains.checks import interval_operator
from heatcloak_aggregator.domains.factorisation import EPS
from heatcloak_aggregator.recovery.radius import whiten
from heatcloak_shared.parameters import check_nonnegative

_AT_ONCE = 1 << 22
"""Entries of the largest array of distances that is formed."""
_LARGEST_ORDER = 16


def place_floor(op: IntervalOperator, sigma: float) -> float:
    """Return √(2/π)·σ/Δ₂, at most 1/4: the approximate least mean position error for one unit source.

    Near x the readings are A(x) + A'(x)·(x' − x), so their information about the position is ‖A'(x)‖²/σ²
    (Fisher), and the posterior is nearly normal with deviation σ/‖A'(x)‖; the least mean distance of a normal
    variable is √(2/π) times its deviation. Δ₂ (α = 1, sources anywhere) is the steepest ‖A'‖, so this is the
    floor at the best position; ``ziv_zakai`` averages over positions. Knowing only that a position is uniform
    on the interval gives an error of 1/4. With σ = z·Δ₂(α) it is 0.8·α·z for any m and T.

    Args:
        op: the heat operator.
        sigma: σ ≥ 0.

    Raises:
        ParameterError: ``sigma`` is negative or not finite.
    """
    slope = interval_operator(op).sensitivity(1.0, off_grid=True)
    noise = check_nonnegative("sigma", sigma)
    # Compare first: far from all sensors, or for heat that has faded, the slope may be zero.
    return 0.25 if noise >= slope else min(0.25, math.sqrt(2.0 / math.pi) * noise / slope)


def ziv_zakai(op: IntervalOperator, sigma: float | npt.ArrayLike, sources: int = 1) -> float:
    """Return a lower bound of the mean EMD(f₀/k, f̂) of every estimate of k unit sources at random positions.

    A theorem, for f₀ uniform over sets of k different positions and for estimates of any kind, on the grid or
    off it. One source (after Ziv & Zakai 1969, here for a grid and with its constant):

        E[EMD] ≥ (2/n²)·Σ_{i<j, j−i odd} Φ(−‖Aᵢ − Aⱼ‖₂/2σ).

    EMD is Σ_t |F₀(t) − F̂(t)|/n over the n−1 thresholds t between positions. For one t, pair every position
    on the left with its mirror image on the right: F₀(t) is 1 for one and 0 for the other, so together they
    err by at least ∫min(pᵢ, pⱼ) = 2Φ(−‖Aᵢ − Aⱼ‖/2σ). A pair with odd j−i mirrors at exactly one t. The bound
    is exact for two positions, tends to the whole error 1/4 (n even) for σ → ∞, and to √(2/π)·σ·mean(1/‖A'‖)
    as σ → 0 with n → ∞: ``place_floor`` averaged over positions.

    k sources: at each t the source nearest to it is mirrored, if no other is equally near, which pairs sets
    of positions; F₀(t) then differs by 1/k, and C(n−(j−i)−1, k−1) sets have i or j nearest:

        E[EMD] ≥ (2/nk)·Σ_{i<j, j−i odd} C(n−(j−i)−1, k−1)/C(n, k)·Φ(−‖Aᵢ − Aⱼ‖₂/2σ).

    There are k times as many chances that a source is near t, which compensates for the 1/k: the floor of k
    distant sources at small σ is that of one, whereas revealing all positions but one would leave a k-th of
    it.

    With a scale for each sensor, the distances are those of readings divided by their scales.

    Args:
        op: the heat operator.
        sigma: σ ≥ 0, or one positive scale for each sensor, shape (m,).
        sources: k, from 1 to n.

    Returns:
        A number in [0, 1/4], non-decreasing in σ. Distances are increased by their possible rounding error,
        so that it is a bound at any noise.

    Raises:
        ParameterError: an argument is out of range.
    """
    n = interval_operator(op).shape[1]
    k = whole_number("sources", sources, n, "the number of places, ")
    noise, weights = whiten(sigma, op.shape[0])
    if noise == 0.0 or n == 1:
        return 0.0
    if weights is None:
        columns, rounding = op.factorisation().coordinates, _rounding(op)
    else:
        columns = op.projection(weights=weights).columns
        rounding = _rounding(op) * float(weights.max())
    even, odd = np.arange(0, n, 2), np.arange(1, n, 2)
    shares = _nearest_share(n, k)
    total, rows = 0.0, max(1, _AT_ONCE // odd.size)
    for start in range(0, even.size, rows):
        some = even[start : start + rows]
        with np.errstate(over="ignore"):
            errors = ndtr((cdist(columns[some], columns[odd]) + rounding) / (-2.0 * noise))
        total += float((errors * shares[np.abs(some[:, None] - odd)]).sum())
    return 2.0 * total / (n * k)


def le_cam(op: IntervalOperator, sigma: float, order: int = 1) -> float:
    """Return the largest h·Φ(−‖A(u − v)‖₂/2σ) over pairs of source vectors of mass one at EMD h (Le Cam).

    A theorem: no estimate has a mean EMD below it at both. With ``order`` 1 the pair is a source at x and one
    at x + h, both on the grid. With order r it is the positive and the negative part of the r-th difference
    with step h (r = 2: one source, or two halves at distance h on either side), scaled to mass one, which are
    at EMD exactly h for every r. Their readings differ by ∝ h^r, so the bound falls with σ only as σ^(1/r).
    Theorem 15's ∝ σ is far from tight for sources of any intensity.

    Args:
        op: the heat operator.
        sigma: σ ≥ 0.
        order: r, from 1 to 16. 1 for single sources.

    Returns:
        A number in [0, 1/2].

    Raises:
        ParameterError: an argument is out of range.
    """
    order = whole_number("order", order, _LARGEST_ORDER)
    noise, n = check_nonnegative("sigma", sigma), interval_operator(op).shape[1]
    if noise == 0.0:
        return 0.0
    columns = op.factorisation().coordinates
    rounding = _rounding(op)
    signs = [(-1.0) ** j * math.comb(order, j) for j in range(order + 1)]
    best = 0.0
    for step in range(1, (n - 1) // order + 1):
        starts = n - order * step
        differences = sum(sign * columns[j * step : j * step + starts] for j, sign in enumerate(signs))
        nearest = math.sqrt(float(np.square(differences).sum(axis=1).min()))
        best = max(best, step / n * float(ndtr(-(nearest / 2.0**order + rounding) / noise)))
    return best


def fano(op: IntervalOperator, sigma: float) -> float:
    """Return the best bound of Fano's inequality with Theorem 15's own four source vectors.

    e_{1/2}, ½e_{1/2−a/2} + ½e_{1/2+a/2}, ¼e_{1/2−a} + ½e_{1/2} + ¼e_{1/2+a} and ½e_{1/2} + ½e_{1/2+a} are at
    EMD a/2 from each other, not a as printed. With d = a/2, I ≤ the mean of the 16 divergences ‖A(f −
    f')‖²/2σ² and E[EMD] ≥ (d/2)·P[EMD ≥ d/2],

        minimax E[EMD] ≥ max over a of (a/4)·(1 − (I + ln 2)/ln 4).

    The printed ¾a does not follow: log 4 = 2 is in bits beside a divergence in nats, the packing radius is
    used as the distance, and ε/2 is omitted. Here all divergences are computed with the operator, and a is
    such that all positions are on the grid, around the one nearest to the middle.

    Args:
        op: the heat operator.
        sigma: σ ≥ 0.

    Returns:
        A number in [0, 1/16]; 0 for fewer than five positions.

    Raises:
        ParameterError: ``sigma`` is negative or not finite.
    """
    noise, n = check_nonnegative("sigma", sigma), interval_operator(op).shape[1]
    middle = (n - 1) // 2
    steps = np.arange(1, min(middle, n - 1 - middle) // 2 + 1)
    if noise == 0.0 or steps.size == 0:
        return 0.0
    columns = op.factorisation().coordinates
    # In halves of a, from −a to a.
    far_left, left, right, far_right = (columns[middle + i * steps] for i in (-2, -1, 1, 2))
    centre = np.broadcast_to(columns[middle], left.shape)
    four = np.stack(
        [
            centre,
            0.5 * (left + right),
            0.25 * (far_left + far_right) + 0.5 * centre,
            0.5 * (centre + far_right),
        ]
    )
    apart = four[:, None] - four[None]
    # Divide first, so that tiny noise does not square to zero.
    with np.errstate(over="ignore"):
        lengths = np.sqrt(np.square(apart / noise).sum(axis=-1)) + _rounding(op) / noise
        information = np.square(lengths).mean(axis=(0, 1)) / 2.0
    surely = 1.0 - (information + math.log(2.0)) / math.log(4.0)
    return max(0.0, float((steps / n * 0.5 * surely).max()))


def minimax(op: IntervalOperator, sigma: float) -> float:
    """Return the larger of ``le_cam`` (single sources) and ``fano``: a bound of every worst-case mean EMD.

    Args:
        op: the heat operator.
        sigma: σ ≥ 0.

    Raises:
        ParameterError: ``sigma`` is negative or not finite.
    """
    return max(le_cam(op, sigma), fano(op, sigma))


def fano_shape(op: IntervalOperator, sigma: float) -> float:
    """Return min{1/2, T^1.5·σ/√m}: Theorem 15 as printed, with constant one. A shape, not a bound.

    Args:
        op: the heat operator.
        sigma: σ ≥ 0.

    Raises:
        ParameterError: ``sigma`` is negative or not finite.
    """
    noise, sensors = check_nonnegative("sigma", sigma), interval_operator(op).shape[0]
    return min(0.5, float(op.spread**1.5) * noise / math.sqrt(sensors))


def _rounding(op: IntervalOperator) -> float:
    """Return the rounding error of a distance between columns, which bounds must add to remain valid."""
    sensors, sources = op.shape
    return 4.0 * EPS * math.sqrt(min(sensors, sources)) * float(op.factorisation().values[0])


def _nearest_share(n: int, k: int) -> FloatArray:
    """Return C(n−gap−1, k−1)/C(n, k) for each gap j−i from 0 to n−1: share of sets with i nearest."""
    rest = n - 1.0 - np.arange(n)
    shares = np.zeros(n)
    free = rest >= k - 1
    rest = rest[free]
    sets = gammaln(n + 1.0) - gammaln(k + 1.0) - gammaln(n - k + 1.0)
    shares[free] = np.exp(gammaln(rest + 1.0) - gammaln(k) - gammaln(rest - k + 2.0) - sets)
    return shares

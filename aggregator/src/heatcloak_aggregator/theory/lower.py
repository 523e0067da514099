"""How near to the truth any estimate can be: Gilbert & McMillan, Theorem 15 (first version: 10), and beyond.

Everything here is about readings A f₀ + N(0, σ²I) and about any estimate whatever, biased or not.
"""

from __future__ import annotations

import math

import numpy as np
from scipy.spatial.distance import cdist
from scipy.special import gammaln, ndtr

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.domains.factorisation import EPS
from heatcloak_aggregator.theory.arguments import heat_operator, whole_number
from heatcloak_shared.parameters import check_nonnegative

_AT_ONCE = 1 << 22
"""Entries of the largest array of distances that is formed."""
_LARGEST_ORDER = 16


def place_floor(op: IntervalOperator, sigma: float) -> float:
    """√(2/π)·σ/Δ₂, at most 1/4: the least mean error of the place of one unit source, as a rule of thumb.

    Near x the readings are A(x) + A'(x)·(x' − x), so that the readings' information about the place is
    ‖A'(x)‖²/σ² (Fisher) and the posterior is nearly normal with deviation σ/‖A'(x)‖; of a normal variable the
    least mean distance is √(2/π) times its deviation. Δ₂ (α = 1, sources anywhere) is the steepest ‖A'‖,
    hence this is the floor at the best place; ``ziv_zakai`` averages over places. Who knows only that a place
    is uniform on the interval is off by 1/4. With σ = z·Δ₂(α) it is 0.8·α·z whatever m and T.

    Args:
        op: the heat operator.
        sigma: σ ≥ 0.

    Raises:
        ParameterError: if ``sigma`` is negative or not finite.
    """
    slope = heat_operator(op).sensitivity(1.0, off_grid=True)
    noise = check_nonnegative("sigma", sigma)
    # Compared first: far from all sensors, or of heat long gone, the slope may be zero.
    return 0.25 if noise >= slope else min(0.25, math.sqrt(2.0 / math.pi) * noise / slope)


def ziv_zakai(op: IntervalOperator, sigma: float, sources: int = 1) -> float:
    """A lower bound of the mean EMD(f₀/k, f̂) of every estimate, k unit sources at random places of the grid.

    A theorem, for f₀ uniform over sets of k different places and for estimates of any kind, on the grid or
    off it. One source (after Ziv & Zakai 1969, here for a grid and with its constant):

        E[EMD] ≥ (2/n²)·Σ_{i<j, j−i odd} Φ(−‖Aᵢ − Aⱼ‖₂/2σ).

    EMD is Σ_t |F₀(t) − F̂(t)|/n over the n−1 thresholds t between places. For one t pair every place on the
    left with its mirror image on the right: F₀(t) is 1 for one and 0 for the other, so that together they err
    by at least ∫min(pᵢ, pⱼ) = 2Φ(−‖Aᵢ − Aⱼ‖/2σ). A pair whose j−i is odd mirrors at exactly one t. The bound
    is exact for two places, tends to the whole error 1/4 (n even) for σ → ∞, and to √(2/π)·σ·mean(1/‖A'‖) as
    σ → 0 with n → ∞: ``place_floor`` averaged over places.

    k sources: at each t the source nearest to it is mirrored, if no other is as near, which pairs sets of
    places; F₀(t) then differs by 1/k, and C(n−(j−i)−1, k−1) sets have i or j nearest:

        E[EMD] ≥ (2/nk)·Σ_{i<j, j−i odd} C(n−(j−i)−1, k−1)/C(n, k)·Φ(−‖Aᵢ − Aⱼ‖₂/2σ).

    There are k times as many chances that a source is near t, which makes up for the 1/k: the floor of k
    sources that are far apart at small σ is that of one, where telling all places but one would leave a k-th
    of it.

    Args:
        op: the heat operator.
        sigma: σ ≥ 0.
        sources: k, from 1 to n.

    Returns:
        A number in [0, 1/4], never falling with σ. Distances are taken for longer by what rounding may have
        lost of them, so that it is a bound at any noise.

    Raises:
        ParameterError: if an argument is out of range.
    """
    n = heat_operator(op).shape[1]
    k = whole_number("sources", sources, n, "the number of places, ")
    noise = check_nonnegative("sigma", sigma)
    if noise == 0.0 or n == 1:
        return 0.0
    columns = op.factorisation().coordinates
    even, odd = np.arange(0, n, 2), np.arange(1, n, 2)
    shares, rounding = _nearest_share(n, k), _rounding(op)
    total, rows = 0.0, max(1, _AT_ONCE // odd.size)
    for start in range(0, even.size, rows):
        some = even[start : start + rows]
        with np.errstate(over="ignore"):
            errors = ndtr((cdist(columns[some], columns[odd]) + rounding) / (-2.0 * noise))
        total += float((errors * shares[np.abs(some[:, None] - odd)]).sum())
    return 2.0 * total / (n * k)


def le_cam(op: IntervalOperator, sigma: float, order: int = 1) -> float:
    """The largest h·Φ(−‖A(u − v)‖₂/2σ) over pairs of source vectors of mass one at EMD h (Le Cam).

    A theorem: no estimate has a mean EMD below it at both. With ``order`` 1 the pair is a source at x and one
    at x + h, both on the grid. With order r it is the positive and the negative part of the r-th difference
    with step h (r = 2: one source, or two halves h to either side), scaled to mass one, which are at EMD
    exactly h for every r: their readings differ by ∝ h^r, so that the bound falls with σ as σ^(1/r) only.
    Theorem 15's ∝ σ is far from tight for sources of any intensity.

    Args:
        op: the heat operator.
        sigma: σ ≥ 0.
        order: r, from 1 to 16. 1 for single sources.

    Returns:
        A number in [0, 1/2].

    Raises:
        ParameterError: if an argument is out of range.
    """
    order = whole_number("order", order, _LARGEST_ORDER)
    noise, n = check_nonnegative("sigma", sigma), heat_operator(op).shape[1]
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
    """The most that Fano's inequality proves with Theorem 15's own four source vectors.

    e_{1/2}, ½e_{1/2−a/2} + ½e_{1/2+a/2}, ¼e_{1/2−a} + ½e_{1/2} + ¼e_{1/2+a} and ½e_{1/2} + ½e_{1/2+a} are at
    EMD a/2 from each other, not a as printed. With d = a/2, I ≤ the mean of the 16 divergences ‖A(f −
    f')‖²/2σ² and E[EMD] ≥ (d/2)·P[EMD ≥ d/2],

        minimax E[EMD] ≥ max over a of (a/4)·(1 − (I + ln 2)/ln 4).

    Printed is ¾a, which does not follow: log 4 = 2 is in bits beside a divergence in nats, the packing radius
    is taken for the distance, and ε/2 is left out. Here all divergences are computed with the operator, and a
    is such that all places are on the grid, around the place nearest to the middle.

    Args:
        op: the heat operator.
        sigma: σ ≥ 0.

    Returns:
        A number in [0, 1/16]; 0 for fewer than five places.

    Raises:
        ParameterError: if ``sigma`` is negative or not finite.
    """
    noise, n = check_nonnegative("sigma", sigma), heat_operator(op).shape[1]
    middle = (n - 1) // 2
    steps = np.arange(1, min(middle, n - 1 - middle) // 2 + 1)
    if noise == 0.0 or steps.size == 0:
        return 0.0
    columns = op.factorisation().coordinates
    # Counted in halves of a, from −a to a.
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
    # Divided first, so that tiny noise does not square to zero.
    with np.errstate(over="ignore"):
        lengths = np.sqrt(np.square(apart / noise).sum(axis=-1)) + _rounding(op) / noise
        information = np.square(lengths).mean(axis=(0, 1)) / 2.0
    surely = 1.0 - (information + math.log(2.0)) / math.log(4.0)
    return max(0.0, float((steps / n * 0.5 * surely).max()))


def minimax(op: IntervalOperator, sigma: float) -> float:
    """The better of ``le_cam`` (single sources) and ``fano``: no estimate's mean EMD is below it everywhere.

    Args:
        op: the heat operator.
        sigma: σ ≥ 0.

    Raises:
        ParameterError: if ``sigma`` is negative or not finite.
    """
    return max(le_cam(op, sigma), fano(op, sigma))


def fano_shape(op: IntervalOperator, sigma: float) -> float:
    """min{1/2, T^1.5·σ/√m}: Theorem 15 as printed, with constant one. A shape only, no bound.

    Args:
        op: the heat operator.
        sigma: σ ≥ 0.

    Raises:
        ParameterError: if ``sigma`` is negative or not finite.
    """
    noise, sensors = check_nonnegative("sigma", sigma), heat_operator(op).shape[0]
    return min(0.5, float(op.spread**1.5) * noise / math.sqrt(sensors))


def _rounding(op: IntervalOperator) -> float:
    """How much nearer than they are two columns may seem: added, so that a bound stays one at any noise."""
    sensors, sources = op.shape
    return 4.0 * EPS * math.sqrt(min(sensors, sources)) * float(op.factorisation().values[0])


def _nearest_share(n: int, k: int) -> FloatArray:
    """C(n−gap−1, k−1)/C(n, k) for each gap j−i from 0 to n−1: how often i is there and no other up to j."""
    rest = n - 1.0 - np.arange(n)
    shares = np.zeros(n)
    free = rest >= k - 1
    rest = rest[free]
    sets = gammaln(n + 1.0) - gammaln(k + 1.0) - gammaln(n - k + 1.0)
    shares[free] = np.exp(gammaln(rest + 1.0) - gammaln(k) - gammaln(rest - k + 2.0) - sets)
    return shares

"""Dual certificates W_i, which bound how far recovered heat is from a source.

Gilbert & McMillan 2018, appendix (section 6). For a source at x with p sensors on either side, sensor j of
the left ones, counted towards x, is paired with sensor j of the right ones, counted away from x: both rise,
and |s_{j+p} − s_j| is the same for all pairs. Then

    W(z) = Σ_j −g'(s_{j+p} − x)·g(z − s_j) − g'(x − s_j)·g(s_{j+p} − z) = Σ_s w_s·g(z − s),  w_s ≥ 0,

has its peak at x, is concave within √(T/2) of it, and falls on either side (Lemma 19). So readings close to
those of a source at x come from heat close to x.

The heat kernel is g(x, T) = exp(−x²/4T)/√(4πT).
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator

_NODES, _NODE_WEIGHTS = np.polynomial.legendre.leggauss(10)
_NODES, _NODE_WEIGHTS = 0.5 * (_NODES + 1.0), 0.5 * _NODE_WEIGHTS
_EDGE = 1e-12
"""Positions this close to a limit count on both sides of it, so that rounding makes no difference."""


@dataclass(frozen=True)
class Certificate:
    """W of one source, and how steeply it falls.

    Attributes:
        sensors: 0-based indices of the 2p sensors that it uses.
        weights: w_s, shape (2p,), in units of reading per length.
        peak: C4 = W(x).
        fall: C3 = min W(x) − W(l/n) over positions of its own cell at a distance of √(T/2) or more from x.
        rate: min (W(x) − W(l/n))/|x − l/n| over the same positions.
        curvature: C5 = min (W(x) − W(l/n))/(x − l/n)² over positions within √(T/2) of x.
        outside: max W(l/n) over positions of other cells, 0 if there is no other cell.
    """

    sensors: npt.NDArray[np.intp]
    weights: FloatArray
    peak: float
    fall: float
    rate: float
    curvature: float
    outside: float


def certificate(op: IntervalOperator, place: float, cell: tuple[float, float]) -> Certificate | None:
    """Return the function W of a source, with its constants from their definitions.

    Args:
        op: the heat operator.
        place: x, the position of the source.
        cell: limits of the positions that are closest to this source; other sources have the positions
            beyond.

    Returns:
        None if there are fewer than p = ⌊m√(T/2)⌋ sensors on one side of x.
    """
    sensors, spread = op.domain.sensor_places, op.spread
    reach = math.sqrt(spread / 2.0)
    pairs = math.floor(sensors.size * reach)
    before, after = np.searchsorted(sensors, place, "left"), np.searchsorted(sensors, place, "right")
    if pairs < 1 or before < pairs or after + pairs > sensors.size:
        return None
    chosen = np.concatenate([np.arange(before - pairs, before), np.arange(after, after + pairs)])
    used = sensors[chosen]
    # Each sensor is weighted by the slope at its partner.
    weights = negative_slope(np.abs(np.roll(used, pairs) - place), spread)

    def value(places: FloatArray) -> FloatArray:
        return kernel(places[:, None] - used, spread) @ weights

    peak = float(value(np.array([place]))[0])
    sources = op.domain.source_places
    near = sources[np.abs(sources - place) <= reach + _EDGE]
    far = sources[(sources >= cell[0] - _EDGE) & (sources <= cell[1] + _EDGE)]
    far = far[np.abs(far - place) >= reach - _EDGE]
    if far.size == 0:
        far = np.array([place - reach, place + reach])
    falls = peak - value(far)
    # W falls away from x, so only the first positions beyond a limit count.
    other = _first_beyond(sources, cell[0] + _EDGE, cell[1] - _EDGE)
    return Certificate(
        sensors=chosen,
        weights=weights,
        peak=peak,
        fall=float(falls.min()),
        rate=float((falls / np.abs(far - place)).min()),
        curvature=_curvature(used - place, weights, np.append(near - place, 0.0), spread),
        outside=float(value(other).max(initial=0.0)),
    )


def response(found: Certificate, op: IntervalOperator, place: float) -> float:
    """Return W at any position."""
    used = op.domain.sensor_places[found.sensors]
    return float(kernel(place - used, op.spread) @ found.weights)


def _curvature(sensors: FloatArray, weights: FloatArray, steps: FloatArray, spread: float) -> float:
    """Return the least (W(x) − W(x + h))/h² over ``steps`` h, with sensors relative to x.

    As W'(x) = 0 it is −∫₀¹(1−t)·W''(x + th)dt, whose integrand is positive everywhere: there is no
    cancellation for small h. h = 0 gives the limit.
    """
    total: FloatArray = np.zeros(steps.size)
    for node, weight in zip(_NODES, _NODE_WEIGHTS, strict=True):
        total += (
            weight * (1.0 - node) * (negative_curvature(node * steps[:, None] - sensors, spread) @ weights)
        )
    return float(total.min())


def _first_beyond(places: FloatArray, low: float, high: float) -> FloatArray:
    """Return the nearest of the rising ``places`` at or below ``low`` and at or above ``high``."""
    below, above = np.searchsorted(places, low, "right"), np.searchsorted(places, high, "left")
    return np.concatenate([places[max(below - 1, 0) : below], places[above : above + 1]])


def kernel(distances: FloatArray, spread: float) -> FloatArray:
    """Return g, in units of reading, with the shape of ``distances``."""
    return np.exp(distances * distances / (-4.0 * spread)) / math.sqrt(4.0 * math.pi * spread)


def negative_slope(distances: FloatArray, spread: float) -> FloatArray:
    """Return −g', which is positive to the right of the source."""
    return kernel(distances, spread) * distances / (2.0 * spread)


def negative_curvature(distances: FloatArray, spread: float) -> FloatArray:
    """Return −g'' = (1 − x²/2T)·g/2T, which is positive within √(2T) of the source.

    Gilbert & McMillan 2018, Lemmas 20 and 21, print 4T instead of 2T inside the brackets.
    """
    return kernel(distances, spread) * (1.0 - distances * distances / (2.0 * spread)) / (2.0 * spread)

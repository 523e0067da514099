"""The functions W_i that tell how far warmth is from a source: Gilbert & McMillan 2018, appendix (section 6).

For a source at x with p sensors on either side, sensor j of the left ones, counted towards x, is paired with
sensor j of the right ones, counted away from x: both rise, and |s_{j+p} − s_j| is the same for all pairs.
Then

    W(z) = Σ_j −g'(s_{j+p} − x)·g(z − s_j) − g'(x − s_j)·g(s_{j+p} − z) = Σ_s w_s·g(z − s),  w_s ≥ 0,

peaks at x, is concave within √(T/2) of it, and falls on either side (Lemma 19), so that readings that are
nearly those of a source at x come from warmth that is near x.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.theory.kernel import bend, fall, kernel

_NODES, _NODE_WEIGHTS = np.polynomial.legendre.leggauss(10)
_NODES, _NODE_WEIGHTS = 0.5 * (_NODES + 1.0), 0.5 * _NODE_WEIGHTS
_EDGE = 1e-12
"""Places as near as this to a limit count on both sides of it, whatever rounding made of them."""


@dataclass(frozen=True)
class Certificate:
    """W of one source, and how steeply it falls.

    Attributes:
        sensors: 0-based indices of the 2p sensors that it uses.
        weights: w_s, shape (2p,), in units of reading per length.
        peak: C4 = W(x).
        fall: C3 = min W(x) − W(l/n) over places of its own cell that are √(T/2) or further from x.
        rate: min (W(x) − W(l/n))/|x − l/n| over those same places.
        curvature: C5 = min (W(x) − W(l/n))/(x − l/n)² over places within √(T/2) of x.
        outside: max W(l/n) over places of other cells, 0 where there is no other cell.
    """

    sensors: npt.NDArray[np.intp]
    weights: FloatArray
    peak: float
    fall: float
    rate: float
    curvature: float
    outside: float


def certificate(op: IntervalOperator, place: float, cell: tuple[float, float]) -> Certificate | None:
    """The function W of a source, and its constants from their definitions.

    Args:
        op: the heat operator.
        place: x, where the source is.
        cell: from where to where the places nearest to this source reach; beyond are other sources' places.

    Returns:
        None where the interval ends before there are p = ⌊m√(T/2)⌋ sensors on both sides.
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
    weights = fall(np.abs(np.roll(used, pairs) - place), spread)

    def value(places: FloatArray) -> FloatArray:
        values: FloatArray = kernel(places[:, None] - used, spread) @ weights
        return values

    peak = float(value(np.array([place]))[0])
    sources = op.domain.source_places
    near = sources[np.abs(sources - place) <= reach + _EDGE]
    far = sources[(sources >= cell[0] - _EDGE) & (sources <= cell[1] + _EDGE)]
    far = far[np.abs(far - place) >= reach - _EDGE]
    if far.size == 0:
        far = np.array([place - reach, place + reach])
    falls = peak - value(far)
    # W falls away from x, hence of the places beyond a limit only the first ones count.
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
    """W at any place."""
    used = op.domain.sensor_places[found.sensors]
    return float(kernel(place - used, op.spread) @ found.weights)


def _curvature(sensors: FloatArray, weights: FloatArray, steps: FloatArray, spread: float) -> float:
    """The least (W(x) − W(x + h))/h² over ``steps`` h, sensors counted from x.

    As W'(x) = 0 it is −∫₀¹(1−t)·W''(x + th)dt, whose integrand is positive throughout: nothing cancels,
    however small h is. h = 0 stands for the limit.
    """
    total: FloatArray = np.zeros(steps.size)
    for node, weight in zip(_NODES, _NODE_WEIGHTS, strict=True):
        total += weight * (1.0 - node) * (bend(node * steps[:, None] - sensors, spread) @ weights)
    return float(total.min())


def _first_beyond(places: FloatArray, low: float, high: float) -> FloatArray:
    """The nearest of the rising ``places`` at or below ``low`` and at or above ``high``."""
    below, above = np.searchsorted(places, low, "right"), np.searchsorted(places, high, "left")
    return np.concatenate([places[max(below - 1, 0) : below], places[above : above + 1]])

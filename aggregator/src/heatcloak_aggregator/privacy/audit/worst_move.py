"""The worst change that a zone's promise hides, by arithmetic of the audit's own.

How far apart two neighbouring worlds can be is Δ₂, which the zone file states. Here it is computed anew, by
methods and code that neither the domains' operators nor the simulated sensors share: an operator that is
wrong calibrates too little noise, and an audit that asks the same operator finds nothing.

- A corridor: the slope of the readings, by Taylor polynomials and their Bernstein coefficients
  (`worst_slope`).
- A graph: the heat kernel in integers, or for large graphs scipy's (`worst_edge`).
- A range: √m times its width, by integers.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.privacy.audit.worst_edge import worst_edge
from heatcloak_aggregator.privacy.audit.worst_slope import worst_slope
from heatcloak_shared.zone import Graph, Interval, Move, Range, Zone

_NEARLY = 0.999
_MOST_PEOPLE = 1 << 20


@dataclass(frozen=True)
class WorstMove:
    """The worst neighbours that were found, and how far apart neighbours can be.

    Attributes:
        least: readings of neighbours can differ by this in ℓ₂, or by more; rounded down.
        most: and never by more than this; rounded up. None where no upper bound was computed.
        here, there: the readings of two neighbouring worlds that differ by about ``least``, shape (m,).
        what: how the second world comes from the first.
        method: how both were computed.
    """

    least: float
    most: float | None
    here: FloatArray
    there: FloatArray
    what: str
    method: str


def worst_move(zone: Zone) -> WorstMove:
    """Find the worst change that the promise of ``zone`` hides; its noise plays no part.

    Raises:
        ParameterError: the graph is too large for its spread to be audited.
    """
    hides = zone.promise.hides
    if isinstance(hides, Range):
        return _across_range(hides, len(zone.nodes))
    if isinstance(zone.domain, Graph):
        return _along_edge(zone.domain, hides)
    return _along_corridor(zone.domain, hides)


def _across_range(span: Range, sensors: int) -> WorstMove:
    square = sensors * (Fraction(span.high) - Fraction(span.low)) ** 2
    low, high = np.full(sensors, span.low), np.full(sensors, span.high)
    return WorstMove(
        root_down(square),
        root_up(square),
        low,
        high,
        f"all {sensors} readings go from {span.low!r} to {span.high!r}",
        "the root of the number of sensors times the range, in integers",
    )


def _along_edge(graph: Graph, move: Move) -> WorstMove:
    found = worst_edge(graph)
    alpha = Fraction(move.alpha)
    one, other = found.edge
    here, there = (move.alpha * readings for readings in (found.here, found.there))
    return WorstMove(
        float_down(alpha * found.least),
        None if found.most is None else float_up(alpha * found.most),
        here,
        there,
        f"heat of intensity {move.alpha:g} goes from vertex {one} to {other}",
        found.method,
    )


def _along_corridor(domain: Interval, move: Move) -> WorstMove:
    """One person at the steepest place, or where α is long so many who share it that they hardly leave it."""
    found = worst_slope(domain.n_sensors, domain.diffusivity, domain.time)
    people = 1
    while True:
        way = min(move.alpha / people, 1.0)
        start = min(max(found.place - way / 2.0, 0.0), 1.0 - way)
        here, there = (people * _readings(domain, place) for place in (start, start + way))
        apart = float(np.linalg.norm(there - here))
        if apart >= _NEARLY * move.alpha * found.least or people >= _MOST_PEOPLE:
            break
        people *= 2
    alpha = Fraction(move.alpha)
    crowd = "one person goes" if people == 1 else f"{people} people go together"
    return WorstMove(
        float_down(alpha * Fraction(found.least)),
        float_up(alpha * Fraction(found.most)),
        here,
        there,
        f"{crowd} from {start:.6g} to {start + way:.6g}",
        "the kernel's slope, with bounds between the places that were looked at",
    )


def _readings(domain: Interval, place: float) -> FloatArray:
    """g(x − j/m, T) = exp(−(x − j/m)²/4T)/√(4πT): Gilbert & McMillan 2018, section 4."""
    away = place - np.arange(1, domain.n_sensors + 1) / domain.n_sensors
    peak = math.sqrt(4.0 * math.pi * domain.spread)
    return np.asarray(np.exp(-np.square(away) / (4.0 * domain.spread)) / peak, dtype=np.float64)


def float_down(value: Fraction) -> float:
    """The greatest double that is not above ``value`` >= 0."""
    nearest = float(value)
    return nearest if Fraction(nearest) <= value else math.nextafter(nearest, -math.inf)


def float_up(value: Fraction) -> float:
    """The least double that is not below ``value`` >= 0."""
    nearest = float(value)
    return nearest if Fraction(nearest) >= value else math.nextafter(nearest, math.inf)


def root_down(square: Fraction) -> float:
    """The greatest double whose square is not above ``square``."""
    return float_down(_root(square, 0))


def root_up(square: Fraction) -> float:
    """The least double whose square is not below ``square``."""
    return float_up(_root(square, 1))


def _root(square: Fraction, more: int) -> Fraction:
    """√``square`` exactly where it is rational; else less, or more, by below 2^−200 of it."""
    shift = max(0, 200 + square.denominator.bit_length() - square.numerator.bit_length())
    scaled = (square.numerator << 2 * shift) // square.denominator
    whole = math.isqrt(scaled)
    exact = Fraction(whole, 1 << shift)
    return exact if exact * exact == square else Fraction(whole + more, 1 << shift)

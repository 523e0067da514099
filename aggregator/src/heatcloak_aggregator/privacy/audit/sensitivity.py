"""Worst-case neighbours of a zone's promise, computed independently, and exact checks against them.

The zone file states Δ₂, the greatest distance of two neighbouring worlds' readings. This module computes it
anew, with methods and code that neither the domains' operators nor the simulated sensors share: a wrong
operator calibrates too little noise, and an audit that uses the same operator would not notice.

- A corridor: the slope of the readings, by Taylor polynomials and their Bernstein coefficients
  (`worst_slope`).
- A graph: the heat kernel in integers, or scipy's for large graphs (`worst_edge`).
- A range: √m times its width, in integers.

Bounds on how fast the readings of an interval change as a source moves, by Bernstein coefficients.

A source at x moves the reading at s at rate g'(x − s) = −(x − s)/2T · g(x − s). With v = (x − s)/√T,

    ‖∂A/∂x‖₂² = Σⱼ h(vⱼ) / 16πT²,   h(v) = v² e^{−v²/2} = (He₂(v) + He₀(v)) e^{−v²/2}.

The derivative of He_k(v)e^{−v²/2} is −He_{k+1}(v)e^{−v²/2} (Abramowitz & Stegun 1964, 22.8), so
h⁽ᵏ⁾ = (−1)ᵏ (He_{k+2} + He_k) e^{−v²/2}. By Cramér's inequality (22.14.17) |h⁽ᵏ⁾| is at most
1.0865 (√(k+2)! + √k!) e^{−v²/4}.

On a cell the sum is its Taylor polynomial plus a remainder. A polynomial on a cell is at most the greatest of
its Bernstein coefficients there. Cells whose bound exceeds the best value found are halved.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import cast

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.privacy.audit.checks import Check, decide
from heatcloak_aggregator.privacy.audit.graph_sensitivity import worst_edge
from heatcloak_aggregator.privacy.audit.noise import NoiseSample
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.rounding import round_up
from heatcloak_shared.zone import Graph, Interval, Move, Noise, Range, Zone, ZoneDomain

_DEGREE = 8
_FIRST = 1.0 / 16.0
"""Half the width of the initial cells, in √T."""
_REACH = 12.0
"""In √T: more distant sensors are left out."""
_BEYOND = 1e-27
"""Upper bound of h there, at a cell's distance: (12 − 1/16)² exp(−(12 − 1/16)²/2) = 1.6e-29."""
_TOLERANCE = 2e-10
"""Relative, of the square: less than the 2⁻³⁰ by which zones overstate their sensitivity."""
_ROUNDING = 2.0**-45
"""Rounding of the exponential (exponent at most 72), the polynomials and pairwise sums, with margin."""
_PLACE = 2.0**-51
_MOST_HALVINGS = 40
_CELLS_AT_ONCE = 1 << 17
_CRAMER = 1.0865


@dataclass(frozen=True, slots=True)
class WorstSlope:
    """The steepest position found.

    Attributes:
        place: the position, in [0, 1].
        least: ‖∂A/∂x‖₂ there, rounded down.
        most: upper bound of ‖∂A/∂x‖₂ on [0, 1].
    """

    place: float
    least: float
    most: float


def worst_slope(sensors: int, diffusivity: float, time: float) -> WorstSlope:
    """Return where the readings of sensors at j/m, j = 1…m, change fastest as a source moves.

    Args:
        sensors: m.
        diffusivity: μ.
        time: t; T = μt.
    """
    spread = diffusivity * time
    root = math.sqrt(spread)
    count = max(1, math.ceil(0.5 / (_FIRST * root)))
    half = 0.5 / count
    centres: FloatArray = np.arange(1, 2 * count, 2, dtype=np.float64) * half
    best, place, bound = 0.0, 0.5, 0.0
    for _ in range(_MOST_HALVINGS):
        low, high = _bounds(centres, half, sensors, root)
        if float(low.max()) > best:
            best, place = float(low.max()), float(centres[int(np.argmax(low))])
        open_cells = high > best * (1.0 + _TOLERANCE)
        bound = max(bound, float(high[~open_cells].max(initial=0.0)))
        centres = centres[open_cells]
        if not centres.size:
            break
        half /= 2.0
        centres = np.concatenate([centres - half, centres + half])
    else:
        bound = max(bound, float(high.max()))
    unit = 1.0 / (4.0 * math.sqrt(math.pi) * spread)
    # T and its root are rounded; the square root of F halves its relative error, and T^1.5 covers the rest.
    return WorstSlope(
        place,
        math.sqrt(best) * unit * (1.0 - _ROUNDING),
        math.sqrt(max(best, bound)) * unit * (1.0 + _ROUNDING),
    )


def _bounds(centres: FloatArray, half: float, sensors: int, root: float) -> tuple[FloatArray, FloatArray]:
    """Return Σⱼ h(vⱼ) at each centre, rounded down, and its upper bound on [centre − half, centre + half]."""
    window = min(sensors, math.ceil(2.0 * _REACH * root * sensors) + 2)
    at_once = max(1, _CELLS_AT_ONCE // window)
    parts = [
        _bounds_of_few(centres[start : start + at_once], half, sensors, root, window)
        for start in range(0, centres.size, at_once)
    ]
    return np.concatenate([low for low, _ in parts]), np.concatenate([high for _, high in parts])


def _bounds_of_few(
    centres: FloatArray, half: float, sensors: int, root: float, window: int
) -> tuple[FloatArray, FloatArray]:
    first = np.clip(np.ceil((centres - _REACH * root) * sensors).astype(np.int64), 1, sensors - window + 1)
    v = (centres[:, None] - (first[:, None] + np.arange(window)) / sensors) / root
    # Slightly more than half: cells overlap, however their centres are rounded.
    reach = half / root * (1.0 + 2.0**-40)
    decay = np.exp(-0.5 * v * v)
    terms, sizes = _polynomials(v)
    # Positions are off by less than 2^−52, and v by 1/√T times that.
    moved = _PLACE * (1.0 / root + np.abs(v))
    coefficients, doubt = [], np.full(centres.size, sensors * _BEYOND)
    for k in range(_DEGREE + 1):
        factor = (-reach) ** k / math.factorial(k)
        coefficients.append(factor * (terms[k] * decay).sum(axis=1))
        doubt += abs(factor) * ((_ROUNDING * sizes[k] + moved * sizes[k + 1]) * decay).sum(axis=1)
    nearest = np.maximum(np.abs(v) - reach, 0.0)
    left = _cramer(_DEGREE + 1) * reach ** (_DEGREE + 1) / math.factorial(_DEGREE + 1)
    remainder = left * np.exp(-0.25 * nearest * nearest).sum(axis=1)
    greatest = (_BERNSTEIN @ np.array(coefficients)).max(axis=0)
    return coefficients[0] - doubt, np.asarray(greatest + remainder + doubt)


def _polynomials(v: FloatArray) -> tuple[list[FloatArray], list[FloatArray]]:
    """Return p_k = He_{k+2} + He_k up to the degree, and bounds of |p_k| up to one degree more.

    The bounds have no cancellation.
    """
    size = np.abs(v)
    hermite, bounds = [np.ones_like(v), v], [np.ones_like(v), size]
    for k in range(1, _DEGREE + 3):
        hermite.append(v * hermite[k] - k * hermite[k - 1])
        bounds.append(size * bounds[k] + k * bounds[k - 1])
    terms = [hermite[k + 2] + hermite[k] for k in range(_DEGREE + 1)]
    sizes = [bounds[k + 2] + bounds[k] for k in range(_DEGREE + 2)]
    # Near a sensor the first two would cancel.
    terms[:2], sizes[:2] = [v * v, v * (v * v - 2.0)], [v * v, size * (v * v + 2.0)]
    return terms, sizes


def _cramer(k: int) -> float:
    """Return the factor c such that |h⁽ᵏ⁾(v)| <= c e^{−v²/4}."""
    return _CRAMER * (math.sqrt(math.factorial(k + 2)) + math.sqrt(math.factorial(k)))


def _to_bernstein(degree: int) -> FloatArray:
    """Return the matrix from power-basis coefficients on [−1, 1] to Bernstein coefficients: t = 2u − 1."""
    found = [
        [
            sum(
                Fraction(math.comb(i, power), math.comb(degree, power))
                * (math.comb(k, power) * 2**power * (-1) ** (k - power))
                for power in range(k + 1)
            )
            for k in range(degree + 1)
        ]
        for i in range(degree + 1)
    ]
    return np.array(found, dtype=np.float64)


_BERNSTEIN = _to_bernstein(_DEGREE)


_NEARLY = 0.999
_MOST_PEOPLE = 1 << 20


@dataclass(frozen=True)
class WorstMove:
    """Two neighbouring worlds that are nearly as far apart as possible, and bounds of the greatest distance.

    Attributes:
        least: lower bound on the greatest ℓ₂ distance of neighbours' readings; rounded down.
        most: upper bound on it, rounded up; None if no upper bound was computed.
        before, after: readings of two neighbouring worlds at a distance of about ``least``, shape (m,).
        what: how the second world differs from the first.
        method: how the bounds were computed.
    """

    least: float
    most: float | None
    before: FloatArray
    after: FloatArray
    what: str
    method: str


def worst_move(zone: Zone) -> WorstMove:
    """Return the worst change that the promise of ``zone`` hides; its noise plays no part.

    Raises:
        ParameterError: the graph is too large to be audited at its spread, or the audit has no independent
            arithmetic for this kind of domain.
    """
    hides = zone.promise.hides
    if isinstance(hides, Range):
        return _across_range(hides, len(zone.nodes))
    search = _SEARCHES.get(zone.domain.kind)
    if search is None:
        raise ParameterError(
            f"the audit cannot check a domain of kind {zone.domain.kind!r} independently: use "
            f"{', '.join(_SEARCHES)}, or a zone that hides a range of readings"
        )
    return search(zone.domain, hides)


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


def _along_edge(section: ZoneDomain, move: Move) -> WorstMove:
    found = worst_edge(cast("Graph", section))
    alpha = Fraction(move.alpha)
    one, other = found.edge
    before, after = (move.alpha * readings for readings in (found.before, found.after))
    return WorstMove(
        float_down(alpha * found.least),
        None if found.most is None else float_up(alpha * found.most),
        before,
        after,
        f"heat of intensity {move.alpha:g} goes from vertex {one} to {other}",
        found.method,
    )


def _along_corridor(section: ZoneDomain, move: Move) -> WorstMove:
    """Return the move of one person at the steepest position, or of several where α is long.

    Several people share a long α, so that each moves only a short way near the steepest position.
    """
    domain = cast("Interval", section)
    found = worst_slope(domain.n_sensors, domain.diffusivity, domain.time)
    people = 1
    while True:
        way = min(move.alpha / people, 1.0)
        start = min(max(found.place - way / 2.0, 0.0), 1.0 - way)
        before, after = (people * _readings(domain, place) for place in (start, start + way))
        apart = float(np.linalg.norm(after - before))
        if apart >= _NEARLY * move.alpha * found.least or people >= _MOST_PEOPLE:
            break
        people *= 2
    alpha = Fraction(move.alpha)
    crowd = "one person goes" if people == 1 else f"{people} people go together"
    return WorstMove(
        float_down(alpha * Fraction(found.least)),
        float_up(alpha * Fraction(found.most)),
        before,
        after,
        f"{crowd} from {start:.6g} to {start + way:.6g}",
        "the kernel's slope, with bounds between the evaluated positions",
    )


_SEARCHES: dict[str, Callable[[ZoneDomain, Move], WorstMove]] = {
    Interval.kind: _along_corridor,
    Graph.kind: _along_edge,
}
"""By the kind of a zone's domain."""


def _readings(domain: Interval, place: float) -> FloatArray:
    """Return g(x − j/m, T) = exp(−(x − j/m)²/4T)/√(4πT): Gilbert & McMillan 2018, section 4."""
    away = place - np.arange(1, domain.n_sensors + 1) / domain.n_sensors
    peak = math.sqrt(4.0 * math.pi * domain.spread)
    return np.asarray(np.exp(-np.square(away) / (4.0 * domain.spread)) / peak, dtype=np.float64)


def float_down(value: Fraction) -> float:
    """Return the greatest double that is not above ``value`` >= 0."""
    nearest = float(value)
    return nearest if Fraction(nearest) <= value else math.nextafter(nearest, -math.inf)


def float_up(value: Fraction) -> float:
    """Return the least double that is not below ``value`` >= 0."""
    nearest = float(value)
    return nearest if Fraction(nearest) >= value else math.nextafter(nearest, math.inf)


def root_down(square: Fraction) -> float:
    """Return the greatest double whose square is not above ``square``."""
    return float_down(_root(square, 0))


def root_up(square: Fraction) -> float:
    """Return the least double whose square is not below ``square``."""
    return float_up(_root(square, 1))


def _root(square: Fraction, more: int) -> Fraction:
    """Return √``square``, exact if rational; otherwise below it, or above it, by less than 2^−200 of it."""
    shift = max(0, 200 + square.denominator.bit_length() - square.numerator.bit_length())
    scaled = (square.numerator << 2 * shift) // square.denominator
    whole = math.isqrt(scaled)
    exact = Fraction(whole, 1 << shift)
    return exact if exact * exact == square else Fraction(whole + more, 1 << shift)


def calibration_checks(noise: Noise, worst: WorstMove, sample: NoiseSample) -> list[Check]:
    """Compare a zone's stated sensitivity with the worst neighbours, and with the two worlds that were run.

    Args:
        noise: of the zone: its stated Δ₂ and its lattice.
        worst: the worst neighbours, computed independently of the calibration.
        sample: readings of the two neighbouring worlds that were run.
    """
    return [_stated_check(noise, worst), _distance_check(noise, sample)]


def _stated_check(noise: Noise, worst: WorstMove) -> Check:
    needed = worst.least if worst.most is None else worst.most
    faults = []
    if noise.sensitivity < needed:
        faults.append(
            f"stated {noise.sensitivity:.9g}, but neighbours can differ by {needed:.9g}: {worst.what}"
        )
    relation = "at least" if worst.most is None else "at most"
    fine = f"stated {noise.sensitivity:.9g}; neighbours differ by {relation} {needed:.9g}"
    return decide(
        "sensitivity", faults, fine, "noise calibrated for less than the change that one person causes"
    )


def _distance_check(noise: Noise, sample: NoiseSample) -> Check:
    """Check ‖ticks₁ − ticks₀‖·g <= Δ₂ + g√m for every two rounds that differ, with squares of rationals."""
    sensors = sample.truth.shape[2]
    square = max(
        (
            sum(int(step) ** 2 for step in after - before)
            for before in _distinct(sample.truth[sample.world == 0])
            for after in _distinct(sample.truth[sample.world == 1])
        ),
        default=0,
    )
    ratio = Fraction(noise.sensitivity) / Fraction(noise.step)
    distance = root_down(Fraction(square)) * noise.step
    allowed = round_up(noise.sensitivity + noise.step * math.sqrt(sensors))
    text = f"{distance:.9g} apart on the lattice; the noise was calibrated for {allowed:.9g}"
    faults = [text] if is_beyond(square, ratio, sensors) else []
    return decide("neighbours", faults, text, "worlds further apart than the noise was calibrated for")


def is_beyond(square: int, ratio: Fraction, sensors: int) -> bool:
    """Return whether √square > ratio + √sensors, without computing a root.

    Args:
        square: N >= 0, a sum of squares of ticks.
        ratio: Δ₂/g >= 0.
        sensors: m >= 1.
    """
    # N − r² − m > 2r√m; square both sides if the left one is above 0.
    excess = square - ratio * ratio - sensors
    return excess > 0 and excess * excess > 4 * ratio * ratio * sensors


def _distinct(truth: Int64Array) -> Int64Array:
    """Return the distinct vectors of ticks, shape (k, nodes); a constant world has one."""
    return np.asarray(np.unique(truth.reshape(-1, truth.shape[2]), axis=0), dtype=np.int64)

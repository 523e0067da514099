"""Worst-case neighbours of a zone's promise, computed independently, and exact checks against them.

The zone file states the weighted sensitivity: the greatest distance of two neighbouring worlds' readings,
each divided by its sensor's scale. This module computes it again, and shares no code or method with the
domains' operators and the simulated sensors: with a wrong operator, calibration adds too little noise, and an
audit by the same operator would not notice.

- A corridor: the slope of the readings, by Taylor polynomials and their Bernstein coefficients
  (`worst_slope`).
- A graph: the heat kernel in integers, or scipy's for large graphs (`worst_edge`).
- A floor: walks of people that are always α apart, by finite volumes (`worst_walk`); a lower bound only.
- A range: its width times √Σ1/σⱼ², in rational numbers.
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
from heatcloak_aggregator.privacy.audit.exact_lengths import (
    float_down,
    float_up,
    is_beyond,
    root_down,
    root_up,
    square_of_length,
)
from heatcloak_aggregator.privacy.audit.floor_sensitivity import worst_walk
from heatcloak_aggregator.privacy.audit.graph_sensitivity import worst_edge
from heatcloak_aggregator.privacy.audit.interval_sensitivity import worst_slope
from heatcloak_aggregator.privacy.audit.noise import NoiseSample
from heatcloak_aggregator.privacy.audit.promised_delta import square_of_rounding, stated_length
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.rounding import round_up
from heatcloak_shared.zone import Floor, Graph, Interval, Move, MoveByRoom, Noise, Range, Zone, ZoneDomain

_NEARLY = 0.999
_MOST_PEOPLE = 1 << 20


@dataclass(frozen=True)
class WorstMove:
    """Two neighbouring worlds that are nearly as far apart as possible, and bounds of the greatest distance.

    Attributes:
        least: lower bound on the greatest distance √Σⱼ(Δⱼ/σⱼ)² of neighbours' readings, with σⱼ the scale of
            sensor j's noise; rounded down.
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
    """Return the worst change that the promise of ``zone`` hides, measured by the scales of its noise.

    Raises:
        ParameterError: the graph is too large to be audited at its spread, the floor is too large, or the
            audit has no independent arithmetic for this kind of domain.
    """
    hides = zone.promise.hides
    if isinstance(hides, Range):
        return _across_range(hides, zone.noise)
    search = _SEARCHES.get(zone.domain.kind)
    if search is None:
        raise ParameterError(
            f"the audit cannot check a domain of kind {zone.domain.kind!r} independently: use "
            f"{', '.join(_SEARCHES)}, or a zone that hides a range of readings"
        )
    return search(zone.domain, hides, zone.noise)


def _across_range(span: Range, noise: Noise) -> WorstMove:
    sensors = len(noise.sigma_ticks)
    width = (Fraction(span.high) - Fraction(span.low)) / Fraction(noise.step)
    square = width**2 * square_of_length([1] * sensors, noise.sigma_ticks)
    low, high = np.full(sensors, span.low), np.full(sensors, span.high)
    return WorstMove(
        root_down(square),
        root_up(square),
        low,
        high,
        f"all {sensors} readings go from {span.low!r} to {span.high!r}",
        "the range times the root of the sum of 1/σ² over the sensors, in rational numbers",
    )


def _along_edge(section: ZoneDomain, move: Move, noise: Noise) -> WorstMove:
    graph = cast("Graph", section)
    radii = [move.alpha] * graph.n_vertices
    if isinstance(move, MoveByRoom):
        rooms = {vertex: room.alpha for room in move.rooms for vertex in room.vertices}
        radii = [rooms.get(vertex, move.elsewhere) for vertex in range(graph.n_vertices)]
    found = worst_edge(graph, noise.sigma_ticks, [max(radii[i], radii[j]) for i, j in graph.edges])
    one, other = found.edge
    alpha, step = max(radii[one], radii[other]), Fraction(noise.step)
    before, after = (alpha * readings for readings in (found.before, found.after))
    return WorstMove(
        float_down(found.least / step),
        None if found.most is None else float_up(found.most / step),
        before,
        after,
        f"heat of intensity {alpha:g} goes from vertex {one} to {other}",
        found.method,
    )


def _along_corridor(section: ZoneDomain, move: Move, noise: Noise) -> WorstMove:
    """Return the move of one person at the steepest position, or of several where α is long.

    Several people share a long α, so that each moves only a short way near the steepest position.
    """
    domain = cast("Interval", section)
    stretches = [(0.0, 1.0, 1.0)]
    if isinstance(move, MoveByRoom):
        stretches = [(piece.start, piece.stop, piece.alpha) for piece in move.pieces()]
    found = worst_slope(domain.diffusivity, domain.time, noise.sigmas, stretches)
    # With rooms, the slope is in units of the radius of the room, and people stay in it.
    low, high, radius = stretches[found.stretch]
    alpha, unit = (
        (radius, Fraction(1)) if isinstance(move, MoveByRoom) else (move.alpha, Fraction(move.alpha))
    )
    people = 1
    while True:
        way = min(alpha / people, high - low)
        start = min(max(found.place - way / 2.0, low), high - way)
        before, after = (people * _readings(domain, place) for place in (start, start + way))
        apart = float(np.linalg.norm((after - before) / noise.sigmas))
        if apart >= _NEARLY * float(unit) * found.least or people >= _MOST_PEOPLE:
            break
        people *= 2
    crowd = "one person goes" if people == 1 else f"{people} people go together"
    return WorstMove(
        float_down(unit * Fraction(found.least)),
        float_up(unit * Fraction(found.most)),
        before,
        after,
        f"{crowd} from {start:.6g} to {start + way:.6g}",
        "the kernel's slope, with bounds between the evaluated positions",
    )


def _on_floor(section: ZoneDomain, move: Move, noise: Noise) -> WorstMove:
    if isinstance(move, MoveByRoom):
        raise ParameterError("the audit cannot check rooms on a floor: use one alpha")
    found = worst_walk(cast("Floor", section), noise.sigmas, move.alpha)
    return WorstMove(
        found.walking,
        None,
        found.before,
        found.after,
        found.what,
        f"finite volumes of the audit; people who stand still differ by at least {found.standing:.6g}; the "
        "power of people and the age of their heat are taken for granted",
    )


_SEARCHES: dict[str, Callable[[ZoneDomain, Move, Noise], WorstMove]] = {
    Interval.kind: _along_corridor,
    Graph.kind: _along_edge,
    Floor.kind: _on_floor,
}
"""By the kind of a zone's domain."""


def _readings(domain: Interval, place: float) -> FloatArray:
    """Return g(x − j/m, T) = exp(−(x − j/m)²/4T)/√(4πT): Gilbert & McMillan 2018, section 4."""
    away = place - np.arange(1, domain.n_sensors + 1) / domain.n_sensors
    peak = math.sqrt(4.0 * math.pi * domain.spread)
    return np.asarray(np.exp(-np.square(away) / (4.0 * domain.spread)) / peak, dtype=np.float64)


def as_reported(worst: WorstMove, resolution: float) -> tuple[FloatArray, FloatArray]:
    """Return readings of the two worlds that sensors with steps of ``resolution`` may report at worst.

    The steps of each sensor are such that it errs by half of one in both worlds, away from the other world.
    """
    away = np.where(worst.after >= worst.before, 0.5, -0.5) * resolution
    return worst.before - away, worst.after + away


def calibration_checks(
    noise: Noise, worst: WorstMove, sample: NoiseSample, resolution: float = 0.0
) -> list[Check]:
    """Compare a zone's stated sensitivity with the worst neighbours, and with the two worlds that were run.

    Args:
        noise: of the zone: its stated weighted sensitivity, its scales and its lattice.
        worst: the worst neighbours, computed independently of the calibration.
        sample: readings of the two neighbouring worlds that were run.
        resolution: the greatest step in which the zone's sensors report.
    """
    return [_stated_check(noise, worst), _distance_check(noise, sample, resolution)]


def _stated_check(noise: Noise, worst: WorstMove) -> Check:
    needed, stated = worst.least if worst.most is None else worst.most, stated_length(noise)
    faults = []
    if stated < needed:
        faults.append(f"stated {float(stated):.9g}, but neighbours can differ by {needed:.9g}: {worst.what}")
    relation = "at least" if worst.most is None else "at most"
    fine = f"stated {float(stated):.9g}; neighbours differ by {relation} {needed:.9g}"
    if worst.most is None and needed > 0.0:
        fine += f"; the stated is {float(stated) / needed:.4g} times that"
    return decide(
        "sensitivity", faults, fine, "noise calibrated for less than the change that one person causes"
    )


def _distance_check(noise: Noise, sample: NoiseSample, resolution: float) -> Check:
    """Check √Σⱼ(Δticksⱼ/σⱼ)² <= weighted sensitivity + (r + 1)·√Σⱼ1/σⱼ² for every two rounds that differ.

    The second term is what rounding adds at most: for each sensor, a tick of the lattice and a step of its
    own, of r ticks. Squares are rational.
    """
    scales = noise.sigma_ticks
    square = max(
        (
            square_of_length((after - before).tolist(), scales)
            for before in _distinct(sample.truth[sample.world == 0])
            for after in _distinct(sample.truth[sample.world == 1])
        ),
        default=Fraction(0),
    )
    stated, rounding = stated_length(noise), square_of_rounding(noise, resolution)
    allowed = round_up(float(stated) + root_up(rounding))
    text = f"{root_down(square):.9g} σ apart on the lattice; the noise was calibrated for {allowed:.9g}"
    faults = [text] if is_beyond(square, stated, rounding) else []
    return decide("neighbours", faults, text, "worlds further apart than the noise was calibrated for")


def _distinct(truth: Int64Array) -> Int64Array:
    """Return the distinct vectors of ticks, shape (k, nodes); a constant world has one."""
    return np.asarray(np.unique(truth.reshape(-1, truth.shape[2]), axis=0), dtype=np.int64)

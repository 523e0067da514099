"""Walks on a floor that change the readings most, found independently of the domains' operators.

Readings hold the heat of a walk: heat of the age τ, in m², is from where the person was then. In slice k of
the ages, from aₖ to aₖ₊₁, a person at x adds to the readings, each divided by the scale of its noise,

    Rₖ(x) = ∫ e^{−(T₀+τ)L} e^{−τ/ℓ²} dτ at the sensors,

with L = M⁻¹K of `FloorVolumes`. Let Jₖ be the derivatives of Rₖ by x, shape (2, m). Two people who are always
α apart, in slice k around xₖ and in the direction uₖ, differ by α·‖Σₖ Jₖ(xₖ)ᵀuₖ‖₂. Every such pair of walks
bounds the sensitivity from below.

1. *Search.* Jₖ is computed at points of the walking space from direct solves with L + p, for some p; their
   weights are fitted by least squares. From many starts, xₖ and uₖ are chosen that add most to the change in
   its present direction g, as ‖Jₖ(x)g‖₂ is greatest there, until the change no longer grows.
2. *Measurement.* The heat of both walks is followed through time by implicit steps, and read at the sensors,
   on two grids. On the coarser one, cells are √2 times as wide and those at the ends of walls twice as wide,
   which doubles errors of second and of first order. 1.5 times the difference of the grids is taken off.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.privacy.audit.floor_volumes import MOST_CELLS, FloorVolumes, count_cells
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.zone import Floor
from heatcloak_shared.zone.floor import Wall

MOST_WORK = 5e7
"""Most cells times sensors: about five minutes."""
_STEP = 0.005
"""Greatest distance of the two walks in metres. For a larger α, several people go together."""
_FINEST = 0.0075
"""Width of the cells at the ends of walls in metres, on the finer grid."""
_TAKEN_OFF = 1.5
"""1 would be right if the errors on the coarser grid were exactly twice as large."""
_MOST_SLICES = 16
_STEPS_A_SLICE, _STEPS_OF_AGE = 3, 12
_SPACING = (0.2, 0.05)
"""Distances in metres of points within the walking space and along its edge."""
_MOST_SLOPES = 1e7
"""Most entries of all Jₖ; beyond, only some of the points are searched."""
_LARGER = (1.0, 1.4, 2.0, 2.8)
"""Factors of the side of a cell that are tried on large floors."""
_STARTS, _STARTS_A_SLICE = 64, 8
_MOST_ROUNDS = 50
_CONVERGED = 1e-5
_SENSORS_AT_ONCE = 8

Float32Array = npt.NDArray[np.float32]


@dataclass(frozen=True)
class WorstWalk:
    """Two worlds of people on a floor that are nearly as far apart as possible, and lower bounds.

    Attributes:
        standing: lower bound of √Σⱼ(Δⱼ/σⱼ)² for people who stand still.
        walking: lower bound for people who may walk, at least ``standing``.
        before, after: readings of two neighbouring worlds at the distance ``walking``, shape (m,).
        what: how the second world differs from the first.
    """

    standing: float
    walking: float
    before: FloatArray
    after: FloatArray
    what: str


class _Walk(NamedTuple):
    """A walk, from now into the past.

    Attributes:
        places: x and y in each slice, shape (K, 2).
        directions: unit vectors to the place in the other world, shape (K, 2).
        slope: ‖Σₖ Jₖ(xₖ)ᵀuₖ‖₂, as the search computed it.
    """

    places: FloatArray
    directions: FloatArray
    slope: float


class _Found(NamedTuple):
    """What the search found in one state of the doors.

    Attributes:
        walks: the worst walk, and the worst place to stand.
        walls: all walls, with the doors that are shut.
        shut: the numbers of these doors, from 1.
        volumes: the grid that was searched.
    """

    walks: tuple[_Walk, _Walk]
    walls: tuple[Wall, ...]
    shut: tuple[int, ...]
    volumes: FloorVolumes


class _Problem(NamedTuple):
    """What is the same in all states of the doors.

    Attributes:
        floor: the floor.
        scales: the scale of each sensor's noise, shape (m,).
        people: how many go together.
        step: the distance of the two walks in metres.
        side: greatest side of a cell on the finer grid.
    """

    floor: Floor
    scales: FloatArray
    people: int
    step: float
    side: float

    @property
    def sensors(self) -> FloatArray:
        return np.array(self.floor.sensors, dtype=np.float64)

    @property
    def loss(self) -> float:
        return math.pow(self.floor.length, -2.0)

    @property
    def ages(self) -> FloatArray:
        """Return where slices begin, from 0; the last one has no end."""
        first, last = 0.25 * self.floor.age, max(1.0 / self.loss, self.floor.age)
        count = min(math.ceil(math.log2(last / first)), _MOST_SLICES)
        return np.concatenate([[0.0], np.geomspace(first, last, count + 1)])


def worst_walk(floor: Floor, sigmas: Sequence[float], alpha: float) -> WorstWalk:
    """Return the worst pair of walks that are never more than ``alpha`` apart.

    A door that may be open or shut is one of both all the time; every combination is searched.

    Args:
        floor: the floor, whose ``power`` and ``age`` are taken for granted. Changes are multiplied by its
            ``margin``, as the zone promises to hide them also where the fit of the floor is uncertain.
        sigmas: the scale of each sensor's noise.
        alpha: the radius in metres.

    Raises:
        ParameterError: the floor is too large, nobody fits into it, or a sensor is on a wall.
    """
    people = max(1, math.ceil(alpha / _STEP))
    problem = _Problem(floor, np.array(sigmas, dtype=np.float64), people, alpha / people, _side(floor))
    numbers = range(1, len(floor.doors) + 1)
    states = [shut for count in (0, *numbers) for shut in combinations(numbers, count)]
    found = max((_search(problem, shut) for shut in states), key=lambda each: each.walks[0].slope)
    fine, before = _measure(problem, found, FloorVolumes(floor, found.walls, problem.side, _FINEST))
    coarse, _ = _measure(problem, found, found.volumes)
    reach = alpha * floor.margin
    lengths, others = (reach * np.linalg.norm(each / problem.scales, axis=1) for each in (fine, coarse))
    bounds = np.maximum(lengths - _TAKEN_OFF * np.abs(lengths - others), 0.0)
    worst = int(np.argmax(bounds))
    change = reach * bounds[worst] / max(lengths[worst], 1e-300) * fine[worst]
    return WorstWalk(
        float(bounds[1]),
        float(bounds[worst]),
        people * before[worst],
        people * before[worst] + change,
        _in_words(problem, found, worst),
    )


def _side(floor: Floor) -> float:
    """Return the greatest side of a cell on the finer grid: larger on floors of more than some 800 m²."""
    side = min(0.5 * floor.grid, floor.clearance / 3.2, 0.4 * math.sqrt(floor.age))
    walls = (*floor.walls, *floor.doors)
    sides = [side * larger for larger in _LARGER]
    return next((each for each in sides if count_cells(floor, walls, each, _FINEST) <= MOST_CELLS), side)


def _in_words(problem: _Problem, found: _Found, worst: int) -> str:
    (x, y), many = found.walks[worst].places[0], problem.people > 1
    goes, to = (("walk", "to"), ("stand", "at"))[worst]
    who = f"{problem.people} people {goes}" if many else f"one person {goes}s"
    state = "".join(f", door {number} shut" for number in found.shut)
    return f"{who} {to} ({x:.3g}, {y:.3g}), or {problem.step:.3g} m beside all the time{state}"


def _search(problem: _Problem, shut: tuple[int, ...]) -> _Found:
    """Return the worst walk, and the worst place to stand, with some of the doors shut."""
    floor = problem.floor
    walls = (*floor.walls, *(floor.doors[number - 1] for number in shut))
    volumes = FloorVolumes(floor, walls, math.sqrt(2.0) * problem.side, 2.0 * _FINEST)
    if volumes.size * floor.n_sensors > MOST_WORK:
        raise ParameterError(
            f"{volumes.size} cells and {floor.n_sensors} sensors are too many for the audit: audit a part of "
            "the floor, or a zone that hides a range of readings"
        )
    parts = [part[volumes.in_the_open(part)] for part in _standing_room(problem, walls)]
    count = sum(map(len, parts))
    if count == 0:
        raise ParameterError("nobody fits into the floor: check its clearance and its walls")
    thinned = math.ceil(count * 2 * len(problem.ages) * floor.n_sensors / _MOST_SLOPES)
    parts = [part[::thinned] for part in parts if len(part)]
    slopes = _slopes(problem, volumes, np.concatenate(parts))
    # Nobody walks from one part into another one.
    blocks = np.split(slopes, np.cumsum([len(part) for part in parts])[:-1], axis=1)
    found = [_worst_walks(part, block) for part, block in zip(parts, blocks, strict=True)]
    walk, standing = (max(each, key=lambda walk: walk.slope) for each in zip(*found, strict=True))
    return _Found((walk, standing), walls, shut, volumes)


def _standing_room(problem: _Problem, walls: Sequence[Wall]) -> Iterator[FloatArray]:
    """Yield points (p, 2) of each part of the walking space that no way connects to the others.

    All are half a step farther from walls than people must be, so that both worlds' people are far enough.
    """
    import shapely

    floor = problem.floor
    solid = shapely.union_all([shapely.Polygon(ring) for ring in (*floor.obstacles, *floor.columns)])
    rings = [shapely.LinearRing(ring) for ring in (floor.outline, *floor.obstacles, *floor.columns)]
    lines = shapely.union_all([*rings, *(shapely.LineString(wall.points) for wall in walls)])
    # The arcs of a buffer are polygons within the circle: this radius puts them outside.
    radius = (floor.clearance + 0.5 * problem.step) / math.cos(math.pi / 64)
    near = shapely.union(solid, shapely.buffer(lines, radius, quad_segs=16))
    space = shapely.difference(shapely.Polygon(floor.outline), near)
    lattice, edge = _SPACING
    for part in shapely.get_parts(space):
        if part.is_empty:
            continue
        west, south, east, north = part.bounds
        x, y = np.meshgrid(np.arange(west, east, lattice), np.arange(south, north, lattice))
        inside = shapely.contains_xy(part, x, y)
        on_edge = shapely.get_coordinates(shapely.segmentize(shapely.get_rings(part), edge))
        yield np.concatenate([on_edge, np.stack([x[inside], y[inside]], axis=1)])


def _slopes(problem: _Problem, volumes: FloorVolumes, points: FloatArray) -> Float32Array:
    """Return Jₖ at points (p, 2), of weighted readings per metre, shape (K, p, 2, m)."""
    shifts, weights = _fit(problem)
    derivatives = volumes.cubics(points)[1:]
    impulses = volumes.at_sensors(problem.sensors).toarray().T * (problem.floor.strength / problem.scales)
    found: Float32Array = np.zeros((weights.shape[1], len(points), 2, len(problem.scales)), np.float32)
    for shift, parts in zip(shifts.tolist(), weights, strict=True):
        factors = volumes.factors(shift)
        for first in range(0, len(problem.scales), _SENSORS_AT_ONCE):
            some = slice(first, first + _SENSORS_AT_ONCE)
            solved = factors.solve(impulses[:, some])
            for axis, derivative in enumerate(derivatives):
                slope = (derivative @ solved).astype(np.float32)
                for k, part in enumerate(parts.tolist()):
                    found[k, :, axis, some] += np.float32(part) * slope
    return found


def _fit(problem: _Problem) -> tuple[FloatArray, FloatArray]:
    """Return shifts p, and weights (p, K) such that Σ weight/(z + p) is what slice k makes of the rate z.

    That is e^{−T₀z}∫ e^{−τ(z+1/ℓ²)} dτ. Slopes on a floor weight errors by about z^1.5 for each factor of e.
    """
    age, loss, ages = problem.floor.age, problem.loss, problem.ages
    ends = (min(loss, 0.5 / age), max(16.0 / age, 32.0 * loss))
    shifts = np.geomspace(*ends, max(8, math.ceil(1.6 * math.log(ends[1] / ends[0]))))
    rates = np.geomspace(1e-3 * ends[0], 1e3 * ends[1], 2000)[:, None]
    later = np.exp(-age * rates - ages * (rates + loss)) / (rates + loss)
    later[:, :-1] -= later[:, 1:]
    weight = rates**1.25
    resolvents = weight / (rates + shifts)
    norms = np.linalg.norm(resolvents, axis=0)
    solution = np.linalg.lstsq(resolvents / norms, weight * later, rcond=1e-13)[0]
    return shifts, solution / norms[:, None]


def _worst_walks(points: FloatArray, slopes: Float32Array) -> tuple[_Walk, _Walk]:
    """Return the worst walk over some points, and the worst place among them to stand at.

    Args:
        points: shape (p, 2).
        slopes: Jₖ at each of them, shape (K, p, 2, m).
    """
    together = slopes.sum(axis=0)
    greatest, changes, directions = _steepest(together)
    order = np.argsort(-greatest)
    worst = order[0]
    ones = np.ones((len(slopes), 1))
    standing = _Walk(ones * points[worst], ones * directions[worst], float(greatest[worst]))
    starts = [changes[np.concatenate([order[:_STARTS], order[:: len(order) // _STARTS + 1]])]]
    for each in slopes:
        greatest, changes, _ = _steepest(each)
        starts.append(changes[np.argsort(-greatest)[:_STARTS_A_SLICE]])
    sums: Float32Array = np.concatenate(starts)
    before = 0.0
    for _ in range(_MOST_ROUNDS):
        at, units, sums = _improved(slopes, sums)
        lengths = np.linalg.norm(sums, axis=1)
        best = int(np.argmax(lengths))
        if lengths[best] <= before * (1.0 + _CONVERGED):
            break
        before = float(lengths[best])
    return _Walk(points[at[:, best]], units[:, best], float(lengths[best])), standing


def _steepest(slopes: Float32Array) -> tuple[Float32Array, Float32Array, FloatArray]:
    """Return the greatest singular value of each matrix (2, m), the change (m,) there, and its direction."""
    squares = np.einsum("pim,pjm->pij", slopes, slopes)
    values, vectors = np.linalg.eigh(squares.astype(np.float64))
    directions = vectors[:, :, 1]
    changes = np.einsum("pi,pim->pm", directions.astype(np.float32), slopes)
    return np.sqrt(np.maximum(values[:, 1], 0.0)).astype(np.float32), changes, directions


def _improved(slopes: Float32Array, sums: Float32Array) -> tuple[IntArray, FloatArray, Float32Array]:
    """Return the places and directions that add most along each of some sums (s, m), and the new sums.

    Places are indices, shape (K, s), and directions have the shape (K, s, 2).
    """
    towards = sums.T / np.maximum(np.linalg.norm(sums, axis=1), np.float32(1e-30))
    places, directions, new = [], [], np.zeros_like(sums)
    for each in slopes:
        along = each @ towards
        at = np.square(along).sum(axis=1).argmax(axis=0)
        unit = along[at, :, np.arange(len(sums))]
        unit = unit / np.maximum(np.linalg.norm(unit, axis=1), np.float32(1e-30))[:, None]
        new += np.einsum("si,sim->sm", unit, each[at])
        places.append(at)
        directions.append(unit)
    return np.array(places), np.array(directions, dtype=np.float64), new


def _measure(problem: _Problem, found: _Found, volumes: FloorVolumes) -> tuple[FloatArray, FloatArray]:
    """Return the change of readings per metre for each walk, and the readings of one person, (2, m) each."""
    ages, half = problem.ages, 0.5 * problem.step
    sources = []
    for k in range(len(ages)):
        ends = [walk.places[k] + side * walk.directions[k] for side in (half, -half) for walk in found.walks]
        there, here = np.split(volumes.cubics(np.array(ends))[0].toarray().T, 2, axis=1)
        sources.append(np.concatenate([(there - here) / problem.step, here], axis=1))
    heat = np.asarray(volumes.factors(problem.loss).solve(sources[-1]))
    for k in range(len(ages) - 2, -1, -1):
        heat = volumes.evolve(heat, sources[k], ages[k + 1] - ages[k], _STEPS_A_SLICE, problem.loss)
    heat = volumes.evolve(heat, np.zeros_like(heat), problem.floor.age, _STEPS_OF_AGE, 0.0)
    readings = (volumes.at_sensors(problem.sensors) @ heat).T * problem.floor.strength
    return readings[:2], readings[2:]

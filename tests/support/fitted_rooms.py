"""A small room to calibrate, and models of it that are fast enough for many fits.

`Interpolated` is the real model between Chebyshev nodes. `plain_model` is a formula with the same parameters.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace
from itertools import product
from typing import NamedTuple

import numpy as np
import scipy

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import FloorDomain
from heatcloak_aggregator.domains.floor.fields import Resolvent, modes, pulses
from heatcloak_aggregator.domains.floor.heat_grid import HeatGrid
from heatcloak_aggregator.domains.floor.slopes import MARGIN, sample_points
from heatcloak_aggregator.fit.fitted_room import FittedRoom, FittedSensor
from heatcloak_aggregator.fit.floor import plan_hash
from heatcloak_aggregator.fit.observations import HeaterTrials
from heatcloak_aggregator.fit.room_model import RoomModel, RoomParameters
from heatcloak_aggregator.fit.solve import Uncertain
from heatcloak_aggregator.plans.plan import Door, FloorPlan, Room, Sensor, Wall

SMALL = FloorPlan(
    name="small",
    outline=((0.0, 0.0), (6.0, 0.0), (6.0, 4.0), (0.0, 4.0)),
    walls=(Wall("middle", ((3.5, 0.0), (3.5, 4.0))), Wall("side", ((3.5, 2.2), (6.0, 2.2)))),
    doors=(Door("living", (3.5, 1.0), 0.9), Door("inner", (4.6, 2.2), 0.9)),
    rooms=(Room("living", at=(1.0, 2.0)), Room("bath", at=(5.0, 1.0)), Room("bedroom", at=(5.0, 3.0))),
    sensors=tuple(
        Sensor(f"n{number:02}", at)
        for number, at in enumerate(
            ((0.8, 0.8), (0.8, 3.2), (2.7, 1.6), (2.6, 3.3), (4.8, 0.9), (4.9, 3.1)), 1
        )
    ),
)
"""6 m by 4 m: three rooms, two open doors and six sensors."""
POSITIONS = np.array(
    [
        *((0.5, 0.5), (0.5, 2.0), (0.6, 3.5), (1.6, 0.9), (1.7, 2.2), (1.6, 3.3), (2.9, 0.8), (2.9, 2.6)),
        *((4.2, 1.0), (5.5, 1.2), (4.2, 3.0), (5.6, 3.2)),
    ]
)
"""Twelve positions of the heater in `SMALL`."""
_LENGTHS = (math.log(0.7), math.log(30.0))
_HALF = 0.3
"""The second variable is κ/(κ + this), from 0 to 1: responses are rational in κ with poles below 0."""
_SPREADS = (math.log(0.02), math.log(3.0))
_COUNTS = (10, 11, 7)
"""Chebyshev nodes of log ℓ, κ/(κ + `_HALF`) and log T."""
_DOOR_COUNTS = (8, 8, 5, 7)
"""The same of a floor with a shut door, and of κ/(κ + `_HALF`) of that door."""
_SLOPE_LENGTHS = np.linspace(math.log(2.6), math.log(6.2), 5)
_SLOPE_ROOTS = np.linspace(0.0, 0.9, 7)
_FEW_SLOPE_ROOTS = np.linspace(0.0, 0.8, 4)
_SLOPE_DOORS = np.linspace(0.0, 0.99, 6)
_RATIO, _LAST, _SHIFTS = 1.3, 8.0, 7
_KEPT = 0.6
"""Share of the greatest squared slope from which on a point is kept: weights are within some percent."""


def plain_model(sensors: FloatArray, positions: FloatArray, n_doors: int = 0) -> RoomModel:
    """Return a model in closed form: heat falls with the distance, and a wall at x = 3.5 halves it.

    Args:
        sensors: x and y, shape (m, 2).
        positions: of the heater, shape (k, 2).
        n_doors: how many of the last doors of `SMALL` are shut, with a conductance of their own.
    """
    apart = sensors[:, None] - positions[None, :]
    squares = np.square(apart).sum(axis=2)
    across = (sensors[:, None, 0] < 3.5) != (positions[None, :, 0] < 3.5)
    is_east = (sensors[:, None, 0] > 3.5) & (positions[None, :, 0] > 3.5)
    behind = [
        across & (positions[None, :, 1] < 2.0),
        is_east & ((sensors[:, None, 1] < 2.2) != (positions[None, :, 1] < 2.2)),
    ]

    def responses(parameters: RoomParameters) -> FloatArray:
        length, conductance, spread, doors = parameters
        found = np.log1p(0.1 * length**2 / (squares + spread)) * np.where(across, _passed(conductance), 1.0)
        for pairs, door in zip(
            behind[len(behind) - n_doors :], doors or (conductance,) * n_doors, strict=True
        ):
            found *= np.where(pairs, _passed(door), 1.0)
        return np.asarray(found)

    def sensitivity(parameters: RoomParameters, weights: FloatArray) -> float:
        walls = parameters.conductance / (parameters.conductance + 0.3)
        return math.sqrt(parameters.length * float(np.square(weights).mean())) * (
            1.0 - 0.4 * math.sqrt(walls)
        )

    return RoomModel(
        responses, sensitivity, lambda parameters: np.full(len(sensors), 1.0 / len(sensors)), n_doors
    )


def _passed(conductance: float) -> float:
    return (0.2 + conductance) / (0.4 + conductance)


def trials_of(
    model: RoomModel, room: RoomParameters, rng: np.random.Generator, noise: float = 0.02
) -> tuple[HeaterTrials, FloatArray]:
    """Return readings of a heater of 500 W at `POSITIONS`, and the true strengths of the sensors in them."""
    responses = model.responses(room)
    strengths = rng.uniform(3.0, 7.0) * np.exp(0.1 * rng.standard_normal(len(responses)))
    rises = strengths[:, None] * responses + noise * rng.standard_normal(responses.shape)
    count = responses.shape[1]
    return HeaterTrials(POSITIONS[:count], np.full(count, 500.0), rises, np.array(noise)), strengths


def random_parameters(rng: np.random.Generator) -> RoomParameters:
    """Return a length around 4 m, insulated to conducting walls, and a spread of the heater."""
    return RoomParameters(
        math.exp(rng.uniform(math.log(3.2), math.log(5.0))), rng.uniform(0.0, 0.3), rng.uniform(0.1, 0.3)
    )


class _Slopes(NamedTuple):
    """What the greatest slope is computed from at one length and conductance.

    Attributes:
        length: ℓ.
        times: ages beyond the least, shape (t,).
        left: share of heat that is left at each.
        squares: for each time, the products of derivatives by x and x, x and y, and y and y of each sensor
            at each point kept, shape (3, points, m).
        still: the same in the steady state.
    """

    length: float
    times: FloatArray
    left: FloatArray
    squares: tuple[FloatArray, ...]
    still: FloatArray


class Interpolated:
    """The model of a floor: responses by Chebyshev polynomials, slopes linearly in log ℓ and √κ.

    Args:
        domain: the floor.
        positions: of the heater, shape (k, 2).
        age: the declared least spread.
        with_slopes: whether the sensitivity is needed; otherwise it is 1 everywhere.
        shut_door: which wall of the floor is a shut door with its own conductance; None for none.
    """

    def __init__(
        self,
        domain: FloorDomain,
        positions: FloatArray,
        age: float = 0.25,
        *,
        with_slopes: bool = True,
        shut_door: int | None = None,
    ) -> None:
        self._n_sensors = domain.n_sensors
        self._has_door = shut_door is not None
        counts = _DOOR_COUNTS if self._has_door else (*_COUNTS, 1)
        spans = (_LENGTHS, (0.0, 1.0), _SPREADS, (0.0, 1.0))
        lengths, walls, spreads, doors = (
            _nodes(count, *span) for count, span in zip(counts, spans, strict=True)
        )
        values = np.empty((*counts, domain.n_sensors, len(positions)))
        for (index, wall), (door_index, door) in product(enumerate(walls), enumerate(doors)):
            grid = _grid(domain, _conductance(wall), shut_door, _conductance(door))
            read = np.ascontiguousarray(grid.interpolation(domain.sensors).toarray().T)
            fields = np.hstack([pulses(grid, positions, math.exp(spread)) for spread in spreads])
            for row, length in enumerate(lengths):
                # The resolvent is symmetric, and there are fewer sensors than fields.
                found = np.log(Resolvent(grid, math.exp(-2.0 * length)).solve(read).T @ fields)
                values[row, index, :, door_index] = np.stack(np.split(found, len(spreads), axis=1))
        self._coefficients = values
        for axis in range(4):
            self._coefficients = scipy.fft.dct(self._coefficients, axis=axis, type=2) / values.shape[axis]
            self._coefficients[(slice(None),) * axis + (0,)] *= 0.5
        self._slopes: dict[tuple[int, ...], _Slopes] = {}
        self._slope_axes: tuple[FloatArray, ...] = (_SLOPE_LENGTHS, _SLOPE_ROOTS)
        if self._has_door:
            self._slope_axes = (_SLOPE_LENGTHS, _FEW_SLOPE_ROOTS, _SLOPE_DOORS)
        for at in product(*(range(len(axis)) for axis in self._slope_axes)) if with_slopes else ():
            length, root, *door = (axis[index] for axis, index in zip(self._slope_axes, at, strict=True))
            grid = _grid(domain, root**2, shut_door, *map(_conductance, door))
            self._slopes[at] = _slopes_at(domain, grid, math.exp(length), age)

    @property
    def model(self) -> RoomModel:
        """Return the model."""
        return RoomModel(self.responses, self.sensitivity, self.shares, int(self._has_door))

    def responses(self, parameters: RoomParameters) -> FloatArray:
        """See `RoomModel`; beyond its box, that of the nearest point of the box."""
        found = self._coefficients
        for value, (low, high) in (
            (math.log(parameters.length), _LENGTHS),
            (_wall_share(parameters.conductance), (0.0, 1.0)),
            (math.log(parameters.spread), _SPREADS),
            (_wall_share(self._door(parameters)), (0.0, 1.0)),
        ):
            at = min(max((2.0 * value - low - high) / (high - low), -1.0), 1.0)
            found = np.tensordot(np.cos(np.arange(found.shape[0]) * math.acos(at)), found, 1)
        return np.asarray(np.exp(found))

    def sensitivity(self, parameters: RoomParameters, weights: FloatArray) -> float:
        """See `RoomModel`."""
        if not self._slopes:
            return 1.0
        cells = [
            _cell(axis, value)
            for axis, value in zip(self._slope_axes, self._slope_values(parameters), strict=True)
        ]
        found = 0.0
        for corner in product((0, 1), repeat=len(cells)):
            share = math.prod(
                part if step else 1.0 - part for step, (_, part) in zip(corner, cells, strict=True)
            )
            at = tuple(step + index for step, (index, _) in zip(corner, cells, strict=True))
            found += share * math.log(_greatest(self._slopes[at], weights))
        return math.exp(found)

    def _door(self, parameters: RoomParameters) -> float:
        """Return the conductance of the shut door; it is that of the walls if it has none of its own."""
        return parameters.doors[0] if parameters.doors else parameters.conductance

    def _slope_values(self, parameters: RoomParameters) -> list[float]:
        values = (
            math.log(parameters.length),
            math.sqrt(parameters.conductance),
            _wall_share(self._door(parameters)),
        )
        return list(values[: len(self._slope_axes)])

    def shares(self, parameters: RoomParameters) -> FloatArray:
        """See `RoomModel`: of the nearest node, and of people who stand still, as there."""
        if not self._slopes:
            return np.full(self._n_sensors, 1.0 / self._n_sensors)
        nearest = (
            int(np.abs(axis - value).argmin())
            for axis, value in zip(self._slope_axes, self._slope_values(parameters), strict=True)
        )
        xx, xy, yy = self._slopes[tuple(nearest)].still
        at = int(_squares(xx.sum(1), xy.sum(1), yy.sum(1)).argmax())
        sums = np.array([[xx[at].sum(), xy[at].sum()], [xy[at].sum(), yy[at].sum()]])
        along, across = np.linalg.eigh(sums)[1][:, -1]
        shares = along**2 * xx[at] + 2.0 * along * across * xy[at] + across**2 * yy[at]
        return np.asarray(shares / shares.sum())


def _grid(
    domain: FloorDomain, conductance: float, shut_door: int | None = None, door: float = 0.0
) -> HeatGrid:
    walls = [wall._replace(conductance=conductance) for wall in domain.shape.walls]
    if shut_door is not None:
        walls[shut_door] = walls[shut_door]._replace(conductance=door)
    return HeatGrid(replace(domain.shape, walls=tuple(walls)), 0.5 * domain.grid)


def _wall_share(conductance: float) -> float:
    return conductance / (conductance + _HALF)


def _conductance(share: float) -> float:
    return _HALF * share / (1.0 - share)


def _nodes(count: int, low: float, high: float) -> FloatArray:
    """Return Chebyshev nodes, from high to low."""
    angles = (np.arange(count) + 0.5) * (math.pi / count)
    return np.asarray(0.5 * (low + high) + 0.5 * (high - low) * np.cos(angles))


def _cell(nodes: FloatArray, value: float) -> tuple[int, float]:
    """Return the number of an interval of nodes, and where the value is in it; linear beyond the ends."""
    index = int(np.clip(np.searchsorted(nodes, value) - 1, 0, len(nodes) - 2))
    return index, float((value - nodes[index]) / (nodes[index + 1] - nodes[index]))


def _slopes_at(domain: FloorDomain, grid: HeatGrid, length: float, age: float) -> _Slopes:
    """Return derivatives of the readings at the steepest points, of which `slopes` takes the greatest."""
    by_x, by_y = grid.gradient(sample_points(domain.shape, domain.grid))
    last = _LAST * length**2
    first = min(age / 16.0, last / 2.0)
    count = 2 + math.ceil(math.log(last / first) / math.log(_RATIO))
    times = np.concatenate([[0.0], np.geomspace(first, last, count)])
    resolvents = [Resolvent(grid, s) for s in np.geomspace(4.0 / age, length**-2.0, _SHIFTS)]
    fields = pulses(grid, domain.sensors, age)
    known = modes(grid, fields, resolvents)
    along_x, along_y = by_x @ known.vectors, by_y @ known.vectors
    squares = []
    for time in times:
        amplitudes = known.amplitudes(float(time))
        squares.append(_steepest(along_x @ amplitudes, along_y @ amplitudes))
    steady = resolvents[-1].solve(fields)
    still = _steepest(by_x @ steady, by_y @ steady)
    return _Slopes(length, times, np.exp(-times / length**2), tuple(squares), still)


def _steepest(by_x: FloatArray, by_y: FloatArray) -> FloatArray:
    products = np.stack([by_x**2, by_x * by_y, by_y**2])
    squares = _squares(*products.sum(axis=2))
    return np.asarray(products[:, squares >= _KEPT * squares.max()])


def _squares(xx: FloatArray, xy: FloatArray, yy: FloatArray) -> FloatArray:
    return np.asarray(0.5 * (xx + yy) + np.hypot(0.5 * (xx - yy), xy))


def _greatest(slopes: _Slopes, weights: FloatArray) -> float:
    squared = np.square(weights)
    pulses_at = np.array([math.sqrt(_squares(*(each @ squared)).max()) for each in slopes.squares])
    still = math.sqrt(_squares(*(slopes.still @ squared)).max())
    tail = float(pulses_at[-1] * slopes.left[-1]) * slopes.length**2
    walking = float(np.trapezoid(pulses_at * slopes.left, slopes.times)) + tail
    return MARGIN * max(walking, still)


def fit_of_plan(
    plan: FloorPlan, sensors: Iterable[tuple[str, float, float]], source: str = "fit"
) -> FittedRoom:
    """Return an accepted fit of a plan, without positions; each sensor has a name, a gain and a baseline."""
    return FittedRoom(
        plan=plan.name,
        plan_hash=plan_hash(plan),
        age=0.25,
        watts=500.0,
        length=Uncertain(3.1, 2.9, 3.3),
        walls=Uncertain(0.1, 0.05, 0.2),
        conductance=Uncertain(80.0, 75.0, 85.0),
        spread=Uncertain(0.2, 0.1, 0.4),
        discrepancy=0.02,
        margin=1.1,
        sensors=tuple(FittedSensor(name, gain, 0.01, baseline) for name, gain, baseline in sensors),
        positions=(),
        source=source,
    )

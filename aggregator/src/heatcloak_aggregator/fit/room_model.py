"""The model of heat that is fitted: rises of the sensors for a heater, and the sensitivity to people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import FloorDomain
from heatcloak_aggregator.domains.floor.fields import Resolvent, pulses
from heatcloak_aggregator.domains.floor.geometry import FloorShape
from heatcloak_aggregator.domains.floor.heat_grid import HeatGrid
from heatcloak_aggregator.domains.floor.slopes import slope_bounds, slope_shares

_KEPT = 32
"""Responses that are kept: a fit asks for the same ones several times."""


class RoomParameters(NamedTuple):
    """What a fit finds out about a room, apart from gains.

    Attributes:
        length: ℓ, how far heat spreads before it is lost, in metres.
        conductance: of all walls, in 1/m.
        spread: of the heater's own heat, in m².
        doors: conductance of each shut door in 1/m; none if shut doors conduct like walls.
    """

    length: float
    conductance: float
    spread: float
    doors: tuple[float, ...] = ()


@dataclass(frozen=True)
class RoomModel:
    """The functions of the parameters that a fit needs; each may be replaced by an approximation.

    Attributes:
        responses: returns the rise of each sensor for a heater of unit strength at each position, shape
            (m, k).
        sensitivity: returns the greatest change of the readings per metre that a person of unit strength is
            elsewhere, for a factor of each sensor's reading, shape (m,).
        shares: returns the share of each sensor in the square of the sensitivity with factors of 1, which is
            the derivative of its logarithm by that of the factor, shape (m,).
        n_doors: number of shut doors that have a conductance of their own.
    """

    responses: Callable[[RoomParameters], FloatArray]
    sensitivity: Callable[[RoomParameters, FloatArray], float]
    shares: Callable[[RoomParameters], FloatArray]
    n_doors: int = 0


def room_model(
    domain: FloorDomain,
    positions: FloatArray,
    age: float,
    shut_doors: Sequence[int] = (),
    *,
    side: float | None = None,
) -> RoomModel:
    """Return the model of a floor.

    Args:
        domain: the floor; the conductance of its walls is replaced.
        positions: x and y of the heater, shape (k, 2).
        age: the declared least spread of the heat of people, in m².
        shut_doors: which walls of the floor are shut doors with a conductance of their own.
        side: side of the heat cells of responses in metres; None for half of the side of the floor's own.
    """
    step = 0.5 * domain.grid if side is None else side

    @lru_cache(maxsize=_KEPT)
    def responses(parameters: RoomParameters) -> FloatArray:
        grid = HeatGrid(_conducting(domain.shape, parameters, shut_doors), step)
        pulse = pulses(grid, positions, parameters.spread)
        steady = Resolvent(grid, parameters.length**-2.0).solve(pulse)
        return np.asarray(grid.interpolation(domain.sensors) @ steady)

    def sensitivity(parameters: RoomParameters, weights: FloatArray) -> float:
        greatest = float(weights.max())
        return greatest * max(
            slope_bounds(
                _conducting(shape, parameters, shut_doors),
                domain.sensors,
                domain.grid,
                age,
                parameters.length,
                weights / greatest,
            ).walking
            for shape in domain.door_states
        )

    def shares(parameters: RoomParameters) -> FloatArray:
        shape = _conducting(domain.shape, parameters, shut_doors)
        return slope_shares(shape, domain.sensors, domain.grid, age, parameters.length)

    return RoomModel(responses, sensitivity, shares, len(shut_doors))


def _conducting(shape: FloorShape, parameters: RoomParameters, shut_doors: Sequence[int]) -> FloorShape:
    """Return a floor whose walls and shut doors have the conductances of ``parameters``."""
    walls = [wall._replace(conductance=parameters.conductance) for wall in shape.walls]
    if parameters.doors:
        for index, conductance in zip(shut_doors, parameters.doors, strict=True):
            walls[index] = walls[index]._replace(conductance=conductance)
    return replace(shape, walls=tuple(walls))

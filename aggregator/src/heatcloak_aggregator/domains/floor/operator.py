"""Heat on a floor as operators: a pulse that spreads, and the steady state of people who radiate.

A person radiates all the time, and a room loses heat. With L = −∇², in which walls count, the excess
temperature of a person of unit power who stands at x is, at a sensor at s,

    A(s, x) = [e^{−T₀L}(L + 1/ℓ²)⁻¹](s, x),

with the loss length ℓ: heat that spreads for the time τ, in units of squared metres, is lost by e^{−τ/ℓ²}. T₀
is the least spread, that of the body and its plume. Without it (T₀ = 0) the reading of a sensor next to a
person has no bound.

A is symmetric, so that row j of it is the field of a source at sensor j.
"""

from __future__ import annotations

import math
from abc import abstractmethod
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arguments import check_scales, check_spread
from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains.floor.fields import Resolvent, pulses
from heatcloak_aggregator.domains.floor.geometry import points_array
from heatcloak_aggregator.domains.floor.heat_grid import HeatGrid
from heatcloak_aggregator.domains.floor.slopes import pulse_bound, sample_points, slope_bounds
from heatcloak_aggregator.domains.operator import Operator, check_entries
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.rounding import round_up

if TYPE_CHECKING:
    from heatcloak_aggregator.domains.floor.domain import FloorDomain
    from heatcloak_aggregator.domains.graph import GraphDomain

_LENGTHS = (0.1, 100.0)
_AGES = (0.02, 100.0)
_STRENGTHS = (1e-6, 1e6)
_MOST_SLOPES = 1 << 22
_WEIGHT_STEPS = 2.0**20
_HALF_ROOT = math.sqrt(0.5)


class FloorOperator(Operator):
    """Common part of the operators on a floor: fields of the sensors, and bounds of their slopes."""

    domain: FloorDomain
    posterior_model = "vertices"

    def __getstate__(self) -> dict[str, Any]:
        kept = super().__getstate__()
        kept.pop("fields", None)
        return kept

    @property
    def motion_model(self) -> None:
        """Return None: rounds are minutes apart, in which people walk anywhere."""

    @property
    def graph(self) -> GraphDomain:
        """Return the graph of places, with the lengths of ways."""
        return self.domain.walking

    @cached_property
    def fields(self) -> FloatArray:
        """Return `compute_fields` over the floor's own heat cells."""
        return self.compute_fields(self.domain.heat_grid)

    def readings_at(self, points: npt.ArrayLike) -> FloatArray:
        """Return the readings of a source of intensity 1 at each of ``points`` (p, 2), shape (p, m).

        Raises:
            ParameterError: a point is not on the floor.
        """
        grid = self.domain.heat_grid
        return np.asarray(grid.interpolation(points_array("the points", points)) @ self.fields)

    def compute_matrix(self) -> FloatArray:
        """Return the matrix A, shape (m, n), computed anew."""
        what = "the heat of all sensors in all cells"
        check_entries(what, self.domain.n_sensors, self.domain.heat_grid.size, "choose a coarser grid")
        return np.ascontiguousarray(self.readings_at(self.domain.places).T)

    def move_slopes(self) -> FloatArray | None:
        """Return the change of the readings per metre of moves in four directions, shape (p, m).

        None if there are more than 2²² of them.
        """
        slopes = self._slopes_at(sample_points(self.domain.shape, self.domain.cell))
        return slopes if slopes.size <= _MOST_SLOPES else None

    def _slopes_at(self, points: FloatArray) -> FloatArray:
        grid = HeatGrid(self.domain.shape, 0.5 * self.domain.grid)
        fields = self.compute_fields(grid)
        by_x, by_y = (matrix @ fields for matrix in grid.gradient(points))
        diagonals = (by_x + by_y) * _HALF_ROOT, (by_x - by_y) * _HALF_ROOT
        return np.concatenate([by_x, by_y, *diagonals])

    @abstractmethod
    def compute_fields(self, grid: HeatGrid) -> FloatArray:
        """Return the field of each sensor, times the roots of the areas of a grid's cells, shape (N, m)."""

    @abstractmethod
    def greatest_slope(self, weights: FloatArray, *, walking: bool) -> float:
        """Return an upper bound of the change of weighted readings per metre.

        Args:
            weights: the factor of each sensor's reading, shape (m,).
            walking: whether people may walk, so that their trails differ too; else they stand still.
        """

    def sensitivity(self, alpha: float, off_grid: bool = False) -> float:
        """Return Δ₂, the greatest ℓ₂ change of readings between ``alpha``-neighbours, as an upper bound.

        People may stand anywhere in the walking space, and moves are lengths of ways within it.

        Args:
            alpha: radius α ≥ 0 of the promise in metres.
            off_grid: whether people may have walked before: their ways are never more than α apart.
                Otherwise they have stood still since long before the reading.

        Returns:
            Δ₂ in units of reading; see `slopes.slope_bounds` on how it is bounded.

        Raises:
            ParameterError: ``alpha`` is out of range, see `FloorDomain.check_alpha`.
        """
        return self.weighted_sensitivity(alpha, np.ones(self.domain.n_sensors), off_grid)

    def weighted_sensitivity(self, alpha: float, scales: npt.ArrayLike, off_grid: bool = False) -> float:
        """Return the greatest change of readings between ``alpha``-neighbours, in units of the noise.

        See `sensitivity` for the arguments, and `Operator.weighted_sensitivity`.
        """
        radius = self.domain.check_alpha(alpha)
        given = check_scales(scales, self.domain.n_sensors)
        if radius == 0.0:
            return 0.0
        least = float(given.min())
        # Rounded up to few values: scales that differ by rounding only have the same slope, which is cached.
        weights = np.minimum(np.ceil(least / given * _WEIGHT_STEPS) / _WEIGHT_STEPS, 1.0)
        return round_up(radius * self.greatest_slope(weights, walking=off_grid) / least)


class PulseOperator(FloorOperator):
    """Heat of a pulse after the spread T, A = e^{−TL}, in 1/m².

    A pulse leaves no trail: people who walk and who stand still are the same.

    Args:
        domain: the floor.
        spread: T in m², from 0.02 to 100.

    Raises:
        ParameterError: ``spread`` is out of range.
    """

    def __init__(self, domain: FloorDomain, spread: float) -> None:
        super().__init__(domain, _within("spread", spread, _AGES))

    def __repr__(self) -> str:
        return f"PulseOperator({self.domain!r}, spread={self.spread!r})"

    def compute_fields(self, grid: HeatGrid) -> FloatArray:
        """See `FloorOperator`."""
        return pulses(grid, self.domain.sensors, self.spread)

    def greatest_slope(self, weights: FloatArray, *, walking: bool) -> float:
        """Return an upper bound of the change of weighted readings per metre."""
        domain = self.domain
        return max(
            pulse_bound(shape, domain.sensors, domain.grid, self.spread, weights)
            for shape in domain.door_states
        )


class SteadyOperator(FloorOperator):
    """Heat of people who radiate all the time, A = strength·e^{−T₀L}(L + 1/ℓ²)⁻¹.

    Args:
        domain: the floor.
        length: ℓ, how far heat spreads before it is lost, from 0.1 to 100 metres.
        age: T₀, the least spread of the heat of a body and its plume, from 0.02 to 100 m².
        strength: the power of a person of intensity 1 over the conductance of the air on the floor: with
            watts and watts per kelvin, readings are in kelvins.

    Raises:
        ParameterError: a number is out of range.
    """

    intensities = (0.6, 1.0)
    """Range of an unknown intensity; 1 is the greatest power of a person. With [0.2, 1], mean errors were 3
    to 8 % larger for people in this range."""

    def __init__(self, domain: FloorDomain, length: float, age: float, strength: float = 1.0) -> None:
        super().__init__(domain, _within("age", age, _AGES))
        self.length = _within("length", length, _LENGTHS)
        self.strength = _within("strength", strength, _STRENGTHS)

    def __repr__(self) -> str:
        return (
            f"SteadyOperator({self.domain!r}, length={self.length!r}, age={self.spread!r}, "
            f"strength={self.strength!r})"
        )

    def compute_fields(self, grid: HeatGrid) -> FloatArray:
        """See `FloorOperator`."""
        pulse = pulses(grid, self.domain.sensors, self.spread)
        return Resolvent(grid, self.length**-2.0).solve(pulse) * self.strength

    def greatest_slope(self, weights: FloatArray, *, walking: bool) -> float:
        """Return an upper bound of the change of weighted readings per metre."""
        domain = self.domain
        bounds = [
            slope_bounds(shape, domain.sensors, domain.grid, self.spread, self.length, weights)
            for shape in domain.door_states
        ]
        return self.strength * max(each.walking if walking else each.still for each in bounds)


def _within(name: str, value: float, limits: tuple[float, float]) -> float:
    number = check_spread(value, f"a {name}")
    if not limits[0] <= number <= limits[1]:
        raise ParameterError(f"{name} is {value!r}: give a number from {limits[0]:g} to {limits[1]:g}")
    return number

"""Heat on the unit interval: Gilbert & McMillan 2018, section 4."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arguments import (
    check_alpha,
    check_columns,
    check_index,
    check_reach,
    check_scales,
    check_spread,
    real_array,
    unit_columns,
)
from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains.factorisation import Factorisation, factor_smooth, nodes_for
from heatcloak_aggregator.domains.operator import Domain, Operator, check_entries
from heatcloak_aggregator.domains.steepest_slope import steepest_slope
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.sanitize import sanitize

_SMALL = 1 << 17
"""Most entries of a matrix that is factored directly, in milliseconds, even if it is smooth."""
_ROUND_UP = 1.0 + 2.0**-42
"""Factor for the rounding of places, exponentials and sums: a computed sensitivity is never too small."""
_PLACES_PER_WIDTH = 50.0
"""Listed moves per √T of the interval: between them, the greatest slope is within 1e-4."""
_MOST_SLOPES = 1 << 23
"""Most entries of the list of moves, 64 MB."""
_SPREAD = "T = diffusivity·time"


@dataclass(frozen=True)
class IntervalDomain(Domain):
    """The unit interval with sources at i/n and sensors at j/m, i and j counted from 1.

    Attributes:
        n_sources: n, the number of possible source locations, at least 1.
        n_sensors: m, the number of sensors, at least 1.

    Raises:
        ParameterError: if either number is not a positive integer.
    """

    n_sources: int = 100
    n_sensors: int = 50

    def __post_init__(self) -> None:
        for name in ("n_sources", "n_sensors"):
            value = getattr(self, name)
            if isinstance(value, bool) or not isinstance(value, (int, np.integer)) or value < 1:
                raise ParameterError(f"{name} is {sanitize(value)}: give a positive integer")
            object.__setattr__(self, name, int(value))

    @cached_property
    def source_places(self) -> FloatArray:
        """Return the source locations i/n for i = 1…n, shape (n,)."""
        return _places(self.n_sources)

    @cached_property
    def sensor_places(self) -> FloatArray:
        """Return the sensor places j/m for j = 1…m, shape (m,)."""
        return _places(self.n_sensors)

    def distance(self, i: int, j: int) -> float:
        """Return |xᵢ − xⱼ| for the source locations of 0-based index i and j.

        Raises:
            ParameterError: if an index is not an integer in 0…n−1.
        """
        one, other = (check_index("source location", index, self.n_sources) for index in (i, j))
        return abs(one - other) / self.n_sources

    def check_alpha(self, alpha: float) -> float:
        """Return the radius of a promise as a float.

        Raises:
            ParameterError: if it is not a number in [0, 1]: no person moves further than the whole interval.
        """
        radius = check_alpha(alpha)
        check_reach(radius, 1.0, "the length of the interval")
        return radius

    def transport_cost(self, a: FloatArray, b: FloatArray) -> float:
        """Return the area between the cumulative functions of two vectors (n,) of mass one.

        Optimal transport on a line is monotone; the cost is in lengths of the interval.
        """
        surplus = np.cumsum(a - b)[:-1]
        return float(np.abs(surplus).sum()) / self.n_sources

    def operator(self, spread: float) -> IntervalOperator:
        """Return the diffusion operator for ``spread`` T = μt, in squared lengths of the interval."""
        return IntervalOperator(self, spread)

    def joint_sensitivity(self, alpha: float, spreads: Sequence[float]) -> float:
        """Return Δ₂ of the readings at several ``spreads``, as one vector, for sources anywhere.

        It is α·sup √Σₖ‖∂A(Tₖ)/∂x‖₂² over x in [0, 1], one place for all spreads: at most the root of the sum
        of squares of each spread's ``sensitivity(alpha, off_grid=True)``.

        Args:
            alpha: radius α of the promise, 0 ≤ α ≤ 1, intensity times length.
            spreads: T₁, T₂, …, at least one.

        Returns:
            Δ₂ in units of reading, rounded up by less than 1e-6 relatively.

        Raises:
            ParameterError: if ``alpha`` is not in [0, 1], or ``spreads`` is empty or contains a wrong value.
        """
        radius = self.check_alpha(alpha)
        if real_array("the spreads", spreads).shape in ((), (0,)):
            raise ParameterError("spreads is empty or one number: give a list of at least one")
        for spread in spreads:
            check_spread(spread, _SPREAD)
        rounding = _ROUND_UP + len(spreads) * 2.0**-50
        return radius * steepest_slope(self.sensor_places, spreads) * rounding


class IntervalOperator(Operator):
    """The free heat kernel on the interval, A[j, i] = g(i/n − j/m, T), g(x, T) = exp(−x²/4T)/√(4πT).

    Raises:
        ParameterError: if ``spread`` is not a number between 1e-12 and 1e12.
    """

    domain: IntervalDomain
    posterior_model = "interval"

    def __init__(self, domain: IntervalDomain, spread: float) -> None:
        super().__init__(domain, check_spread(spread, _SPREAD))

    def __repr__(self) -> str:
        return f"IntervalOperator({self.domain!r}, spread={self.spread!r})"

    def compute_matrix(self) -> FloatArray:
        """Return the matrix A, shape (m, n), computed anew."""
        check_entries("a matrix", *self.shape, "recover without it, or choose fewer sources or sensors")
        return self._kernel(self.domain.source_places - self.domain.sensor_places[:, None])

    def columns(self, indices: IntArray) -> FloatArray:
        """Return the columns ``indices`` (p,) of A, 0-based, shape (m, p), as exact as the matrix.

        Raises:
            ParameterError: if they are not a vector of integers, or A has no such column.
        """
        indices = check_columns(indices, self.domain.n_sources)
        if self._matrix is not None:
            # In the same memory order as below: sums over it must not depend on earlier calls.
            return np.take(self._matrix, indices, axis=1)
        return self._kernel(self.domain.source_places[indices] - self.domain.sensor_places[:, None])

    def _factor(self) -> Factorisation:
        """Factor A; for larger matrices, from the few columns that determine a smooth kernel."""
        sensors, sources = self.shape
        nodes = nodes_for(self.spread)
        if sensors * sources <= _SMALL or nodes >= min(sensors, sources):
            check_entries(
                f"the matrix at spread {self.spread:g}",
                sensors,
                sources,
                "choose a larger spread, or fewer sources or sensors",
            )
            return super()._factor()
        remedy = "choose a larger spread, or fewer sources or sensors"
        check_entries(f"preparing spread {self.spread:g}", max(sensors, sources), nodes, remedy)
        return factor_smooth(self.responses, self.domain.source_places, nodes)

    def responses(self, places: npt.ArrayLike) -> FloatArray:
        """Return the clean readings of a unit source at each of ``places`` (p,) in [0, 1], shape (p, m)."""
        return self._kernel(self._offsets(places))

    def slopes(self, places: npt.ArrayLike) -> FloatArray:
        """Return the derivatives of `responses` in the place, ∂g(x − j/m, T)/∂x, shape (p, m)."""
        offsets = self._offsets(places)
        return self._kernel(offsets) * offsets / (-2.0 * self.spread)

    def _offsets(self, places: npt.ArrayLike) -> FloatArray:
        array = real_array("the places", places)
        if array.ndim != 1:
            raise ParameterError(f"the places have shape {array.shape}: give one number for each, shape (p,)")
        return array[:, None] - self.domain.sensor_places

    def _kernel(self, offsets: FloatArray) -> FloatArray:
        scale = 1.0 / math.sqrt(4.0 * math.pi * self.spread)
        return np.exp(-offsets * offsets / (4.0 * self.spread)) * scale

    def peak_reading(self) -> float:
        """Return g(0, T), the reading of a source right at a sensor."""
        return 1.0 / math.sqrt(4.0 * math.pi * self.spread)

    def unit_columns(self) -> FloatArray:
        """Return the columns of A scaled to length one, shape (m, n).

        Only the ratios of a source's readings are used, so that it works even if every reading of a source is
        below the smallest double.
        """
        sources, sensors = self.domain.source_places, self.domain.sensor_places
        exponents = np.square(sources - sensors[:, None]) / (-4.0 * self.spread)
        return unit_columns(np.exp(exponents - exponents.max(axis=0)))

    def sensitivity(self, alpha: float, off_grid: bool = False) -> float:
        """Return Δ₂, the greatest ℓ₂ change of readings between ``alpha``-neighbours (Proposition 5).

        On the grid Δ₂ = α·maxᵢ‖Aᵢ − Aᵢ₊₁‖₂/(1/n). Off the grid Δ₂ = α·sup‖∂A/∂x‖₂ over x in [0, 1], which is
        at least as large because a difference is a mean of slopes.

        Args:
            alpha: radius α of the promise, 0 ≤ α ≤ 1, intensity times length. No person, of intensity at
                most 1, moves further than the whole interval; k people who move take k times the sensitivity.
            off_grid: whether sources may stand anywhere.

        Returns:
            Δ₂ in units of reading, rounded up: on the grid by less than 1e-12, off the grid by less than
            1e-6 relatively. With one source on the grid it is 0.

        Raises:
            ParameterError: if ``alpha`` is not in [0, 1], or ``off_grid`` is not a boolean.
        """
        radius = self._checked_radius(alpha, off_grid)
        slope = self._slope_anywhere if off_grid else self._slope_on_grid
        return radius * slope * _ROUND_UP

    def weighted_sensitivity(self, alpha: float, scales: npt.ArrayLike, off_grid: bool = False) -> float:
        """Return the greatest change of readings between ``alpha``-neighbours, in units of the noise.

        See `Operator.weighted_sensitivity`. It is rounded up as `sensitivity` is; with equal scales it is
        that divided by the scale.
        """
        radius = self._checked_radius(alpha, off_grid)
        noise = check_scales(scales, self.domain.n_sensors)
        least = float(noise.min())
        weights = np.square(least / noise)
        slope = self._weighted_slope_on_grid(weights)
        if off_grid:
            slope = max(slope, steepest_slope(self.domain.sensor_places, (self.spread,), weights))
        return radius * slope * _ROUND_UP / least

    def move_slopes(self) -> FloatArray | None:
        """Return ∂A/∂x at places across the interval, shape (p, m); None if the heat hardly spreads.

        The places are so close that no place between them is much steeper. None is returned for more than
        2²³ numbers.
        """
        places = math.ceil(max(_PLACES_PER_WIDTH / math.sqrt(self.spread), 100.0)) + 1
        if places * self.domain.n_sensors > _MOST_SLOPES:
            return None
        return self.slopes(np.linspace(0.0, 1.0, places))

    def with_radii(self, pieces: Sequence[tuple[float, float, float]]) -> IntervalOperatorWithRadii:
        """Return this operator with moves measured by ∫ds/α(s), for a radius α that depends on the place.

        Args:
            pieces: closed stretches that cover [0, 1], each as its two ends and its radius, above 0.

        Raises:
            ParameterError: if there is no stretch, one is not within [0, 1], or a radius is not in (0, 1].
        """
        return IntervalOperatorWithRadii(self.domain, self.spread, pieces)

    def _checked_radius(self, alpha: float, off_grid: object) -> float:
        radius = self.domain.check_alpha(alpha)
        if not isinstance(off_grid, (bool, np.bool_)):
            raise ParameterError(f"off_grid is {sanitize(off_grid)}: give True or False")
        return radius

    @cached_property
    def _slope_on_grid(self) -> float:
        return self._weighted_slope_on_grid(np.ones(self.domain.n_sensors))

    def _weighted_slope_on_grid(self, weights: FloatArray) -> float:
        sources = self.domain.source_places
        if sources.size == 1:
            return 0.0
        squares = np.zeros(sources.size - 1)
        # One sensor at a time keeps arrays as small as the number of sources.
        for sensor, weight in zip(self.domain.sensor_places, weights, strict=True):
            distance = np.abs(sources - sensor)
            near, far = np.minimum(distance[:-1], distance[1:]), np.maximum(distance[:-1], distance[1:])
            # g(near) − g(far) as a product, as the difference of nearly equal values would cancel.
            share = np.expm1(-(far - near) * (far + near) / (4.0 * self.spread))
            squares += weight * np.square(share * self._kernel(near))
        return float(np.sqrt(squares.max())) * self.domain.n_sources

    @cached_property
    def _slope_anywhere(self) -> float:
        return max(self._slope_on_grid, steepest_slope(self.domain.sensor_places, (self.spread,)))


class IntervalOperatorWithRadii(IntervalOperator):
    """Heat on the interval, with moves measured by ∫ds/α(s): see `IntervalOperator.with_radii`.

    Readings are the same. A move of ``alpha`` is one for which that integral is at most ``alpha``, so that a
    promise with the radii α is one with ``alpha=1``. In the coordinate u = ∫ds/α the slope of the readings is
    α(x)·∂A/∂x.
    """

    def __init__(
        self, domain: IntervalDomain, spread: float, pieces: Sequence[tuple[float, float, float]]
    ) -> None:
        super().__init__(domain, spread)
        if not pieces:
            raise ParameterError("pieces is empty: give at least one stretch")
        for low, high, radius in pieces:
            # Written so that NaN fails it too.
            if not (0.0 <= low < high <= 1.0 and domain.check_alpha(radius) > 0.0):
                raise ParameterError(
                    f"the stretch from {low!r} to {high!r} with radius {radius!r} is wrong: give ends within "
                    "[0, 1] in ascending order, and a radius above 0"
                )
        self.pieces = tuple(pieces)

    def sensitivity(self, alpha: float, off_grid: bool = False) -> float:
        """Return ``alpha``·sup α(x)‖∂A/∂x‖₂, rounded up by less than 1e-6, for sources on or off the grid.

        Raises:
            ParameterError: as `IntervalOperator.sensitivity`.
        """
        return self.weighted_sensitivity(alpha, np.ones(self.domain.n_sensors), off_grid)

    def weighted_sensitivity(self, alpha: float, scales: npt.ArrayLike, off_grid: bool = False) -> float:
        """Return the same with each reading divided by its scale: see `Operator.weighted_sensitivity`."""
        radius = self._checked_radius(alpha, off_grid)
        noise = check_scales(scales, self.domain.n_sensors)
        least = float(noise.min())
        weights = np.square(least / noise)
        slope = steepest_slope(self.domain.sensor_places, (self.spread,), weights, self.pieces)
        return radius * slope * _ROUND_UP / least

    def move_slopes(self) -> FloatArray | None:
        """Return α(x)·∂A/∂x at places across each stretch, and its ends; None if that takes too long."""
        per_length = max(_PLACES_PER_WIDTH / math.sqrt(self.spread), 100.0)
        counts = [math.ceil(per_length * (high - low)) + 1 for low, high, _ in self.pieces]
        if sum(counts) * self.domain.n_sensors > _MOST_SLOPES:
            return None
        return np.concatenate(
            [
                radius * self.slopes(np.linspace(low, high, count))
                for (low, high, radius), count in zip(self.pieces, counts, strict=True)
            ]
        )


def _places(count: int) -> FloatArray:
    places = np.arange(1, count + 1) / count
    places.setflags(write=False)
    return places

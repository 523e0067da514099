"""The protocol of domains and operators, on which privacy and recovery rely."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable
from copy import copy
from threading import RLock
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Self, TypeVar

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arguments import (
    check_alpha,
    check_columns,
    check_reach,
    check_rows,
    check_scales,
    check_spread,
    unit_columns,
)
from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.blas_threads import one_thread
from heatcloak_aggregator.domains.drift import check_directions, drift_basis
from heatcloak_aggregator.domains.factorisation import Factorisation, factor_dense
from heatcloak_aggregator.domains.projection import Projection, project
from heatcloak_shared.errors import ParameterError, PluginError
from heatcloak_shared.plugins import plugin_code
from heatcloak_shared.rounding import round_up

if TYPE_CHECKING:
    from heatcloak_aggregator.domains.graph import GraphDomain

_PROJECTIONS_KEPT = 16
"""Number of projections that an operator caches: a zone misses the same few nodes for hours."""
_MOST_EXPLAINED = 1 << 24
"""Most entries of A that a check computes, in a tenth of a second."""
_LARGEST_MATRIX = 1 << 27
"""Entries of the largest array that is formed, one gigabyte."""

_Key = tuple[bytes | None, bytes | None]
_T = TypeVar("_T")


class Domain(ABC):
    """Locations of possible sources and of sensors, and the distance between locations.

    A new kind of domain sets ``n_sources`` and ``n_sensors`` and implements ``distance`` and ``operator``;
    the other methods have defaults that are exact but slow for many locations.

    Attributes:
        n_sources: number n of possible source locations.
        n_sensors: number m of sensors.
    """

    n_sources: int
    n_sensors: int

    @abstractmethod
    def distance(self, i: int, j: int) -> float:
        """Return the distance between the source locations of 0-based index i and j.

        Raises:
            ParameterError: if an index is not an integer in 0…n−1.
        """

    @abstractmethod
    def operator(self, spread: float) -> Operator:
        """Return the diffusion operator after ``spread``.

        Raises:
            ParameterError: if ``spread`` is out of range.
        """

    def distances(self, locations: npt.ArrayLike) -> FloatArray:
        """Return the distances from each of ``locations`` (p,) to every location, shape (p, n).

        Raises:
            ParameterError: if a location does not exist.
        """
        rows = np.atleast_1d(np.asarray(locations)).tolist()
        return np.array([[self.distance(i, j) for j in range(self.n_sources)] for i in rows])

    def check_alpha(self, alpha: float) -> float:
        """Return the radius of a promise as a float.

        Raises:
            ParameterError: if it is not in 0…diameter: no person moves further than that.
        """
        radius = check_alpha(alpha)
        check_reach(radius, float(self.distances(range(self.n_sources)).max()), "the longest distance")
        return radius

    def transport_cost(self, a: FloatArray, b: FloatArray) -> float:
        """Return the least cost of moving one vector (n,) of mass one to another, in units of distance.

        Raises:
            HeatcloakError: if the solver does not find it.
        """
        from heatcloak_aggregator.earth_mover.scoring import cost_by_linear_program

        return cost_by_linear_program(self.distances, a, b)


class Operator(ABC):
    """A linear map A from source intensities (n,) to clean readings (m,), y = A f.

    A subclass computes the matrix and the sensitivity; this class caches the matrix and its factorisations.
    Instances are immutable and may be shared between threads, copied, and sent to other processes; a copy
    keeps the factorisation of A and computes the rest again.

    Args:
        domain: where sources and sensors are.
        spread: how far heat has spread, in the domain's unit.

    Attributes:
        drift: independent directions N, of length one, in which the readings of each round drift by unknown
            amounts, shape (m, k), read-only; None if readings do not drift. Recovery projects them out; A
            and its sensitivity do not depend on them. See `with_drift`.

    Raises:
        ParameterError: if ``spread`` is not a number between 1e-12 and 1e12.
    """

    domain: Domain
    spread: float
    drift: FloatArray | None = None
    is_implicit = False
    """Whether A is too large to be factored, so that recovery applies it instead."""
    posterior_model: ClassVar[Literal["interval", "vertices"] | None] = None
    """The model of sources that `posterior` samples: places on the unit interval, or vertices of a graph."""
    intensities: ClassVar[tuple[float, float]] = (0.2, 1.0)
    """Range of an unknown intensity: below is background, above is more than one person."""

    def __init__(self, domain: Domain, spread: float) -> None:
        self.domain = domain
        self.spread = check_spread(spread, "a spread")
        self._matrix: FloatArray | None = None
        self._factorisation: Factorisation | None = None
        self._projections: OrderedDict[_Key, Projection] = OrderedDict()
        self._drift_bases: OrderedDict[_Key, FloatArray | None] = OrderedDict()
        self._without_drift: Self | None = None
        self._lock = RLock()

    def __getstate__(self) -> dict[str, Any]:
        kept = self.__dict__.copy()
        kept.update(_matrix=None, _projections=OrderedDict(), _drift_bases=OrderedDict())
        del kept["_lock"]
        return kept

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, _lock=RLock())
        if self._factorisation is not None:
            for part in self._factorisation:
                part.setflags(write=False)
        if self.drift is not None:
            self.drift.setflags(write=False)

    def with_drift(self, directions: npt.ArrayLike | None) -> Self:
        """Return this operator for readings y = A f + N c + noise, with an unknown c (k,) in each round.

        Every recovery with it is that of a flat prior of c: it uses only the part of the readings that is
        orthogonal to the directions, after division by the noise of each sensor. A multiple of a direction
        added to the readings of a round changes nothing.

        Args:
            directions: N, shape (m, k) with k ≤ 8 and k < m; None for no drift. They replace those that the
                operator has. Directions that depend on others are left out.

        Returns:
            A copy that shares matrix and factorisation; without directions, the operator itself that has no
            drift.

        Raises:
            ParameterError: if the directions have another shape, are too many, or are not finite numbers.
        """
        plain = self if self._without_drift is None else self._without_drift
        drift = check_directions(directions, self.shape[0])
        if drift is None:
            return plain
        made = copy(plain)
        made._factorisation = None  # `plain` has it.
        made._without_drift = plain
        made.drift = drift
        return made

    @abstractmethod
    def compute_matrix(self) -> FloatArray:
        """Return the matrix A, shape (m, n), computed anew; users call `matrix`."""

    @abstractmethod
    def sensitivity(self, alpha: float, off_grid: bool = False) -> float:
        """Return the ℓ₂ sensitivity Δ₂ of y = A f for source vectors that are ``alpha``-neighbours."""

    def weighted_sensitivity(self, alpha: float, scales: npt.ArrayLike, off_grid: bool = False) -> float:
        """Return the greatest change ‖(uⱼ/scalesⱼ)ⱼ‖₂ of readings u = A(f − f') between ``alpha``-neighbours.

        It is the sensitivity for noise of a different scale at each sensor, in units of the noise. A change
        along a path is an integral of slopes, and moves of several people add up, so that by the triangle
        inequality ``alpha`` times the greatest weighted slope bounds moves of any length and number.

        This default is ``sensitivity(alpha, off_grid)`` divided by the smallest scale: exact for equal
        scales, and an upper bound otherwise.

        Args:
            alpha: radius of the promise, see `sensitivity`.
            scales: noise scale of each sensor, shape (m,), positive.
            off_grid: whether sources may stand anywhere.

        Returns:
            A number without unit, never too small.

        Raises:
            ParameterError: if ``alpha`` or ``scales`` is out of range.
        """
        least = float(check_scales(scales, self.shape[0]).min())
        return round_up(self.sensitivity(alpha, off_grid) / least)

    def move_slopes(self) -> FloatArray | None:
        """Return the change of the readings per unit of distance for representative moves, shape (p, m).

        `privacy.noise_shape` chooses the noise of each sensor for these moves; the promise itself relies on
        `weighted_sensitivity` alone.

        Returns:
            One row for each move; None, the default, if moves are unknown or too many to be listed.
        """
        return None

    @property
    def motion_model(self) -> Literal["interval", "vertices"] | None:
        """Return the model of how people move that trackers have for this operator; None for none."""
        return self.posterior_model

    @property
    def graph(self) -> GraphDomain:
        """Return the graph on whose vertices `posterior` samples sources, in the order of the sources.

        Raises:
            ParameterError: its model of sources is not ``"vertices"``.
        """
        raise ParameterError(f"a {type(self.domain).__name__} has no graph: give a graph or a floor")

    @property
    def shape(self) -> tuple[int, int]:
        """Return (m, n), the numbers of sensors and of possible sources."""
        return self.domain.n_sensors, self.domain.n_sources

    def matrix(self) -> FloatArray:
        """Return the matrix A, shape (m, n), read-only and computed once.

        Raises:
            ParameterError: if it has more than 2²⁷ entries; recovery does not need it.
            PluginError: if a plugin computes it, and fails.
        """
        if self._without_drift is not None:
            return self._without_drift.matrix()
        with self._lock:
            if self._matrix is None:
                is_ours = type(self).__module__.partition(".")[0] == __name__.partition(".")[0]
                matrix = self.compute_matrix() if is_ours else self._plugin_matrix()
                matrix.setflags(write=False)
                self._matrix = matrix
            return self._matrix

    def _plugin_matrix(self) -> FloatArray:
        """Return `compute_matrix` of another package's class, checked."""
        what = f"compute_matrix of {type(self).__name__}"
        with plugin_code(what, ParameterError):
            matrix = self.compute_matrix()
        is_real = isinstance(matrix, np.ndarray) and matrix.dtype.kind in "iuf"
        if not is_real or matrix.shape != self.shape or not np.isfinite(matrix).all():
            raise PluginError(f"{what} must return an array of finite real numbers of shape {self.shape}")
        return np.array(matrix, dtype=np.float64)

    def columns(self, indices: IntArray) -> FloatArray:
        """Return the columns ``indices`` (p,) of A, 0-based, shape (m, p), as exact as the matrix.

        Raises:
            ParameterError: if they are not a vector of integers, or A has no such column.
        """
        return np.take(self.matrix(), check_columns(indices, self.shape[1]), axis=1)

    def apply(self, sources: npt.ArrayLike) -> FloatArray:
        """Return the clean readings A f of source vectors, shape (n,) or (n, p); shape (m,) or (m, p).

        Raises:
            ParameterError: if the sources are not real numbers, or of another shape.
        """
        return np.asarray(self.matrix().dot(check_rows("the sources", sources, self.shape[1])))

    def adjoint(self, readings: npt.ArrayLike) -> FloatArray:
        """Return Aᵀ times vectors over the sensors, shape (m,) or (m, p); shape (n,) or (n, p).

        Raises:
            ParameterError: if the readings are not real numbers, or of another shape.
        """
        return np.asarray(self.matrix().T.dot(check_rows("the readings", readings, self.shape[0])))

    def explain(self, support: IntArray, values: FloatArray) -> FloatArray:
        """Return A f, shape (m,), for f given by its ``support`` (p,) and its values there.

        It uses columns of A itself, independently of any projection; only for very many nonzero entries it
        uses the factorisation of A.
        """
        if support.size * self.shape[0] <= _MOST_EXPLAINED:
            return np.asarray(self.columns(support).dot(values))
        whole = self.factorisation()
        return np.asarray(values.dot(whole.coordinates[support]).dot(whole.directions))

    def peak_reading(self) -> float:
        """Return the greatest reading of one source of intensity 1, or an upper bound."""
        return float(self.matrix().max())

    def unit_columns(self) -> FloatArray:
        """Return the columns of A scaled to length one, shape (m, n).

        Raises:
            ParameterError: if a column is zero and so has no direction.
        """
        return unit_columns(self.matrix())

    def factorisation(self) -> Factorisation:
        """Return A as a product of two narrow matrices, computed once.

        Raises:
            ParameterError: if the operator is too large to be prepared.
        """
        if self._without_drift is not None:
            return self._without_drift.factorisation()
        with self._lock:
            if self._factorisation is None:
                with one_thread(math.prod(self.shape)):
                    self._factorisation = self._factor()
            return self._factorisation

    def _factor(self) -> Factorisation:
        return factor_dense(self.matrix())

    def _project(self, sensors: IntArray | None, weights: FloatArray | None) -> Projection:
        with one_thread(math.prod(self.shape)):
            return project(self.factorisation(), sensors, weights, self.drift_basis(sensors, weights))

    def drift_basis(
        self, sensors: IntArray | None = None, weights: FloatArray | None = None
    ) -> FloatArray | None:
        """Return an orthonormal basis of the drift of weighted readings, shape (s, rank).

        Its number of columns is the number of degrees of freedom that the readings lose.

        Args:
            sensors: 0-based indices of the sensors that are present, shape (s,); None for all m.
            weights: one positive factor for each of these sensors, shape (s,); None for one.

        Returns:
            The basis, cached like `projection`; None without a drift, or if it touches none of the sensors.
        """
        if self.drift is None:
            return None
        return self._cached(self._drift_bases, sensors, weights, self._compute_drift_basis)

    def _compute_drift_basis(self, sensors: IntArray | None, weights: FloatArray | None) -> FloatArray | None:
        return drift_basis(self.drift, sensors, weights)

    def projection(self, sensors: IntArray | None = None, weights: FloatArray | None = None) -> Projection:
        """Return the low-rank form of the rows ``sensors`` of A, each scaled by its weight, without drift.

        Args:
            sensors: 0-based indices of the rows that are present, shape (s,); None for all m.
            weights: one positive factor for each of these rows, shape (s,); None for one.

        Returns:
            The projection, cached for the latest combinations of sensors and weights.

        Raises:
            ParameterError: if the operator is too large to be prepared.
        """
        return self._cached(self._projections, sensors, weights, self._project)

    def _cached(
        self,
        cache: OrderedDict[_Key, _T],
        sensors: IntArray | None,
        weights: FloatArray | None,
        make: Callable[[IntArray | None, FloatArray | None], _T],
    ) -> _T:
        """Return what ``make`` returns, cached for the latest combinations of sensors and weights."""
        key = (
            None if sensors is None else sensors.astype(np.intp).tobytes(),
            None if weights is None else weights.astype(np.float64).tobytes(),
        )
        with self._lock:
            if key in cache:
                cache.move_to_end(key)
                return cache[key]
        made = make(
            None if key[0] is None else np.frombuffer(key[0], dtype=np.intp),
            None if key[1] is None else np.frombuffer(key[1], dtype=np.float64),
        )
        with self._lock:
            # Another thread may have been first: all get the same object.
            made = cache.setdefault(key, made)
            if len(cache) > _PROJECTIONS_KEPT:
                cache.popitem(last=False)
        return made


def check_entries(what: str, rows: int, columns: int, remedy: str) -> None:
    """Refuse an array that is too large to be formed.

    Raises:
        ParameterError: if it has more than 2²⁷ entries, one gigabyte.
    """
    if rows * columns > _LARGEST_MATRIX:
        raise ParameterError(
            f"{what} of {rows} × {columns} numbers takes {rows * columns / 2**27:.1f} GB, "
            f"more than 1 GB: {remedy}"
        )

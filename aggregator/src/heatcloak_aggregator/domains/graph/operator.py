"""Diffusion on a graph, A = e^{−τL}: Gilbert & McMillan 2018, section 5."""

from __future__ import annotations

import math
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arguments import check_columns, check_rows, check_spread
from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains.factorisation import EPS, Factorisation, factor_symmetric
from heatcloak_aggregator.domains.graph import fixed_point
from heatcloak_aggregator.domains.graph.heat import HeatAction
from heatcloak_aggregator.domains.graph.sensitivity import SteepestEdge, steepest_edge
from heatcloak_aggregator.domains.graph.sketch import sketch
from heatcloak_aggregator.domains.graph.spectrum import Spectrum, decompose
from heatcloak_aggregator.domains.operator import Operator, check_entries
from heatcloak_aggregator.domains.projection import Projection
from heatcloak_shared.errors import ParameterError

if TYPE_CHECKING:
    from heatcloak_aggregator.domains.graph.domain import GraphDomain

MOST_DENSE = 2000
"""Vertices up to which all eigenvectors are computed: some seconds, and 32 MB."""
_LARGEST_PREPARED = 1 << 24
"""Entries of A beyond which it is not factored, but applied whenever it is needed."""
_AT_ONCE = 64
"""Vectors that heat acts on at a time: few enough for the processor's caches."""
_LARGEST_ERROR = 1e-8
"""Of a kernel from eigenvectors; beyond it a small graph's kernel is computed in integers."""
_USELESS_ERROR = 1e-3
"""Of a kernel from which nothing can be recovered any more."""


class GraphOperator(Operator):
    """The heat kernel of a graph, A[j, i] = (e^{−τL})[sensor j, vertex i], L = D − W its Laplacian.

    Up to 2000 vertices it comes from the eigenvectors of L, beyond from its Chebyshev series. Where weights
    are so far apart that eigenvectors lose the slow modes, the kernel of a graph of up to about 100 vertices
    is computed in integers.

    Raises:
        ParameterError: if ``spread`` is not a number between 1e-12 and 1e12.
    """

    domain: GraphDomain
    posterior_model = "vertices"

    def __init__(self, domain: GraphDomain, spread: float) -> None:
        super().__init__(domain, check_spread(spread, "τ"))

    def __repr__(self) -> str:
        return f"GraphOperator({self.domain!r}, spread={self.spread!r})"

    def __getstate__(self) -> dict[str, Any]:
        kept = super().__getstate__()
        for name in ("spectrum", "kernel_error", "in_integers"):
            kept.pop(name, None)
        return kept

    @property
    def is_dense(self) -> bool:
        """Whether the graph is small enough for all its eigenvectors."""
        return self.domain.n_vertices <= MOST_DENSE

    @property
    def is_implicit(self) -> bool:  # type: ignore[override]  # a constant of other operators
        """Whether A is too large to be factored, so that recovery applies it instead."""
        return not self.is_dense and math.prod(self.shape) > _LARGEST_PREPARED

    @cached_property
    def spectrum(self) -> Spectrum:
        """Eigenvalues and eigenvectors of L, with a bound of their error.

        Raises:
            ParameterError: if the graph has more than 2000 vertices.
        """
        if not self.is_dense:
            raise ParameterError(
                f"eigenvectors of {self.domain.n_vertices} vertices take too long: give at most {MOST_DENSE}"
            )
        return decompose(self.domain)

    @property
    def eigenpairs(self) -> tuple[FloatArray, FloatArray]:
        """Eigenvalues of L in rising order, the first 0, shape (n,), and its eigenvectors, shape (n, n).

        Raises:
            ParameterError: if the graph has more than 2000 vertices.
        """
        return self.spectrum.values, self.spectrum.vectors

    @cached_property
    def in_integers(self) -> tuple[fixed_point.Steepness, FloatArray] | None:
        """The steepest edge and A, shape (m, n), by integer arithmetic; None where that takes too long."""
        found = fixed_point.steepest(self.domain, self.spread)
        return None if found is None else (found[0], found[1].as_floats()[self.domain.sensors])

    @cached_property
    def heat(self) -> HeatAction:
        """The action of e^{−τL} on vectors over all vertices.

        Raises:
            ParameterError: if the spread is too large for its series.
        """
        return HeatAction(self.domain.laplacian, self.domain.eigenvalue_bound, self.spread)

    def compute_matrix(self) -> FloatArray:
        """Return the matrix A, shape (m, n), computed anew."""
        check_entries("a matrix", *self.shape, "recover without it, or choose fewer sensors")
        if self.is_dense:
            return self.matrix_of_eigenvectors() if self._is_well_conditioned else self._exact_matrix()
        # L is symmetric: what sensor j reads of all vertices is how heat at j would spread.
        return np.ascontiguousarray(self.impulses(self.domain.sensors).T)

    def matrix_of_eigenvectors(self) -> FloatArray:
        """A by the eigenvectors of L, shape (m, n), however large ``kernel_error`` is."""
        values, vectors = self.eigenpairs
        matrix: FloatArray = (vectors[self.domain.sensors] * np.exp(-self.spread * values)).dot(vectors.T)
        return matrix

    @cached_property
    def kernel_error(self) -> float:
        """A bound of ‖Mb − Ab‖₂/‖b‖₂ for M = ``matrix_of_eigenvectors()`` and b = eᵢ − eⱼ on one edge."""
        values, vectors = self.eigenpairs
        exponents = self.spread * values
        # An entry of M is a sum of n products, and each exponential errs by its exponent too. M(eᵢ − eⱼ) errs
        # as two columns do, and ‖eᵢ − eⱼ‖ is √2.
        weights = np.exp(-exponents) * (self.domain.n_vertices + 4.0 + exponents)
        magnitudes = (np.abs(vectors[self.domain.sensors]) * weights).dot(np.abs(vectors).T)
        products = math.sqrt(2.0) * EPS * float(np.linalg.norm(magnitudes, axis=0).max())
        return self.spectrum.kernel_error(self.spread) + products

    @property
    def _is_well_conditioned(self) -> bool:
        return self.kernel_error <= _LARGEST_ERROR

    def _exact_matrix(self) -> FloatArray:
        if self.in_integers is not None:
            return self.in_integers[1]
        error = self.kernel_error
        if error > _USELESS_ERROR:
            raise ParameterError(
                f"heat on this graph cannot be computed to better than {error:.1g}: its weights are too far "
                f"apart for a spread of {self.spread:g}; merge vertices that strong edges join, or choose a "
                "smaller spread"
            )
        return self.matrix_of_eigenvectors()

    def columns(self, indices: IntArray) -> FloatArray:
        """The columns ``indices`` (p,) of A, 0-based, shape (m, p), as exact as the matrix.

        Raises:
            ParameterError: if they are no vector of integers, or A has no such column.
        """
        indices = check_columns(indices, self.domain.n_sources)
        if self.is_dense or self._matrix is not None:
            return np.take(self.matrix(), indices, axis=1)
        return self.impulses(indices, self.domain.sensors)

    def apply(self, sources: npt.ArrayLike) -> FloatArray:
        """Clean readings A f of source vectors, shape (n,) or (n, p); shape (m,) or (m, p).

        Raises:
            ParameterError: if the sources are of another shape, or no real numbers.
        """
        given = check_rows("the sources", sources, self.domain.n_sources)
        if self.is_dense:
            return np.asarray(self.matrix().dot(given))
        return self.heat(given)[self.domain.sensors]

    def peak_reading(self) -> float:
        """Return the greatest reading of a source right at a sensor; 1, an upper bound, on large graphs."""
        if not self.is_dense:
            return 1.0
        sensors = self.domain.sensors
        return float(self.matrix()[range(sensors.size), sensors].max())

    def explain(self, support: IntArray, values: FloatArray) -> FloatArray:
        """Return A f, shape (m,), for f given by its ``support`` (p,) and its values there."""
        sources = np.zeros(self.domain.n_sources)
        sources[support] = values
        return self.apply(sources)

    def adjoint(self, readings: npt.ArrayLike) -> FloatArray:
        """Aᵀ times vectors over the sensors, shape (m,) or (m, p); shape (n,) or (n, p).

        Raises:
            ParameterError: if the readings are of another shape, or no real numbers.
        """
        given = check_rows("the readings", readings, self.domain.n_sensors)
        if self.is_dense:
            return np.asarray(self.matrix().T.dot(given))
        spread_out = np.zeros((self.domain.n_vertices, *given.shape[1:]))
        spread_out[self.domain.sensors] = given
        return self.heat(spread_out)

    def impulses(self, vertices: IntArray, rows: IntArray | None = None) -> FloatArray:
        """How unit heat at each of ``vertices`` (p,) spreads: columns of e^{−τL}, or their ``rows`` (r,).

        Returns:
            Shape (n, p), or (r, p).
        """
        size = self.domain.n_vertices
        found = np.empty((size if rows is None else rows.size, vertices.size))
        for start in range(0, vertices.size, _AT_ONCE):
            some = vertices[start : start + _AT_ONCE]
            units = np.zeros((size, some.size))
            units[some, np.arange(some.size)] = 1.0
            warm = self.heat(units)
            found[:, start : start + _AT_ONCE] = warm if rows is None else warm[rows]
        return found

    def _factor(self) -> Factorisation:
        has_all_sensors = np.array_equal(self.domain.sensors, np.arange(self.domain.n_vertices))
        if self.is_dense and has_all_sensors and self._is_well_conditioned:
            values, vectors = self.eigenpairs
            return factor_symmetric(np.exp(-self.spread * values), vectors)
        if self.is_implicit:
            raise ParameterError(
                f"{self.shape[0]} sensors × {self.shape[1]} vertices are too many to be prepared: choose "
                "fewer sensors; basis pursuit denoising and the posterior do without"
            )
        return super()._factor()

    def _project(self, sensors: IntArray | None, weights: FloatArray | None) -> Projection:
        """As every operator; of one too large to be prepared, its strongest directions alone."""
        return sketch(self, sensors, weights) if self.is_implicit else super()._project(sensors, weights)

    def sensitivity(self, alpha: float, off_grid: bool = False) -> float:
        """Δ₂: the most that the readings can move, in ℓ₂, between ``alpha``-neighbours (Proposition 5).

        It is α·max ‖Aᵢ − Aⱼ‖₂/length over the edges (i, j): a longer way is a sum of edges. ``steepest_edge``
        says whether it is exact or, on large graphs, an upper bound.

        Args:
            alpha: radius α ≥ 0 of the promise, intensity times distance: 1 for a person who moves one hop. At
                most the diameter, see `GraphDomain.check_alpha`.
                Below the shortest edge no person is hidden, only sources fainter than one; zones refuse it.
            off_grid: of no effect; nobody stands between vertices.

        Returns:
            Δ₂ in units of reading, never too small. With one vertex it is 0: there is nowhere to move to.

        Raises:
            ParameterError: if ``alpha`` is no finite number of at least 0, or more than the diameter.
        """
        return self.domain.check_alpha(alpha) * self.steepest_edge.upper * (1.0 + 2.0**-50)

    @cached_property
    def steepest_edge(self) -> SteepestEdge:
        """The edge along which the readings change most for each unit of length, exact or bounded."""
        return steepest_edge(self)

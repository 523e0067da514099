"""Diffusion on a graph, A = e^{−τL}: Gilbert & McMillan 2018, section 5."""

from __future__ import annotations

import math
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arguments import (
    check_columns,
    check_rows,
    check_scales,
    check_spread,
    real_array,
)
from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains.factorisation import EPS, Factorisation, factor_symmetric
from heatcloak_aggregator.domains.graph import fixed_point
from heatcloak_aggregator.domains.graph.heat import HeatAction
from heatcloak_aggregator.domains.graph.sensitivity import (
    MOST_WORK,
    SteepestEdge,
    steepest_edge,
    weighted_steepest_edge,
)
from heatcloak_aggregator.domains.graph.sketch import sketch
from heatcloak_aggregator.domains.graph.spectrum import Spectrum, decompose
from heatcloak_aggregator.domains.operator import Operator, check_entries
from heatcloak_aggregator.domains.projection import Projection
from heatcloak_shared.errors import ParameterError

if TYPE_CHECKING:
    from heatcloak_aggregator.domains.graph.domain import GraphDomain


MOST_DENSE = 2000
"""Largest number of vertices for which all eigenvectors are computed, in some seconds and 32 MB."""
_LARGEST_PREPARED = 1 << 24
"""Most entries of A for which A is factored; beyond, recovery applies the operator."""
_MOST_SLOPES = 1 << 22
"""Most entries of the list of changes along edges: shaping noise for them takes up to ten seconds."""
_AT_ONCE = 64
"""Vectors that heat acts on at a time, few enough for the processor's caches."""
_LARGEST_ERROR = 1e-8
"""Largest error of a kernel from eigenvectors; beyond, a small graph's kernel is computed in integers."""
_USELESS_ERROR = 1e-3
"""Error of a kernel beyond which recovery is impossible."""


class GraphOperator(Operator):
    """The heat kernel of a graph, A[j, i] = (e^{−τL})[sensor j, vertex i], L = D − W its Laplacian.

    Up to 2000 vertices it comes from the eigenvectors of L, beyond from a Chebyshev series. If weights are so
    far apart that eigenvectors lose the slow modes, the kernel of a graph of up to about 100 vertices is
    computed in integers.

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
    def graph(self) -> GraphDomain:
        """Return the domain."""
        return self.domain

    @property
    def is_dense(self) -> bool:
        """Return whether the graph is small enough for all its eigenvectors."""
        return self.domain.n_vertices <= MOST_DENSE

    @property
    def is_implicit(self) -> bool:  # type: ignore[override]  # a constant of other operators
        """Return whether A is too large to be factored, so that recovery applies it instead."""
        return not self.is_dense and math.prod(self.shape) > _LARGEST_PREPARED

    @cached_property
    def spectrum(self) -> Spectrum:
        """Return eigenvalues and eigenvectors of L, with a bound of their error.

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
        """Return the eigenvalues of L in rising order, shape (n,), and its eigenvectors, shape (n, n).

        Raises:
            ParameterError: if the graph has more than 2000 vertices.
        """
        return self.spectrum.values, self.spectrum.vectors

    @cached_property
    def in_integers(self) -> tuple[fixed_point.Steepness, FloatArray] | None:
        """Return the steepest edge and A (m, n) by integer arithmetic; None if that takes too long."""
        found = fixed_point.steepest(self.domain, self.spread)
        return None if found is None else (found[0], found[1].as_floats()[self.domain.sensors])

    @cached_property
    def heat(self) -> HeatAction:
        """Return the action of e^{−τL} on vectors over all vertices.

        Raises:
            ParameterError: if the spread is too large for its series.
        """
        return HeatAction(self.domain.laplacian, self.domain.eigenvalue_bound, self.spread)

    def compute_matrix(self) -> FloatArray:
        """Return the matrix A, shape (m, n), computed anew."""
        check_entries("a matrix", *self.shape, "recover without it, or choose fewer sensors")
        if self.is_dense:
            return self.matrix_of_eigenvectors() if self._is_well_conditioned else self._exact_matrix()
        # L is symmetric: row j of A is the spread of unit heat at sensor j.
        return np.ascontiguousarray(self.impulses(self.domain.sensors).T)

    def matrix_of_eigenvectors(self) -> FloatArray:
        """Return A from the eigenvectors of L, shape (m, n), for any ``kernel_error``."""
        values, vectors = self.eigenpairs
        return np.asarray((vectors[self.domain.sensors] * np.exp(-self.spread * values)).dot(vectors.T))

    @cached_property
    def kernel_error(self) -> float:
        """Return a bound of ‖Mb − Ab‖₂/‖b‖₂ for M = `matrix_of_eigenvectors` and b = eᵢ − eⱼ on an edge."""
        values, vectors = self.eigenpairs
        exponents = self.spread * values
        # An entry of M is a sum of n products, and each exponential errs by its exponent too. M(eᵢ − eⱼ) has
        # the error of two columns, and ‖eᵢ − eⱼ‖ is √2.
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
        """Return the columns ``indices`` (p,) of A, 0-based, shape (m, p), as exact as the matrix.

        Raises:
            ParameterError: if they are not a vector of integers, or A has no such column.
        """
        indices = check_columns(indices, self.domain.n_sources)
        if self.is_dense or self._matrix is not None:
            return np.take(self.matrix(), indices, axis=1)
        return self.impulses(indices, self.domain.sensors)

    def apply(self, sources: npt.ArrayLike) -> FloatArray:
        """Return the clean readings A f of source vectors, shape (n,) or (n, p); shape (m,) or (m, p).

        Raises:
            ParameterError: if the sources have another shape, or are not real numbers.
        """
        given = check_rows("the sources", sources, self.domain.n_sources)
        if self.is_dense:
            return np.asarray(self.matrix().dot(given))
        return self.heat(given)[self.domain.sensors]

    def peak_reading(self) -> float:
        """Return the greatest reading of a source at a sensor; 1, an upper bound, on large graphs."""
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
        """Return Aᵀ times vectors over the sensors, shape (m,) or (m, p); shape (n,) or (n, p).

        Raises:
            ParameterError: if the readings have another shape, or are not real numbers.
        """
        given = check_rows("the readings", readings, self.domain.n_sensors)
        if self.is_dense:
            return np.asarray(self.matrix().T.dot(given))
        spread_out = np.zeros((self.domain.n_vertices, *given.shape[1:]))
        spread_out[self.domain.sensors] = given
        return self.heat(spread_out)

    def impulses(self, vertices: IntArray, rows: IntArray | None = None) -> FloatArray:
        """Return columns ``vertices`` (p,) of e^{−τL}, or their ``rows`` (r,): shape (n, p) or (r, p)."""
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
                "fewer sensors, or use basis pursuit denoising or the posterior"
            )
        return super()._factor()

    def _project(self, sensors: IntArray | None, weights: FloatArray | None) -> Projection:
        """Project on all directions; on the strongest ones if the operator is too large to be factored."""
        return sketch(self, sensors, weights) if self.is_implicit else super()._project(sensors, weights)

    def sensitivity(self, alpha: float, off_grid: bool = False) -> float:
        """Return Δ₂, the greatest ℓ₂ change of readings between ``alpha``-neighbours (Proposition 5).

        It is α·max ‖Aᵢ − Aⱼ‖₂/length over the edges (i, j), as a longer path is a sum of edges.
        ``steepest_edge`` states whether it is exact or, on large graphs, an upper bound.

        Args:
            alpha: radius α ≥ 0 of the promise, intensity times distance: 1 for a person who moves one hop. At
                most the diameter, see `GraphDomain.check_alpha`.
                Below the shortest edge no person is hidden, only sources fainter than one; zones refuse it.
            off_grid: has no effect, as sources are at vertices.

        Returns:
            Δ₂ in units of reading, never too small; 0 for a graph of one vertex.

        Raises:
            ParameterError: if ``alpha`` is not a finite number of at least 0, or above the diameter.
        """
        return self.domain.check_alpha(alpha) * self.steepest_edge.upper * (1.0 + 2.0**-50)

    def weighted_sensitivity(self, alpha: float, scales: npt.ArrayLike, off_grid: bool = False) -> float:
        """Return the greatest change of readings between ``alpha``-neighbours, in units of the noise.

        See `Operator.weighted_sensitivity`, and `weighted_steepest_edge` on whether it is exact.
        """
        return self.domain.check_alpha(alpha) * self.weighted_steepest_edge(scales).upper * (1.0 + 2.0**-50)

    def weighted_steepest_edge(self, scales: npt.ArrayLike) -> SteepestEdge:
        """Return the edge along which the readings, divided by the noise of each sensor, change most.

        Args:
            scales: noise scale of each sensor, shape (m,), positive.

        Returns:
            The change per unit of length, in units of the noise. It is exact if the scales are equal and
            ``steepest_edge`` is exact, or if the rows of A are affordable; otherwise it is ``steepest_edge``
            divided by the smallest scale, an upper bound.

        Raises:
            ParameterError: if the scales are out of range.
        """
        return weighted_steepest_edge(self, check_scales(scales, self.domain.n_sensors))

    def move_slopes(self) -> FloatArray | None:
        """Return (Aᵢ − Aⱼ)/length for each edge (i, j), shape (E, m); None if that takes too long."""
        edges, sensors = self.domain.edges, self.domain.n_sensors
        if not self.has_affordable_rows or not 0 < edges.shape[0] * sensors <= _MOST_SLOPES:
            return None
        rows = self.matrix_of_eigenvectors() if self.is_dense else self.matrix()
        changes = (rows[:, edges[:, 0]] - rows[:, edges[:, 1]]) / self.domain.lengths
        return np.ascontiguousarray(changes.T)

    def with_radii(self, radii: npt.ArrayLike) -> GraphOperator:
        """Return this operator with a hop along each edge as long as 1/α, for a radius α of each edge.

        Readings are the same, and a promise with the radii α is one with ``alpha=1``.

        Args:
            radii: α, in the order of ``domain.edges``, above 0, shape (E,).

        Raises:
            ParameterError: if there is not one number from 1e-12 to 1e12 for each edge.
        """
        own, given = self.domain, real_array("the radii", radii)
        # Written so that NaN fails it too.
        if given.shape != (own.n_edges,) or not ((given >= 1e-12) & (given <= 1e12)).all():
            raise ParameterError(
                f"the radii are wrong: give {own.n_edges} numbers from 1e-12 to 1e12, one for each edge"
            )
        # Rounded down, as a shorter hop hides more.
        lengths = np.maximum(np.nextafter(own.lengths / given, 0.0), 1e-12)
        measured = type(own)(own.n_vertices, own.edges, own.weights, own.sensors, lengths, own.labels)
        made = GraphOperator(measured, self.spread)
        # Heat does not depend on lengths, and eigenvectors take seconds.
        for name in ("spectrum", "kernel_error") if self.is_dense else ("heat",):
            made.__dict__[name] = getattr(self, name)
        return made

    @property
    def has_affordable_rows(self) -> bool:
        """Return whether A is computed within seconds, so that the change along every edge is known."""
        if self.is_dense:
            return True
        return not self.is_implicit and self.domain.n_sensors * self.heat.work <= MOST_WORK

    @cached_property
    def steepest_edge(self) -> SteepestEdge:
        """Return the edge along which the readings change most per unit of length, exact or bounded."""
        return steepest_edge(self)

"""Diffusion on a graph, A = e^{−τL}: Gilbert & McMillan 2018, section 5."""

from __future__ import annotations

import math
from functools import cached_property

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.domains.graph.domain import GraphDomain
from heatcloak_aggregator.domains.operator import Operator, check_entries
from heatcloak_shared.errors import ParameterError

FloatArray = npt.NDArray[np.float64]
IntArray = npt.NDArray[np.intp]

_SPREADS = (1e-12, 1e12)


class GraphOperator(Operator):
    """The heat kernel of a graph, A[j, i] = (e^{−τL})[sensor j, vertex i], L = D − W its Laplacian.

    Raises:
        ParameterError: if ``spread`` is not a number between 1e-12 and 1e12.
    """

    domain: GraphDomain

    def __init__(self, domain: GraphDomain, spread: float) -> None:
        super().__init__()
        if not _SPREADS[0] <= spread <= _SPREADS[1]:
            raise ParameterError(f"spread is {spread!r}: give τ between {_SPREADS[0]:g} and {_SPREADS[1]:g}")
        self.domain = domain
        self.spread = float(spread)

    def __repr__(self) -> str:
        return f"GraphOperator({self.domain!r}, spread={self.spread!r})"

    @property
    def shape(self) -> tuple[int, int]:
        """(m, n): how many sensors and how many vertices there are."""
        return self.domain.n_sensors, self.domain.n_sources

    @cached_property
    def _spectrum(self) -> tuple[FloatArray, FloatArray]:
        """Eigenvalues of L in rising order, shape (n,), and its eigenvectors as columns, shape (n, n)."""
        laplacian = -self.domain.adjacency.toarray()
        laplacian[np.diag_indices_from(laplacian)] = self.domain.degrees
        values, vectors = np.linalg.eigh(laplacian)
        return np.maximum(values, 0.0), vectors

    def _compute_matrix(self) -> FloatArray:
        check_entries("a matrix", *self.shape, "recover without it, or choose fewer sensors")
        values, vectors = self._spectrum
        matrix: FloatArray = (vectors[self.domain.sensors] * np.exp(-self.spread * values)).dot(vectors.T)
        return matrix

    def sensitivity(self, alpha: float, off_grid: bool = False) -> float:
        """Δ₂ = α·max ‖Aᵢ − Aⱼ‖₂/d(i, j) over edges (i, j), rounded up.

        Nobody stands between vertices, so that ``off_grid`` makes no difference.

        Raises:
            ParameterError: if ``alpha`` is negative or not finite.
        """
        if not (math.isfinite(alpha) and alpha >= 0.0):
            raise ParameterError(f"alpha is {alpha!r}: give a finite radius of at least 0")
        i, j = self.domain.edges.T
        matrix = self.matrix()
        steps = np.linalg.norm(matrix[:, i] - matrix[:, j], axis=0) / self.domain.lengths
        return alpha * float(steps.max(initial=0.0)) * (1.0 + 2.0**-42)

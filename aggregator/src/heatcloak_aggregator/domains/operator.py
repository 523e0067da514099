"""What every domain and every operator must offer, so that privacy and recovery need not know which it is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import lru_cache
from typing import Protocol

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.domains.projection import Projection, project

FloatArray = npt.NDArray[np.float64]
IntArray = npt.NDArray[np.intp]

_PROJECTIONS_KEPT = 16
"""Subsets of sensors whose factorisation an operator remembers: a zone loses the same few nodes for hours."""


class Domain(Protocol):
    """Places where sources may be and where sensors are, and how far apart sources lie."""

    @property
    def n_sources(self) -> int:
        """Number n of possible source locations."""

    @property
    def n_sensors(self) -> int:
        """Number m of sensors."""

    def distance(self, i: int, j: int) -> float:
        """Distance between the source locations of 0-based index i and j."""

    def operator(self, spread: float) -> Operator:
        """The diffusion operator after ``spread``."""


class Operator(ABC):
    """A linear map A from source intensities (n,) to clean readings (m,), y = A f.

    A subclass computes the matrix and the sensitivity; this class remembers the matrix and its
    factorisations. Instances are immutable to their users and may be shared between threads.
    """

    def __init__(self) -> None:
        self._matrix: FloatArray | None = None
        self._projection = lru_cache(maxsize=_PROJECTIONS_KEPT)(self._project)

    @abstractmethod
    def _compute_matrix(self) -> FloatArray:
        """The matrix A of shape (m, n)."""

    @abstractmethod
    def sensitivity(self, alpha: float, off_grid: bool = False) -> float:
        """The ℓ₂ sensitivity Δ₂ of y = A f to source vectors that are ``alpha``-neighbours."""

    def matrix(self) -> FloatArray:
        """The matrix A, shape (m, n), read-only and computed once."""
        if self._matrix is None:
            matrix = self._compute_matrix()
            matrix.setflags(write=False)
            self._matrix = matrix
        return self._matrix

    def projection(self, sensors: IntArray | None = None, weights: FloatArray | None = None) -> Projection:
        """The prepared low-rank form of the rows ``sensors`` of A, each scaled by its weight.

        Args:
            sensors: 0-based indices of the rows that are present, shape (s,); None means all m.
            weights: one positive factor for each of these rows, shape (s,); None means one.

        Returns:
            The factorisation, remembered for the latest few combinations of sensors and weights.
        """
        return self._projection(
            None if sensors is None else sensors.astype(np.intp).tobytes(),
            None if weights is None else weights.astype(np.float64).tobytes(),
        )

    def _project(self, sensors: bytes | None, weights: bytes | None) -> Projection:
        rows = self.matrix()
        if sensors is not None:
            rows = rows[np.frombuffer(sensors, dtype=np.intp)]
        factors = None if weights is None else np.frombuffer(weights, dtype=np.float64)
        return project(rows, factors)

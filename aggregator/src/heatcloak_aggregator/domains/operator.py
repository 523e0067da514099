"""What every domain and every operator must offer, so that privacy and recovery need not know which it is."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections import OrderedDict
from threading import RLock
from typing import Any, Protocol

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.blas_threads import one_thread
from heatcloak_aggregator.domains.factorisation import Factorisation, factor_dense
from heatcloak_aggregator.domains.projection import Projection, project
from heatcloak_aggregator.domains.vectors import check_columns
from heatcloak_shared.errors import ParameterError

_PROJECTIONS_KEPT = 16
"""Subsets of sensors whose factorisation an operator remembers: a zone loses the same few nodes for hours."""
_LARGEST_MATRIX = 1 << 27
"""Entries of the largest array that is formed whole: one gigabyte."""


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

    def check_alpha(self, alpha: float) -> float:
        """Return the radius of a promise as a float, if a person can move that far."""

    def operator(self, spread: float) -> Operator:
        """The diffusion operator after ``spread``."""


class Operator(ABC):
    """A linear map A from source intensities (n,) to clean readings (m,), y = A f.

    A subclass computes the matrix and the sensitivity; this class remembers the matrix and its
    factorisations. Instances are immutable to their users, may be shared between threads, copied, and sent
    to other processes; a copy takes the factorisation of A along, and forms the rest anew.
    """

    def __init__(self) -> None:
        self._matrix: FloatArray | None = None
        self._factorisation: Factorisation | None = None
        self._projections: OrderedDict[tuple[bytes | None, bytes | None], Projection] = OrderedDict()
        self._lock = RLock()

    def __getstate__(self) -> dict[str, Any]:
        kept = self.__dict__.copy()
        kept.update(_matrix=None, _projections=OrderedDict())
        del kept["_lock"]
        return kept

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, _lock=RLock())
        if self._factorisation is not None:
            for part in self._factorisation:
                part.setflags(write=False)

    @abstractmethod
    def _compute_matrix(self) -> FloatArray:
        """The matrix A of shape (m, n)."""

    @abstractmethod
    def sensitivity(self, alpha: float, off_grid: bool = False) -> float:
        """The ℓ₂ sensitivity Δ₂ of y = A f to source vectors that are ``alpha``-neighbours."""

    @property
    def shape(self) -> tuple[int, int]:
        """(m, n): how many sensors and how many possible sources there are."""
        rows, columns = self.matrix().shape
        return rows, columns

    def matrix(self) -> FloatArray:
        """The matrix A, shape (m, n), read-only and computed once.

        Raises:
            ParameterError: if it has more than 2²⁷ entries; recovery does not need it.
        """
        with self._lock:
            if self._matrix is None:
                matrix = self._compute_matrix()
                matrix.setflags(write=False)
                self._matrix = matrix
            return self._matrix

    def columns(self, indices: IntArray) -> FloatArray:
        """The columns ``indices`` (p,) of A, 0-based, shape (m, p), as exact as the matrix.

        Raises:
            ParameterError: if they are no vector of integers, or A has no such column.
        """
        return np.take(self.matrix(), check_columns(indices, self.shape[1]), axis=1)

    def factorisation(self) -> Factorisation:
        """A as a product of two narrow matrices, computed once.

        Raises:
            ParameterError: if the operator is too large to be prepared.
        """
        with self._lock:
            if self._factorisation is None:
                with one_thread(math.prod(self.shape)):
                    self._factorisation = self._factor()
            return self._factorisation

    def _factor(self) -> Factorisation:
        return factor_dense(self.matrix())

    def _project(self, sensors: IntArray | None, weights: FloatArray | None) -> Projection:
        with one_thread(math.prod(self.shape)):
            return project(self.factorisation(), sensors, weights)

    def projection(self, sensors: IntArray | None = None, weights: FloatArray | None = None) -> Projection:
        """The prepared low-rank form of the rows ``sensors`` of A, each scaled by its weight.

        Args:
            sensors: 0-based indices of the rows that are present, shape (s,); None means all m.
            weights: one positive factor for each of these rows, shape (s,); None means one.

        Returns:
            The factorisation, remembered for the latest few combinations of sensors and weights.

        Raises:
            ParameterError: if the operator is too large to be prepared.
        """
        key = (
            None if sensors is None else sensors.astype(np.intp).tobytes(),
            None if weights is None else weights.astype(np.float64).tobytes(),
        )
        with self._lock:
            known = self._projections.get(key)
            if known is not None:
                self._projections.move_to_end(key)
                return known
        made = self._project(
            None if key[0] is None else np.frombuffer(key[0], dtype=np.intp),
            None if key[1] is None else np.frombuffer(key[1], dtype=np.float64),
        )
        with self._lock:
            # Another thread may have been first: everyone gets the same one.
            made = self._projections.setdefault(key, made)
            if len(self._projections) > _PROJECTIONS_KEPT:
                self._projections.popitem(last=False)
        return made


def check_entries(what: str, rows: int, columns: int, remedy: str) -> None:
    """Refuse an array that is too large to be formed whole.

    Raises:
        ParameterError: if it has more than 2²⁷ entries, one gigabyte.
    """
    if rows * columns > _LARGEST_MATRIX:
        raise ParameterError(
            f"{what} of {rows} × {columns} numbers takes {rows * columns / 2**27:.1f} GB, "
            f"more than 1 GB: {remedy}"
        )

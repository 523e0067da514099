"""Directions in which the readings of a round drift, and how they are projected out.

Sensors drift together, with day and night or the heating: readings are y = A f + N c + noise with known
directions N (m, k) and an unknown c (k,) in each round. With W = diag(weights) of the sensors present and an
orthonormal basis Q of range(W N), a flat prior of c, or generalised least squares, leaves exactly the part of
W y and W A that is orthogonal to Q:

    min over c of ‖W(A f + N c − y)‖² = ‖(I − Q Qᵀ) W (A f − y)‖².

The noise of that part has the same scale in s − rank(Q) directions, the degrees of freedom of the readings.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import scipy

from heatcloak_aggregator.arguments import real_array
from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_shared.errors import ParameterError

MOST_DIRECTIONS = 8
"""Greatest number of directions."""
_DEPENDENT = 1e-10
"""Length of the part of a unit vector outside the span of others, below which it depends on them."""
_UNSEEN = 1e-12
"""Length of the part of a unit direction at the sensors present, below which it is a rounding error."""
_BLOCK = 64
"""Block size of LAPACK, in columns."""
_ROUNDING = 2.0**-46
"""What is left of a row, relative to its length, below which it is a rounding error."""


def check_directions(directions: npt.ArrayLike | None, n_sensors: int) -> FloatArray | None:
    """Return linearly independent directions of drift, of length one.

    Args:
        directions: N, shape (m, k) with k ≤ 8 and k < m; None for no drift.
        n_sensors: m.

    Returns:
        Those of the directions that are no combination of the ones before them, scaled to length one,
        read-only; None if none is left.

    Raises:
        ParameterError: if the directions have another shape, are too many, or are not finite numbers.
    """
    if directions is None:
        return None
    given = real_array("the directions of drift", directions)
    if given.ndim != 2 or given.shape[0] != n_sensors:
        raise ParameterError(
            f"the directions of drift have shape {given.shape}: give one row for each of {n_sensors} "
            "sensors, and one column for each direction"
        )
    count = given.shape[1]
    if count > MOST_DIRECTIONS or (count and count >= n_sensors):
        most = min(MOST_DIRECTIONS, n_sensors - 1)
        raise ParameterError(
            f"{count} directions of drift are too many for {n_sensors} sensors: give at most {most}"
        )
    if not np.isfinite(given).all():
        raise ParameterError("a direction of drift is not finite: give finite numbers")
    units = _units(given)
    kept = [index for index, _ in _orthonormal(units)]
    if not kept:
        return None
    independent = np.ascontiguousarray(units[:, kept])
    independent.setflags(write=False)
    return independent


def drift_basis(
    directions: FloatArray | None, sensors: IntArray | None, weights: FloatArray | None
) -> FloatArray | None:
    """Return an orthonormal basis Q of the directions at the sensors present, weighted.

    Args:
        directions: as returned by `check_directions`.
        sensors: 0-based indices of the sensors present, shape (s,); None for all m.
        weights: one positive factor for each of them, shape (s,); None for one.

    Returns:
        Q, shape (s, rank), rank ≤ min(k, s), read-only. None if no direction touches these sensors.
    """
    if directions is None:
        return None
    rows = directions if sensors is None else directions[sensors]
    touching = np.sqrt(np.square(rows).sum(axis=0)) > _UNSEEN
    if not touching.any():
        return None
    columns = rows[:, touching]
    if weights is not None:
        columns = columns * weights[:, None]
    basis = np.column_stack([vector for _, vector in _orthonormal(_units(columns))])
    basis.setflags(write=False)
    return basis


def without_drift(rows: FloatArray, basis: FloatArray | None) -> FloatArray:
    """Return the part of weighted rows that is orthogonal to a drift.

    Args:
        rows: readings, or columns of A as rows, weighted, shape (s,) or (p, s).
        basis: Q, shape (s, rank); None if there is no drift.

    Returns:
        An array of the same shape; ``rows`` itself without a drift. A row that is drift but for rounding is
        exactly zero.
    """
    if basis is None:
        return rows
    if basis.shape[0] == basis.shape[1]:
        return np.zeros_like(rows)
    left = rows
    # Twice, so that the result is orthogonal to its own rounding.
    for _ in range(2):
        left = left - left.dot(basis).dot(basis.T)
    nothing = _lengths(left) <= _ROUNDING * _lengths(rows)
    return np.where(nothing[..., None], 0.0, left)


def outside_drift(rows: FloatArray, basis: FloatArray | None) -> FloatArray:
    """Return weighted rows in orthonormal coordinates of the space that is orthogonal to a drift.

    Args:
        rows: as in `without_drift`, shape (s,) or (p, s).
        basis: as in `without_drift`.

    Returns:
        Shape (s − rank,) or (p, s − rank), C-contiguous; ``rows`` itself without a drift. The coordinates
        depend on the basis only.
    """
    if basis is None:
        return rows
    sensors, rank = basis.shape
    columns = np.array(np.atleast_2d(rows).T, order="F")
    packed, scales, _, _ = scipy.linalg.lapack.dgeqrf(np.array(basis, order="F"))
    turned = scipy.linalg.lapack.dormqr("L", "T", packed, scales, columns, _BLOCK * columns.shape[1])[0]
    return np.ascontiguousarray(turned[rank:].T).reshape(*rows.shape[:-1], sensors - rank)


def _units(columns: FloatArray) -> FloatArray:
    """Return columns scaled to length one; a column of zeros remains."""
    peaks = np.abs(columns).max(axis=0, initial=0.0)
    scaled = columns / np.where(peaks > 0.0, peaks, 1.0)
    lengths = np.sqrt(np.square(scaled).sum(axis=0))
    return np.asarray(scaled / np.where(lengths > 0.0, lengths, 1.0))


def _orthonormal(units: FloatArray) -> list[tuple[int, FloatArray]]:
    """Return the columns that do not depend on those before them, and an orthonormal basis of their span."""
    found: list[tuple[int, FloatArray]] = []
    for index, column in enumerate(units.T):
        left = column
        for _ in range(2):
            for _, vector in found:
                left = left - vector * vector.dot(left)
        length = float(np.sqrt(left.dot(left)))
        if length > _DEPENDENT:
            found.append((index, left / length))
    return found


def _lengths(rows: FloatArray) -> FloatArray:
    return np.asarray(np.sqrt(np.einsum("...i,...i->...", rows, rows)))

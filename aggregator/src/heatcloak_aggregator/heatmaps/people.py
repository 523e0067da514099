"""Count people in cells, so that no person counts for more than one, whatever their data say.

Weights of a person are rounded down to multiples of 2⁻²⁴ at the finest level, and only integers are added: so
the bound holds exactly. Invalid rows (outside the square, NaN, a weight that is not positive and finite) are
ignored without an error, because an error would reveal that somebody has them.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import islice

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arguments import real_array
from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_shared.errors import ParameterError

TICKS = 1 << 24
"""Ticks of one person: the lattice of weights is 1/TICKS. A person in every cell of the finest grid loses no
more than a quarter to rounding, and 2³⁹ people would be needed to overflow a count."""
_BATCH = 4096

People = Sequence[npt.ArrayLike] | npt.NDArray[np.floating]
"""One array (k, 2) or (k, 3) for each person, also as one array (n, k, 2) or (n, k, 3): x, y in [0, 1) and
perhaps a weight; or one array (n, size, size), with each person's weights in cells."""


def count_people(people: People, size: int) -> Int64Array:
    """Return the sum of all people's weights in each cell, in ticks, shape (size, size).

    A person's weights are divided by their sum, added up for each cell, and rounded down to ticks. So a
    person adds at most `TICKS` ticks in all, and nothing if they have no valid place.

    Args:
        people: see `People`. Weights are relative; without them all rows of a person weigh the same.
        size: cells a side, a power of two.

    Raises:
        ParameterError: an entry is not an array of that shape. It does not depend on the values in it.
    """
    counts = np.zeros(size * size, dtype=np.int64)
    if isinstance(people, np.ndarray) and people.ndim == 3 and people.shape[1:] == (size, size):
        for person in people:
            counts += _ticks_of_weights(real_array("the weights of a person", person).ravel())
        return counts.reshape(size, size)
    if isinstance(people, np.ndarray) and people.ndim == 3 and people.shape[2] not in (2, 3):
        raise ParameterError(
            f"people have shape {people.shape}: give (n, {size}, {size}) for weights in cells, or (n, k, 2) "
            "or (n, k, 3) for places"
        )
    is_scalar = isinstance(people, np.ndarray) and people.ndim == 0
    if is_scalar or isinstance(people, str | bytes) or not isinstance(people, Iterable):
        raise ParameterError(f"people are a {type(people).__name__}: give one array (k, 2) for each person")
    rest = iter(people)
    while batch := [_rows_of(person) for person in islice(rest, _BATCH)]:
        owners = np.repeat(np.arange(len(batch)), [rows.shape[0] for rows in batch])
        _add_ticks(counts, np.concatenate(batch), owners, size)
    return counts.reshape(size, size)


def _rows_of(person: npt.ArrayLike) -> FloatArray:
    """Return a person's rows as x, y, weight, shape (k, 3)."""
    rows = real_array("the places of a person", person)
    if rows.size == 0:
        return np.empty((0, 3))
    if rows.ndim != 2 or rows.shape[1] not in (2, 3):
        raise ParameterError(
            f"the places of a person have shape {rows.shape}: give (k, 2), or (k, 3) with weights"
        )
    if rows.shape[1] == 2:
        rows = np.column_stack([rows, np.ones(rows.shape[0])])
    return rows


def _add_ticks(counts: Int64Array, rows: FloatArray, owners: Int64Array, size: int) -> None:
    """Add the ticks of several people to ``counts``, shape (size²,).

    Args:
        counts: changed in place.
        rows: x, y, weight of all their rows.
        owners: the person of each row, from 0.
        size: cells a side.
    """
    x, y, weights = rows.T
    # Written so that NaN fails too.
    valid = (x >= 0.0) & (x < 1.0) & (y >= 0.0) & (y < 1.0) & (weights > 0.0) & (weights < np.inf)
    x, y, weights, owners = x[valid], y[valid], weights[valid], owners[valid]
    if owners.size == 0:
        return
    # Scaled by each person's largest weight first, so that no sum overflows.
    largest = np.zeros(int(owners.max()) + 1)
    np.maximum.at(largest, owners, weights)
    weights = weights / largest[owners]
    cells = (y * size).astype(np.int64) * size + (x * size).astype(np.int64)
    keys, inverse = np.unique(owners * np.int64(size * size) + cells, return_inverse=True)
    sums: FloatArray = np.bincount(inverse, weights).astype(np.float64)
    owner_of_sum, cell_of_sum = np.divmod(keys, size * size)
    totals: FloatArray = np.bincount(owner_of_sum, sums).astype(np.float64)
    ticks = _rounded_down(sums, totals[owner_of_sum])
    too_many = np.bincount(owner_of_sum, ticks) > TICKS
    ticks[too_many[owner_of_sum]] = 0
    np.add.at(counts, cell_of_sum, ticks)


def _ticks_of_weights(weights: FloatArray) -> Int64Array:
    """Return one person's ticks in each cell, shape as ``weights``."""
    valid = np.where((weights > 0.0) & (weights < np.inf), weights, 0.0)
    largest = valid.max()
    if largest == 0.0:
        return np.zeros(weights.size, dtype=np.int64)
    shares = valid / largest
    ticks = _rounded_down(shares, shares.sum())
    return ticks if int(ticks.sum()) <= TICKS else np.zeros_like(ticks)


def _rounded_down(sums: FloatArray, totals: FloatArray | np.floating) -> Int64Array:
    """Return shares of a total in ticks, rounded down.

    Rounding errors of double precision may let the shares of a person exceed 1, but by less than one tick, so
    that the integers cannot; callers check it all the same, and then leave the person out.
    """
    return np.asarray(np.floor(sums / totals * TICKS), dtype=np.int64)


def group_by_user(users: Iterable[Hashable], rows: FloatArray) -> Iterator[FloatArray]:
    """Yield the rows of each user, shape (k, 2) or (k, 3), in the order of the users' first rows.

    Users are the same if they are equal as Python objects. NumPy would merge texts that differ only in
    trailing NULs, and then removing one user could change the counts by more than one person.
    """
    numbers: dict[Hashable, int] = {}
    owners = np.array([numbers.setdefault(user, len(numbers)) for user in users], dtype=np.int64)
    order = np.argsort(owners, kind="stable")
    bounds = np.flatnonzero(np.diff(owners[order])) + 1
    if numbers:
        yield from np.split(rows[order], bounds)

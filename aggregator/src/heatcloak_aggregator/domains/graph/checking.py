"""What makes a graph one that heat can run through, and errors that say what is wrong with another."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from scipy.sparse import coo_array
from scipy.sparse.csgraph import connected_components

from heatcloak_aggregator.domains.vectors import real_array
from heatcloak_shared.errors import ParameterError

FloatArray = npt.NDArray[np.float64]
IntArray = npt.NDArray[np.intp]

MOST_VERTICES = 10_000_000
_WEIGHTS = (1e-12, 1e12)


def check_size(n_vertices: int) -> int:
    """The number of vertices.

    Raises:
        ParameterError: if it is no integer from 1 to 10⁷.
    """
    fits = isinstance(n_vertices, (int, np.integer)) and not isinstance(n_vertices, bool)
    if not fits or not 1 <= n_vertices <= MOST_VERTICES:
        raise ParameterError(f"n_vertices is {n_vertices!r}: give an integer 1…{MOST_VERTICES}")
    return int(n_vertices)


def check_edges(edges: npt.ArrayLike, n_vertices: int) -> IntArray:
    """Pairs of vertices as an array (E, 2), the lesser vertex of each first.

    Raises:
        ParameterError: if they are no pairs of integers, name a vertex that does not exist, lead from a
            vertex to itself, or stand twice.
    """
    try:
        pairs = np.asarray(edges)
    except (TypeError, ValueError):
        pairs = np.array("ragged")
    if pairs.size == 0:
        pairs = np.empty((0, 2), dtype=np.intp)
    if pairs.ndim != 2 or pairs.shape[1] != 2 or pairs.dtype.kind not in "iu":
        raise ParameterError("edges are no pairs of integers: give an array (E, 2) of vertices from 0")
    unknown = (pairs < 0) | (pairs >= n_vertices)
    if unknown.any():
        at = int(np.flatnonzero(unknown.any(axis=1))[0])
        raise ParameterError(
            f"edge {_shown(pairs[at])} names a vertex that does not exist: give vertices 0…{n_vertices - 1}"
        )
    loops = pairs[:, 0] == pairs[:, 1]
    if loops.any():
        at = int(np.flatnonzero(loops)[0])
        raise ParameterError(
            f"edge {_shown(pairs[at])} leads from a vertex to itself, where nothing flows: leave it out"
        )
    ordered = np.sort(pairs.astype(np.intp), axis=1)
    _, first, counts = np.unique(ordered, axis=0, return_index=True, return_counts=True)
    if (counts > 1).any():
        twice = ordered[first[int(np.argmax(counts > 1))]]
        raise ParameterError(f"edge {_shown(twice)} stands twice: give it once, with the sum of its weights")
    return np.ascontiguousarray(ordered)


def positive_numbers(name: str, values: npt.ArrayLike | None, count: int) -> FloatArray:
    """One finite number above 0 for each edge, shape (E,); None means 1.

    Raises:
        ParameterError: if there are more or fewer, or one is not above 0, not finite, or beyond 1e±12.
    """
    if values is None:
        return np.ones(count)
    numbers = real_array(f"the {name}", values).copy()
    if numbers.shape != (count,):
        raise ParameterError(
            f"{name} has shape {numbers.shape} for {count} edges: give one number for each edge"
        )
    # Written so that NaN fails it too.
    wrong = ~((numbers >= _WEIGHTS[0]) & (numbers <= _WEIGHTS[1]))
    if wrong.any():
        at = int(np.flatnonzero(wrong)[0])
        raise ParameterError(
            f"{name}[{at}] is {float(numbers[at])!r}: give numbers above 0, from {_WEIGHTS[0]:g} to "
            f"{_WEIGHTS[1]:g}"
        )
    return numbers


def check_sensors(sensors: npt.ArrayLike | None, n_vertices: int) -> IntArray:
    """The vertices with a sensor, shape (m,); None means all.

    Raises:
        ParameterError: if there is none, one is no vertex, or one stands twice.
    """
    if sensors is None:
        return np.arange(n_vertices, dtype=np.intp)
    try:
        places = np.asarray(sensors)
    except (TypeError, ValueError):
        places = np.array("ragged")
    if places.ndim != 1 or places.size == 0 or places.dtype.kind not in "iu":
        raise ParameterError("sensors is no vector of vertices: give at least one, counted from 0")
    if not (places.min() >= 0 and places.max() < n_vertices):
        raise ParameterError(f"sensors names a vertex that does not exist: give vertices 0…{n_vertices - 1}")
    if np.unique(places).size != places.size:
        raise ParameterError("sensors names a vertex twice: give each vertex with a sensor once")
    return places.astype(np.intp)


def check_connected(n_vertices: int, edges: IntArray) -> None:
    """Refuse a graph in parts: what is in one part never shows in the other.

    Raises:
        ParameterError: naming how many parts there are, and a vertex outside the largest.
    """
    ones = np.ones(len(edges), dtype=np.int8)
    links = coo_array((ones, (edges[:, 0], edges[:, 1])), shape=(n_vertices, n_vertices))
    parts, owner = connected_components(links.tocsr(), directed=False)
    if parts > 1:
        sizes = np.bincount(owner)
        largest = int(sizes.argmax())
        outside = int(np.flatnonzero(owner != largest)[0])
        raise ParameterError(
            f"the graph is not connected: it has {parts} parts, the largest of {sizes[largest]} vertices, "
            f"and vertex {outside} is not in it: join them, or give one part alone"
        )


def _shown(pair: IntArray) -> str:
    return f"({int(pair[0])}, {int(pair[1])})"

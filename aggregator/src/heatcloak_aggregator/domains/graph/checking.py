"""Checks of a graph's vertices, edges, weights, sensors and connectedness."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from numbers import Real

import numpy as np
import numpy.typing as npt
import scipy

from heatcloak_aggregator.arguments import any_array, real_array
from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.sanitize import sanitize

MOST_VERTICES = 10_000_000
_WEIGHTS = (1e-12, 1e12)


class EdgeError(ParameterError):
    """A wrong edge.

    Attributes:
        at: its index in the given edges, from 0.
    """

    def __init__(self, text: str, at: int = 0) -> None:
        super().__init__(text)
        self.at = at


def check_size(n_vertices: int) -> int:
    """Return the number of vertices.

    Raises:
        ParameterError: if it is not an integer from 1 to 10⁷.
    """
    fits = isinstance(n_vertices, (int, np.integer)) and not isinstance(n_vertices, bool)
    if not fits or not 1 <= n_vertices <= MOST_VERTICES:
        raise ParameterError(f"n_vertices is {sanitize(n_vertices)}: give an integer 1…{MOST_VERTICES}")
    return int(n_vertices)


def check_labels(labels: Iterable[Hashable] | None, n_vertices: int) -> tuple[Hashable, ...]:
    """Return the names of the vertices; None means their numbers.

    Raises:
        ParameterError: if their number differs from that of the vertices, or a name is repeated.
    """
    if labels is None:
        return tuple(range(n_vertices))
    try:
        names = tuple(labels)
        distinct = len(set(names))
    except TypeError:
        raise ParameterError("labels are not names: give text, a number or a tuple for each vertex") from None
    if not distinct == len(names) == n_vertices:
        raise ParameterError(
            f"labels has {len(names)} names, {distinct} of them different, for {n_vertices} vertices: give "
            "each vertex a different name"
        )
    return names


def check_edges(edges: npt.ArrayLike, labels: Sequence[Hashable]) -> IntArray:
    """Return the edges as an array (E, 2), the lesser vertex of each first.

    Raises:
        EdgeError: if an edge leads from a vertex to itself, or is repeated.
        ParameterError: if they are not pairs of integers, or a vertex does not exist.
    """
    n_vertices = len(labels)
    pairs = any_array(edges)
    if pairs.size == 0:
        pairs = np.empty((0, 2), dtype=np.intp)
    if pairs.ndim != 2 or pairs.shape[1] != 2 or pairs.dtype.kind not in "iu":
        raise ParameterError("edges are not pairs of integers: give an array (E, 2) of vertices from 0")
    unknown = (pairs < 0) | (pairs >= n_vertices)
    if unknown.any():
        at = int(np.flatnonzero(unknown.any(axis=1))[0])
        raise ParameterError(
            f"edge ({pairs[at, 0]}, {pairs[at, 1]}) names a vertex that does not exist: give vertices "
            f"0…{n_vertices - 1}"
        )
    loops = pairs[:, 0] == pairs[:, 1]
    if loops.any():
        at = int(np.flatnonzero(loops)[0])
        raise EdgeError(
            f"edge {_called(pairs[at], labels)} leads from a vertex to itself, where nothing flows: leave it "
            "out",
            at,
        )
    ordered = np.sort(pairs.astype(np.intp), axis=1)
    _, first, counts = np.unique(ordered, axis=0, return_index=True, return_counts=True)
    if (counts > 1).any():
        twice = ordered[first[counts > 1].min()]
        raise EdgeError(
            f"edge {_called(twice, labels)} is given twice: give it once, with the sum of its weights",
            int(np.flatnonzero((ordered == twice).all(axis=1))[1]),
        )
    return np.ascontiguousarray(ordered)


def positive_numbers(
    name: str, values: npt.ArrayLike | None, edges: IntArray, labels: Sequence[Hashable]
) -> FloatArray:
    """Return one finite number above 0 for each edge, shape (E,); None means 1.

    Raises:
        EdgeError: if one is not a number from 1e-12 to 1e12.
        ParameterError: if their number differs from that of the edges.
    """
    if values is None:
        return np.ones(len(edges))

    def wrong(at: int, value: object) -> EdgeError:
        return EdgeError(
            f"the {name} of edge {_called(edges[at], labels)} is {sanitize(value)}: give a number above 0, "
            f"from {_WEIGHTS[0]:g} to {_WEIGHTS[1]:g}",
            at,
        )

    try:
        numbers = real_array(f"the {name}s", values).copy()
    except ParameterError:
        for at, value in enumerate(values[: len(edges)] if isinstance(values, list) else ()):
            if not isinstance(value, Real):
                raise wrong(at, value) from None
        raise
    if numbers.shape != (len(edges),):
        raise ParameterError(
            f"the {name}s have shape {numbers.shape} for {len(edges)} edges: give one number for each edge"
        )
    # Written so that NaN fails it too.
    fits = (numbers >= _WEIGHTS[0]) & (numbers <= _WEIGHTS[1])
    if not fits.all():
        at = int(np.argmin(fits))
        raise wrong(at, float(numbers[at]))
    return numbers


def check_vertices(name: str, vertices: npt.ArrayLike, n_vertices: int) -> IntArray:
    """Return the vertices' numbers, shape (p,).

    Raises:
        ParameterError: if a vertex does not exist, or they are not a vector.
    """
    places = any_array(vertices)
    if places.ndim != 1 or (places.size > 0 and places.dtype.kind not in "iu"):
        raise ParameterError(f"{name} is not a vector of vertices: give their numbers, counted from 0")

    if places.size > 0 and not (places.min() >= 0 and places.max() < n_vertices):
        raise ParameterError(f"{name} names a vertex that does not exist: give vertices 0…{n_vertices - 1}")
    return places.astype(np.intp)


def check_sensors(sensors: npt.ArrayLike | None, labels: Sequence[Hashable]) -> IntArray:
    """Return the vertices with a sensor, shape (m,); None means all.

    Raises:
        ParameterError: if there is none, a vertex does not exist, or one is repeated.
    """
    if sensors is None:
        return np.arange(len(labels), dtype=np.intp)
    places = check_vertices("sensors", sensors, len(labels))
    if places.size == 0:
        raise ParameterError("sensors is empty: give at least one vertex")
    found, counts = np.unique(places, return_counts=True)
    if found.size != places.size:
        twice = sanitize(labels[int(found[counts.argmax()])])
        raise ParameterError(f"sensors names vertex {twice} twice: give each vertex with a sensor once")
    return places


def check_connected(edges: IntArray, labels: Sequence[Hashable]) -> None:
    """Refuse a graph that is not connected.

    Raises:
        ParameterError: with the number of parts, and a vertex outside the largest.
    """
    ones, n_vertices = np.ones(len(edges), dtype=np.int8), len(labels)
    links = scipy.sparse.coo_array((ones, (edges[:, 0], edges[:, 1])), shape=(n_vertices, n_vertices))
    parts, owner = scipy.sparse.csgraph.connected_components(links.tocsr(), directed=False)
    if parts > 1:
        sizes = np.bincount(owner)
        largest = int(sizes.argmax())
        outside = int(np.flatnonzero(owner != largest)[0])
        raise ParameterError(
            f"the graph is not connected: it has {parts} parts, the largest of {sizes[largest]} vertices, "
            f"and vertex {sanitize(labels[outside])} is not in it: join them, or give only one part"
        )


def _called(pair: IntArray, labels: Sequence[Hashable]) -> str:
    return f"({sanitize(labels[int(pair[0])])}, {sanitize(labels[int(pair[1])])})"

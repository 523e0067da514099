"""Places where somebody may stand, and the lengths of ways between them."""

from __future__ import annotations

import math

import numpy as np
import scipy

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.domains.floor.geometry import FloorShape
from heatcloak_aggregator.domains.graph import GraphDomain
from heatcloak_shared.errors import ParameterError

MOST_PLACES = 20_000
"""Most places of a floor."""
_STEPS = ((1, 0), (0, 1), (1, 1), (1, -1), (2, 1), (1, 2), (2, -1), (1, -2))
"""Columns and rows of the steps to half of the neighbours; the others lead back."""


def square_cells(shape: FloorShape, cell: float) -> Int64Array:
    """Return row and column of all cells whose middle is in the walking space, shape (n, 2).

    Rows count from south to north, columns from west to east, both from 0 at the least x and y of the
    outline; the order is by row, then by column.

    Raises:
        ParameterError: there is none, or there are more than 20 000.
    """
    west, south, east, north = shape.bounds
    columns, rows = (math.ceil(extent / cell - 1e-9) for extent in (east - west, north - south))
    if rows * columns > 100 * MOST_PLACES:
        raise ParameterError(f"cells of {cell:g} m are too small for the floor: choose larger ones")
    row, column = (part.ravel() for part in np.indices((rows, columns)))
    middles = np.stack([west + (column + 0.5) * cell, south + (row + 0.5) * cell], axis=1)
    held = shape.holds(middles)
    count = int(np.count_nonzero(held))
    if count == 0:
        raise ParameterError(
            f"nobody fits anywhere: no cell of {cell:g} m keeps {shape.clearance:g} m from walls; choose "
            "smaller cells"
        )
    if count > MOST_PLACES:
        raise ParameterError(f"there are {count} places: at most {MOST_PLACES}; choose larger cells")
    return np.stack([row[held], column[held]], axis=1)


def walking_graph(shape: FloorShape, cells: Int64Array, middles: FloatArray) -> GraphDomain:
    """Return the graph of places, with the lengths in metres of straight ways between neighbours.

    Neighbours are up to two rows or columns away, and the way between them stays in the walking space. Parts
    of the floor that no such way connects, such as rooms behind shut doors, are joined by the shortest
    straight line between two of their places: people open doors.

    Args:
        shape: the floor.
        cells: row and column of each place, shape (n, 2).
        middles: x and y of each place, shape (n, 2).
    """
    size = len(cells)
    high = cells.max(axis=0) + 3
    numbers = np.full(high + 2, -1)
    numbers[tuple((cells + 2).T)] = np.arange(size)
    starts, ends = [], []
    for columns, rows in _STEPS:
        reached = numbers[cells[:, 0] + 2 + rows, cells[:, 1] + 2 + columns]
        starts.append(np.flatnonzero(reached >= 0))
        ends.append(reached[reached >= 0])
    edges = np.stack([np.concatenate(starts), np.concatenate(ends)], axis=1)
    edges = edges[~shape.blocked(middles[edges[:, 0]], middles[edges[:, 1]])]
    edges = np.concatenate([edges, _joints(size, edges, middles)])
    lengths = np.linalg.norm(middles[edges[:, 0]] - middles[edges[:, 1]], axis=1)
    return GraphDomain(size, edges, sensors=[0], lengths=lengths if len(edges) else None)


def _joints(size: int, edges: Int64Array, middles: FloatArray) -> Int64Array:
    """Return one edge for each part but the first, to the nearest place of the parts already joined."""
    adjacency = scipy.sparse.csr_array((np.ones(len(edges)), tuple(edges.T)), shape=(size, size))
    count, parts = scipy.sparse.csgraph.connected_components(adjacency, directed=False)
    joined = parts == parts[0]
    joints = []
    for _ in range(count - 1):
        inside, outside = np.flatnonzero(joined), np.flatnonzero(~joined)
        found = scipy.spatial.KDTree(middles[inside]).query(middles[outside])
        distances, nearest = np.asarray(found[0]), np.asarray(found[1])
        best = int(np.argmin(distances))
        joints.append((int(inside[nearest[best]]), int(outside[best])))
        joined |= parts == parts[outside[best]]
    return np.array(joints, dtype=np.int64).reshape(-1, 2)

"""Interpolation table of the readings of a source at any place, in few coordinates.

Diffusion leaves few visible directions. With the readings of sources at the nodes of a fine grid as rows of
R = U S Vᵀ, the coordinates b(x) = Vᵀ·response(x) lose nothing of the readings of sources anywhere. A drift of
the readings is projected out of both first.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from dataclasses import dataclass
from weakref import WeakKeyDictionary

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.domains.drift import without_drift
from heatcloak_aggregator.native import kernel
from heatcloak_aggregator.recovery.observation import Observation

_NODES_PER_WIDTH = 16
"""Nodes per √T; cubic interpolation then has an error of about 4e-8 of a column."""
_NODES = (32, 8192)
"""Least and greatest number of cells."""
_EPS = 1e-13
"""Directions below this share of the first are rounding errors."""
_TABLES_KEPT = 16
_AT_ONCE = 1 << 22
"""Largest number of entries of an array of responses formed at a time."""


@dataclass(frozen=True, eq=False, slots=True)
class Table:
    """b(x) at equidistant nodes on [0, 1], with directions in decreasing order.

    Attributes:
        basis: V, shape (s, rank), orthonormal columns.
        nodes: b and b′ times the distance of two nodes, shape (cells + 1, 2, rank).
        largest: greatest |b| of each direction, shape (rank,).
        norm: greatest ‖b(x)‖.
        error: greatest interpolation error found between the nodes, in the norm.
        weights: the factor of each reading, shape (s,), or None for one.
        drift: an orthonormal basis of the weighted directions of drift, orthogonal to V, shape (s, k); None
            if there are none.
    """

    basis: FloatArray
    nodes: FloatArray
    largest: FloatArray
    norm: float
    error: float
    weights: FloatArray | None
    drift: FloatArray | None

    def reduce(self, readings: FloatArray) -> tuple[FloatArray, float]:
        """Return Vᵀy and the squared norm of the rest, which neither a source nor a drift explains."""
        scaled = without_drift(readings if self.weights is None else readings * self.weights, self.drift)
        inside: FloatArray = scaled.dot(self.basis)
        rest = scaled - self.basis.dot(inside)
        return inside, float(rest.dot(rest))


_Key = tuple[bytes | None, bytes | None]
_tables: WeakKeyDictionary[IntervalOperator, OrderedDict[_Key, Table]] = WeakKeyDictionary()


def table_of(op: IntervalOperator, observation: Observation) -> Table:
    """Return the table of an operator's sensors that are present, cached for the latest few sets of them."""
    sensors, weights = observation.sensors, observation.weights
    key = (
        None if sensors is None else sensors.tobytes(),
        None if weights is None else weights.tobytes(),
    )
    kept = _tables.setdefault(op, OrderedDict())
    table = kept.get(key)
    if table is None:
        table = kept[key] = _tabulate(op, observation)
        while len(kept) > _TABLES_KEPT:
            kept.popitem(last=False)
    return table


def _tabulate(op: IntervalOperator, observation: Observation) -> Table:
    cells = math.ceil(min(max(_NODES_PER_WIDTH / math.sqrt(op.spread), _NODES[0]), _NODES[1]))
    places = np.linspace(0.0, 1.0, cells + 1)
    responses = _rows(op, observation, places)
    basis = _directions(responses)
    values = responses.dot(basis)
    slopes = _rows(op, observation, places, slope=True).dot(basis) / cells
    nodes = np.ascontiguousarray(np.stack([values, slopes], axis=1))
    middles = _rows(op, observation, places[:-1] + 0.5 / cells).dot(basis)
    between = (values[:-1] + values[1:]) / 2.0 + (slopes[:-1] - slopes[1:]) / 8.0
    error = float(np.sqrt(np.square(middles - between).sum(axis=1).max()))
    norm = float(np.sqrt(np.square(values).sum(axis=1).max()))
    drift = op.drift_basis(observation.sensors, observation.weights)
    return Table(basis, nodes, np.abs(values).max(axis=0), norm, error, observation.weights, drift)


def _directions(responses: FloatArray) -> FloatArray:
    """Return V of responses = U S Vᵀ, without directions that are rounding errors."""
    _, values, right = np.linalg.svd(responses, full_matrices=False)
    rank = max(1, int(np.count_nonzero(values > values[0] * _EPS)))
    return np.ascontiguousarray(right[:rank].T)


def _rows(
    op: IntervalOperator, observation: Observation, places: FloatArray, slope: bool = False
) -> FloatArray:
    """Return readings of the sensors present, or their derivatives by place, shape (p, s).

    They are weighted, and without drift.
    """
    drift = op.drift_basis(observation.sensors, observation.weights)
    parts = []
    step = max(1, _AT_ONCE // op.domain.n_sensors)
    for start in range(0, places.size, step):
        some = places[start : start + step]
        rows = op.slopes(some) if slope else op.responses(some)
        if observation.sensors is not None:
            rows = rows[:, observation.sensors]
        rows = rows if observation.weights is None else rows * observation.weights
        parts.append(without_drift(rows, drift))
    return np.concatenate(parts)


@kernel
def column(nodes: FloatArray, x: float, a: float, out: FloatArray, row: int) -> None:
    """Write a·b(x) to ``out[row]``."""
    cells = nodes.shape[0] - 1
    offset = x * cells
    cell = min(int(offset), cells - 1)
    t = offset - cell
    u = 1.0 - t
    left, right = a * u * u * (1.0 + 2.0 * t), a * t * t * (3.0 - 2.0 * t)
    rise, fall = a * t * u * u, -a * t * t * u
    for d in range(out.shape[1]):
        out[row, d] = (left * nodes[cell, 0, d] + right * nodes[cell + 1, 0, d]) + (
            rise * nodes[cell, 1, d] + fall * nodes[cell + 1, 1, d]
        )


@kernel
def derivatives(nodes: FloatArray, x: float, a: float, out: FloatArray, row: int, known: bool) -> None:
    """Write a·b′(x) to ``out[row]`` and, if the intensity is unknown, b(x) to ``out[row + 1]``."""
    cells = nodes.shape[0] - 1
    offset = x * cells
    cell = min(int(offset), cells - 1)
    t = offset - cell
    u = 1.0 - t
    scale = a * cells
    turn, rise, fall = scale * 6.0 * t * u, scale * u * (1.0 - 3.0 * t), scale * t * (3.0 * t - 2.0)
    for d in range(out.shape[1]):
        out[row, d] = turn * (nodes[cell + 1, 0, d] - nodes[cell, 0, d]) + (
            rise * nodes[cell, 1, d] + fall * nodes[cell + 1, 1, d]
        )
    if not known:
        left, right = u * u * (1.0 + 2.0 * t), t * t * (3.0 - 2.0 * t)
        rise, fall = t * u * u, -t * t * u
        for d in range(out.shape[1]):
            out[row + 1, d] = (left * nodes[cell, 0, d] + right * nodes[cell + 1, 0, d]) + (
                rise * nodes[cell, 1, d] + fall * nodes[cell + 1, 1, d]
            )

"""Columns between the nodes of a table, by cubic Hermite interpolation."""

from __future__ import annotations

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.native import kernel


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
    """Write a·b′(x) to ``out[row]`` and, where the intensity is not known, b(x) to ``out[row + 1]``."""
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

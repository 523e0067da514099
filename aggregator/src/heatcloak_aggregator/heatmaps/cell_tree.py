"""A tree of cells with noisy counts, its least-squares counts, and the choice of cells to count next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import BoolArray, FloatArray, Int64Array, IntArray
from heatcloak_aggregator.heatmaps.grid import Cells, children_of

UNKNOWN = 1e15
"""Variance of a count that nothing is known about."""


class Measurement(NamedTuple):
    """Noisy counts of cells that cover the square without overlap.

    Attributes:
        cells: the cells.
        counts: their noisy counts in people, shape (k,).
        epsilon: ε of their Laplace noise, of scale 1/ε people.
    """

    cells: Cells
    counts: FloatArray
    epsilon: float


@dataclass(frozen=True)
class Level:
    """The cells of one level of a tree.

    Attributes:
        rows, columns: shape (k,). The children of the s-th cell that is split are the entries 4s to 4s + 3 of
            the next level: upper left, upper right, lower left, lower right.
        is_split: shape (k,).
        measured: for each measurement with cells of this level their entries here, their noisy counts, and ε.
    """

    rows: Int64Array
    columns: Int64Array
    is_split: BoolArray
    measured: list[tuple[IntArray, FloatArray, float]]


def grow_tree(measurements: Sequence[Measurement]) -> list[Level]:
    """Return the smallest tree that has all measured cells, level by level from the whole square."""
    finest = max(int(measurement.cells.levels.max()) for measurement in measurements)
    split = [np.zeros((1 << level, 1 << level), dtype=np.bool_) for level in range(finest + 1)]
    for cells, _, _ in measurements:
        for level in range(finest):
            below = cells.levels > level
            shift = cells.levels[below] - level
            split[level][cells.rows[below] >> shift, cells.columns[below] >> shift] = True
    levels = []
    rows = columns = np.zeros(1, dtype=np.int64)
    for level in range(finest + 1):
        entries = np.zeros((1 << level, 1 << level), dtype=np.intp)
        entries[rows, columns] = np.arange(rows.size)
        measured = []
        for cells, counts, epsilon in measurements:
            here = cells.of_level(level)
            if here.any():
                measured.append((entries[cells.rows[here], cells.columns[here]], counts[here], epsilon))
        is_split = split[level][rows, columns]
        levels.append(Level(rows, columns, is_split, measured))
        rows, columns = children_of(rows[is_split], columns[is_split])
    return levels


def least_squares(tree: Sequence[Level]) -> tuple[list[FloatArray], list[FloatArray]]:
    """Return the counts of all cells by weighted least squares, and their variances, level by level.

    Parents are the sum of their children (Hay et al. 2010, here with unequal variances and missing counts).
    The counts may be negative.
    """
    from_below: list[FloatArray] = []
    variances: list[FloatArray] = []
    for level in reversed(tree):
        precision = np.full(level.rows.size, 1.0 / UNKNOWN)
        total = np.zeros(level.rows.size)
        if from_below:
            variance = variances[-1].reshape(-1, 4).sum(axis=1)
            precision[level.is_split] = 1.0 / variance
            total[level.is_split] = from_below[-1].reshape(-1, 4).sum(axis=1) / variance
        for entries, counts, epsilon in level.measured:
            weight = epsilon**2 / 2.0  # one over the variance of Laplace noise
            precision[entries] += weight
            total[entries] += weight * counts
        from_below.append(total / precision)
        variances.append(1.0 / precision)
    from_below.reverse()
    variances.reverse()
    means = [from_below[0]]
    for number, below in enumerate(from_below[1:], start=1):
        parents = tree[number - 1].is_split
        own = variances[number].reshape(-1, 4)
        share = own / own.sum(axis=1, keepdims=True)
        missing = means[number - 1][parents] - below.reshape(-1, 4).sum(axis=1)
        means.append((below.reshape(-1, 4) + share * missing[:, None]).ravel())
        kept = own * (1.0 - share) + share**2 * variances[number - 1][parents, None]
        variances[number] = kept.ravel()
    return means, variances


def cells_with_few_people(
    tree: Sequence[Level], counts: Sequence[FloatArray], most: float, coarsest: int, finest: int
) -> Cells:
    """Return cells that cover the square, as large as possible with less than ``most`` people each.

    Args:
        tree: the tree.
        counts: estimated counts of its cells. In cells that it does not split, people count as spread evenly.
        most: number of people.
        coarsest: level of the largest cells.
        finest: level of the smallest ones.
    """
    levels: list[Int64Array] = []
    rows: list[Int64Array] = []
    columns: list[Int64Array] = []
    row = column = np.zeros(1, dtype=np.int64)
    count = counts[0]
    entry = np.zeros(1, dtype=np.intp)  # in the tree's level; −1 below its leaves
    for level in range(finest + 1):
        split = ((count >= most) | (level < coarsest)) & (level < finest)
        levels.append(np.full(np.count_nonzero(~split), level, dtype=np.int64))
        rows.append(row[~split])
        columns.append(column[~split])
        row, column = children_of(row[split], column[split])
        count, entry = count[split], entry[split]
        child_count = np.repeat(count / 4.0, 4).reshape(-1, 4)
        child_entry = np.full((entry.size, 4), -1, dtype=np.intp)
        if level + 1 < len(tree):
            inner = np.flatnonzero(entry >= 0)
            inner = inner[tree[level].is_split[entry[inner]]]
            order = np.cumsum(tree[level].is_split) - 1
            child_entry[inner] = 4 * order[entry[inner], None] + np.arange(4)
            child_count[inner] = counts[level + 1][child_entry[inner]]
        count, entry = child_count.ravel(), child_entry.ravel()
    return Cells(np.concatenate(levels), np.concatenate(rows), np.concatenate(columns))


def leaves(tree: Sequence[Level], counts: Sequence[FloatArray]) -> tuple[Cells, FloatArray]:
    """Return the cells of the tree that are not split, and their counts."""
    last = [~level.is_split for level in tree]
    cells = Cells(
        np.concatenate([np.full(np.count_nonzero(leaf), level) for level, leaf in enumerate(last)]),
        np.concatenate([level.rows[leaf] for level, leaf in zip(tree, last, strict=True)]),
        np.concatenate([level.columns[leaf] for level, leaf in zip(tree, last, strict=True)]),
    )
    return cells, np.concatenate([count[leaf] for count, leaf in zip(counts, last, strict=True)])

"""The posterior mean of the counts in a tree of cells, given their noisy counts.

A cell is halved into an upper and a lower half, and these into a left and a right child: so the tree is
binary, and the prior needs to say only how a count c splits into a and c − a. Counts are whole multiples of a
unit. The prior is a Pólya tree whose splits are mixtures,

    P(a | c) = Σₖ wₖ·BetaBinomial(a | c; αₖ, αₖ),

where a small αₖ puts nearly all people into one half, and a large one halves them evenly. The weights wₖ are
learnt from the noisy counts, for each pair of levels, by expectation maximisation. With

    gₖ(a) = Γ(a + αₖ) / (Γ(αₖ)·a!)   and   hₖ(c) = Γ(c + 2αₖ) / (Γ(2αₖ)·c!)

BetaBinomial(a | c) = g(a)·g(c − a) / h(c): so the messages of belief propagation are convolutions on the way
up, and correlations on the way down, and their result is exact on the multiples. Each cell has a window of
counts around its least-squares estimate; counts outside of it, and negative ones, have no probability.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from scipy.special import gammaln

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.heatmaps.cell_tree import Level, least_squares
from heatcloak_aggregator.native import native

CONCENTRATIONS = (0.1, 1.0, 10.0)
"""αₖ: all in one half, any split alike, half and half."""
ITERATIONS = 3
"""Iterations of expectation maximisation; more change little."""
PSEUDO_COUNTS = 2.0
"""Cells that are added to those of each component, so that few cells do not decide on the prior."""
LEVELS_TOGETHER = 2
"""Neighbouring levels that share the weights of the prior."""
WINDOW = 7.0
"""Half the width of a window, in standard deviations: Laplace noise is beyond it once in 20 000 counts."""
UNITS_PER_SCALE = 2.0
"""Units in the scale of the least noise."""
LEAST_WIDTH = 3
"""Units that a window has at least beyond its lower end."""


@dataclass(frozen=True)
class _Windows:
    """The counts that cells may have, from ``low`` to ``high`` in units; messages have ``width`` columns."""

    low: Int64Array
    high: Int64Array

    @property
    def width(self) -> int:
        return int((self.high - self.low).max()) + 1

    @property
    def inside(self) -> FloatArray:
        """1.0 where a column is in the window of its cell, shape (k, width)."""
        return (np.arange(self.width) <= (self.high - self.low)[:, None]).astype(np.float64)

    @property
    def counts(self) -> Int64Array:
        """The count of each column, in units, shape (k, width)."""
        return np.asarray(self.low[:, None] + np.arange(self.width))


def posterior_counts(tree: Sequence[Level]) -> list[FloatArray]:
    """Return the posterior mean of the count of each cell, in people, level by level.

    Args:
        tree: see `grow_tree`. It has at least one measurement.
    """
    epsilon = max(epsilon for level in tree for _, _, epsilon in level.measured)
    unit = 1.0 / (UNITS_PER_SCALE * epsilon)
    cells, halves = _windows_of(tree, unit)
    likelihoods = [_likelihood(level, windows, unit) for level, windows in zip(tree, cells, strict=True)]
    joins: list[tuple[_Join, _Join]] = []
    for number in range(1, len(tree)):
        parents = tree[number - 1].is_split
        whole = _Windows(cells[number - 1].low[parents], cells[number - 1].high[parents])
        joins.append(
            (
                _Join(whole, cells[number - 1].width, halves[number - 1]),
                _Join(halves[number - 1], halves[number - 1].width, cells[number]),
            )
        )
    weights = np.full((len(joins), len(CONCENTRATIONS)), 1.0 / len(CONCENTRATIONS))
    for _ in range(ITERATIONS):
        upward = _collect(tree, likelihoods, joins, weights)
        downward, uses = _distribute(tree, likelihoods, joins, weights)
        for first in range(0, len(joins), LEVELS_TOGETHER):
            together = slice(first, first + LEVELS_TOGETHER)
            number_of = uses[together].sum(axis=0) + PSEUDO_COUNTS
            weights[together] = number_of / number_of.sum()
    means = []
    for windows, above, below in zip(cells, downward, upward, strict=True):
        probability = above * below
        means.append(unit * (probability * windows.counts).sum(axis=1) / probability.sum(axis=1))
    return means


def _windows_of(tree: Sequence[Level], unit: float) -> tuple[list[_Windows], list[_Windows]]:
    """Return the windows of the cells of each level, and of the halves of those that are split."""
    means, variances = least_squares(tree)
    cells = [_window(mean, variance, unit) for mean, variance in zip(means, variances, strict=True)]
    halves: list[_Windows] = []
    for number in range(len(tree) - 1, 0, -1):
        children = cells[number]
        half = _within_reach(
            _window(means[number].reshape(-1, 2).sum(1), variances[number].reshape(-1, 2).sum(1), unit),
            children,
        )
        parents = tree[number - 1].is_split
        above = cells[number - 1]
        split = _within_reach(_Windows(above.low[parents], above.high[parents]), half)
        above.low[parents], above.high[parents] = split.low, split.high
        halves.append(half)
    return cells, halves[::-1]


def _window(mean: FloatArray, variance: FloatArray, unit: float) -> _Windows:
    reach = WINDOW * np.sqrt(variance)
    low = np.floor(np.maximum(mean - reach, 0.0) / unit).astype(np.int64)
    high = np.ceil((mean + reach) / unit).astype(np.int64)
    return _Windows(low, np.maximum(high, low + LEAST_WIDTH))


def _within_reach(window: _Windows, parts: _Windows) -> _Windows:
    """Return the part of windows that sums of the counts of two parts each can reach."""
    least, most = parts.low.reshape(-1, 2).sum(axis=1), parts.high.reshape(-1, 2).sum(axis=1)
    low = np.maximum(window.low, least)
    return _Windows(low, np.maximum(np.minimum(window.high, most), low))


def _likelihood(level: Level, windows: _Windows, unit: float) -> FloatArray:
    """Return the likelihood of each count given the cell's own noisy counts, scaled to at most 1."""
    exponent = np.zeros((windows.low.size, windows.width))
    counts = windows.counts * unit
    for entries, noisy, epsilon in level.measured:
        exponent[entries] -= epsilon * np.abs(noisy[:, None] - counts[entries])
    exponent[windows.inside == 0.0] = -np.inf
    return np.asarray(np.exp(exponent - exponent.max(axis=1, keepdims=True)))


class _Join:
    """The two parts of each of k wholes, under each component of the prior.

    Args:
        whole: windows of the wholes.
        width: columns of the messages of the wholes.
        parts: windows of the parts, those of a whole one after the other.
    """

    def __init__(self, whole: _Windows, width: int, parts: _Windows) -> None:
        self._inside = parts.inside.reshape(-1, 2, parts.width)
        low = parts.low.reshape(-1, 2)
        counts = parts.counts.reshape(-1, 2, parts.width)
        sums = whole.low[:, None] + np.arange(width)
        # Column of the sum of both parts in their convolution.
        self._column = sums - low.sum(axis=1)[:, None]
        self._columns = 2 * parts.width - 1
        self._known = self._column < self._columns
        self._numerators: list[FloatArray] = []
        self._denominators: list[FloatArray] = []
        factorial_of_part, factorial_of_sum = gammaln(counts + 1.0), gammaln(sums + 1.0)
        for alpha in CONCENTRATIONS:
            part = gammaln(counts + alpha) - factorial_of_part - gammaln(alpha)
            largest = part.max(axis=2, keepdims=True)
            of_sum = gammaln(sums + 2.0 * alpha) - factorial_of_sum - gammaln(2.0 * alpha)
            self._numerators.append(np.exp(part - largest))
            self._denominators.append(np.exp(largest.sum(axis=1) - of_sum))

    def collect(self, parts: FloatArray, weights: FloatArray) -> FloatArray:
        """Return what both parts say of their wholes, shape (k, width), scaled.

        Args:
            parts: messages of the parts, shape (2k, width of parts).
            weights: of the components.
        """
        messages = parts.reshape(self._inside.shape) * self._inside
        self._messages = [messages * numerator for numerator in self._numerators]
        self._evidence = [
            self._at_columns(_convolutions(message[:, 0], message[:, 1])) * denominator
            for message, denominator in zip(self._messages, self._denominators, strict=True)
        ]
        total = sum(weight * part for weight, part in zip(weights, self._evidence, strict=True))
        return np.asarray(total)

    def distribute(self, above: FloatArray, weights: FloatArray) -> tuple[FloatArray, FloatArray]:
        """Return what all else says of the parts, shape (2k, width of parts), and uses of each component.

        Args:
            above: what all else says of the wholes, shape (k, width).
            weights: of the components.
        """
        total = np.zeros(self._inside.shape)
        uses = np.empty((above.shape[0], len(weights)))
        for number, weight in enumerate(weights):
            uses[:, number] = weight * (above * self._evidence[number]).sum(axis=1)
            spread = np.zeros((above.shape[0], self._columns))
            rows = np.broadcast_to(np.arange(above.shape[0])[:, None], self._known.shape)
            values = weight * above * self._denominators[number]
            spread[rows[self._known], self._column[self._known]] = values[self._known]
            first, second = self._messages[number][:, 0], self._messages[number][:, 1]
            of_parts = np.stack([_correlations(spread, second), _correlations(spread, first)], axis=1)
            total += of_parts * self._numerators[number]
        total *= self._inside
        total /= total.max(axis=2, keepdims=True)
        shares = uses / uses.sum(axis=1, keepdims=True)
        return total.reshape(-1, total.shape[2]), shares.sum(axis=0)

    def _at_columns(self, convolution: FloatArray) -> FloatArray:
        found = np.take_along_axis(convolution, np.minimum(self._column, self._columns - 1), axis=1)
        return np.asarray(np.where(self._known, found, 0.0))


def _collect(
    tree: Sequence[Level],
    likelihoods: Sequence[FloatArray],
    joins: Sequence[tuple[_Join, _Join]],
    weights: FloatArray,
) -> list[FloatArray]:
    """Return what each cell's own noisy count and those below it say of its count."""
    messages = [likelihood.copy() for likelihood in likelihoods]
    for number in range(len(tree) - 1, 0, -1):
        whole, halves = joins[number - 1]
        of_halves = halves.collect(messages[number], weights[number - 1])
        of_halves /= of_halves.max(axis=1, keepdims=True)
        parents = tree[number - 1].is_split
        of_parents = messages[number - 1][parents] * whole.collect(of_halves, weights[number - 1])
        messages[number - 1][parents] = of_parents / of_parents.max(axis=1, keepdims=True)
    return messages


def _distribute(
    tree: Sequence[Level],
    likelihoods: Sequence[FloatArray],
    joins: Sequence[tuple[_Join, _Join]],
    weights: FloatArray,
) -> tuple[list[FloatArray], FloatArray]:
    """Return what all noisy counts but those at and below a cell say of it, and uses of the components."""
    messages = [np.ones_like(likelihoods[0])]
    uses = np.zeros_like(weights)
    for number in range(1, len(tree)):
        parents = tree[number - 1].is_split
        whole, halves = joins[number - 1]
        of_parents = (messages[number - 1] * likelihoods[number - 1])[parents]
        of_halves, uses_of_whole = whole.distribute(of_parents, weights[number - 1])
        of_children, uses_of_halves = halves.distribute(of_halves, weights[number - 1])
        messages.append(of_children)
        uses[number - 1] = uses_of_whole + uses_of_halves
    return messages, uses


def _convolutions(first: FloatArray, second: FloatArray) -> FloatArray:
    """Return the convolution of each row of two arrays (k, p), shape (k, 2p − 1)."""
    result = np.zeros((first.shape[0], 2 * first.shape[1] - 1))
    add_convolutions.call(np.ascontiguousarray(first), np.ascontiguousarray(second), result)
    return result


def _correlations(sums: FloatArray, other: FloatArray) -> FloatArray:
    """Return Σ_b sums[:, a + b]·other[:, b] for each a, shape (k, p) for arrays (k, 2p − 1) and (k, p)."""
    result = np.zeros(other.shape)
    add_correlations.call(np.ascontiguousarray(sums), np.ascontiguousarray(other), result)
    return result


@native("first[k,p] second[k,p] result[k,q]")
def add_convolutions(first: FloatArray, second: FloatArray, result: FloatArray) -> None:
    """Add the convolution of each row of two arrays to ``result``; q = 2p − 1."""
    width = first.shape[1]
    for row in range(first.shape[0]):
        for shift in range(width):
            factor = first[row, shift]
            # Windows narrower than the widest end in zeros.
            if factor != 0.0:
                for column in range(width):
                    result[row, shift + column] += factor * second[row, column]


@native("sums[k,q] other[k,p] result[k,p]")
def add_correlations(sums: FloatArray, other: FloatArray, result: FloatArray) -> None:
    """Add Σ_b sums[:, a + b]·other[:, b] to ``result[:, a]``; q = 2p − 1."""
    width = other.shape[1]
    for row in range(other.shape[0]):
        for shift in range(width):
            factor = other[row, shift]
            if factor != 0.0:
                for column in range(width):
                    result[row, column] += factor * sums[row, shift + column]

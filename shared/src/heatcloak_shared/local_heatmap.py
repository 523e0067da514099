"""The local mechanism of heatmaps: each device protects its own place before it reports.

The unit square is divided into size × size cells, which are elements of the group Z_n × Z_n, n = size + 1.
The last element stands for "no place". A report is the element of the device plus noise, modulo n. The noise
takes each element of a public subset D with the same probability, and each other element with a probability
that is smaller by a factor of at most e^ε. So the probabilities of a report under any two inputs differ by at
most this factor: the mechanism is ε-locally differentially private for every choice of D.

The choice of D determines the accuracy. The total information is greatest if |D| is near n²/(1 + e^ε) (Ye &
Barg 2018, "Optimal schemes for discrete distribution estimation under locally differential privacy"). The
shape of D distributes the information over the spatial frequencies k, in proportion to |D̂(k)|². A single disc
gives nearly all of it to the lowest frequency and little to the next one, near which its transform is zero. A
disc with two smaller discs gives much to both; the reports of hundreds of devices can't resolve higher ones.
For ε above 3, a single disc is small enough that its transform is large at both.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence
from fractions import Fraction
from numbers import Rational, Real
from typing import Any

from heatcloak_shared.errors import ParameterError
from heatcloak_shared.noise.exponential import ByteStream, exp_bounds
from heatcloak_shared.parameters import check_integer
from heatcloak_shared.sanitize import sanitize

SIZES = (2, 4, 8, 16, 32, 64, 128)
"""Numbers of cells along one side."""
EPSILONS = (Fraction(1e-6), Fraction(20))
"""Least and greatest ε."""

_DISCS = ((0, 0, 4), (31, -37, 14), (36, 20, 13))
"""The discs of D: row and column of the centre in hundredths of n, and a weight, to which the square of the
radius is inversely proportional. They minimise the mean squared error of a linear estimate for 604 devices, ε
of 0.5, 1, 2 and 3, and crowds whose power falls as |k|^−1.4."""
_HUNDRED = 100
_LEAST_SHARE_OF_DISCS = 20
"""Below a 20th of the elements, D is one disc."""
_WEIGHT_BITS = 64
_EXP_BITS = 192
_PLACE_BYTES = 8


class LocalHeatmap:
    """Make ε-locally private reports of where a device was.

    Args:
        epsilon: bound on the log of the likelihood ratio of any report under any two inputs, the empty one
            included; from 1e-6 to 20. A float counts as the fraction that it is exactly.
        size: cells along one side of the unit square, a power of two from 2 to 128.

    Attributes:
        epsilon: ε as a fraction.
        size: cells along one side.
        side: n, elements along one side of the group: size + 1.
        n_elements: n², the number of elements. An element is a number from 0 to n² − 1: row·n + column.
        ratio: probability of a noise in D, divided by that of a noise outside D: at most e^ε.

    Raises:
        ParameterError: an argument is out of its range.
    """

    __slots__ = ("_inside", "_order", "_total", "_weight", "epsilon", "n_elements", "ratio", "side", "size")

    def __init__(self, epsilon: Fraction | float, size: int) -> None:
        self.epsilon = check_epsilon(epsilon, *EPSILONS)
        self.size = check_integer("size", size, SIZES[0], SIZES[-1] + 1)
        if size not in SIZES:
            raise ParameterError(f"size must be a power of two, got {size}")
        self.side = size + 1
        self.n_elements = self.side**2
        one = 1 << _WEIGHT_BITS
        # e^ε = 1/e^−ε, rounded down: D has this weight, the other elements have `one`.
        _, high = exp_bounds(self.epsilon.numerator, self.epsilon.denominator, _EXP_BITS)
        self._weight = (1 << _EXP_BITS + _WEIGHT_BITS) // high
        # n²/(1 + e^ε), rounded to the nearest integer.
        self.ratio = Fraction(self._weight, one)
        both = self._weight + one
        self._inside = max((2 * self.n_elements * one + both) // (2 * both), 1)
        self._order = _elements_by_distance(self.side, self._discs())
        self._total = self._inside * self._weight + (self.n_elements - self._inside) * one

    @property
    def subset(self) -> Sequence[int]:
        """Return the elements of D."""
        return self._order[: self._inside]

    def report(self, places: Sequence[tuple[float, float, float]], stream: ByteStream) -> int:
        """Return the report of a device: one element, whatever the input.

        The device's element is that of one place, drawn in proportion to the weights. Invalid rows are
        ignored: coordinates outside [0, 1), weights that are not positive and finite, and rows that are not
        three numbers. Without a valid row, the element is the last one.

        Args:
            places: x, y and weight of each; column = x, row = y.
            stream: a stream for this report only. The number of bytes read does not depend on the places.
        """
        noise = self._noise(stream)
        uniform = int.from_bytes(stream.read(_PLACE_BYTES), "big") / (1 << 8 * _PLACE_BYTES)
        return self._add(self._element_of(places, uniform), noise, 1)

    def cell_of(self, report: int, stream: ByteStream) -> tuple[int, int] | None:
        """Remove the noise from a report: return row and column of the cell; None for no place.

        Args:
            report: what `report` returned.
            stream: the same stream as for the report, from its start.

        Raises:
            ParameterError: ``report`` is not an element.
        """
        report = check_integer("report", report, 0, self.n_elements)
        row, column = divmod(self._add(report, self._noise(stream), -1), self.side)
        return (row, column) if max(row, column) < self.size else None

    def probability(self, report: int, cell: tuple[int, int] | None) -> Fraction:
        """Return the probability of a report, exactly.

        Args:
            report: the element.
            cell: row and column of the cell of the device's place; None for no place.

        Raises:
            ParameterError: there is no such report or cell.
        """
        report = check_integer("report", report, 0, self.n_elements)
        if cell is None:
            element = self.n_elements - 1
        else:
            if not isinstance(cell, tuple) or len(cell) != 2:
                raise ParameterError("cell must be row and column, or None for no place")
            row, column = (check_integer("a coordinate of the cell", each, 0, self.size) for each in cell)
            element = row * self.side + column
        inside = self._add(report, element, -1) in self.subset
        return Fraction(self._weight if inside else 1 << _WEIGHT_BITS, self._total)

    def _discs(self) -> Sequence[tuple[int, int, int]]:
        return _DISCS if _LEAST_SHARE_OF_DISCS * self._inside >= self.n_elements else _DISCS[:1]

    def _noise(self, stream: ByteStream) -> int:
        """Draw an element: each one in D with the greater probability, each other with the smaller one."""
        bits = self._total.bit_length()
        size = (bits + 7) // 8
        draw = self._total
        while draw >= self._total:  # at most half of the draws
            draw = int.from_bytes(stream.read(size), "big") >> 8 * size - bits
        beyond = draw - self._inside * self._weight
        if beyond < 0:
            return self._order[draw // self._weight]
        return self._order[self._inside + (beyond >> _WEIGHT_BITS)]

    def _element_of(self, places: Sequence[tuple[float, float, float]], uniform: float) -> int:
        valid = [place for place in map(_valid_place, places) if place is not None]
        # Scaled, so that a sum of large weights is finite.
        largest = max((weight for _, _, weight in valid), default=1.0)
        remaining = uniform * sum(weight / largest for _, _, weight in valid)
        element = self.n_elements - 1
        for x, y, weight in valid:
            element = int(y * self.size) * self.side + int(x * self.size)
            remaining -= weight / largest
            if remaining < 0.0:
                break
        return element

    def _add(self, first: int, second: int, sign: int) -> int:
        """Return the sum of two elements, or their difference for ``sign`` = −1."""
        (row, column), (rows, columns) = divmod(first, self.side), divmod(second, self.side)
        return (row + sign * rows) % self.side * self.side + (column + sign * columns) % self.side


def check_epsilon(epsilon: Fraction | float, least: Fraction, most: Fraction) -> Fraction:
    """Return ε as a fraction, exactly: a float counts as the fraction that it is.

    Raises:
        ParameterError: it is not a number from ``least`` to ``most``.
    """
    shown: object = epsilon
    if isinstance(epsilon, Real) and not isinstance(epsilon, bool):
        try:
            if isinstance(epsilon, Rational):
                # Integers of a fixed width, such as those of NumPy, would overflow in a fraction.
                exact = Fraction(int(epsilon.numerator), int(epsilon.denominator))
            else:
                exact = Fraction(float(epsilon))
            if least <= exact <= most:
                return exact
            shown = float(exact)
        except ValueError:
            shown = math.nan
        except OverflowError:
            shown = math.inf
    raise ParameterError(
        f"epsilon must be a number from {float(least):g} to {float(most):g}, got {sanitize(shown, 40)}"
    )


def _elements_by_distance(side: int, discs: Sequence[tuple[int, int, int]]) -> array[int]:
    """Return all elements by their distance to the discs, in integers: D is the first |D| of them."""
    order = array("H", range(side * side))
    distances = [
        min(
            weight * (_offset(row, middle_row, side) ** 2 + _offset(column, middle_column, side) ** 2)
            for middle_row, middle_column, weight in discs
        )
        for row in range(side)
        for column in range(side)
    ]
    return array("H", sorted(order, key=distances.__getitem__))


def _offset(position: int, middle: int, side: int) -> int:
    """Return the distance on the circle of ``side`` elements, in hundredths of an element."""
    forward = (_HUNDRED * position - middle * side) % (_HUNDRED * side)
    return min(forward, _HUNDRED * side - forward)


def _valid_place(place: Any) -> tuple[float, float, float] | None:  # noqa: ANN401
    """Return x, y and weight of a place in the unit square, or None: an exception would reveal the input."""
    try:
        x, y, weight = map(float, place)
    except (TypeError, ValueError, OverflowError):
        return None
    return (x, y, weight) if 0.0 <= x < 1.0 and 0.0 <= y < 1.0 and 0.0 < weight < math.inf else None

"""The heat kernel e^{−τL} of a graph in integer arithmetic, with a proven error bound.

It shares no code and no method with the operators that zones are calibrated with. Numbers are integers in
units of 2^−bits, so weights over many decades cost bits but no accuracy:

    e^{−τL} = (e^{−Y})^(2^s),   Y = τL/2^s,   ‖Y‖ <= 2^−8,

with e^{−Y} by its Taylor series, then s squarings. Both e^{−τL} and e^{−Y} have norm 1, so a squaring turns
an error E into at most 2E + E², and the rounding of L is multiplied by 2^s. The number of bits is chosen so
that the total stays below the requested error.

Matrices are stored as digits in base 2^22 from −2^21 to 2^21, one matrix of doubles per digit. A product of
two digit matrices of at most 2048 rows is a sum of integers below 2^53, which doubles hold exactly in any
order of summation.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray, Int64Array

BigArray = npt.NDArray[np.object_]
"""Array of Python integers."""

_DIGIT = 22
_HALF = 1 << (_DIGIT - 1)
MOST_VERTICES = 1 << (53 - 2 * (_DIGIT - 1))
"""Beyond this a product of digits is no longer exact."""
_SMALL = 8
"""‖Y‖ is at most 2 to the power of minus this."""


@dataclass(frozen=True)
class Laplacian:
    """τL of a graph, exactly as its file states it.

    Attributes:
        size: n.
        edges: pairs of vertices, shape (E, 2).
        rates: exact products of τ and each edge's weight, E of them.
    """

    size: int
    edges: Int64Array
    rates: list[Fraction]

    @cached_property
    def norm(self) -> Fraction:
        """Upper bound on ‖τL‖₂: twice the largest sum of rates at a vertex."""
        sums = [Fraction(0)] * self.size
        for (i, j), rate in zip(self.edges.tolist(), self.rates, strict=True):
            sums[i] += rate
            sums[j] += rate
        return 2 * max(sums)


@dataclass(frozen=True)
class IntegerKernel:
    """Some rows of e^{−τL}.

    Attributes:
        rows: integers in units of 2^−bits, shape (m, n).
        bits: the unit's exponent.
        error: upper bound on ‖computed − e^{−τL}‖₂ in units, for all rows together.
    """

    rows: BigArray
    bits: int
    error: int


@dataclass(frozen=True)
class Plan:
    """Parameters and cost of computing e^{−τL} to a given accuracy.

    Attributes:
        size: n.
        squarings: s.
        terms: of the Taylor series.
        digits: after the point.
    """

    size: int
    squarings: int
    terms: int
    digits: int

    @classmethod
    def of(cls, laplacian: Laplacian, guard: int) -> Plan:
        """Return the plan for an error below 2^−guard."""
        norm = laplacian.norm
        squarings = max(0, _log2_up(norm) + _SMALL)
        size = laplacian.size
        digits, needed = 0, 1
        while digits * _DIGIT < needed:
            digits += 1
            needed = guard + squarings + 4 + (size * (_rounding(size, digits) + size)).bit_length()
        terms, smaller = 0, 1
        # The truncation error of the series is below 2^(1 − 8(terms + 1))/(terms + 1)!: less than a unit.
        while _SMALL * (terms + 1) + smaller.bit_length() - 2 < digits * _DIGIT:
            terms += 1
            smaller *= terms + 1
        return cls(size, squarings, terms, digits)

    @property
    def work(self) -> float:
        """Approximate number of additions and multiplications."""
        pairs = (self.digits + 2) ** 2 / 2.0
        return 2.0 * self.size**3 * pairs * (self.squarings / 2.0 + self.terms)


def integer_kernel(laplacian: Laplacian, plan: Plan, rows: Int64Array) -> IntegerKernel:
    """Return rows of e^{−τL}.

    Args:
        laplacian: τL, of at most 2048 vertices.
        plan: its plan.
        rows: vertices whose rows are returned, shape (m,).
    """
    size, digits, bits = plan.size, plan.digits, plan.digits * _DIGIT
    product = _rounding(size, digits)
    heat, error = _series(_scaled(laplacian, plan), plan), size * (2 * (product + size) + 1)
    for _ in range(plan.squarings):
        heat = _squared(heat)
        error = 2 * error + (error * error >> bits) + 1 + product
    # Rounding of L: half a unit for each rate, at both of its ends, and twice that on the diagonal.
    error += size << plan.squarings
    found = np.zeros((len(rows), size), dtype=object)
    for digit in heat:
        found = (found << _DIGIT) + digit[rows].astype(np.int64).astype(object)
    return IntegerKernel(found, bits, error)


def _log2_up(value: Fraction) -> int:
    """Return the least integer k with ``value`` <= 2^k, or k + 1."""
    return value.numerator.bit_length() - value.denominator.bit_length() + 1


def _rounding(size: int, digits: int) -> int:
    """Return a bound of a product's error norm in units: truncation plus the rounding of its last digit.

    Products of digits i and j with i + j > digits + 1 are left out: fewer than ``digits`` of each weight,
    each below n·2^42, so below ½·digits·n units in an entry.
    """
    return size * (digits * size // 2 + 2)


def _scaled(laplacian: Laplacian, plan: Plan) -> FloatArray:
    """Return Y with its rates rounded to units, so its rows sum to zero exactly. Shape (digits + 1, n, n)."""
    unit = Fraction(1 << (plan.digits * _DIGIT), 1 << plan.squarings)
    entries: dict[tuple[int, int], int] = {(vertex, vertex): 0 for vertex in range(plan.size)}
    for (i, j), rate in zip(laplacian.edges.tolist(), laplacian.rates, strict=True):
        units = round(rate * unit)
        entries[i, j] = entries[j, i] = -units
        entries[i, i] += units
        entries[j, j] += units
    parts = np.zeros((plan.digits + 1, plan.size, plan.size))
    where = np.array(list(entries), dtype=np.intp)
    rest: Any = np.array(list(entries.values()), dtype=object)
    for place in range(plan.digits, -1, -1):
        digit = rest if place == 0 else (rest + _HALF) % (2 * _HALF) - _HALF
        parts[place, where[:, 0], where[:, 1]] = digit.astype(np.float64)
        rest = (rest - digit) >> _DIGIT
    return parts


def _series(y: FloatArray, plan: Plan) -> FloatArray:
    """Return e^{−Y} by Horner's rule, symmetrised; its error norm is at most n(2(product + n) + 1) units.

    The error of a step is multiplied by ‖Y‖/k <= 2^−8 in the next one, so the steps' errors (a product's, and
    n from the division) add up to less than twice one of them. The truncation of the series is below a unit.
    Replacing one half of the matrix by the other increases no entry's error, and the norm at most by n times.
    """
    identity = np.zeros_like(y)
    identity[0] = np.eye(plan.size)
    heat = identity
    for k in range(plan.terms, 0, -1):
        heat = identity - _divided(_product(y, heat), k)
        heat = _carried(heat.astype(np.int64))
    lower = np.tril(heat)
    return np.asarray(lower + np.tril(heat, -1).transpose(0, 2, 1))


def _product(a: FloatArray, b: FloatArray) -> FloatArray:
    """Return ``a`` times ``b``, rounded to their digits."""
    used = [[part.any() for part in each] for each in (a, b)]
    sums = np.zeros((len(a) + 1, *a.shape[1:]), dtype=np.int64)
    for i in range(len(a)):
        for j in range(min(len(b), len(a) + 1 - i)):
            if used[0][i] and used[1][j]:
                sums[i + j] += (a[i] @ b[j]).astype(np.int64)
    return _carried(sums)[:-1]


def _squared(a: FloatArray) -> FloatArray:
    """Return the square of a symmetric ``a``, rounded to its digits."""
    used = [part.any() for part in a]
    sums = np.zeros((len(a) + 1, *a.shape[1:]), dtype=np.int64)
    for i in range(len(a)):
        for j in range(i, min(len(a), len(a) + 1 - i)):
            if used[i] and used[j]:
                product = (a[i] @ a[j]).astype(np.int64)
                sums[i + j] += product if i == j else product + product.T
    return _carried(sums)[:-1]


def _divided(a: FloatArray, by: int) -> FloatArray:
    """Return ``a`` divided by a small integer, rounded down."""
    quotient, left = np.empty_like(a), np.zeros(a.shape[1:], dtype=np.int64)
    for place, digit in enumerate(a.astype(np.int64)):
        whole = (left << _DIGIT) + digit
        quotient[place] = whole // by
        left = whole % by
    return quotient


def _carried(sums: Int64Array) -> FloatArray:
    """Return the same numbers with all digits but the first from −2^21 to 2^21."""
    digits = sums.copy()
    for place in range(len(digits) - 1, 0, -1):
        carry = (digits[place] + _HALF) >> _DIGIT
        digits[place] -= carry << _DIGIT
        digits[place - 1] += carry
    return digits.astype(np.float64)

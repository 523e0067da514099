"""e^{−τL} of a small graph by integer arithmetic, with a proven error for all weights.

With doubles and a large τ·λ_max, the error of e^{−τL} from eigenvectors is about EPS·τ·λ_max. Integers of
enough bits avoid it.

All matrices are multiplied by 2^B. X is −τL/2^s, rounded to integers off its diagonal, with a diagonal that
makes its rows sum to zero. e^X is a Taylor series, and e^{−τL} comes from s squarings (Higham 2008, section
10.3). Errors are in units of 2^−B and in the norm of the greatest absolute row sum, in which the stochastic
matrices e^{−τL} and e^{X·2^k} have norm 1:

- X errs by at most 2(n − 1), and its exponential by no more.
- A product of integers is divided and rounded to the nearest, so that a row of it errs by at most n/2. Term k
  of the series errs by at most ‖X‖/k times what term k − 1 does, and n/2. As ‖X‖ ≤ 1/2, all K terms err by at
  most nK together. The series ends at a term that rounds to zero, whose true norm is at most n, and so is
  that of all terms after it.
- A squaring makes an error e into at most 2e + e²·2^−B + n/2.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray

if TYPE_CHECKING:
    from heatcloak_aggregator.domains.graph.domain import GraphDomain

Integers = npt.NDArray[np.object_]

MOST_WORK = 6e7
"""Most products of integers, some seconds; not a time, so that all machines get equally far."""
RELATIVE_ERROR = 2.0**-20
"""Relative error of the steepest edge's norm to reach, unless the work is spent."""
_GUARD_BITS = (48, 160, 640, 1280)
"""Bits beyond those that squaring loses, tried in turn; the last ones reach the smallest double."""

_DIGIT_BITS = 30
"""Of Python's integers."""


class Kernel(NamedTuple):
    """2^B·e^{−τL}, rounded.

    Attributes:
        matrix: integers, symmetric but for rounding, shape (n, n).
        error: the greatest error along a row, summed, in units of 2^−B.
        bits: B.
    """

    matrix: Integers
    error: int
    bits: int

    def as_floats(self) -> FloatArray:
        """Return e^{−τL} in doubles, each entry rounded once, shape (n, n)."""
        scale = 1 << self.bits
        return np.array([[entry / scale for entry in row] for row in self.matrix.tolist()])


class Steepness(NamedTuple):
    """Bounds of ‖A(eᵢ − eⱼ)‖₂/length for the edge (i, j) where it is greatest.

    Attributes:
        lower: rounded down.
        upper: rounded up.
        edge: the edge's number.
    """

    lower: float
    upper: float
    edge: int


def heat_kernel(domain: GraphDomain, spread: float, guard: int) -> Kernel:
    """Return e^{−τL} with an error of about n²·2^−guard."""
    halvings, bits = _plan(domain, spread, guard)
    matrix, error = _exponential(_generator(domain, spread, halvings, bits), bits)
    half = 1 << (bits - 1)
    for _ in range(halvings):
        matrix = (matrix.dot(matrix) + half) >> bits
        error = 2 * error + (error * error >> bits) + 1 + domain.n_vertices
    return Kernel(matrix, error, bits)


def work(domain: GraphDomain, spread: float, guard: int) -> float:
    """Return the approximate number of products of small integers in `heat_kernel`."""
    halvings, bits = _plan(domain, spread, guard)
    terms = bits / (1.0 + _extra_halvings(bits))
    return domain.n_vertices**3 * (halvings + terms) * (1.0 + (bits / _DIGIT_BITS) ** 2 / 64.0)


def steepest(domain: GraphDomain, spread: float) -> tuple[Steepness, Kernel] | None:
    """Return the steepest edge to about six digits, and its kernel.

    Args:
        domain: the graph.
        spread: τ.

    Returns:
        None if that takes more than `MOST_WORK`. A norm below the smallest double has a lower bound of 0.
    """
    found = None
    for guard in _GUARD_BITS:
        if work(domain, spread, guard) > MOST_WORK:
            break
        kernel = heat_kernel(domain, spread, guard)
        found = _steepest_in(domain, kernel), kernel
        if found[0].upper - found[0].lower <= RELATIVE_ERROR * found[0].upper:
            break
    return found


def _plan(domain: GraphDomain, spread: float, guard: int) -> tuple[int, int]:
    """Return (s, B): squarings so that ‖X‖ is small enough, and bits, of which each squaring costs one."""
    exponent = math.frexp(2.0 * spread * float(domain.degrees.max()))[1] + 1
    least = max(exponent, 0)
    # More squarings take more bits, more bits take more terms: the square root balances both.
    extra = _extra_halvings(least + guard)
    return least + extra, least + extra + guard + 2 * domain.n_vertices.bit_length()


def _extra_halvings(bits: int) -> int:
    return math.isqrt(bits)


def _generator(domain: GraphDomain, spread: float, halvings: int, bits: int) -> Integers:
    """Return 2^B·X, shape (n, n)."""
    generator: Integers = np.zeros((domain.n_vertices, domain.n_vertices), dtype=object)
    scale = Fraction(spread) * Fraction(2) ** (bits - halvings)
    for (i, j), weight in zip(domain.edges.tolist(), domain.weights.tolist(), strict=True):
        rate = math.floor(scale * Fraction(weight))
        generator[i, j] = generator[j, i] = rate
        generator[i, i] -= rate
        generator[j, j] -= rate
    return generator


def _exponential(generator: Integers, bits: int) -> tuple[Integers, int]:
    """Return 2^B·e^X and its error, including the rounding of X."""
    size = len(generator)
    identity: Integers = np.zeros((size, size), dtype=object)
    identity[np.diag_indices(size)] = 1 << bits
    total, term, order = identity + generator, generator, 1
    while np.any(term):
        order += 1
        divisor = order << bits
        term = (term.dot(generator) + divisor // 2) // divisor
        total = total + term
    return total, 2 * size + size * (order + 1)


def _steepest_in(domain: GraphDomain, kernel: Kernel) -> Steepness:
    rows = kernel.matrix[domain.sensors]
    # Each row of A(eᵢ − eⱼ) errs by at most what a row of A does, all of them by √m times that.
    error = kernel.error * (math.isqrt(domain.n_sensors) + 1)
    best = Steepness(0.0, 0.0, 0)
    for number, (i, j) in enumerate(domain.edges.tolist()):
        norm = math.isqrt(int(((rows[:, i] - rows[:, j]) ** 2).sum()))
        scale = Fraction(domain.lengths[number]) * (1 << kernel.bits)
        lower, upper = _down((max(norm - error, 0)) / scale), _up((norm + 1 + error) / scale)
        best = Steepness(
            max(best.lower, lower), max(best.upper, upper), number if lower > best.lower else best.edge
        )
    return best


def _up(value: Fraction) -> float:
    return math.nextafter(float(value), math.inf)


def _down(value: Fraction) -> float:
    return max(math.nextafter(float(value), -math.inf), 0.0)

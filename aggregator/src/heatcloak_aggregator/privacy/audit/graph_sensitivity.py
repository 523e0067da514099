"""The steepest edge of a graph in units of the noise, computed independently of the domains' operators.

For graphs of some hundred vertices, e^{−τL} is computed in integers (`exact_heat_kernel`) and all edges are
compared. For larger graphs, a random-vector sketch selects the edges that look steepest, and scipy's
`expm_multiply` (Al-Mohy & Higham 2011) computes their readings: that is a lower bound of Δ₂ and no upper one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
import scipy

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.privacy.audit.exact_heat_kernel import (
    MOST_VERTICES,
    BigArray,
    IntegerKernel,
    Laplacian,
    Plan,
    integer_kernel,
)
from heatcloak_aggregator.privacy.audit.exact_lengths import square_of_length
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.zone import Graph

MOST_WORK = 1e11
"""Additions and multiplications of integer digits: about ten seconds."""
MOST_PATIENT_WORK = 1e12
"""The same if scipy would take longer: a large spread, or weights over many decades."""
MOST_PRODUCTS = 2e10
"""The same for sparse products, which are slower."""
_CALL = 2e4
"""Overhead of one sparse product, in the same unit."""
_GUARDS = (64, 128, 256, 512)
"""Correct bits after the point, increased until a small Δ₂ is known to 12 digits."""
_KNOWN = 40
_PROBES = 16
_CANDIDATES = 24
_EXPM_ERROR = 2.0**-48
"""Times ‖τL‖₁ + 1, per vector of norm 1: thirty roundings in each step that the exponential is split into."""
_TERMS = 6.0
"""Approximate products with τL that `expm_multiply` takes per unit of its norm."""


@dataclass(frozen=True)
class WorstEdge:
    """The steepest edge found.

    Attributes:
        edge: its vertices.
        least: lower bound on the distance of the readings of unit heat at its ends, times the edge's radius:
            α·√Σⱼ(Δⱼ/σⱼ)², with σⱼ in ticks.
        most: upper bound on that for every edge; None if no upper bound was computed.
        before, after: readings of unit heat at its ends, shape (m,).
        method: how they were computed.
    """

    edge: tuple[int, int]
    least: Fraction
    most: Fraction | None
    before: FloatArray
    after: FloatArray
    method: str


def worst_edge(graph: Graph, sigma_ticks: Sequence[int], radii: Sequence[float] | None = None) -> WorstEdge:
    """Return the edge along which the readings change most, each divided by its sensor's scale.

    Args:
        graph: the graph.
        sigma_ticks: the scale of each sensor's noise, in ticks.
        radii: the radius α of the promise along each edge, by which changes are multiplied; None for 1.

    Raises:
        ParameterError: the graph is too large for its spread.
    """
    weights = graph.weights or (1.0,) * len(graph.edges)
    spread = Fraction(graph.spread)
    rates = [spread * Fraction(weight) for weight in weights]
    laplacian = Laplacian(graph.n_vertices, np.array(graph.edges, dtype=np.int64), rates)
    along = np.ones(len(graph.edges)) if radii is None else np.array(radii, dtype=np.float64)
    sensors = _Sensors(np.array(graph.sensors, dtype=np.int64), tuple(sigma_ticks), along)
    work = Plan.of(laplacian, _GUARDS[0]).work if graph.n_vertices <= MOST_VERTICES else math.inf
    if work <= MOST_WORK:
        return _by_integers(laplacian, sensors)
    if _products(laplacian) <= MOST_PRODUCTS:
        return _by_sketch(laplacian, sensors)
    if work <= MOST_PATIENT_WORK:
        return _by_integers(laplacian, sensors)
    raise ParameterError(
        f"{graph.n_vertices} vertices take too long to audit if spread x the largest sum of weights at a "
        f"vertex is {float(laplacian.norm) / 2.0:g}: use a smaller graph or a smaller spread"
    )


@dataclass(frozen=True)
class _Sensors:
    """The sensors of a graph, and the moves that must be hidden from them.

    Attributes:
        vertices: the vertex of each sensor, shape (m,).
        sigma_ticks: the scale of each sensor's noise, m of them.
        radii: the radius of the promise along each edge, shape (E,).
    """

    vertices: Int64Array
    sigma_ticks: tuple[int, ...]
    radii: FloatArray

    @property
    def shares(self) -> FloatArray:
        """The least scale divided by each sensor's scale, shape (m,): at most 1."""
        return min(self.sigma_ticks) / np.array(self.sigma_ticks, dtype=np.float64)


def _by_integers(laplacian: Laplacian, sensors: _Sensors) -> WorstEdge:
    """Compare all edges, with enough bits to know the steepest one accurately."""
    for guard in _GUARDS:
        plan = Plan.of(laplacian, guard)
        if guard != _GUARDS[0] and plan.work > MOST_WORK:
            break
        kernel = integer_kernel(laplacian, plan, sensors.vertices)
        found = _compared(laplacian, kernel, sensors)
        if found.least > 0 and found.most is not None and found.most - found.least <= found.least / 2**_KNOWN:
            break
    return found


def _compared(laplacian: Laplacian, kernel: IntegerKernel, sensors: _Sensors) -> WorstEdge:
    steps, beyond = _steps(kernel.rows, laplacian.edges, sensors.shares)
    best = int(np.argmax(steps * sensors.radii))
    i, j = laplacian.edges[best].tolist()
    scale = min(sensors.sigma_ticks)
    # Distances are in units of the kernel over the least scale: they are exact up to the kernel's error.
    square = scale * scale * square_of_length(kernel.rows[:, i] - kernel.rows[:, j], sensors.sigma_ticks)
    whole = math.isqrt(math.floor(square))
    unit = Fraction(1, scale << kernel.bits)
    # ‖eᵢ − eⱼ‖ = √2 < 3/2, and no scale is below the least.
    error = 3 * kernel.error // 2 + 1
    radius = Fraction(float(sensors.radii[best]))
    # Any other edge's change is at most its computed one and the rounding, times at most the greatest radius.
    greatest = Fraction(float(sensors.radii.max()))
    others = Fraction(float((steps * sensors.radii).max())) * (1 + Fraction(1, 1 << 50))
    most = max(radius * (whole + 1 + error), others + greatest * (Fraction(beyond) + error))
    before, after = (_as_floats(kernel.rows[:, vertex], kernel.bits) for vertex in (i, j))
    return WorstEdge(
        (i, j),
        radius * max(Fraction(0), (whole - error) * unit),
        most * unit,
        before,
        after,
        f"the heat kernel in integers of {kernel.bits} bits, every edge",
    )


def _steps(rows: BigArray, edges: Int64Array, shares: FloatArray) -> tuple[FloatArray, float]:
    """Return the distance at the ends of each edge, shape (E,), and a bound of the rounding error of each.

    Distances are in units over the least scale. The first entry of each row is subtracted, so that a common
    offset costs no digits. An entry, times its sensor's share, is then off by 2⁻⁵¹ of the largest, a
    difference by less than three times as much, and a sum of m squares by m times 2⁻⁵².
    """
    apart = rows - rows[:, :1]
    floats = apart.astype(np.float64)
    scale = float(np.abs(floats).max())
    if scale == 0.0:
        return np.zeros(len(edges)), 0.0
    floats *= shares[:, None] / scale
    squares = np.zeros(len(edges))
    for row in floats:
        squares += np.square(row[edges[:, 0]] - row[edges[:, 1]])
    steps = np.sqrt(squares)
    off = 2.0**-49 * (math.sqrt(len(rows)) + len(rows) * float(steps.max()))
    return steps * scale, off * scale * (1.0 + 2.0**-40)


def _as_floats(column: BigArray, bits: int) -> FloatArray:
    """Return a column of the kernel as the nearest doubles, negative values as 0: heat is never negative."""
    return np.array([max(0.0, float(Fraction(int(value), 1 << bits))) for value in column])


def _by_sketch(laplacian: Laplacian, sensors: _Sensors) -> WorstEdge:
    """Compare the edges that look steepest in a random sketch.

    For random signs z over the sensors, and S the sensors' shares, the expectation of (bᵀe^{−τL}Sz)² is
    ‖S A b‖² (Johnson & Lindenstrauss).
    Heat also stays long at weakly connected vertices, so the edges with the least rates at their ends are
    added.
    """
    matrix, rates = _sparse(laplacian)
    signs = np.zeros((laplacian.size, _PROBES))
    random_signs = np.random.default_rng(0).choice([-1.0, 1.0], (len(sensors.vertices), _PROBES))
    signs[sensors.vertices] = sensors.shares[:, None] * random_signs
    i, j = laplacian.edges.T
    sketch = scipy.sparse.linalg.expm_multiply(-matrix, signs)
    seen = np.square(sketch[i] - sketch[j]).sum(axis=1) * np.square(sensors.radii)
    slowest = np.argsort(rates[i] + rates[j], kind="stable")[: _CANDIDATES // 4]
    steepest = np.argsort(-seen, kind="stable")[: _CANDIDATES - len(slowest)]
    numbers = np.unique(np.concatenate([steepest, slowest]))
    chosen, radii = laplacian.edges[numbers], sensors.radii[numbers]
    vertices, places = np.unique(chosen, return_inverse=True)
    units = np.zeros((laplacian.size, len(vertices)))
    units[vertices, np.arange(len(vertices))] = 1.0
    columns = np.asarray(scipy.sparse.linalg.expm_multiply(-matrix, units))[sensors.vertices]
    ends = places.reshape(chosen.shape)
    changes = sensors.shares[:, None] * (columns[:, ends[:, 0]] - columns[:, ends[:, 1]])
    steps = np.linalg.norm(changes, axis=0)
    best = int(np.argmax(steps * radii))
    error = math.sqrt(2.0) * _EXPM_ERROR * (float(laplacian.norm) + 1.0) + 2.0**-40 * float(steps[best])
    before, after = (np.maximum(columns[:, end], 0.0) for end in ends[best])
    return WorstEdge(
        (int(chosen[best, 0]), int(chosen[best, 1])),
        Fraction(float(radii[best]))
        * Fraction(max(0.0, float(steps[best]) - error))
        / min(sensors.sigma_ticks),
        None,
        before,
        after,
        f"scipy's expm_multiply along the {len(chosen)} edges that look steepest of {len(i)}: a lower bound",
    )


def _products(laplacian: Laplacian) -> float:
    """Return the work of `_by_sketch`."""
    stored = 2.0 * len(laplacian.rates) + 2.0 * laplacian.size
    return (_TERMS * float(laplacian.norm) + 60.0) * (stored * (_PROBES + 2.0 * _CANDIDATES) + _CALL)


def _sparse(laplacian: Laplacian) -> tuple[scipy.sparse.csr_array, FloatArray]:
    """Return τL in double precision, and the sum of rates at each vertex."""
    i, j = laplacian.edges.T
    rates: FloatArray = np.array([float(rate) for rate in laplacian.rates])
    shape = (laplacian.size, laplacian.size)
    ends, twice = np.concatenate([i, j]), np.concatenate([rates, rates])
    sums = np.asarray(np.bincount(ends, twice, laplacian.size), dtype=np.float64)
    diagonal = np.arange(laplacian.size)
    values = np.concatenate([-rates, -rates, sums])
    where = (np.concatenate([i, j, diagonal]), np.concatenate([j, i, diagonal]))
    return scipy.sparse.csr_array((values, where), shape=shape), sums

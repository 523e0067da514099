"""Benchmark ``privacy-map``: time and memory of location mechanisms, beside general solvers of SciPy.

Three parts, each on the privacy map of a synthetic town: whole mechanisms, their weights alone, and shortest
paths alone. Every method is measured in a process of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from types import MappingProxyType
from typing import Any, ClassVar, get_args

import numpy as np
from scipy.optimize import lsq_linear, nnls
from scipy.sparse import csr_array
from scipy.sparse.csgraph import dijkstra

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.privacy_maps.mechanism import LocationMethod
from heatcloak_aggregator.privacy_maps.methods import location_mechanism
from heatcloak_aggregator.privacy_maps.padded_mechanism import LIMIT
from heatcloak_aggregator.privacy_maps.paths import UNIT, PathGrid
from heatcloak_aggregator.privacy_maps.weights import kernel_of, nonnegative_weights
from heatcloak_lab.benchmarks.isolated_worker import MEASURED, Probe, Solve, workers
from heatcloak_lab.benchmarks.report import (
    Benchmark,
    Progress,
    Report,
    bytes_text,
    check_at_least,
    ratio_text,
    seconds_text,
)
from heatcloak_lab.experiments.result import Table
from heatcloak_lab.towns import privacy_map_of, river_town
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.location.grid_paths import FRACTION_BITS

KIND = "privacy-map"
SIZES, WEIGHT_SIZES, PATH_SIZES = (40, 60, 100), (20, 30, 40), (40, 60, 100)
LONG_SIZE, LONG_LIMIT = 200, 600.0
"""The paper's grid, and the seconds that a mechanism may take there."""
MOST_CELLS_A_SIDE = 400
PARTS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "mechanism": ("padded", "algorithm-1", "exponential", "planar-laplace"),
        "weights": ("active set", "nnls", "lsq_linear"),
        "paths": ("compiled", "scipy dijkstra"),
    }
)
"""The methods of each part, ours first."""
_ERROR = 1e-6
"""Greatest error of K w = 1 that counts as an answer."""
_ROWS_PER_CALL = 256


class PrivacyMapProbe(Probe):
    """One method of one part.

    Args:
        name: part and method, as in "weights: nnls".

    Raises:
        ParameterError: there is no such part or method.
    """

    def __init__(self, name: str) -> None:
        part, _, method = name.partition(": ")
        if method not in PARTS.get(part, ()):
            known = ", ".join(f"{part}: {method}" for part, methods in PARTS.items() for method in methods)
            raise ParameterError(f"unknown method {name!r}: choose from {known}")
        self._part, self._method = part, method

    def load(self, setting: dict[str, Any]) -> Callable[[], Solve]:
        """Make the map of the town, or for weights the matrix."""
        density = river_town(setting["seed"]).density(setting["size"])
        privacy_map = privacy_map_of(density)
        if self._part == "mechanism":
            (method,) = (known for known in get_args(LocationMethod) if known == self._method)
            return lambda: lambda number: _makes_mechanism(density, method)
        grid = PathGrid(privacy_map.integer_levels(1.0))
        if self._part == "paths":
            solve = _finds_our_paths if self._method == "compiled" else _finds_scipy_paths
            return lambda: lambda number: solve(grid)
        return lambda: _weights_solver(self._method, grid)

    def small_setting(self) -> dict[str, Any]:
        """Return a small map."""
        return {"size": 8, "seed": 0}


def _makes_mechanism(density: FloatArray, method: LocationMethod) -> bool:
    return bool(location_mechanism(privacy_map_of(density), density, method).audit() <= 1.0 + 1e-9)


def _weights_solver(method: str, grid: PathGrid) -> Solve:
    """Return what finds w ≥ 0 with K w = 1; the matrix is not counted."""
    kernel, cells = kernel_of(grid, LIMIT), grid.levels.ravel() > 0
    if method == "active set":
        return lambda number: _solves(kernel @ nonnegative_weights(kernel, cells))
    matrix, ones = kernel.dense(), np.ones(grid.size)
    if method == "nnls":
        return lambda number: _solves(matrix @ nnls(matrix, ones)[0])
    return lambda number: _solves(matrix @ lsq_linear(matrix, ones, (0.0, np.inf), tol=1e-12).x)


def _solves(sums: FloatArray) -> bool:
    return bool(np.abs(sums - 1.0).max() <= _ERROR)


def _finds_our_paths(grid: PathGrid) -> bool:
    counts = grid.each_block(LIMIT << FRACTION_BITS, lambda rows: rows.cells.size)
    return sum(counts) >= grid.size


def _finds_scipy_paths(grid: PathGrid) -> bool:
    here, move = np.nonzero(grid.costs)
    costs = grid.costs[here, move] * UNIT
    graph = csr_array((costs, (here, here + grid.steps[move])), shape=(grid.size, grid.size))
    found = 0
    for first in range(0, grid.size, _ROWS_PER_CALL):
        sources = np.arange(first, min(first + _ROWS_PER_CALL, grid.size))
        found += int(np.isfinite(dijkstra(graph, indices=sources, limit=float(LIMIT))).sum())
    return found >= grid.size


@dataclass(frozen=True)
class PrivacyMapRow:
    """One method at one size; None for what was not measured.

    Attributes:
        part: the part.
        size: cells a side.
        method: the method.
        state: "measured", "beyond the limit" or "failed".
        answered: whether it found what it should.
        note: the reason of a failure.
        seconds: median time.
        ratio: its time as a multiple of ours.
        bytes: growth of memory at its peak.
    """

    part: str
    size: int
    method: str
    state: str
    answered: bool = False
    note: str = ""
    seconds: float | None = None
    ratio: float | None = None
    bytes: int | None = None


@dataclass
class PrivacyMapBenchmark(Benchmark):
    """The comparison.

    Attributes:
        sizes: cells a side of the mechanisms.
        weight_sizes: cells a side where only the weights are found.
        path_sizes: cells a side where only shortest paths are found.
        long: whether to make our mechanism on the paper's grid, too.
        seed: seed of the town.
        limit: seconds for one solve, but on the paper's grid.

    Raises:
        ParameterError: a value is out of range.
    """

    name: ClassVar[str] = KIND
    sizes: Sequence[int] = SIZES
    weight_sizes: Sequence[int] = WEIGHT_SIZES
    path_sizes: Sequence[int] = PATH_SIZES
    long: bool = False
    seed: int = 0
    limit: float = 60.0
    _rows: list[PrivacyMapRow] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        for sizes in (self.sizes, self.weight_sizes, self.path_sizes):
            if not all(4 <= size <= MOST_CELLS_A_SIDE for size in sizes):
                raise ParameterError(f"sizes must be in 4…{MOST_CELLS_A_SIDE}, got {tuple(sizes)}")
        check_at_least(0, seed=self.seed)
        if not self.limit > 0.0:
            raise ParameterError(f"limit must be positive, got {self.limit!r}")

    @property
    def cases(self) -> list[tuple[str, tuple[str, ...], Sequence[int], float]]:
        """Part, methods, sizes and limit of all measurements."""
        parts = zip(PARTS.items(), (self.sizes, self.weight_sizes, self.path_sizes), strict=True)
        cases = [(part, methods, sizes, self.limit) for (part, methods), sizes in parts]
        if self.long:
            cases.insert(1, ("mechanism", PARTS["mechanism"][:1], (LONG_SIZE,), max(LONG_LIMIT, self.limit)))
        return cases

    def run(self, on_progress: Progress) -> None:
        """Measure every method of every part at every size."""
        cases = self.cases
        total = sum(len(methods) * len(sizes) for _, methods, sizes, _ in cases)
        for part, methods, sizes, limit in cases:
            if not sizes:
                continue
            with workers(KIND, [f"{part}: {method}" for method in methods], limit) as started:
                for size in sizes:
                    ours: float | None = None
                    for method in methods:
                        found = started[f"{part}: {method}"].measure({"size": size, "seed": self.seed})
                        ours = found.seconds if method == methods[0] else ours
                        ratio = found.seconds / ours if found.seconds and ours else None
                        self._rows.append(
                            PrivacyMapRow(
                                part,
                                size,
                                method,
                                found.state,
                                found.answered,
                                found.reason,
                                found.seconds,
                                ratio,
                                found.bytes,
                            )
                        )
                        on_progress(len(self._rows) / total)
        self._complete = True

    def report(self) -> Report:
        """Return what was measured so far."""
        setting: dict[str, object] = {
            "sizes": list(self.sizes),
            "weight_sizes": list(self.weight_sizes),
            "path_sizes": list(self.path_sizes),
            "long": self.long,
            "seed": self.seed,
            "limit": self.limit,
        }
        tables = tuple(
            Table(
                f"{part}-{size}",
                f"{_CAPTIONS[part]}, {size} × {size} cells",
                ("method", "time", "× ours", "memory", ""),
                tuple(map(_cells, rows)),
            )
            for (part, size), rows in groupby(self._rows, key=lambda row: (row.part, row.size))
        )
        return Report(self.name, self._complete, setting, {"rows": self._rows}, tables, _NOTES)


_CAPTIONS = {
    "mechanism": "Mechanisms, with distances, weights, errors and audit",
    "weights": "Weights w ≥ 0 with K w = 1, from the matrix",
    "paths": "Shortest paths of 32 moves from all cells",
}
_NOTES = (
    "All maps are those of the same synthetic town. padded is the default of location_mechanism. nnls and "
    "lsq_linear are those of SciPy, on the dense matrix; the time for the matrix is not counted. Shortest "
    "paths end at a distance of 20; ours run on two threads, and SciPy's on one. time: median of up to five "
    "runs; memory: growth at its peak. Each method runs in a process of its own. `heatcloak experiment run "
    "privacy-map` compares their accuracy.",
)


def _cells(row: PrivacyMapRow) -> tuple[str, ...]:
    remark = "" if row.state == MEASURED else f"{row.state}: {row.note}" if row.note else row.state
    if row.state == MEASURED and not row.answered:
        remark = "no valid answer"
    ours = row.method == PARTS[row.part][0]
    ratio = "1" if ours and row.ratio is not None else ratio_text(row.ratio)
    return (row.method, seconds_text(row.seconds), ratio, bytes_text(row.bytes), remark)

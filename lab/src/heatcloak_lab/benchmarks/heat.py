"""Benchmark ``heat``: e^{−τL} times vectors on large sparse graphs, our Chebyshev series and scipy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

import numpy as np
from scipy.sparse.linalg import expm_multiply

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import GraphDomain
from heatcloak_lab.benchmarks.machine import interleave, median_interval
from heatcloak_lab.benchmarks.report import Benchmark, Progress, Report, check_at_least, number_text, part_of
from heatcloak_lab.experiments.result import Table
from heatcloak_shared.errors import ParameterError

SIZES = (3000, 10_000, 100_000)
VECTORS = (1, 16)
_MEAN_DEGREE = 8
_MAX_SIZE = 10_000_000


@dataclass(frozen=True)
class HeatRow:
    """The result for one graph and number of vectors.

    Attributes:
        vertices: n.
        edges: E.
        vectors: number of vectors.
        terms: products with L in our series.
        seconds: median time of ours.
        scipy_seconds: of ``scipy.sparse.linalg.expm_multiply``.
        ratio: median over the repeats of the ratio of scipy's time to ours.
        ratio_low: lower end of a 95 % interval of that median, or of the range if repeats are few.
        ratio_high: upper end.
        difference: largest difference of an entry.
    """

    vertices: int
    edges: int
    vectors: int
    terms: int
    seconds: float
    scipy_seconds: float
    ratio: float
    ratio_low: float
    ratio_high: float
    difference: float


@dataclass
class HeatBenchmark(Benchmark):
    """The comparison.

    Attributes:
        sizes: numbers of vertices; the graphs are random, of mean degree 8.
        spread: τ.
        repeats: measurements of each.
        seed: seed of graphs and vectors.

    Raises:
        ParameterError: a value is out of range.
    """

    name: ClassVar[str] = "heat"
    sizes: Sequence[int] = SIZES
    spread: float = 2.0
    repeats: int = 6
    seed: int = 0
    _rows: list[HeatRow] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        if not self.sizes or not all(1 < size <= _MAX_SIZE for size in self.sizes):
            raise ParameterError(f"sizes must be in 2…{_MAX_SIZE}, and at least one, got {list(self.sizes)}")
        check_at_least(1, repeats=self.repeats)
        check_at_least(0, seed=self.seed)

    def run(self, on_progress: Progress) -> None:
        """Measure ours and scipy in turns on every graph."""
        for number, size in enumerate(self.sizes):
            progress = part_of(on_progress, number, len(self.sizes))
            domain = sparse_graph(size, self.seed)
            for done, vectors in enumerate(VECTORS, start=1):
                self._rows.append(self._measure(domain, vectors))
                progress(done / len(VECTORS))
        self._complete = True

    def _measure(self, domain: GraphDomain, vectors: int) -> HeatRow:
        heat = domain.operator(self.spread).heat
        generator, trace = domain.laplacian * -self.spread, -self.spread * float(domain.degrees.sum())
        methods: dict[str, Callable[[FloatArray], FloatArray]] = {
            "heatcloak": heat,
            "scipy": lambda block: np.asarray(expm_multiply(generator, block, traceA=trace)),
        }
        rng = np.random.default_rng(self.seed)
        blocks = (rng.standard_normal((domain.n_vertices, vectors)) for _ in range(self.repeats))
        times: dict[str, list[float]] = {name: [] for name in methods}
        worst = 0.0
        for turns in interleave(methods, blocks):
            for turn in turns:
                times[turn.name].append(turn.seconds)
            worst = max(worst, float(np.abs(turns[0].answer - turns[1].answer).max()))
        ours, theirs = times["heatcloak"], times["scipy"]
        ratio = median_interval(other / mine for mine, other in zip(ours, theirs, strict=True))
        return HeatRow(
            domain.n_vertices,
            domain.n_edges,
            vectors,
            heat.terms,
            median_interval(ours).value,
            median_interval(theirs).value,
            ratio.value,
            ratio.low,
            ratio.high,
            worst,
        )

    def report(self) -> Report:
        """Return what was measured so far."""
        columns = (
            "vertices",
            "edges",
            "vectors",
            "terms",
            "heatcloak",
            "scipy",
            "× ours",
            "95 %",
            "difference",
        )
        cells = tuple(
            (
                str(row.vertices),
                str(row.edges),
                str(row.vectors),
                str(row.terms),
                f"{1000.0 * row.seconds:.3g} ms",
                f"{1000.0 * row.scipy_seconds:.3g} ms",
                f"{row.ratio:.3g}×",
                f"{row.ratio_low:.3g} to {row.ratio_high:.3g}",
                number_text(row.difference, ".0e"),
            )
            for row in self._rows
        )
        setting: dict[str, object] = {
            "sizes": list(self.sizes),
            "spread": self.spread,
            "repeats": self.repeats,
            "seed": self.seed,
        }
        table = Table("heat", f"heat on random graphs, τ = {self.spread:g}", columns, cells)
        return Report(self.name, self._complete, setting, {"rows": self._rows}, (table,), _NOTES)


_NOTES = (
    "Both are accurate to machine precision. scipy's expm_multiply accepts any matrix and is given the "
    "trace; ours uses that the spectrum is real and its bounds. Times are medians, measured in turns.",
)


def sparse_graph(vertices: int, seed: int) -> GraphDomain:
    """Return a random graph of mean degree 8: a path through all vertices and random edges."""
    rng = np.random.default_rng(seed)
    path = np.stack([np.arange(vertices - 1), np.arange(1, vertices)], axis=1)
    more = rng.integers(0, vertices, (vertices * (_MEAN_DEGREE // 2 - 1), 2))
    pairs = np.sort(np.concatenate([path, more[more[:, 0] != more[:, 1]]]), axis=1)
    return GraphDomain(vertices, np.unique(pairs, axis=0))

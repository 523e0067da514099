"""Benchmarks ``emd`` and ``emd-graph``: the earth mover's distance on the interval or a graph."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from heatcloak_lab.benchmarks.emd_methods import COMPARISONS, Distance, EmdComparison, Pair, draw_pairs
from heatcloak_lab.benchmarks.isolated_worker import BEYOND, FAILED, MEASURED, NOT_INSTALLED, Worker, workers
from heatcloak_lab.benchmarks.machine import interleave, median_interval
from heatcloak_lab.benchmarks.programs import REMEDY
from heatcloak_lab.benchmarks.report import (
    Benchmark,
    Progress,
    Report,
    check_at_least,
    cost_cells,
    number_text,
    part_of,
)
from heatcloak_lab.experiments.result import Table
from heatcloak_shared.errors import ParameterError

OURS = "emd"
UNSUPPORTED = "unsupported"
SIZES = (100, 1000, 10_000, 100_000)
_MAX_PAIRS, _MIN_PAIRS, _SECONDS = 200, 5, 2.0
_MAX_SIZE = 10_000_000


@dataclass(frozen=True)
class EmdRow:
    """One method at one size; None for what does not apply.

    Attributes:
        n: entries of each vector.
        method: the method's name.
        state: "measured", "beyond the limit", "unsupported", "not installed" or "failed".
        note: the reason or the remedy.
        pairs: number of pairs of vectors.
        prepare_seconds: time of the preparation for a size.
        seconds: median time of a distance.
        ratio: median over the pairs of the ratio of its time to ours.
        ratio_low: lower end of a 95 % interval of that median, or of the range if pairs are few.
        ratio_high: upper end.
        bytes: growth of memory at its peak, in a process of its own.
        difference: largest relative difference to ours.
    """

    n: int
    method: str
    state: str
    note: str = ""
    pairs: int = 0
    prepare_seconds: float | None = None
    seconds: float | None = None
    ratio: float | None = None
    ratio_low: float | None = None
    ratio_high: float | None = None
    bytes: int | None = None
    difference: float | None = None


@dataclass
class EmdBenchmark(Benchmark):
    """The comparison.

    Attributes:
        sizes: entries of the vectors, each number once.
        pairs: pairs at each size; None for as many as fit into two seconds, from 5 to 200.
        seed: seed of the pairs.
        limit: seconds for one distance.
        graph: whether to compare on graphs instead of the interval.
        sources: number of nonzero entries of the first vector of each pair; 0 for all, None for the default:
            all on the interval, five on a graph.

    Raises:
        ParameterError: a value is out of range.
    """

    sizes: Sequence[int] = SIZES
    pairs: int | None = None
    seed: int = 0
    limit: float = 10.0
    graph: bool = False
    sources: int | None = None
    _rows: list[EmdRow] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        if not self.sizes or not all(1 < size <= _MAX_SIZE for size in self.sizes):
            raise ParameterError(f"sizes must be in 2…{_MAX_SIZE}, and at least one, got {list(self.sizes)}")
        check_at_least(1, rounds=self.pairs)
        check_at_least(0, seed=self.seed)
        if not self.limit > 0.0:
            raise ParameterError(f"limit must be positive, got {self.limit!r}")
        if self.sources is not None and not 0 <= self.sources <= min(self.sizes):
            raise ParameterError(f"sources must be in 0…{min(self.sizes)}, got {self.sources}")
        self._sizes = sorted(set(self.sizes))
        self._comparison: EmdComparison = COMPARISONS["emd-graph" if self.graph else "emd"]
        self.name = self._comparison.kind  # type: ignore[misc]  # one per comparison
        self._sources = self._comparison.sources if self.sources is None else self.sources

    def run(self, on_progress: Progress) -> None:
        """Measure every method at every size."""
        sizes = self._sizes
        able = [name for name, method in self._comparison.methods.items() if method.missing() is None]
        with workers(self._comparison.kind, able, self.limit) as started:
            for number, n in enumerate(sizes):
                self._rows += self._compare(n, started, part_of(on_progress, number, len(sizes)))
        self._complete = True

    def _compare(self, n: int, started: dict[str, Worker], on_progress: Progress) -> list[EmdRow]:
        rows = {}
        methods = self._comparison.methods
        for done, name in enumerate(methods, start=1):
            rows[name] = self._measure_isolated(n, name, started.get(name))
            on_progress(0.5 * done / len(methods))
        able = {
            name: _on_pair(methods[name].prepare(n)) for name, row in rows.items() if row.state == MEASURED
        }
        if OURS not in able:
            return list(rows.values())
        times: dict[str, list[float]] = {name: [] for name in able}
        worst = dict.fromkeys(able, 0.0)
        for call in able.values():
            # Imports of a first call are not measured.
            call(next(draw_pairs(n, self.seed, self._sources)))
        begun = time.monotonic()
        for done, turns in enumerate(interleave(able, draw_pairs(n, self.seed, self._sources)), start=1):
            ours = next(turn.answer for turn in turns if turn.name == OURS)
            for turn in turns:
                times[turn.name].append(turn.seconds)
                worst[turn.name] = max(worst[turn.name], abs(turn.answer - ours) / ours)
            enough = done >= _MIN_PAIRS and time.monotonic() - begun > _SECONDS
            if done == self.pairs or (self.pairs is None and (enough or done == _MAX_PAIRS)):
                break
        on_progress(1.0)
        return [
            _filled(row, times[name], times[OURS], worst[name]) if name in able else row
            for name, row in rows.items()
        ]

    def _measure_isolated(self, n: int, name: str, worker: Worker | None) -> EmdRow:
        method = self._comparison.methods[name]
        if worker is None:
            return EmdRow(n, name, NOT_INSTALLED, f"{method.missing()}: {REMEDY}")
        if method.max_size is not None and n > method.max_size:
            return EmdRow(n, name, UNSUPPORTED, method.max_reason)
        found = worker.measure({"n": n, "seed": self.seed, "sources": self._sources})
        state = FAILED if found.state == MEASURED and not found.answered else found.state
        return EmdRow(n, name, state, found.reason, prepare_seconds=found.prepare_seconds, bytes=found.bytes)

    def report(self) -> Report:
        """Return what was measured so far."""
        setting: dict[str, object] = {
            "sizes": self._sizes,
            "pairs": self.pairs,
            "seed": self.seed,
            "limit": self.limit,
            "sources": self._sources,
        }
        notes = (*_NOTES, self._comparison.note)
        return Report(self.name, self._complete, setting, {"rows": self._rows}, _tables(self._rows), notes)


_COLUMNS = ("method", "time", "× ours", "95 %", "prepared in", "memory", "difference", "")
_NOTES = (
    "time: median over random pairs of vectors, with the methods in turns; × ours: median over the pairs of "
    "the ratio of times; 95 %: a 95 % interval of that median (with fewer than six pairs, their range). "
    "memory: growth of resident memory at its peak, in a process of its own. Scaling to mass one is "
    "included.",
)


def _on_pair(distance: Distance) -> Callable[[Pair], float]:
    return lambda pair: distance(*pair)


def _filled(row: EmdRow, times: list[float], ours: list[float], worst: float) -> EmdRow:
    ratio = median_interval(theirs / mine for theirs, mine in zip(times, ours, strict=True))
    return EmdRow(
        row.n,
        row.method,
        row.state,
        pairs=len(times),
        prepare_seconds=row.prepare_seconds,
        seconds=median_interval(times).value,
        ratio=ratio.value,
        ratio_low=ratio.low,
        ratio_high=ratio.high,
        bytes=row.bytes,
        difference=worst,
    )


def _tables(rows: Sequence[EmdRow]) -> tuple[Table, ...]:
    found = []
    for n, group in groupby(rows, key=lambda row: row.n):
        members = list(group)
        pairs = max(row.pairs for row in members)
        caption = f"n = {n}, {pairs} pair{'s' if pairs != 1 else ''}"
        found.append(Table(f"n{n}", caption, _COLUMNS, tuple(map(_cells, members))))
    return tuple(found)


def _cells(row: EmdRow) -> tuple[str, ...]:
    return (*cost_cells(row, OURS), number_text(row.difference, ".0e"), _remark(row))


def _remark(row: EmdRow) -> str:
    if row.state == MEASURED:
        return ""
    return row.state if row.state == BEYOND or not row.note else f"{row.state}: {row.note}"

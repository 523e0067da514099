"""The benchmark ``emd``: the earth mover's distance on the interval or a graph, ours beside its peers."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from heatcloak_lab.benchmarks.comparison import NOT_INSTALLED
from heatcloak_lab.benchmarks.distances import ON_INTERVAL, Contest, Distance, Pair, pairs_of
from heatcloak_lab.benchmarks.graph_distances import ON_GRAPH
from heatcloak_lab.benchmarks.isolated_worker import BEYOND, FAILED, MEASURED, Worker, workers
from heatcloak_lab.benchmarks.peers import REMEDY
from heatcloak_lab.benchmarks.report import Benchmark, Progress, Report, part_of
from heatcloak_lab.benchmarks.timing import interleave, middle
from heatcloak_lab.benchmarks.words import cost_cells, number_text
from heatcloak_lab.experiments.result import Table
from heatcloak_shared.errors import ParameterError

OURS = "emd"
CANT_POSE = "can't pose"
SIZES = (100, 1000, 10_000, 100_000)
_MOST_PAIRS, _LEAST_PAIRS, _SECONDS = 200, 5, 2.0
_MOST = 10_000_000


@dataclass(frozen=True)
class DistanceRow:
    """One way at one size; None where there is nothing to say.

    Attributes:
        n: entries of each vector.
        method: the way's name.
        state: "measured", "beyond the limit", "can't pose", "not installed" or "failed".
        note: why, or what to do.
        pairs: how many pairs of vectors.
        prepare_seconds: what is done once for a size.
        seconds: median time of a distance.
        ratio: median over the pairs of its time to ours.
        ratio_low: lower end of a 95 % interval of that median, or of the range where pairs are few.
        ratio_high: upper end.
        bytes: growth of memory at its peak, in a process of its own.
        difference: largest difference to ours, relative to it.
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
        pairs: how many at each size; None for as many as fit two seconds, between 5 and 200.
        seed: what they are drawn from.
        limit: seconds that one distance may take.
        graph: whether the places are a graph's vertices, and not on the interval.
        sources: places of the first vector of each pair that have any; 0 for all, None for what
            the comparison is about: all on the interval, five on a graph.

    Raises:
        ParameterError: if a value is out of range.
    """

    sizes: Sequence[int] = SIZES
    pairs: int | None = None
    seed: int = 0
    limit: float = 10.0
    graph: bool = False
    sources: int | None = None
    _rows: list[DistanceRow] = field(default_factory=list, init=False)
    _complete: bool = field(default=False, init=False)

    def __post_init__(self) -> None:
        if not self.sizes or not all(1 < size <= _MOST for size in self.sizes):
            raise ParameterError(f"sizes are {list(self.sizes)}: give one or more, each 2…{_MOST}")
        if self.pairs is not None and self.pairs < 1:
            raise ParameterError(f"rounds is {self.pairs}: give at least 1")
        if self.seed < 0:
            raise ParameterError(f"seed is {self.seed}: give an integer of at least 0")
        if not self.limit > 0.0:
            raise ParameterError(f"limit is {self.limit!r}: give a number of seconds above 0")
        if self.sources is not None and not 0 <= self.sources <= min(self.sizes):
            raise ParameterError(f"sources is {self.sources}: give 0…{min(self.sizes)}, no more than a size")
        self._sizes = sorted(set(self.sizes))
        self._contest: Contest = ON_GRAPH if self.graph else ON_INTERVAL
        self.name = self._contest.kind  # type: ignore[misc]  # each has its own file
        self._sources = self._contest.sources if self.sources is None else self.sources

    def run(self, on_progress: Progress) -> None:
        """Measure every way at every size."""
        sizes = self._sizes
        able = [name for name, way in self._contest.ways.items() if way.missing() is None]
        with workers(self._contest.kind, able, self.limit) as started:
            for number, n in enumerate(sizes):
                self._rows += self._compare(n, started, part_of(on_progress, number, len(sizes)))
        self._complete = True

    def _compare(self, n: int, started: dict[str, Worker], on_progress: Progress) -> list[DistanceRow]:
        rows = {}
        ways = self._contest.ways
        for done, name in enumerate(ways, start=1):
            rows[name] = self._alone(n, name, started.get(name))
            on_progress(0.5 * done / len(ways))
        able = {name: _on_pair(ways[name].prepare(n)) for name, row in rows.items() if row.state == MEASURED}
        if OURS not in able:
            return list(rows.values())
        times: dict[str, list[float]] = {name: [] for name in able}
        worst = dict.fromkeys(able, 0.0)
        for call in able.values():
            # What is imported at a first call is no part of any time.
            call(next(pairs_of(n, self.seed, self._sources)))
        begun = time.monotonic()
        for done, turns in enumerate(
            interleave(able, pairs_of(n, self.seed, self._sources), time.perf_counter), start=1
        ):
            ours = next(turn.answer for turn in turns if turn.name == OURS)
            for turn in turns:
                times[turn.name].append(turn.seconds)
                worst[turn.name] = max(worst[turn.name], abs(turn.answer - ours) / ours)
            enough = done >= _LEAST_PAIRS and time.monotonic() - begun > _SECONDS
            if done == self.pairs or (self.pairs is None and (enough or done == _MOST_PAIRS)):
                break
        on_progress(1.0)
        return [
            _filled(row, times[name], times[OURS], worst[name]) if name in able else row
            for name, row in rows.items()
        ]

    def _alone(self, n: int, name: str, worker: Worker | None) -> DistanceRow:
        way = self._contest.ways[name]
        if worker is None:
            return DistanceRow(n, name, NOT_INSTALLED, f"{way.missing()}: {REMEDY}")
        if way.most is not None and n > way.most:
            return DistanceRow(n, name, CANT_POSE, way.why)
        found = worker.measure({"n": n, "seed": self.seed, "sources": self._sources})
        state = FAILED if found.state == MEASURED and not found.answered else found.state
        return DistanceRow(
            n, name, state, found.reason, prepare_seconds=found.prepare_seconds, bytes=found.bytes
        )

    def report(self) -> Report:
        """What was measured so far."""
        setting: dict[str, object] = {
            "sizes": self._sizes,
            "pairs": self.pairs,
            "seed": self.seed,
            "limit": self.limit,
            "sources": self._sources,
        }
        notes = (*_NOTES, self._contest.note)
        return Report(self.name, self._complete, setting, {"rows": self._rows}, _tables(self._rows), notes)


_COLUMNS = ("method", "time", "× ours", "95 %", "prepared in", "memory", "difference", "")
_NOTES = (
    "time: median over random pairs of vectors that all were given in turns; × ours: median over the pairs "
    "of the ratio of times; 95 %: an interval that holds that median with 95 % (with fewer than six pairs, "
    "their range). memory: resident growth at its peak, in a process of its own. Scaling to mass one is "
    "counted.",
)


def _on_pair(distance: Distance) -> Callable[[Pair], float]:
    return lambda pair: distance(*pair)


def _filled(row: DistanceRow, times: list[float], ours: list[float], worst: float) -> DistanceRow:
    ratio = middle(theirs / mine for theirs, mine in zip(times, ours, strict=True))
    return DistanceRow(
        row.n,
        row.method,
        row.state,
        pairs=len(times),
        prepare_seconds=row.prepare_seconds,
        seconds=middle(times).value,
        ratio=ratio.value,
        ratio_low=ratio.low,
        ratio_high=ratio.high,
        bytes=row.bytes,
        difference=worst,
    )


def _tables(rows: Sequence[DistanceRow]) -> tuple[Table, ...]:
    found = []
    for n, group in groupby(rows, key=lambda row: row.n):
        members = list(group)
        pairs = max(row.pairs for row in members)
        caption = f"n = {n}, {pairs} pair{'s' if pairs != 1 else ''}"
        found.append(Table(f"n{n}", caption, _COLUMNS, tuple(map(_cells, members))))
    return tuple(found)


def _cells(row: DistanceRow) -> tuple[str, ...]:
    return (*cost_cells(row, OURS), number_text(row.difference, ".0e"), _remark(row))


def _remark(row: DistanceRow) -> str:
    if row.state == MEASURED:
        return ""
    return row.state if row.state == BEYOND or not row.note else f"{row.state}: {row.note}"

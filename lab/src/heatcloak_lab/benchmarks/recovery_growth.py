"""Growth of time and memory of a recovery method with the numbers of locations and sensors."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace

from heatcloak_lab.benchmarks.isolated_worker import BEYOND, MEASURED, IsolatedTiming, Worker
from heatcloak_lab.benchmarks.recovery_problem import RecoveryProblem

SIZES = (30, 100, 300, 1000, 3000, 10_000, 30_000, 100_000)
MAX_LOCATIONS = SIZES[-1]
LOCATIONS, SENSORS = 100, 50
"""The fixed size while the other one grows."""
_SENSORS_PER_LOCATION = 0.1

_LEAST_EXTRAPOLATED = 0.05
"""Shorter times are dominated by overhead and not extrapolated."""


@dataclass(frozen=True)
class Point:
    """One method at one size, measured in a process of its own.

    Attributes:
        axis: the size that grows, "n" or "m".
        n: possible source locations.
        m: sensors.
        method: name of the method.
        state: "measured", "beyond the limit" or "failed".
        prepare_seconds: time of the preparation.
        seconds: median time of a few recoveries.
        bytes: growth of memory at its peak.
        extrapolated: whether "beyond the limit" was extrapolated from smaller sizes.
    """

    axis: str
    n: int
    m: int
    method: str
    state: str
    prepare_seconds: float | None = None
    seconds: float | None = None
    bytes: int | None = None
    extrapolated: bool = False

    @property
    def size(self) -> int:
        """The size that grows."""
        return self.n if self.axis == "n" else self.m


def growth_problems(base: RecoveryProblem, axis: str, most: int) -> list[RecoveryProblem]:
    """Return the problems of one curve, up to ``most`` locations, or a tenth as many sensors."""
    if axis == "n":
        return [replace(base, n=size, m=SENSORS) for size in SIZES if LOCATIONS <= size <= most]
    return [replace(base, n=LOCATIONS, m=size) for size in SIZES if size <= most * _SENSORS_PER_LOCATION]


def grow(
    worker: Worker, name: str, axis: str, curve: Sequence[RecoveryProblem], limit: float
) -> Iterator[Point]:
    """Measure one method at each size, until one takes, or is expected to take, over ``limit`` seconds."""
    history: list[IsolatedTiming] = []
    size = 0
    for problem in curve:
        point = Point(axis, problem.n, problem.m, name, BEYOND)
        if history and _extrapolate(history, point.size / size) > limit:
            yield replace(point, extrapolated=True)
            return
        found = worker.measure(asdict(problem))
        point = replace(
            point,
            state=found.state,
            prepare_seconds=found.prepare_seconds,
            seconds=found.seconds,
            bytes=found.bytes,
        )
        yield point
        if found.state != MEASURED:
            return
        size = point.size
        history.append(found)


def _extrapolate(history: Sequence[IsolatedTiming], ratio: float) -> float:
    """Return the expected time at the next size: growth as over the last two sizes, but at least linear."""
    if len(history) < 2:
        return 0.0
    return max(
        _extrapolate_time(before, last, ratio)
        for before, last in (
            (history[-2].seconds, history[-1].seconds),
            (history[-2].prepare_seconds, history[-1].prepare_seconds),
        )
    )


def _extrapolate_time(before: float | None, last: float | None, ratio: float) -> float:
    if not before or not last or last < _LEAST_EXTRAPOLATED:
        return 0.0
    # The sizes grow by about the same factor; growth below linear is not assumed to continue.
    return last * max(ratio, math.exp(min(math.log(last / before), 3.0 * math.log(ratio))))

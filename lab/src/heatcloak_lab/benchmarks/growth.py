"""How time and memory of a method grow with the number of places, and with the number of sensors."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace

from heatcloak_lab.benchmarks.isolated_worker import BEYOND, MEASURED, Alone, Worker
from heatcloak_lab.benchmarks.setting import Setting

SIZES = (30, 100, 300, 1000, 3000, 10_000, 30_000, 100_000)
MOST_PLACES = SIZES[-1]
PLACES, SENSORS = 100, 50
"""The size that stays while the other one grows."""
_SENSORS_PER_PLACE = 0.1

_TELLING = 0.05
"""Times below this are of calls and not of sizes: they foretell nothing."""


@dataclass(frozen=True)
class Point:
    """One method at one size, alone in its process.

    Attributes:
        axis: what grows, "n" or "m".
        n: possible source locations.
        m: sensors.
        method: its name.
        state: "measured", "beyond the limit" or "failed".
        prepare_seconds: what is done once, before there are readings.
        seconds: median time of a few recoveries.
        bytes: growth of memory at its peak.
        foretold: whether "beyond" follows from the growth so far and was not tried.
    """

    axis: str
    n: int
    m: int
    method: str
    state: str
    prepare_seconds: float | None = None
    seconds: float | None = None
    bytes: int | None = None
    foretold: bool = False

    @property
    def size(self) -> int:
        """The number that grows."""
        return self.n if self.axis == "n" else self.m


def settings(base: Setting, axis: str, most: int) -> list[Setting]:
    """The settings of one curve, up to ``most`` places, or a tenth of as many sensors."""
    if axis == "n":
        return [replace(base, n=size, m=SENSORS) for size in SIZES if PLACES <= size <= most]
    return [replace(base, n=PLACES, m=size) for size in SIZES if size <= most * _SENSORS_PER_PLACE]


def grow(worker: Worker, name: str, axis: str, curve: Sequence[Setting], limit: float) -> Iterator[Point]:
    """Measure one method at each setting, until it takes longer than ``limit`` seconds, or would."""
    history: list[Alone] = []
    size = 0
    for setting in curve:
        point = Point(axis, setting.n, setting.m, name, BEYOND)
        if history and _foretold(history, point.size / size) > limit:
            yield replace(point, foretold=True)
            return
        found = worker.measure(asdict(setting))
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


def _foretold(history: Sequence[Alone], ratio: float) -> float:
    """What the next size will take if it grows as over the last two, but at least in proportion."""
    if len(history) < 2:
        return 0.0
    return max(
        _extended(before, last, ratio)
        for before, last in (
            (history[-2].seconds, history[-1].seconds),
            (history[-2].prepare_seconds, history[-1].prepare_seconds),
        )
    )


def _extended(before: float | None, last: float | None, ratio: float) -> float:
    if not before or not last or last < _TELLING:
        return 0.0
    # The step before was about as long; growth below linear is not trusted to go on.
    return last * max(ratio, math.exp(min(math.log(last / before), 3.0 * math.log(ratio))))

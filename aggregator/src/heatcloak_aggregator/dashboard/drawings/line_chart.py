"""Line charts over rounds."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from heatcloak_aggregator.dashboard.catalogue import number
from heatcloak_aggregator.dashboard.drawings.zone_drawing import Tick

NEGLIGIBLE = 1e-100
"""Values below are drawn as 0: logarithms of their quarters need not exist."""
MOST_MARKED = 40
"""Points up to which each is marked."""


@dataclass(frozen=True)
class Point:
    """A point of a line, in percent, with its round and value."""

    x: float
    y: float
    round: int
    value: float


@dataclass(frozen=True)
class Line:
    """A line of a chart.

    Attributes:
        key: key of its name in the catalogue.
        style: number of its colour, dashes and marks, from 1.
        path: the data of an SVG path, in percent.
        points: its points.
        marked: whether they are few enough to be marked.
    """

    key: str
    style: int
    path: str
    points: list[Point]
    marked: bool

    @property
    def last(self) -> Point:
        """Return its last point."""
        return self.points[-1]


@dataclass(frozen=True)
class LineChart:
    """A chart of lines over the same rounds; y grows upwards.

    Attributes:
        lines: its lines, without empty ones.
        y: marks of the vertical axis, from the top.
        first: the time of the first round, seconds since 1970.
        last: the time of the last round.
    """

    lines: list[Line]
    y: list[Tick]
    first: float
    last: float


def line_chart(
    rounds: Sequence[int], times: Sequence[float], series: Mapping[str, Sequence[float | None]]
) -> LineChart | None:
    """Return a chart; None without any value.

    Args:
        rounds: the rounds, ascending.
        times: their times, seconds since 1970.
        series: a value for each round, by the key of the line's name; None where there is none.
    """
    known = [value for values in series.values() for value in values if value is not None]
    if not known:
        return None
    top, step = _scale(max(known))
    first, last = rounds[0], rounds[-1]
    span = (last - first) or 1
    lines = []
    for style, (key, values) in enumerate(series.items(), start=1):
        points = [
            Point(100.0 * (at - first) / span, 100.0 * (1.0 - value / top), at, value)
            for at, value in zip(rounds, values, strict=True)
            if value is not None
        ]
        if points:
            path = "M" + "L".join(f"{each.x:.2f} {each.y:.2f}" for each in points)
            lines.append(Line(key, style, path, points, len(points) <= MOST_MARKED))
    marks = [Tick(100.0 * (1.0 - step * at / top), number(step * at)) for at in range(round(top / step) + 1)]
    return LineChart(lines, marks, times[0], times[-1])


def _scale(greatest: float) -> tuple[float, float]:
    """Return the top of an axis from zero, and the distance of its marks: 1, 2 or 5 times a power of ten."""
    if greatest < NEGLIGIBLE:
        return 1.0, 0.5
    rough = greatest / 4.0
    magnitude = 10.0 ** math.floor(math.log10(rough))
    step = next(magnitude * each for each in (1.0, 2.0, 5.0, 10.0) if magnitude * each >= rough * 0.999)
    return step * math.ceil(greatest / step * 0.999), step

"""The drawing of a heatmap zone: the density of the crowd."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.dashboard.catalogue import Sentence, number, percent, percent_up
from heatcloak_aggregator.dashboard.drawings.zone_drawing import UNKNOWN_CERTAINTY, People, Tick
from heatcloak_aggregator.dashboard.zone_history import ShownRound
from heatcloak_shared.wire import HeatmapEstimate
from heatcloak_shared.wire.heatmap_estimate import BLOCKS
from heatcloak_shared.zone import HeatmapZone

SHADES = 8
"""Shades of a grid, above the empty one."""
DENSE = 0.5
"""Share of the crowd whose densest cells are named in words."""
HEIGHTS = (0.4, 2.0)
"""Least and greatest height of a drawing over its width; the area may be narrower or wider."""


@dataclass(frozen=True)
class Shade:
    """The cells of one shade: its number, from 1, and the data of an SVG path."""

    number: int
    path: str


@dataclass(frozen=True)
class HeatmapShapes:
    """What the template of a heatmap draws.

    Attributes:
        size: cells along each side.
        shades: the cells, by density.
        height: height of the drawing over its width.
        greatest: the greatest share of the crowd in a cell.
        x: marks of the axis of x.
        y: marks of the axis of y, from the top.
        outline: border of the densest part, as an SVG path; empty if it is unknown.
    """

    size: int
    shades: list[Shade]
    height: float
    greatest: float
    x: list[Tick]
    y: list[Tick]
    outline: str


class HeatmapDrawing:
    """Draw a heatmap; see `ZoneDrawing`.

    Args:
        zone: the zone.
    """

    template = "drawings/heatmap.html"
    layers: tuple[str, ...] = ()

    def __init__(self, zone: HeatmapZone) -> None:
        self._zone = zone

    def shapes(self, shown: ShownRound, people: People | None = None) -> HeatmapShapes:
        """See `ZoneDrawing`."""
        message = cast("HeatmapEstimate", shown.estimate.message)
        shares = np.array(message.shares).reshape(message.size, message.size)
        greatest = float(shares.max())
        levels = np.ceil(SHADES * shares / greatest - 0.5).astype(np.intp)
        (x0, x1), (y0, y1) = self._zone.area.x, self._zone.area.y
        return HeatmapShapes(
            size=message.size,
            shades=shaded(levels),
            height=min(max((y1 - y0) / (x1 - x0), HEIGHTS[0]), HEIGHTS[1]),
            greatest=greatest,
            x=ticks(x0, x1),
            y=ticks(y0, y1, downwards=True),
            outline="" if message.densest is None else _outline(message.densest.blocks, message.size),
        )

    def sentences(self, shown: ShownRound) -> list[Sentence]:
        """See `ZoneDrawing`."""
        message = cast("HeatmapEstimate", shown.estimate.message)
        reports = Sentence(
            "drawing.heatmap.reports", {"reports": message.reports, "devices": message.devices}
        )
        densest = message.densest
        if message.status != "converged":
            return [reports, Sentence("drawing.heatmap.unconverged"), Sentence("drawing.heatmap.noise")]
        if densest is not None:
            parameters: dict[str, object] = {
                "low": percent(densest.low),
                "high": percent_up(densest.high),
                "sure": percent(densest.probability),
                "area": percent_up(len(densest.blocks) / BLOCKS**2),
            }
            return [
                reports,
                Sentence("drawing.heatmap.densest", parameters),
                Sentence("drawing.heatmap.noise"),
            ]
        shares = np.sort(np.array(message.shares))[::-1]
        cells = int(np.searchsorted(np.cumsum(shares), DENSE) + 1)
        dense: dict[str, object] = {"crowd": percent(DENSE), "area": percent_up(cells / shares.size)}
        return [reports, Sentence("drawing.heatmap.dense", dense), Sentence("drawing.heatmap.noise")]

    def certainty(self, shown: ShownRound) -> Sentence | None:
        """See `ZoneDrawing`."""
        message = cast("HeatmapEstimate", shown.estimate.message)
        is_known = message.densest is not None and message.status == "converged"
        return Sentence("drawing.sure.heatmap") if is_known else UNKNOWN_CERTAINTY

    def count(self, shown: ShownRound) -> float:
        """See `ZoneDrawing`."""
        return float(cast("HeatmapEstimate", shown.estimate.message).reports)


def _outline(blocks: Sequence[int], size: int) -> str:
    """Return the border of blocks as an SVG path, in cells of a heatmap with so many along each side."""
    inside = np.zeros((BLOCKS + 2, BLOCKS + 2), dtype=bool)
    rows, columns = np.divmod(np.array(blocks), BLOCKS)
    inside[BLOCKS - rows, columns + 1] = True  # row 0 is at the bottom
    side = size / BLOCKS
    borders = [
        f"M{number(side * (column - 1))} {number(side * (row - 1))}{direction}{number(side)}"
        for direction, (down, right) in {"h": (1, 0), "v": (0, 1)}.items()
        for row, column in np.argwhere(inside != np.roll(inside, (down, right), axis=(0, 1))).tolist()
    ]
    return "".join(borders)


def ticks(low: float, high: float, *, downwards: bool = False) -> list[Tick]:
    """Return the two ends and the middle of an axis."""
    at = (100.0, 50.0, 0.0) if downwards else (0.0, 50.0, 100.0)
    return [
        Tick(place, number(value)) for place, value in zip(at, (low, (low + high) / 2.0, high), strict=True)
    ]


def shaded(levels: npt.NDArray[np.integer]) -> list[Shade]:
    """Return the shades of a grid of integers, shape (rows, columns); 0 and less are left out.

    Row 0 is at the bottom, as y grows upwards. A cell is a square of side 1.
    """
    rows = levels.shape[0]
    runs: dict[int, list[str]] = {}
    for row in range(rows):
        line = levels[row]
        starts = np.flatnonzero(np.diff(line, prepend=line[0] - 1))
        ends = np.append(starts[1:], line.size)
        for start, end in zip(starts.tolist(), ends.tolist(), strict=True):
            if line[start] > 0:
                run = f"M{start} {rows - 1 - row}h{end - start}v1h-{end - start}z"
                runs.setdefault(int(line[start]), []).append(run)
    return [Shade(number, "".join(runs[number])) for number in sorted(runs)]

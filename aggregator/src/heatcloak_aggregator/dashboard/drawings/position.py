"""The drawing of a position zone: its privacy map, and where nodes report to be."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import cast

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.dashboard.catalogue import Sentence, number, percent
from heatcloak_aggregator.dashboard.drawings.heatmap import SHADES, Shade, shaded, ticks
from heatcloak_aggregator.dashboard.drawings.zone_drawing import People, Tick
from heatcloak_aggregator.dashboard.zone_history import ShownRound
from heatcloak_aggregator.privacy_maps.deployed import ReportLaw
from heatcloak_shared.rounding import up_text
from heatcloak_shared.wire import PositionEstimate, PositionReport
from heatcloak_shared.zone import PositionZone

MOST_CELLS = 80
"""Cells along each side of the drawn map; larger maps show the greatest level of each block of cells."""
MOST_LABELS = 12
"""Reports up to which each is drawn with the node's name, and with a ring around it."""
MOST_RADII = 60
"""Reports of a round whose distance from the truth is computed."""
SURE = 0.9
"""Probability that a node is within the ring around its report."""


@dataclass(frozen=True)
class Point:
    """A reported place, in cells of the drawing.

    Attributes:
        node: the node.
        x: place from the left.
        y: place from the top.
        reported: x and y in the unit of coordinates.
        radius: radius of the ring around it, within which the node is; None if it is not drawn.
    """

    node: str
    x: float
    y: float
    reported: tuple[float, float]
    radius: float | None


@dataclass(frozen=True)
class PositionShapes:
    """What the template of a position zone draws.

    Attributes:
        width: drawn cells along x.
        height: drawn cells along y.
        shades: the cells by protection: a greater number is a smaller level, so stronger protection.
        walls: cells where nobody can be, as an SVG path.
        points: the reported places.
        labelled: whether names fit.
        least: the least level, per unit of coordinates.
        greatest: the greatest one.
        x: marks of the axis of x.
        y: marks of the axis of y, from the top.
        sure: probability that a node is within the ring around its report.
    """

    width: int
    height: int
    shades: list[Shade]
    walls: str
    points: list[Point]
    labelled: bool
    least: float
    greatest: float
    x: list[Tick]
    y: list[Tick]
    sure: float = SURE


class PositionDrawing:
    """Draw a position zone; see `ZoneDrawing`.

    Args:
        zone: the zone.
    """

    template = "drawings/position.html"
    layers: tuple[str, ...] = ()

    def __init__(self, zone: PositionZone) -> None:
        self._zone = zone
        self._law = ReportLaw(zone.mechanism)
        self._radii: dict[int, float] = {}

    def shapes(self, shown: ShownRound, people: People | None = None) -> PositionShapes:
        """See `ZoneDrawing`."""
        message = cast("PositionEstimate", shown.estimate.message)
        file = self._zone.mechanism
        x0, y0 = file.origin
        width, height = file.columns * file.cell, file.rows * file.cell
        rows, columns = self._levels.shape
        radii = self._radii_of(shown) if len(message.positions) <= MOST_LABELS else {}
        return PositionShapes(
            width=columns,
            height=rows,
            shades=self._map[0],
            walls=self._map[1],
            points=[
                Point(
                    node,
                    columns * (x - x0) / width,
                    rows * (1.0 - (y - y0) / height),
                    (x, y),
                    columns * radii[node] / width if node in radii else None,
                )
                for node, x, y in message.positions
            ],
            labelled=len(message.positions) <= MOST_LABELS,
            least=self._zone.levels[0],
            greatest=self._zone.levels[1],
            x=ticks(x0, x0 + width),
            y=ticks(y0, y0 + height, downwards=True),
        )

    def sentences(self, shown: ShownRound) -> list[Sentence]:
        """See `ZoneDrawing`."""
        message = cast("PositionEstimate", shown.estimate.message)
        least, greatest = map(number, self._zone.levels)
        counts = {"reports": len(message.positions), "nodes": len(self._zone.nodes)}
        return [
            Sentence("drawing.position.reports", counts),
            Sentence("drawing.position.drawn"),
            *self._near(sorted(self._radii_of(shown).values()), len(message.positions)),
            Sentence("drawing.position.levels", {"least": least, "greatest": greatest}),
        ]

    def certainty(self, shown: ShownRound) -> Sentence | None:
        """See `ZoneDrawing`."""
        return None

    def count(self, shown: ShownRound) -> float:
        """See `ZoneDrawing`."""
        return float(len(cast("PositionEstimate", shown.estimate.message).positions))

    def _near(self, radii: list[float], reports: int) -> list[Sentence]:
        """Return how near nodes are to what they reported; radii are ascending, of some of the reports."""
        if not radii:
            return []
        least, greatest = (number(float(up_text(radii[at], 2)), 2) for at in (0, -1))
        if len(radii) < reports:
            figures = {"n": len(radii), "least": least, "greatest": greatest, "sure": percent(SURE)}
            return [Sentence("drawing.position.near_some", figures)]
        if least == greatest:
            return [Sentence("drawing.position.near", {"radius": greatest, "sure": percent(SURE)})]
        return [
            Sentence(
                "drawing.position.near_to", {"least": least, "greatest": greatest, "sure": percent(SURE)}
            )
        ]

    def _radii_of(self, shown: ShownRound) -> dict[str, float]:
        """Return within which distance of its report each node is; of many nodes, of some of them."""
        reports = {node: cast("PositionReport", each.reading) for node, each in shown.readings.items()}
        some = sorted(reports)[:: -(-len(reports) // MOST_RADII)] if reports else []
        for node in some:
            output = reports[node].output
            if output not in self._radii:
                self._radii[output] = self._law.radius(output, SURE)
        return {node: self._radii[reports[node].output] for node in some}

    @cached_property
    def _levels(self) -> FloatArray:
        """Return the levels of the drawn cells, NaN for a wall: the greatest, so weakest, of each block."""
        file = self._zone.mechanism
        levels = np.array(file.levels, dtype=np.float64).reshape(file.rows, file.columns)
        block = -(-max(levels.shape) // MOST_CELLS)
        rows, columns = -(-levels.shape[0] // block), -(-levels.shape[1] // block)
        padded = np.full((rows * block, columns * block), np.nan)
        padded[: levels.shape[0], : levels.shape[1]] = levels
        blocks = np.where(np.isnan(padded), -np.inf, padded).reshape(rows, block, columns, block)
        greatest: FloatArray = blocks.max(axis=(1, 3))
        greatest[np.isinf(greatest)] = np.nan
        return greatest

    @cached_property
    def _map(self) -> tuple[list[Shade], str]:
        levels = self._levels
        low, high = np.log(np.nanmin(levels)), np.log(np.nanmax(levels))
        # A map of one level has the shade in the middle.
        share = (high - np.log(levels)) / (high - low) if high > low else 0.5 + 0.0 * levels
        numbers = np.where(np.isnan(share), 0, 1 + np.rint((SHADES - 1) * np.nan_to_num(share))).astype(
            np.intp
        )
        walls = shaded(np.isnan(levels).astype(np.intp))
        return shaded(numbers), walls[0].path if walls else ""

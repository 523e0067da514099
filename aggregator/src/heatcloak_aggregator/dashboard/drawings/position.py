"""The floor of a position zone: its privacy map, and where nodes report to be."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import cast

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.dashboard.catalogue import Sentence, number
from heatcloak_aggregator.dashboard.drawings.floor import People, Tick
from heatcloak_aggregator.dashboard.drawings.heatmap import SHADES, Shade, shaded, ticks
from heatcloak_aggregator.dashboard.zone_history import ShownRound
from heatcloak_shared.wire import PositionEstimate
from heatcloak_shared.zone import PositionZone

MOST_CELLS = 80
"""Cells along each side of the drawn map; larger maps show the greatest level of each block of cells."""
MOST_LABELS = 12
"""Reports up to which each is drawn with the node's name."""


@dataclass(frozen=True)
class Point:
    """A reported place: the node, and its place in percent."""

    node: str
    x: float
    y: float
    reported: tuple[float, float]


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


class PositionFloor:
    """Draw a position zone; see `Floor`.

    Args:
        zone: the zone.
    """

    template = "drawings/position.html"
    layers: tuple[str, ...] = ()

    def __init__(self, zone: PositionZone) -> None:
        self._zone = zone

    def shapes(self, shown: ShownRound, people: People | None = None) -> PositionShapes:
        """See `Floor`."""
        message = cast("PositionEstimate", shown.estimate.message)
        file = self._zone.mechanism
        x0, y0 = file.origin
        width, height = file.columns * file.cell, file.rows * file.cell
        rows, columns = self._levels.shape
        return PositionShapes(
            width=columns,
            height=rows,
            shades=self._map[0],
            walls=self._map[1],
            points=[
                Point(node, columns * (x - x0) / width, rows * (1.0 - (y - y0) / height), (x, y))
                for node, x, y in message.positions
            ],
            labelled=len(message.positions) <= MOST_LABELS,
            least=self._zone.levels[0],
            greatest=self._zone.levels[1],
            x=ticks(x0, x0 + width),
            y=ticks(y0, y0 + height, downwards=True),
        )

    def sentences(self, shown: ShownRound) -> list[Sentence]:
        """See `Floor`."""
        message = cast("PositionEstimate", shown.estimate.message)
        least, greatest = map(number, self._zone.levels)
        return [
            Sentence(
                "floor.position.reports", {"reports": len(message.positions), "nodes": len(self._zone.nodes)}
            ),
            Sentence("floor.position.levels", {"least": least, "greatest": greatest}),
        ]

    def states_probabilities(self, shown: ShownRound) -> bool:
        """See `Floor`."""
        return False

    def count(self, shown: ShownRound) -> float:
        """See `Floor`."""
        return float(len(cast("PositionEstimate", shown.estimate.message).positions))

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

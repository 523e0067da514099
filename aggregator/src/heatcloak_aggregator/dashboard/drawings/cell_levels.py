"""Grids of cells as a few shades, each one SVG path of runs along the rows."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

SHADES = 8
"""Shades of a grid, above the empty one."""


@dataclass(frozen=True)
class Shade:
    """The cells of one shade: its number, from 1, and the data of an SVG path."""

    number: int
    path: str


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

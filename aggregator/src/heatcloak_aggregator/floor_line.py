"""A floor drawn in one line of characters, for terminals: what is where along the unit interval."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from heatcloak_aggregator.arrays import FloatArray

BARS = " ▁▂▃▄▅▆▇█"


def marks(sources: FloatArray, columns: int) -> str:
    """Where a source vector, shape (n,), has any mass at all."""
    return "".join("●" if cell > 0 else "·" for cell in _greatest(sources, columns))


def peaks(estimate: FloatArray, columns: int) -> str:
    """An estimate, shape (n,), as bars of intensities 0 to 1, the greatest of each cell."""
    cells = np.clip(_greatest(estimate, columns), 0, 1)
    return "".join("·" if cell < 0.02 else _bar(cell) for cell in cells)


def heights(readings: FloatArray, columns: int, *, zero: bool) -> str:
    """Readings, shape (m,), as bars from 0 (or from the least) to the greatest; NaN is missing."""
    cells = _nearest(readings, columns)
    known = readings[np.isfinite(readings)]
    if not known.size:
        return "·" * columns
    low, high = (0.0 if zero else float(known.min())), float(known.max())
    span = (high - low) or 1.0
    return "".join(_bar((cell - low) / span) if np.isfinite(cell) else "?" for cell in cells)


def spans(regions: Sequence[tuple[float, float]], columns: int) -> str:
    """Regions of the unit interval, each a low and a high end."""
    edges = np.arange(columns + 1) / columns
    held = [any(low < b and high > a for low, high in regions) for a, b in pairwise(edges)]
    return "".join("━" if each else "·" for each in held)


def ruler(columns: int) -> str:
    """The floor's two ends."""
    return "0" + "─" * (columns - 2) + "1"


def places(sources: FloatArray) -> str:
    """Where a source vector's mass is, to two digits, neighbours taken together."""
    found, n = [], len(sources)
    present = np.flatnonzero(sources > 0.05)
    for group in np.split(present, np.flatnonzero(np.diff(present) > 1) + 1):
        if len(group):
            found.append(f"{np.average(group + 1, weights=sources[group]) / n:.2f}")
    return " ".join(found) or "nowhere"


def _greatest(values: FloatArray, columns: int) -> FloatArray:
    """``values`` in ``columns`` cells of equal width, the greatest of each cell."""
    cells = np.zeros(columns)
    np.maximum.at(cells, np.arange(len(values)) * columns // len(values), values)
    return cells


def _nearest(values: FloatArray, columns: int) -> FloatArray:
    """``values`` at the middles of ``columns`` cells of equal width."""
    middles = (np.arange(columns) + 0.5) * len(values) / columns
    return values[middles.astype(np.intp)]


def _bar(share: float) -> str:
    return BARS[max(1, min(8, round(8 * share)))]

"""Presenters: a zone's sources and readings as lines of characters and as words, for terminals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import ClassVar

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.ranking import descending
from heatcloak_shared.zone import Floor

MOST_NAMED = 5
"""Largest number of named locations, the strongest ones."""
_PRESENT = 0.05
"""Least intensity of a named location."""
BARS = " ▁▂▃▄▅▆▇█"


class CorridorPresenter:
    """Presenter of a corridor, and the base class of all others.

    Attributes:
        named: a label for the words of `places`; None if the lines show the same.
    """

    named: ClassVar[str | None] = None

    def marks(self, sources: FloatArray, columns: int) -> str:
        """Return a mark at each place where a source vector, shape (n,), has mass."""
        return "".join("●" if cell > 0 else "·" for cell in _greatest(sources, columns))

    def peaks(self, estimate: FloatArray, columns: int) -> str:
        """Return an estimate, shape (n,), as bars of intensities 0 to 1."""
        cells = np.clip(_greatest(estimate, columns), 0, 1)
        return "".join("·" if cell < 0.02 else _bar(cell) for cell in cells)

    def heights(self, readings: FloatArray, columns: int, *, zero: bool) -> str:
        """Return readings, shape (m,), as bars from 0 (or the least) to the greatest; NaN is missing."""
        cells = _nearest(readings, columns)
        known = readings[np.isfinite(readings)]
        if not known.size:
            return "·" * columns
        low, high = (0.0 if zero else float(known.min())), float(known.max())
        span = (high - low) or 1.0
        return "".join(_bar((cell - low) / span) if np.isfinite(cell) else "?" for cell in cells)

    def ruler(self, columns: int) -> str:
        """Return the scale below these lines: the corridor's two ends."""
        return "0" + "─" * (columns - 2) + "1"

    def places(self, sources: FloatArray) -> str:
        """Return the places of a source vector, shape (n,), to two digits, with neighbours combined."""
        found, n = [], len(sources)
        present = np.flatnonzero(sources > 0.05)
        for group in np.split(present, np.flatnonzero(np.diff(present) > 1) + 1):
            if len(group):
                found.append(f"{np.average(group + 1, weights=sources[group]) / n:.2f}")
        return " ".join(found) or "nowhere"

    def groups(self, pairs: Sequence[tuple[int, float]], *, repeated: bool = False) -> str:
        """Return numbers of the communities or rooms in words; the first two, as percentages.

        Args:
            pairs: a community and a number from 0 to 1, the greatest first.
            repeated: leave out the word for what is numbered, which the text has before.
        """
        listed = ", ".join(f"{group} {number:.0%}" for group, number in pairs[:2])
        return listed if repeated or not listed else f"community {listed}"

    def sources(self, pairs: Sequence[Sequence[float]], n: int) -> str:
        """Return the place and intensity of sources, pairs of number and intensity, of n locations."""
        return " ".join(f"{index / n:.2f}({value:.2f})" for index, value in pairs) or "none"


class LocationsPresenter(CorridorPresenter):
    """Presenter of source locations in the order of their numbers, from 0."""

    named: ClassVar[str | None] = "locations"

    def ruler(self, columns: int) -> str:
        """Return the two ends of the numbering."""
        return "first" + "─" * (columns - 9) + "last" if columns > 12 else "─" * columns

    def places(self, sources: FloatArray) -> str:
        """Return the strongest locations."""
        present = [int(at) for at in descending(sources) if sources[at] > _PRESENT]
        return _strongest([str(at) for at in present]) or "nowhere"

    def sources(self, pairs: Sequence[Sequence[float]], n: int) -> str:
        """Return the strongest locations and their intensities."""
        strongest = sorted(pairs, key=lambda pair: -pair[1])
        return _strongest([f"{number:g}({value:.2f})" for number, value in strongest]) or "none"


class GraphPresenter(LocationsPresenter):
    """Presenter of a graph: vertices by community, then by number.

    Args:
        communities: the community of each vertex, shape (n,); None if unknown.
        size: n.
        sensors: the vertex of each sensor, shape (m,).
    """

    named: ClassVar[str | None] = "vertices"

    def __init__(self, communities: Sequence[int] | None, size: int, sensors: npt.ArrayLike) -> None:
        self._known = communities is not None
        self._communities = np.array(np.zeros(size) if communities is None else communities, dtype=np.intp)
        self._order = np.argsort(self._communities, kind="stable")
        position = np.empty(size, dtype=np.intp)
        position[self._order] = np.arange(size)
        places = position[np.asarray(sensors)]
        self._sensors = np.argsort(places)
        self._sensor_places = places[self._sensors]

    def marks(self, sources: FloatArray, columns: int) -> str:
        """See `CorridorPresenter`."""
        return super().marks(sources[self._order], columns)

    def peaks(self, estimate: FloatArray, columns: int) -> str:
        """See `CorridorPresenter`."""
        return super().peaks(estimate[self._order], columns)

    def heights(self, readings: FloatArray, columns: int, *, zero: bool) -> str:
        """See `CorridorPresenter`: above each vertex, the reading of the nearest sensor in this row."""
        middles = (np.arange(columns) + 0.5) * self._order.size / columns - 0.5
        after = np.searchsorted(self._sensor_places, middles).clip(1, self._sensors.size - 1)
        nearer = middles - self._sensor_places[after - 1] <= self._sensor_places[after] - middles
        return super().heights(readings[self._sensors[after - nearer]], columns, zero=zero)

    def ruler(self, columns: int) -> str:
        """Return the start of each community; without communities, the first and the last vertex."""
        n = self._order.size
        if not self._known:
            return f"0{'─' * (columns - 1 - len(str(n - 1)))}{n - 1}"
        line = ["─"] * columns
        ordered = self._communities[self._order]
        free = 0
        for start in np.flatnonzero(np.diff(ordered, prepend=-1)):
            name, at = f"╷{ordered[start]}", int(start) * columns // n
            if at >= free and at + len(name) <= columns:
                line[at : at + len(name)] = name
                free = at + len(name)
        return "".join(line)

    def places(self, sources: FloatArray) -> str:
        """Return the strongest vertices, and the communities' shares of the mass if they are known."""
        named = super().places(sources)
        return f"{named} ({self._shares(sources)})" if self._known and named != "nowhere" else named

    def _shares(self, sources: FloatArray) -> str:
        shares = np.bincount(self._communities, sources) / sources.sum()
        order = [int(each) for each in descending(shares) if shares[each] >= 0.005]
        return ", ".join(f"{self._community(each)} {shares[each]:.0%}" for each in order[:2])

    def _community(self, number: int) -> str:
        return f"community {number}"


class FloorPresenter(GraphPresenter):
    """Presenter of a floor: places by room, named by room and coordinates.

    Args:
        floor: the zone's floor.
    """

    named: ClassVar[str | None] = "places"

    def __init__(self, floor: Floor) -> None:
        places, sensors = np.array(floor.places), np.array(floor.sensors)
        nearest = np.linalg.norm(sensors[:, None] - places, axis=2).argmin(axis=1)
        super().__init__(floor.communities, len(places), nearest)
        self._floor, self._places = floor, places

    def places(self, sources: FloatArray) -> str:
        """Return the strongest places, and the rooms' shares of the mass."""
        present = [int(at) for at in descending(sources) if sources[at] > _PRESENT]
        if not present:
            return "nowhere"
        named = _strongest([self._place(at) for at in present])
        return f"{named} ({self._shares(sources)})" if self._known else named

    def sources(self, pairs: Sequence[Sequence[float]], n: int) -> str:
        """Return the strongest places and their intensities."""
        strongest = sorted(pairs, key=lambda pair: -pair[1])
        return _strongest([f"{self._place(int(at))} {value:.2f}" for at, value in strongest]) or "none"

    def groups(self, pairs: Sequence[tuple[int, float]], *, repeated: bool = False) -> str:
        """Return numbers of the rooms in words."""
        return ", ".join(f"{self._community(group)} {number:.0%}" for group, number in pairs[:2])

    def _community(self, number: int) -> str:
        rooms = self._floor.rooms
        return rooms[number] if number < len(rooms) else "elsewhere"

    def _place(self, number: int) -> str:
        x, y = self._places[number]
        return f"({x:.1f}, {y:.1f})"


def _strongest(names: Sequence[str]) -> str:
    named = " ".join(names[:MOST_NAMED])
    rest = len(names) - MOST_NAMED
    return f"{named} and {rest} more" if rest > 0 else named


def spans(regions: Sequence[tuple[float, float]], columns: int) -> str:
    """Return a line that marks regions of the unit interval, each a low and a high end."""
    edges = np.arange(columns + 1) / columns
    held = [any(low < b and high > a for low, high in regions) for a, b in pairwise(edges)]
    return "".join("━" if each else "·" for each in held)


def _greatest(values: FloatArray, columns: int) -> FloatArray:
    """Return the greatest value in each of ``columns`` cells of equal width."""
    cells = np.zeros(columns)
    np.maximum.at(cells, np.arange(len(values)) * columns // len(values), values)
    return cells


def _nearest(values: FloatArray, columns: int) -> FloatArray:
    """Return the values at the middles of ``columns`` cells of equal width."""
    middles = (np.arange(columns) + 0.5) * len(values) / columns
    return values[middles.astype(np.intp)]


def _bar(share: float) -> str:
    return BARS[max(1, min(8, round(8 * share)))]

"""A zone's floor as terminals show it: a corridor in one line, or a graph with its vertices in a row."""

from __future__ import annotations

from typing import Protocol

import numpy as np

from heatcloak_aggregator import floor_line
from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.ranking import descending
from heatcloak_shared.zone import Graph, Zone

MOST_NAMED = 5
"""Vertices that are named, the strongest ones; more would be a line that nobody reads."""
_PRESENT = 0.05


class Floor(Protocol):
    """What is where in a zone, in lines of so many characters."""

    def marks(self, sources: FloatArray, columns: int) -> str:
        """Where a source vector, shape (n,), has any mass at all."""

    def peaks(self, estimate: FloatArray, columns: int) -> str:
        """An estimate, shape (n,), as bars of intensities 0 to 1."""

    def heights(self, readings: FloatArray, columns: int, *, zero: bool) -> str:
        """Readings, shape (m,), as bars from 0 (or from the least) to the greatest; NaN is missing."""

    def ruler(self, columns: int) -> str:
        """What stands where in these lines."""

    def places(self, sources: FloatArray) -> str:
        """Where a source vector's mass is, in words."""


def floor_of(zone: Zone) -> Floor:
    """The floor of a zone."""
    return GraphFloor(zone.domain) if isinstance(zone.domain, Graph) else CorridorFloor()


class CorridorFloor:
    """A corridor, from its one end to the other."""

    def marks(self, sources: FloatArray, columns: int) -> str:
        """As `Floor`."""
        return floor_line.marks(sources, columns)

    def peaks(self, estimate: FloatArray, columns: int) -> str:
        """As `Floor`."""
        return floor_line.peaks(estimate, columns)

    def heights(self, readings: FloatArray, columns: int, *, zero: bool) -> str:
        """As `Floor`."""
        return floor_line.heights(readings, columns, zero=zero)

    def ruler(self, columns: int) -> str:
        """The corridor's two ends."""
        return floor_line.ruler(columns)

    def places(self, sources: FloatArray) -> str:
        """Where a source vector's mass is, to two digits, neighbours taken together."""
        return floor_line.places(sources)


class GraphFloor:
    """A graph, its vertices in the order of their numbers, those of a community together.

    Args:
        graph: the zone's.
    """

    def __init__(self, graph: Graph) -> None:
        known = graph.communities is not None
        self._known = known
        self._communities = np.array(
            graph.communities if known else np.zeros(graph.n_vertices), dtype=np.intp
        )
        self._order = np.argsort(self._communities, kind="stable")
        position = np.empty(graph.n_vertices, dtype=np.intp)
        position[self._order] = np.arange(graph.n_vertices)
        places = position[np.array(graph.sensors)]
        self._sensors = np.argsort(places)
        self._sensor_places = places[self._sensors]

    def marks(self, sources: FloatArray, columns: int) -> str:
        """As `Floor`."""
        return floor_line.marks(sources[self._order], columns)

    def peaks(self, estimate: FloatArray, columns: int) -> str:
        """As `Floor`."""
        return floor_line.peaks(estimate[self._order], columns)

    def heights(self, readings: FloatArray, columns: int, *, zero: bool) -> str:
        """Above each vertex the reading of the sensor that is nearest in this row."""
        middles = (np.arange(columns) + 0.5) * self._order.size / columns - 0.5
        after = np.searchsorted(self._sensor_places, middles).clip(1, self._sensors.size - 1)
        nearer = middles - self._sensor_places[after - 1] <= self._sensor_places[after] - middles
        return floor_line.heights(readings[self._sensors[after - nearer]], columns, zero=zero)

    def ruler(self, columns: int) -> str:
        """Where each community begins, by its number; without any, the first vertex and the last."""
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
        """The strongest vertices, and where communities are known how the mass is shared among them."""
        present = [int(vertex) for vertex in descending(sources) if sources[vertex] > _PRESENT]
        if not present:
            return "nowhere"
        named = " ".join(map(str, present[:MOST_NAMED]))
        if len(present) > MOST_NAMED:
            named += f" and {len(present) - MOST_NAMED} more"
        return f"{named} ({self._shares(sources)})" if self._known else named

    def _shares(self, sources: FloatArray) -> str:
        shares = np.bincount(self._communities, sources) / sources.sum()
        order = [int(each) for each in descending(shares) if shares[each] >= 0.005]
        return ", ".join(f"community {each} {shares[each]:.0%}" for each in order[:2])

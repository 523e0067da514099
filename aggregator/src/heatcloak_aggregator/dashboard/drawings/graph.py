"""The drawing of a graph: vertices, where people may be, and a layout in the plane."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import cast

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.dashboard.catalogue import Sentence, percent
from heatcloak_aggregator.dashboard.drawings.tracks import track_sentences
from heatcloak_aggregator.dashboard.drawings.zone_drawing import (
    TRACKED_CERTAINTY,
    UNKNOWN_CERTAINTY,
    People,
    best,
    people_sentence,
    total_intensity,
    tracks_of,
    values,
)
from heatcloak_aggregator.dashboard.zone_history import ShownRound
from heatcloak_aggregator.domains.graph.layout import layout
from heatcloak_shared.wire import Estimate, Pooled
from heatcloak_shared.wire.estimate import VertexVicinities
from heatcloak_shared.zone import Graph, Zone

MOST_DRAWN = 500
"""Vertices beyond which a graph is described in words only: its drawing would be a blot."""
MOST_NAMED = 3
"""Communities named in words."""
LEAST_NAMED = 0.2
"""Least probability or share of a community that is named in words, except for the greatest one."""
MOST_LABELS = 24
"""Communities up to which their names are drawn."""
LEVELS = 5
"""Shades of an intensity, and of readings on each side of zero."""


@dataclass(frozen=True)
class Vertex:
    """A vertex: number, place from 0 to 100, and how it is shown.

    Attributes:
        name: its number.
        x: place in the drawing.
        y: likewise, downwards.
        shade: 0 to `LEVELS`: its share of the greatest intensity.
        intensity: its recovered intensity.
        inside: whether it belongs to a vicinity.
        reading: its noisy reading; None without one.
        reading_shade: −`LEVELS` to `LEVELS`.
        person: intensity of the people there in a simulated world.
        community: its community; None if unknown.
    """

    name: int
    x: float
    y: float
    shade: int
    intensity: float
    inside: bool
    reading: float | None
    reading_shade: int
    person: float
    community: int | None


@dataclass(frozen=True)
class Label:
    """The name of a community, and its place in the drawing."""

    name: int
    x: float
    y: float


@dataclass(frozen=True)
class GraphShapes:
    """What the template of a graph draws.

    Attributes:
        vertices: the vertices; empty for a graph that is too large to draw.
        edges: the edges as the data of an SVG path.
        inner_edges: those within a vicinity, likewise.
        radius: radius of a vertex.
        communities: pairs of community and probability, or share if the method gives none; likeliest first.
        labels: names of communities; empty if there are none or too many.
        has_people: whether the people of a simulated world are known.
    """

    vertices: list[Vertex]
    edges: str
    inner_edges: str
    radius: float
    communities: list[tuple[int, float]]
    labels: list[Label]
    has_people: bool


class GraphDrawing:
    """Draw a graph; see `ZoneDrawing`.

    Args:
        zone: the zone.
    """

    template = "drawings/graph.html"

    def __init__(self, zone: Zone) -> None:
        self._zone = zone
        self._graph = cast("Graph", zone.domain)
        self._is_drawn = self._graph.n_vertices <= MOST_DRAWN
        # Here, because it takes seconds for a large graph, and shapes are made on the event loop.
        self._layout: FloatArray = np.empty((0, 2))
        if self._is_drawn:
            self._layout = _layout(self._graph.n_vertices, self._graph.edges)
        self.layers: tuple[str, ...] = ("vicinity", "estimate", "readings") if self._is_drawn else ()

    def shapes(self, shown: ShownRound, people: People | None = None) -> GraphShapes:
        """See `ZoneDrawing`."""
        found = best(shown)
        graph, drawn = self._graph, self._is_drawn
        inside = _likely(found)
        return GraphShapes(
            vertices=self._vertices(found, shown, people, inside) if drawn else [],
            edges=self._path(None) if drawn else "",
            inner_edges=self._path(inside) if drawn and inside else "",
            radius=min(3.2, 18.0 / graph.n_vertices**0.5),
            communities=_communities(found),
            labels=self._labels if drawn else [],
            has_people=people is not None,
        )

    def sentences(self, shown: ShownRound) -> list[Sentence]:
        """See `ZoneDrawing`."""
        if tracks := tracks_of(shown):
            return [people_sentence(shown), *track_sentences(tracks, self._graph.communities)]
        found = best(shown)
        # Not both: they would read like statements about different people.
        return [
            people_sentence(shown),
            *(self._vicinity_sentences(found) or self._community_sentences(found)),
        ]

    def certainty(self, shown: ShownRound) -> Sentence | None:
        """See `ZoneDrawing`."""
        if tracks_of(shown):
            return TRACKED_CERTAINTY
        found = best(shown)
        if found.vicinities or found.holding:
            return Sentence("drawing.sure.heat")
        return UNKNOWN_CERTAINTY if found.vicinities is None and found.holding is None else None

    def count(self, shown: ShownRound) -> float:
        """See `ZoneDrawing`."""
        return total_intensity(shown)

    def _vicinity_sentences(self, found: Estimate | Pooled) -> list[Sentence]:
        sentences = []
        for vertices, probability in cast("VertexVicinities", found.vicinities or ()):
            parameters: dict[str, object] = {
                "n": len(vertices),
                "all": self._graph.n_vertices,
                "sure": percent(probability),
            }
            key = "drawing.graph.vicinity"
            if self._graph.communities is not None:
                counts = Counter(self._graph.communities[vertex] for vertex in vertices)
                ((parameters["name"], most),) = counts.most_common(1)
                if most == len(vertices):
                    key = "drawing.graph.vicinity_in"
                elif 2 * most > len(vertices):
                    key = "drawing.graph.vicinity_about"
            sentences.append(Sentence(key, parameters))
        return sentences

    def _community_sentences(self, found: Estimate | Pooled) -> list[Sentence]:
        key = "drawing.graph.community" if found.holding else "drawing.graph.share"
        return [
            Sentence(key, {"name": name, "sure": percent(share)})
            for rank, (name, share) in enumerate(_communities(found)[:MOST_NAMED])
            if rank == 0 or share >= LEAST_NAMED
        ]

    @cached_property
    def _labels(self) -> list[Label]:
        """Return a label for each community, at the middle of its vertices."""
        communities = np.array(self._graph.communities or ())
        names = np.unique(communities).tolist()
        if len(names) > MOST_LABELS:
            return []
        middles = {name: self._layout[communities == name].mean(axis=0) for name in names}
        return [Label(name, min(max(float(x), 8.0), 92.0), float(y)) for name, (x, y) in middles.items()]

    def _vertices(
        self, found: Estimate | Pooled, shown: ShownRound, people: People | None, inside: Collection[int]
    ) -> list[Vertex]:
        graph = self._graph
        intensities = dict(found.sources)
        most = max(intensities.values(), default=0.0) or 1.0
        readings = {
            graph.sensors[self._zone.places[node] - 1]: value
            for node, value in values(shown.readings).items()
        }
        loudest = max(map(abs, readings.values()), default=0.0) or 1.0
        present: dict[int, float] = {}
        for vertex, share in people or ():
            present[int(vertex)] = present.get(int(vertex), 0.0) + share
        return [
            Vertex(
                name=vertex,
                x=float(x),
                y=float(y),
                shade=_shade(intensities.get(vertex, 0.0) / most),
                intensity=intensities.get(vertex, 0.0),
                inside=vertex in inside,
                reading=readings.get(vertex),
                reading_shade=round(LEVELS * readings.get(vertex, 0.0) / loudest),
                person=present.get(vertex, 0.0),
                community=None if graph.communities is None else graph.communities[vertex],
            )
            for vertex, (x, y) in enumerate(self._layout)
        ]

    def _path(self, inside: Collection[int] | None) -> str:
        """Return the edges, or those between two vertices of a set, as the data of an SVG path."""
        places = self._layout
        return "".join(
            f"M{places[i, 0]:.1f} {places[i, 1]:.1f}L{places[j, 0]:.1f} {places[j, 1]:.1f}"
            for i, j in self._graph.edges
            if inside is None or (i in inside and j in inside)
        )


@lru_cache(maxsize=16)
def _layout(n_vertices: int, edges: tuple[tuple[int, int], ...]) -> FloatArray:
    """Return a layout of a graph in a square from 0 to 100; the promise that one tries has the same graph."""
    return 50.0 + 46.0 * layout(n_vertices, edges)


def _likely(found: Estimate | Pooled) -> frozenset[int]:
    """Return the vertices of all vicinities."""
    regions = cast("VertexVicinities", found.vicinities or ())
    return frozenset(vertex for vertices, _ in regions for vertex in vertices)


def _communities(found: Estimate | Pooled) -> list[tuple[int, float]]:
    """Return communities with the probability of a source, or their share, the greatest first."""
    return sorted(found.holding or found.communities or (), key=lambda each: -each[1])


def _shade(share: float) -> int:
    return 0 if share < 0.02 else max(1, round(LEVELS * share))

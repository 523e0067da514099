"""Draw a graph: coloured vertices, an outlined region, and ringed vertices."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy as np
import numpy.typing as npt
from matplotlib.axes import Axes
from matplotlib.cm import ScalarMappable
from matplotlib.collections import LineCollection
from matplotlib.colors import Colormap, LinearSegmentedColormap, Normalize, to_rgb
from matplotlib.figure import Figure
from scipy.spatial import KDTree

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.ranking import descending, lowest
from heatcloak_shared.zone import Graph

EDGE, RIM = "#9a9a9a", "#555555"
_WIDEST, _NARROWEST = 0.075, 0.018
"""Greatest and least diameter of a vertex, in half widths of the drawing."""
_CLOSE = 0.1
"""Share of the vertices that may touch their neighbours."""
_MANY, _FAINTEST = 300, 0.25
"""Number of edges beyond which they are drawn fainter, and the least opacity."""
_MARGIN, _BORDER = 1.14, 1.08
"""Half the width of a drawing, and of the area for names; vertices are within 1."""
_LEAST_RING = 0.06
_CLEAR = 0.14
"""Least distance of a name from any vertex; names are three times as far apart."""
_ALONG = (0.25, 0.5, 0.75)
"""Positions along edges that are candidates for names."""
_TINT = 0.1
"""Share of a region's colour in its fill."""


def shades(colour: str) -> Colormap:
    """Return a colour map from white to a colour."""
    return LinearSegmentedColormap.from_list("shades", ["#ffffff", colour])


def opposites(below: str, above: str) -> Colormap:
    """Return a colour map from one colour through white to another."""
    return LinearSegmentedColormap.from_list("opposites", [below, "#ffffff", above])


class GraphDrawing:
    """Draws one graph repeatedly with the same positions.

    Args:
        graph: the graph.
    """

    def __init__(self, graph: Graph) -> None:
        self._places = layout(graph)
        self._edges = np.array(graph.edges)
        nearest = np.quantile(np.asarray(KDTree(self._places).query(self._places, 2)[0])[:, 1], _CLOSE)
        widest = min(0.5 / np.sqrt(graph.n_vertices), 0.9 * nearest)
        self._size = float(np.clip(widest, _NARROWEST, _WIDEST))
        self._faint = min(1.0, max(_FAINTEST, (_MANY / len(self._edges)) ** 0.5))

    def draw(
        self,
        axes: Axes,
        vertices: Sequence[int],
        values: FloatArray,
        colours: Colormap,
        limits: tuple[float, float],
        region: Collection[int] = (),
        tint: str = RIM,
    ) -> ScalarMappable:
        """Draw the graph, and ``vertices`` in the colours of their ``values``.

        Args:
            axes: the axes; they become square and lose their frame.
            vertices: the vertices with a value; the others are left empty.
            values: the value of each of ``vertices``; NaN is left empty.
            colours: the colour map.
            limits: the values of its first and last colour.
            region: vertices to outline together.
            tint: the colour of the outline and, lighter, of its fill.

        Returns:
            The mappable for a colour bar.
        """
        axes.set_axis_off()
        axes.set(aspect="equal", xlim=(-_MARGIN, _MARGIN), ylim=(-_MARGIN, _MARGIN))
        self._outline(axes, region, tint)
        width = self._points(axes, self._size)
        look = {"colors": EDGE, "linewidths": width / 9, "alpha": self._faint}
        axes.add_collection(LineCollection(list(self._places[self._edges]), zorder=2, **look))
        norm = Normalize(*limits)
        painted = np.full(len(self._places), np.nan)
        painted[list(vertices)] = values
        known = np.isfinite(painted)
        self._dots(axes, ~known, "#ffffff")
        # Where vertices overlap, the strongest is on top.
        order = descending(np.abs(painted[known]))[::-1]
        self._dots(axes, np.flatnonzero(known)[order], colours(norm(painted[known][order])))
        return ScalarMappable(norm, colours)

    def ring(self, axes: Axes, vertex: int, colour: str) -> None:
        """Ring a vertex that `draw` has drawn."""
        wide = self._points(axes, max(1.9 * self._size, _LEAST_RING))
        x, y = self._places[vertex]
        for colour_, width, layer in (("white", wide / 4, 5), (colour, wide / 7, 6)):
            axes.plot([x], [y], "o", ms=wide, mfc="none", mec=colour_, mew=width, zorder=layer)

    def free_places(self, groups: Sequence[Collection[int]]) -> list[tuple[float, float]]:
        """For each group of vertices a place for its name: the nearest that is free of vertices and names."""
        ticks = np.linspace(-_BORDER, _BORDER, 109)
        spots = np.stack(np.meshgrid(ticks, ticks), axis=-1).reshape(-1, 2)
        starts, ends = self._places[self._edges[:, 0]], self._places[self._edges[:, 1]]
        drawn = np.concatenate([self._places, *(starts + share * (ends - starts) for share in _ALONG)])
        room: FloatArray = np.asarray(KDTree(drawn).query(spots)[0])
        found = []
        for group in groups:
            away = np.linalg.norm(spots - np.median(self._places[list(group)], axis=0), axis=1)
            free = room >= min(_CLEAR, float(room.max()))
            x, y = spots[free][lowest(away[free])]
            found.append((float(x), float(y)))
            room = np.minimum(room, np.linalg.norm(spots - (x, y), axis=1) / 3)
        return found

    def _dots(self, axes: Axes, which: npt.NDArray[np.generic], colours: object) -> None:
        wide = self._points(axes, self._size)
        x, y = self._places[which].T
        axes.scatter(x, y, s=wide**2, c=colours, edgecolors=RIM, linewidths=wide / 14, zorder=3)  # type: ignore[arg-type]

    def _outline(self, axes: Axes, region: Collection[int], tint: str) -> None:
        """Draw the region's outline: discs around its vertices, and bands along its edges."""
        inside = np.zeros(len(self._places), dtype=bool)
        inside[list(region)] = True
        joined = self._edges[inside[self._edges].all(axis=1)]
        x, y = self._places[inside].T
        light = 1 - _TINT * (1 - np.array(to_rgb(tint)))
        for colour, more, layer in ((to_rgb(tint), 2.4, 0.1), (tuple(light), 2.05, 0.2)):
            wide = self._points(axes, more * self._size)
            axes.add_collection(
                LineCollection(
                    list(self._places[joined]), colors=colour, linewidths=wide, capstyle="round", zorder=layer
                )
            )
            axes.scatter(x, y, s=wide**2, color=colour, linewidths=0, zorder=layer)

    @staticmethod
    def _points(axes: Axes, length: float) -> float:
        """Return a length of the drawing in points."""
        box, figure = axes.get_position(), axes.figure
        assert isinstance(figure, Figure)  # noqa: S101  axes that are drawn on are in one
        width, height = figure.get_size_inches()
        (low, high), (bottom, top) = axes.get_xlim(), axes.get_ylim()
        a_unit = min(box.width * width / (high - low), box.height * height / (top - bottom))
        return length * 72 * float(a_unit)


_MOST_EXACT = 200
"""Largest number of vertices for the Kamada-Kawai layout, which takes half a minute beyond it."""
_CROWDED = 0.75
"""Exponent of the degree of an edge's ends in its drawn length: with equal lengths, a dense village would be
one blot."""
_SEED = 1


def layout(graph: Graph) -> FloatArray:
    """Return positions in the plane, shape (n, 2), within [−1, 1]; the same for the same graph.

    Distances in the plane approximate shortest paths (Kamada and Kawai 1989), with longer edges at vertices
    of high degree; large graphs have a spring layout (Fruchterman and Reingold 1991).
    """
    import networkx as nx

    drawn: nx.Graph[int] = nx.Graph()
    drawn.add_nodes_from(range(graph.n_vertices))
    drawn.add_edges_from(graph.edges)
    if graph.n_vertices > _MOST_EXACT:
        places = nx.spring_layout(drawn, seed=_SEED)
    else:
        lengths = {(i, j): ((drawn.degree[i] + drawn.degree[j]) / 2) ** _CROWDED for i, j in drawn.edges}
        nx.set_edge_attributes(drawn, lengths, "length")
        places = nx.kamada_kawai_layout(drawn, weight="length")
    found = np.array([places[vertex] for vertex in range(graph.n_vertices)])
    middle = (found.max(axis=0) + found.min(axis=0)) / 2
    extent = float(np.ptp(found, axis=0).max()) / 2
    laid: FloatArray = (found - middle) / (extent or 1.0)
    return laid

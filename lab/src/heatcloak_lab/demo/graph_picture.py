"""Picture of a demo on a graph: the published readings and the recovered person.

`draw_graph` draws coloured vertices, an outlined region, and ringed vertices.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import cast

import numpy as np
import numpy.typing as npt
from matplotlib.axes import Axes
from matplotlib.cm import ScalarMappable
from matplotlib.collections import LineCollection
from matplotlib.colors import Colormap, LinearSegmentedColormap, Normalize, to_rgb
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator
from scipy.spatial import KDTree

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains.graph.layout import layout
from heatcloak_aggregator.ranking import descending, lowest
from heatcloak_aggregator.recovery.methods import VICINITY_LEVEL, method_named
from heatcloak_lab.demo.corridor_picture import POOLED, PUBLISHED, QUIET, RECOVERED, TRUE
from heatcloak_lab.demo.round_view import (
    CommunityNames,
    RecoveredView,
    RoundView,
    community_of,
    shown_communities,
)
from heatcloak_shared.zone import Graph, Zone
from heatcloak_shared.zone.graph import hops_in_words

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
        self._places = layout(graph.n_vertices, graph.edges)
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


Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class _Found:
    """A result to draw.

    Attributes:
        view: the result.
        home: the person's true vertex in its round.
        title: title of its drawing.
        name: its name in a legend.
        colour: its colour.
    """

    view: RecoveredView
    home: int
    title: str
    name: str
    colour: str


def _compared(views: Sequence[RoundView]) -> list[_Found]:
    """Return two results to compare: alone and pooled, or of a tracker those of the first and last round."""
    first, last = views[0], views[-1]
    home = int(last.truth.argmax())
    if last.is_followed:
        found = [] if first is last else [_followed(first, RECOVERED)]
        return [*found, _followed(last, POOLED)]
    title = f"found in round {last.index + 1} alone"
    found = [_Found(last.alone, home, title, "alone", RECOVERED)]
    if last.pooled is not None:
        rounds = last.pooled.rounds
        title = f"found in {rounds} rounds pooled" if rounds > 1 else "found, pooled"
        found.append(_Found(last.pooled, home, title, "pooled", POOLED))
    return found


def _followed(view: RoundView, colour: str) -> _Found:
    number, rounds = view.index + 1, view.alone.rounds
    title = f"found in round {number}" + (f" by following {rounds} rounds" if rounds > 1 else "")
    return _Found(view.alone, int(view.truth.argmax()), title, f"in round {number}", colour)


_BELOW = "#56707F"
"""Colour of negative readings, which only noise causes."""
_MOST_BARS = 8
_MOST_MARKED = 40
"""Largest number of rounds drawn with large marks."""
_TITLE, _SMALL = 10.5, 8.5


class GraphPicture:
    """The picture of one run.

    Args:
        zone: the zone, on a graph.
        views: all rounds, at least one.
        method: name of the recovery method.
        names: names of the communities.
    """

    def __init__(self, zone: Zone, views: list[RoundView], method: str, names: CommunityNames) -> None:
        self._zone = zone
        self._graph = cast("Graph", zone.domain)
        self._views = views
        self._method = method
        self._names = names
        self._last = views[-1]
        self._home = int(self._last.truth.argmax())
        self._true = community_of(self._graph, self._home)
        self._compared = _compared(views)
        self._in_the_end = [each.view for each in self._compared]
        self._drawing = GraphDrawing(self._graph)

    def figure(self) -> Figure:
        """Return the picture."""
        # Positions are fixed: an automatic layout would give the size of vertices too late.
        figure = Figure(figsize=(13, 7.8), dpi=120)
        self._head(figure)
        self._draw_heat(figure, (0.025, 0.51, 0.2, 0.333))
        self._draw_published(figure, (0.025, 0.085, 0.2, 0.333))
        boxes = ((0.265, 0.34, 0.345, 0.503), (0.645, 0.34, 0.345, 0.503))
        for each, box in zip(self._compared, boxes, strict=False):
            self._draw_found(figure, box, each)
        self._draw_communities(figure.add_axes((0.31, 0.085, 0.28, 0.17)))
        self._draw_rounds(figure.add_axes((0.68, 0.085, 0.17, 0.17)))
        return figure

    def _head(self, figure: Figure) -> None:
        zone, promise = self._zone, self._zone.promise
        figure.text(
            0.025, 0.962, f"The {self._names.word}, not the person", fontsize=17, weight="bold", va="center"
        )
        assert promise.alpha is not None  # noqa: S101  a demo hides a move
        hops = hops_in_words(promise.alpha)
        text = (
            f"One person is at one of {self._graph.n_vertices} vertices. Which one, among those within "
            f"{hops}, is hidden by ε = {promise.epsilon:g}, δ = {promise.delta:g} "
            f"over {zone.schedule.releases} rounds.\n{self._ending()}"
        )
        figure.text(0.025, 0.938, text, fontsize=10.5, va="top", color=QUIET, linespacing=1.5)

        figure.text(
            0.985, 0.962, "○ the person", fontsize=12, weight="bold", color=TRUE, va="center", ha="right"
        )

    def _ending(self) -> str:
        """Return the final result in a sentence."""
        view = self._in_the_end[-1]
        where = view.known
        if where.top is None:
            return f"In the end {method_named(self._method).title} recovers nothing."
        name, share = where.top
        after = f"{view.rounds} rounds" if view.rounds > 1 else "one round"
        return (
            f"After {after}, {self._names.word} {name} is the most likely one (probability {share:.2f}), "
            f"which is {'right' if name == self._true else 'wrong'}. "
            f"The person is one of {len(where.likely)} with probability {VICINITY_LEVEL:g}."
        )

    def _draw_heat(self, figure: Figure, box: Box) -> None:
        axes, last = figure.add_axes(box), self._last
        limits = (0.0, float(last.clean.max()) or 1.0)
        heat = self._drawing.draw(axes, self._graph.sensors, last.clean, shades(TRUE), limits)
        self._drawing.ring(axes, self._home, TRUE)
        axes.set_title("the person's heat, never published", loc="left", fontsize=_TITLE)
        self._bar(figure, box, heat, [0.0, limits[1]])

    def _draw_published(self, figure: Figure, box: Box) -> None:
        axes, last = figure.add_axes(box), self._last
        most = float(np.nanmax(np.abs(last.cloaked)))
        limits, colours = (-most, most), opposites(_BELOW, PUBLISHED)
        readings = self._drawing.draw(axes, self._graph.sensors, last.cloaked, colours, limits)
        axes.set_title("what leaves the sensors in a round", loc="left", fontsize=_TITLE)
        self._bar(figure, box, readings, [-most, 0.0, most])
        times = self._zone.noise.sigma / (float(last.clean.max()) or 1.0)
        caption = f"noise: σ = {self._zone.noise.sigma:.2g}, {times:.1f} times the greatest heat"
        figure.text(box[0] + box[2] / 2, box[1] - 0.058, caption, fontsize=_SMALL, color=QUIET, ha="center")

    @staticmethod
    def _bar(figure: Figure, box: Box, colours: ScalarMappable, ticks: list[float]) -> None:
        left, bottom, width, _ = box
        bar = figure.add_axes((left + 0.25 * width, bottom - 0.012, 0.5 * width, 0.011))
        figure.colorbar(colours, cax=bar, orientation="horizontal", ticks=ticks)
        bar.set_xticklabels([f"{tick:.2g}" for tick in ticks])
        bar.tick_params(labelsize=_SMALL, length=2, pad=1.5)

    def _draw_found(self, figure: Figure, box: Box, found: _Found) -> None:
        view, colour = found.view, found.colour
        axes, where = figure.add_axes(box), view.known
        most = max(float(each.known.shares.max()) for each in self._in_the_end)
        region = where.likely if where.top is not None else ()
        vertices = range(self._graph.n_vertices)
        self._drawing.draw(axes, vertices, where.shares, shades(colour), (0.0, most or 1.0), region, colour)
        self._drawing.ring(axes, found.home, TRUE)
        for name, (x, y) in zip(self._shown, self._free, strict=True):
            tone = TRUE if name == self._true else QUIET
            axes.text(x, y, str(name), ha="center", va="center", fontsize=13, weight="bold", color=tone)
        caption = f"EMD {view.score.value:.1f} hops"
        if where.top is not None:
            caption += f"; outlined: {len(where.likely)} people, {VICINITY_LEVEL:.0%} of the probability"
        axes.set_title(found.title, loc="left", fontsize=_TITLE)
        axes.text(0.5, -0.035, caption, transform=axes.transAxes, ha="center", fontsize=_SMALL, color=QUIET)

    @cached_property
    def _shown(self) -> list[int]:
        """Return the numbers of the shown communities: the likeliest ones at the end, and the true one."""
        return shown_communities(self._in_the_end[-1].known, {self._true}, _MOST_BARS)

    @cached_property
    def _free(self) -> list[tuple[float, float]]:
        """Return the positions of their names."""
        vertices = range(self._graph.n_vertices)
        groups = [[v for v in vertices if community_of(self._graph, v) == name] for name in self._shown]
        return self._drawing.free_places(groups)

    def _draw_communities(self, axes: Axes) -> None:
        """Draw the probability of each community by each result; the true one is marked."""
        width = 0.8 / len(self._compared)
        for index, each in enumerate(self._compared):
            places = np.arange(len(self._shown)) + (index - (len(self._compared) - 1) / 2) * width
            heights = [each.view.known.of(name) for name in self._shown]
            colour = each.colour
            axes.bar(places, heights, 0.92 * width, color=colour, label=each.name)
            for place, height in zip(places, heights, strict=True):
                caption = f"{height:.2f}".removeprefix("0") if height >= 0.005 else "0"
                axes.text(place, height + 0.03, caption, ha="center", fontsize=7.5, color=colour)
        axes.set_xticks(range(len(self._shown)), [str(name) for name in self._shown])
        label = axes.get_xticklabels()[self._shown.index(self._true)]
        label.set(fontweight="bold", color=TRUE)
        self._finish(axes, f"which {self._names.word}", self._names.word)
        axes.legend(loc="upper right", fontsize=_SMALL, frameon=False, ncols=2, bbox_to_anchor=(1.02, 1.3))

    def _draw_rounds(self, axes: Axes) -> None:
        """Draw the probability of the true community and of the true vertex, round by round."""
        rounds = [view.index + 1 for view in self._views]
        homes = [int(view.truth.argmax()) for view in self._views]
        communities = [community_of(self._graph, home) for home in homes]
        size = 3.5 if len(rounds) <= _MOST_MARKED else 1.5
        word = self._names.word
        alone = [view.alone.known.of(name) for view, name in zip(self._views, communities, strict=True)]
        is_followed = self._last.is_followed
        second = [view.best if is_followed else view.pooled for view in self._views]
        final = [each.known for each in second if each is not None]
        first, last = ("at once", "later") if is_followed else ("alone", "pooled")
        if len(final) == len(rounds):
            together = [where.of(name) for where, name in zip(final, communities, strict=True)]
            axes.plot(rounds, together, "-o", color=POOLED, ms=size, label=f"the {word}, {last}")
        axes.plot(rounds, alone, "o", color=RECOVERED, ms=size, label=f"the {word}, {first}")
        if len(final) == len(rounds):
            person = [float(where.shares[home]) for where, home in zip(final, homes, strict=True)]
            axes.plot(rounds, person, "--", color=POOLED, lw=1.4, label=f"the person, {last}")
        axes.xaxis.set_major_locator(MaxNLocator(5, integer=True))
        self._finish(axes, "probability of the truth", "round")
        axes.legend(loc="upper left", fontsize=_SMALL, frameon=False, bbox_to_anchor=(1.02, 1.08))

    @staticmethod
    def _finish(axes: Axes, title: str, below: str) -> None:
        axes.spines[["top", "right"]].set_visible(False)
        axes.set(ylim=(0, 1.15), yticks=[0, 0.5, 1], xlabel=below)
        axes.set_title(title, loc="left", fontsize=_TITLE)

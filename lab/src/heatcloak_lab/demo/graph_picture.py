"""Picture of a demo on a graph: the published readings and the recovered person."""

from __future__ import annotations

from functools import cached_property
from typing import cast

import numpy as np
from matplotlib.axes import Axes
from matplotlib.cm import ScalarMappable
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from heatcloak_aggregator.recovery.methods import VICINITY_LEVEL, method_named
from heatcloak_lab.demo.corridor_picture import POOLED, PUBLISHED, QUIET, RECOVERED, TRUE
from heatcloak_lab.demo.graph_drawing import GraphDrawing, opposites, shades
from heatcloak_lab.demo.round_view import (
    CommunityNames,
    RecoveredView,
    RoundView,
    community_of,
    shown_communities,
)
from heatcloak_shared.zone import Graph, Zone
from heatcloak_shared.zone.graph import hops_in_words

Box = tuple[float, float, float, float]

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
        self._in_the_end = [view for view in (self._last.alone, self._last.pooled) if view is not None]
        self._drawing = GraphDrawing(self._graph)

    def figure(self) -> Figure:
        """Return the picture."""
        # Positions are fixed: an automatic layout would give the size of vertices too late.
        figure = Figure(figsize=(13, 7.8), dpi=120)
        self._head(figure)
        self._draw_heat(figure, (0.025, 0.51, 0.2, 0.333))
        self._draw_published(figure, (0.025, 0.085, 0.2, 0.333))
        self._draw_found(figure, (0.265, 0.34, 0.345, 0.503), self._last.alone, RECOVERED)
        if self._last.pooled is not None:
            self._draw_found(figure, (0.645, 0.34, 0.345, 0.503), self._last.pooled, POOLED)
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
            f"After {after} the likeliest {self._names.word} is {name}, with probability {share:.2f}, and "
            f"{'rightly' if name == self._true else 'wrongly'} so; "
            f"the person may be any of {len(where.likely)}, with probability {VICINITY_LEVEL:g}."
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

    def _draw_found(self, figure: Figure, box: Box, view: RecoveredView, colour: str) -> None:
        axes, where = figure.add_axes(box), view.known
        most = max(float(each.known.shares.max()) for each in self._in_the_end)
        region = where.likely if where.top is not None else ()
        vertices = range(self._graph.n_vertices)
        self._drawing.draw(axes, vertices, where.shares, shades(colour), (0.0, most or 1.0), region, colour)
        self._drawing.ring(axes, self._home, TRUE)
        for name, (x, y) in zip(self._shown, self._free, strict=True):
            tone = TRUE if name == self._true else QUIET
            axes.text(x, y, str(name), ha="center", va="center", fontsize=13, weight="bold", color=tone)
        title = f"found in round {self._last.index + 1} alone"
        if view is self._last.pooled:
            title = f"found in {view.rounds} rounds pooled" if view.rounds > 1 else "found, pooled"
        caption = f"EMD {view.score.value:.1f} hops"
        if where.top is not None:
            caption += f"; outlined: {len(where.likely)} people, {VICINITY_LEVEL:.0%} of the probability"
        axes.set_title(title, loc="left", fontsize=_TITLE)
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
        """Draw the probability of each community, alone and pooled; the true one is marked."""
        view = [each.known for each in self._in_the_end]
        width = 0.8 / len(view)
        for index, (where, colour) in enumerate(zip(view, (RECOVERED, POOLED), strict=False)):
            places = np.arange(len(self._shown)) + (index - (len(view) - 1) / 2) * width
            heights = [where.of(name) for name in self._shown]
            axes.bar(places, heights, 0.92 * width, color=colour, label=("alone", "pooled")[index])
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
        pooled = [view.pooled.known for view in self._views if view.pooled is not None]
        alone = [view.alone.known.of(name) for view, name in zip(self._views, communities, strict=True)]
        if len(pooled) == len(rounds):
            together = [where.of(name) for where, name in zip(pooled, communities, strict=True)]
            axes.plot(rounds, together, "-o", color=POOLED, ms=size, label=f"the {word}, pooled")
        axes.plot(rounds, alone, "o", color=RECOVERED, ms=size, label=f"the {word}, alone")
        if len(pooled) == len(rounds):
            person = [float(where.shares[home]) for where, home in zip(pooled, homes, strict=True)]
            axes.plot(rounds, person, "--", color=POOLED, lw=1.4, label="the person, pooled")
        axes.xaxis.set_major_locator(MaxNLocator(5, integer=True))
        self._finish(axes, "how likely the truth is held", "round")
        axes.legend(loc="upper left", fontsize=_SMALL, frameon=False, bbox_to_anchor=(1.02, 1.08))

    @staticmethod
    def _finish(axes: Axes, title: str, below: str) -> None:
        axes.spines[["top", "right"]].set_visible(False)
        axes.set(ylim=(0, 1.15), yticks=[0, 0.5, 1], xlabel=below)
        axes.set_title(title, loc="left", fontsize=_TITLE)

"""The figure of an experiment on communities: what was recovered where, and how often it is right."""

from __future__ import annotations

from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.cm import ScalarMappable
from matplotlib.collections import LineCollection
from matplotlib.colors import LogNorm
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_lab.experiments.graphs.accuracy import accuracy
from heatcloak_lab.experiments.graphs.draws import Scores
from heatcloak_lab.experiments.graphs.layout import two_discs
from heatcloak_lab.experiments.graphs.methods import NOISES
from heatcloak_lab.experiments.graphs.portrait import Portrait
from heatcloak_lab.experiments.graphs.worlds import World
from heatcloak_lab.experiments.style import QUIET, SMALL, TEXT, TRUTH, WIDTH, looks_of

_MOST = 4.0
"""Times uniform, and its inverse: the ends of the colours."""
_COLOURS = "PuOr_r"


def draw_communities(figure: Figure, scores: Scores, portrait: Portrait) -> None:
    """A row for each noise: a graph for each method, and how often each is right."""
    comparison, setting = scores.comparison, scores.comparison.cases[0].setting
    methods = [label for label, _ in comparison.methods]
    rows, columns = len(comparison.calibrations), len(methods)
    figure.set_size_inches(WIDTH, 1.0 + 1.45 * rows)
    figure.set_dpi(150)
    figure.set_layout_engine(ConstrainedLayoutEngine(w_pad=0.03, h_pad=0.03, hspace=0.02, wspace=0.01))
    grid = figure.subplots(rows, columns + 1, squeeze=False, width_ratios=[1.0] * columns + [1.15])
    places = two_discs(setting)
    norm = LogNorm(1.0 / _MOST, _MOST)
    known = looks_of(methods)
    for row, calibration in enumerate(comparison.calibrations):
        for column, label in enumerate(methods):
            axes = grid[row, column]
            _draw_graph(axes, setting.world, places, portrait, portrait.mass[row, column], norm)
            if row == 0:
                axes.set_title(label.replace(", ", ",\n"), fontsize=TEXT, color=known[column]["color"])
        grid[row, 0].text(
            -0.06,
            0.5,
            NOISES[calibration],
            rotation=90,
            va="center",
            ha="right",
            fontsize=TEXT,
            transform=grid[row, 0].transAxes,
        )
        _draw_bars(grid[row, -1], scores, row, known, last=row == rows - 1)
    grid[0, -1].set_title("right community named in", fontsize=TEXT)
    bar = figure.colorbar(
        ScalarMappable(norm, _COLOURS), ax=list(grid[-1, :-1]), location="bottom", aspect=50, pad=0.05
    )
    bar.set_ticks([1 / 4, 1 / 2, 1, 2, 4], labels=["¼ and less", "½", "1", "2", "4 and more"])
    bar.ax.minorticks_off()
    bar.ax.tick_params(labelsize=SMALL)
    bar.set_label("mean recovered mass of a vertex, times uniform", fontsize=SMALL)


def _draw_graph(
    axes: Axes, world: World, places: FloatArray, portrait: Portrait, mass: FloatArray, norm: LogNorm
) -> None:
    edges, n = world.domain.edges, world.domain.n_vertices
    across = world.communities[edges[:, 0]] != world.communities[edges[:, 1]]
    # Those inside, thousands, would hide what is shown.
    axes.add_collection(LineCollection(list(places[edges[across]]), colors=QUIET, lw=0.35, alpha=0.6))
    colours = np.clip(n * mass, norm.vmin, norm.vmax)
    axes.scatter(
        places[:, 0],
        places[:, 1],
        s=7.5,
        c=colours,
        cmap=_COLOURS,
        norm=norm,
        lw=0.25,
        ec="#9a9a9a",
        zorder=2,
    )
    x, y = places[portrait.vertex]
    for colour, width in (("white", 3.4), (TRUTH, 1.4)):
        axes.scatter(x, y, s=60.0, facecolors="none", edgecolors=colour, lw=width, zorder=3)
    side = float(mass[world.communities == world.communities[portrait.vertex]].sum())
    axes.text(0.0, -1.12, f"{100 * side:.0f} % on its side", ha="center", va="top", fontsize=SMALL)
    axes.set_xlim(-2.35, 2.35)
    axes.set_ylim(-1.5, 1.08)
    axes.set_aspect("equal")
    axes.set_axis_off()
    # As a picture the dots take a third of what they take as a list.
    axes.set_rasterization_zorder(2.5)


def _draw_bars(axes: Axes, scores: Scores, row: int, known: list[dict[str, Any]], *, last: bool) -> None:
    cases = range(len(scores.comparison.cases))
    limit = accuracy(scores, row, -1, cases).value
    for at, look in enumerate(known):
        mean = accuracy(scores, row, at, cases)
        axes.barh(-at, mean.value, height=0.62, color=look["color"], alpha=0.85)
        right = mean.value
        if mean.interval is not None:
            low, high = mean.interval
            axes.plot([low, high], [-at, -at], color=TRUTH, lw=1.3)
            right = high
        axes.text(max(right, limit) + 0.02, -at, f"{100 * mean.value:.0f} %", va="center", fontsize=SMALL)
    axes.axvline(limit, color=TRUTH, lw=1.4, ls=(0, (4, 1.5)))
    axes.axvline(0.5, color=QUIET, lw=1.0, ls=":")
    axes.set_xlim(0.0, 1.15)
    axes.set_ylim(-len(known) + 0.45, 0.55)
    axes.set_xticks([0.0, 0.5, 1.0], ["0", "50 %", "100 %"] if last else [""] * 3)
    axes.set_yticks([])
    axes.tick_params(labelsize=SMALL)

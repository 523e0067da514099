"""The figure of Δ₂ on standard graphs."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import NullFormatter

from heatcloak_lab.experiments.graphs.standard_graphs import Points
from heatcloak_lab.experiments.style import TEXT, TRUTH, WIDTH, legend_above, looks, prepare

_BOUNDS = (
    ("Lemma 18", (0, (1, 1))),
    (r"$e^{-\tau s_2}\|U_i-U_j\|_1$", (0, (4, 1.5))),
    (r"$\sqrt{2}\,e^{-\tau s_2}$", (0, (6, 2, 1, 2))),
)


def draw_standard(figure: Figure, found: Sequence[Points]) -> None:
    """A panel for each graph."""
    columns = 2 if len(found) > 1 else 1
    rows = -(-len(found) // columns)
    figure.set_size_inches(WIDTH, 0.9 + 2.7 * rows)
    grid = figure.subplots(rows, columns, squeeze=False, sharex=True)
    for at, axes in enumerate(grid.ravel()):
        if at < len(found):
            _draw(axes, found[at])
        else:
            axes.set_visible(False)
    figure.supxlabel("spread τ", fontsize=TEXT)
    figure.supylabel(r"$\Delta_2$ of a hop", fontsize=TEXT)
    printed = next((at for at, points in enumerate(found) if points.family.claim), 0)
    legend_above(figure, grid.ravel()[printed], 3)


def _draw(axes: Axes, points: Points) -> None:
    prepare(axes)
    printed, right = looks(2)
    for bound, (label, line) in zip(points.bounds, _BOUNDS, strict=True):
        axes.plot(points.spreads, bound, color="#8a8a8a", ls=line, lw=1.4, label=label)
    if not np.isnan(points.printed).any():
        axes.plot(points.spreads, points.printed, color=printed["color"], lw=1.7, ls="--", label="as printed")
    axes.plot(points.spreads, points.formula, color=right["color"], lw=1.7, label="closed form")
    axes.plot(points.spreads, points.computed, "o", color=TRUTH, ms=4.5, label="computed")
    axes.set_title(points.label, loc="left", fontsize=TEXT)
    axes.set_xscale("log")
    axes.set_yscale("log")
    axes.set_ylim(0.6 * float(points.computed.min()), 1.6 * float(max(points.bounds.max(), 1.5)))
    axes.xaxis.set_major_formatter("{x:g}")
    axes.xaxis.set_minor_formatter(NullFormatter())
    axes.yaxis.set_minor_formatter(NullFormatter())

"""The figures of the experiment on heatmaps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.heatmaps.picture import COLOURS
from heatcloak_lab.experiments.figure_style import (
    SMALL,
    TEXT,
    WIDTH,
    legend_above,
    numbered_styles,
    style_panel,
)
from heatcloak_lab.experiments.heatmaps.draws import METHODS, METRICS, Point, PointScores
from heatcloak_lab.experiments.statistics import mean_of

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

METHOD_LABELS = {
    "tree": "tree (default)",
    "paper": "paper (Ghazi et al.)",
    "laplace": "laplace (each cell)",
    "top": "top (0.01 %)",
}
_LOGARITHMIC = {"KL", "EMD"}
_TICKS = (0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
"""Ticks of the colour scale, as far as they are on it."""


def draw_epsilons(figure: Figure, values: Sequence[float], scores: FloatArray) -> None:
    """Draw the scores over ε, a panel for each metric; ``scores`` is (values, trials, methods, metrics)."""
    figure.set_size_inches(WIDTH, 6.4)
    grid = figure.subplots(2, 2, sharex=True)
    curves = _method_curves(scores)
    for metric, axes in enumerate(grid.ravel()):
        _draw_curves(axes, values, curves, metric)
        axes.set_xscale("log")
        axes.set_xticks(values, [f"{value:g}" for value in values])
        axes.xaxis.minorticks_off()
    figure.supxlabel("ε", fontsize=TEXT)
    legend_above(figure, grid[0, 0], len(METHODS))


def draw_people_and_sizes(
    figure: Figure, people: Sequence[int], by_people: FloatArray, sizes: Sequence[int], by_size: FloatArray
) -> None:
    """Draw the scores over the number of people, above, and over the size of the grid, below."""
    figure.set_size_inches(WIDTH, 5.6)
    grid = figure.subplots(2, len(METRICS), sharex="row")
    for row, (values, scores, label) in enumerate(
        ((people, by_people, "people"), (sizes, by_size, "cells a side"))
    ):
        curves = _method_curves(scores)
        for metric, axes in enumerate(grid[row]):
            _draw_curves(axes, values, curves, metric)
            axes.set_xlabel(label, fontsize=TEXT)
            if row == 1:
                axes.set_xscale("log", base=2)
                axes.set_xticks(values, [str(value) for value in values])
            axes.xaxis.minorticks_off()
    legend_above(figure, grid[0, 0], len(METHODS))


def draw_local(figure: Figure, people: Sequence[int], scores: Mapping[float, FloatArray]) -> None:
    """Draw the scores of the local mechanism over the number of people, a panel for each metric.

    Args:
        figure: an empty figure.
        people: numbers of people.
        scores: by ε, shape (people, trials, metrics).
    """
    figure.set_size_inches(WIDTH, 6.4)
    grid = figure.subplots(2, 2, sharex=True)
    curves = {f"ε = {epsilon:g}": found for epsilon, found in scores.items()}
    for metric, axes in enumerate(grid.ravel()):
        _draw_curves(axes, people, curves, metric)
        axes.set_xscale("log")
        axes.xaxis.minorticks_off()
    figure.supxlabel("people", fontsize=TEXT)
    legend_above(figure, grid[0, 0], len(curves))


def _method_curves(scores: FloatArray) -> dict[str, FloatArray]:
    """Return the scores (values, trials, methods, metrics) of each method by its label."""
    return {METHOD_LABELS[method]: scores[:, :, number] for number, method in enumerate(METHODS)}


def _draw_curves(axes: Axes, values: Sequence[float], curves: Mapping[str, FloatArray], metric: int) -> None:
    """Draw the panel of one metric: a curve with intervals for each label.

    Args:
        axes: an empty panel.
        values: values of the parameter that varies.
        curves: scores by label, shape (values, trials, metrics).
        metric: number of the metric.
    """
    for (label, scores), style in zip(curves.items(), numbered_styles(len(curves)), strict=True):
        means = [mean_of(draws) for draws in scores[..., metric]]
        axes.plot(values, [mean.value for mean in means], label=label, **style)
        for x, mean in zip(values, means, strict=True):
            if mean.interval is not None:
                # Below all markers.
                line = {"color": style["color"], "lw": 1.4, "solid_capstyle": "butt", "zorder": 1.5}
                axes.plot([x, x], mean.interval, **line)
    means_of_all = np.concatenate([scores[..., metric].mean(axis=1) for scores in curves.values()])
    _style_score(axes, list(METRICS)[metric], means_of_all)


def _style_score(axes: Axes, name: str, means: FloatArray) -> None:
    """Set title, grid and limits of a panel, from the means of all of its curves."""
    from matplotlib.ticker import LogLocator, NullFormatter

    style_panel(axes)
    axes.set_title(name, loc="left", fontsize=TEXT)
    if name not in _LOGARITHMIC:
        axes.set_ylim(-0.1 if means.min() < 0.0 else 0.0, 1.02)
        return
    # Long intervals of few draws must not hide the curves.
    axes.set(yscale="log", ylim=(max(float(means.min()), 1e-6) / 1.5, 1.5 * float(means.max())))
    axes.yaxis.set_major_locator(LogLocator(subs=(1.0, 2.0, 5.0)))
    axes.yaxis.set_major_formatter("{x:g}")
    axes.yaxis.set_minor_formatter(NullFormatter())


def draw_pictures(
    figure: Figure, pictures: Mapping[float, FloatArray], base: Point, found: PointScores[Point]
) -> None:
    """Draw a row for each ε: the true heatmap and that of every method.

    Args:
        figure: an empty figure.
        pictures: maps in multiples of uniform by ε, shape (1 + methods, side, side), the truth first.
        base: the other parameters.
        found: scores, for the text below a map.
    """
    from matplotlib.cm import ScalarMappable
    from matplotlib.colors import PowerNorm

    order = ("truth", "laplace", "top", "paper", "tree")
    number: dict[str, int] = {"truth": 0}
    number.update((method, at) for at, method in enumerate(METHODS, start=1))
    figure.set_size_inches(WIDTH, 0.3 + 2.0 * len(pictures))
    grid = figure.subplots(len(pictures), len(order), squeeze=False)
    for axes, method in zip(grid[0], order, strict=True):
        title = "truth, not private" if method == "truth" else METHOD_LABELS[method].replace(" (", "\n(")
        axes.set_title(title, fontsize=TEXT)
    for row, (epsilon, maps) in zip(grid, pictures.items(), strict=True):
        # Square roots show both the spots and the people around them.
        most = float(maps[0].max())
        norm = PowerNorm(0.5, vmin=0.0, vmax=most, clip=True)
        for axes, method in zip(row, order, strict=True):
            axes.imshow(maps[number[method]], origin="lower", cmap=COLOURS, norm=norm)
            axes.set(xticks=[], yticks=[])
            axes.spines[:].set_visible(False)
            if method != "truth":
                first = found.at(base._replace(epsilon=epsilon))[0, number[method] - 1]
                axes.set_xlabel(f"EMD {first[list(METRICS).index('EMD')]:.3f}", fontsize=SMALL)
        row[0].set_ylabel(f"ε = {epsilon:g}", fontsize=TEXT)
        bar = figure.colorbar(ScalarMappable(norm, COLOURS), ax=list(row), extend="max", pad=0.01)
        bar.set_ticks([tick for tick in _TICKS if tick <= most])
        bar.ax.minorticks_off()
        bar.ax.tick_params(labelsize=SMALL)
        bar.set_label("times an even spread", fontsize=SMALL)

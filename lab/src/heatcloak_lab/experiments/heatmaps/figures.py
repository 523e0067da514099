"""The figures of the experiment on heatmaps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

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
    for metric, axes in enumerate(grid.ravel()):
        _draw_curves(axes, values, scores[..., metric], numbered_styles(len(METHODS)))
        _style_score(axes, list(METRICS)[metric], scores[..., metric])
        axes.set_xscale("log")
        axes.set_xticks(values, [f"{value:g}" for value in values])
        axes.xaxis.minorticks_off()
    figure.supxlabel("ε", fontsize=TEXT)
    legend_above(figure, grid[0, 0], len(METHODS))


def draw_users_and_sizes(
    figure: Figure, users: Sequence[int], by_users: FloatArray, sizes: Sequence[int], by_size: FloatArray
) -> None:
    """Draw the scores over the number of people, above, and over the size of the grid, below."""
    figure.set_size_inches(WIDTH, 5.6)
    grid = figure.subplots(2, len(METRICS), sharex="row")
    for row, (values, scores, label) in enumerate(
        ((users, by_users, "people"), (sizes, by_size, "cells a side"))
    ):
        for metric, name in enumerate(METRICS):
            axes = grid[row, metric]
            _draw_curves(axes, values, scores[..., metric], numbered_styles(len(METHODS)))
            _style_score(axes, name, scores[..., metric])
            axes.set_xlabel(label, fontsize=TEXT)
            if row == 1:
                axes.set_xscale("log", base=2)
                axes.set_xticks(values, [str(value) for value in values])
            axes.xaxis.minorticks_off()
    legend_above(figure, grid[0, 0], len(METHODS))


def _draw_curves(
    axes: Axes, values: Sequence[float], scores: FloatArray, looks: Sequence[Mapping[str, Any]]
) -> None:
    """Draw a curve with intervals for each method; ``scores`` is (values, trials, methods)."""
    for number, (method, look) in enumerate(zip(METHODS, looks, strict=True)):
        means = [mean_of(draws) for draws in scores[:, :, number]]
        axes.plot(values, [mean.value for mean in means], label=METHOD_LABELS[method], **look)
        for x, mean in zip(values, means, strict=True):
            if mean.interval is not None:
                axes.plot([x, x], mean.interval, color=look["color"], lw=1.4, solid_capstyle="butt")


def _style_score(axes: Axes, name: str, scores: FloatArray) -> None:
    from matplotlib.ticker import LogLocator, NullFormatter

    style_panel(axes)
    axes.set_title(name, loc="left", fontsize=TEXT)
    if name not in _LOGARITHMIC:
        axes.set_ylim(-0.1, 1.02)
        return
    means = scores.mean(axis=1)
    # Long intervals of few draws must not hide the curves.
    axes.set(yscale="log", ylim=(max(float(means.min()), 1e-6) / 1.5, 1.5 * float(means.max())))
    axes.yaxis.set_major_locator(LogLocator(subs=(1.0, 2.0, 5.0)))
    axes.yaxis.set_major_formatter("{x:g}")
    axes.yaxis.set_minor_formatter(NullFormatter())


def draw_pictures(
    figure: Figure, pictures: Mapping[float, FloatArray], base: Point, found: PointScores
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

"""The figure of a sweep on communities: accuracy beside the limit, and how often nothing is recovered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import NullLocator

from heatcloak_lab.experiments.graphs.accuracy import accuracy, guessed
from heatcloak_lab.experiments.graphs.draws import LIMIT, Scores
from heatcloak_lab.experiments.graphs.methods import NOISES
from heatcloak_lab.experiments.intervals import Mean
from heatcloak_lab.experiments.style import (
    QUIET,
    SMALL,
    TEXT,
    TRUTH,
    WIDTH,
    legend_above,
    looks_of,
    prepare,
)

if TYPE_CHECKING:
    from heatcloak_lab.experiments.graphs.community_sweep import CommunitySweep


def draw_community_sweep(figure: Figure, sweep: CommunitySweep, scores: Scores) -> None:
    """A panel for each noise, side by side."""
    columns = len(sweep.calibrations)
    figure.set_size_inches(WIDTH, 4.6)
    figure.set_layout_engine(ConstrainedLayoutEngine(w_pad=0.06, h_pad=0.05, hspace=0.0))
    grid = figure.subplots(2, columns, squeeze=False, sharex=True, sharey="row", height_ratios=[1.0, 0.28])
    for column, calibration in enumerate(sweep.calibrations):
        above, below = grid[:, column]
        _draw_accuracy(above, sweep, scores, column)
        _draw_silence(below, sweep, scores, column)
        above.set_title(NOISES[calibration], loc="left", fontsize=TEXT)
        above.set_ylim(0.38, 1.02)
        above.set_yticks([0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0], ["40 %", "", "60 %", "", "80 %", "", "100 %"])
        below.set_ylim(-0.05, 1.05)
        below.set_yticks([0.0, 0.5, 1.0], ["0", "½", "1"])
        below.set_xscale("log")
        below.set_xticks(sweep.values, [f"{value:g}" for value in sweep.values])
        below.xaxis.set_minor_locator(NullLocator())
    grid[0, 0].set_ylabel("right community named", fontsize=TEXT)
    grid[1, 0].set_ylabel("share", fontsize=SMALL)
    figure.supxlabel(sweep.axis or sweep.vary, fontsize=TEXT)
    legend_above(figure, grid[0, 0], 2)


def _draw_accuracy(axes: Axes, sweep: CommunitySweep, scores: Scores, at: int) -> None:
    prepare(axes)
    values = np.array(sweep.values)
    labels = [label for label, _ in sweep.methods]
    for number, (label, look) in enumerate(zip(labels, looks_of(labels), strict=True)):
        means = [accuracy(scores, at, number, sweep.cases_at(place)) for place in range(values.size)]
        # A little to the side, so that intervals do not hide each other.
        beside = values * (values[-1] / values[0]) ** (0.006 * (number - (len(labels) - 1) / 2))
        axes.plot(beside, [mean.value for mean in means], label=label, **look)
        _draw_intervals(axes, beside.tolist(), means, look["color"])
    limit = [accuracy(scores, at, -1, sweep.cases_at(place)) for place in range(values.size)]
    axes.plot(values, [mean.value for mean in limit], color=TRUTH, ls=(0, (4, 1.5)), lw=1.7, label=LIMIT)
    ends = np.array([mean.interval or (mean.value, mean.value) for mean in limit])
    axes.fill_between(values, *ends.T, color=TRUTH, alpha=0.1, lw=0.0)
    axes.axhline(0.5, color=QUIET, lw=1.0, ls=":")


def _draw_intervals(axes: Axes, places: list[float], means: list[Mean], color: str) -> None:
    for place, mean in zip(places, means, strict=True):
        if mean.interval is not None:
            axes.plot([place, place], mean.interval, color=color, lw=1.3)


def _draw_silence(axes: Axes, sweep: CommunitySweep, scores: Scores, at: int) -> None:
    prepare(axes)
    labels = [label for label, _ in sweep.methods]
    for number, look in enumerate(looks_of(labels)):
        shares = [guessed(scores, at, number, sweep.cases_at(place)) for place in range(len(sweep.values))]
        if any(shares):
            axes.plot(sweep.values, shares, **{**look, "ms": 4.0})
    axes.set_title("nothing recovered", loc="left", fontsize=SMALL, color=QUIET, pad=3.0)

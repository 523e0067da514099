"""The figure of a sweep: means with intervals, the theory in grey, and how often the papers' radius fails."""

from __future__ import annotations

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.lines import Line2D
from matplotlib.ticker import MaxNLocator, NullFormatter, NullLocator

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_lab.experiments.findings import Findings, PanelFindings
from heatcloak_lab.experiments.intervals import mean_of, share_interval
from heatcloak_lab.experiments.style import (
    QUIET,
    SMALL,
    TEXT,
    WIDTH,
    guide_look,
    legend_above,
    looks_of,
    prepare,
)
from heatcloak_lab.experiments.sweep_tables import is_share

_STRIP = 0.24
"""Height of the strip below a panel, as a share of the panel's."""


def draw_sweep(figure: Figure, findings: Findings) -> None:
    """Draw all panels; those of a row share their heights, and all do."""
    sweep = findings.sweep
    count = len(findings.panels)
    columns = count if count in (1, 3) else 2
    rows = -(-count // columns)
    figure.set_size_inches(WIDTH, 0.9 + 3.3 * rows)
    figure.set_layout_engine(ConstrainedLayoutEngine(w_pad=0.06, h_pad=0.05, hspace=0.0))
    grid = figure.subplots(2 * rows, columns, squeeze=False, sharex=True, height_ratios=[1.0, _STRIP] * rows)
    top = _top(findings)
    logarithmic = _spans_decades(findings)
    for index in range(rows * columns):
        row, column = divmod(index, columns)
        above, below = grid[2 * row, column], grid[2 * row + 1, column]
        if index >= count:
            above.set_visible(False)
            below.set_visible(False)
            continue
        panel = findings.panels[index]
        _draw_curves(above, findings, panel)
        _draw_strip(below, findings, panel)
        above.set_title(panel.panel.label, loc="left", fontsize=TEXT)
        if logarithmic:
            above.set_yscale("log")
            above.set_ylim(*logarithmic)
        else:
            above.set_ylim(0.0, top)
        if column == 0:
            above.set_ylabel(_height_label(findings), fontsize=TEXT)
            below.set_ylabel("share", fontsize=SMALL)
        else:
            above.tick_params(labelleft=False)
            below.tick_params(labelleft=False)
        _ticks(above, findings, columns)
        below.tick_params(labelbottom=row == rows - 1 or index + columns >= count)
        above.tick_params(labelbottom=False)
    figure.supxlabel(sweep.axis or sweep.vary, fontsize=TEXT)
    legend_above(figure, _legend(figure, findings), 3)


def _draw_curves(axes: Axes, findings: Findings, panel: PanelFindings) -> None:
    prepare(axes)
    values = np.array(findings.sweep.values, dtype=np.float64)
    share = is_share(findings)
    for index, bound in enumerate(findings.sweep.bounds):
        axes.plot(values, panel.bounds[index], **guide_look(bound.kind))
    for place, (curve, look) in enumerate(
        zip(panel.curves, looks_of([curve.label for curve in panel.curves]), strict=True)
    ):
        means = [mean_of(scores, share=share) for scores in curve.scores]
        heights = np.array([mean.value for mean in means])
        at = _beside(values, findings.sweep.log_x, place - (len(panel.curves) - 1) / 2.0)
        axes.plot(at, heights, **look)
        if findings.trials > 1:
            ends = np.array([mean.interval for mean in means if mean.interval]).T
            reach = np.maximum([heights - ends[0], ends[1] - heights], 0.0)
            axes.errorbar(at, heights, reach, fmt="none", ecolor=look["color"], elinewidth=1.3, capsize=2.5)


def _beside(values: FloatArray, logarithmic: bool, steps: float) -> FloatArray:
    """A little to the side, so that the intervals of different curves do not hide each other."""
    if values.size < 2:
        return values
    if logarithmic:
        return np.asarray(values * (values[-1] / values[0]) ** (0.006 * steps))
    return np.asarray(values + 0.006 * steps * (values[-1] - values[0]))


def _draw_strip(axes: Axes, findings: Findings, panel: PanelFindings) -> None:
    """The share of draws in which the papers' radius is infeasible, with its interval."""
    prepare(axes)
    shares = panel.infeasible.mean(axis=1)
    intervals = [share_interval(int(row.sum()), row.size) for row in panel.infeasible]
    lows, highs = (np.array(ends) for ends in zip(*intervals, strict=True))
    values = findings.sweep.values
    axes.fill_between(values, lows, highs, color="#d9d9d9", lw=0.0)
    axes.plot(values, shares, color=QUIET, lw=1.4, marker=".", ms=5)
    axes.set_title("no feasible point at radius σ√m", loc="left", fontsize=SMALL, color=QUIET, pad=3.0)
    axes.set_ylim(0.0, 1.0)
    axes.set_yticks([0.0, 0.5, 1.0], ["0", "½", "1"])


def _ticks(axes: Axes, findings: Findings, columns: int) -> None:
    if findings.sweep.log_x:
        axes.set_xscale("log")
        values = np.array(findings.sweep.values, dtype=np.float64)
        if values[-1] / values[0] <= 300.0:
            # Few decades: the values themselves are better to read than powers of ten, where they have room.
            places = np.log(values / values[0]) / np.log(values[-1] / values[0])
            kept = [0]
            for index in range(1, values.size):
                if places[index] - places[kept[-1]] >= 0.055 * columns:
                    kept.append(index)
            axes.set_xticks(values[kept], [f"{value:g}" for value in values[kept]])
            axes.xaxis.set_minor_locator(NullLocator())
        else:
            axes.xaxis.set_minor_formatter(NullFormatter())
            axes.xaxis.set_major_formatter("{x:g}")
    else:
        axes.xaxis.set_major_locator(MaxNLocator(6))


def _legend(figure: Figure, findings: Findings) -> Axes:
    """An axes whose handles the legend takes: curves without their intervals, grey ones that are seen."""
    axes = figure.axes[0]
    low, high = axes.get_ylim()
    labels = [label for label, _ in findings.sweep.methods]
    for label, look in zip(labels, looks_of(labels), strict=True):
        axes.add_line(Line2D([], [], label=label, **look))
    for index, bound in enumerate(findings.sweep.bounds):
        if any(
            ((low <= panel.bounds[index]) & (panel.bounds[index] <= high)).any() for panel in findings.panels
        ):
            axes.add_line(Line2D([], [], label=bound.label, **guide_look(bound.kind)))
    return axes


def _height_label(findings: Findings) -> str:
    name = findings.sweep.metric[0]
    return "mean EMD (corridor = 1)" if name == "EMD" else name


def _highest(findings: Findings) -> float:
    share = is_share(findings)
    means = [
        mean_of(scores, share=share)
        for panel in findings.panels
        for curve in panel.curves
        for scores in curve.scores
    ]
    return max((mean.interval or (0.0, mean.value))[1] for mean in means)


def _top(findings: Findings) -> float:
    """The shared upper end: what was measured, and the grey curves where they are near."""
    highest = _highest(findings)
    near = [
        float(height)
        for panel in findings.panels
        for height in panel.bounds[np.isfinite(panel.bounds)]
        if height <= 1.5 * highest
    ]
    return 1.06 * max([highest, *near]) or 1.0


def _spans_decades(findings: Findings) -> tuple[float, float] | None:
    """Both ends of a logarithmic axis where a proven upper bound belongs into the picture."""
    uppers = [
        panel.bounds[index][np.isfinite(panel.bounds[index])]
        for panel in findings.panels
        for index, bound in enumerate(findings.sweep.bounds)
        if bound.kind == "upper"
    ]
    means = np.concatenate([curve.scores.mean(axis=1) for panel in findings.panels for curve in panel.curves])
    if not uppers or not (means > 0.0).any():
        return None
    heights = np.concatenate([*uppers, means[means > 0.0]])
    top = min(1.5, 2.0 * float(heights.max()))
    return max(float(heights.min()) / 3.0, 3e-5 * top), top

"""The figures of a sweep: curves over the varied parameter, or one recovery if there is one point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_lab.experiments.figure_style import (
    GREY,
    SMALL,
    TEXT,
    TRUTH,
    WIDTH,
    bound_style,
    curve_styles,
    legend_above,
    style_panel,
)
from heatcloak_lab.experiments.setting import Draw, Setting, draw
from heatcloak_lab.experiments.statistics import mean_of, share_interval
from heatcloak_lab.experiments.sweeps.draws import DrawKey, PanelScores, SweepScores, recover

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_STRIP = 0.24
"""Height of the strip below a panel, as a share of the panel's."""


def draw_sweep(figure: Figure, scores: SweepScores) -> None:
    """Draw the means with intervals, the theory in grey, and below how often the papers' radius fails."""
    sweep = scores.sweep
    count = len(scores.panels)
    columns = count if count in (1, 3) else 2
    rows = -(-count // columns)
    figure.set_size_inches(WIDTH, 0.9 + 3.3 * rows)
    figure.set_layout_engine("constrained", w_pad=0.06, h_pad=0.05, hspace=0.0)
    grid = figure.subplots(2 * rows, columns, squeeze=False, sharex=True, height_ratios=[1.0, _STRIP] * rows)
    top = _upper_limit(scores)
    logarithmic = _log_limits(scores)
    for index in range(rows * columns):
        row, column = divmod(index, columns)
        above, below = grid[2 * row, column], grid[2 * row + 1, column]
        if index >= count:
            above.set_visible(False)
            below.set_visible(False)
            continue
        panel = scores.panels[index]
        _draw_curves(above, scores, panel)
        _draw_strip(below, scores, panel)
        above.set_title(panel.panel.label, loc="left", fontsize=TEXT)
        if logarithmic:
            above.set(yscale="log", ylim=logarithmic)
        else:
            above.set_ylim(0.0, top)
        if column == 0:
            above.set_ylabel(_score_label(scores), fontsize=TEXT)
            below.set_ylabel("share", fontsize=SMALL)
        else:
            above.tick_params(labelleft=False)
            below.tick_params(labelleft=False)
        _ticks(above, scores, columns)
        below.tick_params(labelbottom=row == rows - 1 or index + columns >= count)
        above.tick_params(labelbottom=False)
    figure.supxlabel(sweep.axis or sweep.vary, fontsize=TEXT)
    legend_above(figure, _legend(figure, scores), 3)


def _draw_curves(axes: Axes, scores: SweepScores, panel: PanelScores) -> None:
    style_panel(axes)
    values = np.array(scores.sweep.values, dtype=np.float64)
    share = scores.is_share
    for index, bound in enumerate(scores.sweep.bounds):
        axes.plot(values, panel.bounds[index], **bound_style(bound.kind))
    for place, (curve, look) in enumerate(
        zip(panel.curves, curve_styles([curve.label for curve in panel.curves]), strict=True)
    ):
        means = [mean_of(draws, share=share) for draws in curve.scores]
        heights = np.array([mean.value for mean in means])
        at = _dodge(values, scores.sweep.log_x, place - (len(panel.curves) - 1) / 2.0)
        axes.plot(at, heights, **look)
        if scores.trials > 1:
            ends = np.array([mean.interval for mean in means if mean.interval]).T
            reach = np.maximum([heights - ends[0], ends[1] - heights], 0.0)
            axes.errorbar(at, heights, reach, fmt="none", ecolor=look["color"], elinewidth=1.3, capsize=2.5)


def _dodge(values: FloatArray, logarithmic: bool, steps: float) -> FloatArray:
    """Shift a curve slightly, so that intervals of different curves do not overlap."""
    if values.size < 2:
        return values
    if logarithmic:
        return np.asarray(values * (values[-1] / values[0]) ** (0.006 * steps))
    return np.asarray(values + 0.006 * steps * (values[-1] - values[0]))


def _draw_strip(axes: Axes, scores: SweepScores, panel: PanelScores) -> None:
    """Draw the share of draws in which the papers' radius is infeasible, with its interval."""
    style_panel(axes)
    shares = panel.infeasible.mean(axis=1)
    intervals = [share_interval(int(row.sum()), row.size) for row in panel.infeasible]
    lows, highs = (np.array(ends) for ends in zip(*intervals, strict=True))
    values = scores.sweep.values
    axes.fill_between(values, lows, highs, color="#d9d9d9", lw=0.0)
    axes.plot(values, shares, color=GREY, lw=1.4, marker=".", ms=5)
    axes.set_title("no feasible point at radius σ√m", loc="left", fontsize=SMALL, color=GREY, pad=3.0)
    axes.set_ylim(0.0, 1.0)
    axes.set_yticks([0.0, 0.5, 1.0], ["0", "½", "1"])


def _ticks(axes: Axes, scores: SweepScores, columns: int) -> None:
    from matplotlib.ticker import MaxNLocator, NullFormatter

    if scores.sweep.log_x:
        axes.set_xscale("log")
        values = np.array(scores.sweep.values, dtype=np.float64)
        if values[-1] / values[0] <= 300.0:
            # Few decades: label the values themselves, where there is room, instead of powers of ten.
            places = np.log(values / values[0]) / np.log(values[-1] / values[0])
            kept = [0]
            for index in range(1, values.size):
                if places[index] - places[kept[-1]] >= 0.055 * columns:
                    kept.append(index)
            axes.set_xticks(values[kept], [f"{value:g}" for value in values[kept]])
            axes.xaxis.minorticks_off()
        else:
            axes.xaxis.set_minor_formatter(NullFormatter())
            axes.xaxis.set_major_formatter("{x:g}")
    else:
        axes.xaxis.set_major_locator(MaxNLocator(6))


def _legend(figure: Figure, scores: SweepScores) -> Axes:
    """Add legend handles to the first axes: curves without intervals, and the bounds that are visible."""
    from matplotlib.lines import Line2D

    axes = figure.axes[0]
    low, high = axes.get_ylim()
    labels = [label for label, _ in scores.sweep.methods]
    for label, look in zip(labels, curve_styles(labels), strict=True):
        axes.add_line(Line2D([], [], label=label, **look))
    for index, bound in enumerate(scores.sweep.bounds):
        if any(
            ((low <= panel.bounds[index]) & (panel.bounds[index] <= high)).any() for panel in scores.panels
        ):
            axes.add_line(Line2D([], [], label=bound.label, **bound_style(bound.kind)))
    return axes


def _score_label(scores: SweepScores) -> str:
    name = scores.sweep.metric[0]
    return "mean EMD (corridor = 1)" if name == "EMD" else name


def _upper_limit(scores: SweepScores) -> float:
    """Return the shared upper limit: all measurements, and the bounds that are close to them."""
    share = scores.is_share
    means = [
        mean_of(draws, share=share)
        for panel in scores.panels
        for curve in panel.curves
        for draws in curve.scores
    ]
    highest = max((mean.interval or (0.0, mean.value))[1] for mean in means)
    near = [
        float(height)
        for panel in scores.panels
        for height in panel.bounds[np.isfinite(panel.bounds)]
        if height <= 1.5 * highest
    ]
    return 1.06 * max([highest, *near]) or 1.0


def _log_limits(scores: SweepScores) -> tuple[float, float] | None:
    """Return the limits of a logarithmic axis if there is a proven upper bound to show, else None."""
    uppers = [
        panel.bounds[index][np.isfinite(panel.bounds[index])]
        for panel in scores.panels
        for index, bound in enumerate(scores.sweep.bounds)
        if bound.kind == "upper"
    ]
    means = np.concatenate([curve.scores.mean(axis=1) for panel in scores.panels for curve in panel.curves])
    if not uppers or not (means > 0.0).any():
        return None
    heights = np.concatenate([*uppers, means[means > 0.0]])
    top = min(1.5, 2.0 * float(heights.max()))
    return max(float(heights.min()) / 3.0, 3e-5 * top), top


def draw_one_recovery(figure: Figure, scores: SweepScores) -> None:
    """Draw the first draw of the only panel, and the scores of every method over all draws."""
    sweep, panel = scores.sweep, scores.panels[0]
    setting = sweep.setting(panel.panel, sweep.values[0])
    key = DrawKey(sweep.name, panel.panel.label, sweep.values[0], 0)
    drawn = draw(setting, key.readings_rng(scores.seed))
    seed, point = key.method_seed(scores.seed), "the figure's draw"
    estimates = [
        (label, recover(f"method {label!r}", point, function, setting, drawn, seed)[0])
        for label, function in sweep.functions
    ]
    count = len(estimates)
    figure.set_size_inches(WIDTH, 1.7 + 1.0 * count)
    figure.set_layout_engine("constrained", w_pad=0.06, h_pad=0.03, hspace=0.0)
    grid = figure.subplots(count + 1, 2, sharex="col", width_ratios=[1.7, 1.0])
    _draw_readings(grid[0, 0], setting, drawn)
    grid[0, 1].set_axis_off()
    grid[0, 1].plot([], [], "--", color=TRUTH, lw=1.6, label="true sources")
    grid[0, 1].plot([], [], "s", color=GREY, ms=8, label="left: estimate of the first draw")
    grid[0, 1].plot([], [], ".", color=GREY, ms=5, label=f"right: {_dots_label(scores.trials)}")
    grid[0, 1].legend(loc="center left", frameon=False, fontsize=TEXT)
    known = curve_styles([label for label, _ in estimates])
    most = 1.08 * max(float(curve.scores.max()) for curve in panel.curves) or 1.0
    for place, ((label, estimate), look) in enumerate(zip(estimates, known, strict=True), start=1):
        _draw_estimate(grid[place, 0], drawn.truth, estimate, label, look["color"])
        _draw_scores(grid[place, 1], panel.curves[place - 1].scores[0], look)
    places = "place (corridor = 1)" if setting.is_interval else "location i/n, sensor j/m, by number"
    grid[-1, 0].set_xlabel(places, fontsize=TEXT)
    grid[-1, 1].set_xlabel(f"{sweep.metric[0]} of each draw", fontsize=TEXT)
    grid[-1, 1].set_xlim(0.0, most)


def _draw_readings(axes: Axes, setting: Setting, drawn: Draw) -> None:
    style_panel(axes)
    places = np.arange(1, setting.n_sensors + 1) / setting.n_sensors
    clean = setting.operator.columns(np.flatnonzero(drawn.truth)).sum(axis=1)
    axes.plot(places, clean, color=TRUTH, lw=1.5)
    axes.plot(places, drawn.readings, ".", color=GREY, ms=5)
    # Leave room for the bars at both ends.
    axes.set_xlim(-0.01, 1.01)
    axes.set_title("readings: dots with noise, line without", loc="left", fontsize=TEXT, pad=3.0)
    axes.set_ylabel("reading", fontsize=SMALL)


def _draw_estimate(axes: Axes, truth: FloatArray, estimate: FloatArray, label: str, color: str) -> None:
    """Draw truth and estimate, both scaled to mass one as in the papers."""
    style_panel(axes)
    n = truth.size
    places = np.arange(1, n + 1) / n
    mass = float(estimate.sum())
    shares = estimate / mass if mass > 0.0 else np.zeros(n)
    present = np.flatnonzero(truth)
    heights = truth[present] / truth.sum()
    axes.vlines(places[present], 0.0, heights, color=TRUTH, lw=1.6, linestyles="dashed")
    axes.plot(places[present], heights, "_", color=TRUTH, ms=9, mew=1.8)
    axes.bar(places, shares, width=0.9 / n, color=color)
    axes.set_ylim(0.0, 1.08 * max(float(heights.max()), float(shares.max())))
    axes.set_ylabel("share", fontsize=SMALL)
    zero = "" if mass > 0.0 else " (zero)"
    axes.set_title(f"{label}{zero}", loc="left", fontsize=TEXT, color=color, pad=3.0)


def _draw_scores(axes: Axes, scores: FloatArray, look: dict[str, Any]) -> None:
    """Draw a dot per draw, and the mean with its interval above them."""
    style_panel(axes)
    # Spread the dots vertically, so that equal scores remain visible; the golden ratio leaves no pattern.
    heights = 0.08 + 0.5 * (np.arange(scores.size) * 0.6180339887 % 1.0)
    axes.plot(scores, heights, ".", color=look["color"], ms=4, alpha=0.4, mew=0.0)
    mean = mean_of(scores)
    text = f"mean {mean.value:.3f}"
    if mean.interval:
        low, high = mean.interval
        axes.plot([low, high], [0.8, 0.8], color=look["color"], lw=2.2)
        text = f"{text} ({low:.3f} to {high:.3f})"
    axes.plot([mean.value], [0.8], marker=look["marker"], color=look["color"], ms=6.5, mec="white")
    axes.set_title(text, loc="left", fontsize=TEXT, pad=3.0)
    axes.set(ylim=(0.0, 1.0), yticks=[])


def _dots_label(trials: int) -> str:
    return "this draw's score" if trials == 1 else f"all {trials} draws, mean above"

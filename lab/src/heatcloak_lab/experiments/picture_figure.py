"""The figure of one recovery: what was there, what was read, what was found; and the scores of all draws."""

from __future__ import annotations

from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_lab.experiments.draws import Where, recovered
from heatcloak_lab.experiments.findings import Findings
from heatcloak_lab.experiments.intervals import mean_of
from heatcloak_lab.experiments.methods import METHODS
from heatcloak_lab.experiments.setting import Draw, Setting, draw
from heatcloak_lab.experiments.style import QUIET, SMALL, TEXT, TRUTH, WIDTH, looks_of, prepare


def draw_picture(figure: Figure, findings: Findings) -> None:
    """Draw the first draw of the one panel, and every method's mean score over all draws."""
    sweep, panel = findings.sweep, findings.panels[0]
    setting = sweep.setting(panel.panel, sweep.values[0])
    where = Where(sweep.name, panel.panel.label, sweep.values[0], 0)
    world = draw(setting, where.readings_rng(findings.seed))
    estimates = _estimates(findings, setting, world, where.method_seed(findings.seed))
    count = len(estimates)
    figure.set_size_inches(WIDTH, 1.7 + 1.0 * count)
    figure.set_layout_engine(ConstrainedLayoutEngine(w_pad=0.06, h_pad=0.03, hspace=0.0))
    grid = figure.subplots(count + 1, 2, sharex="col", width_ratios=[1.7, 1.0])
    _draw_readings(grid[0, 0], setting, world)
    grid[0, 1].set_axis_off()
    grid[0, 1].plot([], [], "--", color=TRUTH, lw=1.6, label="where sources are")
    grid[0, 1].plot([], [], "s", color=QUIET, ms=8, label="left: estimate of the first draw")
    grid[0, 1].plot([], [], ".", color=QUIET, ms=5, label=f"right: {_all(findings.trials)}")
    grid[0, 1].legend(loc="center left", frameon=False, fontsize=TEXT)
    known = looks_of([label for label, _ in estimates])
    most = 1.08 * max(float(curve.scores.max()) for curve in panel.curves) or 1.0
    for place, ((label, estimate), look) in enumerate(zip(estimates, known, strict=True), start=1):
        _draw_estimate(grid[place, 0], world.truth, estimate, label, look["color"])
        _draw_scores(grid[place, 1], panel.curves[place - 1].scores[0], look)
    grid[-1, 0].set_xlabel("place (corridor = 1)", fontsize=TEXT)
    grid[-1, 1].set_xlabel(f"{sweep.metric[0]} of each draw", fontsize=TEXT)
    grid[-1, 1].set_xlim(0.0, most)


def _estimates(findings: Findings, setting: Setting, world: Draw, seed: int) -> list[tuple[str, FloatArray]]:
    found = []
    for label, method in findings.sweep.methods:
        function = METHODS[method] if isinstance(method, str) else method
        estimate, _ = recovered(f"method {label!r}", "the figure's draw", function, setting, world, seed)
        found.append((label, estimate))
    return found


def _draw_readings(axes: Axes, setting: Setting, world: Draw) -> None:
    prepare(axes)
    places = np.arange(1, setting.n_sensors + 1) / setting.n_sensors
    clean = setting.operator.columns(np.flatnonzero(world.truth)).sum(axis=1)
    axes.plot(places, clean, color=TRUTH, lw=1.5)
    axes.plot(places, world.readings, ".", color=QUIET, ms=5)
    # A bar at either end is seen whole.
    axes.set_xlim(-0.01, 1.01)
    axes.set_title("readings: dots with noise, line without", loc="left", fontsize=TEXT, pad=3.0)
    axes.set_ylabel("reading", fontsize=SMALL)


def _draw_estimate(axes: Axes, truth: FloatArray, estimate: FloatArray, label: str, color: str) -> None:
    """Both scaled to mass one, as printed."""
    prepare(axes)
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
    """Each draw a dot, the mean with its interval above them."""
    prepare(axes)
    # Spread out so that equal scores are seen to be many; the golden ratio leaves no pattern.
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
    axes.set_ylim(0.0, 1.0)
    axes.set_yticks([])


def _all(trials: int) -> str:
    return "this draw's score" if trials == 1 else f"all {trials} draws, mean above"

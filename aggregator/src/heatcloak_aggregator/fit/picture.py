"""Pictures of a fit: where the sensors differ from the model, for each position of the heater."""

from __future__ import annotations

import math
from collections.abc import Collection
from io import BytesIO
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from heatcloak_aggregator.extras import optional_import
from heatcloak_aggregator.fit.fitted_room import FittedPosition, FittedRoom, percent
from heatcloak_aggregator.plans.plan import FloorPlan, Points

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from heatcloak_aggregator.plans.picture import PictureFormat

MOST_PANELS = 12
_COLUMNS = 4
_LARGEST = 4.0
"""Residuals from this one on have the strongest colour and the largest dot."""
_WALL, _SHUT, _FLOOR, _FURNITURE = "#2b2b2b", "#b0762f", "#f4f4f4", "#dcdcdc"
_WRONG = "#e3001b"
_WARMER, _COOLER, _MISSING = "#b3202c", "#2166ac", "#8a8a8a"
_HEATER = "#e08214"
_LEAST_DOT, _DOT = 3.0, 14.0
"""Diameters of dots, in points."""
_MOST_LABELS, _NOTABLE = 20, 1.5
"""With more sensors than that, only differences of at least so many standard deviations have their number."""
_LABEL = 7.0
"""Distance of a number from its dot, in points."""
_PANEL, _TITLE = 3.2, 0.35
"""Width of a panel, and height of its title, in inches."""
_LEAST_HEIGHT, _MOST_HEIGHT = 1.2, 6.0
"""Of a panel, in inches."""
_LEAST_WIDTH = 8.0
"""Of the picture, in inches: its title needs that."""
_DOTS_PER_INCH = 150


def fit_picture(fit: FittedRoom, plan: FloorPlan, form: PictureFormat = "png") -> bytes:
    """Return a picture of the residuals of a fit; see `fit_figure`.

    Args:
        fit: the fit.
        plan: its plan.
        form: the format.

    Raises:
        MissingPackageError: matplotlib is not installed.
    """
    with optional_import():
        from matplotlib import rc_context

    figure, output = fit_figure(fit, plan), BytesIO()
    # The same fit is the same file.
    metadata = {"Software": None} if form == "png" else {"Date": None, "Creator": None}
    with rc_context({"svg.hashsalt": "heatcloak"}):
        figure.savefig(output, format=form, metadata=metadata, facecolor="white")
    return output.getvalue()


def fit_figure(fit: FittedRoom, plan: FloorPlan) -> Figure:
    """Return a figure of the residuals of a fit.

    Each panel is the plan with one position of the heater: a dot at each sensor, larger for a larger
    difference, red where the sensor is warmer than the model and blue where it is cooler, with the difference
    in standard deviations. Doors that were not as the plan has them are red. Of more than twelve positions,
    those with the largest differences are drawn.

    Raises:
        MissingPackageError: matplotlib is not installed.
    """
    with optional_import():
        from matplotlib.figure import Figure

    shown = _shown_positions(fit)
    columns = min(len(shown), _COLUMNS) or 1
    rows = max(math.ceil(len(shown) / columns), 1)
    xs, ys = zip(*plan.outline, strict=True)
    width, height = max(xs) - min(xs), max(ys) - min(ys)
    panel = min(max(_PANEL * height / width, _LEAST_HEIGHT), _MOST_HEIGHT)
    figure = Figure(
        figsize=(max(_PANEL * columns + 0.4, _LEAST_WIDTH), (panel + _TITLE) * rows + 0.9),
        dpi=_DOTS_PER_INCH,
        layout="constrained",
    )
    left_out = len(fit.positions) - len(shown)
    rest = f"; {left_out} positions that fit better are left out" if left_out else ""
    figure.suptitle(f"{fit.plan}: {fit.verdict}, {_reason(fit)}{rest}", fontsize=10)
    wrong = {*(door.name for door in fit.opened), *fit.suspects}
    for index, (number, position) in enumerate(shown):
        axes = figure.add_subplot(rows, columns, index + 1)
        _draw_plan(axes, plan, 0.04 * max(width, height), wrong)
        _draw_residuals(axes, plan, position)
        axes.set_title(
            f"{number}: [{position.at[0]:g}, {position.at[1]:g}], {position.watts:g} W",
            fontsize=8,
            parse_math=False,
        )
    figure.supxlabel(
        "difference from the model in standard deviations: red +, warmer; blue −, cooler; grey, no reading; "
        "orange, the heater",
        fontsize=7,
    )
    return figure


def _shown_positions(fit: FittedRoom) -> list[tuple[int, FittedPosition]]:
    """Return the positions to draw with their numbers from 1, in the order of the session."""
    numbered = list(enumerate(fit.positions, 1))
    worst = sorted(numbered, key=lambda each: -_size(each[1]))[:MOST_PANELS]
    return sorted(worst, key=lambda each: each[0])


def _size(position: FittedPosition) -> float:
    """Return the root mean square of the residuals of a position."""
    known = [value for value in position.residuals if not math.isnan(value)]
    return math.sqrt(sum(value * value for value in known) / len(known)) if known else 0.0


def _reason(fit: FittedRoom) -> str:
    if fit.opened:
        several = len(fit.opened) > 1
        return f"the red {'doors conduct' if several else 'door conducts'} like an open one"
    text = f"the room differs from the model by {percent(fit.discrepancy)}"
    if not fit.suspects:
        return text
    return f"{text}, unless the red {'doors were' if len(fit.suspects) > 1 else 'door was'} shut"


def _draw_plan(axes: Axes, plan: FloorPlan, margin: float, wrong: Collection[str]) -> None:
    axes.set_aspect("equal")
    axes.set_axis_off()
    axes.fill(*zip(*plan.outline, strict=True), facecolor=_FLOOR, edgecolor=_WALL, linewidth=1.2)
    for obstacle in plan.obstacles:
        colour = _WALL if obstacle.heat == "blocks" else _FURNITURE
        axes.fill(*zip(*obstacle.corners, strict=True), facecolor=colour)
    for points, _ in plan.solid_walls(frozenset()):
        _draw_line(axes, points, _WALL, 1.6)
    for door, ends in zip(plan.doors, plan.door_ends, strict=True):
        if door.name in wrong:
            _draw_line(axes, ends, _WRONG, 2.4)
        elif door.state == "shut":
            _draw_line(axes, ends, _SHUT, 1.6)
    xs, ys = zip(*plan.outline, strict=True)
    axes.set_xlim(min(xs) - margin, max(xs) + margin)
    axes.set_ylim(min(ys) - margin, max(ys) + margin)


def _draw_line(axes: Axes, points: Points, colour: str, width: float) -> None:
    for (x, y), (x_end, y_end) in pairwise(points):
        axes.plot([x, x_end], [y, y_end], color=colour, linewidth=width, solid_capstyle="butt")


def _draw_residuals(axes: Axes, plan: FloorPlan, position: FittedPosition) -> None:
    from matplotlib.patheffects import withStroke

    axes.plot(*position.at, marker="P", markersize=8, color=_HEATER, markeredgecolor="white", zorder=4)
    for sensor, value in zip(plan.sensors, position.residuals, strict=True):
        if math.isnan(value):
            axes.plot(*sensor.at, marker="x", markersize=5, color=_MISSING, zorder=3)
            continue
        share = min(abs(value) / _LARGEST, 1.0)
        axes.plot(
            *sensor.at,
            marker="o",
            markersize=_LEAST_DOT + (_DOT - _LEAST_DOT) * math.sqrt(share),
            color=_WARMER if value > 0.0 else _COOLER,
            alpha=float(np.clip(0.35 + 0.65 * share, 0.0, 1.0)),
            markeredgewidth=0.0,
            zorder=3,
        )
        if len(plan.sensors) > _MOST_LABELS and abs(value) < _NOTABLE:
            continue
        # On the side away from the heater, which would cover it.
        is_below = position.at[1] > sensor.at[1]
        axes.annotate(
            f"{round(value, 1) + 0.0:+.1f}".replace("-", "−"),
            sensor.at,
            xytext=(0.0, -_LABEL if is_below else _LABEL),
            textcoords="offset points",
            fontsize=6.5,
            ha="center",
            va="top" if is_below else "bottom",
            color="#1a1a1a",
            zorder=5,
            path_effects=[withStroke(linewidth=1.6, foreground="white")],
        )

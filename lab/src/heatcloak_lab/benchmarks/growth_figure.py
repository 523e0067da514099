"""Growth curves: time and memory against size, both logarithmic."""

from __future__ import annotations

from collections.abc import Sequence

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from heatcloak_lab.benchmarks.growth import PLACES, SENSORS, Point
from heatcloak_lab.benchmarks.isolated_worker import BEYOND, MEASURED
from heatcloak_lab.benchmarks.methods import METHODS

# Okabe and Ito's palette: told apart by colour-blind readers too; the markers help in print.
_COLOURS = ("#0072B2", "#56B4E9", "#009E73", "#D55E00", "#E69F00", "#CC79A7", "#000000", "#8A8A8A")
_MARKERS = ("o", "D", "s", "^", "v", "P", "X", "<")
_QUIET = "#555555"


def draw_growth(figure: Figure, points: Sequence[Point]) -> None:
    """Draw time above and memory below; the end is hollow where the next size is beyond the limit."""
    figure.set_size_inches(11.0, 7.4)
    axes = figure.subplots(2, 2, sharex="col", sharey="row")
    for column, (axis, fixed) in enumerate((("n", f"m = {SENSORS}"), ("m", f"n = {PLACES}"))):
        of_axis = [point for point in points if point.axis == axis]
        time, memory = axes[0, column], axes[1, column]
        time.set_title(f"{axis} grows, {fixed}", loc="left", fontsize=10.5)
        for name in dict.fromkeys(point.method for point in of_axis):
            curve = [point for point in of_axis if point.method == name]
            _draw_curve(time, name, curve, [point.seconds for point in curve])
            _draw_curve(memory, name, curve, [_megabytes(point) for point in curve])
        memory.set_xlabel("possible places n" if axis == "n" else "sensors m")
        for each in (time, memory):
            each.set_xscale("log")
            each.set_yscale("log")
            each.grid(visible=True, which="major", color="#e6e6e6", lw=0.6)
    axes[0, 0].set_ylabel("seconds for a round, once prepared")
    axes[1, 0].set_ylabel("peak memory, MB")
    lines = {line.get_label(): line for each in axes.flat for line in each.get_lines()}
    named = [(lines[name], name) for name in METHODS if name in lines]
    figure.legend(
        [line for line, _ in named], [name for _, name in named], loc="outside right upper", frameon=False
    )
    figure.supxlabel("hollow: beyond the time limit at the next size", fontsize=9, color=_QUIET, x=0.5)


def _megabytes(point: Point) -> float | None:
    # A page is the least that is counted.
    return None if point.bytes is None else max(point.bytes, 4096) / 1e6


def _draw_curve(axes: Axes, name: str, curve: Sequence[Point], values: Sequence[float | None]) -> None:
    number = list(METHODS).index(name)
    colour, marker = _COLOURS[number % len(_COLOURS)], _MARKERS[number % len(_MARKERS)]
    shown = [
        (point.size, value)
        for point, value in zip(curve, values, strict=True)
        if value is not None and point.state == MEASURED
    ]
    if not shown:
        return
    sizes, heights = zip(*shown, strict=True)
    ours = number == 0
    axes.plot(
        sizes,
        heights,
        color=colour,
        marker=marker,
        ms=5,
        lw=2.6 if ours else 1.5,
        zorder=3 if ours else 2,
        label=name,
    )
    if curve[-1].state == BEYOND:
        axes.plot(sizes[-1:], heights[-1:], color=colour, marker=marker, ms=9, mfc="white", mew=1.5, zorder=4)

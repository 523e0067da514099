"""The tables, notes and figure of the benchmark ``recovery``."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from heatcloak_lab.benchmarks.isolated_worker import BEYOND, MEASURED
from heatcloak_lab.benchmarks.recovery_comparison import LOCATIONS, OURS, SENSORS, Point, RecoveryRow
from heatcloak_lab.benchmarks.recovery_methods import METHODS
from heatcloak_lab.benchmarks.report import cost_cells, number_text, seconds_text
from heatcloak_lab.experiments.result import Table

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


_COSTS = ("method", "time", "× ours", "95 %", "prepared in", "memory", "")
_QUALITIES = ("method", "Σf − ours", "gap", "‖Af−ỹ‖ − r", "off box", "EMD", "")


def tables(rows: Sequence[RecoveryRow], points: Sequence[Point], limit: float) -> tuple[Table, ...]:
    """Return one table per size, and one per growth curve."""
    return (*_comparisons(rows, limit), *_growths(points, limit))


def notes(rows: Sequence[RecoveryRow]) -> tuple[str, ...]:
    """Return explanations of the columns and of what a method can't express."""
    lines = [
        "time: median over rounds, with the methods in turns; × ours: median over the rounds of the ratio of "
        "times; 95 %: a 95 % interval of that median (with fewer than six rounds, their range). prepared in, "
        "memory: in a process of its own, without imports; memory is the growth of resident memory at its "
        "peak.",
        "Σf − ours and the gap (Σf minus our dual bound; ours: the certificate) are the worst of all rounds; "
        "‖Af−ỹ‖ − r above zero is outside the ball, off box is the distance from [0, 1]. EMD is the mean "
        "distance to the truth. Rounds without a feasible point are redrawn.",
    ]
    if any(row.method.startswith("cvxpy-") and row.state == MEASURED for row in rows):
        lines.append(
            "cvxpy: the full matrix; compiled once with the readings as a parameter (counted as "
            "preparation), then solved for each round (all of Problem.solve counted), which is not slower "
            "than compiling it for each round."
        )
    left = dict.fromkeys(row.method for row in rows if METHODS[row.method].leaves_out)
    lines += [f"{name} can't express {METHODS[name].leaves_out}." for name in left]
    others = [name for name in dict.fromkeys(row.method for row in rows) if not METHODS[name].is_pursuit]
    if others:
        lines.append(f"{' and '.join(others)}: a different estimator, without radius, objective and gap.")
    return tuple(lines)


def _comparisons(rows: Sequence[RecoveryRow], limit: float) -> list[Table]:
    found = []
    for (n, m, sigma), group in groupby(rows, key=lambda row: (row.n, row.m, row.sigma)):
        members = list(group)
        rounds = max(row.rounds for row in members)
        title = f"n = {n}, m = {m}, σ = {sigma:g}, {rounds} round{'s' if rounds != 1 else ''}"
        costs = tuple((*cost_cells(row, OURS), _remark(row, limit)) for row in members)
        found.append(Table(f"{n}x{m}-costs", f"{title}: cost", _COSTS, costs))
        if rounds:
            qualities = tuple(_qualities(row) for row in members if row.rounds)
            found.append(Table(f"{n}x{m}-qualities", f"{title}: quality", _QUALITIES, qualities))
    return found


def _qualities(row: RecoveryRow) -> tuple[str, ...]:
    return (
        row.method,
        number_text(row.objective_difference, "+.1e"),
        number_text(row.gap, ".1e"),
        number_text(row.excess, "+.1e"),
        number_text(row.box_violation, ".0e"),
        number_text(row.emd, ".4f"),
        "without f ≤ 1" if METHODS[row.method].leaves_out else "",
    )


def _remark(row: RecoveryRow, limit: float) -> str:
    if row.state == BEYOND:
        return f"beyond the limit of {limit:g} s"
    if row.state != MEASURED:
        return f"{row.state}: {row.note}" if row.note else row.state
    if row.answered < row.rounds:
        return f"no answer in {row.rounds - row.answered} of them"
    return ""


def _growths(points: Sequence[Point], limit: float) -> list[Table]:
    found = []
    for axis, fixed in (("n", f"m = {SENSORS}"), ("m", f"n = {LOCATIONS}")):
        chosen = [point for point in points if point.axis == axis]
        if not chosen:
            continue
        sizes = sorted({point.size for point in chosen})
        rows = []
        for name in dict.fromkeys(point.method for point in chosen):
            of = {point.size: point for point in chosen if point.method == name}
            rows.append((name, *(_growth_cell(of.get(size), limit) for size in sizes)))
        caption = (
            f"growth with {axis}, {fixed}: one recovery, in brackets the preparation; in its own process"
        )
        columns = (f"{axis} =", *(f"{size:,}".replace(",", " ") for size in sizes))
        found.append(Table(f"growth-{axis}", caption, columns, tuple(rows)))
    return found


def _growth_cell(point: Point | None, limit: float) -> str:
    if point is None:
        return ""
    if point.state == BEYOND:
        return f"beyond {limit:g} s"
    if point.state != MEASURED:
        return point.state
    return f"{seconds_text(point.seconds)} ({seconds_text(point.prepare_seconds)})"


# The palette of Okabe and Ito; the markers help in print.
_COLOURS = ("#0072B2", "#56B4E9", "#009E73", "#D55E00", "#E69F00", "#CC79A7", "#000000", "#8A8A8A")
_MARKERS = ("o", "D", "s", "^", "v", "P", "X", "<")


def draw_growth(figure: Figure, points: Sequence[Point]) -> None:
    """Draw time above and memory below; the last marker is hollow if the next size is beyond the limit."""
    figure.set_size_inches(11.0, 7.4)
    axes = figure.subplots(2, 2, sharex="col", sharey="row")
    for column, (axis, fixed) in enumerate((("n", f"m = {SENSORS}"), ("m", f"n = {LOCATIONS}"))):
        of_axis = [point for point in points if point.axis == axis]
        time, memory = axes[0, column], axes[1, column]
        time.set_title(f"{axis} grows, {fixed}", loc="left", fontsize=10.5)
        for name in dict.fromkeys(point.method for point in of_axis):
            curve = [point for point in of_axis if point.method == name]
            _draw_curve(time, name, curve, [point.seconds for point in curve])
            # The system counts memory in pages.
            megabytes = [None if point.bytes is None else max(point.bytes, 4096) / 1e6 for point in curve]
            _draw_curve(memory, name, curve, megabytes)
        memory.set_xlabel("possible locations n" if axis == "n" else "sensors m")
        for each in (time, memory):
            each.set(xscale="log", yscale="log")
            each.grid(visible=True, which="major", color="#e6e6e6", lw=0.6)
    axes[0, 0].set_ylabel("seconds per round, without preparation")
    axes[1, 0].set_ylabel("peak memory, MB")
    lines = {line.get_label(): line for each in axes.flat for line in each.get_lines()}
    named = [(lines[name], name) for name in METHODS if name in lines]
    figure.legend(
        [line for line, _ in named], [name for _, name in named], loc="outside right upper", frameon=False
    )
    figure.supxlabel("hollow: beyond the time limit at the next size", fontsize=9, color="#555555", x=0.5)


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

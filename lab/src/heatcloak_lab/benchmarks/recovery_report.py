"""The tables, notes and figure of the benchmark ``recovery``."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from heatcloak_lab.benchmarks.comparison import OURS, Row
from heatcloak_lab.benchmarks.growth import PLACES, SENSORS, Point
from heatcloak_lab.benchmarks.isolated_worker import BEYOND, MEASURED
from heatcloak_lab.benchmarks.methods import METHODS
from heatcloak_lab.benchmarks.words import cost_cells, number_text, seconds_text
from heatcloak_lab.experiments.result import Table

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_COSTS = ("method", "time", "× ours", "95 %", "prepared in", "memory", "")
_QUALITIES = ("method", "Σf − ours", "gap", "‖Af−ỹ‖ − r", "off box", "EMD", "")


def tables(rows: Sequence[Row], points: Sequence[Point], limit: float) -> tuple[Table, ...]:
    """One table for each size, and one for each direction of growth."""
    return (*_comparisons(rows, limit), *_growths(points, limit))


def notes(rows: Sequence[Row]) -> tuple[str, ...]:
    """What the columns mean, and what a method leaves out."""
    lines = [
        "time: median over rounds that all methods were given in turns; × ours: median over the rounds of "
        "the ratio of times; 95 %: an interval that holds that median with 95 % (with fewer than six rounds, "
        "their range). prepared in, memory: in a process of its own, imports not counted; memory is resident "
        "growth at its peak.",
        "Σf − ours and the gap (Σf minus our dual bound; ours: the certificate) are the worst of all "
        "rounds; ‖Af−ỹ‖ − r above zero is outside the ball, off box is how far outside [0, 1]. EMD is the "
        "mean distance to the truth. Rounds that no sources in [0, 1] explain to within r are drawn again.",
    ]
    if any(row.method.startswith("cvxpy-") and row.state == MEASURED for row in rows):
        lines.append(
            "cvxpy: the whole matrix; compiled once with the readings as a parameter (counted as "
            "preparation), then solved for each round (all of Problem.solve counted): no slower than posing "
            "it anew."
        )
    left = dict.fromkeys(row.method for row in rows if METHODS[row.method].leaves_out)
    lines += [f"{name} can't pose {METHODS[name].leaves_out}." for name in left]
    others = [name for name in dict.fromkeys(row.method for row in rows) if not METHODS[name].is_pursuit]
    if others:
        lines.append(f"{' and '.join(others)}: another estimator, without radius, objective and gap.")
    return tuple(lines)


def _comparisons(rows: Sequence[Row], limit: float) -> list[Table]:
    found = []
    for (n, m, sigma), group in groupby(rows, key=lambda row: (row.n, row.m, row.sigma)):
        members = list(group)
        rounds = max(row.rounds for row in members)
        title = f"n = {n}, m = {m}, σ = {sigma:g}, {rounds} round{'s' if rounds != 1 else ''}"
        costs = tuple(_costs(row, limit) for row in members)
        found.append(Table(f"{n}x{m}-costs", f"{title}: what it costs", _COSTS, costs))
        if rounds:
            qualities = tuple(_qualities(row) for row in members if row.rounds)
            found.append(Table(f"{n}x{m}-qualities", f"{title}: what it finds", _QUALITIES, qualities))
    return found


def _costs(row: Row, limit: float) -> tuple[str, ...]:
    return (*cost_cells(row, OURS), _remark(row, limit))


def _qualities(row: Row) -> tuple[str, ...]:
    return (
        row.method,
        number_text(row.objective_difference, "+.1e"),
        number_text(row.gap, ".1e"),
        number_text(row.excess, "+.1e"),
        number_text(row.box_violation, ".0e"),
        number_text(row.emd, ".4f"),
        "without f ≤ 1" if METHODS[row.method].leaves_out else "",
    )


def _remark(row: Row, limit: float) -> str:
    if row.state == BEYOND:
        return f"beyond the limit of {limit:g} s"
    if row.state != MEASURED:
        return f"{row.state}: {row.note}" if row.note else row.state
    if row.answered < row.rounds:
        return f"no answer in {row.rounds - row.answered} of them"
    return ""


def _growths(points: Sequence[Point], limit: float) -> list[Table]:
    found = []
    for axis, fixed in (("n", f"m = {SENSORS}"), ("m", f"n = {PLACES}")):
        chosen = [point for point in points if point.axis == axis]
        if not chosen:
            continue
        sizes = sorted({point.size for point in chosen})
        rows = []
        for name in dict.fromkeys(point.method for point in chosen):
            of = {point.size: point for point in chosen if point.method == name}
            rows.append((name, *(_growth_cell(of.get(size), limit) for size in sizes)))
        caption = f"growth with {axis}, {fixed}: a recovery, in brackets what is prepared once; each alone"
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


def draw(figure: Figure, points: Sequence[Point]) -> None:
    """Draw how time and memory grow, with a line for each method."""
    from heatcloak_lab.benchmarks.growth_figure import draw_growth

    draw_growth(figure, points)

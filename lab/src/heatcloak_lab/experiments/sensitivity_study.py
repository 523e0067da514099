"""Experiments on the sensitivity Δ₂ as a function of one parameter, with its bound and its power laws."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_lab.experiments.claims import Decision, claims_table
from heatcloak_lab.experiments.figure_style import (
    TEXT,
    WIDTH,
    bound_style,
    legend_above,
    numbered_styles,
    style_panel,
)
from heatcloak_lab.experiments.result import Cell, Measured, Result, Runner, Table
from heatcloak_lab.experiments.setting import INTEGER_PARAMETERS, Setting

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


TOLERANCE = 0.05
"""Largest deviation from exponent 1, anywhere on the curve, that counts as proportional."""

LAWS = ("proven bound", "T^−0.75 law", "T^−1.5 law")
"""The curves drawn with Δ₂."""


@dataclass(frozen=True, slots=True)
class SensitivityCurve:
    """A power of Δ₂ as a function of one parameter.

    Attributes:
        label: title of the panel.
        setting: the parameters; the varied one is overridden. Neighbours are 1/n apart.
        vary: a field of `Setting`.
        values: its values, increasing.
        power: the power of Δ₂ that is plotted.
        shown: the same in symbols.
        axis: label of the horizontal axis.
        claim: statement of the papers that it is proportional to the parameter; "" for none.
        log: whether both axes are logarithmic.
    """

    label: str
    setting: Setting
    vary: str
    values: tuple[float, ...]
    power: float
    shown: str
    axis: str
    claim: str = ""
    log: bool = False

    def settings(self) -> list[Setting]:
        """Return the setting at each value."""
        whole = self.vary in INTEGER_PARAMETERS
        changes: list[dict[str, Any]] = [{self.vary: int(value) if whole else value} for value in self.values]
        return [replace(self.setting, **change) for change in changes]


@dataclass(frozen=True, eq=False, slots=True)
class SensitivityPoints:
    """A computed curve, every array of shape (values,).

    Attributes:
        curve: its definition.
        sensitivity: Δ₂.
        laws: the `LAWS` for Δ₂, shape (laws, values).
    """

    curve: SensitivityCurve
    sensitivity: FloatArray
    laws: FloatArray

    @property
    def shown(self) -> FloatArray:
        """Δ₂ raised to the curve's power."""
        return np.asarray(self.sensitivity**self.curve.power)

    @property
    def exponents(self) -> FloatArray:
        """Exponents of the plotted power between neighbouring values, shape (values − 1,)."""
        return np.asarray(np.diff(np.log(self.shown)) / np.diff(np.log(self.curve.values)))


@dataclass(frozen=True)
class SensitivityStudy:
    """The experiment.

    Attributes:
        name: prefix of file names.
        title: title of figure and report.
        question: the question in one line.
        curves: one per panel.
        source: the place in the papers.
        notes: sentences on differences from the paper.
        seeded: False, because nothing is random.
    """

    name: str
    title: str
    question: str
    curves: tuple[SensitivityCurve, ...]
    source: str
    notes: tuple[str, ...] = ()
    seeded: bool = field(default=False, init=False)

    def run(self, runner: Runner) -> Result:
        """Compute every curve.

        Raises:
            ParameterError: a parameter is out of range.
        """
        found = []
        for done, curve in enumerate(self.curves, start=1):
            found.append(compute_points(curve))
            runner.progress(done / len(self.curves))

        claim_rows = [_claim_row(points) for points in found if points.curve.claim]
        return Result(
            name=self.name,
            title=self.title,
            question=self.question,
            answer=tuple(_sentence(points) for points in found),
            assumptions=(
                *self.notes,
                "Neighbours swap two adjacent locations: α = 1/n. T = μt with μ = 1/2.",
            ),
            tables=(
                _settings(found),
                claims_table(
                    "The claims of the papers: one holds if all exponents between neighbours are "
                    f"1 ± {TOLERANCE:g}.",
                    claim_rows,
                    wide=False,
                ),
                _summary(found),
            ),
            series=_series(found),
            caption=f"{self.source}. Blue: Δ₂, computed exactly. Black: an upper bound of Δ₂, proven for "
            "every T, m and n; it is below the curve if the plotted power is negative. Grey, where t varies: "
            "the limits of Δ₂ for T ≪ 1 and T ≫ 1.",
            draw=partial(draw_sensitivity, found=found),
        )


def compute_points(curve: SensitivityCurve) -> SensitivityPoints:
    """Compute the points of a curve."""
    from heatcloak_aggregator.theory import sensitivity_asymptotes, sensitivity_bound

    exact, laws = [], []
    for setting in curve.settings():
        op, alpha = setting.interval_operator, setting.radius_of_promise
        limits = sensitivity_asymptotes(op, alpha)
        exact.append(op.sensitivity(alpha))
        laws.append((sensitivity_bound(op, alpha), limits.dense, limits.wide))
    return SensitivityPoints(curve, np.array(exact), np.array(laws).T)


def _claim_row(points: SensitivityPoints) -> tuple[Cell, ...]:
    exponents = points.exponents
    holds = bool((np.abs(exponents - 1.0) <= TOLERANCE).all())
    return (
        points.curve.claim,
        "proportional",
        points.curve.label,
        "exact",
        (Decision.HOLDS if holds else Decision.FAILS).value,
        "",
        _exponents(points),
    )


def _exponents(points: SensitivityPoints) -> str:
    low, high = float(points.exponents.min()), float(points.exponents.max())
    name = f"{points.curve.shown} grows" if points.curve.power != 1.0 else "Δ₂ changes"
    return f"{name} with exponents from {low:.2f} to {high:.2f} between neighbouring values"


def _sentence(points: SensitivityPoints) -> str:
    curve, shown = points.curve, points.shown
    over = points.laws[0] / points.sensitivity
    start = f"{curve.label[0].upper()}{curve.label[1:]}: "
    if curve.claim:
        holds = _claim_row(points)[4] == Decision.HOLDS.value
        start = f"{start}claimed: {curve.claim}. It {'holds' if holds else 'does not hold'}: "
    return (
        f"{start}{_exponents(points)}; {curve.shown} is {shown[0]:.6g} at {curve.values[0]:g} and "
        f"{shown[-1]:.6g} at {curve.values[-1]:g}. The proven bound is {over.min():.2f} to {over.max():.2f} "
        "times Δ₂."
    )


def _settings(found: list[SensitivityPoints]) -> Table:
    rows = []
    for points in found:
        curve, setting = points.curve, points.curve.setting
        cells: dict[str, Cell] = {
            "n_sources": setting.n_sources,
            "n_sensors": setting.n_sensors,
            "time": setting.time,
        }
        cells[curve.vary] = f"{curve.values[0]:g} to {curve.values[-1]:g}"
        rows.append((curve.label, *cells.values(), setting.diffusivity))
    return Table("setting", "Parameters.", ("panel", "n", "m", "t", "μ"), tuple(rows))


def _summary(found: list[SensitivityPoints]) -> Table:
    return Table(
        "summary",
        "What is plotted, Δ₂ itself, its proven bound, and the two power laws that it limits to.",
        ("panel", "value", "plotted", "as plotted", "Δ₂", *LAWS),
        tuple(
            (
                points.curve.label,
                Measured(value),
                points.curve.shown,
                Measured(points.shown[index]),
                Measured(points.sensitivity[index]),
                *map(Measured, points.laws[:, index]),
            )
            for points in found
            for index, value in enumerate(points.curve.values)
        ),
    )


def _series(found: list[SensitivityPoints]) -> Table:
    return Table(
        "points",
        "Every point.",
        ("panel", "parameter", "value", "plotted", "sensitivity"),
        tuple(
            (points.curve.label, points.curve.vary, value, float(shown), float(exact))
            for points in found
            for value, shown, exact in zip(points.curve.values, points.shown, points.sensitivity, strict=True)
        ),
    )


_LAW_LOOKS = (
    bound_style("upper"),
    bound_style("guide"),
    {**bound_style("lower"), "color": bound_style("guide")["color"]},
)
_TYPESET = {
    "T^−0.75 law": r"$T^{-0.75}$ law",
    "T^−1.5 law": r"$T^{-1.5}$ law",
    "Δ₂^(−2/3)": r"$\Delta_2^{\,-2/3}$",
    "Δ₂²": r"$\Delta_2^{\,2}$",
    "1/Δ₂": r"$1/\Delta_2$",
    "Δ₂": r"$\Delta_2$",
}


def draw_sensitivity(figure: Figure, found: Sequence[SensitivityPoints]) -> None:
    """Draw a panel for each curve."""
    figure.set_size_inches(WIDTH, 3.9)
    axes = figure.subplots(1, len(found), squeeze=False)[0]
    for panel, points in zip(axes, found, strict=True):
        _draw_panel(panel, points)
    legend_above(figure, axes[-1], 4)


def _draw_panel(axes: Axes, points: SensitivityPoints) -> None:
    from matplotlib.ticker import MaxNLocator

    style_panel(axes)
    curve, values = points.curve, np.array(points.curve.values, dtype=np.float64)
    for law, label, look in zip(points.laws, LAWS, _LAW_LOOKS, strict=True):
        # The laws in T differ only by a factor if T does not vary.
        if label == LAWS[0] or curve.vary == "time":
            axes.plot(values, law**curve.power, label=_TYPESET.get(label, label), **look)
    axes.plot(values, points.shown, label="exact", **{**numbered_styles(2)[1], "ls": "-"})
    axes.set_title(curve.label, loc="left", fontsize=TEXT)
    axes.set_xlabel(curve.axis, fontsize=TEXT)
    axes.set_ylabel(_TYPESET.get(curve.shown, curve.shown), fontsize=TEXT)
    low, high = float(points.shown.min()), float(points.shown.max())
    if curve.log:
        axes.set(xscale="log", yscale="log", ylim=(0.5 * low, 2.0 * high))
        return
    axes.set(xlim=(0.0, None), ylim=(0.0, 1.25 * high))
    axes.xaxis.set_major_locator(MaxNLocator(5))

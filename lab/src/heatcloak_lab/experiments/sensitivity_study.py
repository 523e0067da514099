"""An experiment that draws nothing at random: Δ₂ over one parameter, beside its bound and its power laws."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_lab.experiments.claims import Said
from heatcloak_lab.experiments.measured import Measured
from heatcloak_lab.experiments.result import Cell, Result, Table
from heatcloak_lab.experiments.running import Runner
from heatcloak_lab.experiments.setting import WHOLE, Setting

if TYPE_CHECKING:
    from matplotlib.figure import Figure


TOLERANCE = 0.05
"""How far from 1 an exponent of what is called proportional may be, anywhere on the curve."""

LAWS = ("proven bound", "T^−0.75 law", "T^−1.5 law")
"""The curves beside Δ₂."""


@dataclass(frozen=True, slots=True)
class SensitivityCurve:
    """Δ₂, raised to a power, over one parameter.

    Attributes:
        label: title of the panel.
        setting: the parameters; the varied one is overruled. Neighbours are 1/n apart.
        vary: a field of `Setting`.
        values: what it takes, rising.
        power: Δ₂ is shown raised to it.
        shown: that in symbols.
        axis: label of the horizontal axis.
        claim: what the papers state of it: that it is proportional to the parameter; "" for nothing.
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
        """The setting at each value."""
        whole = self.vary in WHOLE
        changes: list[dict[str, Any]] = [{self.vary: int(value) if whole else value} for value in self.values]
        return [replace(self.setting, **change) for change in changes]


@dataclass(frozen=True, eq=False, slots=True)
class SensitivityPoints:
    """A computed curve, every array of shape (values,).

    Attributes:
        curve: which.
        sensitivity: Δ₂.
        laws: those of `LAWS`, for Δ₂, shape (laws, values).
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
        """Of what is shown, between neighbouring values, shape (values − 1,)."""
        return np.asarray(np.diff(np.log(self.shown)) / np.diff(np.log(self.curve.values)))


@dataclass(frozen=True)
class SensitivityStudy:
    """The experiment.

    Attributes:
        name: a file name.
        title: of figure and report.
        question: what it asks, in one line.
        curves: a panel each.
        source: where in the papers it is from.
        notes: sentences on how this differs from the paper.
        seeded: it draws nothing.
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
            ParameterError: a parameter is outside its range.
        """
        found = []
        for done, curve in enumerate(self.curves, start=1):
            found.append(points_of(curve))
            runner.progress(done / len(self.curves))

        def draw(figure: Figure) -> None:
            from heatcloak_lab.experiments.sensitivity_figure import draw_sensitivity

            draw_sensitivity(figure, found)

        judged = [_judge(points) for points in found if points.curve.claim]
        return Result(
            name=self.name,
            title=self.title,
            question=self.question,
            answer=tuple(_sentence(points) for points in found),
            assumptions=(*self.notes, "Neighbours swap two adjacent places: α = 1/n. T = μt with μ = 1/2."),
            tables=(_settings(found), _verdicts(judged), _summary(found)),
            series=_series(found),
            caption=f"{self.source}. Blue: Δ₂, computed exactly. Black: an upper bound of Δ₂ that is proven "
            "for every T, m and n; it lies below where Δ₂ is raised to a negative power. Grey, where t "
            "varies: what Δ₂ tends to for T ≪ 1 and T ≫ 1.",
            draw=draw,
        )


def points_of(curve: SensitivityCurve) -> SensitivityPoints:
    """Compute a curve."""
    from heatcloak_aggregator.theory import sensitivity_asymptotes, sensitivity_bound

    exact, laws = [], []
    for setting in curve.settings():
        op, alpha = setting.operator, setting.radius_of_promise
        tends = sensitivity_asymptotes(op, alpha)
        exact.append(op.sensitivity(alpha))
        laws.append((sensitivity_bound(op, alpha), tends.dense, tends.wide))
    return SensitivityPoints(curve, np.array(exact), np.array(laws).T)


def _judge(points: SensitivityPoints) -> tuple[Cell, ...]:
    exponents = points.exponents
    holds = bool((np.abs(exponents - 1.0) <= TOLERANCE).all())
    return (
        points.curve.claim,
        "proportional",
        points.curve.label,
        "exact",
        (Said.HOLDS if holds else Said.FAILS).value,
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
        holds = _judge(points)[4] == Said.HOLDS.value
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
    return Table("setting", "What was computed.", ("panel", "n", "m", "t", "μ"), tuple(rows))


def _verdicts(rows: list[tuple[Cell, ...]]) -> Table:
    return Table(
        "verdicts",
        f"What the papers state: it holds where all exponents between neighbours are 1 ± {TOLERANCE:g}.",
        ("claim", "shape", "panel", "method", "verdict", "p", "evidence"),
        tuple(rows),
    )


def _summary(found: list[SensitivityPoints]) -> Table:
    rows: list[tuple[Cell, ...]] = []
    for points in found:
        for index, value in enumerate(points.curve.values):
            laws = (Measured(law) for law in points.laws[:, index])
            shown = Measured(points.shown[index])
            rows.append(
                (
                    points.curve.label,
                    Measured(value),
                    points.curve.shown,
                    shown,
                    Measured(points.sensitivity[index]),
                    *laws,
                )
            )
    return Table(
        "summary",
        "What is plotted, Δ₂ itself, its proven bound, and the two power laws that it tends to.",
        ("panel", "value", "plotted", "as plotted", "Δ₂", *LAWS),
        tuple(rows),
    )


def _series(found: list[SensitivityPoints]) -> Table:
    rows: list[tuple[Cell, ...]] = []
    for points in found:
        curve = points.curve
        for value, shown, exact in zip(curve.values, points.shown, points.sensitivity, strict=True):
            rows.append((curve.label, curve.vary, value, float(shown), float(exact)))
    return Table(
        "points", "Every point.", ("panel", "parameter", "value", "plotted", "sensitivity"), tuple(rows)
    )

"""The figure of an experiment on Δ₂."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from heatcloak_lab.experiments.sensitivity_study import LAWS, SensitivityPoints
from heatcloak_lab.experiments.style import TEXT, WIDTH, guide_look, legend_above, looks, prepare

_LAW_LOOKS = (
    guide_look("upper"),
    guide_look("guide"),
    {**guide_look("lower"), "color": guide_look("guide")["color"]},
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
    """A panel for each curve."""
    figure.set_size_inches(WIDTH, 3.9)
    axes = figure.subplots(1, len(found), squeeze=False)[0]
    for place, points in zip(axes, found, strict=True):
        _draw(place, points)
    legend_above(figure, axes[-1], 4)


def _draw(axes: Axes, points: SensitivityPoints) -> None:
    prepare(axes)
    curve, values = points.curve, np.array(points.curve.values, dtype=np.float64)
    for law, label, look in zip(points.laws, LAWS, _LAW_LOOKS, strict=True):
        # Laws in T are the same but for a factor where T does not change.
        if label == LAWS[0] or curve.vary == "time":
            axes.plot(values, law**curve.power, label=_TYPESET.get(label, label), **look)
    axes.plot(values, points.shown, label="exact", **{**looks(2)[1], "ls": "-"})
    axes.set_title(curve.label, loc="left", fontsize=TEXT)
    axes.set_xlabel(curve.axis, fontsize=TEXT)
    axes.set_ylabel(_TYPESET.get(curve.shown, curve.shown), fontsize=TEXT)
    if curve.log:
        axes.set_xscale("log")
        axes.set_yscale("log")
        axes.set_ylim(0.5 * float(points.shown.min()), 2.0 * float(points.shown.max()))
        return
    axes.set_xlim(left=0.0)
    axes.set_ylim(0.0, 1.25 * float(points.shown.max()))
    axes.xaxis.set_major_locator(MaxNLocator(5))

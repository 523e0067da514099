"""v1, Figure 5, and Figure 2 of the extended version: the sensitivity."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from heatcloak_lab.experiments.papers.panels import V1, V2
from heatcloak_lab.experiments.sensitivity_study import SensitivityCurve, SensitivityStudy
from heatcloak_lab.experiments.setting import Setting

_BASE = Setting(n_sources=500, n_sensors=500, time=0.1)
_TIGHT = f"{V1}, Proposition 4 and Figure 5; {V2}, Proposition 13 and Figure 2: Δ₂ = O(√m/(nT^1.5)), tight in"
_WITHOUT_MU = (
    "The printed values are those of T = μt with μ = 1/2, though t is given without μ. The printed axis of "
    "5c runs to 1000: thousandths of t."
)

_OVER_M = SensitivityCurve(
    label="over m",
    setting=_BASE,
    vary="n_sensors",
    values=(100, 200, 300, 400, 500, 600, 700, 800, 900, 1000),
    power=2.0,
    shown="Δ₂²",
    axis="sensors m",
    claim=f"{_TIGHT} m: Δ₂² is proportional to m",
)
_OVER_N = SensitivityCurve(
    label="over n",
    setting=_BASE,
    vary="n_sources",
    values=(100, 200, 300, 400, 500, 600, 700, 800, 900, 1000),
    power=-1.0,
    shown="1/Δ₂",
    axis="possible places n",
    claim=f"{_TIGHT} n: 1/Δ₂ is proportional to n",
)
_OVER_T = SensitivityCurve(
    label="over t",
    setting=replace(_BASE, n_sources=1000),
    vary="time",
    values=(0.01, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0),
    power=-2.0 / 3.0,
    shown="Δ₂^(−2/3)",
    axis="time t (T = t/2)",
    claim=f"{_TIGHT} T: Δ₂^(−2/3) is proportional to t",
)
_OVER_DECADES = replace(
    _OVER_T,
    label="over six decades of t",
    values=tuple(float(value) for value in np.geomspace(2e-5, 20.0, 19)),
    power=1.0,
    shown="Δ₂",
    claim="",
    log=True,
)

FIGURE_5A = SensitivityStudy(
    "v1-5a",
    "Δ₂ over the number of sensors",
    "How does Δ₂ grow with m?",
    (_OVER_M,),
    f"{V1}, Figure 5a",
    (_WITHOUT_MU,),
)
FIGURE_5B = SensitivityStudy(
    "v1-5b",
    "Δ₂ over the number of places",
    "How does Δ₂ fall with n?",
    (_OVER_N,),
    f"{V1}, Figure 5b",
    (_WITHOUT_MU,),
)
FIGURE_5C = SensitivityStudy(
    "v1-5c",
    "Δ₂ over time",
    "How does Δ₂ fall as the heat spreads?",
    (_OVER_T, _OVER_DECADES),
    f"{V1}, Figure 5c",
    (_WITHOUT_MU,),
)
EXTENDED_2 = SensitivityStudy(
    "extended-2",
    "Δ₂ over m, n and t",
    "How does Δ₂ depend on m, n and t?",
    (_OVER_M, _OVER_N, _OVER_T),
    f"{V2}, Figure 2",
    (_WITHOUT_MU,),
)

FIGURE_5 = (FIGURE_5A, FIGURE_5B, FIGURE_5C)

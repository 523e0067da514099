"""Gilbert & McMillan 2017: the experiments of Figures 1 to 5, and Figure 3d under private noise."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from heatcloak_lab.experiments.claims import Claim, Trend
from heatcloak_lab.experiments.papers.theory_curves import (
    CENTRE_NOTE,
    FIXED,
    LOWER,
    PRIVATE,
    UNIFORM,
    UPPER,
    UPPER_BOUND_NOTE,
    V1,
    V2,
    location_and_noise_panels,
    location_panels,
    noise_panels,
)
from heatcloak_lab.experiments.sensitivity_study import SensitivityCurve, SensitivityStudy
from heatcloak_lab.experiments.setting import Setting
from heatcloak_lab.experiments.sweeps import Panel, Sweep


def _picture(name: str, title: str, question: str, source: str, setting: Setting, note: str) -> Sweep:
    """Return a sweep with a single value: its figure shows one draw and the scores of all draws."""
    return Sweep(
        name=name,
        title=title,
        question=question,
        vary="sigma",
        values=(setting.sigma,),
        panels=(Panel(f"T = {setting.spread:g}, σ = {setting.sigma:g}", setting),),
        source=source,
        axis="noise scale σ",
        notes=(
            note,
            "As in the paper, truth and estimates are scaled to mass one. The picture shows the first draw, "
            "without selection; the scores are of all draws.",
        ),
    )


_PAIR = replace(FIXED, time=0.1, sources=2)


FIGURE_2B = _picture(
    "v1-2b",
    "Two sources far apart",
    "Are sources at 0.24 and 0.76 resolved?",
    f"{V1}, Figure 2b",
    replace(_PAIR, places=(0.24, 0.76)),
    "According to the paper, distant sources are recovered as two.",
)

PICTURES = (
    _picture(
        "v1-1",
        "One source, recovered",
        "What does a typical estimate look like?",
        f"{V1}, Figure 1",
        replace(FIXED, places="centre", sigma=0.5),
        "The printed caption does not say where the source is; here it is at 0.5.",
    ),
    _picture(
        "v1-2a",
        "Two sources close together",
        "Are sources at 0.41 and 0.59 resolved?",
        f"{V1}, Figure 2a",
        replace(_PAIR, places=(0.41, 0.59)),
        "According to the paper, close sources are recovered as one between them.",
    ),
    FIGURE_2B,
)


_LETTER = (
    "The printed caption of Figure 3a says n, but its axis runs from 0 to 1.2 and has no symbol; "
    "the text mentions n and σ. v1-3a varies σ, v1-3a-n varies n."
)

FIGURE_3 = (
    Sweep(
        name="v1-3a",
        title="EMD over the noise",
        question="How does the error grow with the noise?",
        vary="sigma",
        values=(0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2),
        panels=location_panels(FIXED),
        source=f"{V1}, Figure 3a",
        axis="noise scale σ",
        claims=(Claim(Trend.RISING, f"{V1}, Table 2: O(σ); section 5: tight in σ"),),
        bounds=(UNIFORM, LOWER),
        notes=(_LETTER, CENTRE_NOTE),
    ),
    Sweep(
        name="v1-3a-n",
        title="EMD over the number of locations",
        question="Does a finer grid make recovery harder?",
        vary="n_sources",
        values=(10, 20, 40, 70, 100, 140, 200),
        panels=location_panels(FIXED),
        source=f"{V1}, Figure 3a",
        axis="possible places n",
        claims=(Claim(Trend.FLAT, f"{V1}, Table 2: O(1) in n; section 5: tight in n"),),
        bounds=(UNIFORM, LOWER),
        notes=(_LETTER, CENTRE_NOTE),
    ),
    Sweep(
        name="v1-3b",
        title="EMD over the number of sensors",
        question="Do more sensors help, each with the same noise?",
        vary="n_sensors",
        values=(5, 10, 20, 35, 50, 70, 100),
        panels=location_panels(FIXED),
        source=f"{V1}, Figure 3b",
        axis="sensors m",
        claims=(
            Claim(Trend.BOUNDED, f"{V1}, Table 2: O(1) in m"),
            Claim(
                Trend.FALLING,
                f"{V1}, section 5: the bound is loose by a factor of √m; "
                f"{V2}, section 4: decays like 1 + 1/√m",
            ),
        ),
        bounds=(UNIFORM, LOWER),
        notes=(CENTRE_NOTE,),
    ),
    Sweep(
        name="v1-3c",
        title="EMD over time",
        question="How does the error grow as the heat spreads?",
        vary="time",
        values=(0.0005, 0.001, 0.0025, 0.006, 0.012, 0.025, 0.06, 0.12),
        panels=location_panels(replace(FIXED, sigma=0.2)),
        source=f"{V1}, Figure 3c",
        axis="time t (spread T = t/2, in squared lengths of the corridor)",
        claims=(Claim(Trend.RISING, f"{V1}, Table 2: O(√T + T²)"),),
        bounds=(UNIFORM, UPPER, LOWER),
        notes=(
            "σ = 0.2, as printed. The printed axis starts at 0; here the earliest time is t = 0.0005.",
            UPPER_BOUND_NOTE,
            "Sources are on the grid: at early times they are found exactly in most draws, and a mean of 0 "
            "is below the range of the axis.",
            CENTRE_NOTE,
        ),
        log_x=True,
    ),
    Sweep(
        name="v1-3d",
        title="EMD over the number of sources",
        question="Is a crowd easier to find than one person?",
        vary="sources",
        values=(1, 2, 3, 5, 10, 20, 50, 100),
        panels=(
            Panel("T = 0.5, as printed", FIXED),
            Panel("T = 0.05", replace(FIXED, time=0.1)),
        ),
        source=f"{V1}, Figure 3d",
        axis="sources k",
        claims=(Claim(Trend.FALLING, f"{V1}, section 4.2: the error decays as k increases"),),
        bounds=(UNIFORM, LOWER),
        notes=(
            "All locations are drawn at random, also for k = 1, where the papers put the source at 0.5. At "
            "k = n every location has one.",
            "EMD compares vectors scaled to mass one, so many scattered sources are close to the uniform "
            "vector: the grey line is the score without any readings.",
            "The posterior allows for about six sources. With more its status is crowded, and if it can't "
            "explain the readings, it returns the estimate of basis pursuit.",
        ),
        log_x=True,
    ),
)


NOISE = (
    "The papers' noise is σ = 2·ln(1.25/δ)·Δ₂/ε. At ε = 1, δ = 0.1 zCDP noise is 3.7 times smaller and keeps "
    "the same promise. Neighbours swap two adjacent locations, so α = 1/n."
)

PRIVATE_K = Sweep(
    name="private-k",
    title="Private: EMD over the number of sources",
    question="Figure 3d under private noise: is a crowd easier to find than one person?",
    vary="sources",
    values=(1, 2, 3, 5, 8, 15, 30),
    panels=noise_panels(PRIVATE),
    source="not in the papers",
    axis="sources k",
    claims=(Claim(Trend.FALLING, f"{V1}, section 4.2 on Figure 3d: the error decays as k increases"),),
    bounds=(UNIFORM, LOWER),
    notes=(
        NOISE,
        "All locations are drawn at random. The grey line is the score without any readings: it falls too, "
        "because EMD compares vectors scaled to mass one.",
        "The posterior allows for about six sources. With more its status is crowded, and if it can't "
        "explain the readings, it returns the estimate of basis pursuit.",
    ),
    log_x=True,
)

FIGURE_4 = (
    Sweep(
        name="v1-4a",
        title="Private: EMD over the number of locations",
        question="With a promise about neighbouring locations, what is the effect of a finer grid?",
        vary="n_sources",
        values=(10, 20, 35, 50, 75, 100, 150, 200),
        panels=location_and_noise_panels(PRIVATE),
        source=f"{V1}, Figure 4a",
        axis="possible places n",
        claims=(Claim(Trend.FALLING, f"{V1}, Table 1: O(1 + 1/√n); section 5: tight in n"),),
        bounds=(UNIFORM, LOWER),
        notes=(
            f"{NOISE} A finer grid therefore promises less, because its neighbours are closer.",
            CENTRE_NOTE,
        ),
    ),
    Sweep(
        name="v1-4b",
        title="Private: EMD over the number of sensors",
        question="More sensors see more and need more noise: which effect wins?",
        vary="n_sensors",
        values=(5, 10, 20, 35, 50, 100, 150, 200),
        panels=location_and_noise_panels(PRIVATE),
        source=f"{V1}, Figure 4b",
        axis="sensors m",
        claims=(
            Claim(
                Trend.FLAT,
                f"{V1}, section 5: the bound O(√m) is loose by a factor of about √m; {V2}, Table 1: O(1)",
            ),
        ),
        bounds=(UNIFORM, LOWER),
        notes=(NOISE, CENTRE_NOTE),
    ),
    Sweep(
        name="v1-4c",
        title="Private: EMD over time",
        question="Early readings are sharp and need much noise, late ones are blurred: "
        "when is the best time?",
        vary="time",
        values=(0.0002, 0.001, 0.004, 0.015, 0.05, 0.15, 0.4, 1.0),
        panels=location_and_noise_panels(PRIVATE),
        source=f"{V1}, Figure 4c",
        axis="time t (spread T = t/2, in squared lengths of the corridor)",
        claims=(
            Claim(
                Trend.VALLEY,
                f"{V1}, section 5: the error increases both as T → 0 and T → ∞ (Table 1: O(1/t + √t + …))",
            ),
        ),
        bounds=(UNIFORM, LOWER),
        notes=(NOISE, CENTRE_NOTE),
        log_x=True,
    ),
    Sweep(
        name="v1-4d",
        title="Private: EMD over ε",
        question="What does a stronger promise cost?",
        vary="epsilon",
        values=(0.05, 0.1, 0.2, 0.3, 0.45, 0.6, 0.8, 1.0),
        panels=location_and_noise_panels(PRIVATE),
        source=f"{V1}, Figure 4d",
        axis="privacy ε (δ = 0.1); a larger ε promises less",
        claims=(Claim(Trend.FALLING, f"{V1}, Figure 4d and Corollary 9: falls as ε grows"),),
        bounds=(UNIFORM, LOWER),
        notes=(NOISE, CENTRE_NOTE),
    ),
)


_SENSITIVITY_BASE = Setting(n_sources=500, n_sensors=500, time=0.1)
_TIGHT = f"{V1}, Proposition 4 and Figure 5; {V2}, Proposition 13 and Figure 2: Δ₂ = O(√m/(nT^1.5)), tight in"
MU_NOTE = (
    "The printed values are those of T = μt with μ = 1/2, although t is given without μ. The printed axis of "
    "5c runs to 1000, in thousandths of t."
)

OVER_M = SensitivityCurve(
    label="over m",
    setting=_SENSITIVITY_BASE,
    vary="n_sensors",
    values=(100, 200, 300, 400, 500, 600, 700, 800, 900, 1000),
    power=2.0,
    shown="Δ₂²",
    axis="sensors m",
    claim=f"{_TIGHT} m: Δ₂² is proportional to m",
)
OVER_N = SensitivityCurve(
    label="over n",
    setting=_SENSITIVITY_BASE,
    vary="n_sources",
    values=(100, 200, 300, 400, 500, 600, 700, 800, 900, 1000),
    power=-1.0,
    shown="1/Δ₂",
    axis="possible places n",
    claim=f"{_TIGHT} n: 1/Δ₂ is proportional to n",
)
OVER_T = SensitivityCurve(
    label="over t",
    setting=replace(_SENSITIVITY_BASE, n_sources=1000),
    vary="time",
    values=(0.01, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0),
    power=-2.0 / 3.0,
    shown="Δ₂^(−2/3)",
    axis="time t (T = t/2)",
    claim=f"{_TIGHT} T: Δ₂^(−2/3) is proportional to t",
)
_OVER_DECADES = replace(
    OVER_T,
    label="over six decades of t",
    values=tuple(float(value) for value in np.geomspace(2e-5, 20.0, 19)),
    power=1.0,
    shown="Δ₂",
    claim="",
    log=True,
)

FIGURE_5 = (
    SensitivityStudy(
        "v1-5a",
        "Δ₂ over the number of sensors",
        "How does Δ₂ grow with m?",
        (OVER_M,),
        f"{V1}, Figure 5a",
        (MU_NOTE,),
    ),
    SensitivityStudy(
        "v1-5b",
        "Δ₂ over the number of locations",
        "How does Δ₂ fall with n?",
        (OVER_N,),
        f"{V1}, Figure 5b",
        (MU_NOTE,),
    ),
    SensitivityStudy(
        "v1-5c",
        "Δ₂ over time",
        "How does Δ₂ fall as the heat spreads?",
        (OVER_T, _OVER_DECADES),
        f"{V1}, Figure 5c",
        (MU_NOTE,),
    ),
)

"""v1, Figure 3: noise of a given scale."""

from __future__ import annotations

from dataclasses import replace

from heatcloak_lab.experiments.claims import Claim, Trend
from heatcloak_lab.experiments.papers.guides import LOWER, PROVEN, UNIFORM, UPPER
from heatcloak_lab.experiments.papers.panels import FIXED, FLATTERY, V1, V2, at_both_places
from heatcloak_lab.experiments.sweep import Panel, Sweep

_LETTER = (
    "The caption of the printed Figure 3a says n, but its axis runs from 0 to 1.2 and its letter is lost; "
    "the text speaks of n and σ. v1-3a varies σ, v1-3a-n varies n."
)

FIGURE_3A = Sweep(
    name="v1-3a",
    title="EMD over the noise",
    question="How does the error grow with the noise?",
    vary="sigma",
    values=(0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2),
    panels=at_both_places(FIXED),
    source=f"{V1}, Figure 3a",
    axis="noise scale σ",
    claims=(Claim(Trend.RISING, f"{V1}, Table 2: O(σ); section 5: tight in σ"),),
    bounds=(UNIFORM, LOWER),
    notes=(_LETTER, FLATTERY),
)

FIGURE_3A_N = Sweep(
    name="v1-3a-n",
    title="EMD over the number of places",
    question="Does a finer grid make recovery harder?",
    vary="n_sources",
    values=(10, 20, 40, 70, 100, 140, 200),
    panels=at_both_places(FIXED),
    source=f"{V1}, Figure 3a",
    axis="possible places n",
    claims=(Claim(Trend.FLAT, f"{V1}, Table 2: O(1) in n; section 5: tight in n"),),
    bounds=(UNIFORM, LOWER),
    notes=(_LETTER, FLATTERY),
)

FIGURE_3B = Sweep(
    name="v1-3b",
    title="EMD over the number of sensors",
    question="Do more sensors help, each with the same noise?",
    vary="n_sensors",
    values=(5, 10, 20, 35, 50, 70, 100),
    panels=at_both_places(FIXED),
    source=f"{V1}, Figure 3b",
    axis="sensors m",
    claims=(
        Claim(Trend.BOUNDED, f"{V1}, Table 2: O(1) in m"),
        Claim(
            Trend.FALLING,
            f"{V1}, section 5: the bound is loose by a factor of √m; {V2}, section 4: decays like 1 + 1/√m",
        ),
    ),
    bounds=(UNIFORM, LOWER),
    notes=(FLATTERY,),
)

FIGURE_3C = Sweep(
    name="v1-3c",
    title="EMD over time",
    question="How does the error grow as the heat spreads?",
    vary="time",
    values=(0.0005, 0.001, 0.0025, 0.006, 0.012, 0.025, 0.06, 0.12),
    panels=at_both_places(replace(FIXED, sigma=0.2)),
    source=f"{V1}, Figure 3c",
    axis="time t (spread T = t/2, in squared lengths of the corridor)",
    claims=(Claim(Trend.RISING, f"{V1}, Table 2: O(√T + T²)"),),
    bounds=(UNIFORM, UPPER, LOWER),
    notes=(
        "σ = 0.2, as printed. The printed axis starts at 0; here the earliest time is t = 0.0005.",
        PROVEN,
        "Places are on the grid: early on they are found exactly in most draws, and a mean of 0 lies below "
        "the picture.",
        FLATTERY,
    ),
    log_x=True,
)

FIGURE_3D = Sweep(
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
        "All places are drawn at random, also for k = 1, where the papers have the source at 0.5. At "
        "k = n every place has one.",
        "EMD compares vectors scaled to mass one, so a crowd that is spread out is close to the uniform "
        "vector: the grey line is what one gets without any readings.",
        "The posterior allows for about six sources. With more its status is crowded, and where it can't "
        "explain the readings, its estimate is that of basis pursuit.",
    ),
    log_x=True,
)

FIGURE_3 = (FIGURE_3A, FIGURE_3A_N, FIGURE_3B, FIGURE_3C, FIGURE_3D)

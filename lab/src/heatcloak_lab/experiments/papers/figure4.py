"""v1, Figure 4: noise that keeps a promise; and beyond it, the number of sources."""

from __future__ import annotations

from heatcloak_lab.experiments.claims import Claim, Trend
from heatcloak_lab.experiments.papers.guides import LOWER, UNIFORM
from heatcloak_lab.experiments.papers.panels import (
    FLATTERY,
    PRIVATE,
    V1,
    V2,
    at_both_noises,
    in_all_ways,
)
from heatcloak_lab.experiments.sweep import Sweep

NOISE = (
    "The papers' noise is σ = 2·ln(1.25/δ)·Δ₂/ε. At ε = 1, δ = 0.1 zCDP noise is 3.7 times smaller and keeps "
    "the same promise. Neighbours swap two adjacent places, so they are 1/n apart."
)

FIGURE_4A = Sweep(
    name="v1-4a",
    title="Private: EMD over the number of places",
    question="A promise about neighbouring places: what does a finer grid do?",
    vary="n_sources",
    values=(10, 20, 35, 50, 75, 100, 150, 200),
    panels=in_all_ways(PRIVATE),
    source=f"{V1}, Figure 4a",
    axis="possible places n",
    claims=(Claim(Trend.FALLING, f"{V1}, Table 1: O(1 + 1/√n); section 5: tight in n"),),
    bounds=(UNIFORM, LOWER),
    notes=(f"{NOISE} A finer grid therefore promises less: its neighbours are closer.", FLATTERY),
)

FIGURE_4B = Sweep(
    name="v1-4b",
    title="Private: EMD over the number of sensors",
    question="More sensors see more and so need more noise: which wins?",
    vary="n_sensors",
    values=(5, 10, 20, 35, 50, 100, 150, 200),
    panels=in_all_ways(PRIVATE),
    source=f"{V1}, Figure 4b",
    axis="sensors m",
    claims=(
        Claim(
            Trend.FLAT,
            f"{V1}, section 5: the bound O(√m) is loose by a factor of about √m; {V2}, Table 1: O(1)",
        ),
    ),
    bounds=(UNIFORM, LOWER),
    notes=(NOISE, FLATTERY),
)

FIGURE_4C = Sweep(
    name="v1-4c",
    title="Private: EMD over time",
    question="Early readings are sharp and need much noise, late ones are blurred: when is the best time?",
    vary="time",
    values=(0.0002, 0.001, 0.004, 0.015, 0.05, 0.15, 0.4, 1.0),
    panels=in_all_ways(PRIVATE),
    source=f"{V1}, Figure 4c",
    axis="time t (spread T = t/2, in squared lengths of the corridor)",
    claims=(
        Claim(
            Trend.VALLEY,
            f"{V1}, section 5: the error increases both as T → 0 and T → ∞ (Table 1: O(1/t + √t + …))",
        ),
    ),
    bounds=(UNIFORM, LOWER),
    notes=(NOISE, FLATTERY),
    log_x=True,
)

FIGURE_4D = Sweep(
    name="v1-4d",
    title="Private: EMD over ε",
    question="What does a stronger promise cost?",
    vary="epsilon",
    values=(0.05, 0.1, 0.2, 0.3, 0.45, 0.6, 0.8, 1.0),
    panels=in_all_ways(PRIVATE),
    source=f"{V1}, Figure 4d",
    axis="privacy ε (δ = 0.1); a larger ε promises less",
    claims=(Claim(Trend.FALLING, f"{V1}, Figure 4d and Corollary 9: falls as ε grows"),),
    bounds=(UNIFORM, LOWER),
    notes=(NOISE, FLATTERY),
)

PRIVATE_K = Sweep(
    name="private-k",
    title="Private: EMD over the number of sources",
    question="Figure 3d under private noise: is a crowd easier to find than one person?",
    vary="sources",
    values=(1, 2, 3, 5, 8, 15, 30),
    panels=at_both_noises(PRIVATE),
    source="not in the papers",
    axis="sources k",
    claims=(Claim(Trend.FALLING, f"{V1}, section 4.2 on Figure 3d: the error decays as k increases"),),
    bounds=(UNIFORM, LOWER),
    notes=(
        NOISE,
        "All places are drawn at random. The grey line is what one gets without any readings: it falls too, "
        "because EMD compares vectors scaled to mass one.",
        "The posterior allows for about six sources. With more its status is crowded, and where it can't "
        "explain the readings, its estimate is that of basis pursuit.",
    ),
    log_x=True,
)

FIGURE_4 = (FIGURE_4A, FIGURE_4B, FIGURE_4C, FIGURE_4D)

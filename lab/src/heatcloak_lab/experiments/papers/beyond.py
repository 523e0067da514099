"""Statements of the papers without a figure: error bounds, and the resolution of two sources."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from scipy.special import ndtr

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import Domain
from heatcloak_lab.experiments.claims import Claim, Trend
from heatcloak_lab.experiments.papers.theory_curves import FLOOR, LOWER, UPPER, UPPER_BOUND_NOTE, V1, truth_of
from heatcloak_lab.experiments.setting import Setting
from heatcloak_lab.experiments.sweeps import Bound, Panel, Sweep


def best_test(setting: Setting) -> float:
    """Return the error rate of the best test of the sources against one of their total intensity between."""
    truth = truth_of(setting)
    places = np.arange(truth.size)
    middle = np.zeros(truth.size)
    middle[round(float(truth @ places) / float(truth.sum()))] = truth.sum()
    distance = float(np.linalg.norm(setting.operator.matrix() @ (truth - middle)))
    return float(ndtr(-distance / (2.0 * setting.noise_scale)))


BEST_TEST = Bound("best test of two against one errs", "guide", best_test)

_EARLY = Setting(n_sources=500, time=0.008, calibration="fixed")

BOUNDS = Sweep(
    name="bounds",
    title="Between the bounds",
    question="How much room do the proven bounds leave?",
    vary="sigma",
    values=(0.003, 0.01, 0.03, 0.06, 0.1, 0.2, 0.3),
    panels=(
        Panel("source at 0.37", replace(_EARLY, places=(0.37,))),
        Panel("sources at 0.25 and 0.75", replace(_EARLY, sources=2, places=(0.25, 0.75))),
        Panel("source anywhere", replace(_EARLY, places="random")),
    ),
    methods=(("basis pursuit, 95 % radius", "bpdn-confident"), ("posterior", "posterior")),
    source="not in the papers, which give no constants",
    axis="noise scale σ (T = 0.004, n = 500)",
    claims=(Claim(Trend.RISING, f"{V1}, Theorems 8 and 10: the error is between σ and √σ"),),
    bounds=(UPPER, LOWER, FLOOR),
    notes=(
        "Here the heat has hardly spread and the grid is fine, so that the bounds with all their "
        "constants are informative. At the papers' settings the upper bound is informative only in v1-3c, "
        "at some early times.",
        UPPER_BOUND_NOTE,
        "Sources are on the grid: with little noise they are found exactly in most draws, and a mean of 0 is "
        "below the range of the axis.",
    ),
    log_x=True,
)


def is_unresolved(domain: Domain, truth: FloatArray, estimate: FloatArray) -> float:
    """Return 0 if a third of the estimate is within a quarter of the sources' distance of each, else 1."""
    low, high = np.flatnonzero(truth)[[0, -1]]
    places = np.arange(domain.n_sources)
    mass = float(estimate.sum())
    about = (float(estimate[np.abs(places - source) <= (high - low) / 4].sum()) for source in (low, high))
    return float(not (mass > 0.0 and all(3.0 * part >= mass for part in about)))


@dataclass(frozen=True)
class Separation(Sweep):
    """Vary the distance of two unit sources about the middle, which is not a field of the setting."""

    def __post_init__(self) -> None:
        self._check_values()

    def setting(self, panel: Panel, value: float) -> Setting:
        """Return the setting with sources at 0.5 ± value/2."""
        return replace(panel.setting, sources=2, places=(0.5 - value / 2, 0.5 + value / 2))


_PAIR = Setting(n_sources=200, time=0.1, calibration="fixed", sources=2)

RESOLUTION = Separation(
    name="resolution",
    title="Resolving two sources",
    question="How far apart must two sources be to be resolved?",
    vary="separation",
    values=(0.02, 0.04, 0.06, 0.1, 0.14, 0.2, 0.28, 0.36, 0.44, 0.52),
    panels=(
        Panel("T = 0.05, σ = 0.1", _PAIR),
        Panel("T = 0.005, σ = 0.1", replace(_PAIR, time=0.01)),
    ),
    metric=("share unresolved", is_unresolved),
    source=f"{V1}, section 4.2, on Figure 2",
    axis="distance between the sources (corridor = 1)",
    claims=(Claim(Trend.FALLING, f"{V1}, section 4.2: sources that are close come out as one"),),
    bounds=(BEST_TEST,),
    log_x=True,
    notes=(
        "Two sources are resolved if a third of the estimate lies within a quarter of their distance from "
        "each. Truth: unit sources at 0.5 ± half the distance.",
        "The grey line is the error rate of the best test between these two sources and one of intensity 2 "
        "at 0.5. It does not bound the share: intensities are at most 1 here, so a total of 2 already "
        "implies two sources.",
    ),
)

"""What the figures have in common: where sources are, and which noise is compared."""

from __future__ import annotations

from dataclasses import replace

from heatcloak_lab.experiments.setting import Setting
from heatcloak_lab.experiments.sweep import Panel

FIXED = Setting(time=1.0, calibration="fixed", sigma=0.1)
"""v1, Figure 3: T = 0.5 and σ = 0.1."""

PRIVATE = Setting()
"""v1, Figure 4: t = 0.1, ε = 1, δ = 0.1."""

V1 = "Gilbert & McMillan 2017"
V2 = "Gilbert & McMillan 2018"

FLATTERY = (
    "The papers' single source stands at 0.5, where a guess at the middle is right. The panel beside it "
    "draws the place anew each time."
)


def at_both_places(setting: Setting) -> tuple[Panel, ...]:
    """One source where the papers have it, and where they have not."""
    return (
        Panel("source at 0.5", replace(setting, places="centre")),
        Panel("source anywhere", replace(setting, places="random")),
    )


def at_both_noises(setting: Setting) -> tuple[Panel, ...]:
    """Sources at random places, under both noises."""
    return (
        Panel("papers' noise", replace(setting, calibration="paper")),
        Panel("zCDP noise", replace(setting, calibration="zcdp")),
    )


def in_all_ways(setting: Setting) -> tuple[Panel, ...]:
    """Both places under both noises."""
    return tuple(
        Panel(f"{noise.label}, {place.label}", replace(place.setting, calibration=noise.setting.calibration))
        for noise in at_both_noises(setting)
        for place in at_both_places(setting)
    )

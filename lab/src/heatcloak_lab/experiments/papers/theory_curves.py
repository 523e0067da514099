"""Theoretical curves and panel sets that the papers' figures share."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import numpy.typing as npt
from scipy.special import gammaln

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.recovery.radius import resolve_radius
from heatcloak_lab.experiments.setting import Setting, draw
from heatcloak_lab.experiments.sweeps import Bound, Panel

_COVERED = 0.95
"""Probability that the noise is within the confident radius."""


def without_readings(setting: Setting) -> float:
    """Return the expected EMD of the uniform vector: the score without any readings."""
    n, k = setting.n_sources, setting.sources
    uniform = np.arange(1, n) / n
    if setting.places == "random":
        # The number of the k sources among the first i locations is hypergeometric.
        counts, places = np.arange(k + 1), np.arange(1, n)[:, None]
        chances = np.exp(
            _log_choose(places, counts) + _log_choose(n - places, k - counts) - _log_choose(n, k)
        )
        gaps = (chances * np.abs(counts / k - uniform[:, None])).sum(axis=1)
    else:
        gaps = np.abs(np.cumsum(truth_of(setting) / k)[:-1] - uniform)
    return float(gaps.sum()) / n


def _log_choose(total: npt.ArrayLike, part: npt.ArrayLike) -> FloatArray:
    """Return the natural logarithm of C(total, part), −∞ where C is zero."""
    all_of, some = np.broadcast_arrays(np.asarray(total, float), np.asarray(part, float))
    found = np.full(all_of.shape, -np.inf)
    fits = (some >= 0.0) & (some <= all_of)
    rest = all_of[fits] - some[fits]
    found[fits] = gammaln(all_of[fits] + 1.0) - gammaln(some[fits] + 1.0) - gammaln(rest + 1.0)
    return found


def truth_of(setting: Setting) -> FloatArray:
    """Return f₀ (n,) of a setting with given places."""
    quiet = replace(setting, calibration="fixed", sigma=0.0)
    return draw(quiet, np.random.default_rng(0)).truth


def lower_bound(setting: Setting) -> float | None:
    """Return a lower bound of the mean EMD of every estimator; None unless places are random."""
    from heatcloak_aggregator.theory import ziv_zakai

    if setting.places != "random":
        return None
    return float(ziv_zakai(setting.interval_operator, setting.noise_scale, setting.sources))


def upper_bound_of_mean(setting: Setting) -> float | None:
    """Return an upper bound of the mean EMD of basis pursuit at the 95 % radius; None if not informative.

    In 95 % of draws both the true readings and those of the estimate are within the radius of the measured
    ones; in the others the EMD is at most its largest possible value. For a source at a random location the
    bound is the mean over all locations.
    """
    if setting.places != "random":
        sets = (np.flatnonzero(truth_of(setting)) + 1,)
    elif setting.sources == 1:
        sets = tuple(np.arange(1, setting.n_sources + 1)[:, None])
    else:
        return None
    bounds = [_upper_bound_at(setting, numbers / setting.n_sources) for numbers in sets]
    if not any(is_informative for _, is_informative in bounds):
        return None
    return float(np.mean([height for height, _ in bounds]))


def _upper_bound_at(setting: Setting, places: FloatArray) -> tuple[float, bool]:
    """Return the bound for sources at ``places``, and whether it is below the largest possible EMD."""
    from heatcloak_aggregator.theory import upper_bound

    residual = 2.0 * resolve_radius("confident", setting.noise_scale, setting.n_sensors)
    middle = float(places.mean())
    # EMD is convex in the estimate, so it is largest if all mass is at one end.
    largest = max(middle, 1.0 - middle)
    height = min(upper_bound(setting.interval_operator, places, residual).value, largest)
    return _COVERED * height + (1.0 - _COVERED) * largest, height < largest


def rule_of_thumb(setting: Setting) -> float | None:
    """Return 0.8·α·σ/Δ₂, about the error of the best estimator of one source far from the ends."""
    from heatcloak_aggregator.theory import place_floor

    if setting.sources > 1:
        return None
    return float(place_floor(setting.interval_operator, setting.noise_scale))


UNIFORM = Bound("without readings (uniform)", "guide", without_readings)
LOWER = Bound("no method can do better", "lower", lower_bound)
UPPER = Bound("proven for the 95 % radius", "upper", upper_bound_of_mean)
UPPER_BOUND_NOTE = (
    "The upper bound is for the mean of basis pursuit at the 95 % radius; no such bound is known for other "
    "methods. Where it is not informative, near an end and in the 5 % of draws whose noise exceeds the "
    "radius, the largest possible EMD is used."
)
"""The note for figures with this bound."""
FLOOR = Bound("0.8·α·σ/Δ₂", "guide", rule_of_thumb)


FIXED = Setting(time=1.0, calibration="fixed", sigma=0.1)
"""v1, Figure 3: T = 0.5 and σ = 0.1."""

PRIVATE = Setting()
"""v1, Figure 4: t = 0.1, ε = 1, δ = 0.1."""

V1 = "Gilbert & McMillan 2017"
V2 = "Gilbert & McMillan 2018"

CENTRE_NOTE = (
    "The papers' single source is at 0.5, where a guess at the middle is right. The other panel draws its "
    "location anew for each draw."
)


def location_panels(setting: Setting) -> tuple[Panel, ...]:
    """Return panels for one source at 0.5, as in the papers, and at a random location."""
    return (
        Panel("source at 0.5", replace(setting, places="centre")),
        Panel("source anywhere", replace(setting, places="random")),
    )


def noise_panels(setting: Setting) -> tuple[Panel, ...]:
    """Return panels for the papers' noise and for zCDP noise."""
    return (
        Panel("papers' noise", replace(setting, calibration="paper")),
        Panel("zCDP noise", replace(setting, calibration="zcdp")),
    )


def location_and_noise_panels(setting: Setting) -> tuple[Panel, ...]:
    """Return panels for both locations under both noises."""
    return tuple(
        Panel(f"{noise.label}, {place.label}", replace(place.setting, calibration=noise.setting.calibration))
        for noise in noise_panels(setting)
        for place in location_panels(setting)
    )

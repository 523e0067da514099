"""Curves of the theory that are drawn beside what was measured."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import numpy.typing as npt
from scipy.special import gammaln

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.recovery.radius import resolve_radius
from heatcloak_lab.experiments.setting import Setting, draw
from heatcloak_lab.experiments.sweep import Bound

_KEPT = 0.95
"""How often the noise keeps to the confident radius."""


def without_readings(setting: Setting) -> float:
    """The expected EMD of the uniform vector: what one gets who has no readings."""
    n, k = setting.n_sources, setting.sources
    uniform = np.arange(1, n) / n
    if setting.places == "random":
        # Of the k sources, a hypergeometric number is among the first i places.
        counts, places = np.arange(k + 1), np.arange(1, n)[:, None]
        chances = np.exp(
            _log_choose(places, counts) + _log_choose(n - places, k - counts) - _log_choose(n, k)
        )
        gaps = (chances * np.abs(counts / k - uniform[:, None])).sum(axis=1)
    else:
        gaps = np.abs(np.cumsum(truth_of(setting) / k)[:-1] - uniform)
    return float(gaps.sum()) / n


def _log_choose(total: npt.ArrayLike, part: npt.ArrayLike) -> FloatArray:
    """Ln C(total, part), −∞ where there is no such choice."""
    all_of, some = np.broadcast_arrays(np.asarray(total, float), np.asarray(part, float))
    found = np.full(all_of.shape, -np.inf)
    fits = (some >= 0.0) & (some <= all_of)
    rest = all_of[fits] - some[fits]
    found[fits] = gammaln(all_of[fits] + 1.0) - gammaln(some[fits] + 1.0) - gammaln(rest + 1.0)
    return found


def truth_of(setting: Setting) -> FloatArray:
    """f₀ (n,) of a setting whose places are named."""
    quiet = replace(setting, calibration="fixed", sigma=0.0)
    return draw(quiet, np.random.default_rng(0)).truth


def least_of_any(setting: Setting) -> float | None:
    """A lower bound of the mean EMD of every estimator; None where places are not drawn."""
    from heatcloak_aggregator.theory import ziv_zakai

    if setting.places != "random":
        return None
    return float(ziv_zakai(setting.operator, setting.noise_scale, setting.sources))


def proven(setting: Setting) -> float | None:
    """An upper bound of the mean EMD of basis pursuit at the 95 % radius; None where it says nothing.

    In 95 of 100 draws the true readings and those of the estimate are both within the radius of what was
    measured; in the others the EMD is at most the largest that there is. For a source anywhere it is the mean
    over all places.
    """
    if setting.places != "random":
        sets = (np.flatnonzero(truth_of(setting)) + 1,)
    elif setting.sources == 1:
        sets = tuple(np.arange(1, setting.n_sources + 1)[:, None])
    else:
        return None
    bounds = [_proven_at(setting, numbers / setting.n_sources) for numbers in sets]
    if not any(says for _, says in bounds):
        return None
    return float(np.mean([height for height, _ in bounds]))


def _proven_at(setting: Setting, places: FloatArray) -> tuple[float, bool]:
    """The bound for sources at ``places``, and whether it says more than the largest EMD does."""
    from heatcloak_aggregator.theory import upper_bound

    residual = 2.0 * resolve_radius("confident", setting.noise_scale, setting.n_sensors)
    middle = float(places.mean())
    # EMD is convex in the estimate: largest where that is at one end.
    largest = max(middle, 1.0 - middle)
    height = min(upper_bound(setting.operator, places, residual).value, largest)
    return _KEPT * height + (1.0 - _KEPT) * largest, height < largest


def rule_of_thumb(setting: Setting) -> float | None:
    """About 0.8·α·σ/Δ₂: what the best estimator of one source's place errs by, far from the ends."""
    from heatcloak_aggregator.theory import place_floor

    if setting.sources > 1:
        return None
    return float(place_floor(setting.operator, setting.noise_scale))


UNIFORM = Bound("without readings (uniform)", "guide", without_readings)
LOWER = Bound("no method can do better", "lower", least_of_any)
UPPER = Bound("proven for the 95 % radius", "upper", proven)
PROVEN = (
    "The upper bound is for the mean of basis pursuit at the 95 % radius; no such bound is known for other "
    "methods. Where it says nothing, near an end and in the 5 % of draws whose noise exceeds the radius, the "
    "largest EMD that there is counts."
)
"""What is to be said where it is drawn."""
FLOOR = Bound("0.8·α·σ/Δ₂", "guide", rule_of_thumb)

"""Calibration: the noise scale σ for a privacy promise, by any of four methods.

`calibrate` serves library users and experiments. A real zone does not use it: `zones.calibration.new_zone`
calls `heatcloak_shared.budget.sigma_for`, the method "zcdp".
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable, Mapping
from types import MappingProxyType

from heatcloak_aggregator.privacy.gaussian import analytic_sigma
from heatcloak_shared.budget import sigma_for
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_integer, check_positive, check_probability
from heatcloak_shared.rounding import round_up
from heatcloak_shared.sanitize import sanitize


class PrivacyWarning(UserWarning):
    """The requested noise is computed, but it does not satisfy the (ε, δ) that it was requested for."""


def classical_sigma(sensitivity: float, epsilon: float, delta: float) -> float:
    """Return √(2 ln(1.25/δ))·Δ₂/ε (Dwork & Roth 2014, Theorem A.1), valid for ε <= 1 only.

    Args:
        sensitivity: Δ₂, above 0.
        epsilon: above 0, at most 1.
        delta: 0 < delta < 1.

    Raises:
        ParameterError: an argument or σ is outside its range.
    """
    if check_positive("epsilon", epsilon) > 1.0:
        raise ParameterError(
            f"the classical formula requires epsilon <= 1, got {epsilon!r}: use zcdp above 1"
        )
    return _checked(math.sqrt(_twice_log(delta)) * check_positive("sensitivity", sensitivity) / epsilon)


def paper_sigma(sensitivity: float, epsilon: float, delta: float) -> float:
    """Return 2 ln(1.25/δ)·Δ₂/ε, as Gilbert & McMillan 2018, Lemma 4, print it.

    The square root is missing: far too much noise at small δ, too little at large ε. Use it only to reproduce
    their figures.

    Args:
        sensitivity: Δ₂, above 0.
        epsilon: above 0.
        delta: 0 < delta < 1.

    Warns:
        PrivacyWarning: σ is below `analytic_sigma`, so the promise is not kept.

    Raises:
        ParameterError: an argument or σ is outside its range.
    """
    sigma = _checked(
        _twice_log(delta) * check_positive("sensitivity", sensitivity) / check_positive("epsilon", epsilon)
    )
    needed = analytic_sigma(sensitivity, epsilon, delta)
    if sigma < needed:
        warnings.warn(
            f"the paper's noise is not private at epsilon {epsilon:g}, delta {delta:g}: "
            f"its sigma is {sigma / needed:.3g} of the minimum; use zcdp instead",
            PrivacyWarning,
            stacklevel=3,
        )
    return sigma


def _twice_log(delta: float) -> float:
    return 2.0 * math.log(1.25 / check_probability("delta", delta))


def _checked(sigma: float) -> float:
    return check_positive("sigma for this sensitivity", round_up(sigma))


METHODS: Mapping[str, Callable[[float, float, float], float]] = MappingProxyType(
    {"zcdp": sigma_for, "analytic": analytic_sigma, "classical": classical_sigma, "paper": paper_sigma}
)
"""σ as a function of (sensitivity, epsilon, delta), by method."""


def calibrate(
    sensitivity: float, epsilon: float, delta: float, method: str = "zcdp", releases: int = 1
) -> float:
    """Return σ, rounded up, such that ``releases`` together are (ε, δ)-differentially private.

    =============  ==================================================================  ====================
    method         formula                                                             for lattice noise
    =============  ==================================================================  ====================
    ``zcdp``       zero-concentrated privacy (Canonne, Kamath & Steinke 2020)          proven
    ``analytic``   exact for the continuous Gaussian (Balle & Wang 2018)               an approximation
    ``classical``  √(2 ln(1.25/δ))/ε (Dwork & Roth 2014), for ε <= 1 only              an approximation
    ``paper``      2 ln(1.25/δ)/ε (Gilbert & McMillan 2018, as printed)                to reproduce figures
    =============  ==================================================================  ====================

    R releases are one release of the R stacked vectors, with sensitivity √R·Δ₂ and the same independent noise
    in every coordinate, so each method is evaluated at √R·Δ₂. This is tight for Gaussian noise and equals
    adding up ρ.

    Args:
        sensitivity: Δ₂ of one release, above 0; for noise on a lattice, including the lattice's part.
        epsilon: above 0.
        delta: 0 < delta < 1.
        method: one of `METHODS`.
        releases: R, >= 1.

    Returns:
        σ in the unit of ``sensitivity``.

    Warns:
        PrivacyWarning: the ``paper`` formula is not private for these arguments.

    Raises:
        ParameterError: an argument is outside its range.
    """
    if not isinstance(method, str) or method not in METHODS:
        raise ParameterError(f"unknown method {sanitize(method, 40)}: choose from {', '.join(METHODS)}")
    joint = check_positive("sensitivity", sensitivity)
    if check_integer("releases", releases, 1, 1 << 53) > 1:
        joint = round_up(joint * math.sqrt(releases))
    return METHODS[method](joint, epsilon, delta)

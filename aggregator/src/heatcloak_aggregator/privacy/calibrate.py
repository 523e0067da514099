"""Calibration: the scale of the noise that keeps a promise."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType

from heatcloak_aggregator.privacy.gaussian import analytic_sigma
from heatcloak_aggregator.privacy.printed import classical_sigma, paper_sigma
from heatcloak_shared.budget import sigma_for
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_integer, check_positive
from heatcloak_shared.rounding import round_up

METHODS: Mapping[str, Callable[[float, float, float], float]] = MappingProxyType(
    {"zcdp": sigma_for, "analytic": analytic_sigma, "classical": classical_sigma, "paper": paper_sigma}
)
"""Each method's σ of (sensitivity, epsilon, delta)."""


def calibrate(
    sensitivity: float, epsilon: float, delta: float, method: str = "zcdp", releases: int = 1
) -> float:
    """Return σ, rounded up, such that ``releases`` together are (ε, δ)-differentially private.

    =============  ==================================================================  ====================
    method         what it is                                                          for lattice noise
    =============  ==================================================================  ====================
    ``zcdp``       zero-concentrated privacy (Canonne, Kamath & Steinke 2020)          proven
    ``analytic``   exact for the continuous Gaussian (Balle & Wang 2018)               an approximation
    ``classical``  √(2 ln(1.25/δ))/ε (Dwork & Roth 2014), for ε <= 1 only              an approximation
    ``paper``      2 ln(1.25/δ)/ε (Gilbert & McMillan 2018, as printed)                to reproduce figures
    =============  ==================================================================  ====================

    R releases are one release of the R vectors side by side, whose sensitivity is √R·Δ₂, with the same
    independent noise in every coordinate: every method is therefore asked for √R·Δ₂. Nothing is lost by it
    for Gaussian noise, and it is what adding up ρ does.

    Args:
        sensitivity: Δ₂ of one release, above 0; with the lattice's part for noise on a lattice.
        epsilon: above 0.
        delta: 0 < delta < 1.
        method: one of `METHODS`.
        releases: R, >= 1.

    Returns:
        σ in the unit of ``sensitivity``.

    Warns:
        PrivacyWarning: the ``paper`` formula is not private here.

    Raises:
        ParameterError: an argument is outside its range.
    """
    if not isinstance(method, str) or method not in METHODS:
        raise ParameterError(f"no such method: pass one of {', '.join(METHODS)}")
    joint = check_positive("sensitivity", sensitivity)
    if check_integer("releases", releases, 1, 1 << 53) > 1:
        joint = round_up(joint * math.sqrt(releases))
    return METHODS[method](joint, epsilon, delta)

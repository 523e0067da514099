"""The two closed formulas in print: the textbook's, and the papers'."""

from __future__ import annotations

import math
import warnings

from heatcloak_aggregator.privacy.gaussian import analytic_sigma
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_positive, check_probability
from heatcloak_shared.rounding import round_up


class PrivacyWarning(UserWarning):
    """What was asked for is computed, but it does not keep the promise it is named after."""


def classical_sigma(sensitivity: float, epsilon: float, delta: float) -> float:
    """Return √(2 ln(1.25/δ))·Δ₂/ε (Dwork & Roth 2014, Theorem A.1), valid for ε <= 1 only.

    Args:
        sensitivity: Δ₂, above 0.
        epsilon: above 0, at most 1.
        delta: 0 < delta < 1.

    Raises:
        ParameterError: an argument is outside its range, or σ is.
    """
    if check_positive("epsilon", epsilon) > 1.0:
        raise ParameterError(f"the classical formula is no proof at epsilon {epsilon!r}: use zcdp above 1")
    return _checked(math.sqrt(_twice_log(delta)) * check_positive("sensitivity", sensitivity) / epsilon)


def paper_sigma(sensitivity: float, epsilon: float, delta: float) -> float:
    """Return 2 ln(1.25/δ)·Δ₂/ε, as Gilbert & McMillan 2018, Lemma 4, print it.

    The square root is missing: far too much noise at small δ, too little at large ε. It is here to reproduce
    their figures.

    Args:
        sensitivity: Δ₂, above 0.
        epsilon: above 0.
        delta: 0 < delta < 1.

    Warns:
        PrivacyWarning: σ is below `analytic_sigma`, so that the promise is not kept.

    Raises:
        ParameterError: an argument is outside its range, or σ is.
    """
    sigma = _checked(
        _twice_log(delta) * check_positive("sensitivity", sensitivity) / check_positive("epsilon", epsilon)
    )
    needed = analytic_sigma(sensitivity, epsilon, delta)
    if sigma < needed:
        warnings.warn(
            f"the papers' noise is not private at epsilon {epsilon:g}, delta {delta:g}: "
            f"its sigma is {sigma / needed:.3g} of the least, use zcdp to promise",
            PrivacyWarning,
            stacklevel=3,
        )
    return sigma


def _twice_log(delta: float) -> float:
    return 2.0 * math.log(1.25 / check_probability("delta", delta))


def _checked(sigma: float) -> float:
    return check_positive("sigma for this sensitivity", round_up(sigma))

"""How much noise a promise needs, and what noise promises."""

from __future__ import annotations

from heatcloak_aggregator.privacy.calibrate import METHODS, calibrate
from heatcloak_aggregator.privacy.discrete_gaussian import (
    discrete_gaussian_delta,
    discrete_gaussian_normaliser,
    discrete_gaussian_variance,
)
from heatcloak_aggregator.privacy.gaussian import gaussian_delta, gaussian_epsilon
from heatcloak_aggregator.privacy.printed import PrivacyWarning

__all__ = [
    "METHODS",
    "PrivacyWarning",
    "calibrate",
    "discrete_gaussian_delta",
    "discrete_gaussian_normaliser",
    "discrete_gaussian_variance",
    "gaussian_delta",
    "gaussian_epsilon",
]

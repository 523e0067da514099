"""Calibration of the noise, accounting of the privacy budget, and the guarantees of noise mechanisms."""

from __future__ import annotations

from heatcloak_aggregator.privacy.accounting import (
    Spent,
    round_rho,
    spent_anywhere,
    spent_between,
    spent_in_rounds,
    spent_straddling,
)
from heatcloak_aggregator.privacy.calibration import METHODS, PrivacyWarning, calibrate
from heatcloak_aggregator.privacy.discrete_gaussian import (
    discrete_gaussian_delta,
    discrete_gaussian_normaliser,
    discrete_gaussian_variance,
)
from heatcloak_aggregator.privacy.event import (
    EventCost,
    Fading,
    Looks,
    event_cost,
    event_rho,
    fading,
    tail_rho,
    worst_phase_cost,
)
from heatcloak_shared.gaussian_dp import gaussian_delta, gaussian_epsilon, gaussian_mu

__all__ = [
    "METHODS",
    "EventCost",
    "Fading",
    "Looks",
    "PrivacyWarning",
    "Spent",
    "calibrate",
    "discrete_gaussian_delta",
    "discrete_gaussian_normaliser",
    "discrete_gaussian_variance",
    "event_cost",
    "event_rho",
    "fading",
    "gaussian_delta",
    "gaussian_epsilon",
    "gaussian_mu",
    "round_rho",
    "spent_anywhere",
    "spent_between",
    "spent_in_rounds",
    "spent_straddling",
    "tail_rho",
    "worst_phase_cost",
]

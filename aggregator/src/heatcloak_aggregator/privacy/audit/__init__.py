"""Statistical and exact tests of whether published noise keeps the promised privacy."""

from __future__ import annotations

from heatcloak_aggregator.privacy.audit.checks import Check, Verdict
from heatcloak_aggregator.privacy.audit.loss_bound import LossBound, lower_bound
from heatcloak_aggregator.privacy.audit.noise import NoiseSample
from heatcloak_aggregator.privacy.audit.noise_law import NoiseLaw, noise_laws
from heatcloak_aggregator.privacy.audit.promised_delta import promise_check
from heatcloak_aggregator.privacy.audit.sensitivity import (
    WorstMove,
    as_reported,
    calibration_checks,
    worst_move,
)
from heatcloak_aggregator.privacy.audit.statistical_checks import (
    FALSE_ALARM,
    LEVEL,
    PromisedLoss,
    likely_loss,
    scale_along,
    smallest_faults,
    statistical_checks,
)

__all__ = [
    "FALSE_ALARM",
    "LEVEL",
    "Check",
    "LossBound",
    "NoiseLaw",
    "NoiseSample",
    "PromisedLoss",
    "Verdict",
    "WorstMove",
    "as_reported",
    "calibration_checks",
    "likely_loss",
    "lower_bound",
    "noise_laws",
    "promise_check",
    "scale_along",
    "smallest_faults",
    "statistical_checks",
    "worst_move",
]

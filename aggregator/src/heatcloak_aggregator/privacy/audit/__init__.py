"""Testing a promise: is the noise that comes out the noise that was promised? Pure statistics."""

from __future__ import annotations

from heatcloak_aggregator.privacy.audit.calibration import calibration_checks
from heatcloak_aggregator.privacy.audit.catalogue import FALSE_ALARM, LEVEL, statistical_checks
from heatcloak_aggregator.privacy.audit.check import Check, Verdict
from heatcloak_aggregator.privacy.audit.figures import PromisedLoss, likely_loss, scale_along, smallest_faults
from heatcloak_aggregator.privacy.audit.law import NoiseLaw
from heatcloak_aggregator.privacy.audit.loss import LossBound, lower_bound
from heatcloak_aggregator.privacy.audit.sample import NoiseSample
from heatcloak_aggregator.privacy.audit.worst_move import WorstMove, worst_move

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
    "calibration_checks",
    "likely_loss",
    "lower_bound",
    "scale_along",
    "smallest_faults",
    "statistical_checks",
    "worst_move",
]

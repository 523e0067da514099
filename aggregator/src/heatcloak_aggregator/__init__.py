"""The Heatcloak aggregator: calibrates the noise, recovers the vicinity, serves a zone."""

from heatcloak_aggregator.domains import IntervalDomain
from heatcloak_aggregator.emd import emd
from heatcloak_aggregator.privacy import PrivacyWarning, calibrate
from heatcloak_aggregator.recovery import Prior, bpdn, bpdn_rounds, gridless, posterior

__all__ = [
    "IntervalDomain",
    "Prior",
    "PrivacyWarning",
    "bpdn",
    "bpdn_rounds",
    "calibrate",
    "emd",
    "gridless",
    "posterior",
]

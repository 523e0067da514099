"""The Heatcloak aggregator: calibrates the noise, recovers the vicinity, serves a zone."""

from heatcloak_aggregator.domains import IntervalDomain
from heatcloak_aggregator.emd import emd
from heatcloak_aggregator.privacy import PrivacyWarning, calibrate
from heatcloak_aggregator.recovery import bpdn

__all__ = ["IntervalDomain", "PrivacyWarning", "bpdn", "calibrate", "emd"]

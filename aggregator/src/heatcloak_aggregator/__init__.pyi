from .domains import IntervalDomain
from .earth_mover import emd
from .privacy import PrivacyWarning, calibrate
from .recovery import Prior, bpdn, bpdn_rounds, gridless, posterior

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

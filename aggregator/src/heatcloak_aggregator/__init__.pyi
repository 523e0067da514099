from .domains import GraphDomain, IntervalDomain, load_graph
from .earth_mover import emd
from .privacy import PrivacyWarning, calibrate
from .recovery import Prior, bpdn, bpdn_rounds, gridless, posterior

__all__ = [
    "GraphDomain",
    "IntervalDomain",
    "Prior",
    "PrivacyWarning",
    "bpdn",
    "bpdn_rounds",
    "calibrate",
    "emd",
    "gridless",
    "load_graph",
    "posterior",
]

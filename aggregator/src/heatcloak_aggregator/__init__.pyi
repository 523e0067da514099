from .domains import GraphDomain, IntervalDomain
from .earth_mover import emd
from .edge_list import load_graph
from .privacy import PrivacyWarning, calibrate
from .recovery import (
    Prior,
    bpdn,
    bpdn_rounds,
    community_shares,
    detect_communities,
    gridless,
    posterior,
)

__all__ = [
    "GraphDomain",
    "IntervalDomain",
    "Prior",
    "PrivacyWarning",
    "bpdn",
    "bpdn_rounds",
    "calibrate",
    "community_shares",
    "detect_communities",
    "emd",
    "gridless",
    "load_graph",
    "posterior",
]

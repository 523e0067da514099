from .domains import GraphDomain, IntervalDomain
from .earth_mover import emd
from .edge_list import load_graph
from .privacy import PrivacyWarning, calibrate
from .recovery import (
    BpdnResult,
    BpdnRounds,
    CommunityShares,
    GridlessResult,
    PosteriorResult,
    Prior,
    VertexPosteriorResult,
    VertexVicinity,
    Vicinity,
    bpdn,
    bpdn_rounds,
    community_shares,
    detect_communities,
    gridless,
    posterior,
)

__all__ = [
    "BpdnResult",
    "BpdnRounds",
    "CommunityShares",
    "GraphDomain",
    "GridlessResult",
    "IntervalDomain",
    "PosteriorResult",
    "Prior",
    "PrivacyWarning",
    "VertexPosteriorResult",
    "VertexVicinity",
    "Vicinity",
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

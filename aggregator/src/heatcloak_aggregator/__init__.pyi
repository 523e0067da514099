from .domains import (
    Domain,
    FloorDomain,
    FloorWall,
    GraphDomain,
    GraphOperator,
    IntervalDomain,
    IntervalOperator,
    Operator,
    PulseOperator,
    SteadyOperator,
)
from .earth_mover import emd
from .edge_list import load_graph
from .heatmaps import HeatmapScores, PrivateHeatmap, heatmap_scores, private_heatmap
from .heatmaps.local import LocalHeatmapResult, local_heatmap
from .privacy import PrivacyWarning, calibrate
from .privacy_maps.mechanism import LocationMechanism
from .privacy_maps.methods import location_mechanism
from .privacy_maps.privacy_map import PrivacyMap
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
from .recovery.methods import Recovered, RecoveryMethod, RecoveryProblem
from .recovery.tracking.interval.identities import TrackEstimate
from .recovery.tracking.interval.result import TrackingResult
from .recovery.tracking.interval.tracker import Tracker, track
from .recovery.tracking.motion import GraphMotion, Motion
from .recovery.tracking.one_person import OnePersonResult, one_person
from .recovery.tracking.vertices.identities import VertexTrackEstimate
from .recovery.tracking.vertices.result import VertexTrackingResult
from .recovery.tracking.vertices.tracker import VertexTracker
from .zones.kinds import DomainKind

__all__ = [
    "BpdnResult",
    "BpdnRounds",
    "CommunityShares",
    "Domain",
    "DomainKind",
    "FloorDomain",
    "FloorWall",
    "GraphDomain",
    "GraphMotion",
    "GraphOperator",
    "GridlessResult",
    "HeatmapScores",
    "IntervalDomain",
    "IntervalOperator",
    "LocalHeatmapResult",
    "LocationMechanism",
    "Motion",
    "OnePersonResult",
    "Operator",
    "PosteriorResult",
    "Prior",
    "PrivacyMap",
    "PrivacyWarning",
    "PrivateHeatmap",
    "PulseOperator",
    "Recovered",
    "RecoveryMethod",
    "RecoveryProblem",
    "SteadyOperator",
    "TrackEstimate",
    "Tracker",
    "TrackingResult",
    "VertexPosteriorResult",
    "VertexTrackEstimate",
    "VertexTracker",
    "VertexTrackingResult",
    "VertexVicinity",
    "Vicinity",
    "bpdn",
    "bpdn_rounds",
    "calibrate",
    "community_shares",
    "detect_communities",
    "emd",
    "gridless",
    "heatmap_scores",
    "load_graph",
    "local_heatmap",
    "location_mechanism",
    "one_person",
    "posterior",
    "private_heatmap",
    "track",
]

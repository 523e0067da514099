"""From cloaked readings to the vicinity of the sources."""

from __future__ import annotations

from heatcloak_aggregator.recovery.bpdn import bpdn
from heatcloak_aggregator.recovery.communities import CommunityShares, community_shares, detect_communities
from heatcloak_aggregator.recovery.gridless import GridlessResult, gridless
from heatcloak_aggregator.recovery.posterior import (
    PosteriorResult,
    Prior,
    VertexPosteriorResult,
    VertexVicinity,
    Vicinity,
    posterior,
)
from heatcloak_aggregator.recovery.result import BpdnResult
from heatcloak_aggregator.recovery.rounds import BpdnRounds, bpdn_rounds

__all__ = [
    "BpdnResult",
    "BpdnRounds",
    "CommunityShares",
    "GridlessResult",
    "PosteriorResult",
    "Prior",
    "VertexPosteriorResult",
    "VertexVicinity",
    "Vicinity",
    "bpdn",
    "bpdn_rounds",
    "community_shares",
    "detect_communities",
    "gridless",
    "posterior",
]

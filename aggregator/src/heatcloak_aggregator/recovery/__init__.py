"""Recover heat sources from cloaked readings."""

from __future__ import annotations

from heatcloak_aggregator.recovery.bpdn import BpdnResult, BpdnRounds, bpdn, bpdn_rounds
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

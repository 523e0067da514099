"""Private heatmaps: where people spend their time, with every one of them protected."""

from __future__ import annotations

from heatcloak_aggregator.heatmaps.mechanism import PrivateHeatmap, private_heatmap
from heatcloak_aggregator.heatmaps.scores import HeatmapScores, heatmap_scores

__all__ = ["HeatmapScores", "PrivateHeatmap", "heatmap_scores", "private_heatmap"]

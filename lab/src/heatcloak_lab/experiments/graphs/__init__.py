"""Experiments on graphs: which community a source is in, and how closely it can be located."""

from __future__ import annotations

from heatcloak_lab.experiments.graphs.community_graphs import (
    BlockModel,
    CommunityGraph,
    GraphSetting,
    GraphSource,
    KnownGraph,
)
from heatcloak_lab.experiments.graphs.community_study import CommunityStudy
from heatcloak_lab.experiments.graphs.community_sweep import CommunitySweep
from heatcloak_lab.experiments.graphs.methods import GRAPH_METHODS, GraphAnswer, GraphQuestion
from heatcloak_lab.experiments.graphs.standard_graphs import StandardGraphs
from heatcloak_lab.experiments.graphs.vicinity_study import VicinityStudy

__all__ = [
    "GRAPH_METHODS",
    "BlockModel",
    "CommunityGraph",
    "CommunityStudy",
    "CommunitySweep",
    "GraphAnswer",
    "GraphQuestion",
    "GraphSetting",
    "GraphSource",
    "KnownGraph",
    "StandardGraphs",
    "VicinityStudy",
]

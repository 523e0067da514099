"""Experiments on graphs: which community is a source in, and how near can it be placed?"""

from __future__ import annotations

from heatcloak_lab.experiments.graphs.community_study import CommunityStudy
from heatcloak_lab.experiments.graphs.community_sweep import CommunitySweep
from heatcloak_lab.experiments.graphs.methods import GRAPH_METHODS, GraphAnswer, GraphQuestion
from heatcloak_lab.experiments.graphs.setting import GraphSetting
from heatcloak_lab.experiments.graphs.standard_graphs import StandardGraphs
from heatcloak_lab.experiments.graphs.vicinity_study import VicinityStudy
from heatcloak_lab.experiments.graphs.worlds import BlockModel, Graph, KnownGraph, World

__all__ = [
    "GRAPH_METHODS",
    "BlockModel",
    "CommunityStudy",
    "CommunitySweep",
    "Graph",
    "GraphAnswer",
    "GraphQuestion",
    "GraphSetting",
    "KnownGraph",
    "StandardGraphs",
    "VicinityStudy",
    "World",
]

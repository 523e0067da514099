"""One setting on a graph: what diffuses where, for how long, and what is promised."""

from __future__ import annotations

import warnings
from dataclasses import dataclass, field
from functools import lru_cache

from heatcloak_aggregator.domains import GraphOperator
from heatcloak_aggregator.privacy import PrivacyWarning, calibrate
from heatcloak_lab.experiments.graphs.worlds import BlockModel, Graph, World, world_of
from heatcloak_shared.parameters import check_positive, check_probability


@dataclass(frozen=True, slots=True)
class GraphSetting:
    """The parameters of a draw; by default those of Gilbert & McMillan 2018, Figure 3.

    Attributes:
        graph: where heat diffuses, with a sensor at every vertex.
        tau: τ.
        epsilon: ε.
        delta: δ.
        alpha: radius α of the promise, in hops.

    Raises:
        ParameterError: a parameter is outside its range.
    """

    graph: Graph = field(default_factory=BlockModel)
    tau: float = 2.0
    epsilon: float = 4.0
    delta: float = 0.1
    alpha: float = 1.0

    def __post_init__(self) -> None:
        for name in ("tau", "epsilon", "alpha"):
            check_positive(name, getattr(self, name))
        check_probability("delta", self.delta)

    @property
    def world(self) -> World:
        """The graph and its communities."""
        return world_of(self.graph)

    @property
    def operator(self) -> GraphOperator:
        """The operator; the same one for equal settings of one process, so that what it prepares is kept."""
        return _operator(self.graph, self.tau)

    def noise_scale(self, calibration: str) -> float:
        """σ by a method of `calibrate`."""
        sensitivity = self.operator.sensitivity(self.alpha)
        with warnings.catch_warnings():
            # Figures of the paper's formula show what it costs; where it is not private, their text says so.
            warnings.simplefilter("ignore", PrivacyWarning)
            return calibrate(sensitivity, self.epsilon, self.delta, calibration)


@lru_cache(maxsize=16)
def _operator(graph: Graph, tau: float) -> GraphOperator:
    return world_of(graph).domain.operator(tau)

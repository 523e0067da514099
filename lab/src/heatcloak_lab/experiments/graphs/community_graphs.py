"""The graphs of the experiments, with their communities, and the parameters of a draw on a graph."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache, partial
from types import MappingProxyType
from typing import Protocol

import numpy as np

from heatcloak_aggregator.arrays import IntArray
from heatcloak_aggregator.domains import GraphDomain, GraphOperator
from heatcloak_lab.experiments.result import ExperimentError
from heatcloak_lab.experiments.setting import calibrate_quietly
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_integer, check_positive, check_probability

_MAX_REDRAWS = 1000
_MAX_VERTICES = 2000
"""Beyond, computing the eigenvectors takes longer than a second."""


@dataclass(frozen=True, eq=False, slots=True)
class CommunityGraph:
    """A graph and its communities.

    Attributes:
        domain: the graph.
        communities: community 0…K−1 of each vertex, shape (n,).
        origin: origin of graph and communities, part of a sentence.
    """

    domain: GraphDomain
    communities: IntArray
    origin: str

    @property
    def sizes(self) -> IntArray:
        """Number of vertices of each community, shape (K,)."""
        return np.bincount(self.communities)

    @property
    def crossing_edges(self) -> int:
        """Number of edges between different communities."""
        i, j = self.domain.edges.T
        return int((self.communities[i] != self.communities[j]).sum())


class GraphSource(Protocol):
    """The definition of a graph: small, hashable, and it builds the same graph each time."""

    @property
    def label(self) -> str:
        """Label in tables and figures."""

    def build(self) -> CommunityGraph:
        """Build the graph.

        Raises:
            ExperimentError: it can't be built.
        """

    def __hash__(self) -> int: ...


@dataclass(frozen=True, slots=True)
class BlockModel:
    """A stochastic block model of two equal communities, with weights 1.

    A graph that is not connected is redrawn with the next seed.

    Attributes:
        n: number of vertices, even; the first half is one community.
        inside: probability of an edge between two vertices of the same community.
        between: probability of an edge between vertices of different communities.
        seed: the first seed to try.

    Raises:
        ParameterError: a parameter is out of range.
    """

    n: int = 500
    inside: float = 0.05
    between: float = 0.001
    seed: int = 0

    def __post_init__(self) -> None:
        check_integer("n", self.n, 2, _MAX_VERTICES + 1)
        check_integer("seed", self.seed, 0, 1 << 32)
        if self.n % 2:
            raise ParameterError(f"n must be even, for two equal communities, got {self.n}")
        for name in ("inside", "between"):
            if not 0.0 <= getattr(self, name) <= 1.0:
                raise ParameterError(f"{name} must be a probability, got {getattr(self, name)!r}")

    @property
    def label(self) -> str:
        """Label in tables and figures."""
        return f"block model {self.seed}"

    def build(self) -> CommunityGraph:
        """Draw the graph.

        Raises:
            ExperimentError: none of a thousand graphs was connected.
        """
        import networkx as nx

        half = self.n // 2
        chances = [[self.inside, self.between], [self.between, self.inside]]
        for tried in range(_MAX_REDRAWS):
            drawn = nx.stochastic_block_model([half, half], chances, seed=self.seed + tried)
            if nx.is_connected(drawn):
                break
        else:
            raise ExperimentError(
                f"none of {_MAX_REDRAWS} graphs with n = {self.n}, inside = {self.inside:g} and "
                f"between = {self.between:g} is connected: increase the probabilities"
            )
        # Only the edges are needed, not the attributes of the drawn graph.
        domain = GraphDomain(self.n, np.array(drawn.edges()))
        again = f", drawn again {tried} times as it was not connected" if tried else ""
        return CommunityGraph(
            domain, np.arange(self.n) // half, f"drawn with seed {self.seed + tried}{again}"
        )


@dataclass(frozen=True, slots=True)
class KnownGraph:
    """A well-known graph that networkx ships.

    Attributes:
        name: one of `KNOWN`.

    Raises:
        ParameterError: the name is unknown.
    """

    name: str

    def __post_init__(self) -> None:
        if self.name not in KNOWN:
            raise ParameterError(f"unknown graph {self.name!r}: choose from {', '.join(KNOWN)}")

    @property
    def label(self) -> str:
        """Label in tables and figures."""
        return self.name

    def build(self) -> CommunityGraph:
        """Load the graph from networkx."""
        return KNOWN[self.name]()


def _karate_club() -> CommunityGraph:
    import networkx as nx

    graph = nx.karate_club_graph()
    clubs = [graph.nodes[member]["club"] for member in graph]
    communities = np.array([sorted(set(clubs)).index(club) for club in clubs], dtype=np.intp)
    origin = "Zachary 1977, weights 1; the two clubs that it broke into"
    return CommunityGraph(GraphDomain.from_networkx(graph, weight=None), communities, origin)


def _with_detected_communities(loader: str, weight: str | None, origin: str) -> CommunityGraph:
    """Load a graph with a function of networkx, and detect its communities."""
    import networkx as nx

    from heatcloak_aggregator.recovery.communities import detect_communities

    domain = GraphDomain.from_networkx(getattr(nx, loader)(), weight=weight)
    return CommunityGraph(domain, detect_communities(domain), f"{origin}; communities by Louvain's method")


KNOWN: Mapping[str, Callable[[], CommunityGraph]] = MappingProxyType(
    {
        "karate club": _karate_club,
        "Les Misérables": partial(
            _with_detected_communities,
            "les_miserables_graph",
            "weight",
            "Knuth 1993, weights: chapters together",
        ),
        "Southern women": partial(
            _with_detected_communities,
            "davis_southern_women_graph",
            None,
            "Davis 1941, women and events, weights 1",
        ),
    }
)
"""The known graphs by name."""


@lru_cache(maxsize=16)
def community_graph(source: GraphSource) -> CommunityGraph:
    """Return the graph, built once per process."""
    return source.build()


@dataclass(frozen=True, slots=True)
class GraphSetting:
    """The parameters of a draw; by default those of Gilbert & McMillan 2018, Figure 3.

    Attributes:
        graph: the graph, with a sensor at every vertex.
        tau: τ.
        epsilon: ε.
        delta: δ.
        alpha: radius α of the promise, in hops.

    Raises:
        ParameterError: a parameter is out of range.
    """

    graph: GraphSource = field(default_factory=BlockModel)
    tau: float = 2.0
    epsilon: float = 4.0
    delta: float = 0.1
    alpha: float = 1.0

    def __post_init__(self) -> None:
        for name in ("tau", "epsilon", "alpha"):
            check_positive(name, getattr(self, name))
        check_probability("delta", self.delta)

    @property
    def community_graph(self) -> CommunityGraph:
        """The graph and its communities."""
        return community_graph(self.graph)

    @property
    def operator(self) -> GraphOperator:
        """The operator, cached per process, so that equal settings share its eigenvectors."""
        return _operator(self.graph, self.tau)

    def noise_scale(self, calibration: str) -> float:
        """Return σ for a method of `calibrate`, cached per process, as all draws share it."""
        return _calibrated(self, calibration)


@lru_cache(maxsize=1024)
def _calibrated(setting: GraphSetting, calibration: str) -> float:
    sensitivity = setting.operator.sensitivity(setting.alpha)
    return calibrate_quietly(sensitivity, setting.epsilon, setting.delta, calibration)


@lru_cache(maxsize=16)
def _operator(source: GraphSource, tau: float) -> GraphOperator:
    return community_graph(source).domain.operator(tau)

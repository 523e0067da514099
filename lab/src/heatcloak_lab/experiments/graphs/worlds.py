"""The graphs that experiments run on, each with its communities."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from heatcloak_aggregator.arrays import IntArray
from heatcloak_aggregator.domains import GraphDomain
from heatcloak_lab.experiments.running import ExperimentError
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_integer

if TYPE_CHECKING:
    import networkx as nx


_MOST_TRIED = 1000
_LARGEST = 2000
"""Vertices; beyond, a graph's eigenvectors are no matter of a second."""


@dataclass(frozen=True, eq=False, slots=True)
class World:
    """A graph and its communities.

    Attributes:
        domain: the graph.
        communities: the community of each vertex, 0…K−1, shape (n,).
        remark: where graph and communities are from, a part of a sentence.
    """

    domain: GraphDomain
    communities: IntArray
    remark: str

    @property
    def sizes(self) -> IntArray:
        """Vertices of each community, shape (K,)."""
        return np.bincount(self.communities)

    @property
    def crossing(self) -> int:
        """How many edges lead from one community to another."""
        i, j = self.domain.edges.T
        return int((self.communities[i] != self.communities[j]).sum())


class Graph(Protocol):
    """Whatever makes a world: hashable, small, and the same world each time."""

    @property
    def label(self) -> str:
        """What tables and figures call it."""

    def world(self) -> World:
        """Make it.

        Raises:
            ExperimentError: there is none.
        """

    def __hash__(self) -> int: ...


@dataclass(frozen=True, slots=True)
class BlockModel:
    """A stochastic block model of two equal communities, of weights 1.

    A graph that is not connected has no place in the model. It is not made smaller then, but drawn again,
    with the next seed.

    Attributes:
        n: vertices, even; the first half is one community.
        inside: probability of an edge between two vertices of a community.
        between: that between two of different ones.
        seed: the first to be tried.

    Raises:
        ParameterError: a parameter is outside its range.
    """

    n: int = 500
    inside: float = 0.05
    between: float = 0.001
    seed: int = 0

    def __post_init__(self) -> None:
        check_integer("n", self.n, 2, _LARGEST + 1)
        check_integer("seed", self.seed, 0, 1 << 32)
        if self.n % 2:
            raise ParameterError(f"n is {self.n}: give an even number, for two equal communities")
        for name in ("inside", "between"):
            if not 0.0 <= getattr(self, name) <= 1.0:
                raise ParameterError(f"{name} is {getattr(self, name)!r}: give a probability")

    @property
    def label(self) -> str:
        """What tables and figures call it."""
        return f"block model {self.seed}"

    def world(self) -> World:
        """Draw it.

        Raises:
            ExperimentError: of a thousand graphs none was connected.
        """
        import networkx as nx

        half = self.n // 2
        chances = [[self.inside, self.between], [self.between, self.inside]]
        for tried in range(_MOST_TRIED):
            drawn = nx.stochastic_block_model([half, half], chances, seed=self.seed + tried)
            if nx.is_connected(drawn):
                break
        else:
            raise ExperimentError(
                f"of {_MOST_TRIED} graphs with n = {self.n}, inside = {self.inside:g} and "
                f"between = {self.between:g} none is connected: give larger probabilities"
            )
        # The drawn graph's own attributes, sets of its vertices among them, are of no use here.
        domain = GraphDomain(self.n, np.array(drawn.edges()))
        again = f", drawn again {tried} times as it was not connected" if tried else ""
        return World(domain, np.arange(self.n) // half, f"drawn with seed {self.seed + tried}{again}")


@dataclass(frozen=True, slots=True)
class KnownGraph:
    """A graph that people know, as networkx ships it.

    Attributes:
        name: one of `KNOWN`.

    Raises:
        ParameterError: there is none of that name.
    """

    name: str

    def __post_init__(self) -> None:
        if self.name not in KNOWN:
            raise ParameterError(f"no graph is called {self.name!r}: give one of {', '.join(KNOWN)}")

    @property
    def label(self) -> str:
        """What tables and figures call it."""
        return self.name

    def world(self) -> World:
        """Take it from networkx."""
        return KNOWN[self.name]()


def _karate_club() -> World:
    import networkx as nx

    graph = nx.karate_club_graph()
    clubs = [graph.nodes[member]["club"] for member in graph]
    communities = np.array([sorted(set(clubs)).index(club) for club in clubs], dtype=np.intp)
    remark = "Zachary 1977, weights 1; the two clubs that it broke into"
    return World(GraphDomain.from_networkx(graph, weight=None), communities, remark)


def _les_miserables() -> World:
    import networkx as nx

    return _detected(nx.les_miserables_graph(), "weight", "Knuth 1993, weights: chapters together")


def _southern_women() -> World:
    import networkx as nx

    return _detected(nx.davis_southern_women_graph(), None, "Davis 1941, women and events, weights 1")


def _detected(graph: nx.Graph[Any], weight: str | None, remark: str) -> World:
    from heatcloak_aggregator.recovery.communities import detect_communities

    domain = GraphDomain.from_networkx(graph, weight=weight)
    return World(domain, detect_communities(domain), f"{remark}; communities by Louvain's method")


KNOWN: Mapping[str, Callable[[], World]] = MappingProxyType(
    {
        "karate club": _karate_club,
        "Les Misérables": _les_miserables,
        "Southern women": _southern_women,
    }
)
"""The graphs that networkx ships, by name."""


@lru_cache(maxsize=16)
def world_of(graph: Graph) -> World:
    """The world of a graph, made once in each process."""
    return graph.world()

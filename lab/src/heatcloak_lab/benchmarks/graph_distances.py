"""Ways to the earth mover's distance under shortest paths on a random graph, in hops."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from scipy.sparse import coo_array

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import GraphDomain
from heatcloak_aggregator.earth_mover import emd
from heatcloak_lab.benchmarks.distances import Contest, Distance, DistanceProbe, Way
from heatcloak_lab.benchmarks.heat import sparse_graph
from heatcloak_lab.benchmarks.probes import Solve
from heatcloak_lab.benchmarks.quiet import quiet
from heatcloak_shared.errors import ParameterError

_MOST_PAIRS = 1 << 26
"""Entries of a matrix of distances that is formed for one pair of vectors: half a gigabyte."""


@cache
def graph_of(n: int) -> GraphDomain:
    """The graph of n vertices that all ways are given, with what every graph soon has been asked for."""
    graph = sparse_graph(n, seed=0)
    graph.distances([0])
    return graph


class Ours(Way):
    """``emd``."""

    name = "emd"

    def prepare(self, n: int) -> Distance:
        """Take the graph."""
        graph = graph_of(n)
        return lambda a, b: emd(graph, a, b)


class PotMatrix(Way):
    """POT's network simplex on the matrix of all distances."""

    name = "pot-matrix"
    packages = ("ot",)
    most = 2000
    why = "its matrix of distances has n² entries"

    def prepare(self, n: int) -> Distance:
        """Find all shortest paths."""
        from ot import emd2

        distances = graph_of(n).distances(np.arange(n))

        def distance(a: FloatArray, b: FloatArray) -> float:
            with quiet():
                return float(emd2(a / a.sum(), b / b.sum(), distances, numItermax=10_000_000))

        return distance


class PotSupports(Way):
    """The same between the vertices that have any, whose distances are found for each pair of vectors."""

    name = "pot-supports"
    packages = ("ot",)

    def prepare(self, n: int) -> Distance:
        """Take the graph."""
        from ot import emd2

        graph = graph_of(n)

        def distance(a: FloatArray, b: FloatArray) -> float:
            few, many = sorted((a, b), key=np.count_nonzero)
            near, far = np.flatnonzero(few), np.flatnonzero(many)
            if near.size * n > _MOST_PAIRS:
                raise ParameterError(f"{near.size} × {n} distances: give fewer sources, or fewer vertices")
            distances = np.ascontiguousarray(graph.distances(near)[:, far])
            with quiet():
                here, there = few[near] / few.sum(), many[far] / many.sum()
                return float(emd2(here, there, distances, numItermax=10_000_000))

        return distance


class Highs(Way):
    """scipy's linear program over the edges, which HiGHS solves."""

    name = "highs-edges"

    def prepare(self, n: int) -> Distance:
        """Form the constraints: what leaves a vertex less what arrives is what it has too much."""
        from scipy.optimize import linprog

        graph = graph_of(n)
        i, j = graph.edges.T
        arcs = np.arange(2 * graph.n_edges)
        signs = np.repeat([1.0, -1.0], 2 * graph.n_edges)
        places = np.concatenate([i, j, j, i]), np.concatenate([arcs, arcs])
        balance = coo_array((signs, places), shape=(n, 2 * graph.n_edges)).tocsr()
        costs = np.tile(graph.lengths, 2)

        def distance(a: FloatArray, b: FloatArray) -> float:
            surplus = a / a.sum() - b / b.sum()
            found: Any = linprog(costs, A_eq=balance, b_eq=surplus, method="highs")  # type: ignore[call-overload]
            return float(found.fun)

        return distance


class GraphDistanceProbe(DistanceProbe):
    """One way on a graph, measured alone; the graph is there before."""

    def load(self, setting: dict[str, Any]) -> Callable[[], Solve]:
        """Draw the vectors and the graph."""
        graph_of(int(setting["n"]))
        return super().load(setting)


ON_GRAPH = Contest(
    "emd-graph",
    {way.name: way for way in (Ours(), PotMatrix(), PotSupports(), Highs())},
    sources=5,
    note="The graph is random, of mean degree 8, and distance is in hops. pot-matrix has all distances "
    "before; ours keeps those that it has looked for, but each pair has other sources.",
)

"""Implementations of the earth mover's distance, ours and peers, on the interval and on graphs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from itertools import count
from typing import Any

import numpy as np
from scipy.sparse import coo_array

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import GraphDomain, IntervalDomain
from heatcloak_aggregator.earth_mover import emd
from heatcloak_lab.benchmarks.heat import sparse_graph
from heatcloak_lab.benchmarks.isolated_worker import Probe, Solve
from heatcloak_lab.benchmarks.programs import missing_package, silenced
from heatcloak_shared.errors import ParameterError

Pair = tuple[FloatArray, FloatArray]
Distance = Callable[[FloatArray, FloatArray], float]

_INPUTS = 8


@dataclass(frozen=True)
class EmdMethod:
    """An implementation of the earth mover's distance.

    Attributes:
        name: name in tables and files.
        prepare: function from n to the distance: does everything that does not need the vectors.
        packages: packages that it needs in addition to the dependencies.
        max_size: the largest n that it supports; None for any.
        max_reason: the reason for that.
    """

    name: str
    prepare: Callable[[int], Distance]
    packages: tuple[str, ...] = ()
    max_size: int | None = None
    max_reason: str = ""

    def missing(self) -> str | None:
        """Return the first package that can't be imported, or None."""
        return missing_package(self.packages)


def _ours_on_interval(n: int) -> Distance:
    """Return our ``emd``."""
    return partial(emd, IntervalDomain(n, 1))


def _scipy(n: int) -> Distance:
    """Return scipy's distance of weighted samples on a line."""
    from scipy.stats import wasserstein_distance

    places = np.arange(1, n + 1) / n
    return lambda a, b: float(wasserstein_distance(places, places, a, b))


def _pot_line(n: int) -> Distance:
    """Return POT's transport on a line; it requires mass one, and scaling is included in the time."""
    from ot import emd2_1d

    places = np.arange(1, n + 1) / n
    return lambda a, b: float(emd2_1d(places, places, a / a.sum(), b / b.sum(), metric="euclidean"))


def _pot_network(n: int) -> Distance:
    """Return POT's network simplex for general transport, on the matrix of distances on the line."""
    places = np.arange(1, n + 1) / n
    return _pot_with_costs(np.abs(places[:, None] - places))


def _pot_with_costs(costs: FloatArray) -> Distance:
    from ot import emd2

    def distance(a: FloatArray, b: FloatArray) -> float:
        with silenced():
            return float(emd2(a / a.sum(), b / b.sum(), costs, numItermax=10_000_000))

    return distance


@dataclass(frozen=True)
class EmdComparison:
    """A comparison of implementations on one kind of domain.

    Attributes:
        kind: kind of the probe, and name of the benchmark.
        methods: by name; ours is the first.
        sources: default number of nonzero entries of the first vector of a pair; 0 for all.
        note: what the implementations exploit.
        prepare_domain: creates what all implementations share, for a given n.
    """

    kind: str
    methods: Mapping[str, EmdMethod]
    sources: int
    note: str
    prepare_domain: Callable[[int], object] = lambda n: None


_QUADRATIC = "its matrix of distances has n² entries"


def _by_name(*methods: EmdMethod) -> Mapping[str, EmdMethod]:
    return {method.name: method for method in methods}


ON_INTERVAL = EmdComparison(
    "emd",
    _by_name(
        EmdMethod("emd", _ours_on_interval),
        EmdMethod("scipy", _scipy),
        EmdMethod("pot-1d", _pot_line, ("ot",)),
        EmdMethod("pot-network", _pot_network, ("ot",), 1000, _QUADRATIC),
    ),
    sources=0,
    note="pot-network solves transport for any distances, ours and the others exploit that the locations are "
    "on a line.",
)


def draw_pair(n: int, seed: int, sources: int = 0) -> Pair:
    """Draw two vectors of n intensities.

    Args:
        n: their length.
        seed: seed of the draw.
        sources: number of nonzero entries of the first one, at most n; 0 for all.
    """
    rng = np.random.default_rng([seed, n])
    first, second = rng.random(n) + 1e-3, rng.random(n) + 1e-3
    if sources:
        first[rng.permutation(n)[sources:]] = 0.0
    return first, second


class EmdProbe(Probe):
    """One method, measured alone."""

    def __init__(self, comparison: EmdComparison, name: str) -> None:
        self._method = comparison.methods[name]
        self._prepare_domain = comparison.prepare_domain

    def small_setting(self) -> dict[str, Any]:
        """Return a setting with ten locations."""
        return {"n": 10, "seed": 0, "sources": 0}

    def load(self, setting: dict[str, Any]) -> Callable[[], Solve]:
        """Draw the vectors and create the domain."""
        n, seed, sources = (int(setting[name]) for name in ("n", "seed", "sources"))
        self._prepare_domain(n)
        pairs = [draw_pair(n, seed + number, sources) for number in range(_INPUTS)]

        def prepare() -> Solve:
            distance = self._method.prepare(n)
            return lambda number: np.isfinite(distance(*pairs[number % _INPUTS])).item()

        return prepare


def draw_pairs(n: int, seed: int, sources: int) -> Iterator[Pair]:
    """Yield pairs without end."""
    return (draw_pair(n, seed + number, sources) for number in count())


_MOST_PAIRS = 1 << 26
"""Largest number of entries of a matrix of distances, half a gigabyte."""


@cache
def shared_graph(n: int) -> GraphDomain:
    """Return the graph of n vertices that all implementations share, with its cached structure."""
    graph = sparse_graph(n, seed=0)
    graph.distances([0])
    return graph


def _ours_on_graph(n: int) -> Distance:
    """Return our ``emd``."""
    return partial(emd, shared_graph(n))


def _pot_matrix(n: int) -> Distance:
    """Return POT's network simplex on the matrix of all distances of the graph."""
    return _pot_with_costs(shared_graph(n).distances(np.arange(n)))


def _pot_supports(n: int) -> Distance:
    """Return POT's network simplex on the distances between nonzero entries, computed for each pair."""
    from ot import emd2

    graph = shared_graph(n)

    def distance(a: FloatArray, b: FloatArray) -> float:
        few, many = sorted((a, b), key=np.count_nonzero)
        near, far = np.flatnonzero(few), np.flatnonzero(many)
        if near.size * n > _MOST_PAIRS:
            raise ParameterError(f"{near.size} × {n} distances are too many: give fewer sources or vertices")
        distances = np.ascontiguousarray(graph.distances(near)[:, far])
        with silenced():
            here, there = few[near] / few.sum(), many[far] / many.sum()
            return float(emd2(here, there, distances, numItermax=10_000_000))

    return distance


def _highs(n: int) -> Distance:
    """Return a linear program over the edges, solved by HiGHS in scipy.

    Its constraints: outflow minus inflow of a vertex equals its surplus.
    """
    from scipy.optimize import linprog

    graph = shared_graph(n)
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


ON_GRAPH = EmdComparison(
    "emd-graph",
    _by_name(
        EmdMethod("emd", _ours_on_graph),
        EmdMethod("pot-matrix", _pot_matrix, ("ot",), 2000, _QUADRATIC),
        EmdMethod("pot-supports", _pot_supports, ("ot",)),
        EmdMethod("highs-edges", _highs),
    ),
    sources=5,
    note="The graph is random, of mean degree 8, and distance is in hops. pot-matrix computes all distances "
    "in advance; ours caches the distances that it has computed, but each pair has other sources.",
    prepare_domain=shared_graph,
)

COMPARISONS: Mapping[str, EmdComparison] = {each.kind: each for each in (ON_INTERVAL, ON_GRAPH)}
"""The comparisons by kind."""

"""Heat on a graph, for simulated sensors; standard library only."""

from __future__ import annotations

import math
from collections import OrderedDict
from functools import lru_cache
from operator import mul
from threading import Lock
from typing import TYPE_CHECKING

from heatcloak_shared.errors import ParameterError

if TYPE_CHECKING:
    from heatcloak_shared.zone.graph import Graph

Present = tuple[tuple[int, float], ...]
"""Vertex and intensity of every source."""

MAX_RATE = 1e6
"""Above it a reading takes minutes, and rounding errors reach the eleventh digit."""
_CACHED_NUMBERS = 1 << 20
_CACHED_FIELDS = 512
_NEGLIGIBLE = 1e-20


class GraphHeat:
    """The heat at every vertex, e^{−τL} f, for sources f: Gilbert & McMillan 2018, section 5.

    With q the largest sum of weights at a vertex, P = I − L/q is the step of a random walk, of eigenvalues
    from −1 to 1. Then e^{−τL} = e^{−Λ(I − P)} = Σₖ cₖ Tₖ(P) with Λ = qτ, Tₖ the Chebyshev polynomials and cₖ
    the probability that a walk on the integers at rate Λ is k steps from its start (Varopoulos 1985, Carne
    1985). The cₖ are positive and add up to one, and ‖Tₖ(P)‖ ≤ 1: nothing cancels, and the truncation error
    is below 1e-15. About 9√Λ terms suffice, where the series in powers of P needs Λ; rounding adds about
    1e-17·Λ.

    The fields of the latest few sets of sources are cached. Thread-safe.

    Args:
        graph: the graph.

    Raises:
        ParameterError: Λ is above 1e6.
    """

    def __init__(self, graph: Graph) -> None:
        neighbours: list[list[int]] = [[] for _ in range(graph.n_vertices)]
        weights: list[list[float]] = [[] for _ in range(graph.n_vertices)]
        for (i, j), weight in zip(graph.edges, graph.weights or (1.0,) * len(graph.edges), strict=True):
            for here, there in ((i, j), (j, i)):
                neighbours[here].append(there)
                weights[here].append(weight)
        degrees = [math.fsum(each) for each in weights]
        most = max(degrees)
        if most * graph.spread > MAX_RATE:
            raise ParameterError(
                f"spread x the largest sum of weights at a vertex is {most * graph.spread:g}: give at most "
                f"{MAX_RATE:g}, more takes too long to simulate"
            )
        self._neighbours = neighbours
        self._weights = [[weight / most for weight in each] for each in weights]
        self._stay = [1.0 - degree / most for degree in degrees]
        self._terms = walk_law(most * graph.spread)
        self._cache_size = max(2, min(_CACHED_FIELDS, _CACHED_NUMBERS // graph.n_vertices))
        self._cache: OrderedDict[Present, list[float]] = OrderedDict()
        self._lock = Lock()

    @property
    def work(self) -> int:
        """Return the number of terms that are summed for one set of sources."""
        return len(self._terms) * (len(self._stay) + sum(map(len, self._neighbours)))

    def at(self, vertex: int, present: Present) -> float:
        """Return the heat that a sensor at ``vertex`` measures, without measurement error."""
        # Rounding may give -1e-17 at vertices that heat has not reached.
        return max(self._field(present)[vertex], 0.0)

    def _field(self, present: Present) -> list[float]:
        # Held during the computation, so that sensors with the same sources compute it once.
        with self._lock:
            field = self._cache.get(present)
            if field is None:
                field = self._cache[present] = self._compute(present)
                if len(self._cache) > self._cache_size:
                    self._cache.popitem(last=False)
            else:
                self._cache.move_to_end(present)
            return field

    def _compute(self, present: Present) -> list[float]:
        before = [0.0] * len(self._stay)
        for vertex, intensity in present:
            before[vertex] += intensity
        first, *others = self._terms
        field = [first * heat for heat in before]
        now = self._step(before)
        for term in others:
            field = [heat + term * more for heat, more in zip(field, now, strict=True)]
            # Tₖ₊₁ = 2P Tₖ − Tₖ₋₁
            before, now = now, [2.0 * a - b for a, b in zip(self._step(now), before, strict=True)]
        return field

    def _step(self, heat: list[float]) -> list[float]:
        """Return P times ``heat``."""
        of = heat.__getitem__
        return [
            stay * own + sum(map(mul, weights, map(of, neighbours)))
            for stay, own, weights, neighbours in zip(
                self._stay, heat, self._weights, self._neighbours, strict=True
            )
        ]


def walk_law(rate: float) -> list[float]:
    """Return the probabilities that a walk on the integers is 0, 1, 2, … steps from its start.

    The walk steps to either side at rate Λ/2 each, for a unit of time: e^{−Λ} Iₖ(Λ) for each side, Iₖ the
    modified Bessel functions, by their continued fraction (Gautschi 1967).

    Args:
        rate: Λ, above 0.

    Returns:
        Probabilities of both sides together; the truncated rest is below 1e-17.
    """
    # By Bernstein's inequality the rest is below e⁻⁴².
    last = math.ceil(14.0 + math.sqrt(196.0 + 84.0 * rate))
    ratios, ratio = [], 0.0
    for k in range(2 * last, 0, -1):
        ratio = 1.0 / (2.0 * k / rate + ratio)
        ratios.append(ratio)
    law, share = [1.0], 2.0
    for ratio in reversed(ratios):
        share *= ratio
        law.append(share)
    total = math.fsum(law)
    return [share / total for share in law[: last + 1] if share > _NEGLIGIBLE * total]


@lru_cache(maxsize=4)
def graph_heat(graph: Graph) -> GraphHeat:
    """Return the heat on ``graph``, shared by all sensors of a process.

    Raises:
        ParameterError: as `GraphHeat`.
    """
    return GraphHeat(graph)

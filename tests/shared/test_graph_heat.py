"""Heat on a graph without numpy, against scipy."""

from __future__ import annotations

import math
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from scipy.linalg import expm
from scipy.special import ive

from heatcloak_shared.errors import ParameterError
from heatcloak_shared.graph_heat import GraphHeat, graph_heat, walk_law
from heatcloak_shared.zone import Graph

N = 40
SHAPES: dict[str, list[tuple[int, int]]] = {
    "path": [(i, i + 1) for i in range(N - 1)],
    "star": [(0, i) for i in range(1, N)],
    "complete": [(i, j) for j in range(N) for i in range(j)],
    "circle": [(i, (i + 1) % N) for i in range(N)],
}


def graph(shape: str, spread: float, weighted: bool = False) -> Graph:
    edges = SHAPES[shape]
    chance = np.random.default_rng(1)
    weights = tuple(chance.uniform(0.01, 10.0, len(edges)).tolist()) if weighted else None
    return Graph(N, tuple(edges), weights, tuple(range(N)), spread)


def kernel(of: Graph) -> np.ndarray:
    """Return e^{−τL}, computed by scipy."""
    laplacian = np.zeros((N, N))
    for (i, j), weight in zip(of.edges, of.weights or (1.0,) * len(of.edges), strict=True):
        laplacian[[i, j], [j, i]] -= weight
        laplacian[[i, j], [i, j]] += weight
    return expm(-of.spread * laplacian)


@pytest.mark.parametrize("spread", [1e-9, 0.01, 0.5, 7.0, 300.0])
@pytest.mark.parametrize("weighted", [False, True])
@pytest.mark.parametrize("shape", SHAPES)
def test_readings_match_the_heat_kernel(shape: str, spread: float, weighted: bool) -> None:
    """e^{−τL} f at every vertex, for several sources, to 1e-12."""
    of = graph(shape, spread, weighted)
    present = ((3, 1.0), (17, 0.5), (3, 0.25))
    sources = np.bincount([3, 17], [1.25, 0.5], N)
    heat = GraphHeat(of)
    found = np.array([heat.at(vertex, present) for vertex in range(N)])
    assert np.abs(found - kernel(of).dot(sources)).max() < 1e-12
    assert found.sum() == pytest.approx(1.75, rel=1e-11), "no heat is lost"
    assert found.min() >= 0.0
    assert heat.at(0, ()) == 0.0


@pytest.mark.parametrize("rate", [1e-9, 0.3, 1.0, 30.0, 1e4, 1e6])
def test_the_law_of_the_walk_matches_the_bessel_functions(rate: float) -> None:
    """e^{−Λ} Iₖ(Λ) on both sides; the truncated rest is negligible."""
    law = np.array(walk_law(rate))
    exact = ive(np.arange(law.size), rate) * np.where(np.arange(law.size) == 0, 1.0, 2.0)
    assert np.abs(law - exact).max() < 1e-15
    assert abs(math.fsum(law) - 1.0) < 1e-15
    assert law.size < 40.0 + 10.0 * math.sqrt(rate)


def test_sensors_of_one_round_share_the_computation(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five hundred sensors, on several threads and for two scenarios in turn."""
    computed: list[object] = []
    spread_out = GraphHeat._compute

    def counted(self: GraphHeat, present: tuple[tuple[int, float], ...]) -> list[float]:
        computed.append(present)
        return spread_out(self, present)

    monkeypatch.setattr(GraphHeat, "_compute", counted)
    scenarios = [((1, 1.0),), ((2, 1.0), (3, 0.5))]
    heat = graph_heat(graph("path", 0.5))
    assert graph_heat(graph("path", 0.5)) is heat
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda k: heat.at(k % N, scenarios[k % 2]), range(500)))
    assert sorted(computed) == sorted(scenarios)  # type: ignore[type-var]


def test_the_cache_is_bounded() -> None:
    heat = GraphHeat(Graph(2, ((0, 1),), None, (0,), 0.5))
    for intensity in range(1, 700):
        heat.at(0, ((0, 1.0 / intensity),))
    assert len(heat._cache) == 512
    many = 100_000
    large = GraphHeat(Graph(many, tuple((i, i + 1) for i in range(many - 1)), None, (0,), 1e-9))
    for vertex in range(12):
        large.at(0, ((vertex, 1.0),))
    assert len(large._cache) * many <= 2**20


def test_too_long_a_computation_is_refused_before_it_begins() -> None:
    with pytest.raises(ParameterError, match=r"7.8e\+08: give at most 1e\+06, more takes too long"):
        GraphHeat(graph("complete", 2e7))

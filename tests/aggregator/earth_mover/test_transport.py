"""Both formulations of a graph's distance are exact, by the simplex method and with OR-tools."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from heatcloak_aggregator.arrays import FloatArray, Int32Array
from heatcloak_aggregator.domains import GraphDomain
from heatcloak_aggregator.earth_mover import emd, graph
from heatcloak_aggregator.earth_mover import transport as transport_module
from heatcloak_aggregator.earth_mover.graph import cache_of
from heatcloak_aggregator.earth_mover.simplex import BITS, coarsen, network_of, optimize, surplus_of
from heatcloak_aggregator.earth_mover.spanning import Tree, empty_tree, grow, incidence_of, set_flow
from heatcloak_aggregator.earth_mover.transport import max_cost, max_supply_bits, min_cost_flow
from heatcloak_shared.errors import HeatcloakError
from support.graphs import random_edges
from support.transport import shortest_paths, transport
from support.waiting import wait_until


def pair(rng: np.random.Generator, vertices: int, density: float) -> FloatArray:
    """Return two vectors of mass one."""
    drawn = rng.random((2, vertices)) * (rng.random((2, vertices)) < density)
    drawn[[0, 1], rng.integers(0, vertices, 2)] += 0.5
    shares: FloatArray = drawn / drawn.sum(axis=1, keepdims=True)
    return shares


@pytest.mark.slow
@pytest.mark.parametrize("small", [0, 1000], ids=["or-tools", "pivots"])
@pytest.mark.parametrize("way", [graph.from_supports, graph.along_edges], ids=["supports", "edges"])
def test_both_formulations_and_solvers_agree_with_pot(
    way: object, small: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On hops, multiples and any lengths, between sparse and dense vectors."""
    monkeypatch.setattr(graph, "SMALL", small)
    monkeypatch.setattr(graph, "SMALL_FROM_SUPPORTS", small)
    monkeypatch.setattr(graph, "_LOOPS", min(small, graph._LOOPS))
    assert callable(way)
    for seed in range(30 if small else 12):
        rng = np.random.default_rng(seed)
        vertices = int(rng.integers(5, 60))
        edges = random_edges(vertices, 3 * vertices, seed)
        lengths = (None, 10.0 ** rng.uniform(-2.0, 1.0, len(edges)), rng.integers(1, 5, len(edges)))
        domain = GraphDomain(vertices, edges, lengths=lengths[seed % 3])
        a, b = pair(rng, vertices, (0.1, 0.5, 1.0)[seed // 3 % 3])
        found = way(domain, cache_of(domain), surplus_of(a, b))
        assert found == pytest.approx(transport(shortest_paths(domain), a, b), abs=1e-11)


def optimal_tree(domain: GraphDomain, units: npt.NDArray[np.int64], root: int) -> Tree:
    """Pivot from the first tree that is found."""
    network = cache_of(domain).network
    tree = empty_tree(domain.n_vertices)
    everywhere = np.ones(domain.n_edges, dtype=np.bool_)
    assert grow(tree, cache_of(domain).incidence, everywhere, root) == domain.n_vertices
    set_flow(tree, network.steps, units)
    optimize(tree, network)
    return tree


@pytest.mark.parametrize("mass", [1, 3, 1 << 50], ids=["all equal", "a few", "any"])
def test_pivots_end_at_a_dual_feasible_tree(mass: int) -> None:
    """With ties too; Kantorovich's dual has the same value."""
    for seed in range(40):
        rng = np.random.default_rng(seed)
        vertices = int(rng.integers(2, 70))
        domain = GraphDomain(vertices, random_edges(vertices, 4 * vertices, seed))
        units = rng.integers(-mass, mass + 1, vertices)
        units[0] -= units.sum()
        tree = optimal_tree(domain, units, int(rng.integers(vertices)))
        i, j = domain.edges.T
        assert np.abs(tree.potential[i] - tree.potential[j]).max() <= 1
        assert sum(abs(int(flow)) for flow in tree.flow[tree.parent >= 0]) == sum(
            int(worth) * int(unit) for worth, unit in zip(tree.potential, units, strict=True)
        )
        balance = np.zeros(vertices, dtype=np.int64)
        cache = np.flatnonzero(tree.parent >= 0)
        np.add.at(balance, cache, tree.flow[cache])
        np.add.at(balance, tree.parent[cache], -tree.flow[cache])
        assert (balance == units).all()


def test_pivots_keep_the_tree_consistent() -> None:
    rng = np.random.default_rng(1)
    domain = GraphDomain(200, random_edges(200, 900, seed=1))
    units = rng.integers(-9, 10, 200)
    units[0] -= units.sum()
    tree = optimal_tree(domain, units, 5)
    reached = 0
    below = [5]
    while below:
        node = below.pop()
        reached += 1
        child = int(tree.child[node])
        while child >= 0:
            assert {node, child} == {*domain.edges[tree.edge[child]].tolist()}
            assert (tree.parent[child], tree.depth[child]) == (node, tree.depth[node] + 1)
            below.append(child)
            child = int(tree.younger[child])
    assert reached == 200


def test_lengths_are_rounded_to_steps() -> None:
    """Exactly if all are multiples of the shortest; otherwise they are rounded down. No path overflows."""
    ends = np.arange(3, dtype=np.int32), np.arange(1, 4, dtype=np.int32)
    whole = network_of(4, *ends, np.array([0.75, 0.25, 1.5]))
    assert (whole.whole, whole.step, whole.steps.tolist()) == (True, 0.25, [3, 1, 6])
    for nodes, lengths in [
        (4, [0.1, 0.3, 0.2]),
        (4, [1.0, 1e-12, 1e12]),
        (4, [1.0, 1.0 + 2.0**-52, 1.0]),
        (10**6, [0.1, 0.3, 0.2]),
    ]:
        found = network_of(nodes, *ends, np.array(lengths))
        errors = np.array(lengths) - found.steps * found.step
        assert not found.whole
        assert ((errors >= 0.0) & (errors < found.step)).all()
        assert found.step <= nodes * max(lengths) * 2.0**-60
        assert (nodes - 1) * int(found.steps.max()) <= 2**61


def test_masses_are_rounded_to_units() -> None:
    """Their sum is 0, each is within half a unit, in coarser units too."""
    drawn = pair(np.random.default_rng(2), 500, 0.6)
    drawn[:, 0] = 0.0  # where a remainder would show
    a, b = drawn / drawn.sum(axis=1, keepdims=True)
    exact = surplus_of(a, b)
    assert exact.units.sum() == 0
    assert exact.units[exact.units > 0].sum() == pytest.approx(2.0**BITS, rel=1e-11)
    assert (exact.vertices == np.flatnonzero(a != b)).all()
    assert np.abs(exact.units * exact.unit - (a - b)[exact.vertices]).max() < 1e-15
    rounded = coarsen(exact, 40)
    assert rounded.units.sum() == 0
    assert rounded.unit == exact.unit * 2.0**40
    off = np.abs(rounded.units * rounded.unit - (a - b)[rounded.vertices]) / rounded.unit
    assert np.sort(off)[-2] <= 0.5 + 1e-3
    assert off.max() <= 0.5 * exact.units.size


ARC: tuple[Int32Array, Int32Array] = (np.array([0], dtype=np.int32), np.array([1], dtype=np.int32))


@pytest.mark.parametrize(
    ("capacity", "cost", "sent", "got", "status"),
    [
        (5, 1, 9, -9, "INFEASIBLE"),
        (9, 1, 9, -8, "UNBALANCED"),
        (9, 1 << 62, 9, -9, "BAD_COST_RANGE"),
        ((1 << 63) - 1, 1, (1 << 63) - 1, 1 - (1 << 63), "BAD_CAPACITY_RANGE"),
    ],
)
def test_a_refusal_of_the_solver_is_an_error(
    capacity: int, cost: int, sent: int, got: int, status: str
) -> None:
    """The solver's status is in the text."""
    numbers = [np.array([number]) for number in (capacity, cost)]
    with pytest.raises(HeatcloakError, match=f"OR-tools returned {status}; report it"):
        min_cost_flow(*ARC, numbers[0], numbers[1], np.array([sent, got]))


def test_the_solver_needs_no_package_that_the_container_image_omits() -> None:
    """OR-tools lists pandas and protobuf as requirements."""
    program = (
        "import sys\n"
        "left_out = ['absl', 'dateutil', 'google', 'immutabledict', 'networkx', 'pandas']\n"
        "sys.modules |= dict.fromkeys(left_out)\n"
        "from io import BytesIO\n"
        "import numpy as np\n"
        "from heatcloak_aggregator.earth_mover.or_tools import answer\n"
        "request = BytesIO()\n"
        "for numbers in [[0], [1], [9], [1], [9, -9]]:\n"
        "    np.save(request, np.array(numbers, np.int32 if max(numbers) < 2 else np.int64))\n"
        "request.seek(0)\n"
        "reply = answer(request)\n"
        "reply.seek(0)\n"
        "print(np.load(reply), np.load(reply))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert done.stdout == "OPTIMAL [9]\n"


WHEEL = (
    "import numpy as np\n"
    "from heatcloak_aggregator import GraphDomain, emd\n"
    "n = 4200\n"
    "wheel = [[i, n - 1] for i in range(n - 1)] + [[i, i + 1] for i in range(n - 2)]\n"
    "domain = GraphDomain(n, wheel)\n"
    "far = emd(domain, np.arange(n), np.arange(n)[::-1])\n"
)


@pytest.mark.slow
@pytest.mark.parametrize("first", ["highs", "emd"])
def test_or_tools_and_cvxpy_work_in_one_process(first: str) -> None:
    """Cvxpy solves with highspy before and after: both bring a library of the same name."""
    highs = "import highspy\nassert highspy.Highs().run() == highspy.HighsStatus.kOk\n"
    program = highs + WHEEL if first == "highs" else WHEEL + highs
    done = subprocess.run(
        [sys.executable, "-c", program + "print(far > 0.1)"], check=True, capture_output=True, text=True
    )
    assert done.stdout.splitlines()[-1] == "True"


def test_a_missing_solver_is_an_error_that_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport_module, "find_spec", lambda _: None)
    one = np.ones(1, dtype=np.int64)
    with pytest.raises(HeatcloakError, match=r"pip install 'heatcloak-aggregator\[graphs\]'"):
        min_cost_flow(*ARC, one, one, np.array([1, -1]))


def test_a_solver_that_fails_to_start_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport_module, "find_spec", lambda _: object())
    monkeypatch.setattr(sys, "path", ["/nonexistent"])
    monkeypatch.setenv("PYTHONNOUSERSITE", "1")
    monkeypatch.setattr(sys, "executable", sys._base_executable)  # type: ignore[attr-defined]
    one = np.ones(1, dtype=np.int64)
    with pytest.raises(HeatcloakError, match=r"ended with 1 \(ModuleNotFoundError: .*\): check the"):
        min_cost_flow(*ARC, one, one, np.array([1, -1]))


@pytest.mark.slow
def test_the_solver_can_be_interrupted() -> None:
    program = (
        "import networkx as nx, numpy as np\n"
        "from heatcloak_aggregator import GraphDomain, emd\n"
        "grid = GraphDomain(90_000, nx.convert_node_labels_to_integers(nx.grid_2d_graph(300, 300)).edges)\n"
        "try:\n"
        "    emd(grid, *np.random.default_rng(1).random((2, 90_000)))\n"
        "except KeyboardInterrupt:\n"
        "    print('stopped')\n"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as process:
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        wait_until(lambda: children.read_text().strip(), message="no process of the solver")
        solver = Path("/proc", children.read_text().strip())
        wait_until(lambda: "ortools" in (solver / "maps").read_text(), message="no solver in its process")
        # Unlike a terminal, send it to the parent only: the parent must stop the solver.
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=30)[0] == "stopped\n"
    wait_until(lambda: not solver.exists(), message="the solver still runs")


@pytest.mark.slow
def test_a_vertex_of_large_degree_does_not_reduce_the_precision(monkeypatch: pytest.MonkeyPatch) -> None:
    """The largest degree limits the units of OR-tools; pivots then finish."""
    vertices = 40_000
    spokes = np.stack([np.arange(vertices - 1), np.full(vertices - 1, vertices - 1)], axis=1)
    rim = np.stack([np.arange(vertices - 2), np.arange(1, vertices - 1)], axis=1)
    wheel = GraphDomain(vertices, np.concatenate([spokes, rim]))
    a, b = np.random.default_rng(3).dirichlet(np.ones(vertices), 2)
    found = emd(wheel, a, b)
    monkeypatch.setattr(transport_module, "_ENOUGH", 0.0)
    assert found != emd(wheel, a, b)
    monkeypatch.setattr(graph, "SMALL", vertices)
    assert found == pytest.approx(emd(wheel, a, b), abs=1e-15)


@pytest.mark.slow
@pytest.mark.parametrize("nodes", [2, 300, 3000])
def test_the_solver_accepts_the_largest_costs_and_supplies(nodes: int) -> None:
    path = np.arange(nodes, dtype=np.int32)
    cost = max_cost(nodes)
    supplies = np.zeros(nodes, dtype=np.int64)
    supplies[[0, -1]] = 7, -7
    arcs = nodes - 1
    found = min_cost_flow(path[:-1], path[1:], np.full(arcs, 7), np.full(arcs, cost), supplies)
    assert (found == 7).all()

    mass = 1 << max_supply_bits(arcs)
    supplies = np.full(nodes, mass // arcs)
    supplies[0] = -supplies[1:].sum()
    hub = np.zeros(arcs, dtype=np.int32)
    tails, heads = np.concatenate([path[1:], hub]), np.concatenate([hub, path[1:]])
    ones = np.ones(2 * arcs, dtype=np.int64)
    found = min_cost_flow(tails, heads, mass * ones, ones, supplies)
    assert (found[:arcs] == supplies[1:]).all()
    assert not found[arcs:].any()


def test_incidence_lists_every_edge_at_both_ends() -> None:
    tails, heads = np.array([[0, 1, 2], [1, 2, 3]], dtype=np.int32)
    incidence = incidence_of(4, tails, heads)
    assert incidence.starts.tolist() == [0, 1, 3, 5, 6]
    assert incidence.neighbours.tolist() == [1, 2, 0, 3, 1, 2]
    assert incidence.edges.tolist() == [0, 1, 0, 2, 1, 2]

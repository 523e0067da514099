"""Options and fixtures of all tests; fixtures that start programs are in `support`."""

from __future__ import annotations

import logging
import signal
import threading
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import settings

from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Graph, Interval, Move, Noise, Promise, Zone

# Every run draws the same examples and has no deadline: a failure can be repeated, also on a busy machine.
settings.register_profile("seeded", derandomize=True, deadline=None)
settings.load_profile("seeded")

pytest.register_assert_rewrite("support")
pytest_plugins = [
    "support.suites",
    "support.commands",
    "support.emulated_arm",
    "support.programs",
    "support.mosquitto",
    "support.node_listener",
    "support.plugins",
    "support.postgresql",
    "support.provisioned",
    "support.sealer",
    "support.small_disk",
    "support.trace_collector",
]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add options for the lengths of long tests, whose default is short."""
    parser.addoption("--kills", type=int, default=25, help="number of kills in the kill storm")
    parser.addoption("--hours", type=float, default=0.5, help="hours that test_cut_off cuts its node off")
    parser.addoption("--audits", type=int, default=20, help="number of audits of correct nodes")
    parser.addoption("--storms", type=int, default=2, help="number of kills of each kind in the storm")
    parser.addoption("--fuzz", type=int, default=5000, help="number of fuzzed messages to the service")
    parser.addoption("--draws", type=int, default=80, help="number of draws that compare bpdn with cvxpy")
    parser.addoption("--graphs", type=int, default=60, help="number of graphs to check the sensitivity of")
    parser.addoption("--stack-minutes", type=float, default=0.25, help="minutes that the containers run")
    parser.addoption("--city-zones", type=int, default=6, help="number of zones of the city storm")
    parser.addoption("--city-minutes", type=float, default=1.0, help="minutes of the city storm")
    parser.addoption("--stack-nodes", type=int, default=50, help="number of nodes of the containers' fleet")


@pytest.fixture
def stack_minutes(request: pytest.FixtureRequest) -> float:
    """Minutes for which the containers run."""
    return float(request.config.getoption("--stack-minutes"))


@pytest.fixture
def stack_nodes(request: pytest.FixtureRequest) -> int:
    """Number of nodes of the containers' fleet."""
    return int(request.config.getoption("--stack-nodes"))


@pytest.fixture
def city_zones(request: pytest.FixtureRequest) -> int:
    """Return the number of zones of the city storm."""
    return int(request.config.getoption("--city-zones"))


@pytest.fixture
def city_minutes(request: pytest.FixtureRequest) -> float:
    """Return how many minutes the city storm lasts."""
    return float(request.config.getoption("--city-minutes"))


@pytest.fixture
def graphs(request: pytest.FixtureRequest) -> int:
    """Number of graphs with wide weights whose sensitivity each test checks."""
    return int(request.config.getoption("--graphs"))


@pytest.fixture
def kills(request: pytest.FixtureRequest) -> int:
    """Number of times that the kill storm kills its node."""
    return int(request.config.getoption("--kills"))


@pytest.fixture
def hours(request: pytest.FixtureRequest) -> float:
    """Hours, at one reading per second, for which a node is cut off."""
    return float(request.config.getoption("--hours"))


@pytest.fixture
def audits(request: pytest.FixtureRequest) -> int:
    """Number of audits of correct nodes that are checked for false alarms."""
    return int(request.config.getoption("--audits"))


@pytest.fixture
def storms(request: pytest.FixtureRequest) -> int:
    """Number of kills of each kind in the storm; it also scales other long forms."""
    return int(request.config.getoption("--storms"))


@pytest.fixture
def fuzz(request: pytest.FixtureRequest) -> int:
    """Number of fuzzed messages that the service receives."""
    return int(request.config.getoption("--fuzz"))


@pytest.fixture(autouse=True, scope="session")
def interruptible() -> None:
    """Enable Ctrl-C as in a shell's foreground; background jobs of a script ignore it."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def root_logger() -> Iterator[logging.Logger]:
    """Yield the root logger, and restore it after commands that run in this process."""
    logger = logging.getLogger()
    handlers, level = logger.handlers[:], logger.level
    yield logger
    logger.handlers[:], logger.level = handlers, level


@pytest.fixture(scope="session")
def zone() -> Zone:
    """Return a small zone of four sensors with more noise than its promise requires."""
    return Zone(
        name="hall",
        domain=Interval(n_sources=20, n_sensors=4, diffusivity=0.5, time=0.1),
        nodes=("n01", "n02", "n03", "n04"),
        schedule=Schedule(period=1.0, every=1, releases=20, budget_rounds=20),
        promise=Promise(Move(alpha=0.01), epsilon=4.0, delta=1e-5),
        noise=Noise("rounded-gaussian", 0.05, 2.0**-10, (300,) * 4),
    )


@pytest.fixture(scope="session")
def graph_zone(zone: Zone) -> Zone:
    """Return the small zone on a graph: two triangles joined by an edge, sensors at four of six vertices."""
    graph = Graph(
        n_vertices=6,
        edges=((0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 5), (5, 3)),
        weights=None,
        sensors=(0, 2, 3, 5),
        spread=0.5,
        communities=(0, 0, 0, 1, 1, 1),
    )
    return replace(
        zone,
        domain=graph,
        promise=replace(zone.promise, hides=Move(1.0)),
        noise=Noise("rounded-gaussian", 0.7, 2.0**-6, (300,) * 4),
    )

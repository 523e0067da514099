"""The promise of zones with rooms, proven by an oracle that shares no code with the calculation.

The oracle reads the zone file's text, and has a heat kernel, a Gaussian trade-off and a measure of moves of
its own: neighbours are source vectors with Σ intensity·∫ds/α(s) <= 1.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
import scipy
from scipy.stats import norm

from heatcloak_aggregator.zones import kinds
from heatcloak_aggregator.zones.calibration import NoiseShape, new_zone
from heatcloak_aggregator.zones.graph_kind import GraphKind
from heatcloak_aggregator.zones.interval_kind import IntervalKind
from heatcloak_aggregator.zones.model_check import check_against_model
from heatcloak_shared.errors import ZoneError
from heatcloak_shared.noise import NoiseKind
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Graph, Interval, Move, Promise, Room, Zone, move_by_room, render_zone
from heatcloak_shared.zone import promise as zone_promise

Floats = npt.NDArray[np.float64]
File = dict[str, Any]

SHARP = Interval(100, 50, 0.5, 0.004)
SOFT = Interval(100, 50, 0.5, 0.1)
THIRD = 1.0 / 3.0
SCHEDULE = Schedule(period=1.0, every=1, releases=20, budget_rounds=20)
SHAPES = pytest.mark.parametrize("shape", ["uniform", "shaped"])


def corridor(domain: Interval, shape: NoiseShape, kind: NoiseKind = "rounded-gaussian") -> Zone:
    """Return a corridor with a protected third, and less protected places at its other end."""
    rooms = [Room("bedroom", 0.03, 0.0, THIRD), Room("store", 0.004, 0.9, 1.0)]
    promise = Promise(move_by_room(domain, 0.01, rooms), 4.0, 1e-5)
    return new_zone("hall", domain, promise, SCHEDULE, kind, shape)


class Oracle:
    """What an observer of a zone file's noise can tell at most, computed independently."""

    def __init__(self, file: File) -> None:
        self.file = file
        noise = file["noise"]
        count = len(file["sensors"]["nodes"])
        self.step = float(noise["step"])
        self.sigma = np.broadcast_to(np.asarray(noise["sigma_ticks"], float), (count,)) * self.step
        self.releases = file["schedule"]["releases"]
        self.rooms = file["promise"].get("room", [])

    def delta(self, changes: Floats) -> Floats:
        """Return δ at the promised ε for changes of readings, shape (moves, m), before they are quantised.

        Each quantised difference is at most |u| + g, so that this is the exact loss of the worst case.
        """
        quantised = (np.abs(changes) + self.step) / self.sigma
        mu = np.sqrt(self.releases * np.square(quantised).sum(axis=1))
        epsilon = self.file["promise"]["epsilon"]
        return np.asarray(
            norm.cdf(mu / 2 - epsilon / mu) - np.exp(epsilon) * norm.cdf(-mu / 2 - epsilon / mu)
        )


class CorridorOracle(Oracle):
    """A corridor, with the slopes and integrals of its own."""

    def __init__(self, file: File) -> None:
        super().__init__(file)
        self.spread = file["domain"]["diffusivity"] * file["domain"]["time"]
        self.sensors = np.arange(1, file["domain"]["n_sensors"] + 1) / file["domain"]["n_sensors"]
        cuts = sorted({0.0, 1.0, *(room[end] for room in self.rooms for end in ("from", "to"))})
        self.cuts = np.array(cuts)
        self.radii = np.array([self.radius((low + high) / 2) for low, high in pairwise(cuts)])

    def radius(self, place: float) -> float:
        inside = [room["alpha"] for room in self.rooms if room["from"] <= place < room["to"]]
        return float(inside[0] if inside else self.file["promise"]["alpha"])

    def kernel(self, places: Floats) -> Floats:
        away = places[:, None] - self.sensors
        return np.asarray(np.exp(-(away**2) / (4 * self.spread)) / np.sqrt(4 * np.pi * self.spread))

    def slope(self, places: Floats) -> Floats:
        away = places[:, None] - self.sensors
        return np.asarray(-away / (2 * self.spread) * self.kernel(places))

    def travelled(self, places: Floats) -> Floats:
        """Return ∫ds/α(s) from 0 to each place."""
        marks = np.concatenate([[0.0], np.cumsum(np.diff(self.cuts) / self.radii)])
        return np.asarray(np.interp(places, self.cuts, marks))

    def place_at(self, travelled: Floats) -> Floats:
        marks = np.concatenate([[0.0], np.cumsum(np.diff(self.cuts) / self.radii)])
        return np.asarray(np.interp(travelled, marks, self.cuts))

    def small_moves(self, count: int = 2000) -> Floats:
        """Return the change by many people who together use the budget at one place, for each place.

        At borders, and just beside them, with the radius of either side.
        """
        places = np.linspace(0.0, 1.0, count)
        radii = np.array([self.radius(place) for place in places])
        changes = [radii[:, None] * self.slope(places)]
        for cut in self.cuts[1:-1]:
            for alpha in (self.radius(cut - 1e-12), self.radius(cut + 1e-12)):
                changes.append(alpha * self.slope(np.array([cut])))
        return np.concatenate(changes)

    def finite_moves(self) -> Floats:
        """Return the change by one person who uses the whole budget, from places all over the corridor."""
        far = float(self.travelled(np.array([1.0]))[0])
        starts = np.concatenate([np.linspace(0.0, far - 1.0, 2000), *self.straddling(far)])
        here, there = self.place_at(starts), self.place_at(starts + 1.0)
        return self.kernel(there) - self.kernel(here)

    def straddling(self, far: float) -> Iterator[Floats]:
        """Return where moves start that use different parts of the budget on both sides of each border."""
        for mark in self.travelled(self.cuts[1:-1]):
            yield np.clip(mark - np.linspace(0.0, 1.0, 101), 0.0, far - 1.0)

    def crowds(self, seed: int, count: int = 500) -> Floats:
        """Return the change by up to five people with random intensities who share the budget."""
        chance = np.random.default_rng(seed)
        far = float(self.travelled(np.array([1.0]))[0])
        changes = []
        for _ in range(count):
            people = int(chance.integers(1, 6))
            intensity = chance.uniform(0.2, 1.0, people)
            shares = chance.dirichlet(np.ones(people))
            # Near each other, on both sides of the first border, half of the time.
            middle = (
                float(self.travelled(self.cuts[1:2])[0]) if chance.random() < 0.5 else far * chance.random()
            )
            starts = np.clip(middle + chance.normal(0.0, 1.0, people), 0.0, far)
            ends = np.clip(starts + shares / intensity * chance.choice([-1.0, 1.0]), 0.0, far)
            here, there = self.place_at(starts), self.place_at(ends)
            assert (intensity * np.abs(self.travelled(there) - self.travelled(here))).sum() <= 1.0 + 1e-9
            changes.append(intensity @ (self.kernel(there) - self.kernel(here)))
        return np.array(changes)

    def largest(self) -> float:
        """Return the greatest δ over all these moves."""
        moves = np.concatenate([self.small_moves(), self.finite_moves(), self.crowds(1)])
        return float(self.delta(moves).max())


class GraphOracle(Oracle):
    """A graph, with a matrix exponential of its own; a hop counts 1/max(α, α')."""

    def __init__(self, file: File) -> None:
        super().__init__(file)
        domain = file["domain"]
        n = domain["n_vertices"]
        laplacian = np.zeros((n, n))
        for (i, j), weight in zip(domain["edges"], domain["weights"], strict=True):
            laplacian[[i, j], [i, j]] += weight
            laplacian[[i, j], [j, i]] -= weight
        self.heat = scipy.linalg.expm(-domain["spread"] * laplacian)[domain.get("sensors", range(n))]
        self.radii = np.full(n, float(file["promise"]["alpha"]))
        for room in self.rooms:
            self.radii[room["vertices"]] = room["alpha"]
        self.costs = np.full((n, n), np.inf)
        for i, j in domain["edges"]:
            self.costs[i, j] = self.costs[j, i] = 1.0 / max(self.radii[i], self.radii[j])

    def largest(self) -> float:
        """Return the greatest δ over moves of a single person, and of many, between any two vertices."""
        distances = scipy.sparse.csgraph.shortest_path(np.where(np.isinf(self.costs), 0.0, self.costs))
        chance = np.random.default_rng(2)
        i, j = np.nonzero(distances > 0.0)
        moves = [(self.heat[:, i] - self.heat[:, j]) / distances[i, j]]
        for _ in range(500):
            some = chance.integers(0, i.size, 3)
            shares = chance.dirichlet(np.ones(3)) / distances[i[some], j[some]]
            moves.append(((self.heat[:, i[some]] - self.heat[:, j[some]]) @ shares)[:, None])
        return float(self.delta(np.concatenate(moves, axis=1).T).max())


def oracle_of(zone: Zone) -> CorridorOracle | GraphOracle:
    file = tomllib.loads(render_zone(zone))
    return CorridorOracle(file) if file["domain"]["kind"] == "interval" else GraphOracle(file)


@SHAPES
@pytest.mark.parametrize("domain", [SHARP, SOFT], ids=["sharp", "soft"])
def test_the_promise_holds_at_every_place_and_for_moves_across_borders(
    domain: Interval, shape: NoiseShape
) -> None:
    """And it is not kept with much more noise than it takes."""
    oracle = oracle_of(corridor(domain, shape))
    assert isinstance(oracle, CorridorOracle)
    deltas = [
        float(oracle.delta(moves).max())
        for moves in (oracle.small_moves(), oracle.finite_moves(), oracle.crowds(1))
    ]
    assert max(deltas) <= 1e-5
    # Neither the lattice nor the rounding of the scales costs much.
    assert max(deltas) >= 0.85e-5


@SHAPES
def test_a_third_that_is_protected_three_times_as_strongly_needs_less_noise_than_everywhere(
    shape: NoiseShape,
) -> None:
    zone = corridor(SHARP, shape)
    everywhere = new_zone("hall", SHARP, Promise(Move(0.03), 4.0, 1e-5), SCHEDULE, shape=shape)
    assert zone.noise.sigma <= everywhere.noise.sigma * (1.0 if shape == "uniform" else 0.8)


def broken_zone(
    monkeypatch: pytest.MonkeyPatch, broken: Callable[..., Any], make: Callable[[], Zone]
) -> Zone:
    """Return a zone that is calibrated with a wrong measure of moves."""
    for kind in (IntervalKind, GraphKind):
        monkeypatch.setattr(kind, "operator_by_room", broken)
    # The check of the nodes would refuse it.
    monkeypatch.setattr(zone_promise, "known_change", lambda *_: 0.0)
    kinds.operator_by_room.cache_clear()
    zone = make()
    monkeypatch.undo()
    kinds.operator_by_room.cache_clear()
    return zone


def without_rooms(kind: kinds.DomainKind, section: Any, move: Any) -> Any:
    return kinds.operator_of(section).with_radii([(0.0, 1.0, move.elsewhere)])  # type: ignore[attr-defined]


def mirrored(kind: kinds.DomainKind, section: Any, move: Any) -> Any:
    pieces = [(1.0 - piece.stop, 1.0 - piece.start, piece.alpha) for piece in move.pieces()]
    return kinds.operator_of(section).with_radii(pieces)  # type: ignore[attr-defined]


def other_side_of_the_border(kind: kinds.DomainKind, section: Any, move: Any) -> Any:
    """The cell of a coarse grid that holds the border has the radius beyond it."""
    first, *rest = [(piece.start, piece.stop, piece.alpha) for piece in move.pieces()]
    moved = first[1] - 0.02
    rest[0] = (moved, *rest[0][1:])
    return kinds.operator_of(section).with_radii([(first[0], moved, first[2]), *rest])  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("broken", "shape", "domain"),
    [
        (without_rooms, "uniform", SHARP),
        (without_rooms, "shaped", SHARP),
        (mirrored, "shaped", SHARP),
        (other_side_of_the_border, "shaped", SHARP),
        # With equal scales, slopes of a sharp corridor are the same everywhere.
        (other_side_of_the_border, "uniform", SOFT),
    ],
)
def test_a_calibration_with_wrong_radii_is_detected(
    monkeypatch: pytest.MonkeyPatch, broken: Callable[..., Any], shape: NoiseShape, domain: Interval
) -> None:
    """By the oracle, and by the check of zone files."""
    zone = broken_zone(monkeypatch, broken, lambda: corridor(domain, shape))
    assert oracle_of(zone).largest() > 1e-5
    with pytest.raises(ZoneError, match=r"noise\.sensitivity"):
        check_against_model(zone, "hall.toml")


def graph(seed: int) -> Graph:
    """Return a random connected graph with sensors at most of its vertices."""
    chance = np.random.default_rng(seed)
    n = 14
    tree = {(int(chance.integers(0, i)), i) for i in range(1, n)}
    more = {tuple(sorted(map(int, chance.choice(n, 2, replace=False)))) for _ in range(8)}
    edges = tuple(sorted(tree | more))
    weights = tuple(float(each) for each in np.exp(chance.uniform(-1.5, 1.5, len(edges))))
    sensors = tuple(map(int, chance.permutation(n)[:11]))
    return Graph(n, edges, weights, sensors, 0.4)  # type: ignore[arg-type]


def graph_zone(seed: int, shape: NoiseShape) -> Zone:
    domain = graph(seed)
    rooms = [Room("ward", 3.0, vertices=(0, 1, 2, 5)), Room("hall", 1.5, vertices=(7, 8))]
    return new_zone(
        "hall", domain, Promise(move_by_room(domain, 1.0, rooms), 4.0, 1e-5), SCHEDULE, shape=shape
    )


@SHAPES
@pytest.mark.parametrize("seed", range(4))
def test_the_promise_holds_between_any_two_vertices_of_a_graph(seed: int, shape: NoiseShape) -> None:
    assert 0.85e-5 <= oracle_of(graph_zone(seed, shape)).largest() <= 1e-5


def hops_of_the_smaller_radius(kind: kinds.DomainKind, section: Any, move: Any) -> Any:
    op = kinds.operator_of(section)
    radii = np.array([alpha for alpha, _ in move.at_vertices(section.n_sources)])
    i, j = op.domain.edges.T  # type: ignore[attr-defined]
    return op.with_radii(np.minimum(radii[i], radii[j]))  # type: ignore[attr-defined]


def hops_without_rooms(kind: kinds.DomainKind, section: Any, move: Any) -> Any:
    op = kinds.operator_of(section)
    return op.with_radii(np.full(len(section.edges), move.elsewhere))  # type: ignore[attr-defined]


@SHAPES
@pytest.mark.parametrize("broken", [hops_of_the_smaller_radius, hops_without_rooms])
def test_a_graph_calibrated_with_wrong_radii_is_detected(
    monkeypatch: pytest.MonkeyPatch, shape: NoiseShape, broken: Callable[..., Any]
) -> None:
    zone = broken_zone(monkeypatch, broken, lambda: graph_zone(0, shape))
    assert oracle_of(zone).largest() > 1e-5
    with pytest.raises(ZoneError, match=r"noise\.sensitivity"):
        check_against_model(zone, "hall.toml")

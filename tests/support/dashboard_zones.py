"""Small zones of every kind with deterministic rounds, for tests of the dashboard.

A round looks like one of a running service, but its estimate is written down and not recovered: the people of
a small scenario, slightly displaced.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, cast

import numpy as np

from heatcloak_aggregator.plans.plan import Door, Obstacle, Room, Sensor, Wall
from heatcloak_aggregator.zones.calibration import demo_zone
from heatcloak_aggregator.zones.floor_kind import floor_of_plan
from heatcloak_aggregator.zones.kinds import operator_of
from heatcloak_lab.demo.villages import HOUSES, VILLAGES, villages
from heatcloak_shared.scenario import Scenario, Source, VertexSource
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.wire import (
    Estimate,
    HeatmapEstimate,
    Pooled,
    PositionEstimate,
    PositionReport,
    Reading,
    Track,
    VertexTrack,
)
from heatcloak_shared.wire.heatmap_estimate import BLOCKS, Densest, packed_density
from heatcloak_shared.zone import (
    AnyZone,
    Area,
    Floor,
    Graph,
    HeatmapZone,
    Interval,
    Move,
    Noise,
    PositionZone,
    Promise,
    Zone,
)
from heatcloak_shared.zone.custom import CustomDomain
from support.floor_plans import FLAT, flat
from support.zones import heatmap_zone, mechanism, position_zone

EstimateMessage = Estimate | HeatmapEstimate | PositionEstimate

BOOT = "0123456789abcdef" * 2
START = 1_773_480_413.0
"""Seconds since 1970 at which the clocks of the tests start: 2026-03-14 09:26:53 UTC."""
POOLED = 3
"""Rounds that estimates pool."""

NOBODY = Scenario(())
CORRIDOR_WORLD = Scenario(
    (Source(1.0, 0, None, ((0, 0.18), (20, 0.42), (40, 0.18))), Source(1.0, 0, None, ((0, 0.74),))),
    start=int(START),
    repeat=40,
)
GRAPH_WORLD = Scenario(
    (),
    start=int(START),
    repeat=40,
    on_vertices=(
        VertexSource(1.0, 0, None, ((0, 14), (10, 17), (20, 20), (30, 17))),
        VertexSource(1.0, 0, None, ((0, 50),)),
    ),
)
FLOOR_WORLD = Scenario(
    (),
    start=int(START),
    repeat=40,
    on_vertices=(
        VertexSource(1.0, 0, None, ((0, 60), (20, 110))),
        VertexSource(1.0, 0, None, ((0, 215),)),
    ),
)


@dataclass(frozen=True)
class Content:
    """What the store has of a round.

    Attributes:
        message: its estimate.
        readings: its accepted readings.
    """

    message: EstimateMessage
    readings: Sequence[Reading | PositionReport] = ()

    @property
    def used(self) -> int:
        """Return how many nodes have reported."""
        message = self.message
        if isinstance(message, HeatmapEstimate):
            return message.reports
        return len(message.positions) if isinstance(message, PositionEstimate) else len(self.readings)


@dataclass(frozen=True)
class Played:
    """A zone, and what its rounds contain.

    Attributes:
        zone: the zone.
        content: the content of a round by its number.
        world: where people are; None if only the estimates are known.
    """

    zone: AnyZone
    content: Callable[[int], Content]
    world: Scenario | None = None

    @property
    def name(self) -> str:
        """The zone's name."""
        return self.zone.name


def corridor(name: str = "corridor", **changes: Any) -> Played:
    """Return a corridor of 50 nodes in which one person walks and another one stands.

    Keywords change values of the zone.
    """
    return heat(replace(corridor_zone(), name=name, **changes), CORRIDOR_WORLD)


def followed(name: str = "followed") -> Played:
    """Return a corridor whose method follows people: two of them, and a third who comes and goes."""
    zone = replace(corridor_zone(), name=name)
    return Played(
        zone,
        lambda number: Content(_followed_estimate(zone, number), noisy(zone, number, CORRIDOR_WORLD)),
        CORRIDOR_WORLD,
    )


def followed_graph(name: str = "followed-villages") -> Played:
    """Return villages whose method follows two people."""
    zone = replace(_village_graph(), name=name)
    return Played(
        zone,
        lambda number: Content(_followed_vertices(zone, number), noisy(zone, number, GRAPH_WORLD)),
        GRAPH_WORLD,
    )


def misfit(name: str = "misfit") -> Played:
    """Return a corridor whose people move in a way that the method does not expect."""
    played = followed(name)
    return replace(played, content=lambda number: _misfit(played.content(number)))


def nobody(name: str = "empty") -> Played:
    """Return a corridor without people, whose readings are noise alone."""
    return heat(replace(corridor_zone(), name=name), NOBODY)


def village_graph(name: str = "villages") -> Played:
    """Return five villages of twelve houses with a node in each house and along the roads between them."""
    return heat(replace(_village_graph(), name=name), GRAPH_WORLD)


def wide_graph(name: str = "district") -> Played:
    """Return a path of 1600 vertices with eight communities and twelve nodes: too wide for a drawing."""
    n = 1600
    graph = Graph(
        n_vertices=n,
        edges=tuple((vertex, vertex + 1) for vertex in range(n - 1)),
        weights=None,
        sensors=tuple(range(50, n, n // 12))[:12],
        spread=16.0,
        communities=tuple(1 + vertex * 8 // n for vertex in range(n)),
    )
    zone = replace(_handmade(name, 12), domain=graph, promise=Promise(Move(1.0), 4.0, 1e-5))
    return Played(zone, lambda number: Content(_wide_estimate(zone, number)))


def floor(name: str = "flat") -> Played:
    """Return a flat of three rooms with six nodes, in which one person walks and another one stands."""
    return heat(replace(_flat(), name=name), FLOOR_WORLD)


def heatmap(name: str = "lobby") -> Played:
    """Return a heatmap zone of 40 devices, whose crowd is around two places."""
    zone = heatmap_zone(40, name=name, area=Area(32, (0.0, 40.0), (0.0, 25.0)))
    return Played(zone, lambda number: Content(_crowd(zone, number)))


def positions(name: str = "floor") -> Played:
    """Return a position zone of eight nodes; its map has a wall and rooms of different protection."""
    file = mechanism(16, 24, _levels(16, 24))
    zone = position_zone(8, name=name, mechanism=file, schedule=Schedule(1.0, 1, 20, 20))
    return Played(zone, lambda number: _reported(zone, number))


def plugin_domain(name: str = "ring", kind: str = "ring") -> Played:
    """Return a zone whose domain only a plugin knows."""
    zone = replace(_handmade(name, 8), domain=CustomDomain(kind, 24, 8, 0.05))
    sources = ((5, 0.62), (6, 0.31), (17, 0.9))
    return Played(zone, lambda number: Content(_estimate(zone, number, sources), noisy(zone, number)))


def heat(zone: Zone, world: Scenario) -> Played:
    """Return a heat zone in a simulated world."""
    recovered = {Graph.kind: _graph_estimate, Floor.kind: _floor_estimate}.get(
        zone.domain.kind, _corridor_estimate
    )
    return Played(
        zone,
        lambda number: Content(recovered(zone, number, world), noisy(zone, number, world)),
        world,
    )


def noisy(zone: Zone, number: int, world: Scenario = NOBODY) -> list[Reading]:
    """Return the reading of every node in a round of a world: what its sensor measures, plus noise."""
    noise = zone.noise
    drawn = np.random.default_rng(number).standard_normal(len(zone.nodes))
    heats = _heats(zone, number, world)
    return [
        Reading(
            *(zone.name, zone.rev, node, BOOT, number % 1000, number),
            round(heat_here / noise.step + ticks * share),
            *(noise.step, ticks, zone.schedule.time_of(number)),
        )
        for node, heat_here, ticks, share in zip(zone.nodes, heats, noise.sigma_ticks, drawn, strict=True)
    ]


def _heats(zone: Zone, number: int, world: Scenario) -> list[float]:
    """Return what each sensor measures in a round without noise; 0 if only a plugin knows."""
    if zone.domain.nodes_simulate:
        return [zone.domain.sensor_model(place)(world, number) for place in zone.places.values()]
    people = [] if zone.domain.is_custom else world.vertices_at(number)
    if not people:
        return [0.0] * len(zone.nodes)
    columns = operator_of(zone.domain).columns(np.array([place for place, _ in people]))
    found: list[float] = (columns @ [share for _, share in people]).tolist()
    return found


@cache
def corridor_zone() -> Zone:
    """Return the zone of `corridor`."""
    return demo_zone(20, "corridor")


@cache
def _village_graph() -> Zone:
    return demo_zone(20, "villages", villages(), Move(1.0))


@cache
def _flat() -> Zone:
    """Return a zone of a flat with a door that may be open or shut, furniture, a column and a balcony."""
    bath = Wall("bath", ((5.0, 3.2), (8.0, 3.2)))
    plan = flat(
        outline=((0.0, 0.0), (8.0, 0.0), (8.0, 5.0), (1.5, 5.0), (1.5, 4.0), (0.0, 4.0)),
        walls=(*FLAT.walls, bath),
        doors=(*FLAT.doors, Door("bath", (6.2, 3.2), 0.8, "either")),
        rooms=(*FLAT.rooms[:1], Room("bedroom", at=(6.5, 1.0)), Room("bath", at=(6.5, 4.5))),
        obstacles=(
            Obstacle("bed", ((6.6, 0.2), (7.8, 0.2), (7.8, 1.6), (6.6, 1.6))),
            Obstacle("column", ((2.4, 2.0), (2.8, 2.0), (2.8, 2.4), (2.4, 2.4)), "blocks"),
        ),
        sensors=tuple(
            Sensor(f"n{number:02d}", at)
            for number, at in enumerate(
                ((1.0, 0.9), (1.0, 3.1), (3.7, 0.9), (3.7, 4.2), (6.0, 1.5), (7.2, 4.3)), start=1
            )
        ),
    )
    noise = Noise("rounded-gaussian", 0.15, 2.0**-13, (1000,) * len(plan.sensors))
    return replace(
        _handmade("flat", len(plan.sensors)),
        domain=floor_of_plan(plan),
        promise=Promise(Move(0.2), 4.0, 1e-5),
        noise=noise,
    )


def _handmade(name: str, n_nodes: int) -> Zone:
    """Return a heat zone with noise that is not calibrated, for domains of any kind."""
    return Zone(
        name=name,
        domain=Interval(n_sources=100, n_sensors=n_nodes, diffusivity=0.5, time=0.1),
        nodes=tuple(f"n{number:02d}" for number in range(1, n_nodes + 1)),
        schedule=Schedule(1.0, 1, 20, 20),
        promise=Promise(Move(0.01), 4.0, 1e-5),
        noise=Noise("rounded-gaussian", 0.05, 2.0**-10, (300,) * n_nodes),
    )


def _estimate(
    zone: Zone, number: int, sources: tuple[tuple[int, float], ...], pooled: Pooled | None = None
) -> Estimate:
    return Estimate(zone.name, zone.rev, number, "posterior", "converged", sources, (), pooled=pooled)


def _corridor_estimate(zone: Zone, number: int, world: Scenario) -> Estimate:
    n = zone.domain.n_sources
    places = [place for place, _ in world.at(number)]
    alone = [(round(n * place) + shift, share) for place in places for shift, share in ((3, 0.5), (4, 0.3))]
    pooled = [(round(n * place) + shift, share) for place in places for shift, share in ((0, 0.6), (1, 0.35))]
    regions = tuple((place - 0.045, place + 0.06, 0.93) for place in places)
    return _estimate(
        zone, number, tuple(alone), Pooled(POOLED, "converged", tuple(pooled), regions if places else None)
    )


def _followed_estimate(zone: Zone, number: int) -> Estimate:
    """The first rounds of a repetition of the world have a third person, who is not sure to be there."""
    people = [place for place, _ in CORRIDOR_WORLD.at(number)]
    since = int(START) - 70
    tracks = [
        Track(1 + index, since, 0.99, place + 0.01, place - 0.03, place + 0.045)
        for index, place in enumerate(people)
    ]
    if (number - int(START)) % 40 in (*range(5, 12), 15):
        tracks.append(Track(3, number, 0.62, 0.9, 0.81, 0.996))
    n = zone.domain.n_sources
    sources = tuple((round(n * track.place), 0.97) for track in tracks)
    regions = tuple((track.low, track.high, 0.91) for track in tracks)
    return Estimate(
        *(zone.name, zone.rev, number, "tracker", "converged", tuple(sorted(sources)), ()),
        vicinities=regions,
        latest=number + 3,
        tracks=tuple(tracks),
    )


def _misfit(content: Content) -> Content:
    assert isinstance(content.message, Estimate)
    return replace(content, message=replace(content.message, status="model misfit"))


def _followed_vertices(zone: Zone, number: int) -> Estimate:
    message = _graph_estimate(zone, number, GRAPH_WORLD)
    assert message.pooled is not None
    homes = [vertex for vertex, _ in GRAPH_WORLD.vertices_at(number)]
    villages_of = [tuple(range(HOUSES * (v // HOUSES), HOUSES * (v // HOUSES + 1))) for v in homes]
    tracks = (
        VertexTrack(1, number - 30, 0.98, homes[0], villages_of[0]),
        VertexTrack(2, number - 2, 0.71, homes[1], (homes[1],)),
    )
    return replace(
        message,
        method="tracker",
        pooled=None,
        vicinities=message.pooled.vicinities,
        communities=message.pooled.communities,
        holding=message.pooled.holding,
        latest=number,
        tracks=tracks,
    )


def _graph_estimate(zone: Zone, number: int, world: Scenario) -> Estimate:
    """Each person's heat is at its vertex and spread over the village."""
    homes = [vertex // HOUSES for vertex, _ in world.vertices_at(number)]
    sources = {vertex: 0.35 for vertex, _ in world.vertices_at(number)}
    for home in homes:
        sources |= {
            vertex: 0.05 + 0.01 * (vertex % 3)
            for vertex in range(home * HOUSES, (home + 1) * HOUSES)
            if vertex not in sources
        }
    found = tuple(sorted(sources.items()))
    total = sum(share for _, share in found)
    shares = [sum(share for vertex, share in found if vertex // HOUSES == v) / total for v in range(VILLAGES)]
    holding = [0.96 if village in homes else 0.07 for village in range(VILLAGES)]
    regions = tuple((tuple(range(home * HOUSES, (home + 1) * HOUSES)), 0.91) for home in homes)
    pooled = Pooled(
        POOLED,
        "converged",
        found,
        vicinities=regions,
        communities=tuple((1 + village, share) for village, share in enumerate(shares)),
        holding=tuple((1 + village, probability) for village, probability in enumerate(holding)),
    )
    return _estimate(zone, number, found, pooled)


def _floor_estimate(zone: Zone, number: int, world: Scenario) -> Estimate:
    """Each person's heat is at its place and the places beside it; regions reach 0.9 m far in the room."""
    domain = cast("Floor", zone.domain)
    places, rooms = np.array(domain.places), np.array(domain.communities)
    homes = [place for place, _ in world.vertices_at(number)]
    sources: dict[int, float] = {}
    for home in homes:
        distances = np.linalg.norm(places - places[home], axis=1)
        sources |= {int(at): 0.15 for at in np.flatnonzero(distances < 0.3)} | {home: 0.35}
    regions = tuple(
        (
            tuple(
                np.flatnonzero(
                    (np.linalg.norm(places - places[home], axis=1) < 0.9) & (rooms == rooms[home])
                ).tolist()
            ),
            0.91,
        )
        for home in homes
    )
    total = sum(sources.values())
    held = {int(rooms[home]) for home in homes}
    shares = {room: sum(share for at, share in sources.items() if rooms[at] == room) for room in held}
    pooled = Pooled(
        POOLED,
        "converged",
        tuple(sorted(sources.items())),
        vicinities=regions,
        communities=tuple((room, share / total) for room, share in shares.items()),
        holding=((0, 0.97 if 0 in held else 0.064), (1, 0.88 if 1 in held else 0.004)),
    )
    return _estimate(zone, number, pooled.sources, pooled)


def _wide_estimate(zone: Zone, number: int) -> Estimate:
    communities = ((3, 0.72), (4, 0.2), (1, 0.08))
    return replace(_estimate(zone, number, ((500, 0.7), (612, 0.2))), communities=communities)


def _crowd(zone: HeatmapZone, number: int) -> HeatmapEstimate:
    size = zone.area.size
    y, x = np.mgrid[0:size, 0:size]
    shift = number % 8
    density = (
        np.exp(-((x - 8 - shift) ** 2 + (y - 22) ** 2) / 18.0)
        + 0.6 * np.exp(-((x - 24) ** 2 + (y - 9) ** 2) / 30.0)
        + 0.01
    )
    packed = packed_density(density.ravel().tolist())
    blocks = density.reshape(BLOCKS, size // BLOCKS, BLOCKS, size // BLOCKS).sum(axis=(1, 3)).ravel()
    order = np.argsort(-blocks)
    count = 1 + int(np.searchsorted(np.cumsum(blocks[order]), 0.5 * blocks.sum()))
    return HeatmapEstimate(
        *(zone.name, zone.rev, number, "local", "converged"),
        *(37, len(zone.nodes), size, packed),
        densest=Densest(tuple(sorted(order[:count].tolist())), 0.44, 0.71, 0.9),
    )


def _levels(rows: int, columns: int) -> list[float]:
    """Return the levels of a map: protection grows to the right, and a wall with a door crosses it."""
    levels = np.geomspace(2.0, 0.1, columns)[None, :].repeat(rows, axis=0)
    levels[:, 11] = np.nan
    levels[6:9, 11] = levels[0, 10]
    found: list[float] = levels.ravel().tolist()
    return found


def _reported(zone: PositionZone, number: int) -> Content:
    file = zone.mechanism
    (x0, y0), missing = file.origin, zone.nodes[-1:]
    reports = []
    for index, node in enumerate(zone.nodes[:-1]):
        x = x0 + file.cell * (1.5 + 3.1 * index + 0.4 * (number % 3))
        y = y0 + file.cell * (2.0 + (5.0 * index) % 13.0)
        # The map has no padding, so that outputs have the numbers of their cells.
        output = f"{file.cell_at(x, y):0{zone.digits}x}"
        place = (zone.name, zone.rev, node, BOOT, number % 1000, number, output)
        reports.append(PositionReport(*place, zone.schedule.time_of(number)))
    placed = tuple((each.node, *file.point(each.output)) for each in reports)
    message = PositionEstimate(zone.name, zone.rev, number, "point", "reported", placed, missing)
    return Content(message, reports)

"""Response models of zones and their nodes."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any, Literal, cast

from pydantic import BaseModel, BeforeValidator, Field

from heatcloak_aggregator.service.monitoring import ZoneView
from heatcloak_shared.noise import NoiseKind
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.zone import HeatmapZone, MoveByRoom, PositionZone, Zone

Counted = dict[str, int]

MOST_TEXT = 240


def plain(text: str | None) -> str | None:
    """Return a peer's text as ASCII without control characters."""
    return None if text is None else sanitize(text, MOST_TEXT)[1:].rstrip("'\"")


class ZoneLine(BaseModel):
    """A zone in the list of zones."""

    zone: str = Field(description="The zone's id.")
    kind: str = Field(description="`heat`, `heatmap` or `position`.")
    rev: str = Field(description="First 16 hexadecimal digits of the zone file's canonical hash.")
    nodes: int = Field(description="Enrolled nodes.")
    open_rounds: int = Field(description="Rounds that still await readings.")
    href: str = Field(description="Path of the zone's description.")

    @classmethod
    def of(cls, view: ZoneView) -> ZoneLine:
        """Return the line of a zone."""
        zone = view.zone
        return cls(
            zone=zone.name,
            kind=zone.kind,
            rev=zone.rev,
            nodes=len(zone.nodes),
            open_rounds=view.open_rounds,
            href=f"/api/v1/zones/{zone.name}",
        )


class Zones(BaseModel):
    """The served zones."""

    zones: list[ZoneLine] = Field(description="By name.")


class IntervalModel(BaseModel):
    """The domain of a zone in a corridor, of length 1."""

    kind: Literal["interval"] = Field(description="A corridor.")
    n_sources: int = Field(description="Possible source locations n; location i, from 1, is at i/n.")
    n_sensors: int = Field(description="Sensors m; sensor j, from 1, is at j/m.")
    diffusivity: float = Field(description="In squared corridor lengths per unit of time.")
    time: float = Field(description="From the appearance of heat to its measurement, in units of time.")


class GraphModel(BaseModel):
    """The domain of a zone on a graph, along whose edges heat spreads."""

    kind: Literal["graph"] = Field(description="A graph.")
    n_vertices: int = Field(description="Vertices n, numbered from 0; a source may be at any.")
    n_sensors: int = Field(description="Sensors m.")
    edges: list[tuple[int, int]] = Field(description="Pairs of vertices.")
    weights: list[float] | None = Field(
        description="Weights of the edges, in their order; null if all are 1."
    )
    sensors: list[int] = Field(description="The vertices with a sensor; the j-th, from 1, is sensor j.")
    spread: float = Field(description="How long heat spreads until it is measured, in 1/weight.")
    communities: list[int] | None = Field(description="The community of each vertex; null if unknown.")


Point = tuple[float, float]


class WallModel(BaseModel):
    """A thin wall of a floor, or a door where it is shut."""

    points: list[Point] = Field(description="Corners of its line: x and y in metres.")
    conductance: float = Field(description="Heat that passes it, per metre of its length, in 1/m.")


class FloorModel(BaseModel):
    """The domain of a zone on a floor with rooms: x in metres to the east, y in metres to the north."""

    kind: Literal["floor"] = Field(description="A floor.")
    n_sources: int = Field(description="Places n where somebody can stand, numbered from 0.")
    n_sensors: int = Field(description="Sensors m.")
    rooms: list[str] = Field(description="Names of the rooms; the i-th, from 0, is community i.")
    map: list[str] = Field(
        description="Rows of cells from north to south. A mark is `.` where nobody stands; else the cell "
        "is a place, in no room for `-`, and in room 0 for `a`, 1 for `b`, and so on (`a` to `z`, `A` to "
        "`Z`, `0` to `9`). Places are numbered by row from south to north, and from west to east."
    )
    cell: float = Field(
        description="Side of a cell of the map in metres. The corner of the map in the south-west has the "
        "least x and the least y of the outline."
    )
    sensors: list[Point] = Field(
        description="x and y of each sensor in metres; the j-th, from 1, is sensor j."
    )
    outline: list[Point] = Field(description="Corners of the inside of the outer walls, in metres.")
    walls: list[WallModel] = Field(
        description="Inner walls and doors that are always shut; open doors are gaps."
    )
    doors: list[WallModel] = Field(description="Doors that may be open or shut, where they are shut.")
    obstacles: list[list[Point]] = Field(
        description="Corners, in metres, of areas where nobody stands but heat passes."
    )
    columns: list[list[Point]] = Field(
        description="Corners, in metres, of areas that neither people nor heat enter."
    )
    clearance: float = Field(description="Distance of the middle of a body from walls, in metres.")
    grid: float = Field(description="Side of a cell of the model of heat, in metres.")
    length: float = Field(description="How far heat spreads before it is lost, in metres.")
    age: float = Field(description="Least spread of the heat of a body, in square metres; declared.")
    power: float = Field(description="Greatest power of a person, in watts; declared.")
    conductance: float = Field(
        description="Of the air on the floor, in watts per kelvin: readings are in kelvins."
    )
    margin: float = Field(
        description="Factor of the sensitivity, at least 1, for what the fit of the floor leaves uncertain."
    )
    gains: list[float] = Field(
        description="Factor that the node of each sensor applies, by the fit; empty for 1."
    )


class CustomModel(BaseModel):
    """What the zone measures: a domain of a plugin's kind."""

    kind: str = Field(description="The kind that the plugin registers.")
    n_sources: int = Field(description="Possible source locations n, numbered from 0.")
    n_sensors: int = Field(description="Sensors m.")
    spread: float = Field(description="How far heat has spread when it is measured.")
    parameters: dict[str, Any] = Field(description="What only the plugin understands.")


_DOMAINS: dict[str, type[IntervalModel | GraphModel | FloorModel]] = {
    "interval": IntervalModel,
    "graph": GraphModel,
    "floor": FloorModel,
}


class ScheduleModel(BaseModel):
    """The schedule of releases."""

    period: float = Field(description="Duration of a round in seconds.")
    every: int = Field(description="Interval of listed rounds, in rounds.")
    releases: int = Field(description="Listed rounds in one budget period.")
    budget_rounds: int = Field(description="Rounds in one budget period.")
    max_delay: float = Field(description="Seconds after a round's time within which nodes must measure.")


class RoomModel(BaseModel):
    """A room, and how far a move in it is hidden."""

    name: str = Field(description='Its name; "elsewhere" for all places outside of rooms.')
    alpha: float = Field(description="Radius of the hidden move in it.")
    start: float | None = Field(description="Where it begins in a corridor; null otherwise.")
    stop: float | None = Field(description="Where it ends; null likewise.")
    vertices: tuple[int, ...] = Field(description="Its vertices on a graph; empty otherwise.")


class PromiseModel(BaseModel):
    """The promise for one budget period."""

    words: str = Field(description="The promise in words.")
    mode: Literal["model", "range"] = Field(description="What the noise hides.")
    epsilon: float = Field(description="Bound on the log-odds that an observer gains.")
    delta: float = Field(description="Probability with which that bound may fail.")
    alpha: float | None = Field(
        description="Radius of the hidden move, in corridor lengths, hops, metres or the domain's own unit; "
        "null for a range. With rooms, the least one: a move by this distance is hidden everywhere."
    )
    rooms: list[RoomModel] | None = Field(
        description="Radius of the hidden move in each room, and outside of rooms last; null if it does not "
        "depend on the place."
    )


class NoiseModel(BaseModel):
    """The noise that every node adds."""

    sensitivity: float = Field(
        description="Greatest length of a hidden change of one round's readings, in their unit, each divided "
        "by its sensor's scale over the least scale."
    )
    weighted_sensitivity: float = Field(
        description="The same with each reading divided by its sensor's scale: without a unit."
    )
    step: float = Field(description="One tick, in the unit of the readings: a power of two.")
    kind: NoiseKind = Field(description="Distribution of the noise.")
    sigma_ticks: tuple[int, ...] = Field(description="Scale of each sensor's noise, in ticks.")


class CountsModel(BaseModel):
    """Counts since the service started."""

    verdicts: Counted = Field(description="Admitted readings, by verdict.")
    refusals: Counted = Field(description="Refused messages, by reason.")
    stored: int = Field(description="Readings committed to the store.")
    estimated: int = Field(description="Rounds estimated for the first time.")
    estimated_again: int = Field(description="Estimates made again after late readings.")
    relaxed: int = Field(description="Estimates whose constraints had no solution.")
    misfit: int = Field(description="Estimates of rounds that contradict the motion model.")
    denied: int = Field(description="Publishes of the aggregator that the broker denied.")


class AnyZoneModel(BaseModel):
    """A zone of any kind: its public description and its counts.

    The readings of a heatmap or position zone are reports.
    """

    zone: str = Field(description="The zone's id.")
    rev: str = Field(description="First 16 hexadecimal digits of the zone file's canonical hash.")
    nodes: list[str] = Field(description="Ids of the enrolled nodes, in the order of the zone file.")
    schedule: ScheduleModel
    counts: CountsModel
    open_rounds: int = Field(description="Rounds that still await readings.")
    to_estimate: int = Field(description="Closed rounds that await an estimate, or a new one.")


class ZoneModel(AnyZoneModel):
    """A heat zone. The j-th of its nodes, from 1, is at sensor j."""

    kind: Literal["heat"] = Field(description="The kind of the zone.")
    domain: Annotated[IntervalModel | GraphModel | FloorModel, Field(discriminator="kind")] | CustomModel = (
        Field(description="Where heat spreads and is measured.")
    )
    promise: PromiseModel
    noise: NoiseModel

    @classmethod
    def of(cls, view: ZoneView) -> ZoneModel:
        """Return the current state of a heat zone."""
        zone = cast("Zone", view.zone)
        return cls(
            kind="heat",
            domain=_DOMAINS.get(zone.domain.kind, CustomModel).model_validate(zone.domain.as_dict()),
            promise=_promise(zone),
            noise=NoiseModel.model_validate(zone.noise, from_attributes=True),
            **_state_of(view),
        )


class AreaModel(BaseModel):
    """The rectangle that the heatmap covers. Places outside of it are ignored."""

    size: int = Field(description="Cells along each side; a device reports one cell.")
    x: tuple[float, float] = Field(description="Bounds of x, along the columns: low and high.")
    y: tuple[float, float] = Field(description="Bounds of y, along the rows: low and high.")


class LocalPromiseModel(BaseModel):
    """The promise of every device for one budget period."""

    words: str = Field(description="The promise in words.")
    epsilon: float = Field(
        description="Bound on the log of the likelihood ratio of any report under any two inputs."
    )


class HeatmapZoneModel(AnyZoneModel):
    """A heatmap zone."""

    kind: Literal["heatmap"] = Field(description="The kind of the zone.")
    area: AreaModel
    promise: LocalPromiseModel

    @classmethod
    def of(cls, view: ZoneView) -> HeatmapZoneModel:
        """Return the current state of a heatmap zone."""
        zone = cast("HeatmapZone", view.zone)
        return cls(
            kind="heatmap",
            area=AreaModel.model_validate(zone.area, from_attributes=True),
            promise=LocalPromiseModel(words=zone.promise_in_words(), epsilon=zone.epsilon),
            **_state_of(view),
        )


class MapModel(BaseModel):
    """The privacy map of a position zone; the zone file has its levels."""

    rows: int = Field(description="Rows, along y.")
    columns: int = Field(description="Columns, along x.")
    cell: float = Field(description="Side of a cell, in the unit of coordinates.")
    origin: tuple[float, float] = Field(description="x and y of the lower left corner.")
    least_epsilon: float = Field(description="The least level, per unit of coordinates.")
    greatest_epsilon: float = Field(description="The greatest level, per unit of coordinates.")
    walls: int = Field(description="Cells where nobody can be.")


class PositionPromiseModel(BaseModel):
    """The promise of every node for one budget period."""

    words: str = Field(description="The promise in words.")
    greatest_epsilon: float = Field(
        description="Cost of all listed rounds for somebody who stands still where the level is greatest, "
        "per unit of coordinates."
    )


class PositionZoneModel(AnyZoneModel):
    """A position zone."""

    kind: Literal["position"] = Field(description="The kind of the zone.")
    map: MapModel
    method: str = Field(description="The method that made the mechanism.")
    outputs: int = Field(description="Places that a report can name.")
    promise: PositionPromiseModel

    @classmethod
    def of(cls, view: ZoneView) -> PositionZoneModel:
        """Return the current state of a position zone."""
        zone = cast("PositionZone", view.zone)
        mechanism, (least, most) = zone.mechanism, zone.levels
        return cls(
            kind="position",
            map=MapModel(
                rows=mechanism.rows,
                columns=mechanism.columns,
                cell=mechanism.cell,
                origin=mechanism.origin,
                least_epsilon=least,
                greatest_epsilon=most,
                walls=mechanism.rows * mechanism.columns - len(mechanism.table.cells),
            ),
            method=mechanism.method,
            outputs=mechanism.table.n_outputs,
            promise=PositionPromiseModel(
                words=zone.promise_in_words(), greatest_epsilon=zone.schedule.releases * most
            ),
            **_state_of(view),
        )


AnyKindOfZoneModel = ZoneModel | HeatmapZoneModel | PositionZoneModel
ZONE_MODELS: dict[str, type[AnyKindOfZoneModel]] = {
    "heat": ZoneModel,
    "heatmap": HeatmapZoneModel,
    "position": PositionZoneModel,
}
"""The model of a zone, by its kind."""


def _state_of(view: ZoneView) -> dict[str, Any]:
    """Return the fields of an `AnyZoneModel`."""
    zone = view.zone
    return {
        "zone": zone.name,
        "rev": zone.rev,
        "nodes": list(zone.nodes),
        "schedule": ScheduleModel.model_validate(zone.schedule, from_attributes=True),
        "counts": CountsModel.model_validate(view.counts, from_attributes=True),
        "open_rounds": view.open_rounds,
        "to_estimate": view.to_estimate,
    }


class StatusModel(BaseModel, from_attributes=True):
    """The latest status that a node sent."""

    state: str = Field(description="`online`, `offline`, `faulty` or `stopped`.")
    boot: str = Field(description="Id of the node's boot: 32 hexadecimal digits.")
    reason: Annotated[str | None, BeforeValidator(plain)] = Field(
        description="The reason, as escaped ASCII; null if there is none."
    )
    spooled: int | None = Field(description="Readings in its spool that are not acknowledged as stored.")
    dropped: int | None = Field(description="Readings that it dropped, over its spool's life.")
    denied: int | None = Field(description="Its publishes that the broker denied, since its start.")
    refused: int | None = Field(description="Commands that it refused, since its start.")


class NodeModel(BaseModel):
    """A node: its place, its status, and its counts since the service started."""

    node: str = Field(description="The node's id.")
    place: int = Field(description="Its sensor number, from 1.")
    status: StatusModel | None = Field(description="Null if it sent none.")
    verdicts: Counted = Field(description="Its admitted readings, by verdict.")
    refusals: Counted = Field(description="Its refused messages, by reason.")
    stored: int = Field(description="Its readings committed to the store.")
    gaps: int = Field(description="Awaited readings: neither stored nor given up.")
    last_round: int | None = Field(description="Round of its latest committed reading; null before one.")
    last_seen: float | None = Field(description="Time of that commit, seconds since 1970.")
    lateness: float | None = Field(
        description="Seconds after its round's end at which it was committed; negative within the round."
    )
    most_lateness: float | None = Field(description="The greatest lateness so far, in seconds.")
    quarantines: int = Field(description="How often it was ignored because it sent too much.")

    @classmethod
    def of(cls, view: ZoneView, node: str) -> NodeModel:
        """Return the current state of a node of a zone."""
        counts, status = view.counts.nodes[node], view.statuses.get(node)
        return cls(
            node=node,
            place=view.zone.places[node],
            status=None if status is None else StatusModel.model_validate(status),
            **{name: getattr(counts, name) for name in counts.__dataclass_fields__},
        )


class Nodes(BaseModel):
    """The nodes of a zone."""

    nodes: list[NodeModel] = Field(description="In the zone's order.")


def _promise(zone: Zone) -> PromiseModel:
    promise = zone.promise
    return PromiseModel(
        words=zone.promise_in_words(),
        mode="model" if promise.mode == "model" else "range",
        epsilon=promise.epsilon,
        delta=promise.delta,
        alpha=promise.alpha,
        rooms=_rooms(zone),
    )


def _rooms(zone: Zone) -> list[RoomModel] | None:
    hides = zone.promise.hides
    if not isinstance(hides, MoveByRoom):
        return None
    rooms = {room.name: RoomModel(**asdict(room)) for room in hides.rooms}
    for name, alpha in hides.radii(zone.domain):
        rooms.setdefault(name, RoomModel(name=name, alpha=alpha, start=None, stop=None, vertices=()))
    return list(rooms.values())

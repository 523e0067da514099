"""Response models of estimates: recovered sources, heatmaps, and reported places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, cast

from pydantic import BaseModel, Field

from heatcloak_aggregator.http.parameters import NEXT_PAGE
from heatcloak_aggregator.store import StoredEstimate
from heatcloak_shared.wire import Estimate, HeatmapEstimate, Pooled, PositionEstimate, VertexTrack
from heatcloak_shared.zone import AnyZone, Zone, ZoneDomain


class SourceModel(BaseModel):
    """A recovered source."""

    location: int = Field(
        description="In a corridor from 1, at location/n_sources; on a graph a vertex, from 0; on a floor a "
        "place, from 0."
    )
    intensity: float = Field(description="In units of one person, from 0 to 1.")
    x: float | None = Field(
        description="On a floor its x in metres; null otherwise, and for another revision of the zone file "
        "than the served one."
    )
    y: float | None = Field(description="Its y in metres; null likewise.")


class VicinityModel(BaseModel):
    """A region of a corridor that contains a source."""

    low: float = Field(description="Its low end, in corridor lengths.")
    high: float = Field(description="Its high end, in corridor lengths.")
    probability: float = Field(description="Probability that it contains a source.")


class VertexVicinityModel(BaseModel):
    """A region of a graph or a floor that contains a source."""

    vertices: list[int] = Field(description="Its vertices, or the numbers of its places.")
    probability: float = Field(description="Probability that it contains a source.")


class CommunityModel(BaseModel):
    """A community of a graph's vertices, or a room of a floor."""

    community: int = Field(
        description="Its number in the zone's description. On a floor the index of the room in `rooms`; the "
        "number after the last one is that of all places in no room."
    )
    name: str | None = Field(
        description='On a floor the name of the room, or "elsewhere" for places in no room; null otherwise, '
        "and for another revision of the zone file than the served one."
    )
    share: float = Field(description="Fraction of all recovered intensity, from 0 to 1.")
    probability: float | None = Field(
        description="Probability that it contains a source: on a floor, that somebody is in the room; null "
        "if the method gives none."
    )


class TrackModel(BaseModel):
    """A person in a corridor, followed over rounds."""

    id: int = Field(description="The number of the person, the same in every round.")
    since: int = Field(description="First round of the person, as far as it is known.")
    probability: float = Field(description="Probability that the person is there in this round.")
    place: float = Field(description="Median place, in corridor lengths.")
    low: float = Field(
        description="Low end of the region that holds the person with a probability of 90 %, if they are "
        "there."
    )
    high: float = Field(description="Its high end.")


class VertexTrackModel(BaseModel):
    """A person on a graph, followed over rounds."""

    id: int = Field(description="The number of the person, the same in every round.")
    since: int = Field(description="First round of the person, as far as it is known.")
    probability: float = Field(description="Probability that the person is there in this round.")
    vertex: int = Field(description="Most probable vertex.")
    vertices: list[int] = Field(
        description="Region that holds the person with a probability of 90 %, if they are there."
    )


class RecoveredModel(BaseModel):
    """Recovered sources."""

    status: str = Field(description="`optimal`, `relaxed`, or another status of the method.")
    sources: list[SourceModel] = Field(description="Locations that are not listed have intensity 0.")
    vicinities: list[VicinityModel] | list[VertexVicinityModel] | None = Field(
        description="Null if the method gives none."
    )
    communities: list[CommunityModel] | None = Field(
        description="Greatest share first; null if the zone has none. On a floor all rooms, also those "
        "without a share; on a graph empty if nothing was recovered."
    )


class PooledModel(RecoveredModel):
    """Joint estimate of the latest rounds that agree."""

    rounds: int = Field(description="Number of pooled rounds, including this one.")


class EstimateModel(RecoveredModel):
    """Recovered sources of one round, made of cloaked readings only."""

    round: int = Field(description="The round.")
    rev: str = Field(description="Zone file revision of its readings.")
    method: str = Field(description="The recovery method.")
    missing: list[str] = Field(description="Enrolled nodes whose readings are missing.")
    pooled: PooledModel | None = Field(description="Null if rounds are not pooled, or it was not kept.")
    latest: int | None = Field(
        description="Newest round whose readings were used; null if the method does not follow people over "
        "rounds, and uses no later round."
    )
    tracks: list[TrackModel] | list[VertexTrackModel] | None = Field(
        description="The people of this round who are followed, empty if nobody is; null if the method does "
        "not follow people."
    )
    used: int = Field(description="Number of readings used.")
    made: float = Field(description="When it was made, seconds since 1970.")

    @classmethod
    def of(cls, stored: StoredEstimate, zone: AnyZone) -> EstimateModel:
        """Return a stored estimate of a heat zone, which may be of another revision than ``zone``."""
        message = cast("Estimate", stored.message)
        domain = zone.domain if isinstance(zone, Zone) and zone.rev == message.rev else None
        return cls(
            round=message.round,
            rev=message.rev,
            method=message.method,
            missing=list(message.missing),
            pooled=_pooled(message.pooled, domain),
            latest=message.latest,
            tracks=_tracks(message),
            used=stored.used,
            made=stored.made,
            **_recovered(message, domain),
        )


class DensestModel(BaseModel):
    """The densest part of a heatmap, and how much of the crowd is in it."""

    blocks: list[int] = Field(
        description="The fewest of 8 * 8 blocks that hold at least half of the estimated crowd. The block "
        "of row r (along y) and column c has the number 8r + c."
    )
    low: float = Field(description="Least share of the crowd in them that is likely.")
    high: float = Field(description="Greatest one.")
    probability: float = Field(description="Probability that the share is between the two.")


class HeatmapModel(BaseModel):
    """The heatmap of one round of a heatmap zone, made of cloaked reports only."""

    round: int = Field(description="The round.")
    rev: str = Field(description="Zone file revision of its reports.")
    method: str = Field(description="The reconstruction.")
    status: str = Field(description="Its outcome.")
    reports: int = Field(description="Number of reports used.")
    devices: int = Field(description="Enrolled devices.")
    size: int = Field(description="Cells along each side.")
    density: str = Field(
        description="Base64 of size * size integers of 16 bits, unsigned and big-endian, row by row. The "
        "share of a cell is its integer over their sum."
    )
    densest: DensestModel | None = Field(
        description="The densest part; null if the heatmap was stored by an older version."
    )
    made: float = Field(description="When it was made, seconds since 1970.")

    @classmethod
    def of(cls, stored: StoredEstimate, zone: AnyZone) -> HeatmapModel:
        """Return a stored heatmap."""
        fields = asdict(cast("HeatmapEstimate", stored.message))
        del fields["zone"]
        return cls(**fields, made=stored.made)


class Heatmaps(BaseModel):
    """Heatmaps, newest round first."""

    heatmaps: list[HeatmapModel]
    next: str | None = Field(description=NEXT_PAGE)


class PositionModel(BaseModel):
    """The reported place of a node: its true place is hidden by the mechanism."""

    node: str = Field(description="The node's id.")
    x: float = Field(description="In the unit of the map's coordinates.")
    y: float = Field(description="In the same unit.")


class RoundPositions(BaseModel):
    """The reported places of one round of a position zone."""

    round: int = Field(description="The round.")
    rev: str = Field(description="Zone file revision of its reports.")
    method: str = Field(description="How places follow from reports.")
    status: str = Field(description="Its outcome.")
    positions: list[PositionModel] = Field(description="In the order of the zone's nodes.")
    missing: list[str] = Field(description="Enrolled nodes without a report.")
    used: int = Field(description="Number of reports used.")
    made: float = Field(description="When it was made, seconds since 1970.")

    @classmethod
    def of(cls, stored: StoredEstimate, zone: AnyZone) -> RoundPositions:
        """Return the stored positions of a round."""
        message = cast("PositionEstimate", stored.message)
        return cls(
            round=message.round,
            rev=message.rev,
            method=message.method,
            status=message.status,
            positions=[PositionModel(node=node, x=x, y=y) for node, x, y in message.positions],
            missing=list(message.missing),
            used=stored.used,
            made=stored.made,
        )


class Positions(BaseModel):
    """Reported places, newest round first."""

    rounds: list[RoundPositions]
    next: str | None = Field(description=NEXT_PAGE)


class Estimates(BaseModel):
    """Estimates, newest round first."""

    estimates: list[EstimateModel]
    next: str | None = Field(description=NEXT_PAGE)


def _recovered(message: Estimate | Pooled, domain: ZoneDomain | None) -> dict[str, Any]:
    """Return the fields of a `RecoveredModel`; ``domain`` is None if it is unknown."""
    coordinates = None if domain is None else domain.coordinates
    return {
        "status": message.status,
        "sources": [_source(location, share, coordinates) for location, share in message.sources],
        "vicinities": _vicinities(message),
        "communities": _communities(message, None if domain is None else domain.community_names),
    }


def _pooled(pooled: Pooled | None, domain: ZoneDomain | None) -> PooledModel | None:
    return None if pooled is None else PooledModel(rounds=pooled.rounds, **_recovered(pooled, domain))


def _source(
    location: int, intensity: float, coordinates: Sequence[tuple[float, float]] | None
) -> SourceModel:
    x, y = (None, None) if coordinates is None else coordinates[location]
    return SourceModel(location=location, intensity=intensity, x=x, y=y)


def _vicinities(message: Estimate | Pooled) -> list[VicinityModel] | list[VertexVicinityModel] | None:
    if message.vicinities is None:
        return None
    on_vertices = [
        VertexVicinityModel(vertices=list(region[0]), probability=region[1])
        for region in message.vicinities
        if len(region) == 2
    ]
    if on_vertices:
        return on_vertices
    return [
        VicinityModel(low=region[0], high=region[1], probability=region[2])
        for region in message.vicinities
        if len(region) == 3
    ]


def _tracks(message: Estimate) -> list[TrackModel] | list[VertexTrackModel] | None:
    if message.tracks is None:
        return None
    on_vertices = [
        VertexTrackModel.model_validate(track, from_attributes=True)
        for track in message.tracks
        if isinstance(track, VertexTrack)
    ]
    if on_vertices:
        return on_vertices
    return [TrackModel.model_validate(track, from_attributes=True) for track in message.tracks]


def _communities(message: Estimate | Pooled, names: Sequence[str] | None) -> list[CommunityModel] | None:
    if message.communities is None:
        return None
    named = dict(enumerate(names or ()))
    # A message does not list shares and probabilities of 0.
    shares = dict.fromkeys(named, 0.0)
    holding = None if message.holding is None else {**shares, **dict(message.holding)}
    shares |= dict.fromkeys(holding or (), 0.0) | dict(message.communities)
    return [
        CommunityModel(
            community=each,
            name=named.get(each),
            share=shares[each],
            probability=None if holding is None else holding.get(each),
        )
        for each in sorted(shares, key=lambda each: (-shares[each], each))
    ]

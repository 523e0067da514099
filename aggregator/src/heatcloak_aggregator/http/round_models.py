"""Response models of rounds, readings and estimates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from pydantic import BaseModel, Field

from heatcloak_aggregator.store import RoundRow, StoredEstimate, StoredReading
from heatcloak_shared.wire import Estimate, Pooled
from heatcloak_shared.zone import Zone

NEXT = "Link to the next page; null on the last."


class RoundLine(BaseModel, from_attributes=True):
    """A round in the list of rounds, made of a `RoundRow`."""

    round: int = Field(validation_alias="number", description="The round.")
    rev: str = Field(description="Zone file revision of its readings.")
    readings: int = Field(description="Accepted readings.")
    late: int = Field(description="Readings that arrived after the round was closed.")
    second: int = Field(description="Readings of nodes that already had one in the round.")
    first_arrived: float = Field(description="Arrival of the first reading, seconds since 1970.")
    last_arrived: float = Field(description="Arrival of the last reading, seconds since 1970.")
    estimate_status: str | None = Field(description="Status of its estimate; null if there is none.")
    used: int | None = Field(description="Readings that its estimate used; null if there is none.")


class Rounds(BaseModel):
    """Rounds that have readings, newest first."""

    rounds: list[RoundLine]
    next: str | None = Field(description=NEXT)


class ReadingModel(BaseModel):
    """A cloaked reading, as it was public on the wire: it includes the noise."""

    node: str = Field(description="The node's id.")
    boot: str = Field(description="Id of the node's boot: 32 hexadecimal digits.")
    seq: int = Field(description="Its sequence number in that boot, from 0.")
    ticks: int = Field(description="Quantised reading plus noise, in steps of the zone's noise.")
    step: float = Field(description="One tick, in the unit of the readings.")
    verdict: str = Field(description="The verdict: `accepted`, `late` or `second`.")
    arrived: float = Field(description="Time of arrival, seconds since 1970.")

    @classmethod
    def of(cls, stored: StoredReading) -> ReadingModel:
        """Return a stored reading."""
        reading = stored.reading
        return cls(
            node=reading.node,
            boot=reading.boot,
            seq=reading.seq,
            ticks=reading.ticks,
            step=reading.step,
            verdict=str(stored.verdict),
            arrived=stored.arrived,
        )


class RoundModel(RoundLine):
    """A round with its readings."""

    start: float | None = Field(description="Scheduled start, seconds since 1970.")
    end: float | None = Field(description="Scheduled end, seconds since 1970.")
    missing: list[str] | None = Field(description="Enrolled nodes without a stored reading.")
    arrivals: list[ReadingModel] = Field(description="Its cloaked readings, as they were public.")

    @classmethod
    def with_readings(cls, row: RoundRow, readings: Sequence[StoredReading], zone: Zone) -> RoundModel:
        """Return a round with its readings; times and missing nodes only for the served revision."""
        reported = {stored.reading.node for stored in readings}
        is_served = row.rev == zone.rev
        return cls(
            **asdict(row),
            start=zone.schedule.start_of(row.number) if is_served else None,
            end=zone.schedule.end_of(row.number) if is_served else None,
            missing=[node for node in zone.nodes if node not in reported] if is_served else None,
            arrivals=[ReadingModel.of(stored) for stored in readings],
        )


class SourceModel(BaseModel):
    """A recovered source."""

    location: int = Field(
        description="In a corridor from 1, at location/n_sources; on a graph a vertex, from 0."
    )
    intensity: float = Field(description="In units of one person, from 0 to 1.")


class VicinityModel(BaseModel):
    """A region of a corridor that contains a source."""

    low: float = Field(description="Its low end, in corridor lengths.")
    high: float = Field(description="Its high end, in corridor lengths.")
    probability: float = Field(description="Probability that it contains a source.")


class VertexVicinityModel(BaseModel):
    """A region of a graph that contains a source."""

    vertices: list[int] = Field(description="Its vertices.")
    probability: float = Field(description="Probability that it contains a source.")


class CommunityModel(BaseModel):
    """A community of a graph's vertices."""

    community: int = Field(description="Its number in the zone's description.")
    share: float = Field(description="Fraction of all recovered intensity, from 0 to 1.")
    probability: float | None = Field(
        description="Probability that it contains a source; null if the method gives none."
    )


class RecoveredModel(BaseModel):
    """Recovered sources."""

    status: str = Field(description="`optimal`, `relaxed`, or another status of the method.")
    sources: list[SourceModel] = Field(description="Locations that are not listed have intensity 0.")
    vicinities: list[VicinityModel] | list[VertexVicinityModel] | None = Field(
        description="Null if the method gives none."
    )
    communities: list[CommunityModel] | None = Field(
        description="Greatest share first, empty if nothing was recovered; null if the zone has none."
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
    used: int = Field(description="Number of readings used.")
    made: float = Field(description="When it was made, seconds since 1970.")

    @classmethod
    def of(cls, stored: StoredEstimate) -> EstimateModel:
        """Return a stored estimate."""
        message, pooled = stored.message, stored.message.pooled
        return cls(
            round=message.round,
            rev=message.rev,
            method=message.method,
            missing=list(message.missing),
            pooled=None if pooled is None else PooledModel(rounds=pooled.rounds, **_recovered(pooled)),
            used=stored.used,
            made=stored.made,
            **_recovered(message),
        )


class Estimates(BaseModel):
    """Estimates, newest round first."""

    estimates: list[EstimateModel]
    next: str | None = Field(description=NEXT)


def _recovered(message: Estimate | Pooled) -> dict[str, Any]:
    """Return the fields of a `RecoveredModel`."""
    return {
        "status": message.status,
        "sources": [SourceModel(location=place, intensity=share) for place, share in message.sources],
        "vicinities": _vicinities(message),
        "communities": _communities(message),
    }


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


def _communities(message: Estimate | Pooled) -> list[CommunityModel] | None:
    if message.communities is None:
        return None
    holding = dict(message.holding or ())
    # A community may have a probability but a share too small to be listed.
    shares = dict.fromkeys(holding, 0.0) | dict(message.communities)
    return [
        CommunityModel(community=each, share=shares[each], probability=holding.get(each))
        for each in sorted(shares, key=lambda each: (-shares[each], each))
    ]

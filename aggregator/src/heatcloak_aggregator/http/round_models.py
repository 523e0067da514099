"""What is answered of rounds and estimates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pydantic import BaseModel, Field

if TYPE_CHECKING:
    from collections.abc import Sequence

    from heatcloak_aggregator.store import RoundRow, StoredEstimate, StoredReading
    from heatcloak_shared.wire import Estimate, Pooled
    from heatcloak_shared.zone import Zone

NEXT = "Where the following ones are; null at the end."


class RoundLine(BaseModel):
    """A round in the list of rounds."""

    round: int = Field(description="The round.")
    rev: str = Field(description="The revision of the zone file that its readings are of.")
    readings: int = Field(description="Readings that were accepted.")
    late: int = Field(description="Readings that came when the round was closed.")
    second: int = Field(description="Readings of nodes that had one in the round already.")
    first_arrived: float = Field(description="When the first was taken in, seconds since 1970.")
    last_arrived: float = Field(description="When the last was taken in, seconds since 1970.")
    estimate_status: str | None = Field(description="Of its estimate; null while there is none.")
    used: int | None = Field(description="Readings that its estimate was made of; null while there is none.")

    @classmethod
    def of(cls, row: RoundRow) -> RoundLine:
        """The line of a round."""
        return cls(
            round=row.number,
            rev=row.rev,
            readings=row.readings,
            late=row.late,
            second=row.second,
            first_arrived=row.first_arrived,
            last_arrived=row.last_arrived,
            estimate_status=row.estimate_status,
            used=row.used,
        )


class Rounds(BaseModel):
    """Rounds that have readings, newest first."""

    rounds: list[RoundLine]
    next: str | None = Field(description=NEXT)


class ReadingModel(BaseModel):
    """A cloaked reading, as it was public on the wire: the noise is in it."""

    node: str = Field(description="The node's id.")
    boot: str = Field(description="The start of the node that cloaked it: 32 hexadecimal digits.")
    seq: int = Field(description="Its number in that boot, from 0.")
    ticks: int = Field(description="Quantised reading plus noise, in steps of the zone's noise.")
    step: float = Field(description="One tick, in the unit of the readings.")
    verdict: str = Field(description="What became of it: `accepted`, `late` or `second`.")
    arrived: float = Field(description="When it was taken in, seconds since 1970.")

    @classmethod
    def of(cls, stored: StoredReading) -> ReadingModel:
        """A stored reading."""
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
    """A round, and what came of it."""

    start: float | None = Field(description="When it began by the schedule, seconds since 1970.")
    end: float | None = Field(description="When it was over by the schedule, seconds since 1970.")
    missing: list[str] | None = Field(description="Enrolled nodes that no reading is stored of.")
    arrivals: list[ReadingModel] = Field(description="Its readings, cloaked as they were public.")

    @classmethod
    def whole(cls, row: RoundRow, readings: Sequence[StoredReading], zone: Zone) -> RoundModel:
        """A round with its readings; what schedule and enrolment tell for the served revision only."""
        heard = {stored.reading.node for stored in readings}
        is_ours = row.rev == zone.rev
        return cls(
            **RoundLine.of(row).model_dump(),
            start=zone.schedule.start_of(row.number) if is_ours else None,
            end=zone.schedule.end_of(row.number) if is_ours else None,
            missing=[node for node in zone.nodes if node not in heard] if is_ours else None,
            arrivals=[ReadingModel.of(stored) for stored in readings],
        )


class SourceModel(BaseModel):
    """A recovered source."""

    location: int = Field(
        description="In a corridor from 1, standing at location/n_sources; on a graph a vertex, from 0."
    )
    intensity: float = Field(description="In units of one person, from 0 to 1.")


class VicinityModel(BaseModel):
    """A region of a corridor that holds a source."""

    low: float = Field(description="Its low end, in corridor lengths.")
    high: float = Field(description="Its high end, in corridor lengths.")
    probability: float = Field(description="That it holds a source.")


class VertexVicinityModel(BaseModel):
    """A region of a graph that holds a source."""

    vertices: list[int] = Field(description="Its vertices.")
    probability: float = Field(description="That it holds a source.")


class CommunityModel(BaseModel):
    """A community of a graph's vertices."""

    community: int = Field(description="Its number in the zone's description.")
    share: float = Field(description="Of all recovered intensity, from 0 to 1.")
    probability: float | None = Field(
        description="That it holds a source; null where it is not told, as of a method that knows none."
    )


class RecoveredModel(BaseModel):
    """What was recovered."""

    status: str = Field(description="`optimal`, `relaxed`, or another word of the method's.")
    sources: list[SourceModel] = Field(description="Locations that are not named have intensity 0.")
    vicinities: list[VicinityModel] | list[VertexVicinityModel] | None = Field(
        description="Null where the method tells none."
    )
    communities: list[CommunityModel] | None = Field(
        description="The greatest share first, none where nothing was recovered; null where none are known."
    )


class PooledModel(RecoveredModel):
    """What the latest rounds that agree tell together."""

    rounds: int = Field(description="Rounds that were pooled, this one among them.")


class EstimateModel(RecoveredModel):
    """Where, roughly, the heat of one round came from. Made of cloaked readings only; never of the truth."""

    round: int = Field(description="The round.")
    rev: str = Field(description="The revision of the zone file that its readings are of.")
    method: str = Field(description="How it was recovered.")
    missing: list[str] = Field(description="Enrolled nodes whose readings were left out.")
    pooled: PooledModel | None = Field(description="Null where rounds are not pooled, or it was not kept.")
    used: int = Field(description="Readings that it was made of.")
    made: float = Field(description="When, seconds since 1970.")

    @classmethod
    def of(cls, stored: StoredEstimate) -> EstimateModel:
        """A stored estimate."""
        message = stored.message
        pooled = message.pooled
        return cls(
            round=message.round,
            rev=message.rev,
            method=message.method,
            status=message.status,
            sources=_sources(message),
            vicinities=_vicinities(message),
            communities=_communities(message),
            missing=list(message.missing),
            pooled=None
            if pooled is None
            else PooledModel(
                rounds=pooled.rounds,
                status=pooled.status,
                sources=_sources(pooled),
                vicinities=_vicinities(pooled),
                communities=_communities(pooled),
            ),
            used=stored.used,
            made=stored.made,
        )


class Estimates(BaseModel):
    """Estimates, newest round first."""

    estimates: list[EstimateModel]
    next: str | None = Field(description=NEXT)


def _sources(message: Estimate | Pooled) -> list[SourceModel]:
    return [SourceModel(location=place, intensity=intensity) for place, intensity in message.sources]


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
    # A share may be too small to be told where the probability is not.
    shares = dict.fromkeys(holding, 0.0) | dict(message.communities)
    return [
        CommunityModel(community=each, share=shares[each], probability=holding.get(each))
        for each in sorted(shares, key=lambda each: (-shares[each], each))
    ]

"""Response models of rounds, and of the readings and reports in them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, cast

from pydantic import BaseModel, Field

from heatcloak_aggregator.http.parameters import NEXT_PAGE
from heatcloak_aggregator.store import RoundRow, StoredReading
from heatcloak_shared.wire import HeatmapReport, PositionReport, Reading
from heatcloak_shared.zone import AnyZone


class RoundLine(BaseModel, from_attributes=True):
    """A round in the list of rounds, made of a `RoundRow`.

    The readings of a heatmap or position zone are reports.
    """

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
    next: str | None = Field(description=NEXT_PAGE)


class ArrivalModel(BaseModel):
    """What is common to the readings and reports of nodes."""

    node: str = Field(description="The node's id.")
    boot: str = Field(description="Id of the node's boot: 32 hexadecimal digits.")
    seq: int = Field(description="Its sequence number in that boot, from 0.")
    verdict: str = Field(description="The verdict: `accepted`, `late` or `second`.")
    arrived: float = Field(description="Time of arrival, seconds since 1970.")


class ReadingModel(ArrivalModel):
    """A cloaked reading, as it was public on the wire: it includes the noise."""

    ticks: int = Field(description="Quantised reading plus noise, in steps of the zone's noise.")
    step: float = Field(description="One tick, in the unit of the readings.")


class ReportModel(ArrivalModel):
    """A cloaked report of a heatmap zone, as it was public on the wire."""

    report: str = Field(description="The cloaked cell: a group element in hexadecimal digits.")


class PositionReportModel(ArrivalModel):
    """A cloaked report of a position zone, as it was public on the wire."""

    position: str = Field(description="The reported output of the mechanism, in hexadecimal digits.")


AnyReadingModel = ReadingModel | ReportModel | PositionReportModel


def _arrival(stored: StoredReading) -> AnyReadingModel:
    message = stored.reading
    common: dict[str, Any] = {
        "node": message.node,
        "boot": message.boot,
        "seq": message.seq,
        "verdict": str(stored.verdict),
        "arrived": stored.arrived,
    }
    if isinstance(message, HeatmapReport):
        return ReportModel(report=message.report, **common)
    if isinstance(message, PositionReport):
        return PositionReportModel(position=message.position, **common)
    reading = cast("Reading", message)
    return ReadingModel(ticks=reading.ticks, step=reading.step, **common)


class RoundModel(RoundLine):
    """A round with its readings, or the reports of a heatmap or position zone."""

    start: float | None = Field(description="Scheduled start, seconds since 1970.")
    end: float | None = Field(description="Scheduled end, seconds since 1970.")
    missing: list[str] | None = Field(description="Enrolled nodes without a stored reading.")
    arrivals: list[AnyReadingModel] = Field(
        description="Its cloaked readings or reports, as they were public."
    )

    @classmethod
    def with_readings(cls, row: RoundRow, readings: Sequence[StoredReading], zone: AnyZone) -> RoundModel:
        """Return a round with its readings; times and missing nodes only for the served revision."""
        reported = {stored.reading.node for stored in readings}
        is_served = row.rev == zone.rev
        return cls(
            **asdict(row),
            start=zone.schedule.start_of(row.number) if is_served else None,
            end=zone.schedule.end_of(row.number) if is_served else None,
            missing=[node for node in zone.nodes if node not in reported] if is_served else None,
            arrivals=[_arrival(stored) for stored in readings],
        )

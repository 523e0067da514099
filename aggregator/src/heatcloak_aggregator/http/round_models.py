"""Response models of rounds, and of the readings and reports in them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, cast

from pydantic import BaseModel, Field

from heatcloak_aggregator.http.parameters import NEXT_PAGE
from heatcloak_aggregator.store import History, RoundRow, StoredReading
from heatcloak_shared.schedule import Schedule
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


class HistoryBucket(BaseModel):
    """The estimates of consecutive rounds in short."""

    round: int = Field(description="The first of its rounds.")
    start: float | None = Field(
        description="Scheduled start of that round, seconds since 1970; null for another revision."
    )
    rounds: int = Field(description="Rounds with an estimate.")
    used: float = Field(description="Mean number of readings that the estimates used.")
    least_used: int = Field(description="The least of these numbers.")
    relaxed: int = Field(description="Estimates without a feasible point at the requested radius.")
    misfit: int = Field(description="Estimates of rounds that contradict the motion model.")
    lag: float | None = Field(
        description="Mean time from the end of a round to its estimate, in seconds: of the last estimate, if "
        "late readings changed it; null for another revision."
    )


class HistoryModel(BaseModel):
    """The estimates of many rounds, by buckets of equally many rounds, oldest first."""

    since: int | None = Field(description="The first round with an estimate; null if there is none.")
    until: int | None = Field(description="The last round with an estimate.")
    width: int | None = Field(description="Rounds in a bucket.")
    buckets: list[HistoryBucket] = Field(description="The buckets with an estimate.")

    @classmethod
    def of(cls, history: History | None, schedule: Schedule | None) -> HistoryModel:
        """Return the model of a history; without times where the schedule of its rounds is not known."""
        if history is None:
            return cls(since=None, until=None, width=None, buckets=[])
        buckets = [
            HistoryBucket(
                round=row.first,
                start=schedule.start_of(row.first) if schedule else None,
                rounds=row.rounds,
                used=row.used,
                least_used=row.least_used,
                relaxed=row.relaxed,
                misfit=row.misfit,
                lag=row.lag(schedule) if schedule else None,
            )
            for row in history.rows
        ]
        return cls(since=history.since, until=history.until, width=history.width, buckets=buckets)


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

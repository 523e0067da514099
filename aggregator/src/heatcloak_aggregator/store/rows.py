"""What goes into the store and what comes out of it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from heatcloak_shared.schedule import Schedule
from heatcloak_shared.wire import Estimate, HeatmapEstimate, PositionEstimate, Release

EstimateMessage = Estimate | HeatmapEstimate | PositionEstimate
"""The published estimate of a round, of any kind of zone."""

BootKey = tuple[str, str, str]
"""Zone, node and boot: together with a sequence number they identify a reading."""

RoundKey = tuple[str, str, int]
"""Zone, revision of its file, and round."""


class ReadingVerdict(StrEnum):
    """How an admitted reading was handled; stored in the column ``verdict``.

    ``ACCEPTED`` into its round; ``DUPLICATE``: the same (node, boot, seq) again; ``SECOND``: another reading
    of a node that already has one in the round; ``LATE``: its round was closed, or its window was over.
    """

    ACCEPTED = "accepted"
    DUPLICATE = "duplicate"
    SECOND = "second"
    LATE = "late"


@dataclass(frozen=True, slots=True)
class StoredReading:
    """A reading, or a message of a node of another kind of zone, and its verdict.

    Attributes:
        reading: the message as it was published.
        verdict: how it was handled.
        arrived: when the service took it from the broker, seconds since 1970.
    """

    reading: Release
    verdict: ReadingVerdict
    arrived: float


@dataclass(frozen=True, slots=True)
class StoredSequences:
    """Which sequence numbers of a boot are stored.

    Attributes:
        watermark: every number up to it is stored or was given up; -1 where there is none.
        ranges: first and last number of each range of stored numbers above it, ascending, with gaps between.
    """

    watermark: int
    ranges: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class StoredEstimate:
    """A round's estimate and what it was made from.

    Attributes:
        message: what is published.
        used: how many readings it was made from.
        made: when, seconds since 1970.
    """

    message: EstimateMessage
    used: int
    made: float


@dataclass(frozen=True, slots=True)
class RoundRow:
    """A round with stored readings.

    Attributes:
        number: the round.
        rev: the revision of the zone file that its readings have.
        readings: how many were accepted.
        late: how many arrived after it was closed.
        second: how many were another reading of a node that already had one.
        first_arrived: when the first of all of them arrived, seconds since 1970.
        last_arrived: when the last one arrived.
        estimate_status: status of its estimate, for example ``"optimal"``; None without an estimate.
        used: how many readings its estimate was made from; None without an estimate.
    """

    number: int
    rev: str
    readings: int
    late: int
    second: int
    first_arrived: float
    last_arrived: float
    estimate_status: str | None
    used: int | None


@dataclass(frozen=True, slots=True)
class HistoryRow:
    """The estimates of consecutive rounds in short.

    Attributes:
        first: the first round of the bucket, with or without an estimate.
        rounds: how many of its rounds have an estimate, at least 1.
        used: mean number of readings that the estimates were made from.
        least_used: the least.
        relaxed: estimates without a feasible point at the requested radius.
        misfit: estimates of rounds that contradict the motion model.
        mean_round: mean of the rounds with an estimate.
        made: mean time at which the estimates were made, seconds since 1970.
    """

    first: int
    rounds: int
    used: float
    least_used: int
    relaxed: int
    misfit: int
    mean_round: float
    made: float

    def lag(self, schedule: Schedule) -> float:
        """Return the mean time from the end of a round to its estimate, in seconds."""
        return self.made - schedule.end_of(self.first) - (self.mean_round - self.first) * schedule.period


DEFAULT_HISTORY = 30 * 86400.0
"""Seconds of a history where nothing else is asked for. A round a second makes 2.6 million rounds of them."""


def default_rounds(schedule: Schedule) -> int:
    """Return how many rounds there are in `DEFAULT_HISTORY`."""
    return max(1, math.ceil(DEFAULT_HISTORY / schedule.period))


@dataclass(frozen=True, slots=True)
class History:
    """The estimates of a range of rounds, by buckets of equally many.

    Attributes:
        since: the first round with an estimate in the range.
        until: the last one.
        width: rounds in a bucket; the last one may have fewer.
        rows: the buckets with an estimate, ascending.
    """

    since: int
    until: int
    width: int
    rows: tuple[HistoryRow, ...] = ()


@dataclass(frozen=True, slots=True)
class BootRow:
    """A boot with a saved watermark.

    Attributes:
        node: the node's id.
        boot: the boot's id.
        through: the watermark: every number up to it is stored, was given up or has been deleted; -1: none.
        pruned: numbers up to it may have been deleted by retention; -1: none was.
        last: the highest stored number; None where none is stored.
    """

    node: str
    boot: str
    through: int
    pruned: int
    last: int | None


@dataclass(frozen=True, slots=True)
class LeaseRow:
    """The lease of a zone.

    Attributes:
        zone: the zone.
        service: the service that took it last.
        fence: its fencing number.
        seconds_left: seconds until it expires; 0 where it has expired or was released.
    """

    zone: str
    service: str
    fence: int
    seconds_left: float


@dataclass(frozen=True, slots=True)
class PublishedZone:
    """A zone file in the store, for services that serve the published zones.

    Attributes:
        zone: the zone's name.
        rev: its revision.
        content: the zone file.
        published: when it was published, seconds since 1970 by the publisher's clock.
    """

    zone: str
    rev: str
    content: str
    published: float


@dataclass(frozen=True, slots=True)
class PublishedChanges:
    """Names of zones by what publishing changes; each list is sorted.

    Attributes:
        added: no zone of this name was published.
        changed: another revision was published.
        unchanged: the same revision was published.
    """

    added: list[str]
    changed: list[str]
    unchanged: list[str]

    @classmethod
    def between(cls, before: Mapping[str, str], new: Mapping[str, str]) -> PublishedChanges:
        """Return what publishing zones changes.

        Args:
            before: revisions of published zones, by name.
            new: revisions of the zones to publish.
        """
        names = sorted(new)
        return cls(
            [name for name in names if name not in before],
            [name for name in names if name in before and before[name] != new[name]],
            [name for name in names if before.get(name) == new[name]],
        )


@dataclass(frozen=True, slots=True)
class Pruned:
    """Progress of retention.

    Attributes:
        readings: readings deleted so far.
        estimates: estimates deleted so far.
        left: old readings that are kept because they are above their boot's watermark: if they were sent
            again, they would count as new.
    """

    readings: int = 0
    estimates: int = 0
    left: int = 0

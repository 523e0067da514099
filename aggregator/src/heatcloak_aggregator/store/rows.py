"""What goes into the store and comes out of it."""

from __future__ import annotations

from dataclasses import dataclass

from heatcloak_aggregator.store.verdict import Verdict
from heatcloak_shared.wire import Estimate, Reading

BootKey = tuple[str, str, str]
"""Zone, node and boot: within it a reading's number says which one it is."""


@dataclass(frozen=True, slots=True)
class StoredReading:
    """A reading, and what became of it.

    Attributes:
        reading: as it came.
        verdict: what became of it.
        arrived: when the service took it in, seconds since 1970.
    """

    reading: Reading
    verdict: Verdict
    arrived: float


@dataclass(frozen=True, slots=True)
class Held:
    """Which numbers of a boot are stored.

    Attributes:
        through: every number up to and with it is stored, or was given up; -1 where there is none.
        beyond: ranges of stored numbers beyond it, both ends included, ascending, with gaps between.
    """

    through: int
    beyond: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class StoredEstimate:
    """A round's estimate, and what it was made of.

    Attributes:
        message: what was published.
        used: how many readings it was made of.
        made: when, seconds since 1970.
    """

    message: Estimate
    used: int
    made: float


@dataclass(frozen=True, slots=True)
class RoundRow:
    """A round that readings are stored of.

    Attributes:
        number: the round.
        rev: the revision of the zone file that its readings are of.
        readings: how many were accepted.
        late: how many came when it was closed.
        second: how many were another reading of a node that had one.
        first_arrived: when the first of all of them was taken in, seconds since 1970.
        last_arrived: when the last one was.
        estimate_status: of its estimate, for example ``"optimal"``; None without one.
        used: how many readings its estimate was made of; None without one.
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
class BootRow:
    """A boot whose watermark is remembered.

    Attributes:
        node: the node's id.
        boot: its start.
        through: every number up to and with it is stored, was given up or has been deleted; -1: none.
        pruned: numbers up to and with it may have been deleted by retention; -1: none was.
        last: the highest number that is stored; None where none is.
    """

    node: str
    boot: str
    through: int
    pruned: int
    last: int | None


@dataclass(frozen=True, slots=True)
class Pruned:
    """How far retention has come.

    Attributes:
        readings: readings deleted so far.
        estimates: estimates deleted so far.
        left: readings that are old enough and stay: they lie beyond the watermark of their boot, so that
            one that was sent again would count as new.
    """

    readings: int = 0
    estimates: int = 0
    left: int = 0

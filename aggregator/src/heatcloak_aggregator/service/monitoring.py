"""What HTTP, metrics and logs show of a running service: counts, health, events and online nodes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from heatcloak_aggregator.mqtt.reconnect import LinkState
from heatcloak_aggregator.store import Store
from heatcloak_shared.wire import NodeState, Status
from heatcloak_shared.zone import AnyZone

SETTLED = 1.0
"""Seconds after connecting in which the broker delivers the retained statuses."""
FIRST_REMINDER = 10.0
REMIND_EVERY = 60.0
REPORT_EVERY = 10.0
"""Seconds between two reports of changes. The first node and the last one are reported immediately."""

_PRESENT = (NodeState.ONLINE, NodeState.FAULTY)


class NodePresence:
    """Decide what to log about one zone's nodes, and when.

    Args:
        zone: the zone's id.
        expected: how many nodes it has.
    """

    def __init__(self, zone: str, expected: int) -> None:
        self._zone, self._expected = zone, expected
        self._since: float | None = None
        self._reported = 0
        self._most = 0
        self._reported_at: float | None = None
        self._remind_at = 0.0

    def report(self, statuses: Mapping[str, Status], monotonic: float) -> str | None:
        """Return the line to log now, if any; call it about every second while the broker is connected.

        Args:
            statuses: the last status of each node that reported one.
            monotonic: seconds of a monotonic clock.
        """
        online = sum(status.state in _PRESENT for status in statuses.values())
        if self._since is None:
            self._since = monotonic
        waited = monotonic - self._since
        if waited < SETTLED:
            return None
        if self._reported_at is None:
            self._remind_at = self._since + FIRST_REMINDER
            which = f"{online} online" if online else "none online yet"
            return self._line(
                f"connected to the broker, {self._expected} nodes expected, {which}", online, monotonic
            )
        if online != self._reported:
            is_new = online > self._most and (self._most == 0 or online == self._expected)
            if is_new or monotonic - self._reported_at >= REPORT_EVERY:
                self._remind_at = monotonic + REMIND_EVERY
                return self._line(f"{online} of {self._expected} nodes online", online, monotonic)
        elif online == 0 and monotonic >= self._remind_at:
            self._remind_at = monotonic + REMIND_EVERY
            remedy = "start them, or check their broker and their zone file"
            return self._line(
                f"none of {self._expected} nodes online after {waited:.0f} s: {remedy}", online, monotonic
            )
        return None

    def _line(self, text: str, online: int, monotonic: float) -> str:
        self._reported, self._reported_at = online, monotonic
        self._most = max(self._most, online)
        return f"zone {self._zone}: {text}"


CLOCK_TOLERANCE = 1.0
"""Seconds by which the clock may be corrected before that is reported."""


@dataclass(slots=True)
class NodeCounts:
    """Counts of one node since the service started.

    Attributes:
        verdicts: admitted readings by verdict.
        refusals: refused messages by reason.
        stored: readings committed to the store.
        gaps: missing readings: numbers below the highest stored one of any cached boot that are neither
            stored nor given up.
        last_round: the round of the reading that was committed last; None before the first.
        last_seen: when it was committed, seconds since 1970.
        lateness: how many seconds after the end of its round it was committed; negative within the round.
        most_lateness: the highest lateness so far.
        quarantines: how often the node was ignored for a while because it sent too much.
    """

    verdicts: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    stored: int = 0
    gaps: int = 0
    last_round: int | None = None
    last_seen: float | None = None
    lateness: float | None = None
    most_lateness: float | None = None
    quarantines: int = 0


class ZoneCounts:
    """Counts of one zone since the service started.

    Args:
        nodes: the ids of its nodes.

    Attributes:
        nodes: the counts of each node.
        strangers: refused messages that named no node of the zone, by reason.
        estimated: rounds estimated for the first time.
        estimated_again: estimates repeated because late readings arrived.
        relaxed: estimates with status ``relaxed``.
        misfit: estimates with status ``model misfit``: their rounds contradict the motion model.
        denied: publishes of the service that the broker denied.
    """

    def __init__(self, nodes: Iterable[str]) -> None:
        self.nodes = {node: NodeCounts() for node in nodes}
        self.strangers: Counter[str] = Counter()
        self.estimated = 0
        self.estimated_again = 0
        self.relaxed = 0
        self.misfit = 0
        self.denied = 0

    @property
    def verdicts(self) -> Counter[str]:
        """Return the admitted readings of all nodes by verdict."""
        return _sum(node.verdicts for node in self.nodes.values())

    @property
    def refusals(self) -> Counter[str]:
        """Return the refused messages of nodes and strangers by reason."""
        return _sum([self.strangers, *(node.refusals for node in self.nodes.values())])

    @property
    def stored(self) -> int:
        """Return how many readings were committed to the store."""
        return sum(node.stored for node in self.nodes.values())

    def as_dict(self) -> dict[str, object]:
        """Return the sums over the zone for JSON."""
        return {
            "verdicts": dict(self.verdicts),
            "refusals": dict(self.refusals),
            "stored": self.stored,
            "estimated": self.estimated,
            "estimated_again": self.estimated_again,
            "relaxed": self.relaxed,
            "misfit": self.misfit,
            "denied": self.denied,
        }


def _sum(counters: Iterable[Mapping[str, int]]) -> Counter[str]:
    """Return the sum of counts. Adding counters one to the other takes several times as long."""
    total: Counter[str] = Counter()
    for counter in counters:
        for kind, number in counter.items():
            total[kind] += number
    return total


@dataclass(frozen=True, slots=True)
class Health:
    """The state of the service.

    Attributes:
        link: state of the link to the broker.
        link_problem: why the last connection ended; None while connected and before the first attempt.
        store_problem: why the store can't be used now; None while it can.
        clock_problem: what is wrong with the clock; None where nothing is.
        waiting: messages taken from the broker that are not committed yet.
    """

    link: LinkState
    link_problem: str | None = None
    store_problem: str | None = None
    clock_problem: str | None = None
    waiting: int = 0

    @property
    def is_ready(self) -> bool:
        """Return whether readings arrive and are stored."""
        return self.link is LinkState.UP and self.store_problem is None and self.clock_problem is None


@dataclass(slots=True)
class ZoneView:
    """The public state of one zone.

    Attributes:
        zone: the zone.
        counts: counts since the service started.
        statuses: the last status of each node that sent one.
        open_rounds: rounds that wait for readings.
        to_estimate: closed rounds that wait to be estimated from the store, for the first time or again.
    """

    zone: AnyZone
    counts: ZoneCounts
    statuses: dict[str, Status] = field(default_factory=dict)
    open_rounds: int = 0
    to_estimate: int = 0


@dataclass(frozen=True, slots=True)
class Load:
    """What waits in a service now, and how much it recovers at the same time.

    Attributes:
        closed: closed rounds that wait for their estimate with their readings in memory, by zone.
        unpublished: estimates that wait to be published, by zone. Zones without any are left out of both.
        in_progress: estimations in progress, by lane of the `EstimatorHost`.
        processes_ended: worker processes that ended, or left a Dask cluster, since the service started.
    """

    closed: Mapping[str, int] = field(default_factory=dict)
    unpublished: Mapping[str, int] = field(default_factory=dict)
    in_progress: Mapping[int, int] = field(default_factory=dict)
    processes_ended: int = 0


class ServiceView(Protocol):
    """The public state of a service. Everything belongs to the event loop's thread."""

    @property
    def zones(self) -> Mapping[str, ZoneView]:
        """Return its zones by name."""

    @property
    def store(self) -> Store:
        """Return its store; its methods block, so call them on other threads."""

    def health(self) -> Health:
        """Return its current state."""

    def load(self) -> Load:
        """Return what waits now."""

    def leases(self) -> Mapping[str, tuple[int, float]]:
        """Return the fencing number and the seconds left of each lease, by zone; empty without sharing."""


@dataclass(frozen=True, slots=True)
class CommittedReadings:
    """New readings of a zone that one transaction committed. Times are seconds of a monotonic clock.

    Attributes:
        zone: the zone's name.
        rounds: how many of its readings were new, by round.
        arrived: when the first reading of each of these rounds arrived, of those in the transaction.
        began: when the transaction began.
        ended: when it was committed.
    """

    zone: str
    rounds: Mapping[int, int]
    arrived: Mapping[int, float]
    began: float
    ended: float


@dataclass(frozen=True, slots=True)
class EstimatedRound:
    """A round whose estimate is in the store. Times are seconds of a monotonic clock.

    Attributes:
        zone: the zone's name.
        number: the round.
        again: whether it was estimated before; late readings arrived meanwhile.
        since: when it closed, or when its readings were about to be read from the store.
        began: when its recovery began, or was given to another process.
        recovered: when it ended.
        stored: when the estimate was in the store.
        together: how many estimates the recovery made.
    """

    zone: str
    number: int
    again: bool
    since: float
    began: float
    recovered: float
    stored: float
    together: int = 1


@dataclass(frozen=True, slots=True)
class PublishedRound:
    """A round whose estimate was published. Times are seconds of a monotonic clock.

    Attributes:
        zone: the zone's name.
        number: the round.
        again: whether it was estimated before.
        since: as that of its `EstimatedRound`.
        published: when the broker had it.
    """

    zone: str
    number: int
    again: bool
    since: float
    published: float


class Observer:
    """Receive what a service does, on the event loop's thread. This base class ignores it."""

    def committed(self, event: CommittedReadings) -> None:
        """Receive that a transaction committed readings of a zone."""

    def estimated(self, event: EstimatedRound) -> None:
        """Receive that a round was estimated."""

    def published(self, event: PublishedRound) -> None:
        """Receive that an estimate was published."""

    def removed(self, zone: str) -> None:
        """Receive that a zone is no longer served, or is about to be served with other settings."""


class Observers(Observer):
    """Pass everything to several observers, in order."""

    def __init__(self, observers: Iterable[Observer]) -> None:
        self._observers = tuple(observers)

    def committed(self, event: CommittedReadings) -> None:
        """Pass it on."""
        for each in self._observers:
            each.committed(event)

    def estimated(self, event: EstimatedRound) -> None:
        """Pass it on."""
        for each in self._observers:
            each.estimated(event)

    def published(self, event: PublishedRound) -> None:
        """Pass it on."""
        for each in self._observers:
            each.published(event)

    def removed(self, zone: str) -> None:
        """Pass it on."""
        for each in self._observers:
            each.removed(zone)


class ClockMonitor:
    """Detect a clock that was set back, by comparison with a monotonic clock. Pure: both are passed in.

    Rounds are closed and readings admitted by the clock. While it is behind, readings of nodes with a right
    clock are of future rounds and are refused; the nodes keep them and send them again.
    """

    def __init__(self) -> None:
        self._offset: float | None = None
        self._behind = 0.0

    @property
    def problem(self) -> str | None:
        """Return what is wrong with the clock; None where nothing is."""
        if self._behind <= CLOCK_TOLERANCE:
            return None
        return (
            f"the clock was set back by {self._behind:.0f} s: messages of rounds that it has not reached are "
            "refused for now, and their nodes keep them; set the clock right, or wait"
        )

    def compare(self, clock: float, monotonic: float) -> None:
        """Compare both clocks, which were read in the same moment."""
        offset = clock - monotonic
        if self._offset is None:
            self._offset = offset
        self._behind = max(self._offset - offset, 0.0)
        # A clock that was set forward is believed: rounds that close early still take late readings.
        self._offset = max(self._offset, offset)

    def confirm(self) -> None:
        """Accept the clock as it is, because nodes report in the round that is current by it."""
        if self._offset is not None:
            self._offset -= self._behind
        self._behind = 0.0

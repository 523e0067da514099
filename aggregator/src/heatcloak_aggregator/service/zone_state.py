"""The state of one served zone: rate limits, rounds, watermarks and counts."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from heatcloak_aggregator.mqtt.admission import Refusal, RefusedError, admit, admit_status
from heatcloak_aggregator.mqtt.client import Incoming
from heatcloak_aggregator.mqtt.rate_limit import NodeRateLimit
from heatcloak_aggregator.service.kinds import ZoneSettings
from heatcloak_aggregator.service.monitoring import ZoneCounts, ZoneView
from heatcloak_aggregator.service.rounds import RoundCollector
from heatcloak_aggregator.service.watermarks import Boot, BootSequence, LoadSequences, Watermarks
from heatcloak_aggregator.store import ReadingVerdict, StoredReading
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import Release, Status

log = logging.getLogger(__name__)

_LEASE_CLOCK = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


def lease_clock() -> float:
    """Return the seconds of a clock that is never set, and goes on while the machine is suspended."""
    return time.clock_gettime(_LEASE_CLOCK)


@dataclass(slots=True)
class Lease:
    """The right to serve a zone of a store that several services share.

    Attributes:
        fence: the fencing number, which grows with every owner.
        valid_until: by `lease_clock`; until then, no other service serves the zone.
    """

    fence: int
    valid_until: float


class ZoneState:
    """The state of one served zone, without clock, socket or database.

    Args:
        settings: how the zone is served.
        load: reads from the store which readings of a boot it holds.
        lease: the lease of the zone; None in a service that shares no zones.

    Attributes:
        clock_agreed_at: when at least half of the nodes last reported in the current round, seconds since
            1970.

    Raises:
        ParameterError: a setting is out of range.
    """

    def __init__(self, settings: ZoneSettings, load: LoadSequences, lease: Lease | None = None) -> None:
        settings.check()
        self.zone = settings.zone
        self.settings = settings
        self.lease = lease
        self.counts = ZoneCounts(self.zone.nodes)
        self.rounds = RoundCollector(self.zone, settings.grace, settings.window)
        self.watermarks = Watermarks(self.zone.name, load)
        self.statuses: dict[str, Status] = {}
        self.clock_agreed_at: float | None = None
        self._limits = {node: NodeRateLimit(self.zone.schedule) for node in self.zone.nodes}
        self._logged_refusals: set[tuple[str, str | None]] = set()
        self._quarantined: dict[str, float] = {}

    @property
    def view(self) -> ZoneView:
        """Return the public state."""
        for node, counts in self.counts.nodes.items():
            counts.gaps = self.watermarks.gaps(node)
        return ZoneView(self.zone, self.counts, self.statuses, self.rounds.n_open, self.rounds.n_to_estimate)

    @property
    def quarantined(self) -> frozenset[str]:
        """Return the nodes in quarantine."""
        return frozenset(self._quarantined)

    def may_publish(self, now: float) -> bool:
        """Return whether no other service serves the zone at a time of `lease_clock`."""
        return self.lease is None or now < self.lease.valid_until

    def latest_round(self, now: float) -> int:
        """Return the latest possible round: a node's clock may be a little ahead of ours."""
        return self.zone.schedule.round_of(now) + 1

    def topics(self) -> list[str]:
        """Return the topics to subscribe to.

        These are wildcards, or while some nodes are in quarantine the others by name. Statuses come first,
        because they determine which readings will never arrive.
        """
        nodes = [n for n in self.zone.nodes if n not in self._quarantined] if self._quarantined else ["+"]
        return [
            node_topic(self.zone.name, node, leaf) for leaf in ("status", self.zone.leaf) for node in nodes
        ]

    def admit_reading(
        self, message: Incoming, node: str | None, now: float, monotonic: float
    ) -> Release | None:
        """Return the reading in a message; None for a message that is refused, which is counted.

        Args:
            message: the message.
            node: the node of its topic; None where the topic names none of the zone.
            now: seconds since 1970.
            monotonic: seconds of a monotonic clock.
        """
        if self._is_ignored(node, monotonic):
            return None
        if node is not None and message.qos == 0:
            # Nodes publish with QoS 1. The broker delivers QoS 0 without waiting for acknowledgements.
            self._count_useless(node, monotonic)
        try:
            return admit(self.zone, message.topic, message.payload, now)
        except RefusedError as error:
            self._refuse(error, monotonic)
            return None

    def admit_status(
        self, message: Incoming, node: str | None, monotonic: float
    ) -> tuple[str, Status] | None:
        """Return the node and its status in a message; None for a message that is refused or no status."""
        if self._is_ignored(node, monotonic):
            return None
        try:
            found = admit_status(self.zone, message.topic, message.payload)
        except RefusedError as error:
            self._refuse(error, monotonic)
            return None
        if found is not None:
            self.statuses[found[0]] = found[1]
            self._count_useless(found[0], monotonic)
        return found

    def select_new(
        self, readings: list[Release], sequences: dict[Boot, BootSequence], now: float, monotonic: float
    ) -> list[StoredReading]:
        """Return what to store of admitted readings; count the others as duplicates or refused.

        An accepted reading reserves its place in its round; call `after_commit` with the result.
        """
        rows: list[StoredReading] = []
        selected: set[tuple[Boot, int]] = set()
        for reading in readings:
            boot = reading.node, reading.boot
            sequence = sequences[boot]
            if sequence.surely_stored(reading.seq) or (boot, reading.seq) in selected:
                self.counts.nodes[reading.node].verdicts[ReadingVerdict.DUPLICATE] += 1
                self._count_useless(reading.node, monotonic)
            elif not sequence.has_room_for(reading.seq):
                text = f"number {reading.seq} leaves more gaps than an honest node has"
                self._refuse(RefusedError(Refusal.SEQUENCE, reading.node, text), monotonic)
            elif not self._limits[reading.node].stored.take(monotonic):
                self._quarantine(reading.node, monotonic, "more messages than its schedule allows")
            else:
                selected.add((boot, reading.seq))
                verdict = self.rounds.reserve(reading, now)
                rows.append(StoredReading(reading, verdict, now))
                if verdict is ReadingVerdict.SECOND:  # an honest node sends none
                    self._count_useless(reading.node, monotonic)
        return rows

    def after_commit(
        self,
        rows: list[StoredReading],
        fresh: list[bool],
        accepted: Collection[Release],
        sequences: dict[Boot, BootSequence],
        now: float,
    ) -> None:
        """Count rows that are committed, and confirm or withdraw their places.

        Args:
            rows: the rows.
            fresh: for each, whether it was new. The others were committed before: by a commit whose answer
                was lost, or by another service that shares the store.
            accepted: those of the others that the store holds as accepted.
            sequences: the sequences of their boots.
            now: seconds since 1970.
        """
        for row, is_fresh in zip(rows, fresh, strict=True):
            reading, counts = row.reading, self.counts.nodes[row.reading.node]
            counts.verdicts[row.verdict if is_fresh else ReadingVerdict.DUPLICATE] += 1
            sequence = sequences[reading.node, reading.boot]
            sequence.add(reading.seq, reading.kept or 0)
            self.watermarks.mark_changed((reading.node, reading.boot), sequence)
            if is_fresh:
                counts.stored += 1
                counts.last_round, counts.last_seen = reading.round, now
                counts.lateness = now - self.zone.schedule.end_of(reading.round)
                counts.most_lateness = max(counts.lateness, counts.most_lateness or counts.lateness)
            if row.verdict is ReadingVerdict.ACCEPTED:
                if is_fresh or reading in accepted:
                    self.rounds.confirm(reading, now)
                else:
                    self.rounds.withdraw(reading)

    def confirms_clock(self, now: float) -> bool:
        """Return, and note, whether at least half of the nodes reported in the current round."""
        if 2 * self.rounds.n_in_time(now) < len(self.zone.nodes):
            return False
        self.clock_agreed_at = now
        return True

    def end_quarantines(self, monotonic: float) -> None:
        """Release the nodes whose quarantine is over."""
        self._quarantined = {node: until for node, until in self._quarantined.items() if monotonic < until}

    def quarantine_loudest(self, counts: Counter[str], limit: float, monotonic: float) -> None:
        """Quarantine the nodes that flood the service, the loudest first, unless no other node reports.

        Args:
            counts: messages by node.
            limit: largest number of messages of all nodes together without a flood; half of it for one node.
            monotonic: seconds of a monotonic clock.
        """
        left = counts.total()
        for node, number in sorted(counts.items(), key=lambda each: (-each[1], each[0])):
            if left <= limit or number <= limit / 2:
                break
            is_alone = all(c.last_seen is None for other, c in self.counts.nodes.items() if other != node)
            if node in self._limits and not is_alone:
                self._quarantine(node, monotonic, "more than its share of all messages")
                left -= number

    def _is_ignored(self, node: str | None, monotonic: float) -> bool:
        """Return whether a node is in quarantine, and count its message as refused."""
        if node is None or not self._limits[node].is_quarantined(monotonic):
            return False
        self.counts.nodes[node].refusals[Refusal.FLOOD] += 1
        return True

    def _count_useless(self, node: str, monotonic: float) -> None:
        if not self._limits[node].useless.take(monotonic):
            self._quarantine(node, monotonic, "too many messages that bring nothing new")

    def _quarantine(self, node: str, monotonic: float, why: str) -> None:
        if node not in self._quarantined:
            seconds = self._limits[node].quarantine(monotonic)
            self._quarantined[node] = monotonic + seconds
            self.counts.nodes[node].quarantines += 1
            log.warning("node %s is ignored for %.0f s: it sent %s", node, seconds, why)

    def _refuse(self, error: RefusedError, monotonic: float) -> None:
        counted = self.counts.strangers if error.node is None else self.counts.nodes[error.node].refusals
        counted[error.refusal] += 1
        reason = error.refusal, error.node
        log.log(
            logging.DEBUG if reason in self._logged_refusals else logging.WARNING,
            "refused a message of node %s (%s): %s",
            *(error.node, error.refusal, error),
        )
        self._logged_refusals.add(reason)
        if error.node is not None:
            self._count_useless(error.node, monotonic)


def fences_of(states: Iterable[ZoneState]) -> dict[str, int] | None:
    """Return the fencing numbers of zones, by name; None in a service that shares no zones."""
    fences = {state.zone.name: state.lease.fence for state in states if state.lease is not None}
    return fences or None

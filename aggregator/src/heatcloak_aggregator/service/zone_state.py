"""One zone as it is served: its rules at the door, its rounds, its watermarks, and what was counted."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass

from heatcloak_aggregator.method_names import BPDN
from heatcloak_aggregator.mqtt.admission import Refusal, RefusedError, admit, admit_status
from heatcloak_aggregator.mqtt.client import Incoming
from heatcloak_aggregator.mqtt.rate_limit import Allowance
from heatcloak_aggregator.recovery.posterior import Prior
from heatcloak_aggregator.service.counts import ZoneCounts
from heatcloak_aggregator.service.estimator import Estimator
from heatcloak_aggregator.service.rounds import RoundBook
from heatcloak_aggregator.service.sequences import Sequence
from heatcloak_aggregator.service.view import ZoneView
from heatcloak_aggregator.service.watermarks import Boot, Watermarks
from heatcloak_aggregator.store import BootKey, Held, StoredReading, Verdict
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import Reading, Status
from heatcloak_shared.zone import Zone

DEFAULT_GRACE = 2.0
DEFAULT_WINDOW = 600.0

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ZoneSettings:
    """A zone, and how it is to be served.

    Attributes:
        zone: the zone.
        grace: seconds after a round's end during which its readings are awaited.
        window: seconds after a round's end during which late readings make its estimate anew.
        method: how sources are recovered.
        pool: rounds whose readings are pooled at most; 1 pools none.
        prior: what a posterior believes before it sees readings; None for what is usual.
    """

    zone: Zone
    grace: float = DEFAULT_GRACE
    window: float = DEFAULT_WINDOW
    method: str = BPDN
    pool: int = 1
    prior: Prior | None = None


class ServedZone:
    """What the service knows of one zone; no clock, no socket, no database.

    Args:
        settings: the zone, and how it is to be served.
        load: what the store holds of some boots.

    Attributes:
        agreed_at: when half of the nodes last reported in the round that was on, seconds since 1970.

    Raises:
        ParameterError: ``settings.pool`` is out of range.
    """

    def __init__(
        self,
        settings: ZoneSettings,
        load: Callable[[Collection[BootKey]], Awaitable[dict[BootKey, Held]]],
    ) -> None:
        self.zone = settings.zone
        self.settings = settings
        self.counts = ZoneCounts(self.zone.nodes)
        self.book = RoundBook(self.zone, settings.grace, settings.window)
        self.estimator = Estimator(self.zone, settings.method, settings.pool, settings.prior)
        self.watermarks = Watermarks(self.zone.name, load)
        self.statuses: dict[str, Status] = {}
        self.agreed_at: float | None = None
        self._allowances = {node: Allowance(self.zone.schedule) for node in self.zone.nodes}
        self._complained: set[tuple[str, str | None]] = set()
        self._quarantined: dict[str, float] = {}

    @property
    def view(self) -> ZoneView:
        """What may be seen of it."""
        for node, counts in self.counts.nodes.items():
            counts.gaps = self.watermarks.gaps(node)
        return ZoneView(self.zone, self.counts, self.statuses, self.book.open_rounds, self.book.to_estimate)

    def topics(self) -> list[str]:
        """What to subscribe to: what the nodes keep comes first, for it tells of what will never come.

        A wildcard, while everybody behaves; else whoever does, by name.
        """
        nodes = [n for n in self.zone.nodes if n not in self._quarantined] if self._quarantined else ["+"]
        return [node_topic(self.zone.name, node, leaf) for leaf in ("status", "reading") for node in nodes]

    def admit_reading(self, message: Incoming, node: str | None, now: float, tick: float) -> Reading | None:
        """The reading that a message carries, if it is to be stored; else it is counted why not.

        Args:
            message: as it came.
            node: the node of its topic, None for a stranger's.
            now: seconds since 1970.
            tick: seconds that only go forward.
        """
        if node is not None and not self._allowances[node].is_heard(tick):
            self.counts.nodes[node].refusals[Refusal.FLOOD] += 1
            return None
        if node is not None and message.qos == 0:
            # Nodes send with QoS 1; of QoS 0 the broker lets any number run ahead of us.
            self._brought_nothing(node, tick)
        try:
            return admit(self.zone, message.topic, message.payload, now)
        except RefusedError as error:
            self._refuse(error, tick)
            return None

    def admit_status(self, message: Incoming, node: str | None, tick: float) -> tuple[str, Status] | None:
        """The node and its status that a message carries; None for one that is counted or nobody's."""
        if node is not None and not self._allowances[node].is_heard(tick):
            self.counts.nodes[node].refusals[Refusal.FLOOD] += 1
            return None
        try:
            found = admit_status(self.zone, message.topic, message.payload)
        except RefusedError as error:
            self._refuse(error, tick)
            return None
        if found is not None:
            self.statuses[found[0]] = found[1]
            self._brought_nothing(found[0], tick)
        return found

    def judge(
        self, readings: list[Reading], sequences: dict[Boot, Sequence], now: float, tick: float
    ) -> list[StoredReading]:
        """What is to be stored of admitted readings; the rest is counted as duplicate or refused."""
        rows: list[StoredReading] = []
        taken: set[tuple[Boot, int]] = set()
        for reading in readings:
            boot = reading.node, reading.boot
            sequence = sequences[boot]
            if sequence.surely_holds(reading.seq) or (boot, reading.seq) in taken:
                self.counts.nodes[reading.node].verdicts[Verdict.DUPLICATE] += 1
                self._brought_nothing(reading.node, tick)
            elif not sequence.has_room_for(reading.seq):
                text = f"number {reading.seq} leaves more gaps than any node has"
                self._refuse(RefusedError(Refusal.SEQUENCE, reading.node, text), tick)
            elif not self._allowances[reading.node].may_keep(tick):
                self._quarantine(reading.node, tick, "more readings than its schedule allows")
            else:
                taken.add((boot, reading.seq))
                verdict = self.book.judge(reading, now)
                rows.append(StoredReading(reading, verdict, now))
                if verdict is Verdict.SECOND:  # no honest node has one
                    self._brought_nothing(reading.node, tick)
        return rows

    def settle(
        self,
        rows: list[StoredReading],
        fresh: list[bool],
        counting: Collection[Reading],
        sequences: dict[Boot, Sequence],
        now: float,
    ) -> None:
        """The rows are in the store: those that are ``fresh`` since now, the others since before.

        Of the others, ``counting`` are those that the store holds as accepted: a commit whose answer was
        lost, or another service at the same store, put them there.
        """
        for row, is_fresh in zip(rows, fresh, strict=True):
            reading, counts = row.reading, self.counts.nodes[row.reading.node]
            counts.verdicts[row.verdict if is_fresh else Verdict.DUPLICATE] += 1
            sequence = sequences[reading.node, reading.boot]
            sequence.add(reading.seq, reading.kept or 0)
            self.watermarks.note((reading.node, reading.boot), sequence)
            if is_fresh:
                counts.stored += 1
                counts.last_round, counts.last_seen = reading.round, now
                counts.lateness = now - self.zone.schedule.end_of(reading.round)
                counts.most_lateness = max(counts.lateness, counts.most_lateness or counts.lateness)
            if row.verdict is Verdict.ACCEPTED:
                if is_fresh or reading in counting:
                    self.book.confirm(reading, now)
                else:
                    self.book.withdraw(reading)

    def agrees(self, now: float) -> bool:
        """Whether half of the nodes have reported in a round while it was on; if so, it's noted."""
        if 2 * self.book.in_time(now) < len(self.zone.nodes):
            return False
        self.agreed_at = now
        return True

    def release(self, tick: float) -> bool:
        """Listen again to nodes whose time is up; whether there were any."""
        done = [node for node, until in self._quarantined.items() if tick >= until]
        for node in done:
            del self._quarantined[node]
        return bool(done)

    def quarantine_loudest(self, heard: Counter[str], most: float, tick: float) -> None:
        """Very much comes: not listen for a while to nodes that are too much of it, if others report as well.

        Args:
            heard: messages by node.
            most: how many together are not too many; one node may send half of that.
            tick: seconds that only go forward.
        """
        left = heard.total()
        for node, number in sorted(heard.items(), key=lambda each: (-each[1], each[0])):
            if left <= most or number <= most / 2:
                break
            is_alone = all(c.last_seen is None for other, c in self.counts.nodes.items() if other != node)
            if node in self._allowances and not is_alone:
                self._quarantine(node, tick, "more than its share of all that came")
                left -= number

    @property
    def quarantined(self) -> frozenset[str]:
        """Nodes that are not listened to just now."""
        return frozenset(self._quarantined)

    def _brought_nothing(self, node: str, tick: float) -> None:
        if not self._allowances[node].brought_nothing(tick):
            self._quarantine(node, tick, "too many messages that bring nothing new")

    def _quarantine(self, node: str, tick: float, why: str) -> None:
        if node not in self._quarantined:
            seconds = self._allowances[node].quarantine(tick)
            self._quarantined[node] = tick + seconds
            self.counts.nodes[node].quarantines += 1
            log.warning("node %s is not listened to for %.0f s: it sent %s", node, seconds, why)

    def _refuse(self, error: RefusedError, tick: float) -> None:
        counted = self.counts.strangers if error.node is None else self.counts.nodes[error.node].refusals
        counted[error.refusal] += 1
        about = error.refusal, error.node
        log.log(
            logging.DEBUG if about in self._complained else logging.WARNING,
            "refused a message of node %s (%s): %s",
            *(error.node, error.refusal, error),
        )
        self._complained.add(about)
        if error.node is not None:
            self._brought_nothing(error.node, tick)

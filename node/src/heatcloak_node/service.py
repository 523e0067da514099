"""One node: connect the releaser, the spool and the broker, and publish status and meta messages."""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from heatcloak_node import __version__
from heatcloak_node.connection import Connection, Publication
from heatcloak_node.link import Connect, Link, LinkState
from heatcloak_node.outbox import Outbox
from heatcloak_node.rate_limiter import RateLimiter
from heatcloak_node.reactor import Reactor, Timer
from heatcloak_node.release import NodeCounters, NodeParts, Releaser
from heatcloak_node.spool import MemorySpool, Spool
from heatcloak_node.status_publisher import StatusPublisher
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import ConfigError, WireError
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import Meta, NodeState, Status, decode_stored, encode_meta, encode_status
from heatcloak_shared.wire.node_messages import MAX_KEPT

if TYPE_CHECKING:
    from heatcloak_node.home_assistant import HomeAssistantDiscovery

BIRTH_SPREAD = 5.0
"""Seconds over which a zone's nodes describe themselves after a start of Home Assistant."""

log = logging.getLogger(__name__)


class NodeService:
    """One node, which releases at most one cloaked reading per listed round.

    Args:
        reactor: the event loop.
        address: the broker.
        parts: zone, sensor, ledger and keys.
        spool: keeps readings until they are stored; closed when the node stops. None: in memory.
        discovery: describes the node to Home Assistant; None for no description.
        connect: creates the connections to the broker.

    Attributes:
        node: the node's id.
        counters: what the node counted.
        spool: the spool.
        releaser: releases the readings.

    Raises:
        ConfigError: the node is not enrolled in the zone.
    """

    def __init__(
        self,
        reactor: Reactor,
        address: BrokerAddress,
        parts: NodeParts,
        spool: Spool | None = None,
        discovery: HomeAssistantDiscovery | None = None,
        connect: Connect = Connection,
    ) -> None:
        zone, node = parts.zone, parts.node
        if node not in zone.places:
            raise ConfigError(f"node {node} is not enrolled in zone {zone.name}: add it to the zone file")
        self.node = node
        self.counters = NodeCounters()
        self.spool: Spool = MemorySpool() if spool is None else spool
        self._reactor = reactor
        self._zone = zone
        self._sensor_kind = parts.sensor.kind
        self._boot = parts.boot.hex()
        self._is_seeded = parts.seed is not None
        self.releaser = Releaser(reactor, parts, user=self, counters=self.counters)
        self._outbox = Outbox(
            reactor, self.spool, self._send_reading, self._boot, RateLimiter(time.monotonic)
        )
        self._status = StatusPublisher(
            reactor, node, *self._spool_state(), status_of=self._status_of, publish=self._publish_status
        )
        self._handlers: dict[str, Callable[[bytes, bool], None]] = {
            node_topic(zone.name, node, "stored"): self._on_stored,
            node_topic(zone.name, node, "cmd"): self._on_command,
        }
        self._discovery = discovery
        self._description_timer = Timer()
        if discovery is not None:
            self._handlers[discovery.birth_topic] = self._on_birth
        offline = Status(NodeState.OFFLINE, self._boot)
        self._link = Link(
            reactor,
            address,
            client_id=f"heatcloak-{zone.name}-{node}",
            will=self._publication("status", encode_status(offline), retain=True),
            # `stored` with QoS 0: it is retained and sent again at every change, and an acknowledgement of
            # each would cost the node more than a loss.
            subscriptions={topic: 0 if topic.endswith("/stored") else 1 for topic in self._handlers},
            user=self,
            connect=connect,
        )

    @property
    def is_connected(self) -> bool:
        """Whether the broker has accepted the node."""
        return self._link.state is LinkState.UP

    @property
    def stored(self) -> int:
        """How many readings the aggregator has stored, so that the spool dropped them."""
        return self._outbox.stored_count

    def start(self) -> None:
        """Connect to the broker, and retry until `stop` is called."""
        self._link.start()

    def prepare(self, round_number: int) -> None:
        """Draw the noise of the next reading before its round begins."""
        self.releaser.prepare(round_number)

    def on_round(self, round_number: int, is_too_late: Callable[[], bool] = lambda: False) -> bool:
        """Release this node's reading of a round: see `Releaser.on_round`."""
        return self.releaser.on_round(round_number, is_too_late)

    def discard_measurement(self) -> None:
        """Discard a measurement that is under way; its reading is never released."""
        self.releaser.discard_measurement()

    def stop(self, on_stopped: Callable[[], None]) -> None:
        """Publish a last status, disconnect, close everything, and call ``on_stopped``, within 2 seconds."""
        stopped = Status(NodeState.OFFLINE, self._boot, "stopped on request")

        def closed() -> None:
            self._outbox.pause()
            self.spool.close()
            # Last, because the ledger's lock keeps other processes from the spool.
            self.releaser.close()
            on_stopped()

        self._status.cancel()
        self._link.close(self._publication("status", encode_status(stopped), retain=True), closed)

    def abandon(self) -> None:
        """End as in a crash of the process: write nothing to spool and ledger, and publish nothing."""
        self.spool.abandon()
        self.releaser.abandon()

    def lowest_kept_with(self, seq: int) -> int:
        """Return the lowest number that the spool will keep once reading ``seq`` is in it."""
        return self.spool.lowest_after_append(self._boot, seq)

    def reading_released(self, seq: int, payload: bytes) -> None:
        """Keep a reading that was cloaked, and send it."""
        self.spool.append(self._boot, seq, payload)
        self._status.set_state(*self._spool_state())
        self._status.update_counts()
        self._outbox.drain()

    def round_failed(self, reason: str) -> None:
        """Publish that a round has no reading."""
        self._status.set_state(NodeState.FAULTY, reason)

    def link_up(self) -> None:
        """Publish the node's description and status, then resend the readings that are not stored."""
        self._link.publish(self._publication("meta", encode_meta(self._meta()), retain=True))
        self._status.publish()
        self._describe()
        self._outbox.resume()

    def link_down(self) -> None:
        """Stop sending; the spool keeps the readings that are not stored."""
        self._outbox.pause()

    def publish_answered(self, ticket: int, refusal: str | None) -> None:
        """Count a denied publish, and send the next readings."""
        if refusal is not None:
            self.counters.denied += 1
            level = logging.WARNING if self.counters.denied == 1 else logging.DEBUG
            log.log(level, "%s: the broker denied a publish: %s; check its access list", self.node, refusal)
            self._status.update_counts()
        self._outbox.publish_answered(ticket, denied=refusal is not None)

    def message_received(self, topic: str, payload: bytes, retained: bool) -> None:
        """Handle a message of the aggregator, of Home Assistant, or a command."""
        handler = self._handlers.get(topic)
        if handler is not None:
            handler(payload, retained)

    def _on_stored(self, payload: bytes, retained: bool) -> None:
        """Drop the readings that the aggregator has stored."""
        try:
            stored = decode_stored(payload)
        except WireError as error:
            log.debug("%s: ignored a malformed stored message: %s", self.node, error)
            return
        if not self._outbox.stored(stored.boot, stored.seq, live=not retained):
            self.counters.refused_stored += 1
            level = logging.WARNING if self.counters.refused_stored == 1 else logging.DEBUG
            log.log(
                level,
                "%s: aggregator acknowledged reading %d, which this node never sent",
                self.node,
                stored.seq,
            )
            return
        # If numbers after the stored ones are missing, the aggregator must learn that none will come.
        for kept in self.spool.kept():
            if kept[0] == stored.boot and kept[1] > stored.seq + 1 and kept not in self._status.last.kept:
                self._status.request()

    def _on_command(self, payload: bytes, retained: bool) -> None:
        if not self._status.handle_command(payload, retained=retained):
            self.counters.refused_commands += 1
            self._status.update_counts()

    def _on_birth(self, payload: bytes, retained: bool) -> None:
        """Describe the node again after a start of Home Assistant, but not all nodes at the same moment."""
        if payload == b"online" and not retained and not self._description_timer.is_pending:
            delay = random.uniform(0.0, BIRTH_SPREAD)  # noqa: S311  spreads load, hides nothing
            self._description_timer = self._reactor.call_later(delay, self._describe)

    def _describe(self) -> None:
        if self._discovery is not None:
            self._link.publish(self._discovery.publication)

    def _spool_state(self) -> tuple[NodeState, str | None]:
        """Return the node's state and reason if its last round went well."""
        if self.spool.fault is not None:
            return NodeState.FAULTY, self.spool.fault
        return NodeState.ONLINE, self.spool.notice

    def _status_of(self, state: NodeState, reason: str | None) -> Status:
        return Status(
            state,
            self._boot,
            reason,
            spooled=len(self.spool),
            dropped=self.spool.dropped,
            denied=self.counters.denied,
            refused=self.counters.refused_commands,
            kept=tuple(self.spool.kept()[:MAX_KEPT]),
        )

    def _meta(self) -> Meta:
        return Meta(
            zone=self._zone.name,
            rev=self._zone.rev,
            node=self.node,
            place=self._zone.places[self.node],
            seeded=self._is_seeded,
            sensor=self._sensor_kind,
            promise=self._zone.promise_in_words(seeded=self._is_seeded),
            version=__version__,
        )

    def _publish_status(self, status: Status) -> None:
        self._link.publish(self._publication("status", encode_status(status), retain=True))

    def _send_reading(self, payload: bytes) -> int | None:
        return self._link.publish(self._publication(self._zone.leaf, payload, retain=False))

    def _publication(self, leaf: str, payload: bytes, *, retain: bool) -> Publication:
        return Publication(node_topic(self._zone.name, self.node, leaf), payload, retain)

"""The node around its core: what it keeps and sends, and what it says of itself."""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from heatcloak_node.account import Account
from heatcloak_node.clock_guard import ClockGuard
from heatcloak_node.commands import Commands
from heatcloak_node.connection import Connection, Publication
from heatcloak_node.ledger import Ledger
from heatcloak_node.link import Connect, Link, LinkState
from heatcloak_node.outbox import Outbox
from heatcloak_node.rate_limiter import Pace
from heatcloak_node.reactor import Reactor, Timer
from heatcloak_node.release import Releaser
from heatcloak_node.sensors import Sensor
from heatcloak_node.spool import MemorySpool, Spool
from heatcloak_node.status_publisher import StatusTeller
from heatcloak_node.version import VERSION
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import ConfigError, WireError
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import Meta, NodeState, Status, decode_stored, encode_meta, encode_status
from heatcloak_shared.wire.status import MAX_KEPT
from heatcloak_shared.zone import Zone, promise_in_words

if TYPE_CHECKING:
    from heatcloak_node.home_assistant import Discovery
    from heatcloak_node.seed import Seed

BIRTH_SPREAD = 5.0
"""Seconds over which a zone's nodes describe themselves when Home Assistant has started."""

log = logging.getLogger(__name__)


class NodeService:
    """One node: told of a listed round, it releases at most one cloaked reading of it.

    Args:
        reactor: what drives it.
        address: the broker.
        zone: the zone whose promise it keeps.
        node: its id, enrolled in the zone.
        sensor: what it reads.
        ledger: the rounds that it may have released.
        boot: the boot nonce, 16 bytes, fresh at every start.
        seed: a trusted party's seed; None for noise that nobody can take off.
        guard: what keeps the clock from renewing the budget; None where rounds are called without one.
        spool: where readings wait until they are stored; closed when the node stops. None: in memory.
        discovery: what Home Assistant is told; None where it is told nothing.
        connect: makes the connections to the broker.

    Raises:
        ConfigError: the zone does not know ``node``.
    """

    def __init__(
        self,
        reactor: Reactor,
        address: BrokerAddress,
        zone: Zone,
        node: str,
        sensor: Sensor,
        ledger: Ledger,
        boot: bytes,
        seed: Seed | None = None,
        guard: ClockGuard | None = None,
        spool: Spool | None = None,
        discovery: Discovery | None = None,
        connect: Connect = Connection,
    ) -> None:
        if node not in zone.places:
            raise ConfigError(f"node {node} is not enrolled in zone {zone.name}: add it to the zone file")
        self.node = node
        self.account = Account()
        self.spool: Spool = MemorySpool() if spool is None else spool
        self._reactor = reactor
        self._zone = zone
        self._sensor_kind = sensor.kind
        self._boot = boot.hex()
        self._seeded = seed is not None
        self.releaser = Releaser(
            reactor, zone, node, sensor, ledger, boot, seed, guard, user=self, account=self.account
        )
        self._outbox = Outbox(reactor, self.spool, self._send_reading, self._boot, Pace(time.monotonic))
        self._teller = StatusTeller(
            reactor, *self._spool_state(), fill=self._status, publish=self._publish_status
        )
        self._commands = Commands(node, self._teller.answer)
        self._ears: dict[str, Callable[[bytes, bool], None]] = {
            node_topic(zone.name, node, "stored"): self._hear_stored,
            node_topic(zone.name, node, "cmd"): self._hear_command,
        }
        self._discovery = discovery
        self._birth: Timer | None = None
        if discovery is not None:
            self._ears[discovery.birth_topic] = self._hear_birth
        offline = Status(NodeState.OFFLINE, self._boot)
        self._link = Link(
            reactor,
            address,
            client_id=f"heatcloak-{zone.name}-{node}",
            will=self._publication("status", encode_status(offline), retain=True),
            # What is stored is retained, and said again whenever it changes: an answer to each would cost a
            # node more than what it answers.
            subscriptions={topic: int(ear != self._hear_stored) for topic, ear in self._ears.items()},
            user=self,
            connect=connect,
        )

    @property
    def is_connected(self) -> bool:
        """Whether the broker has accepted the node."""
        return self._link.state is LinkState.UP

    @property
    def stored(self) -> int:
        """How many readings the aggregator let the node forget."""
        return self._outbox.stored_count

    def start(self) -> None:
        """Connect to the broker and go on trying for ever."""
        self._link.start()

    def prepare(self, round_number: int) -> None:
        """Draw the noise of the next reading before its round comes."""
        self.releaser.prepare(round_number)

    def on_round(self, round_number: int, is_too_late: Callable[[], bool] = lambda: False) -> bool:
        """Release this node's reading of a round: see `Releaser.on_round`."""
        return self.releaser.on_round(round_number, is_too_late)

    def stop(self, on_stopped: Callable[[], None]) -> None:
        """Say goodbye, disconnect, give the ledger back, then call ``on_stopped``: within two seconds."""
        goodbye = Status(NodeState.OFFLINE, self._boot, "stopped on request")

        def closed() -> None:
            self._outbox.pause()
            self.spool.close()
            # Last: with the ledger goes the lock that keeps another process from the spool.
            self.releaser.close()
            on_stopped()

        self._teller.rest()
        self._link.close(self._publication("status", encode_status(goodbye), retain=True), closed)

    def kept_with(self, seq: int) -> int:
        """The releaser's question: the lowest number that the spool will keep once reading ``seq`` is in."""
        return self.spool.lowest_after_append(self._boot, seq)

    def released(self, seq: int, payload: bytes) -> None:
        """The releaser's word that a reading was cloaked: keep it, and send it."""
        self.spool.append(self._boot, seq, payload)
        self._teller.change(*self._spool_state())
        self._teller.count()
        self._outbox.drain()

    def failed(self, reason: str) -> None:
        """The releaser's word that a round went without a reading: tell the public."""
        self._teller.change(NodeState.FAULTY, reason)

    def link_up(self) -> None:
        """Introduce the node anew, then send again whatever is not known to be stored."""
        self._link.publish(self._publication("meta", encode_meta(self._meta()), retain=True))
        self._teller.tell()
        self._describe()
        self._outbox.resume()

    def link_down(self) -> None:
        """Wait: the spool keeps what is not stored."""
        self._outbox.pause()

    def published(self, ticket: int, refused: str | None) -> None:
        """Count a denied publish, and send what waits."""
        if refused is not None:
            self.account.denied += 1
            level = logging.WARNING if self.account.denied == 1 else logging.DEBUG
            log.log(level, "%s: the broker denied a publish: %s; check its access list", self.node, refused)
            self._teller.count()
        self._outbox.answered(ticket, denied=refused is not None)

    def received(self, topic: str, payload: bytes, retained: bool) -> None:
        """Listen to the aggregator, and to whoever asks for the status."""
        ear = self._ears.get(topic)
        if ear is not None:
            ear(payload, retained)

    def _hear_stored(self, payload: bytes, retained: bool) -> None:
        """Forget the readings that the aggregator says it has stored."""
        try:
            stored = decode_stored(payload)
        except WireError as error:
            log.debug("%s: ignored a malformed word of what is stored: %s", self.node, error)
            return
        if not self._outbox.stored(stored.boot, stored.seq, live=not retained):
            self.account.refused_stored += 1
            level = logging.WARNING if self.account.refused_stored == 1 else logging.DEBUG
            log.log(level, "%s: told that reading %d is stored, which was never sent", self.node, stored.seq)
            return
        # Where numbers are missing after what is stored, the aggregator must hear that none will come.
        for kept in self.spool.kept():
            if kept[0] == stored.boot and kept[1] > stored.seq + 1 and kept not in self._teller.told.kept:
                self._teller.answer()

    def _hear_command(self, payload: bytes, retained: bool) -> None:
        if not self._commands.take(payload, retained=retained):
            self.account.refused_commands += 1
            self._teller.count()

    def _hear_birth(self, payload: bytes, retained: bool) -> None:
        """Home Assistant has started: describe the node again, but not in one moment with all others."""
        is_due = self._birth is not None and self._birth.is_pending  # a flood of births is one
        if payload == b"online" and not retained and not is_due:
            self._birth = self._reactor.call_later(random.uniform(0.0, BIRTH_SPREAD), self._describe)  # noqa: S311  spreads

    def _describe(self) -> None:
        if self._discovery is not None:
            self._link.publish(self._discovery.publication)

    def _spool_state(self) -> tuple[NodeState, str | None]:
        """How the node is when its last round went well."""
        if self.spool.fault is not None:
            return NodeState.FAULTY, self.spool.fault
        return NodeState.ONLINE, self.spool.notice

    def _status(self, state: NodeState, reason: str | None) -> Status:
        return Status(
            state,
            self._boot,
            reason,
            spooled=len(self.spool),
            dropped=self.spool.dropped,
            denied=self.account.denied,
            refused=self.account.refused_commands,
            kept=tuple(self.spool.kept()[:MAX_KEPT]),
        )

    def _meta(self) -> Meta:
        return Meta(
            zone=self._zone.name,
            rev=self._zone.rev,
            node=self.node,
            place=self._zone.places[self.node],
            seeded=self._seeded,
            sensor=self._sensor_kind,
            promise=promise_in_words(self._zone, seeded=self._seeded),
            version=VERSION,
        )

    def _publish_status(self, status: Status) -> None:
        self._link.publish(self._publication("status", encode_status(status), retain=True))

    def _send_reading(self, payload: bytes) -> int | None:
        return self._link.publish(self._publication("reading", payload, retain=False))

    def _publication(self, leaf: str, payload: bytes, *, retain: bool) -> Publication:
        return Publication(node_topic(self._zone.name, self.node, leaf), payload, retain)

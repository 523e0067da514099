"""The node around its core: which rounds it may release, what it sends, and what it says of itself."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace

from heatcloak_node.cloak import cloaked_ticks
from heatcloak_node.clock_guard import ClockGuard
from heatcloak_node.connection import Publication
from heatcloak_node.ledger import Ledger, RoundPassedError
from heatcloak_node.link import Link, LinkState
from heatcloak_node.noise import NoiseSource
from heatcloak_node.outbox import Outbox
from heatcloak_node.reactor import Reactor
from heatcloak_node.seed import Seed
from heatcloak_node.sensors import Sensor
from heatcloak_node.spool import MemorySpool
from heatcloak_node.version import VERSION
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import ConfigError, KeyFileError, LedgerError, SensorError, WireError
from heatcloak_shared.mac import reading_mac
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import (
    Meta,
    NodeState,
    Reading,
    Status,
    decode_stored,
    encode_meta,
    encode_reading,
    encode_status,
    signed_bytes,
)
from heatcloak_shared.zone import Zone, promise_in_words

LEDGER_FAULT = "the ledger can't be written; the node's log says why"
PASSED_FAULT = "sits out: later rounds may have been released before, or an earlier budget is not over"
SEED_FAULT = "the key of this epoch can't be had; the node's log says why"
SENSOR_FAULT = "the sensor failed; the node's log says how"

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Account:
    """What a node counted since it started.

    Attributes:
        published: readings released, whether or not the broker was there.
        faults: rounds left out because the sensor failed.
        refused_rounds: rounds that are unlisted, or that ledger, clock or key forbade.
        denied: publishes that the broker denied.
    """

    published: int = 0
    faults: int = 0
    refused_rounds: int = 0
    denied: int = 0


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
    ) -> None:
        if node not in zone.places:
            raise ConfigError(f"node {node} is not enrolled in zone {zone.name}: add it to the zone file")
        self.node = node
        self.account = Account()
        self.spool = MemorySpool()
        self._reactor = reactor
        self._zone = zone
        self._sensor = sensor
        self._ledger = ledger
        self._boot = boot.hex()
        self._seed = seed
        self._guard = guard
        self._noise = NoiseSource(node, boot, zone.noise.sigma_ticks, seed)
        self._next_seq = 0
        self._noise_ahead: tuple[int | None, int] | None = None
        self._complaints: set[str] = set()
        self._status = Status(NodeState.ONLINE, self._boot)
        self._outbox = Outbox(reactor, self.spool, self._send_reading)
        offline = Status(NodeState.OFFLINE, self._boot)
        self._link = Link(
            reactor,
            address,
            client_id=f"heatcloak-{zone.name}-{node}",
            will=self._publication("status", encode_status(offline), retain=True),
            subscriptions=[node_topic(zone.name, node, "stored")],
            user=self,
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
        """Draw the noise of the next reading before its round comes, while nobody waits for it.

        How long a draw takes depends on what is drawn, and must not show in the time of the release that it
        hides.
        """
        self._reactor.call_soon(lambda: self._draw_ahead(round_number))

    def stop(self, on_stopped: Callable[[], None]) -> None:
        """Say goodbye, disconnect, give the ledger back, then call ``on_stopped``: within two seconds."""
        goodbye = Status(NodeState.OFFLINE, self._boot, "stopped on request")

        def closed() -> None:
            self._outbox.pause()
            self._ledger.close()
            on_stopped()

        self._link.close(self._publication("status", encode_status(goodbye), retain=True), closed)

    def on_round(self, round_number: int) -> bool:
        """Release this node's reading of a round, if the zone lists it and it was not released before.

        The order is the promise: the ledger before the reading, so that no crash can release a round twice,
        and the key of the round's epoch, so that no card keeps an older one. The noise was drawn before.

        Returns:
            Whether a reading was released. A refusal or a fault is counted and shown in the node's status.
        """
        released_before = self._next_seq == 0 and round_number == self._ledger.highest
        if released_before or not self._zone.schedule.is_listed(round_number):
            # To be started again within a round is no fault; the round is simply over for this node.
            self.account.refused_rounds += 1
            return False
        self.prepare(self._zone.schedule.next_listed(round_number + 1))
        objection = None if self._guard is None else self._guard.objection(round_number)
        if objection is not None:
            return self._refuse(objection, f"round {round_number} is refused")
        try:
            self._ledger.claim(round_number)
            if self._guard is not None:
                self._guard.begun(round_number)
            if self._seed is not None:
                self._seed.advance(round_number)
            noise = self._noise_of(round_number)
            step, limits = self._zone.noise.step, self._zone.reading_limits
            ticks = cloaked_ticks(self._sensor, round_number, noise, step, limits)
        except RoundPassedError as error:
            return self._refuse(PASSED_FAULT, error)
        except LedgerError as error:
            return self._refuse(LEDGER_FAULT, error)
        except KeyFileError as error:
            return self._refuse(SEED_FAULT, error)
        except SensorError as error:
            self.account.faults += 1
            self._complain(SENSOR_FAULT, error)
            return False
        self.spool.append(self._next_seq, encode_reading(self._signed(round_number, ticks)))
        self._next_seq += 1
        self._noise_ahead = None
        self.account.published += 1
        self._complaints.clear()
        self._say(NodeState.ONLINE, None)
        self._outbox.drain()
        return True

    def link_up(self) -> None:
        """Introduce the node anew, then send again whatever is not known to be stored."""
        self._link.publish(self._publication("meta", encode_meta(self._meta()), retain=True))
        self._link.publish(self._publication("status", encode_status(self._status), retain=True))
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
        self._outbox.answered(ticket)

    def received(self, topic: str, payload: bytes) -> None:
        """Forget the readings that the aggregator says it has stored."""
        try:
            stored = decode_stored(payload)
        except WireError as error:
            log.debug("%s: ignored a malformed message on %s: %s", self.node, topic, error)
            return
        if stored.boot == self._boot:
            self._outbox.stored(stored.seq)

    def _draw_ahead(self, round_number: int) -> None:
        """Draw the noise of the next reading, while nobody waits for it."""
        try:
            self._noise_of(round_number)
        except KeyFileError as error:
            self._complain(SEED_FAULT, error)

    def _noise_of(self, round_number: int) -> int:
        """The noise of the next reading, to be released in a round: drawn before, or now."""
        epoch = self._noise.epoch_of(round_number)
        if self._noise_ahead is None or self._noise_ahead[0] != epoch:
            self._noise_ahead = epoch, self._noise.draw(self._next_seq, round_number)
        return self._noise_ahead[1]

    def _signed(self, round_number: int, ticks: int) -> Reading:
        zone = self._zone
        reading = Reading(
            zone=zone.name,
            rev=zone.rev,
            node=self.node,
            boot=self._boot,
            seq=self._next_seq,
            round=round_number,
            ticks=ticks,
            step=zone.noise.step,
            sigma_ticks=zone.noise.sigma_ticks,
            t=zone.schedule.time_of(round_number),
            kept=min(self.spool.lowest_after_append, self._next_seq),
        )
        if self._seed is None:
            return reading
        seed = self._seed.at(round_number)
        unsigned = replace(reading, key=seed.epoch)
        return replace(unsigned, mac=reading_mac(seed.key, signed_bytes(unsigned)))

    def _meta(self) -> Meta:
        return Meta(
            zone=self._zone.name,
            rev=self._zone.rev,
            node=self.node,
            place=self._zone.places[self.node],
            seeded=self._seed is not None,
            sensor=self._sensor.kind,
            promise=promise_in_words(self._zone),
            version=VERSION,
        )

    def _refuse(self, reason: str, cause: Exception | str) -> bool:
        self.account.refused_rounds += 1
        self._complain(reason, cause)
        return False

    def _complain(self, reason: str, cause: Exception | str) -> None:
        """Tell the public that there is a fault, and the log which one: it may name files of this machine."""
        level = logging.DEBUG if reason in self._complaints else logging.WARNING
        self._complaints.add(reason)
        log.log(level, "%s: %s: %s", self.node, reason, cause)
        self._say(NodeState.FAULTY, reason)

    def _say(self, state: NodeState, reason: str | None) -> None:
        status = Status(state, self._boot, reason)
        if status != self._status:
            self._status = status
            self._link.publish(self._publication("status", encode_status(status), retain=True))

    def _send_reading(self, payload: bytes) -> int | None:
        return self._link.publish(self._publication("reading", payload, retain=False))

    def _publication(self, leaf: str, payload: bytes, *, retain: bool) -> Publication:
        return Publication(node_topic(self._zone.name, self.node, leaf), payload, retain)

"""Network faults between one node and the broker."""

from __future__ import annotations

import time
from collections.abc import Callable

from heatcloak_lab.faults.model import Delay, Drop, Duplicate, Reorder
from heatcloak_lab.faults.plan import Act
from heatcloak_lab.fleet.records import round_of, seq_of
from heatcloak_node import Connection, ConnectionUser, Publication, Reactor
from heatcloak_shared.broker import BrokerAddress

OVERHEAD = 20
"""Bytes of a packet besides topic and payload."""

ActsOf = Callable[[int], list[Act]]
Done = Callable[[Act], None]


class FaultyNetwork:
    """The network of one node: its successive connections with their faults.

    A fault affects a reading when it is sent for the first time in the boot that cloaked it (`Drop`: the
    first few times). Resent readings and those of earlier boots are not affected.

    Args:
        reactor: a reactor that outlives the node's boots.
        leaf: the last level of the topic of the node's readings.
        acts: returns the planned faults of a round, numbered as in the zone.
        done: called with each fault that occurred.

    Attributes:
        leaf: as above.
        boot: the current boot.
        is_cut: whether new connections are refused.
        bytes_per_second: transmission rate; None for unlimited.
    """

    def __init__(self, reactor: Reactor, leaf: str, acts: ActsOf, done: Done) -> None:
        self.reactor = reactor
        self.leaf = leaf
        self.done = done
        self.boot = ""
        self.is_cut = False
        self.bytes_per_second: float | None = None
        self._acts = acts
        self._sent: dict[int, int] = {}
        self._connection: FaultyConnection | None = None

    def begin(self, boot: str) -> None:
        """Start a new boot of the node."""
        self.boot = boot
        self._sent.clear()

    def connect(
        self,
        reactor: Reactor,
        address: BrokerAddress,
        client_id: str,
        will: Publication,
        user: ConnectionUser,
    ) -> Connection:
        """Return a new connection, driven by the network's reactor and not by the node's machine."""
        self._connection = FaultyConnection(self, address, client_id, will, user)
        return self._connection

    def cut(self, why: str) -> None:
        """Cut the connection; the node notices."""
        if self._connection is not None:
            self._connection.end(why)

    def abandon(self) -> None:
        """Cut the connection of a node that has crashed."""
        if self._connection is not None:
            self._connection.close(with_will=True)
            self._connection = None

    def acts_on(self, payload: bytes) -> list[Act]:
        """Return the faults of a reading that is about to be sent."""
        boot, seq = seq_of(payload)
        if boot != self.boot:
            return []
        acts = [act for act in self._acts(round_of(payload)) if act.fault.on_the_wire]
        if not acts:
            return []
        before = self._sent.get(seq, 0)
        self._sent[seq] = before + 1
        return [act for act in acts if before < (act.fault.times if isinstance(act.fault, Drop) else 1)]


class _Answers:
    """Translates a connection's answers to the tickets that the link knows."""

    def __init__(self, user: ConnectionUser) -> None:
        self._user = user
        self.tickets: dict[int, int | None] = {}
        self.connection_made = user.connection_made
        self.connection_lost = user.connection_lost
        self.message_received = user.message_received

    def publish_answered(self, ticket: int, refusal: str | None) -> None:
        known = self.tickets.pop(ticket, ticket)
        if known is not None:
            self._user.publish_answered(known, refusal)


class _HeldMessage:
    """A reading that is sent after later ones."""

    def __init__(self, left: int, send: Callable[[], None]) -> None:
        self.left = left
        self._send: Callable[[], None] | None = send

    def send(self) -> None:
        send, self._send = self._send, None
        if send is not None:
            send()


class FaultyConnection(Connection):
    """A real connection whose messages may be lost, late, duplicated and out of order.

    The node sees only what it would see of a real network: answers that arrive, arrive late, or do not arrive
    because the connection ended first.
    """

    def __init__(
        self,
        wire: FaultyNetwork,
        address: BrokerAddress,
        client_id: str,
        will: Publication,
        user: ConnectionUser,
    ) -> None:
        self._answers = _Answers(user)
        super().__init__(wire.reactor, address, client_id, will, self._answers)
        self._wire = wire
        self._next_ticket = -1
        self._free_at = 0.0
        self._held: list[_HeldMessage] = []

    def open(self) -> None:
        """Connect, unless the network is cut."""
        if self._wire.is_cut:
            self.reactor.call_soon(lambda: self.end("can't connect: cut off"))
        else:
            super().open()

    def publish(self, publication: Publication) -> int | None:
        """Send a message, with the planned faults."""
        is_reading = publication.topic.endswith(f"/{self._wire.leaf}")
        acts = self._wire.acts_on(publication.payload) if is_reading else []
        pause = self._pause(publication, acts)
        held = next((act for act in acts if isinstance(act.fault, Reorder)), None)
        if not acts and not pause:
            ticket = super().publish(publication)
            if is_reading:
                self._count_sent()
            return ticket
        ticket = self._next_ticket
        self._next_ticket -= 1
        for act in acts:
            self._wire.done(act)
        if any(isinstance(act.fault, Drop) for act in acts):
            self.reactor.call_soon(
                lambda: None if self.has_ended else self._answers.publish_answered(ticket, None)
            )
            return ticket
        copies = next((act.fault.copies for act in acts if isinstance(act.fault, Duplicate)), 1)

        def send() -> None:
            if pause:
                self.reactor.call_later(pause, lambda: self._send(publication, ticket, copies))
            else:
                self._send(publication, ticket, copies)

        if held is not None and isinstance(held.fault, Reorder):
            waiting = _HeldMessage(held.fault.after, send)
            self._held.append(waiting)
            self.reactor.call_later(held.fault.at_most, waiting.send)
        else:
            send()
            if is_reading:
                self._count_sent()
        return ticket

    def _pause(self, publication: Publication, acts: list[Act]) -> float:
        """Return the seconds until a message is sent: planned delays, and the queue of a slow link."""
        pause = sum(act.seconds for act in acts if isinstance(act.fault, Delay))
        now, rate = time.monotonic(), self._wire.bytes_per_second
        if rate is not None:
            size = len(publication.topic) + len(publication.payload) + OVERHEAD
            self._free_at = max(self._free_at, now) + size / rate
        return pause + max(self._free_at - now, 0.0)

    def _count_sent(self) -> None:
        """Send held readings after the planned number of later ones."""
        for waiting in self._held:
            waiting.left -= 1
        due = [waiting for waiting in self._held if waiting.left <= 0]
        self._held = [waiting for waiting in self._held if waiting.left > 0]
        for waiting in due:
            waiting.send()

    def _send(self, publication: Publication, ticket: int, copies: int) -> None:
        for copy in range(copies):
            sent = None if self.has_ended else super().publish(publication)
            if sent is not None:
                # Only the first copy's answer is passed on.
                self._answers.tickets[sent] = ticket if copy == 0 else None

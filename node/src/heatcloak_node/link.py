"""The link to the broker: connect, and reconnect with backoff, for as long as the node runs."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Protocol

from heatcloak_node.connection import Connection, ConnectionUser, Publication
from heatcloak_node.reactor import Reactor, Timer
from heatcloak_shared.broker import BrokerAddress

Connect = Callable[[Reactor, BrokerAddress, str, Publication, ConnectionUser], Connection]
"""Create a connection; a simulation passes another one than `Connection`."""

FIRST_DELAY, LONGEST_DELAY = 0.5, 60.0
"""Seconds between connection attempts: doubled after each, with jitter, up to the longest."""
GOODBYE_TIMEOUT = 1.5
STABLE_AFTER = 10.0
"""Seconds after which a connection counts as a success and the backoff starts anew."""

log = logging.getLogger(__name__)


class LinkState(StrEnum):
    """The state of a link."""

    DOWN = "down"
    UP = "up"
    CLOSING = "closing"
    CLOSED = "closed"


class LinkUser(Protocol):
    """The listener of a link. All calls come on the reactor's thread."""

    def link_up(self) -> None:
        """The broker accepted the connection; nothing is in flight."""

    def link_down(self) -> None:
        """The connection is gone; whether messages in flight arrived is unknown."""

    def publish_answered(self, ticket: int, refusal: str | None) -> None:
        """The broker answered a publish; ``refusal`` says why it was refused, None if it was accepted."""

    def message_received(self, topic: str, payload: bytes, retained: bool) -> None:
        """A message arrived on a subscribed topic; ``retained``: the broker had stored it earlier."""


class Link:
    """Keep one connection to the broker, with a new client for every attempt.

    Args:
        reactor: the event loop.
        address: the broker.
        client_id: the MQTT client id.
        will: the message that the broker publishes when the connection is lost.
        subscriptions: the topics to subscribe to at every connection, and their QoS.
        user: the listener.
        connect: creates the connection of each attempt.
    """

    def __init__(
        self,
        reactor: Reactor,
        address: BrokerAddress,
        client_id: str,
        will: Publication,
        subscriptions: Mapping[str, int],
        user: LinkUser,
        connect: Connect = Connection,
    ) -> None:
        self._reactor = reactor
        self._address = address
        self._client_id = client_id
        self._will = will
        self._subscriptions = dict(subscriptions)
        self._user = user
        self._delay = FIRST_DELAY
        self._connect = connect
        self._connection: Connection | None = None
        self._retry = Timer()
        self._stable = Timer()
        self._last_reason: str | None = None
        self._last_ticket: int | None = None
        self._on_closed: Callable[[], None] | None = None
        self.state = LinkState.DOWN

    def start(self) -> None:
        """Connect, and retry until `close` is called."""
        self._connection = self._connect(self._reactor, self._address, self._client_id, self._will, self)
        self._connection.open()

    def publish(self, publication: Publication) -> int | None:
        """Publish with QoS 1. Return the ticket of the answer, or None while the link is down."""
        if self.state is not LinkState.UP or self._connection is None:
            return None
        return self._connection.publish(publication)

    def close(self, last: Publication, on_closed: Callable[[], None]) -> None:
        """Publish ``last``, disconnect without the will, and call ``on_closed``, within two seconds.

        If the broker does not answer ``last``, drop the connection, so that it publishes the will.
        """
        self._on_closed = on_closed
        self._retry.cancel()
        if self.state is not LinkState.UP or self._connection is None:
            self._finish(with_will=True)
            return
        self.state = LinkState.CLOSING
        self._last_ticket = self._connection.publish(last)
        self._reactor.call_later(GOODBYE_TIMEOUT, lambda: self._finish(with_will=True))

    def connection_made(self) -> None:
        """Handle a connection that the broker accepted."""
        connection = self._connection
        if connection is None:
            return
        # A connection that is soon lost, for example to a second node of the same id, is not a success.
        self._stable = self._reactor.call_later(STABLE_AFTER, self._mark_stable)
        self.state = LinkState.UP
        connection.subscribe(self._subscriptions)
        log.debug("%s: connected to %s", self._client_id, self._address)
        self._user.link_up()

    def connection_lost(self, reason: str) -> None:
        """Handle a connection that ended or failed: schedule the next attempt."""
        self._connection = None
        self._stable.cancel()
        if self.state is LinkState.CLOSING:
            self._finish()
        if self.state is LinkState.CLOSED:
            return
        was_up = self.state is LinkState.UP
        self.state = LinkState.DOWN
        # The jitter spreads the reconnects of a zone's nodes after the broker comes back.
        delay = self._delay * random.uniform(0.5, 1.0)  # noqa: S311  spreads load, hides nothing
        self._delay = min(2 * self._delay, LONGEST_DELAY)
        # Warn once per reason.
        level = logging.DEBUG if reason == self._last_reason else logging.WARNING
        self._last_reason = reason
        log.log(level, "%s: broker %s: %s; retrying", self._client_id, self._address, reason)
        self._retry = self._reactor.call_later(delay, self.start)
        if was_up:
            self._user.link_down()

    def publish_answered(self, ticket: int, refusal: str | None) -> None:
        """Handle the broker's answer to a publish."""
        if self.state is LinkState.CLOSING and ticket == self._last_ticket:
            self._finish()
        else:
            self._user.publish_answered(ticket, refusal)

    def message_received(self, topic: str, payload: bytes, retained: bool) -> None:
        """Handle a message."""
        if self.state is LinkState.UP:
            self._user.message_received(topic, payload, retained)

    def _mark_stable(self) -> None:
        self._delay = FIRST_DELAY
        self._last_reason = None

    def _finish(self, *, with_will: bool = False) -> None:
        if self.state is LinkState.CLOSED:
            return
        self.state = LinkState.CLOSED
        if self._connection is not None:
            self._connection.close(with_will=with_will)
        if self._on_closed is not None:
            self._on_closed()

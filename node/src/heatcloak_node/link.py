"""The link to the broker: one MQTT connection after another, for as long as the node runs."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Protocol

from heatcloak_node.backoff import Backoff
from heatcloak_node.connection import Connection, ConnectionUser, Publication
from heatcloak_node.reactor import Reactor, Timer
from heatcloak_shared.broker import BrokerAddress

Connect = Callable[[Reactor, BrokerAddress, str, Publication, ConnectionUser], Connection]
"""What makes a connection; a test bench puts another one than `Connection` between node and broker."""

GOODBYE_TIMEOUT = 1.5
SETTLED_AFTER = 10.0

log = logging.getLogger(__name__)


class LinkState(StrEnum):
    """Where a link stands."""

    DOWN = "down"
    CONNECTING = "connecting"
    UP = "up"
    CLOSING = "closing"
    CLOSED = "closed"


class LinkUser(Protocol):
    """Who is told what happens on a link. All calls come on the reactor's thread."""

    def link_up(self) -> None:
        """The broker accepted the connection; nothing is in flight."""

    def link_down(self) -> None:
        """The connection is gone; what was in flight is unknown."""

    def published(self, ticket: int, refused: str | None) -> None:
        """The broker answered the publish with this ticket; ``refused`` says why it was not taken."""

    def received(self, topic: str, payload: bytes, retained: bool) -> None:
        """A message of a subscribed topic arrived; ``retained``: the broker had kept it."""


class Link:
    """Keeps one connection to the broker, with a fresh client for every attempt.

    Args:
        reactor: what drives it.
        address: the broker.
        client_id: the MQTT client id.
        will: what the broker publishes when the connection is lost.
        subscriptions: topics to subscribe to at every connection, and with which QoS.
        user: who is told.
        backoff: delays between attempts.
        connect: makes the connection of each attempt.
    """

    def __init__(
        self,
        reactor: Reactor,
        address: BrokerAddress,
        client_id: str,
        will: Publication,
        subscriptions: Mapping[str, int],
        user: LinkUser,
        backoff: Backoff | None = None,
        connect: Connect = Connection,
    ) -> None:
        self._reactor = reactor
        self._address = address
        self._client_id = client_id
        self._will = will
        self._subscriptions = dict(subscriptions)
        self._user = user
        self._backoff = backoff or Backoff()
        self._connect = connect
        self._connection: Connection | None = None
        self._retry: Timer | None = None
        self._settled: Timer | None = None
        self._complaint: str | None = None
        self._goodbye: int | None = None
        self._on_closed: Callable[[], None] | None = None
        self.state = LinkState.DOWN

    def start(self) -> None:
        """Connect, and go on trying until `close`."""
        self.state = LinkState.CONNECTING
        self._connection = self._connect(self._reactor, self._address, self._client_id, self._will, self)
        self._connection.open()

    def publish(self, publication: Publication) -> int | None:
        """Send with QoS 1; the ticket that `LinkUser.published` will name, or None while there is no link."""
        if self.state is not LinkState.UP or self._connection is None:
            return None
        return self._connection.publish(publication)

    def close(self, goodbye: Publication, on_closed: Callable[[], None]) -> None:
        """Publish ``goodbye``, disconnect without the will, then call ``on_closed``: within two seconds.

        A goodbye that the broker does not answer may not have reached it: then the will speaks.
        """
        self._on_closed = on_closed
        if self._retry is not None:
            self._retry.cancel()
        if self.state is not LinkState.UP or self._connection is None:
            self._finish(with_will=True)
            return
        self.state = LinkState.CLOSING
        self._goodbye = self._connection.publish(goodbye)
        self._reactor.call_later(GOODBYE_TIMEOUT, lambda: self._finish(with_will=True))

    def connection_made(self) -> None:
        """The connection's word that the broker accepted it."""
        connection = self._connection
        if connection is None:
            return
        # A connection that is lost at once, to a second node of the same id for example, is no success.
        self._settled = self._reactor.call_later(SETTLED_AFTER, self._settle)
        self.state = LinkState.UP
        connection.subscribe(self._subscriptions)
        log.debug("%s: connected to %s", self._client_id, self._address)
        self._user.link_up()

    def connection_lost(self, why: str) -> None:
        """The connection's word that it ended, or never came to be."""
        self._connection = None
        if self._settled is not None:
            self._settled.cancel()
        if self.state is LinkState.CLOSING:
            self._finish()
        if self.state is LinkState.CLOSED:
            return
        was_up = self.state is LinkState.UP
        self.state = LinkState.DOWN
        delay = self._backoff.delay()
        # The same complaint again is no news.
        level = logging.DEBUG if why == self._complaint else logging.WARNING
        self._complaint = why
        log.log(level, "%s: broker %s: %s; trying again", self._client_id, self._address, why)
        self._retry = self._reactor.call_later(delay, self.start)
        if was_up:
            self._user.link_down()

    def answered(self, ticket: int, refused: str | None) -> None:
        """The connection's word that the broker answered a publish."""
        if self.state is LinkState.CLOSING and ticket == self._goodbye:
            self._finish()
        else:
            self._user.published(ticket, refused)

    def arrived(self, topic: str, payload: bytes, retained: bool) -> None:
        """The connection's word that a message came."""
        if self.state is LinkState.UP:
            self._user.received(topic, payload, retained)

    def _settle(self) -> None:
        self._backoff.reset()
        self._complaint = None

    def _finish(self, *, with_will: bool = False) -> None:
        if self.state is LinkState.CLOSED:
            return
        self.state = LinkState.CLOSED
        if self._connection is not None:
            self._connection.close(with_will=with_will)
        if self._on_closed is not None:
            self._on_closed()

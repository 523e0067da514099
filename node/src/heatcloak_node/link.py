"""The link to the broker: one MQTT connection after another, for as long as the node runs."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from paho.mqtt.client import Client, ConnectFlags, DisconnectFlags, MQTTMessage
from paho.mqtt.enums import CallbackAPIVersion, MQTTErrorCode, MQTTProtocolVersion
from paho.mqtt.properties import Properties
from paho.mqtt.reasoncodes import ReasonCode

from heatcloak_node.backoff import Backoff
from heatcloak_node.reactor import Reactor, Socket, Timer
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.cleaning import clean

KEEPALIVE = 30
CONNECT_TIMEOUT = 10.0
MISC_INTERVAL = 1.0
GOODBYE_TIMEOUT = 1.5

log = logging.getLogger(__name__)


class LinkState(StrEnum):
    """Where a link stands."""

    DOWN = "down"
    CONNECTING = "connecting"
    UP = "up"
    CLOSING = "closing"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Publication:
    """A topic and what is published on it."""

    topic: str
    payload: bytes
    retain: bool = False


class LinkUser(Protocol):
    """Who is told what happens on a link. All calls come on the reactor's thread."""

    def link_up(self) -> None:
        """The broker accepted the connection; nothing is in flight."""

    def link_down(self) -> None:
        """The connection is gone; what was in flight is unknown."""

    def published(self, ticket: int, refused: str | None) -> None:
        """The broker answered the publish with this ticket; ``refused`` says why it was not taken."""

    def received(self, topic: str, payload: bytes) -> None:
        """A message of a subscribed topic arrived."""


class Link:
    """Keeps one connection to the broker, with a fresh client for every attempt.

    Args:
        reactor: what drives it.
        address: the broker.
        client_id: the MQTT client id.
        will: what the broker publishes when the connection is lost.
        subscriptions: topics to subscribe to, QoS 1, at every connection.
        user: who is told.
        backoff: delays between attempts.
    """

    def __init__(
        self,
        reactor: Reactor,
        address: BrokerAddress,
        client_id: str,
        will: Publication,
        subscriptions: Sequence[str],
        user: LinkUser,
        backoff: Backoff | None = None,
    ) -> None:
        self._reactor = reactor
        self._address = address
        self._client_id = client_id
        self._will = will
        self._subscriptions = tuple(subscriptions)
        self._user = user
        self._backoff = backoff or Backoff()
        self._connection: _Connection | None = None
        self._retry: Timer | None = None
        self._complaint: str | None = None
        self._goodbye: int | None = None
        self._on_closed: Callable[[], None] | None = None
        self.state = LinkState.DOWN

    def start(self) -> None:
        """Connect, and go on trying until `close`."""
        self.state = LinkState.CONNECTING
        self._connection = _Connection(self, self._reactor, self._address, self._client_id, self._will)
        self._connection.open()

    def publish(self, publication: Publication) -> int | None:
        """Send with QoS 1; the ticket that `LinkUser.published` will name, or None while there is no link."""
        if self.state is not LinkState.UP or self._connection is None:
            return None
        return self._connection.publish(publication)

    def close(self, goodbye: Publication, on_closed: Callable[[], None]) -> None:
        """Publish ``goodbye``, disconnect without the will, then call ``on_closed``: within two seconds."""
        self._on_closed = on_closed
        if self._retry is not None:
            self._retry.cancel()
        if self.state is not LinkState.UP or self._connection is None:
            self._finish()
            return
        self.state = LinkState.CLOSING
        self._goodbye = self._connection.publish(goodbye)
        self._reactor.call_later(GOODBYE_TIMEOUT, self._finish)

    def connection_made(self) -> None:
        """The connection's word that the broker accepted it."""
        connection = self._connection
        if connection is None:
            return
        self._backoff.reset()
        self._complaint = None
        self.state = LinkState.UP
        connection.subscribe(self._subscriptions)
        log.debug("%s: connected to %s", self._client_id, self._address)
        self._user.link_up()

    def connection_lost(self, why: str) -> None:
        """The connection's word that it ended, or never came to be."""
        self._connection = None
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

    def arrived(self, topic: str, payload: bytes) -> None:
        """The connection's word that a message came."""
        if self.state is LinkState.UP:
            self._user.received(topic, payload)

    def _finish(self) -> None:
        if self.state is LinkState.CLOSED:
            return
        self.state = LinkState.CLOSED
        if self._connection is not None:
            self._connection.close()
        if self._on_closed is not None:
            self._on_closed()


class _Connection:
    """One attempt: a client that is used once and thrown away."""

    def __init__(
        self, link: Link, reactor: Reactor, address: BrokerAddress, client_id: str, will: Publication
    ) -> None:
        self._link = link
        self._reactor = reactor
        self._address = address
        self._sock: Socket | None = None
        self._ended = False
        client = Client(CallbackAPIVersion.VERSION2, client_id=client_id, protocol=_protocol(address))
        client.connect_timeout = CONNECT_TIMEOUT
        client.username, client.password = address.username, address.password
        client.will_set(will.topic, will.payload, qos=1, retain=will.retain)
        client.max_inflight_messages = 100
        client.on_connect = self._on_connect
        client.on_disconnect = self._on_disconnect
        client.on_publish = self._on_publish
        client.on_message = self._on_message
        self._client = client
        self._deadline = reactor.call_later(CONNECT_TIMEOUT, lambda: self._end("no answer to CONNECT"))
        self._misc: Timer | None = None

    def open(self) -> None:
        """Connect on a thread of its own: looking up a name and opening a socket block."""
        threading.Thread(target=self._connect, name="heatcloak-connect", daemon=True).start()

    def subscribe(self, topics: Sequence[str]) -> None:
        if topics:
            self._client.subscribe([(topic, 1) for topic in topics])
        self._sync()

    def publish(self, publication: Publication) -> int | None:
        info = self._client.publish(publication.topic, publication.payload, qos=1, retain=publication.retain)
        self._sync()
        return info.mid if info.rc is MQTTErrorCode.MQTT_ERR_SUCCESS else None

    def close(self) -> None:
        """Disconnect without the will; nothing is reported any more."""
        self._ended = True
        self._client.disconnect()
        self._client.loop_write()
        self._release()

    def _connect(self) -> None:
        address = self._address
        try:
            if address.mqtt5:
                self._client.connect(address.host, address.port, KEEPALIVE, clean_start=True)
            else:
                self._client.connect(address.host, address.port, KEEPALIVE)
        except (OSError, ValueError) as error:
            why = f"can't connect: {clean(getattr(error, 'strerror', None) or str(error))}"
            self._reactor.call_soon(lambda: self._end(why))
        else:
            self._reactor.call_soon(self._opened)

    def _opened(self) -> None:
        if self._ended:
            self._client.disconnect()
            return
        self._misc = self._reactor.call_later(MISC_INTERVAL, self._keep_alive)
        self._sync()

    def _keep_alive(self) -> None:
        self._client.loop_misc()
        self._sync()
        if not self._ended:
            self._misc = self._reactor.call_later(MISC_INTERVAL, self._keep_alive)

    def _read(self) -> None:
        self._client.loop_read()
        self._sync()

    def _write(self) -> None:
        self._client.loop_write()
        self._sync()

    def _sync(self) -> None:
        """Watch the socket for what the client wants of it now."""
        sock = self._client.socket()
        if sock is not self._sock:
            if self._sock is not None:
                self._reactor.unwatch(self._sock)
            self._sock = sock
        if sock is not None:
            self._reactor.watch(sock, self._read, self._write if self._client.want_write() else None)

    def _on_connect(
        self, _c: Client, _u: object, _f: ConnectFlags, reason: ReasonCode, _p: Properties | None
    ) -> None:
        self._deadline.cancel()
        if reason.is_failure:
            why = f"refused the connection: {reason}; check user name and password"
            self._reactor.call_soon(lambda: self._end(why))
        else:
            # Not from inside the client's callback: it holds a lock there that publish wants.
            self._reactor.call_soon(lambda: None if self._ended else self._link.connection_made())

    def _on_disconnect(
        self, _c: Client, _u: object, _f: DisconnectFlags, reason: ReasonCode, _p: Properties | None
    ) -> None:
        why = f"connection lost: {reason}"
        self._reactor.call_soon(lambda: self._end(why))

    def _on_publish(self, _c: Client, _u: object, mid: int, reason: ReasonCode, _p: Properties) -> None:
        refused = str(reason) if reason.is_failure else None
        self._reactor.call_soon(lambda: None if self._ended else self._link.answered(mid, refused))

    def _on_message(self, _c: Client, _u: object, message: MQTTMessage) -> None:
        topic, payload = message.topic, bytes(message.payload)
        self._reactor.call_soon(lambda: None if self._ended else self._link.arrived(topic, payload))

    def _end(self, why: str) -> None:
        if self._ended:
            return
        self._ended = True
        self._release()
        self._link.connection_lost(why)

    def _release(self) -> None:
        self._deadline.cancel()
        if self._misc is not None:
            self._misc.cancel()
        if self._sock is not None:
            self._reactor.unwatch(self._sock)
            self._sock = None
        # A socket that outlives its connection would be a leak at every reconnect.
        self._client.on_disconnect = None
        sock = self._client.socket()
        if sock is not None:
            sock.close()


def _protocol(address: BrokerAddress) -> MQTTProtocolVersion:
    return MQTTProtocolVersion.MQTTv5 if address.mqtt5 else MQTTProtocolVersion.MQTTv311

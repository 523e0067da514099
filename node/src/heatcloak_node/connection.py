"""One MQTT connection, from the attempt to its end.

This module is the only one that uses paho-mqtt, and two of its private attributes (as of paho-mqtt 2.1):
``_in_packet`` and ``_max_inflight_messages``.
"""

from __future__ import annotations

import hashlib
import threading
import time
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from paho.mqtt.client import Client, ConnectFlags, DisconnectFlags, MQTTMessage
from paho.mqtt.enums import CallbackAPIVersion, MQTTErrorCode, MQTTProtocolVersion
from paho.mqtt.packettypes import PacketTypes
from paho.mqtt.properties import Properties
from paho.mqtt.reasoncodes import ReasonCode

from heatcloak_node.reactor import Reactor, Socket, Timer
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import sanitize

KEEPALIVE = 30
CONNECT_TIMEOUT = 10.0
MISC_INTERVAL = 1.0
MAX_IN_FLIGHT = 100
MAX_PACKET = 4096
"""The longest packet that the broker may send: the messages subscribed to have at most 256 bytes."""
ACK_TIMEOUT = 60.0
"""Seconds within which the broker must answer any outstanding publish; else they would only accumulate."""


class Publication(NamedTuple):
    """A message to publish."""

    topic: str
    payload: bytes
    retain: bool = False


class ConnectionUser(Protocol):
    """The listener of a connection. All calls come on the reactor's thread."""

    def connection_made(self) -> None:
        """The broker accepted the connection."""

    def connection_lost(self, reason: str) -> None:
        """The connection ended or failed; no further calls follow."""

    def publish_answered(self, ticket: int, refusal: str | None) -> None:
        """The broker answered a publish; ``refusal`` says why it was refused, None if it was accepted."""

    def message_received(self, topic: str, payload: bytes, retained: bool) -> None:
        """A message arrived on a subscribed topic; ``retained``: the broker had stored it earlier."""


class Connection:
    """One connection attempt, with an MQTT client that is used only once.

    A subclass may use `reactor`, `user`, `has_ended` and `end`.

    Args:
        reactor: the event loop.
        address: the broker.
        client_id: the MQTT client id, to which a digest of the node's password is added.
        will: the message that the broker publishes when the connection is lost.
        user: the listener.

    Attributes:
        has_ended: whether the connection has ended; the listener is not called after that.
    """

    def __init__(
        self,
        reactor: Reactor,
        address: BrokerAddress,
        client_id: str,
        will: Publication,
        user: ConnectionUser,
    ) -> None:
        self.user = user
        self.reactor = reactor
        self.has_ended = False
        self._address = address
        self._sock: Socket | None = None
        self._has_answer = self._reads_more = False
        self._outstanding = 0
        self._last_answer_at = 0.0
        client = Client(
            CallbackAPIVersion.VERSION2,
            client_id=_unique_id(client_id, address),
            protocol=MQTTProtocolVersion.MQTTv5 if address.mqtt5 else MQTTProtocolVersion.MQTTv311,
        )
        client.connect_timeout = CONNECT_TIMEOUT
        client.username, client.password = address.username, address.password
        client.will_set(will.topic, will.payload, qos=1, retain=will.retain)
        client.max_inflight_messages = MAX_IN_FLIGHT
        client.on_connect = self._on_connect
        client.on_disconnect = self._on_disconnect
        client.on_publish = self._on_publish
        client.on_message = self._on_message
        self._client = client
        self._deadline = reactor.call_later(CONNECT_TIMEOUT, lambda: self.end("no answer to CONNECT"))
        self._misc = Timer()

    def open(self) -> None:
        """Connect on a separate thread, because resolving a name and opening a socket block."""
        threading.Thread(target=self._connect, name="heatcloak-connect", daemon=True).start()

    def subscribe(self, topics: Mapping[str, int]) -> None:
        """Subscribe to ``topics``, a mapping of topics to QoS."""
        if topics:
            self._client.subscribe(list(topics.items()))
        self._sync()

    def publish(self, publication: Publication) -> int | None:
        """Publish with QoS 1. Return the ticket of the answer, or None if the connection is gone."""
        if not self._outstanding:
            self._last_answer_at = time.monotonic()
        self._outstanding += 1
        info = self._client.publish(publication.topic, publication.payload, qos=1, retain=publication.retain)
        self._sync()
        return info.mid if info.rc is MQTTErrorCode.MQTT_ERR_SUCCESS else None

    def close(self, *, with_will: bool = False) -> None:
        """Disconnect, or with ``with_will`` drop the connection, so that the broker publishes the will.

        The listener is not called any more.
        """
        self.has_ended = True
        if not with_will:
            self._client.disconnect()
            self._client.loop_write()
        self._release()

    def end(self, reason: str) -> None:
        """End the connection without a disconnect packet, and call the listener with the reason."""
        if self.has_ended:
            return
        self.has_ended = True
        self._release()
        self.user.connection_lost(reason)

    def _connect(self) -> None:
        address = self._address
        try:
            if address.tls is not None:
                # Read again for every connection: certificates may be renewed while the node runs.
                self._client.tls_set_context(address.tls.context())
            # As bytes if possible: for a str, Python loads the Unicode tables of the idna codec.
            host: Any = address.host.encode() if address.host.isascii() else address.host
            if address.mqtt5:
                self._client.connect(
                    host, address.port, KEEPALIVE, clean_start=True, properties=_connect_properties()
                )
            else:
                self._client.connect(host, address.port, KEEPALIVE)
        except (ConfigError, OSError, ValueError) as error:
            reason = str(error) if isinstance(error, ConfigError) else _failure(error, address)
            self.reactor.call_soon(lambda: self.end(reason))
        else:
            self.reactor.call_soon(self._opened)

    def _opened(self) -> None:
        if self.has_ended:
            self._release()
            return
        self._misc = self.reactor.call_later(MISC_INTERVAL, self._keep_alive)
        self._sync()

    def _keep_alive(self) -> None:
        self._call_client(self._client.loop_misc)
        if self._outstanding and time.monotonic() - self._last_answer_at > ACK_TIMEOUT:
            self.end("the broker does not answer publishes")
        if not self.has_ended:
            self._misc = self.reactor.call_later(MISC_INTERVAL, self._keep_alive)

    def _read(self) -> None:
        if self.has_ended:
            return
        self._call_client(self._client.loop_read)
        # A broker may not know or respect the limit; a larger packet would fill the memory.
        if not self.has_ended and self._client._in_packet["remaining_length"] > MAX_PACKET:
            self.end(
                f"the broker sent a packet of more than {MAX_PACKET} bytes: find the client that publishes it"
            )
        # The selector does not report bytes that TLS has already decrypted. No loop, so that a flood does not
        # block everything else.
        pending = getattr(self._sock, "pending", None)
        if pending is not None and pending() and not self._reads_more:
            self._reads_more = True
            self.reactor.call_soon(self._read_more)

    def _read_more(self) -> None:
        self._reads_more = False
        self._read()

    def _write(self) -> None:
        self._call_client(self._client.loop_write)

    def _call_client(self, step: Callable[[], object]) -> None:
        try:
            step()
        except Exception as error:  # noqa: BLE001  a malformed packet can raise anything in the client
            self.end(f"broken packet: {type(error).__name__}")
        else:
            self._sync()

    def _sync(self) -> None:
        """Watch the socket for the events that the client waits for now."""
        if self.has_ended:
            return
        sock = self._client.socket()
        if sock is not self._sock:
            if self._sock is not None:
                self.reactor.unwatch(self._sock)
            self._sock = sock
        if sock is not None:
            self.reactor.watch(sock, self._read, self._write if self._client.want_write() else None)

    def _on_connect(
        self, client: Client, _u: object, _f: ConnectFlags, code: ReasonCode, properties: Properties | None
    ) -> None:
        self._deadline.cancel()
        self._has_answer = True
        # paho ignores the broker's limit, and the broker drops a client that exceeds it.
        most = getattr(properties, "ReceiveMaximum", MAX_IN_FLIGHT)
        client._max_inflight_messages = min(MAX_IN_FLIGHT, most)
        if code.is_failure:
            reason = f"refused the connection: {code}; check user name and password"
            self.reactor.call_soon(lambda: self.end(reason))
        else:
            # Not from inside this callback: the client holds a lock that publish needs.
            self._notify(lambda: self.user.connection_made())

    def _on_disconnect(
        self, _c: Client, _u: object, _f: DisconnectFlags, code: ReasonCode, _p: Properties | None
    ) -> None:
        reason = f"connection lost: {code}" if self._has_answer else _no_answer(self._address)
        self.reactor.call_soon(lambda: self.end(reason))

    def _on_publish(self, _c: Client, _u: object, mid: int, code: ReasonCode, _p: Properties) -> None:
        refusal = str(code) if code.is_failure else None
        self._outstanding -= 1
        self._last_answer_at = time.monotonic()
        self._notify(lambda: self.user.publish_answered(mid, refusal))

    def _on_message(self, _c: Client, _u: object, message: MQTTMessage) -> None:
        topic, payload, retained = message.topic, bytes(message.payload), message.retain
        self._notify(lambda: self.user.message_received(topic, payload, retained))

    def _notify(self, call: Callable[[], None]) -> None:
        """Call the listener later on the reactor's thread, unless the connection has ended by then."""
        self.reactor.call_soon(lambda: None if self.has_ended else call())

    def _release(self) -> None:
        self._deadline.cancel()
        self._misc.cancel()
        if self._sock is not None:
            self.reactor.unwatch(self._sock)
            self._sock = None
        # Otherwise every reconnect would leak a socket.
        self._client.on_disconnect = None
        sock = self._client.socket()
        if sock is not None:
            sock.close()


def _failure(error: Exception, address: BrokerAddress) -> str:
    if address.tls is not None:
        from heatcloak_shared.broker_tls import handshake_failure

        reason = handshake_failure(error)
        if reason is not None:
            return reason
    return f"can't connect: {sanitize(getattr(error, 'strerror', None) or str(error))}"


def _no_answer(address: BrokerAddress) -> str:
    """Explain a broker that closes the connection without an answer, as it does when TLS does not match."""
    if address.tls is None:
        return "closed the connection without an answer: if it requires TLS, add the table [broker.tls]"
    return "closed the connection without an answer: does it accept or require a client certificate?"


def _unique_id(client_id: str, address: BrokerAddress) -> str:
    """Return a stable id that other clients can't guess: a broker disconnects the previous owner of an id."""
    if address.password is None:
        return client_id
    proof = hashlib.blake2b(f"{client_id}\0{address.password}".encode(), digest_size=8)
    return f"{client_id}-{proof.hexdigest()}"


def _connect_properties() -> Properties:
    properties = Properties(PacketTypes.CONNECT)  # type: ignore[no-untyped-call]
    properties.MaximumPacketSize = MAX_PACKET
    return properties

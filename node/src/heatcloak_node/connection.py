"""One MQTT connection: from the attempt to its end."""

from __future__ import annotations

import hashlib
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

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
"""The longest packet that the broker may send us: what we subscribe to has 256 bytes at the most."""
ACK_TIMEOUT = 60.0
"""Seconds in which the broker must answer one of the publishes that wait: else they only become more."""


@dataclass(frozen=True, slots=True)
class Publication:
    """A topic and what is published on it."""

    topic: str
    payload: bytes
    retain: bool = False


class ConnectionUser(Protocol):
    """Who is told what becomes of a connection. All calls come on the reactor's thread."""

    def connection_made(self) -> None:
        """The broker accepted it."""

    def connection_lost(self, why: str) -> None:
        """It ended, or never came to be; nothing more is told."""

    def answered(self, ticket: int, refused: str | None) -> None:
        """The broker answered a publish; ``refused`` says why it was not taken."""

    def arrived(self, topic: str, payload: bytes, retained: bool) -> None:
        """A message of a subscribed topic came; ``retained``: the broker had kept it for whoever comes."""


class Connection:
    """One attempt: a client that is used once and thrown away.

    Args:
        reactor: what drives it.
        address: the broker.
        client_id: the MQTT client id, to which what only this node can know is added.
        will: what the broker publishes when the connection is lost.
        user: who is told.
    """

    def __init__(
        self,
        reactor: Reactor,
        address: BrokerAddress,
        client_id: str,
        will: Publication,
        user: ConnectionUser,
    ) -> None:
        self._user = user
        self._reactor = reactor
        self._address = address
        self._sock: Socket | None = None
        self._ended = False
        self._answered = self._reads_more = False
        self._unanswered = 0
        self._answered_at = 0.0
        client = Client(
            CallbackAPIVersion.VERSION2, client_id=_own_id(client_id, address), protocol=_protocol(address)
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
        self._deadline = reactor.call_later(CONNECT_TIMEOUT, lambda: self._end("no answer to CONNECT"))
        self._misc: Timer | None = None

    def open(self) -> None:
        """Connect on a thread of its own: looking up a name and opening a socket block."""
        threading.Thread(target=self._connect, name="heatcloak-connect", daemon=True).start()

    def subscribe(self, topics: Mapping[str, int]) -> None:
        """Subscribe to ``topics``, each with the QoS that is given for it."""
        if topics:
            self._client.subscribe(list(topics.items()))
        self._sync()

    def publish(self, publication: Publication) -> int | None:
        """Send with QoS 1; the ticket that the answer will name, or None where the connection is gone."""
        if not self._unanswered:
            self._answered_at = time.monotonic()
        self._unanswered += 1
        info = self._client.publish(publication.topic, publication.payload, qos=1, retain=publication.retain)
        self._sync()
        return info.mid if info.rc is MQTTErrorCode.MQTT_ERR_SUCCESS else None

    def close(self, *, with_will: bool = False) -> None:
        """Disconnect without the will, or hang up, so that the broker says it; nothing more is reported."""
        self._ended = True
        if not with_will:
            self._client.disconnect()
            self._client.loop_write()
        self._release()

    def _connect(self) -> None:
        address = self._address
        try:
            if address.tls is not None:
                # Read anew for every connection: certificates are renewed while the node runs.
                self._client.tls_set_context(address.tls.context())
            # As bytes where it may be: for a text, Python loads the tables of all the world's letters.
            host: Any = address.host.encode() if address.host.isascii() else address.host
            if address.mqtt5:
                self._client.connect(
                    host, address.port, KEEPALIVE, clean_start=True, properties=_connect_properties()
                )
            else:
                self._client.connect(host, address.port, KEEPALIVE)
        except ConfigError as error:
            why = str(error)
            self._reactor.call_soon(lambda: self._end(why))
        except (OSError, ValueError) as error:
            why = _failure(error, address)
            self._reactor.call_soon(lambda: self._end(why))
        else:
            self._reactor.call_soon(self._opened)

    def _opened(self) -> None:
        if self._ended:
            self._release()
            return
        self._misc = self._reactor.call_later(MISC_INTERVAL, self._keep_alive)
        self._sync()

    def _keep_alive(self) -> None:
        self._work(self._client.loop_misc)
        if self._unanswered and time.monotonic() - self._answered_at > ACK_TIMEOUT:
            self._end("it answers no publish")
        if not self._ended:
            self._misc = self._reactor.call_later(MISC_INTERVAL, self._keep_alive)

    def _read(self) -> None:
        if self._ended:
            return
        self._work(self._client.loop_read)
        # A broker that does not know of our limit, or does not care: what it sends would fill our memory.
        if not self._ended and self._client._in_packet["remaining_length"] > MAX_PACKET:
            self._end(f"it sends more than {MAX_PACKET} bytes in one packet: look for who publishes so much")
        # What TLS has taken from the socket and deciphered, no selector reports. Not in a loop: whoever
        # floods us would keep everything else waiting.
        pending = getattr(self._sock, "pending", None)
        if pending is not None and pending() and not self._reads_more:
            self._reads_more = True
            self._reactor.call_soon(self._read_more)

    def _read_more(self) -> None:
        self._reads_more = False
        self._read()

    def _write(self) -> None:
        self._work(self._client.loop_write)

    def _work(self, step: Callable[[], object]) -> None:
        try:
            step()
        except Exception as error:  # noqa: BLE001  the client raises whatever a malformed packet leads to
            self._end(f"broken packet: {type(error).__name__}")
        else:
            self._sync()

    def _sync(self) -> None:
        """Watch the socket for what the client wants of it now."""
        if self._ended:
            return
        sock = self._client.socket()
        if sock is not self._sock:
            if self._sock is not None:
                self._reactor.unwatch(self._sock)
            self._sock = sock
        if sock is not None:
            self._reactor.watch(sock, self._read, self._write if self._client.want_write() else None)

    def _on_connect(
        self, client: Client, _u: object, _f: ConnectFlags, reason: ReasonCode, told: Properties | None
    ) -> None:
        self._deadline.cancel()
        self._answered = True
        # The client does not ask: a broker hangs up on whoever has more in flight than it said.
        most = getattr(told, "ReceiveMaximum", MAX_IN_FLIGHT)
        client._max_inflight_messages = min(MAX_IN_FLIGHT, most)
        if reason.is_failure:
            why = f"refused the connection: {reason}; check user name and password"
            self._reactor.call_soon(lambda: self._end(why))
        else:
            # Not from inside the client's callback: it holds a lock there that publish wants.
            self._reactor.call_soon(lambda: None if self._ended else self._user.connection_made())

    def _on_disconnect(
        self, _c: Client, _u: object, _f: DisconnectFlags, reason: ReasonCode, _p: Properties | None
    ) -> None:
        why = f"connection lost: {reason}" if self._answered else _silence(self._address)
        self._reactor.call_soon(lambda: self._end(why))

    def _on_publish(self, _c: Client, _u: object, mid: int, reason: ReasonCode, _p: Properties) -> None:
        refused = str(reason) if reason.is_failure else None
        self._unanswered -= 1
        self._answered_at = time.monotonic()
        self._reactor.call_soon(lambda: None if self._ended else self._user.answered(mid, refused))

    def _on_message(self, _c: Client, _u: object, message: MQTTMessage) -> None:
        topic, payload, retained = message.topic, bytes(message.payload), message.retain
        self._reactor.call_soon(lambda: None if self._ended else self._user.arrived(topic, payload, retained))

    def _end(self, why: str) -> None:
        if self._ended:
            return
        self._ended = True
        self._release()
        self._user.connection_lost(why)

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


def _failure(error: Exception, address: BrokerAddress) -> str:
    if address.tls is not None:
        from heatcloak_shared.broker_tls import handshake_failure

        why = handshake_failure(error)
        if why is not None:
            return why
    return f"can't connect: {sanitize(getattr(error, 'strerror', None) or str(error))}"


def _silence(address: BrokerAddress) -> str:
    """A broker says nothing to a client whose TLS, or lack of it, it does not take."""
    if address.tls is None:
        return "hung up without an answer: if it wants TLS, add the table [broker.tls]"
    return "hung up without an answer: does it accept our certificate, or want one?"


def _own_id(client_id: str, address: BrokerAddress) -> str:
    """An id that stays the same and nobody else can give: a broker throws out who had it before."""
    if address.password is None:
        return client_id
    proof = hashlib.blake2b(f"{client_id}\0{address.password}".encode(), digest_size=8)
    return f"{client_id}-{proof.hexdigest()}"


def _connect_properties() -> Properties:
    properties = Properties(PacketTypes.CONNECT)  # type: ignore[no-untyped-call]
    properties.MaximumPacketSize = MAX_PACKET
    return properties


def _protocol(address: BrokerAddress) -> MQTTProtocolVersion:
    return MQTTProtocolVersion.MQTTv5 if address.mqtt5 else MQTTProtocolVersion.MQTTv311

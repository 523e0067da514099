"""Connect to a broker: a client with a bounded queue, subscriptions, and errors that name the remedy."""

from __future__ import annotations

import asyncio
import logging
import secrets
import ssl
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import aiomqtt
import paho.mqtt.client as paho
from aiomqtt import MqttError as MqttError  # for users of this package
from paho.mqtt.packettypes import PacketTypes
from paho.mqtt.properties import Properties
from paho.mqtt.reasoncodes import ReasonCode

from heatcloak_aggregator.mqtt.aiomqtt_adapter import AiomqttAdapter
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.broker_tls import handshake_failure
from heatcloak_shared.errors import ConfigError, LinkError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.wire.node_messages import MAX_STATUS_BYTES

CONNECT_TIMEOUT = 10.0
MAX_IN_FLIGHT = 200
MAX_PACKET = 1 << 18
"""The longest packet that the broker may send. A reading has at most 512 bytes; a longer message is counted
as a refusal up to this size, and the broker does not deliver one beyond it."""
MAX_PAYLOAD = MAX_STATUS_BYTES + 1
MAX_TOPIC = 256
"""Bytes and characters that are kept of a queued message: one more byte than the longest valid message has,
so that a longer one is refused."""
MAX_QUEUED_QOS0, MAX_QUEUED_QOS1 = 2, 50
"""Bounds of the queue, as multiples of ``receive_maximum``, which also bounds the messages of one topic:
mosquitto 2.0.11 forgets the limit after the first acknowledgement. A reading that is dropped here is not
acknowledged as stored, so its node sends it again."""
TOPICS_PER_PACKET = 100
_REFUSED = 0x80
_SILENT_LOGGER = logging.getLogger("heatcloak_aggregator.mqtt.aiomqtt")
# aiomqtt logs every lost connection; `ReconnectingSubscriber` logs it once, with the remedy.
_SILENT_LOGGER.setLevel(logging.CRITICAL)

Accepts = Callable[[str, int], bool]
"""Return whether a message is queued, by its topic and its length in bytes."""


class Incoming(NamedTuple):
    """A message from the broker.

    Attributes:
        topic: its topic, cut off after `MAX_TOPIC` characters.
        payload: its payload, cut off after `MAX_PAYLOAD` bytes.
        qos: 0 or 1.
        mid: the packet id that acknowledges it.
        arrived: when it arrived, in seconds of a monotonic clock.
    """

    topic: str
    payload: bytes
    qos: int
    mid: int
    arrived: float


class Publication(NamedTuple):
    """A message to publish with QoS 1."""

    topic: str
    payload: bytes
    retain: bool


class SubscriptionRefusedError(aiomqtt.MqttError):
    """The broker refuses some subscriptions.

    Attributes:
        topics: what it refuses.
    """

    def __init__(self, topics: Sequence[str]) -> None:
        more = f" and {len(topics) - 1} more" if len(topics) > 1 else ""
        super().__init__(f"may not subscribe to {topics[0]}{more}")
        self.topics = topics


class TlsFileError(aiomqtt.MqttError):
    """A certificate or key file can't be used, so no connection is attempted."""


@dataclass(frozen=True, slots=True)
class ClientSettings:
    """How to connect to a broker.

    Attributes:
        broker: address and credentials.
        role: part of the client id, for the broker's log. Every connection has an id of its own, so that a
            second service of the same role does not disconnect the first.
        accepts: decides before a message is queued; None accepts every message.
        receive_maximum: how many QoS 1 messages the broker may send ahead of `Client.acknowledge`; None
            acknowledges messages as they arrive. MQTT 3.1.1 has no such limit.
    """

    broker: BrokerAddress
    role: str
    accepts: Accepts | None = None
    receive_maximum: int | None = None


class Client(AiomqttAdapter):
    """One connection to a broker, with a bounded queue of messages.

    Use a new client for every connection: entering one again after a lost connection succeeds even with a
    wrong password.

    Where acknowledgement is manual, the broker has at most ``receive_maximum`` unacknowledged messages of QoS
    1 in flight. It may always send messages of QoS 0; those beyond the bound of the queue are dropped.

    Args:
        settings: how to connect.

    Attributes:
        denied: publishes that the broker's access list denied, by topic; the reader clears it.
        dropped: messages that were not accepted or found no room.

    Raises:
        aiomqtt.MqttError: a TLS file of the address can't be used.
    """

    def __init__(self, settings: ClientSettings) -> None:
        address = settings.broker
        super().__init__(
            hostname=address.host,
            port=address.port,
            username=address.username,
            password=address.password,
            tls_context=_tls_context(address),
            identifier=f"heatcloak-{settings.role}-{secrets.token_hex(4)}",
            protocol=aiomqtt.ProtocolVersion.V5 if address.mqtt5 else aiomqtt.ProtocolVersion.V311,
            clean_start=True if address.mqtt5 else paho.MQTT_CLEAN_START_FIRST_ONLY,
            clean_session=None if address.mqtt5 else True,
            timeout=CONNECT_TIMEOUT,
            max_inflight_messages=MAX_IN_FLIGHT,
            properties=_connect_properties(settings.receive_maximum) if address.mqtt5 else None,
            logger=_SILENT_LOGGER,
        )
        self.denied: Counter[str] = Counter()
        self.dropped = 0
        self._accepts = settings.accepts
        self._receive_maximum = settings.receive_maximum
        if settings.receive_maximum is not None:
            self.use_manual_acknowledgement()
        self._queue_of_messages: deque[Incoming] = deque()
        self._queued_by_topic: Counter[str] = Counter()
        self._arrived = asyncio.Event()
        self._unanswered: dict[int, str] = {}
        self._all_answered = asyncio.Event()

    @property
    def waiting(self) -> int:
        """Return how many messages are queued."""
        return len(self._queue_of_messages)

    async def batch(self, limit: int) -> list[Incoming]:
        """Return the queued messages in order of arrival: at least 1, at most ``limit``.

        Raises:
            aiomqtt.MqttError: the connection was lost.
        """
        queue = self._queue_of_messages
        if not queue:
            self._arrived.clear()
            await self.unless_lost(self._arrived.wait())
        batch = [queue.popleft() for _ in range(min(limit, len(queue)))]
        for message in batch:
            self._queued_by_topic[message.topic] -= 1
        if not queue:
            self._queued_by_topic.clear()
        return batch

    def acknowledge(self, messages: Iterable[Incoming]) -> None:
        """Acknowledge messages, in their order of arrival; without effect once the connection is lost."""
        if not self.is_lost:
            for message in messages:
                self.send_acknowledgement(message.mid, message.qos)

    async def publish_all(self, publications: Sequence[Publication]) -> None:
        """Publish messages with QoS 1, and return when the broker has answered every one.

        Raises:
            aiomqtt.MqttError: the connection was lost; which messages were published is unknown.
        """
        for topic, payload, retain in publications:
            # On a lost connection paho queues it for a reconnection that never comes: `unless_lost` ends the
            # wait.
            self._unanswered[self.send_publish(topic, payload, retain=retain)] = topic
        if self._unanswered:
            self._all_answered.clear()
            await self.unless_lost(self._all_answered.wait())

    def take_message(self, message: paho.MQTTMessage) -> bool:
        """Queue a message if it is accepted and there is room; otherwise acknowledge and drop it."""
        topic, payload = message.topic, message.payload
        is_accepted = self._accepts is None or self._accepts(topic, len(payload))
        topic = topic[:MAX_TOPIC]
        if not is_accepted or not self._has_room_for(topic, message.qos):
            self.dropped += 1
            self.send_acknowledgement(message.mid, message.qos)
            return False
        self._queued_by_topic[topic] += 1
        payload = bytes(payload[:MAX_PAYLOAD])
        self._queue_of_messages.append(Incoming(topic, payload, message.qos, message.mid, time.monotonic()))
        self._arrived.set()
        return True

    def _has_room_for(self, topic: str, qos: int) -> bool:
        limit = self._receive_maximum
        if limit is None:
            return True
        capacity = (MAX_QUEUED_QOS0 if qos == 0 else MAX_QUEUED_QOS1) * limit
        return self._queued_by_topic[topic] < limit and self.waiting < capacity

    def publish_answered(self, mid: int, *, is_denied: bool) -> None:
        """Count a denied publish, and wake `publish_all` after the last answer."""
        topic = self._unanswered.pop(mid, None)
        if topic is not None and is_denied:
            self.denied[topic] += 1
        if not self._unanswered:
            self._all_answered.set()


async def subscribe(client: Client, topics: Sequence[str]) -> None:
    """Subscribe with QoS 1, in the order of ``topics``.

    Raises:
        SubscriptionRefusedError: the broker refuses some of them.
        aiomqtt.MqttError: the connection was lost.
    """
    refused: list[str] = []
    for part in _packets(topics):
        granted: Iterable[Any] = await client.subscribe([(topic, 1) for topic in part])
        # MQTT 3.1.1 answers with plain numbers.
        for topic, code in zip(part, granted, strict=False):
            if (code.value if isinstance(code, ReasonCode) else code) >= _REFUSED:
                refused.append(topic)
    if refused:
        raise SubscriptionRefusedError(refused)


async def resubscribe(client: Client, before: Sequence[str], now: Sequence[str]) -> None:
    """Change the topics that a client is subscribed to.

    Raises:
        SubscriptionRefusedError: the broker refuses some of them.
        aiomqtt.MqttError: the connection was lost.
    """
    gone = [topic for topic in before if topic not in set(now)]
    new = [topic for topic in now if topic not in set(before)]
    # New topics first, so that no message is missed; duplicates are dropped. All requests are sent without
    # waiting: the broker's answers arrive behind the flood that may be the reason for the change.
    requests = [subscribe(client, part) for part in _packets(new)]
    requests += [_unsubscribe(client, part) for part in _packets(gone)]
    results = await asyncio.gather(*requests, return_exceptions=True)
    errors = [each for each in results if isinstance(each, BaseException)]
    refused = [each for each in errors if isinstance(each, SubscriptionRefusedError)]
    for error in errors:
        if error not in refused:
            raise error
    if refused:
        raise SubscriptionRefusedError([topic for each in refused for topic in each.topics])


async def _unsubscribe(client: Client, topics: Sequence[str]) -> None:
    await client.unsubscribe(list(topics))


async def check_broker(address: BrokerAddress) -> None:
    """Connect once and disconnect.

    Raises:
        LinkError: the broker can't be reached, or refuses the connection.
    """
    try:
        async with Client(ClientSettings(address, "check")):
            return
    except aiomqtt.MqttError as error:
        raise link_error(address, error) from None


def link_error(address: BrokerAddress, error: Exception | None) -> LinkError:
    """Return one line that names the broker and the remedy; ``error`` is None where the broker hung up."""
    if isinstance(error, TlsFileError):
        return LinkError(f"broker {address}: {error}")
    # aiomqtt copies the text of what paho raised; the error itself is only in the context.
    context = None if error is None else error.__context__
    if context is not None and (failure := handshake_failure(context)) is not None:
        return LinkError(f"broker {address}: {failure}")
    cause = "hung up" if error is None else sanitize(str(error), 120)
    credentials = "user and password" if address.tls is None else "user, password, certificate and port"
    return LinkError(f"broker {address}: {cause}: check that it is running, and {credentials}")


def _packets(topics: Sequence[str]) -> list[Sequence[str]]:
    return [topics[start : start + TOPICS_PER_PACKET] for start in range(0, len(topics), TOPICS_PER_PACKET)]


def _tls_context(address: BrokerAddress) -> ssl.SSLContext | None:
    if address.tls is None:
        return None
    try:
        # Read for every connection: certificates are renewed while a service runs.
        return address.tls.context()
    except ConfigError as error:
        raise TlsFileError(str(error)) from None


def _connect_properties(receive_maximum: int | None) -> Properties:
    properties = Properties(PacketTypes.CONNECT)  # type: ignore[no-untyped-call]
    properties.MaximumPacketSize = MAX_PACKET
    if receive_maximum is not None:
        properties.ReceiveMaximum = receive_maximum
    return properties

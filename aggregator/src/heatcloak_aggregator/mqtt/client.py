"""One connection to a broker, with an end to what it takes in."""

from __future__ import annotations

import asyncio
import ssl
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from types import TracebackType
from typing import Any, NamedTuple, TypeVar

import aiomqtt
import paho.mqtt.client as paho
from paho.mqtt.properties import Properties
from paho.mqtt.reasoncodes import ReasonCode

from heatcloak_shared.wire.status import MAX_STATUS_BYTES

MAX_PAYLOAD = MAX_STATUS_BYTES + 1
MAX_TOPIC = 256
"""What is kept of a message that waits: one more than any that we hear may have, so that it is refused."""
QOS0_AHEAD, QOS1_AHEAD = 2, 50
"""Messages that wait at the most, as multiples of what may be in flight, and of one topic no more than that:
mosquitto 2.0.11 forgets the limit at the first acknowledgement. Of what there is no room for the node of a
reading is not told that it is stored, and sends it again."""
READ_AT_ONCE = 100
"""Packets that are read in one turn of the event loop."""

T = TypeVar("T")
LetsIn = Callable[[str, int], bool]
"""Whether a message may come in, by its topic and its length in bytes."""


class Incoming(NamedTuple):
    """A message as the broker delivered it.

    Attributes:
        topic: its topic, cut off after `MAX_TOPIC` characters.
        payload: its payload, cut off after `MAX_PAYLOAD` bytes.
        qos: 0 or 1.
        mid: what it is acknowledged by.
    """

    topic: str
    payload: bytes
    qos: int
    mid: int


class Publication(NamedTuple):
    """A message to publish with QoS 1."""

    topic: str
    payload: bytes
    retain: bool


class Client(aiomqtt.Client):
    """aiomqtt's client, with an end to what it takes in, and an eye for what the broker denies.

    A publish that an access list forbids is acknowledged, with a reason code that aiomqtt does not look at.
    Its queue of messages has no end: whoever may publish could fill our memory. And its iterator makes two
    tasks for every message, which takes longer than to decode one.

    Where messages are acknowledged by hand, the broker sends no more than ``receive_maximum`` of QoS 1 that
    are not. Those of QoS 0 it may always send: of them as many wait, and what is beyond is dropped.

    Attributes:
        denied: publishes that the broker denied, by topic; whoever looks at them clears them.
        dropped: messages that there was no room for.
        lets_in: asked of every message before it is queued; None lets in all.
        receive_maximum: None: messages are acknowledged as they come.
    """

    dropped = 0
    lets_in: LetsIn | None = None
    receive_maximum: int | None = None

    def __init__(self, hostname: str, **options: Any) -> None:  # noqa: ANN401  aiomqtt's own
        super().__init__(hostname, **options)
        # It would prepare a line for every packet, which nobody reads.
        self._client.disable_logger()
        self._incoming: deque[Incoming] = deque()
        self._of_topic: Counter[str] = Counter()
        self._arrived = asyncio.Event()
        self.denied: Counter[str] = Counter()
        self._unanswered: dict[int, str] = {}
        self._answered = asyncio.Event()

    async def __aenter__(self) -> Client:
        try:
            return await super().__aenter__()
        except BaseException:
            self._forget_failures()
            raise

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        try:
            await super().__aexit__(kind, error, traceback)
        finally:
            self._forget_failures()

    def _forget_failures(self) -> None:
        # Nobody else will ask for them, and asyncio would complain in its own words.
        for future in (self._connected, self._disconnected):
            if future.done() and not future.cancelled():
                future.exception()

    def acknowledge_by_hand(self, receive_maximum: int) -> None:
        """From the next connection on, have every message wait for `acknowledge`."""
        self.receive_maximum = receive_maximum
        self._client.manual_ack_set(True)

    @property
    def is_lost(self) -> bool:
        """Whether the connection is gone."""
        return self._disconnected.done()

    async def lost(self) -> None:
        """Return when the connection is gone."""
        await asyncio.wait((self._disconnected,))

    @property
    def waiting(self) -> int:
        """Messages that came in and were not fetched."""
        return len(self._incoming)

    async def batch(self, most: int) -> list[Incoming]:
        """The messages that wait, from 1 to ``most`` of them, in the order in which they came.

        Raises:
            aiomqtt.MqttError: the connection was lost.
        """
        if not self._incoming:
            self._arrived.clear()
            await self.unless_lost(self._arrived.wait())
        batch = [self._incoming.popleft() for _ in range(min(most, len(self._incoming)))]
        for message in batch:
            self._of_topic[message.topic] -= 1
        if not self._incoming:
            self._of_topic.clear()
        return batch

    def acknowledge(self, messages: Iterable[Incoming]) -> None:
        """Tell the broker that these are safe, in the order in which they came."""
        if not self.is_lost:
            for message in messages:
                self._client.ack(message.mid, message.qos)

    async def publish_all(self, publications: Sequence[Publication]) -> None:
        """Publish all of them with QoS 1, and return when the broker has answered every one.

        Raises:
            aiomqtt.MqttError: the connection was lost; which of them were published is unknown.
        """
        for publication in publications:
            info = self._client.publish(publication.topic, publication.payload, 1, publication.retain)
            # Queued for when a connection is up again, which this client will never see: the wait ends.
            self._unanswered[info.mid] = publication.topic
        if self._unanswered:
            self._answered.clear()
            await self.unless_lost(self._answered.wait())

    async def unless_lost(self, work: Awaitable[T]) -> T:
        """What ``work`` results in, which waits for the broker to answer. A lost connection answers no more.

        Raises:
            aiomqtt.MqttError: the connection was lost. aiomqtt's own publish would wait for its timeout.
        """
        working = asyncio.ensure_future(work)
        try:
            await asyncio.wait((working, self._disconnected), return_when=asyncio.FIRST_COMPLETED)
            if working.done():
                return working.result()
            raise aiomqtt.MqttError("disconnected before an answer") from self._disconnected.exception()
        finally:
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)

    def _on_message(self, client: paho.Client, userdata: object, message: paho.MQTTMessage) -> None:
        topic, payload = message.topic, message.payload
        let_in = self.lets_in is None or self.lets_in(topic, len(payload))
        topic = topic[:MAX_TOPIC]
        if not let_in or not self._has_room_for(topic, message.qos):
            self.dropped += 1
            client.ack(message.mid, message.qos)
            return
        self._of_topic[topic] += 1
        payload = bytes(payload[:MAX_PAYLOAD])
        self._incoming.append(Incoming(topic, payload, message.qos, message.mid))
        self._arrived.set()

    def _has_room_for(self, topic: str, qos: int) -> bool:
        limit = self.receive_maximum
        if limit is None:
            return True
        most = (QOS0_AHEAD if qos == 0 else QOS1_AHEAD) * limit
        return self._of_topic[topic] < limit and len(self._incoming) < most

    def _on_socket_open(self, client: paho.Client, userdata: object, sock: paho.SocketLike) -> None:
        super()._on_socket_open(client, userdata, sock)

        # In the place of aiomqtt's own, which takes one packet in at each turn of the loop.
        def register() -> None:
            if sock.fileno() >= 0:
                self._loop.add_reader(sock.fileno(), self._read, client, sock)

        self._loop.call_soon_threadsafe(register)

    def _read(self, client: paho.Client, sock: paho.SocketLike) -> None:
        """Take in what has come, up to a limit: others want their turn too."""
        try:
            for _ in range(READ_AT_ONCE):
                before = len(self._incoming)
                client.loop_read()
                # What TLS has decrypted makes no socket readable.
                if len(self._incoming) == before and not (isinstance(sock, ssl.SSLSocket) and sock.pending()):
                    return
            if isinstance(sock, ssl.SSLSocket) and sock.pending():
                self._loop.call_soon(self._read, client, sock)
        except Exception as error:  # noqa: BLE001  whatever it is, the connection is over
            if not self._disconnected.done():
                self._disconnected.set_exception(error)

    def _on_socket_register_write(self, client: paho.Client, userdata: object, sock: paho.SocketLike) -> None:
        # Said on the thread that connects: when the loop hears of it, the broker may have hung up.
        def register() -> None:
            if sock.fileno() >= 0:
                self._loop.add_writer(sock.fileno(), self._write, client)

        self._loop.call_soon_threadsafe(register)

    def _write(self, client: paho.Client) -> None:
        try:
            client.loop_write()
        except Exception as error:  # noqa: BLE001  whatever it is, the connection is over
            if not self._disconnected.done():
                self._disconnected.set_exception(error)

    def _on_publish(
        self,
        client: paho.Client,
        userdata: object,
        mid: int,
        reason_code: ReasonCode,
        properties: Properties,
    ) -> None:
        topic = self._unanswered.pop(mid, None)
        if topic is not None and reason_code.is_failure:
            self.denied[topic] += 1
        if not self._unanswered:
            self._answered.set()
        super()._on_publish(client, userdata, mid, reason_code, properties)

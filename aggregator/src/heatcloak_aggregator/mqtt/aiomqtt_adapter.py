"""The only module that uses private attributes of aiomqtt.

Written for aiomqtt 2.5 and paho-mqtt 2.1 to 2.2. `tests/aggregator/mqtt/test_aiomqtt_adapter.py` fails when a
name or a signature that is used here changes.
"""

from __future__ import annotations

import asyncio
import ssl
from abc import abstractmethod
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Any, Self, TypeVar

import aiomqtt
import paho.mqtt.client as paho
from paho.mqtt.properties import Properties
from paho.mqtt.reasoncodes import ReasonCode

READ_AT_ONCE = 100
"""Packets that are read in one turn of the event loop."""

T = TypeVar("T")


class AiomqttAdapter(aiomqtt.Client):
    """Give a subclass what aiomqtt keeps private.

    A subclass takes each message as it arrives and the broker's answer to each publish. aiomqtt itself queues
    messages without a bound, creates two tasks for each of them, and ignores the reason code of a publish
    that an access list denies.
    """

    def __init__(self, hostname: str, **options: Any) -> None:  # noqa: ANN401  aiomqtt's own options
        super().__init__(hostname, **options)
        # paho would format a line for every packet, which no handler takes.
        self._client.disable_logger()
        self._messages_taken = 0

    @abstractmethod
    def take_message(self, message: paho.MQTTMessage) -> bool:
        """Take a message that arrived; return False if it was dropped."""

    @abstractmethod
    def publish_answered(self, mid: int, *, is_denied: bool) -> None:
        """Note the broker's answer to the publish that `send_publish` returned ``mid`` for."""

    @property
    def is_lost(self) -> bool:
        """Return whether the connection is lost."""
        return self._disconnected.done()

    async def unless_lost(self, work: Awaitable[T]) -> T:
        """Return the result of ``work``, which waits for the broker.

        Raises:
            aiomqtt.MqttError: the connection was lost. aiomqtt's own calls would wait for their timeout.
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

    def send_publish(self, topic: str, payload: bytes, *, retain: bool) -> int:
        """Send a message with QoS 1 and return its packet id."""
        return self._client.publish(topic, payload, 1, retain).mid

    def use_manual_acknowledgement(self) -> None:
        """From the next connection on, acknowledge no message before `send_acknowledgement`."""
        self._client.manual_ack_set(True)

    def send_acknowledgement(self, mid: int, qos: int) -> None:
        """Acknowledge a message, where acknowledgement is manual."""
        self._client.ack(mid, qos)

    async def __aenter__(self) -> Self:
        try:
            return await super().__aenter__()
        except BaseException:
            self._retrieve_exceptions()
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
            self._retrieve_exceptions()

    def _retrieve_exceptions(self) -> None:
        # Otherwise asyncio logs that these exceptions were never retrieved.
        for future in (self._connected, self._disconnected):
            if future.done() and not future.cancelled():
                future.exception()

    def _on_message(self, client: paho.Client, userdata: object, message: paho.MQTTMessage) -> None:
        self._messages_taken += self.take_message(message)

    def _on_publish(
        self,
        client: paho.Client,
        userdata: object,
        mid: int,
        reason_code: ReasonCode,
        properties: Properties,
    ) -> None:
        self.publish_answered(mid, is_denied=reason_code.is_failure)
        super()._on_publish(client, userdata, mid, reason_code, properties)

    def _on_socket_open(self, client: paho.Client, userdata: object, sock: paho.SocketLike) -> None:
        super()._on_socket_open(client, userdata, sock)

        # Replaces aiomqtt's reader, which reads one packet in a turn of the event loop.
        self._register(sock, self._loop.add_reader, self._read, client, sock)

    def _read(self, client: paho.Client, sock: paho.SocketLike) -> None:
        """Read what has arrived, up to `READ_AT_ONCE` packets, so that other tasks get their turn."""
        try:
            for _ in range(READ_AT_ONCE):
                before = self._messages_taken
                client.loop_read()
                # Bytes that TLS has decrypted already do not make the socket readable.
                if self._messages_taken == before and not (
                    isinstance(sock, ssl.SSLSocket) and sock.pending()
                ):
                    return
            if isinstance(sock, ssl.SSLSocket) and sock.pending():
                self._loop.call_soon(self._read, client, sock)
        except Exception as error:  # noqa: BLE001  every error ends the connection
            self._end_connection(error)

    def _on_socket_register_write(self, client: paho.Client, userdata: object, sock: paho.SocketLike) -> None:
        self._register(sock, self._loop.add_writer, self._write, client)

    def _register(self, sock: paho.SocketLike, add: Callable[..., None], *callback: object) -> None:
        # Called on the thread that connects: the socket may be closed before the event loop registers it.
        def register() -> None:
            if sock.fileno() >= 0:
                add(sock.fileno(), *callback)

        self._loop.call_soon_threadsafe(register)

    def _write(self, client: paho.Client) -> None:
        try:
            client.loop_write()
        except Exception as error:  # noqa: BLE001  every error ends the connection
            self._end_connection(error)

    def _end_connection(self, error: Exception) -> None:
        if not self._disconnected.done():
            self._disconnected.set_exception(error)

"""The aggregator's side of MQTT: one client a connection."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable

import aiomqtt
import paho.mqtt.client as paho
from paho.mqtt.packettypes import PacketTypes
from paho.mqtt.properties import Properties
from paho.mqtt.reasoncodes import ReasonCode

from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.cleaning import clean
from heatcloak_shared.errors import LinkError

CONNECT_TIMEOUT = 10.0
MAX_IN_FLIGHT = 200
REFUSED = 0x80
MAX_PACKET = 1 << 18
"""The longest packet that the broker may send us. A reading has 512 bytes at the most; what is longer is
counted as a refusal up to here, and beyond it is kept from our memory by the broker."""


LetsIn = Callable[[str, int], bool]
"""Whether a message may come in, by its topic and its length in bytes."""


class Client(aiomqtt.Client):
    """aiomqtt's client, which also counts what the broker denies, and can turn messages away at the door.

    A publish that an access list forbids is acknowledged, with a reason code that aiomqtt does not look at.
    And its queue of messages has no end: whoever may publish could fill our memory.

    Attributes:
        denied: publishes that the broker denied on this connection.
        lets_in: asked of every message before it is queued; None lets in all.
    """

    denied = 0
    lets_in: LetsIn | None = None

    async def batch(self, most: int) -> list[aiomqtt.Message]:
        """The messages that wait, from 1 to ``most`` of them.

        Raises:
            aiomqtt.MqttError: the connection was lost.
        """
        batch = [await anext(self.messages)]
        while len(batch) < most and self._queue.qsize():
            batch.append(self._queue.get_nowait())
        return batch

    def _on_message(self, client: paho.Client, userdata: object, message: paho.MQTTMessage) -> None:
        if self.lets_in is None or self.lets_in(message.topic, len(message.payload)):
            super()._on_message(client, userdata, message)

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
        if reason_code.is_failure:
            self.denied += 1
        super()._on_publish(client, userdata, mid, reason_code, properties)


def mqtt_client(address: BrokerAddress, role: str, lets_in: LetsIn | None = None) -> Client:
    """A client for one connection: a second entry after a drop would succeed with a wrong password.

    Args:
        address: the broker.
        role: what the client is, for the broker's log. Every connection has an id of its own: a second
            service of the same role must not throw the first one out.
        lets_in: asked of every message before it is queued; None lets in all.
    """
    client = Client(
        hostname=address.host,
        port=address.port,
        username=address.username,
        password=address.password,
        identifier=f"heatcloak-{role}-{secrets.token_hex(4)}",
        protocol=aiomqtt.ProtocolVersion.V5 if address.mqtt5 else aiomqtt.ProtocolVersion.V311,
        clean_start=True if address.mqtt5 else paho.MQTT_CLEAN_START_FIRST_ONLY,
        clean_session=None if address.mqtt5 else True,
        timeout=CONNECT_TIMEOUT,
        max_inflight_messages=MAX_IN_FLIGHT,
        properties=_connect_properties() if address.mqtt5 else None,
        logger=_quiet_logger(),
    )
    client.lets_in = lets_in
    return client


async def subscribe(client: Client, topic: str) -> None:
    """Subscribe with QoS 1.

    Raises:
        aiomqtt.MqttError: the broker refuses it.
    """
    granted = await client.subscribe(topic, qos=1)
    # MQTT 3.1.1 grants with plain numbers, of which 128 is the refusal.
    if any((code.value if isinstance(code, ReasonCode) else code) >= REFUSED for code in granted):
        raise aiomqtt.MqttError(f"may not subscribe to {topic}")


async def check_broker(address: BrokerAddress) -> None:
    """Connect once and hang up again.

    Raises:
        LinkError: the broker can't be reached, or refuses us.
    """
    try:
        async with mqtt_client(address, "check"):
            return
    except aiomqtt.MqttError as error:
        raise link_error(address, error) from None


def link_error(address: BrokerAddress, error: Exception | None) -> LinkError:
    """``error`` as one line that names the broker and the remedy; None where it just hung up."""
    cause = "hung up" if error is None else clean(str(error), 120)
    return LinkError(f"broker {address}: {cause}: is it running, and are user and password right?")


def _connect_properties() -> Properties:
    properties = Properties(PacketTypes.CONNECT)  # type: ignore[no-untyped-call]
    properties.MaximumPacketSize = MAX_PACKET
    return properties


def _quiet_logger() -> logging.Logger:
    # aiomqtt tells of every drop at a level of its own choosing; the service says it once, in its own words.
    logger = logging.getLogger("heatcloak_aggregator.mqtt")
    logger.setLevel(logging.CRITICAL)
    return logger

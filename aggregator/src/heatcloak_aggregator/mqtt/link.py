"""Connecting to a broker: how, with what proofs, and what is said when it fails."""

from __future__ import annotations

import asyncio
import logging
import secrets
import ssl
from collections.abc import Iterable, Sequence
from typing import Any

import aiomqtt
import paho.mqtt.client as paho
from paho.mqtt.packettypes import PacketTypes
from paho.mqtt.properties import Properties
from paho.mqtt.reasoncodes import ReasonCode

from heatcloak_aggregator.mqtt.client import Client, LetsIn
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.broker_tls import handshake_failure
from heatcloak_shared.errors import ConfigError, LinkError
from heatcloak_shared.sanitize import sanitize

CONNECT_TIMEOUT = 10.0
MAX_IN_FLIGHT = 200
REFUSED = 0x80
MAX_PACKET = 1 << 18
"""The longest packet that the broker may send us. A reading has 512 bytes at the most; what is longer is
counted as a refusal up to here, and beyond it is kept from our memory by the broker."""
TOPICS_A_PACKET = 100


class TlsFileError(aiomqtt.MqttError):
    """A connection can't even be tried: a file with a certificate or key can't be used."""


def mqtt_client(
    address: BrokerAddress, role: str, lets_in: LetsIn | None = None, receive_maximum: int | None = None
) -> Client:
    """A client for one connection: a second entry after a drop would succeed with a wrong password.

    Args:
        address: the broker.
        role: what the client is, for the broker's log. Every connection has an id of its own: a second
            service of the same role must not throw the first one out.
        lets_in: asked of every message before it is queued; None lets in all.
        receive_maximum: how many messages the broker may send ahead of our acknowledgement, which is then
            given by hand; None: they are acknowledged as they come. Not with MQTT 3.1.1, which can't say it.

    Raises:
        aiomqtt.MqttError: a file of the address's TLS can't be used.
    """
    client = Client(
        hostname=address.host,
        port=address.port,
        username=address.username,
        password=address.password,
        tls_context=_tls_context(address),
        identifier=f"heatcloak-{role}-{secrets.token_hex(4)}",
        protocol=aiomqtt.ProtocolVersion.V5 if address.mqtt5 else aiomqtt.ProtocolVersion.V311,
        clean_start=True if address.mqtt5 else paho.MQTT_CLEAN_START_FIRST_ONLY,
        clean_session=None if address.mqtt5 else True,
        timeout=CONNECT_TIMEOUT,
        max_inflight_messages=MAX_IN_FLIGHT,
        properties=_connect_properties(receive_maximum) if address.mqtt5 else None,
        logger=_quiet_logger(),
    )
    client.lets_in = lets_in
    if receive_maximum is not None:
        client.acknowledge_by_hand(receive_maximum)
    return client


async def subscribe(client: Client, topics: Sequence[str]) -> None:
    """Subscribe with QoS 1, in the order of ``topics``.

    Raises:
        aiomqtt.MqttError: the broker refuses one of them.
    """
    for start in range(0, len(topics), TOPICS_A_PACKET):
        part = topics[start : start + TOPICS_A_PACKET]
        granted: Iterable[Any] = await client.subscribe([(topic, 1) for topic in part])
        # MQTT 3.1.1 grants with plain numbers, of which 128 is the refusal.
        for topic, code in zip(part, granted, strict=False):
            if (code.value if isinstance(code, ReasonCode) else code) >= REFUSED:
                raise aiomqtt.MqttError(f"may not subscribe to {topic}")


async def resubscribe(client: Client, before: Sequence[str], now: Sequence[str]) -> None:
    """Subscribe to other topics than before.

    Raises:
        aiomqtt.MqttError: the broker refuses one of them.
    """
    # First the new ones: nothing is missed meanwhile, and what comes twice is dropped. All of it at once: the
    # broker does it when it hears of it, but its answers stand behind the flood.
    gone = [topic for topic in before if topic not in set(now)]
    new = [topic for topic in now if topic not in set(before)]
    async with asyncio.TaskGroup() as asked:
        for start in range(0, len(new), TOPICS_A_PACKET):
            asked.create_task(subscribe(client, new[start : start + TOPICS_A_PACKET]))
        if gone:
            asked.create_task(client.unsubscribe(gone))


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
    if isinstance(error, TlsFileError):
        return LinkError(f"broker {address}: {error}")
    # aiomqtt keeps the text of what its client raised, and the error itself as the context only.
    context = None if error is None else error.__context__
    if context is not None and (failure := handshake_failure(context)) is not None:
        return LinkError(f"broker {address}: {failure}")
    cause = "hung up" if error is None else sanitize(str(error), 120)
    return LinkError(f"broker {address}: {cause}: is it running, and are {_proofs(address)} right?")


def _proofs(address: BrokerAddress) -> str:
    return "user and password" if address.tls is None else "user, password, certificate and port"


def _tls_context(address: BrokerAddress) -> ssl.SSLContext | None:
    if address.tls is None:
        return None
    try:
        # Read anew for every connection: certificates are renewed while a service runs.
        return address.tls.context()
    except ConfigError as error:
        raise TlsFileError(str(error)) from None


def _connect_properties(receive_maximum: int | None) -> Properties:
    properties = Properties(PacketTypes.CONNECT)  # type: ignore[no-untyped-call]
    properties.MaximumPacketSize = MAX_PACKET
    if receive_maximum is not None:
        properties.ReceiveMaximum = receive_maximum
    return properties


def _quiet_logger() -> logging.Logger:
    # aiomqtt tells of every drop at a level of its own choosing; the service says it once, in its own words.
    logger = logging.getLogger("heatcloak_aggregator.mqtt")
    logger.setLevel(logging.CRITICAL)
    return logger

"""The trusted party at work: follows the public readings and takes the noise off."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping

import aiomqtt

from heatcloak_aggregator.service.link import link_error, mqtt_client, subscribe
from heatcloak_aggregator.trusted.denoise import WrongKeyError, denoise
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import WireError
from heatcloak_shared.topics import node_of_topic, node_topic
from heatcloak_shared.wire import Reading, decode_reading
from heatcloak_shared.zone import Zone

log = logging.getLogger(__name__)


class TrustedParty:
    """Opens every seeded reading that is published in a zone, from the public topics alone.

    Args:
        zone: the zone.
        keys: epoch and key by node.
        on_opened: told of each reading and the quantised ticks behind it.
    """

    def __init__(
        self,
        zone: Zone,
        keys: Mapping[str, tuple[int, bytes]],
        on_opened: Callable[[Reading, int], None],
    ) -> None:
        self.ready = asyncio.Event()
        self.unopened = 0
        self._zone = zone
        self._keys = keys
        self._on_opened = on_opened

    async def follow(self, broker: BrokerAddress) -> None:
        """Open what is published, until cancelled.

        Raises:
            LinkError: the broker can't be reached or hung up.
        """
        try:
            async with mqtt_client(broker, f"{self._zone.name}-trusted") as client:
                await subscribe(client, node_topic(self._zone.name, "+", "reading"))
                self.ready.set()
                async for message in client.messages:
                    self.take(str(message.topic), message.payload)
        except aiomqtt.MqttError as error:
            raise link_error(broker, error) from None

    def take(self, topic: str, payload: object) -> None:
        """Open one message; what is no reading of a node whose key is held is counted and left."""
        try:
            reading = decode_reading(payload if isinstance(payload, bytes) else b"")
            ticks = self._open(topic, reading)
        except (WireError, WrongKeyError) as error:
            self.unopened += 1
            log.log(logging.WARNING if self.unopened == 1 else logging.DEBUG, "not opened: %s", error)
        else:
            self._on_opened(reading, ticks)

    def _open(self, topic: str, reading: Reading) -> int:
        if node_of_topic(topic, self._zone.name, "reading") != reading.node or reading.node not in self._keys:
            raise WrongKeyError(f"no key of node {reading.node} is held")
        return denoise(reading, *self._keys[reading.node])

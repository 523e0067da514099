"""Home Assistant discovery of zones with rooms: for each room, the probability that somebody is there.

One retained message describes a zone, with public facts only. Home Assistant reads the probabilities from the
estimates that the zone publishes anyway. The format is that of Home Assistant's MQTT integration: `device
discovery`_ and sensor.

.. _device discovery: https://www.home-assistant.io/integrations/mqtt/#device-discovery-payload
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import unicodedata
from collections.abc import Sequence
from importlib.metadata import version
from typing import NoReturn

from heatcloak_aggregator.mqtt.client import Client, ClientSettings, Publication
from heatcloak_aggregator.mqtt.reconnect import ReconnectingSubscriber
from heatcloak_aggregator.task_utils import until_first_ends
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.topics import device_name, discovery_topic, estimate_topic
from heatcloak_shared.zone import AnyZone, Zone

_BATCH = 10
_LONGEST_PREFIX = 100
_BIRTH = b"online"

log = logging.getLogger(__name__)


class HomeAssistantDiscovery:
    """Describe zones to Home Assistant over a connection of its own, whenever it connects or asks.

    Args:
        zones: the served zones; those without rooms are left out.
        broker: where estimates are published.
        prefix: Home Assistant's discovery prefix.

    Attributes:
        publications: the retained messages, one for each zone with rooms.
        birth_topic: the topic where Home Assistant publishes ``online`` after a start; then they are sent
            again.

    Raises:
        ConfigError: the prefix is not a topic.
    """

    def __init__(self, zones: Sequence[AnyZone], broker: BrokerAddress, prefix: str) -> None:
        check_prefix(prefix)
        self.birth_topic = f"{prefix}/status"
        self.publications: list[Publication] = []
        self._prefix = prefix
        self._withdrawn: set[str] = set()
        self._changed = asyncio.Event()
        self._was_denied = False
        self.describe(zones)
        self._subscriber = ReconnectingSubscriber(
            ClientSettings(broker, "home-assistant", self._accepts), lambda: [self.birth_topic], self._serve
        )

    def describe(self, zones: Sequence[AnyZone]) -> None:
        """Describe these zones from now on, and withdraw the description of others."""
        before = {each.topic for each in self.publications}
        self.publications = [
            room_sensors(zone, self._prefix)
            for zone in zones
            if isinstance(zone, Zone) and zone.domain.community_names is not None
        ]
        described = {each.topic for each in self.publications}
        self._withdrawn = (self._withdrawn | before) - described
        self._changed.set()

    async def run(self) -> NoReturn:
        """Publish until cancelled.

        Raises:
            LinkError: the first connection to the broker failed. Later ones are retried.
        """
        await self._subscriber.run()

    def _accepts(self, topic: str, length: int) -> bool:
        return topic == self.birth_topic and length == len(_BIRTH)

    async def _serve(self, client: Client) -> None:
        self._changed.set()
        await until_first_ends(births=self._await_births(client), publish=self._publish_changes(client))

    async def _await_births(self, client: Client) -> None:
        while True:
            messages = await client.batch(_BATCH)
            if any(message.payload == _BIRTH for message in messages):
                self._changed.set()

    async def _publish_changes(self, client: Client) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            await self._publish(client)

    async def _publish(self, client: Client) -> None:
        # An empty retained message withdraws a description.
        withdrawn = [Publication(topic, b"", retain=True) for topic in sorted(self._withdrawn)]
        await client.publish_all([*withdrawn, *self.publications])
        self._withdrawn -= {each.topic for each in withdrawn}
        if client.denied and not self._was_denied:
            self._was_denied = True
            log.warning(
                "the broker denies %s: run heatcloak provision with --home-assistant, or allow it",
                ", ".join(sorted(client.denied)),
            )
        client.denied.clear()


def check_prefix(prefix: str) -> None:
    """Check a discovery prefix.

    Raises:
        ConfigError: it is not a topic.
    """
    is_plain = prefix.isprintable() and not set(prefix) & set("+#$ ") and len(prefix) <= _LONGEST_PREFIX
    if not is_plain or not all(prefix.split("/")):
        raise ConfigError(
            f"{sanitize(prefix)} is not a topic: give Home Assistant's discovery prefix without wildcards"
        )


def room_sensors(zone: Zone, prefix: str) -> Publication:
    """Return the description of a zone that has rooms: a sensor for each room."""
    name, names = device_name(zone.name), zone.domain.community_names or ()
    payload = {
        "device": {
            "identifiers": [name],
            "name": f"Heatcloak {zone.name}",
            "manufacturer": "Heatcloak",
            "model": "zone",
            "sw_version": version("heatcloak-aggregator"),
        },
        "origin": {"name": "heatcloak-aggregator", "sw_version": version("heatcloak-aggregator")},
        "components": {
            slug: {
                "platform": "sensor",
                "unique_id": f"{name}_room_{names[number]}",
                "default_entity_id": f"sensor.{name.replace('-', '_')}_{slug}",
                "name": names[number],
                "icon": "mdi:home-account",
                "unit_of_measurement": "%",
                "suggested_display_precision": 0,
                "state_topic": estimate_topic(zone.name),
                "value_template": _probability(zone, number),
                "state_class": "measurement",
                "expire_after": zone.schedule.expire_after,
            }
            for number, slug in enumerate(_slugs(names))
        },
        "qos": 1,
    }
    content = json.dumps(payload, separators=(",", ":")).encode("ascii")
    return Publication(discovery_topic(prefix, zone.name), content, retain=True)


def _probability(zone: Zone, number: int) -> str:
    """Return a template of the probability in percent that somebody is in a room.

    It is unknown without a probability, for another revision of the zone file, whose rooms may have other
    numbers, and for an old estimate, which Home Assistant receives after a start because it is retained. A
    message does not list probabilities of 0.
    """
    return (
        "{% set best = value_json.get('pooled') or value_json -%}"
        "{% set holding = best.get('holding') -%}"
        f"{{% set age = as_timestamp(now()) - (value_json.round + 1) * {zone.schedule.period!r} -%}}"
        f"{{{{ (100 * dict(holding).get({number}, 0.0)) | round(1) if holding is not none "
        f"and value_json.rev == '{zone.rev}' and age < {zone.schedule.expire_after} else None }}}}"
    )


def _slugs(names: Sequence[str]) -> list[str]:
    """Return a different word of ``a-z``, ``0-9`` and underscores for each name."""
    found: list[str] = []
    for number, name in enumerate(names, start=1):
        plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode("ascii").lower()
        slug = re.sub("[^a-z0-9]+", "_", plain).strip("_")
        found.append(slug if slug and slug not in found else f"room_{number}")
    return found

"""Home Assistant discovery: one retained message describes the node, with public facts only.

The format is that of Home Assistant's MQTT integration: `device discovery`_, sensor and binary sensor.

.. _device discovery: https://www.home-assistant.io/integrations/mqtt/#device-discovery-payload
"""

from __future__ import annotations

import json

from heatcloak_node import __version__
from heatcloak_node.connection import Publication
from heatcloak_shared.topics import device_name, discovery_topic, node_topic
from heatcloak_shared.zone import AnyZone, Zone

DEFAULT_PREFIX = "homeassistant"


class HomeAssistantDiscovery:
    """The description of one node for Home Assistant.

    Args:
        zone: the zone.
        node: the node's id.
        prefix: Home Assistant's discovery prefix.

    Attributes:
        publication: the retained message.
        birth_topic: the topic where Home Assistant publishes ``online`` after a start; then publish again.
    """

    def __init__(self, zone: AnyZone, node: str, prefix: str = DEFAULT_PREFIX) -> None:
        self.birth_topic = f"{prefix}/status"
        self.publication = Publication(
            discovery_topic(prefix, zone.name, node),
            json.dumps(_payload(zone, node, device_name(zone.name, node)), separators=(",", ":")).encode(
                "ascii"
            ),
            retain=True,
        )


def _payload(zone: AnyZone, node: str, name: str) -> dict[str, object]:
    status = node_topic(zone.name, node, "status")
    # A single report of a heatmap or position zone is not a value that Home Assistant can show.
    value = _value_component(zone, node, name) if isinstance(zone, Zone) else {}
    return {
        "device": {
            "identifiers": [name],
            "name": f"Heatcloak {zone.name} {node}",
            "manufacturer": "Heatcloak",
            "model": "sensor node",
            "sw_version": __version__,
        },
        "origin": {"name": "heatcloak-node", "sw_version": __version__},
        "components": {
            **value,
            "problem": {
                "platform": "binary_sensor",
                "unique_id": f"{name}_problem",
                "default_entity_id": f"binary_sensor.{name.replace('-', '_')}_problem",
                "name": "Problem",
                "device_class": "problem",
                "entity_category": "diagnostic",
                "state_topic": status,
                "value_template": "{{ 'OFF' if value_json.state == 'online' else 'ON' }}",
            },
        },
        "availability": [
            {
                "topic": status,
                "value_template": "{{ 'online' if value_json.state in ('online', 'faulty') else 'offline' }}",
            }
        ],
        "qos": 1,
    }


def _value_component(zone: Zone, node: str, name: str) -> dict[str, object]:
    expiry = zone.schedule.expire_after
    # A reading sent late, after an outage, is not the current state: "None" makes the state unknown. An empty
    # value would be ignored, and any message revives the previous value after it has expired.
    value = "value_json.ticks * value_json.step"
    fresh = f"as_timestamp(now()) - value_json.t < {expiry}"
    return {
        "cloaked": {
            "platform": "sensor",
            "unique_id": f"{name}_cloaked",
            "default_entity_id": f"sensor.{name.replace('-', '_')}_cloaked",
            "name": "Cloaked heat",
            "icon": "mdi:heat-wave",
            "state_topic": node_topic(zone.name, node, "reading"),
            "value_template": f"{{{{ {value} if {fresh} else None }}}}",
            "state_class": "measurement",
            "expire_after": expiry,
        },
    }

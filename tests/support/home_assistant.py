"""What Home Assistant's documentation asks of a discovery message that describes a device."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

# The keys that Home Assistant documents, of those that make sense here, and what they must be.
DEVICE = {"identifiers": list, "name": str, "manufacturer": str, "model": str, "sw_version": str}
ORIGIN = {"name": str, "sw_version": str}
ENTITY = {
    "platform": str,
    "unique_id": str,
    "default_entity_id": str,
    "name": str,
    "icon": str,
    "state_topic": str,
    "value_template": str,
    "state_class": str,
    "device_class": str,
    "entity_category": str,
    "expire_after": int,
}
TOP = {"device": dict, "origin": dict, "components": dict, "availability": list, "qos": int}
PLATFORMS = ("sensor", "binary_sensor")
REQUIRED = {"platform", "unique_id", "state_topic"}
"""Of entities of both platforms, where a whole device is described."""


def check_discovery(payload: dict[str, Any]) -> None:
    """Device, origin and components are there; every key is documented and of its type."""
    _check(payload, TOP)
    _check(payload["device"], DEVICE)
    _check(payload["origin"], ORIGIN)
    assert payload["device"]["identifiers"]
    assert payload["qos"] in (0, 1, 2)
    assert payload["components"]
    for component in payload["components"].values():
        _check(component, ENTITY)
        assert component["platform"] in PLATFORMS
        assert set(component) >= REQUIRED
        assert component["default_entity_id"].startswith(f"{component['platform']}.")
    for place in payload["availability"]:
        assert set(place) <= {"topic", "value_template", "payload_available", "payload_not_available"}


def _check(values: dict[str, Any], schema: Mapping[str, type]) -> None:
    """Nothing that is not in the schema, and everything of its type."""
    assert set(values) <= set(schema)
    for key, value in values.items():
        assert type(value) is schema[key], key

"""Check discovery messages of devices against Home Assistant's documentation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

# The documented keys that make sense here, and their types.
DEVICE = {"identifiers": list, "name": str, "manufacturer": str, "model": str, "sw_version": str}
ORIGIN = {"name": str, "sw_version": str}
ENTITY = {
    "platform": str,
    "unique_id": str,
    "default_entity_id": str,
    "name": str,
    "icon": str,
    "unit_of_measurement": str,
    "suggested_display_precision": int,
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
"""Required keys of an entity of either platform in the description of a device."""


def check_discovery(payload: dict[str, Any]) -> None:
    """Check that device, origin and components exist, and that every key is documented and of its type."""
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
    for each in payload.get("availability", ()):
        assert set(each) <= {"topic", "value_template", "payload_available", "payload_not_available"}


def _check(values: dict[str, Any], schema: Mapping[str, type]) -> None:
    """Check that every key is in the schema and its value of the stated type."""
    assert set(values) <= set(schema)
    for key, value in values.items():
        assert type(value) is schema[key], key

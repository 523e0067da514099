"""Zone and node ids, and the MQTT topics built from them."""

from __future__ import annotations

import re

from heatcloak_shared.errors import ParameterError
from heatcloak_shared.sanitize import sanitize

ROOT = "heatcloak/v1"

_IDENTIFIER = re.compile(r"[a-z0-9][a-z0-9-]{0,31}")


def is_identifier(text: object) -> bool:
    """Whether ``text`` is a valid zone or node id: ``[a-z0-9][a-z0-9-]{0,31}``."""
    return isinstance(text, str) and _IDENTIFIER.fullmatch(text) is not None


def node_topic(zone: str, node: str, leaf: str) -> str:
    """Return the topic of one node's ``reading``, ``status``, ``meta``, ``stored`` or ``cmd``.

    ``node`` may be ``"+"``, the MQTT wildcard for one level.

    Raises:
        ParameterError: ``zone`` or ``node`` is not a valid id.
    """
    _require_identifier(zone)
    if node != "+":
        _require_identifier(node)
    return f"{ROOT}/{zone}/{node}/{leaf}"


def estimate_topic(zone: str) -> str:
    """Return the retained topic of a zone's latest estimate.

    Raises:
        ParameterError: ``zone`` is not a valid id.
    """
    _require_identifier(zone)
    return f"{ROOT}/{zone}/estimate"


def device_name(zone: str, node: str | None = None) -> str:
    """Return a globally unique name of a node, or of a zone.

    Ids contain no underscore, so two of them never share one.

    Raises:
        ParameterError: ``zone`` or ``node`` is not a valid id.
    """
    _require_identifier(zone)
    if node is None:
        return f"heatcloak_{zone}"
    _require_identifier(node)
    return f"heatcloak_{zone}_{node}"


def discovery_topic(prefix: str, zone: str, node: str | None = None) -> str:
    """Return the retained topic below Home Assistant's discovery ``prefix`` that describes a node or a zone.

    Raises:
        ParameterError: ``zone`` or ``node`` is not a valid id.
    """
    return f"{prefix}/device/{device_name(zone, node)}/config"


def is_of_zone(topic: str, zone: str) -> bool:
    """Whether a topic belongs to a zone."""
    return topic.startswith(f"{ROOT}/{zone}/")


def zone_of_topic(topic: str) -> str | None:
    """Return the zone of a topic, or None if the topic has none."""
    prefix = f"{ROOT}/"
    name = topic[len(prefix) :].partition("/")[0] if topic.startswith(prefix) else ""
    return name if is_identifier(name) else None


def node_of_topic(topic: str, zone: str, leaf: str) -> str | None:
    """Return the node of a topic, or None if the topic is not of this zone and leaf."""
    suffix = f"/{leaf}"
    if not (is_of_zone(topic, zone) and topic.endswith(suffix)):
        return None
    node = topic[len(f"{ROOT}/{zone}/") : -len(suffix)]
    return node if is_identifier(node) else None


def _require_identifier(text: str) -> None:
    if not is_identifier(text):
        raise ParameterError(
            f"{sanitize(text)} is not an id: use 1 to 32 of a-z, 0-9 and '-', not starting with '-'"
        )

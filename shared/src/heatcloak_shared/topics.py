"""Zone and node ids, and the MQTT topics built from them."""

from __future__ import annotations

import re

from heatcloak_shared.errors import ParameterError
from heatcloak_shared.sanitize import sanitize

ROOT = "heatcloak/v1"
_PREFIX = f"{ROOT}/"
_NODE_LEVELS = _PREFIX.count("/") + 3
"""Levels of a topic of a node: those of the root, zone, node and leaf."""

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


def zone_of_topic(topic: str) -> str | None:
    """Return the zone of a topic, or None if the topic has none."""
    name = topic[len(_PREFIX) :].partition("/")[0] if topic.startswith(_PREFIX) else ""
    return name if is_identifier(name) else None


def split_node_topic(topic: str) -> tuple[str, str, str] | None:
    """Return the zone, node and leaf of a topic, or None if it has not the form that `node_topic` returns.

    Neither part is checked: peers choose their topics.
    """
    parts = topic.split("/")
    if len(parts) != _NODE_LEVELS or not topic.startswith(_PREFIX):
        return None
    zone, node, leaf = parts[-3:]
    return zone, node, leaf


def node_of_topic(topic: str, zone: str, leaf: str) -> str | None:
    """Return the node of a topic, or None if the topic is not of this zone and leaf."""
    parts = split_node_topic(topic)
    if parts is None or (parts[0], parts[2]) != (zone, leaf):
        return None
    return parts[1] if is_identifier(parts[1]) else None


def _require_identifier(text: str) -> None:
    if not is_identifier(text):
        raise ParameterError(
            f"{sanitize(text)} is not an id: use 1 to 32 of a-z, 0-9 and '-', not starting with '-'"
        )

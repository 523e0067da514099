"""Check the messages of a zone's nodes: readings or reports, and statuses. Pure: the clock is passed in."""

from __future__ import annotations

from enum import StrEnum

from heatcloak_shared.errors import HeatcloakError, WireError
from heatcloak_shared.topics import node_of_topic
from heatcloak_shared.wire import Release, Status, decode_status
from heatcloak_shared.zone import AnyZone


class Refusal(StrEnum):
    """Why a message was refused; each reason is counted."""

    TOPIC = "topic"
    MALFORMED = "malformed"
    ZONE = "zone"
    REVISION = "revision"
    NODE = "node"
    NOISE = "noise"
    UNLISTED = "unlisted"
    SCHEDULE = "schedule"
    FUTURE = "future"
    SEQUENCE = "sequence"
    FLOOD = "flood"


class RefusedError(HeatcloakError):
    """A message was refused.

    Attributes:
        refusal: the reason.
        node: the node of the zone that sent it, or None where it names none.
    """

    def __init__(self, refusal: Refusal, node: str | None, text: str) -> None:
        super().__init__(text)
        self.refusal = refusal
        self.node = node


def admit(zone: AnyZone, topic: str, payload: bytes, now: float) -> Release:
    """Return the reading that a message carries, if it is a reading of this zone by the zone's rules.

    Args:
        zone: the zone.
        topic: the topic of the message. The broker binds a node's user name to its own topics, so a reading
            must name the node of its topic.
        payload: the message.
        now: seconds since 1970.

    Raises:
        RefusedError: it is not. The text is one printable line.
    """
    node = node_of_topic(topic, zone.name, zone.leaf)
    if node is None or node not in zone.places:
        raise RefusedError(Refusal.TOPIC, None, "the topic does not name a node of this zone")
    reading = _decode(zone, payload, node)
    _require_rules(zone, node, reading, now, sender=node)
    return reading


def admit_recorded(zone: AnyZone, payload: bytes, now: float) -> Release:
    """Return the reading that a recorded message carries; its topic is unknown.

    Raises:
        RefusedError: as `admit`.
    """
    reading = _decode(zone, payload, None)
    check_recorded(zone, reading, now)
    return reading


def check_recorded(zone: AnyZone, reading: Release, now: float) -> None:
    """Raise RefusedError if a recorded reading is not of this zone by the zone's rules."""
    sender = reading.node if reading.node in zone.places else None
    _require_rules(zone, reading.node, reading, now, sender)


def admit_status(zone: AnyZone, topic: str, payload: bytes) -> tuple[str, Status] | None:
    """Return the node and the status that a message carries; None for other messages.

    Brokers retain the statuses of nodes that were removed from the zone, and an empty message deletes a
    retained one. Neither is an error.

    Raises:
        RefusedError: it is malformed.
    """
    node = node_of_topic(topic, zone.name, "status")
    if node is None or node not in zone.places or not payload:
        return None
    try:
        return node, decode_status(payload)
    except WireError as error:
        raise RefusedError(Refusal.MALFORMED, node, f"status: {error}") from None


def _decode(zone: AnyZone, payload: bytes, sender: str | None) -> Release:
    try:
        return zone.decode(payload)
    except WireError as error:
        raise RefusedError(Refusal.MALFORMED, sender, str(error)) from None


def _require_rules(zone: AnyZone, node: str, reading: Release, now: float, sender: str | None) -> None:
    broken = _broken_rule(zone, node, reading, now)
    if broken is not None:
        raise RefusedError(broken[0], sender, broken[1])


def _broken_rule(zone: AnyZone, node: str, reading: Release, now: float) -> tuple[Refusal, str] | None:
    schedule = zone.schedule
    if reading.zone != zone.name:
        return Refusal.ZONE, f"the message is for zone {reading.zone}"
    if reading.node != node:
        return Refusal.NODE, f"the message names node {reading.node}"
    if reading.rev != zone.rev:
        return Refusal.REVISION, f"the message is of zone revision {reading.rev}, expected {zone.rev}"
    if node not in zone.places:
        return Refusal.NODE, f"node {node} is not in this zone"
    wrong_noise = zone.wrong_noise(reading)
    if wrong_noise is not None:
        return Refusal.NOISE, wrong_noise
    if not schedule.is_listed(reading.round):
        return Refusal.UNLISTED, f"round {reading.round} is not listed"
    if schedule.round_of(reading.t) != reading.round:
        return Refusal.SCHEDULE, f"the time {reading.t!r} is not in round {reading.round}"
    # The schedule tolerates clocks that differ by half a round; a whole round is accepted here.
    if reading.round > schedule.round_of(now) + 1:
        return (
            Refusal.FUTURE,
            f"round {reading.round} is far ahead: compare the clocks of node and aggregator",
        )
    return None

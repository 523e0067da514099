"""The door: which messages are readings of this zone, taken by its rules. Pure."""

from __future__ import annotations

from enum import StrEnum

from heatcloak_shared.errors import HeatcloakError, WireError
from heatcloak_shared.topics import node_of_topic
from heatcloak_shared.wire import Reading, Status, decode_reading, decode_status
from heatcloak_shared.zone import Zone


class Refusal(StrEnum):
    """Why a message was not taken; each is counted by itself."""

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
    """A message was refused at the door.

    Attributes:
        refusal: which rule it broke.
        node: the node of the zone that it came from, or None where it names none.
    """

    def __init__(self, refusal: Refusal, node: str | None, text: str) -> None:
        super().__init__(text)
        self.refusal = refusal
        self.node = node


def admit(zone: Zone, topic: str, payload: bytes, now: float) -> Reading:
    """The reading that ``payload`` carries, if it is one of this zone and keeps to the zone's rules.

    Args:
        zone: the zone.
        topic: the topic that the message came on. The broker binds a node's user name to its own topics, so a
            reading must name the node of its topic.
        payload: the message.
        now: seconds since 1970.

    Raises:
        RefusedError: it is not. The text is one clean line.
    """
    node = node_of_topic(topic, zone.name, "reading")
    if node is None or node not in zone.places:
        raise RefusedError(Refusal.TOPIC, None, "the topic names no node of this zone")
    try:
        reading = decode_reading(payload)
    except WireError as error:
        raise RefusedError(Refusal.MALFORMED, node, str(error)) from None
    broken = _broken_rule(zone, node, reading, now)
    if broken is not None:
        raise RefusedError(broken[0], node, broken[1])
    return reading


def admit_recorded(zone: Zone, payload: bytes, now: float) -> Reading:
    """As `admit`, for a message of the past whose topic nobody wrote down.

    Raises:
        RefusedError: as `admit`.
    """
    try:
        reading = decode_reading(payload)
    except WireError as error:
        raise RefusedError(Refusal.MALFORMED, None, str(error)) from None
    broken = _broken_rule(zone, reading.node, reading, now)
    if broken is None and reading.node not in zone.places:
        broken = Refusal.NODE, f"node {reading.node} is none of this zone"
    if broken is not None:
        raise RefusedError(broken[0], reading.node if reading.node in zone.places else None, broken[1])
    return reading


def admit_status(zone: Zone, topic: str, payload: bytes) -> tuple[str, Status] | None:
    """The node and its status that a message carries; None for a message that is nobody's status.

    Nobody's are the statuses of nodes that were enrolled once, which brokers retain, and empty ones, with
    which a retained message is taken back.

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


def _broken_rule(zone: Zone, node: str, reading: Reading, now: float) -> tuple[Refusal, str] | None:
    schedule, noise = zone.schedule, zone.noise
    if reading.zone != zone.name:
        return Refusal.ZONE, f"a reading for zone {reading.zone}"
    if reading.node != node:
        return Refusal.NODE, f"a reading that names node {reading.node}"
    if reading.rev != zone.rev:
        return Refusal.REVISION, f"revision {reading.rev} of the zone: ours is {zone.rev}"
    if (reading.step, reading.sigma_ticks) != (noise.step, noise.sigma_ticks):
        return Refusal.NOISE, (
            f"noise of {reading.sigma_ticks} steps of {reading.step!r}: the zone asks for "
            f"{noise.sigma_ticks} of {noise.step!r}"
        )
    if not schedule.is_listed(reading.round):
        return Refusal.UNLISTED, f"round {reading.round} is not listed"
    if schedule.round_of(reading.t) != reading.round:
        return Refusal.SCHEDULE, f"its time {reading.t!r} is not in round {reading.round}"
    # Half a round of clock error is the schedule's own tolerance; a whole one is granted.
    if reading.round > schedule.round_of(now) + 1:
        return (
            Refusal.FUTURE,
            f"round {reading.round} is far ahead: compare the clocks of node and aggregator",
        )
    return None

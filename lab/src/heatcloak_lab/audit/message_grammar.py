"""The messages that a node may publish: three topics of its own, with one encoding for each message.

Another encoding could carry a reading beside the cloaked one: in a key that decoders ignore, a nested object,
or spaces. So a payload must equal the encoding of what it decodes to. Only in a reading encoded like this may
the ticks and the MAC differ between worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from heatcloak_lab.audit.recording_broker import PublishedMessage
from heatcloak_shared.errors import WireError
from heatcloak_shared.topics import node_of_topic
from heatcloak_shared.wire import (
    Reading,
    decode_meta,
    decode_reading,
    decode_status,
    encode_meta,
    encode_reading,
    encode_status,
)
from heatcloak_shared.zone import Zone

_READING = "reading"
_SPELLINGS: dict[str, Callable[[bytes], bytes]] = {
    _READING: lambda payload: encode_reading(decode_reading(payload)),
    "status": lambda payload: encode_status(decode_status(payload)),
    "meta": lambda payload: encode_meta(decode_meta(payload)),
}
_NO_MAC = "0" * 16


def reading_in(zone: Zone, message: PublishedMessage) -> tuple[str, Reading] | None:
    """Return (node of the topic, reading) if an aggregator would accept the message; else None."""
    node = _sender(zone, message.topic, _READING)
    if node is None:
        return None
    try:
        return node, decode_reading(message.payload)
    except WireError:
        return None


def faults_in(zone: Zone, messages: Iterable[PublishedMessage]) -> list[str]:
    """Return what is wrong with the messages, each fault once."""
    publishers: dict[int, str] = {}
    faults = (_fault(zone, message, publishers) for message in messages)
    return list(dict.fromkeys(fault for fault in faults if fault is not None))


def without_ticks(zone: Zone, message: PublishedMessage) -> bytes:
    """Return the payload; of a correctly encoded reading, with ticks and MAC set to zeros."""
    found = reading_in(zone, message)
    if found is None or encode_reading(found[1]) != message.payload:
        return message.payload
    return encode_reading(replace(found[1], ticks=0, mac=None if found[1].mac is None else _NO_MAC))


def _fault(zone: Zone, message: PublishedMessage, publishers: dict[int, str]) -> str | None:
    """Return what is wrong with a message, or None; ``publishers`` maps each connection to its node."""
    for leaf, spell in _SPELLINGS.items():
        node = _sender(zone, message.topic, leaf)
        if node is None:
            continue
        if publishers.setdefault(message.connection, node) != node:
            return f"{message.topic}: {publishers[message.connection]} publishes for another node"
        try:
            is_spelled = spell(message.payload) == message.payload
        except WireError as error:
            return f"{message.topic}: {error}"
        return None if is_spelled else f"{message.topic}: not as a {leaf} is spelled, or more than one"
    return f"{message.topic}: a node publishes its own {', '.join(_SPELLINGS)} and nothing else"


def _sender(zone: Zone, topic: str, leaf: str) -> str | None:
    node = node_of_topic(topic, zone.name, leaf)
    return node if node in zone.places else None

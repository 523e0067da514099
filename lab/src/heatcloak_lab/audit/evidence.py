"""Extract the noise from the messages of one boot, and check the messages exactly.

A node may publish on three topics of its own, with one encoding for each message. Another encoding could
carry a reading beside the cloaked one: in a key that decoders ignore, a nested object, or spaces. So a
payload must equal the encoding of what it decodes to. Only in a reading encoded like this may the ticks and
the MAC differ between worlds.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

import numpy as np

from heatcloak_aggregator.arrays import BoolArray, Int64Array
from heatcloak_aggregator.privacy.audit import Check, NoiseSample, noise_laws
from heatcloak_aggregator.privacy.audit.checks import decide
from heatcloak_lab.audit.audit_runner import BootRecord
from heatcloak_lab.audit.nodes import ImplausibleError, NodePlan, explained_noise, is_signed_right
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


_MOST_TICKS = 2**52
"""Bound that every node clamps its readings to, in ticks."""

_QUESTIONS = {
    "no crash": "an exception that ends a node or reveals a reading",
    "once": "a round released twice, or not at all",
    "refusals": "a ledger or a schedule that is ignored",
    "on the wire": "noise of another zone, a repeated number or boot, an extra field",
    "explained": "floating-point noise, other rounding, any other sampler",
}


@dataclass
class Evidence:
    """The noise and the faults of one boot of all nodes; small, so that it is kept for every boot.

    Attributes:
        world: the world's name.
        rounds: the listed rounds.
        noise, truth, present: as in `NoiseSample`, for this boot: shape (rounds, nodes).
        released: (node, round) of every published reading.
        nonces: the nodes' boot nonces.
        explained: number of seeded readings that were compared with their seed's noise.
        faults: the faults found, by check.
    """

    world: str
    rounds: tuple[int, ...]
    noise: Int64Array
    truth: Int64Array
    present: BoolArray
    released: frozenset[tuple[str, int]]
    nonces: tuple[bytes, ...]
    explained: int = 0
    faults: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))


def examine(zone: Zone, record: BootRecord) -> Evidence:
    """Examine the messages of a boot; a repeated message is a resend and counts once."""
    readings: dict[tuple[str, int], list[Reading]] = defaultdict(list)
    faults: dict[str, list[str]] = defaultdict(list)
    faults["on the wire"] += faults_in(zone, record.messages)
    for message in {(message.topic, message.payload): message for message in record.messages}.values():
        if (found := reading_in(zone, message)) is not None:
            readings[found[0], found[1].round].append(found[1])
    shape = (len(record.rounds), len(zone.nodes))
    evidence = Evidence(
        record.world.name,
        record.rounds,
        noise=np.zeros(shape, dtype=np.int64),
        truth=np.zeros(shape, dtype=np.int64),
        present=np.zeros(shape, dtype=np.bool_),
        released=frozenset(readings),
        nonces=tuple(plan.boot for plan in record.plans),
        faults=faults,
    )
    _examine_rounds(zone, record, readings, evidence)
    _examine_refusals(record, readings, faults)
    _examine_wire(zone, record, readings, faults)
    return evidence


def true_ticks(zone: Zone, value: float) -> int:
    """Return a reading in ticks by exact fractions: clamped first, then rounded half to even."""
    low, high = zone.reading_limits
    clamped = min(max(value, low), high)
    if math.isinf(clamped):
        return int(math.copysign(_MOST_TICKS, clamped))
    ticks = round(Fraction(clamped) / Fraction(zone.noise.step))
    return min(max(ticks, -_MOST_TICKS), _MOST_TICKS)


def noise_sample(zone: Zone, boots: Sequence[Evidence]) -> NoiseSample:
    """Return the noise of boots of equal length; of a round released twice, that of the first reading."""
    worlds = list(dict.fromkeys(boot.world for boot in boots))
    return NoiseSample(
        noise=np.array([boot.noise for boot in boots]),
        truth=np.array([boot.truth for boot in boots]),
        present=np.array([boot.present for boot in boots]),
        world=np.array([worlds.index(boot.world) for boot in boots]),
        period=np.array([boot.rounds for boot in boots]) // zone.schedule.budget_rounds,
        laws=noise_laws(zone.noise.kind, zone.noise.sigma_ticks),
    )


def protocol_checks(boots: Sequence[Evidence]) -> list[Check]:
    """Check exactly which rounds were released, how often, and with which other fields."""
    # The two odd worlds have the same nonces on purpose: they are compared.
    given = Counter((boot.world, nonce) for boot in boots for nonce in boot.nonces)
    again = [f"boot {nonce.hex()} came {n} times" for (_, nonce), n in given.items() if n > 1]
    fine = {
        "no crash": "no exception came out",
        "once": f"{sum(len(boot.released) for boot in boots)} readings, one a node and round",
        "refusals": "all rounds that must be refused were refused",
        "on the wire": "topics, encoding, step, σ, time, boots, numbers and MACs are right",
        "explained": f"{sum(boot.explained for boot in boots)} seeded readings, bit for bit",
    }
    faults = {name: [fault for boot in boots for fault in boot.faults.get(name, [])] for name in _QUESTIONS}
    faults["on the wire"] += again
    return [decide(name, faults[name], fine[name], catches) for name, catches in _QUESTIONS.items()]


def presence_check(first: Sequence[Evidence], second: Sequence[Evidence]) -> Check:
    """Check that the same rounds were published in two worlds that differ in every reading."""
    faults = [
        f"{node} published round {number} in one world only"
        for a, b in zip(first, second, strict=True)
        for node, number in sorted(a.released ^ b.released)
    ]
    fine = "the same rounds, however odd the readings"
    return decide("presence", faults, fine, "readings dropped or faults raised because a value looks odd")


def _examine_rounds(
    zone: Zone, record: BootRecord, readings: dict[tuple[str, int], list[Reading]], evidence: Evidence
) -> None:
    """Compare what each node published in each round with what it measured."""
    for index, number in enumerate(record.rounds):
        for column, plan in enumerate(record.plans):
            found = readings.get((plan.node, number), [])
            value = record.world.readings(column + 1, index)
            is_readable = not isinstance(value, ImplausibleError)
            if len(found) != int(is_readable):
                text = f"{plan.node} released round {number} {len(found)} times in world {evidence.world}"
                evidence.faults["once"].append(text)
            if isinstance(value, ImplausibleError):
                continue
            true = true_ticks(zone, value)
            evidence.truth[index, column] = true
            if found:
                evidence.present[index, column] = True
                evidence.noise[index, column] = found[0].ticks - true
            if plan.key is not None:
                _explain(plan, found, true, evidence)


def _explain(plan: NodePlan, found: list[Reading], true: int, evidence: Evidence) -> None:
    """Check that subtracting the seed's noise leaves the true reading, bit for bit."""
    for reading in found:
        evidence.explained += 1
        epoch = reading.key
        if epoch is None or reading.ticks - explained_noise(plan, reading, epoch) != true:
            text = f"{plan.node}, round {reading.round}: not the noise of its seed"
            evidence.faults["explained"].append(text)


def _examine_refusals(
    record: BootRecord, readings: dict[tuple[str, int], list[Reading]], faults: dict[str, list[str]]
) -> None:
    listed = set(record.rounds)
    for crash in record.crashes:
        faults["no crash"].append(f"{crash.node} raised {crash.kind} in round {crash.round_number}")
    for node, number in record.wrongly_released:
        faults["refusals"].append(f"{node} accepted round {number}, which it must refuse")
    for node, number in readings:
        if number not in listed:
            faults["refusals"].append(f"{node} published round {number}, which is not listed")


def _examine_wire(
    zone: Zone,
    record: BootRecord,
    readings: dict[tuple[str, int], list[Reading]],
    faults: dict[str, list[str]],
) -> None:
    plans = {plan.node: plan for plan in record.plans}
    numbers: dict[str, list[int]] = defaultdict(list)
    for (node, number), found in readings.items():
        boot = plans[node].boot.hex()
        right = (zone.name, zone.rev, node, boot, zone.noise.step, zone.sigma_ticks_of(node))
        for r in found:
            numbers[node].append(r.seq)
            stated = (r.zone, r.rev, r.node, r.boot, r.step, r.sigma_ticks)
            if stated != right or r.t != zone.schedule.time_of(number):
                faults["on the wire"].append(f"{node}, round {number}: wrong zone, name, step, σ or time")
            if not is_signed_right(plans[node], r):
                faults["on the wire"].append(f"{node}, round {number}: wrong epoch or MAC")
    for node, seqs in numbers.items():
        if sorted(seqs) != list(range(len(seqs))):
            faults["on the wire"].append(f"{node}: readings are not numbered from 0 to {len(seqs) - 1}")

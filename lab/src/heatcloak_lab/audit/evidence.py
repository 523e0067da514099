"""Extract the noise from the messages of one boot, and check the messages exactly.

A node may publish on three topics of its own, with one encoding for each message. Another encoding could
carry a measured value beside the cloaked one: in a key that decoders ignore, a nested object, or spaces. So a
payload must equal the encoding of what it decodes to. Only in a message encoded like this may the cloaked
number and the MAC differ between worlds.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, cast

import numpy as np

from heatcloak_aggregator.arrays import BoolArray, Int64Array
from heatcloak_aggregator.privacy.audit import Check
from heatcloak_aggregator.privacy.audit.checks import decide
from heatcloak_lab.audit.audit_runner import BootRecord
from heatcloak_lab.audit.nodes import NodePlan, is_signed_right
from heatcloak_lab.audit.recording_broker import PublishedMessage
from heatcloak_lab.audit.subject import Subject, stream_of
from heatcloak_shared.errors import WireError
from heatcloak_shared.topics import node_of_topic
from heatcloak_shared.wire import (
    Release,
    decode_meta,
    decode_status,
    encode_meta,
    encode_release,
    encode_status,
)
from heatcloak_shared.zone import AnyZone

_SPELLINGS: dict[str, Callable[[bytes], bytes]] = {
    "status": lambda payload: encode_status(decode_status(payload)),
    "meta": lambda payload: encode_meta(decode_meta(payload)),
}
_NO_MAC = "0" * 16


def release_in(zone: AnyZone, message: PublishedMessage) -> tuple[str, Release] | None:
    """Return (node of the topic, message) if an aggregator would accept a published message; else None."""
    node = _sender(zone, message.topic, zone.leaf)
    if node is None:
        return None
    try:
        return node, zone.decode(message.payload)
    except WireError:
        return None


def faults_in(zone: AnyZone, messages: Iterable[PublishedMessage]) -> list[str]:
    """Return what is wrong with the messages, each fault once."""
    publishers: dict[int, str] = {}
    faults = (_fault(zone, message, publishers) for message in messages)
    return list(dict.fromkeys(fault for fault in faults if fault is not None))


def without_number(subject: Subject, message: PublishedMessage) -> bytes:
    """Return the payload; of a correctly encoded release, with cloaked number and MAC set to zeros."""
    found = release_in(subject.zone, message)
    if found is None or encode_release(found[1]) != message.payload:
        return message.payload
    blank = subject.blank(found[1])
    mac = None if blank.mac is None else _NO_MAC
    return encode_release(cast("Release", replace(cast("Any", blank), mac=mac)))


def _fault(zone: AnyZone, message: PublishedMessage, publishers: dict[int, str]) -> str | None:
    """Return what is wrong with a message, or None; ``publishers`` maps each connection to its node."""
    spellings = {zone.leaf: lambda payload: encode_release(zone.decode(payload)), **_SPELLINGS}
    for leaf, spell in spellings.items():
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
    return f"{message.topic}: a node publishes its own {', '.join(spellings)} and nothing else"


def _sender(zone: AnyZone, topic: str, leaf: str) -> str | None:
    node = node_of_topic(topic, zone.name, leaf)
    return node if node in zone.places else None


_QUESTIONS = {
    "no crash": "an exception that ends a node or reveals what it measured",
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
        noise, truth, present: noise, true integers, and whether there was a message, shape (rounds, nodes).
        released: (node, round) of every release.
        nonces: the nodes' boot nonces.
        explained: number of seeded messages that were compared with their seed's noise.
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


def examine(subject: Subject, record: BootRecord) -> Evidence:
    """Examine the messages of a boot; a repeated message is a resend and counts once."""
    zone = subject.zone
    releases: dict[tuple[str, int], list[Release]] = defaultdict(list)
    faults: dict[str, list[str]] = defaultdict(list)
    faults["on the wire"] += faults_in(zone, record.messages)
    for message in {(message.topic, message.payload): message for message in record.messages}.values():
        if (found := release_in(zone, message)) is not None:
            releases[found[0], found[1].round].append(found[1])
    shape = (len(record.rounds), len(zone.nodes))
    evidence = Evidence(
        record.world.name,
        record.rounds,
        noise=np.zeros(shape, dtype=np.int64),
        truth=np.zeros(shape, dtype=np.int64),
        present=np.zeros(shape, dtype=np.bool_),
        released=frozenset(releases),
        nonces=tuple(plan.boot for plan in record.plans),
        faults=faults,
    )
    _examine_rounds(subject, record, releases, evidence)
    _examine_refusals(record, releases, faults)
    _examine_wire(subject, record, releases, faults)
    return evidence


def protocol_checks(boots: Sequence[Evidence]) -> list[Check]:
    """Check exactly which rounds were released, how often, and with which other fields."""
    # The two odd worlds have the same nonces on purpose: they are compared.
    given = Counter((boot.world, nonce) for boot in boots for nonce in boot.nonces)
    again = [f"boot {nonce.hex()} came {n} times" for (_, nonce), n in given.items() if n > 1]
    fine = {
        "no crash": "no exception came out",
        "once": f"{sum(len(boot.released) for boot in boots)} messages, one a node and round",
        "refusals": "all rounds that must be refused were refused",
        "on the wire": "topics, encoding, stated noise, time, boots, numbers and MACs are right",
        "explained": f"{sum(boot.explained for boot in boots)} seeded messages, bit for bit",
    }
    faults = {name: [fault for boot in boots for fault in boot.faults.get(name, [])] for name in _QUESTIONS}
    faults["on the wire"] += again
    return [decide(name, faults[name], fine[name], catches) for name, catches in _QUESTIONS.items()]


def presence_check(first: Sequence[Evidence], second: Sequence[Evidence]) -> Check:
    """Check that the same rounds were published in two worlds that differ in everything measured."""
    faults = [
        f"{node} published round {number} in one world only"
        for a, b in zip(first, second, strict=True)
        for node, number in sorted(a.released ^ b.released)
    ]
    fine = "the same rounds for different measurements"
    return decide("presence", faults, fine, "messages dropped or faults raised because a value looks odd")


def _examine_rounds(
    subject: Subject,
    record: BootRecord,
    releases: dict[tuple[str, int], list[Release]],
    evidence: Evidence,
) -> None:
    """Compare what each node published in each round with what it measured."""
    for index, number in enumerate(record.rounds):
        for column, plan in enumerate(record.plans):
            found = releases.get((plan.node, number), [])
            hidden = subject.integers(record.world.values(column + 1, index))
            if len(found) != bool(hidden):
                text = f"{plan.node} released round {number} {len(found)} times in world {evidence.world}"
                evidence.faults["once"].append(text)
            if not hidden:
                continue
            evidence.truth[index, column] = hidden[0]
            if found:
                evidence.present[index, column] = True
                evidence.noise[index, column] = subject.noise(found[0], hidden[0])
            if plan.key is not None:
                _explain(subject, plan, found, hidden, evidence)


def _explain(
    subject: Subject, plan: NodePlan, found: list[Release], hidden: tuple[int, ...], evidence: Evidence
) -> None:
    """Check that removing the seed's noise leaves the true integer, bit for bit."""
    for release in found:
        evidence.explained += 1
        if release.key is None or subject.uncovered(stream_of(plan, release), release) not in hidden:
            text = f"{plan.node}, round {release.round}: not the noise of its seed"
            evidence.faults["explained"].append(text)


def _examine_refusals(
    record: BootRecord, releases: dict[tuple[str, int], list[Release]], faults: dict[str, list[str]]
) -> None:
    listed = set(record.rounds)
    for crash in record.crashes:
        faults["no crash"].append(f"{crash.node} raised {crash.kind} in round {crash.round_number}")
    for node, number in record.wrongly_released:
        faults["refusals"].append(f"{node} accepted round {number}, which it must refuse")
    for node, number in releases:
        if number not in listed:
            faults["refusals"].append(f"{node} published round {number}, which is not listed")


def _examine_wire(
    subject: Subject,
    record: BootRecord,
    releases: dict[tuple[str, int], list[Release]],
    faults: dict[str, list[str]],
) -> None:
    zone = subject.zone
    plans = {plan.node: plan for plan in record.plans}
    numbers: dict[str, list[int]] = defaultdict(list)
    for (node, number), found in releases.items():
        right = (zone.name, zone.rev, node, plans[node].boot.hex(), zone.schedule.time_of(number))
        for r in found:
            numbers[node].append(r.seq)
            if (r.zone, r.rev, r.node, r.boot, r.t) != right or not subject.is_stated_right(r):
                faults["on the wire"].append(f"{node}, round {number}: wrong zone, name, noise or time")
            if not is_signed_right(plans[node], r):
                faults["on the wire"].append(f"{node}, round {number}: wrong epoch or MAC")
    for node, seqs in numbers.items():
        if sorted(seqs) != list(range(len(seqs))):
            faults["on the wire"].append(f"{node}: messages are not numbered from 0 to {len(seqs) - 1}")

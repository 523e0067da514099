"""The nodes of many zones as one cheap process: zones differ in their names, so few packets are encoded.

``python -m heatcloak_lab.benchmarks.city.load`` reads one task, answers ``first``, the first round, and sends
``sent`` at the end: the monotonic times by round and group of zones; see `group_of`.
"""

from __future__ import annotations

import secrets
import socket
import struct
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from heatcloak_lab.benchmarks.programs import receive_task, run_program, send_to_parent
from heatcloak_lab.benchmarks.service.load import (
    PUBACK_BYTES,
    connect,
    encode_in_time,
    publish_packet,
    receive_available,
    receive_exactly,
    simulated_readings,
)
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import encode_reading
from heatcloak_shared.zone import Zone, load_zone

GROUPS = 60
"""Groups of zones, at most; the zones of a group send at the same moment."""
CONNECTIONS = 8
LEAD = 0.5
"""Seconds for encoding the readings before the first round, at the first try; each further one takes twice as
long."""
MAX_PACKET_ID = 65535


def main() -> None:
    """Execute one task."""
    task = receive_task()
    zone = load_zone(Path(task["zone"]))
    broker = BrokerAddress(task["host"], task["port"])
    with ExitStack() as stack:
        socks = [stack.enter_context(connect(broker, f"load-{number}")) for number in range(CONNECTIONS)]
        rounds, variants = encode_in_time(
            zone.schedule,
            task["rounds"],
            lambda rounds: [
                ZonePackets(zone, rounds, clean, seed) for seed, clean in enumerate(task["clean"])
            ],
            lead=LEAD,
            margin=LEAD / 2,
        )
        send_to_parent(first=rounds.start)
        _send(socks, zone, rounds, variants, task["names"], task["spread"])


def group_of(zone: int, zones: int) -> int:
    """Return the group of the zone with this number, from 0, of ``zones``."""
    return zone * min(GROUPS, zones) // zones


def phase_of(group: int, zones: int, spread: float) -> float:
    """Return how many seconds after the start of a round a group sends, if all send within ``spread``."""
    return spread * group / min(GROUPS, zones)


class ZonePackets:
    """The readings of a zone by round, for any zone that differs in its name only.

    Args:
        zone: the zone.
        rounds: round numbers.
        clean: readings without noise by place.
        seed: seed of the noise.
    """

    def __init__(self, zone: Zone, rounds: range, clean: list[float], seed: int) -> None:
        self._name, self._rev = zone.name.encode(), zone.rev.encode()
        self._first = rounds.start
        self._rounds: list[tuple[bytes, list[int]]] = []
        topics = {node: node_topic(zone.name, node, "reading") for node in zone.nodes}
        for readings in simulated_readings(zone, rounds, secrets.token_hex(16), clean, seed):
            packets, offsets = b"", []
            for reading in readings:
                payload = encode_reading(reading)
                packets += publish_packet(topics[reading.node], payload, 1)
                offsets.append(len(packets) - len(payload) - 2)
            self._rounds.append((packets, offsets))

    def of(self, number: int, name: str, rev: str, packet_id: int) -> bytes:
        """Return the packets of a round for a zone with this name and revision.

        Args:
            number: the round.
            name: as long as the name of the original zone.
            rev: the revision of the zone with this name.
            packet_id: the first packet id; the further ones follow.
        """
        original, offsets = self._rounds[number - self._first]
        packets = bytearray(original.replace(self._name, name.encode()).replace(self._rev, rev.encode()))
        for index, offset in enumerate(offsets):
            struct.pack_into("!H", packets, offset, (packet_id + index) % MAX_PACKET_ID + 1)
        return bytes(packets)


def _send(
    socks: Sequence[socket.socket],
    zone: Zone,
    rounds: range,
    variants: Sequence[ZonePackets],
    names: Sequence[tuple[str, str]],
    spread: float,
) -> None:
    """Send the readings of all zones at the times of the rounds, and wait until they are acknowledged."""
    nodes, zones = len(zone.nodes), len(names)
    groups = [
        [number for number in range(zones) if group_of(number, zones) == group]
        for group in range(min(GROUPS, zones))
    ]
    unacknowledged = [0] * len(socks)
    sent: list[list[float]] = []
    for number in rounds:
        times = []
        for group, members in enumerate(groups):
            of_socket: list[list[bytes]] = [[] for _ in socks]
            for index in members:
                variant = variants[index % len(variants)]
                packets = variant.of(number, *names[index], index // len(socks) * nodes)
                of_socket[index % len(socks)].append(packets)
            due = zone.schedule.start_of(number) + phase_of(group, zones, spread)
            time.sleep(max(due - time.time(), 0.0))
            for index, packets_of_socket in enumerate(of_socket):
                if packets_of_socket:
                    socks[index].sendall(b"".join(packets_of_socket))
                    unacknowledged[index] += PUBACK_BYTES * nodes * len(packets_of_socket)
                    unacknowledged[index] -= len(receive_available(socks[index]))
            times.append(time.monotonic())
        sent.append(times)
    for sock, count in zip(socks, unacknowledged, strict=True):
        # If a socket is closed with unread data, the kernel discards what the broker has not read yet.
        receive_exactly(sock, count)
    send_to_parent(sent=sent)


if __name__ == "__main__":
    run_program(main)

"""The nodes of a zone as one cheap process: raw sockets, packets encoded in advance.

A real MQTT client would take a share of the processors that the measured service needs.
``python -m heatcloak_lab.benchmarks.service.load`` reads tasks as lines of JSON: ``burst`` sends readings as
fast as the broker accepts them, ``paced`` sends those of each round at its start, ``large`` sends messages
that are not readings.
"""

from __future__ import annotations

import random
import socket
import struct
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from heatcloak_lab.benchmarks.machine import resident_bytes
from heatcloak_lab.benchmarks.programs import ProgramError, receive_task, run_program, send_to_parent
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import LinkError
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import Reading, encode_reading
from heatcloak_shared.zone import Zone, load_zone

T = TypeVar("T")

CHUNK = 500
"""Messages per system call."""
MAX_UNACKNOWLEDGED = 20_000
"""Messages without acknowledgement; below 65535, so that their packet ids differ."""
SEND_SECONDS, SLICES = 0.3, 30
"""The readings of a round are sent within this time after its start, in this number of parts."""
LEAD, SECONDS_PER_READING, MAX_LEAD = 1.5, 1e-4, 300.0
"""Rounds begin at least ``LEAD`` seconds after their readings are encoded. The first try takes the second
figure for encoding a reading; each further one twice as long, up to the third."""
PUBACK_BYTES = 4
_CONNECT, _PUBLISH = 0x10, 0x30
_PINGREQ, _PINGRESP_BYTES = b"\xc0\0", 2
_MAX_PACKET_ID = 65535
_PLACEHOLDER_BOOT = "0" * 32
_KEEP_ALIVE = 600
_TIMEOUT = 30.0


def main() -> None:
    """Execute tasks until standard input ends."""
    kinds = {"burst": _burst, "paced": _paced, "large": _large}
    with suppress(EOFError):
        while True:
            task = receive_task()
            kinds[task["kind"]](BrokerAddress(task["host"], task["port"]), task)


def simulated_readings(
    zone: Zone, rounds: range, boot: str, clean: list[float] | None = None, seed: int = 0
) -> list[list[Reading]]:
    """Return a valid reading by round and node.

    Args:
        zone: the zone.
        rounds: round numbers; the first has sequence number 0.
        boot: boot nonce, 32 hex digits.
        clean: readings without noise by place; None for zeros.
        seed: seed of the noise.
    """
    rng = random.Random(seed)  # noqa: S311  simulated readings need no secure noise
    noise, schedule = zone.noise, zone.schedule
    first = Reading(
        *(zone.name, zone.rev, zone.nodes[0], boot, 0, rounds[0], 0, noise.step, noise.sigma_ticks[0]),
        t=schedule.time_of(rounds[0]),
        kept=0,
    )
    nodes = [
        (node, zone.sigma_ticks_of(node), 0.0 if clean is None else clean[place] / noise.step)
        for place, node in enumerate(zone.nodes)
    ]
    return [
        [
            replace(
                first,
                node=node,
                sigma_ticks=sigma_ticks,
                seq=seq,
                round=number,
                ticks=round(ticks + rng.gauss(0.0, sigma_ticks)),
                t=schedule.time_of(number),
                kept=seq,
            )
            for node, sigma_ticks, ticks in nodes
        ]
        for seq, number in enumerate(rounds)
    ]


def reading_packets(
    zone: Zone, rounds: range, boot: str, clean: list[float] | None = None, seed: int = 0
) -> list[list[bytes]]:
    """Return PUBLISH packets with `simulated_readings`, by round and node; packet ids count from 1."""
    topics = {node: node_topic(zone.name, node, "reading") for node in zone.nodes}
    packet_id, packets = 0, []
    for readings in simulated_readings(zone, rounds, boot, clean, seed):
        of_round = []
        for reading in readings:
            packet_id = packet_id % _MAX_PACKET_ID + 1
            of_round.append(publish_packet(topics[reading.node], encode_reading(reading), packet_id))
        packets.append(of_round)
    return packets


def publish_packet(topic: str, payload: bytes, packet_id: int | None) -> bytes:
    """Return a PUBLISH packet of MQTT 3.1.1: QoS 1 with a packet id, or QoS 0 if it is None."""
    if packet_id is None:
        return _packet(_PUBLISH, _mqtt_text(topic) + payload)
    return _packet(_PUBLISH | 2, _mqtt_text(topic) + struct.pack("!H", packet_id) + payload)


def _burst(broker: BrokerAddress, task: dict[str, Any]) -> None:
    """Encode once; then, for each boot nonce received, send everything over one connection."""
    zone = load_zone(Path(task["zone"]))
    rounds = range(task["first"], task["first"] + task["rounds"])
    packets = [packet for of_round in reading_packets(zone, rounds, _PLACEHOLDER_BOOT) for packet in of_round]
    chunks = [b"".join(packets[start : start + CHUNK]) for start in range(0, len(packets), CHUNK)]
    send_to_parent(ready=len(packets))
    while True:
        boot = receive_task()["boot"]
        fresh = [chunk.replace(_PLACEHOLDER_BOOT.encode(), boot.encode()) for chunk in chunks]
        with connect(broker, "load") as sock:
            started = time.monotonic()
            unacknowledged = 0
            for number, chunk in enumerate(fresh):
                sock.sendall(chunk)
                unacknowledged += min(CHUNK, len(packets) - number * CHUNK)
                while unacknowledged > MAX_UNACKNOWLEDGED:
                    unacknowledged -= _receive_acknowledgements(sock)
            while unacknowledged:
                unacknowledged -= _receive_acknowledgements(sock)
            send_to_parent(started=started, sent=time.monotonic())


def _paced(broker: BrokerAddress, task: dict[str, Any]) -> None:
    """Send the readings of each round at its start, over several connections."""
    zone = load_zone(Path(task["zone"]))
    connections = task["connections"]
    with ExitStack() as stack:
        socks = [stack.enter_context(connect(broker, f"load-{number}")) for number in range(connections)]
        rounds, packets = encode_in_time(
            zone.schedule,
            task["rounds"],
            lambda rounds: reading_packets(zone, rounds, task["boot"], task["clean"]),
            lead=2 * LEAD + SECONDS_PER_READING * len(zone.nodes) * task["rounds"],
            margin=LEAD,
        )
        send_to_parent(ready=len(packets) * len(zone.nodes), first=rounds[0])
        _send_paced(socks, zone, rounds, packets)


def encode_in_time(
    schedule: Schedule, n_rounds: int, encode: Callable[[range], T], *, lead: float, margin: float
) -> tuple[range, T]:
    """Return the first rounds whose readings can be encoded before they start, and the encoded readings.

    Args:
        schedule: when rounds start.
        n_rounds: how many rounds.
        encode: encode the readings of rounds.
        lead: seconds for encoding, at the first try; each further one takes twice as long.
        margin: seconds between the encoding and the first round, at least.

    Raises:
        ProgramError: the readings are not encoded in time with a lead of `MAX_LEAD` seconds.
    """
    while True:
        first = schedule.round_of(time.time() + lead) + 1
        rounds = range(first, first + n_rounds)
        encoded = encode(rounds)
        if time.time() + margin < schedule.start_of(first):
            return rounds, encoded
        lead *= 2  # other programs slow down this one
        if lead > MAX_LEAD:
            raise ProgramError("the readings were not encoded in time: check whether the machine is busy")


def _send_paced(
    socks: Sequence[socket.socket], zone: Zone, rounds: range, packets: Sequence[Sequence[bytes]]
) -> None:
    """Send packets by round and node at the times of the rounds, and wait until they are acknowledged."""
    before = time.process_time()
    sent: dict[int, float] = {}
    connections = len(socks)
    expected_bytes = dict.fromkeys(range(connections), 0)
    for number, of_round in zip(rounds, packets, strict=True):
        slices = min(SLICES, len(of_round))
        for part in range(slices):
            due = zone.schedule.start_of(number) + SEND_SECONDS * part / slices
            time.sleep(max(due - time.time(), 0.0))
            in_slice = of_round[part::slices]
            for first in range(min(connections, len(in_slice))):
                index = (first + part) % connections
                socks[index].sendall(b"".join(in_slice[first::connections]))
                expected_bytes[index] += PUBACK_BYTES * len(in_slice[first::connections])
            sent[number] = time.monotonic()
            for index, sock in enumerate(socks):
                expected_bytes[index] -= len(receive_available(sock))
    send_to_parent(sent=sent, processor=time.process_time() - before)
    for index, sock in enumerate(socks):
        # If a socket is closed with unread data, the kernel discards what the broker has not read yet.
        receive_exactly(sock, expected_bytes[index])


def _large(broker: BrokerAddress, task: dict[str, Any]) -> None:
    """Send messages with QoS 0, not faster than the broker forwards them."""
    zone = load_zone(Path(task["zone"]))
    payload = bytes(task["size"])
    max_resident = resident_bytes(task["broker_pid"]) + task["queue"]
    packets = [publish_packet(node_topic(zone.name, node, "reading"), payload, None) for node in zone.nodes]
    with connect(broker, "load") as sock:
        for number in range(task["count"]):
            sock.sendall(packets[number % len(packets)])
            while number % 50 == 0 and resident_bytes(task["broker_pid"]) > max_resident:
                time.sleep(0.01)
        # QoS 0 has no acknowledgement, but the broker answers a ping after the messages before it.
        sock.sendall(_PINGREQ)
        receive_exactly(sock, _PINGRESP_BYTES)
    send_to_parent(sent=task["count"])


def connect(broker: BrokerAddress, client_id: str) -> socket.socket:
    """Return a blocking socket after CONNACK.

    Raises:
        LinkError: the broker does not answer, or refuses.
    """
    try:
        sock = socket.create_connection((broker.host, broker.port), _TIMEOUT)
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        # Protocol level 4 (MQTT 3.1.1), clean session.
        body = _mqtt_text("MQTT") + bytes((4, 2)) + struct.pack("!H", _KEEP_ALIVE) + _mqtt_text(client_id)
        sock.sendall(_packet(_CONNECT, body))
        answer = receive_exactly(sock, 4)
        # With a timeout, Python would wait despite MSG_DONTWAIT.
        sock.settimeout(None)
    except OSError as error:
        raise LinkError(f"broker {broker}: {error}: check whether it is running") from None
    if answer[3:] != b"\0":
        raise LinkError(f"broker {broker} refused the benchmark's load: allow anonymous clients")
    return sock


def receive_exactly(sock: socket.socket, count: int) -> bytes:
    """Return the next ``count`` bytes.

    Raises:
        LinkError: the broker closed the connection.
    """
    received = b""
    while len(received) < count:
        part = sock.recv(count - len(received))
        if not part:
            raise LinkError("the broker closed the connection of the benchmark's load: read its log")
        received += part
    return received


def receive_available(sock: socket.socket) -> bytes:
    """Return the bytes that have arrived, without waiting."""
    try:
        return sock.recv(1 << 16, socket.MSG_DONTWAIT)
    except BlockingIOError:
        return b""


def _receive_acknowledgements(sock: socket.socket) -> int:
    """Wait for an acknowledgement; return the number of those that have arrived."""
    part = receive_exactly(sock, PUBACK_BYTES) + receive_available(sock)
    return len(part + receive_exactly(sock, -len(part) % PUBACK_BYTES)) // PUBACK_BYTES


def _mqtt_text(text: str) -> bytes:
    raw = text.encode()
    return struct.pack("!H", len(raw)) + raw


def _packet(first: int, body: bytes) -> bytes:
    """Return a packet: its first byte, the length of the body in base 128, and the body."""
    size, length = len(body), bytearray()
    while True:
        size, low = divmod(size, 128)
        length.append(low | (0x80 if size else 0))
        if not size:
            return bytes((first,)) + bytes(length) + body


if __name__ == "__main__":
    run_program(main)

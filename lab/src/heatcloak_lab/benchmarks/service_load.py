"""A zone's nodes as one cheap process: raw sockets, packets encoded before they are due. Run as a program.

It is told a task in a line of JSON: ``burst``, as fast as the broker takes them; ``paced``, every round's at
its beginning; ``large``, messages that are no readings; or ``drain``, a subscriber that only acknowledges.
"""

from __future__ import annotations

import random
import socket
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from heatcloak_lab.benchmarks import service_packets as packets
from heatcloak_lab.benchmarks.node_process import resident_bytes
from heatcloak_lab.benchmarks.service_programs import ProgramError, carried_out, say, task
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import Reading, encode_reading
from heatcloak_shared.zone import Zone, load_zone

CHUNK = 500
"""Messages that are handed to the system at once."""
AHEAD = 20_000
"""Messages that may wait for the broker's acknowledgement; their packet ids stay apart."""
SPREAD, SLICES = 0.3, 30
"""Over how many seconds of a round its readings come, and in how many parts."""
_MIDS = 65535
_BLANK = "0" * 32


def main() -> None:
    """Do the task, and the next one, until there is none."""
    with suppress(EOFError):
        while True:
            told = task()
            broker = BrokerAddress(told["host"], told["port"])
            {"burst": _burst, "paced": _paced, "large": _large, "drain": _drain}[told["kind"]](broker, told)


def reading_packets(
    zone: Zone, rounds: range, boot: str, clean: list[float] | None = None, seed: int = 0
) -> list[list[bytes]]:
    """By round and node, a PUBLISH packet with a valid reading; packet ids count within what is returned."""
    rng = random.Random(seed)  # noqa: S311  what it hides is made up
    noise, schedule = zone.noise, zone.schedule
    first = Reading(
        *(zone.name, zone.rev, zone.nodes[0], boot, 0, rounds[0], 0, noise.step, noise.sigma_ticks),
        t=schedule.time_of(rounds[0]),
        kept=0,
    )
    places = [
        (node, node_topic(zone.name, node, "reading"), 0.0 if clean is None else clean[place] / noise.step)
        for place, node in enumerate(zone.nodes)
    ]
    mid, made = 0, []
    for seq, number in enumerate(rounds):
        of_round = []
        for node, topic, value in places:
            ticks = round(value + rng.gauss(0.0, noise.sigma_ticks))
            reading = replace(
                first, node=node, seq=seq, round=number, ticks=ticks, t=schedule.time_of(number), kept=seq
            )
            mid = mid % _MIDS + 1
            of_round.append(packets.publish(topic, encode_reading(reading), mid))
        made.append(of_round)
    return made


def _burst(broker: BrokerAddress, told: dict[str, Any]) -> None:
    """Encode once; then, each time that a boot is told, send everything of it in one connection."""
    zone = load_zone(Path(told["zone"]))
    rounds = range(told["first"], told["first"] + told["rounds"])
    flat = [packet for each in reading_packets(zone, rounds, _BLANK) for packet in each]
    chunks = [b"".join(flat[start : start + CHUNK]) for start in range(0, len(flat), CHUNK)]
    say(ready=len(flat))
    while True:
        boot = task()["boot"]
        fresh = [chunk.replace(_BLANK.encode(), boot.encode()) for chunk in chunks]
        with packets.connected(broker, "load") as sock:
            begun = time.monotonic()
            unanswered = 0
            for number, chunk in enumerate(fresh):
                sock.sendall(chunk)
                unanswered += min(CHUNK, len(flat) - number * CHUNK)
                while unanswered > AHEAD:
                    unanswered -= _acknowledged(sock)
            while unanswered:
                unanswered -= _acknowledged(sock)
            say(begun=begun, sent=time.monotonic())


def _paced(broker: BrokerAddress, told: dict[str, Any]) -> None:
    """Send each round's readings at its beginning, over several connections."""
    zone = load_zone(Path(told["zone"]))
    boot, connections = told["boot"], told["connections"]
    rounds = range(told["first"], told["first"] + told["rounds"])
    made = reading_packets(zone, rounds, boot, told["clean"])
    socks = [packets.connected(broker, f"load-{number}") for number in range(connections)]
    say(ready=len(made) * len(zone.nodes))
    before = time.process_time()
    if time.time() > zone.schedule.start_of(rounds[0]):
        raise ProgramError("the readings were not encoded in time: is the machine busy?")
    sent: dict[int, float] = {}
    answers = dict.fromkeys(range(connections), 0)
    for number, of_round in zip(rounds, made, strict=True):
        slices = min(SLICES, len(of_round))
        for part in range(slices):
            _sleep_until(zone.schedule.start_of(number) + SPREAD * part / slices)
            mine = of_round[part::slices]
            for place in range(min(connections, len(mine))):
                whose = (place + part) % connections
                socks[whose].sendall(b"".join(mine[place::connections]))
                answers[whose] += packets.PUBACK_BYTES * len(mine[place::connections])
            sent[number] = time.monotonic()
            for whose, sock in enumerate(socks):
                answers[whose] -= len(_whatever(sock))
    say(sent=sent, processor=time.process_time() - before)
    for whose, sock in enumerate(socks):
        # Closed before it was read empty, a socket takes back what the broker has not read yet.
        packets.whole(sock, answers[whose])
        sock.close()


def _large(broker: BrokerAddress, told: dict[str, Any]) -> None:
    """Send messages of QoS 0, no faster than the broker passes them on."""
    zone = load_zone(Path(told["zone"]))
    payload = bytes(told["size"])
    begun = resident_bytes(told["broker_pid"])
    made = [packets.publish(node_topic(zone.name, n, "reading"), payload, None) for n in zone.nodes]
    with packets.connected(broker, "load") as sock:
        for number in range(told["count"]):
            sock.sendall(made[number % len(made)])
            while number % 50 == 0 and resident_bytes(told["broker_pid"]) > begun + told["queue"]:
                time.sleep(0.01)
        # Whether the last one has come is not known with QoS 0; the broker holds them in order.
        sock.sendall(b"\xc0\0")
        packets.whole(sock, 2)
    say(sent=told["count"])


def _drain(broker: BrokerAddress, told: dict[str, Any]) -> None:
    """Take ``count`` messages and acknowledge them, and nothing else."""
    with packets.connected(broker, "drain") as sock:
        packets.subscribed(sock, told["topic"])
        before = time.process_time()
        say(ready=0)
        count, buffer = 0, bytearray()
        while count < told["count"]:
            buffer += sock.recv(1 << 18)
            answers, taken = [], 0
            for first, _, payload, end in packets.publishes(buffer):
                taken = end
                if packets.is_publish(first):
                    answers.append(b"\x40\2" + buffer[payload - 2 : payload])
            count += len(answers)
            del buffer[:taken]
            sock.sendall(b"".join(answers))
        say(done=time.monotonic(), processor=time.process_time() - before)


def _acknowledged(sock: socket.socket) -> int:
    """How many acknowledgements came; waits for the first."""
    part = packets.whole(sock, packets.PUBACK_BYTES) + _whatever(sock)
    return len(part + packets.whole(sock, -len(part) % packets.PUBACK_BYTES)) // packets.PUBACK_BYTES


def _whatever(sock: socket.socket) -> bytes:
    """What has come, without waiting."""
    try:
        return sock.recv(1 << 16, socket.MSG_DONTWAIT)
    except BlockingIOError:
        return b""


def _sleep_until(t: float) -> None:
    time.sleep(max(t - time.time(), 0.0))


if __name__ == "__main__":
    carried_out(main)

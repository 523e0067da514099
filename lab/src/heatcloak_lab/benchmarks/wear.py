"""Measure what a node writes to its disk: the bytes of ledger and spool, with one reading per round.

The real ledger, releaser and spool run through rounds as fast as possible, with a simulated clock and a
healthy link: each reading is acknowledged before the next one. The kernel counts the bytes that it is asked
to write; the wear of a disk is a multiple of them. To count synchronisations, run
``strace -c -f -e trace=fsync,fdatasync python -m heatcloak_lab.benchmarks.wear FOLDER``.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_lab.benchmarks.report import check_at_least
from heatcloak_node import DiskSpool, Ledger, NodeParts, NodeService, Reactor, SimulatedSensor, fresh_boot
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.scenario import Scenario, Source, interval_model
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Zone

ROUNDS = 3600
SETTINGS = ((1, 0), (60, 0), (1, 60), (60, 60))
"""Pairs of ``ledger_block`` and ``sync_seconds`` to compare."""

_SCENARIO = Scenario((Source(1.0, 0, None, ((0.0, 0.3),)),))
_COUNTER = Path("/proc/self/io")


@dataclass(frozen=True, slots=True)
class Wear:
    """Disk writes of a number of rounds.

    Attributes:
        ledger_block, sync_seconds: as in ``node.toml``.
        rounds: number of released readings.
        written_bytes: bytes that the kernel was asked to write, in whole pages; 0 if the kernel does not
            count, and on file systems in memory.
        disk_bytes: bytes written to the disk, including the file system's metadata; None if not requested.
        seconds: duration.
    """

    ledger_block: int
    sync_seconds: int
    rounds: int
    written_bytes: int
    disk_bytes: int | None
    seconds: float


def measure_wear(
    zone: Zone,
    folder: Path,
    ledger_block: int = 1,
    sync_seconds: int = 0,
    rounds: int = ROUNDS,
    disk: Path | None = None,
) -> Wear:
    """Release ``rounds`` readings of the zone's first node, one per listed round.

    Args:
        zone: the zone, with its schedule.
        folder: a new state folder of the node, on the disk to measure.
        ledger_block: listed rounds that the ledger records in advance.
        sync_seconds: seconds of readings that a power cut may lose.
        rounds: number of rounds.
        disk: the ``stat`` file of the disk under ``/sys/block``, to count ``disk_bytes``.

    Raises:
        ParameterError: ``rounds`` is below 1.
    """
    check_at_least(1, rounds=rounds)
    schedule, node = zone.schedule, zone.nodes[0]
    now = [0.0]
    reactor = Reactor()
    ledger = Ledger(folder, zone, node, block=ledger_block)
    spool = DiskSpool(folder / f"{node}.spool", zone.rev, sync_seconds=sync_seconds, clock=lambda: now[0])
    parts = node_parts(zone, ledger)
    service = NodeService(reactor, BrokerAddress("127.0.0.1"), parts, spool)
    number = schedule.next_listed(schedule.round_of(time.time()))
    written, disk_written, began = _written_bytes(), _disk_bytes(disk), time.perf_counter()
    for seq in range(rounds):
        now[0] = schedule.time_of(number)
        service.on_round(number)
        spool.forget(parts.boot.hex(), seq)
        number = schedule.next_listed(number + 1)
    seconds = time.perf_counter() - began
    written = _written_bytes() - written
    if disk_written is not None:
        os.sync()
        disk_written = (_disk_bytes(disk) or 0) - disk_written
    service.stop(lambda: None)
    reactor.close()
    return Wear(ledger_block, sync_seconds, rounds, written, disk_written, seconds)


def node_parts(zone: Zone, ledger: Ledger) -> NodeParts:
    """Return the parts of the zone's first node, with a simulated sensor and a new boot."""
    node = zone.nodes[0]
    model = interval_model(zone.places[node] / zone.domain.n_sensors, zone.domain.spread)
    return NodeParts(zone, node, SimulatedSensor(_SCENARIO, model), ledger, fresh_boot())


def main() -> None:
    """``python -m heatcloak_lab.benchmarks.wear FOLDER [DISK]`` prints a JSON line for each setting.

    ``FOLDER`` is on the disk to measure, and ``DISK`` its name below ``/sys/block``.
    """
    zone = replace(new_zone("wear"), schedule=Schedule(1.0, 1, ROUNDS, ROUNDS))
    disk = Path("/sys/block", sys.argv[2], "stat") if len(sys.argv) > 2 else None
    for block, sync_seconds in SETTINGS:
        with tempfile.TemporaryDirectory(dir=sys.argv[1]) as folder:
            wear = measure_wear(zone, Path(folder), block, sync_seconds, disk=disk)
        print(json.dumps(asdict(wear)), flush=True)


def _written_bytes() -> int:
    """Return the bytes that this process had the kernel write; 0 if the kernel does not count."""
    try:
        lines = _COUNTER.read_text(encoding="ascii").splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("write_bytes:")), 0)


def _disk_bytes(disk: Path | None) -> int | None:
    """Return the bytes written to a disk; the seventh number counts sectors of 512 bytes."""
    return None if disk is None else int(disk.read_text(encoding="ascii").split()[6]) * 512


if __name__ == "__main__":
    main()

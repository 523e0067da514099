"""What a node writes to its disk: the bytes of ledger and spool, a reading a round.

The real ledger, releaser and spool run through rounds as fast as they can, by a clock that goes as the rounds
do, over a healthy link: each reading is stored before the next one comes. What the system counts is what it
is asked to write; the wear of a disk is a multiple of it. How often files are synchronised, strace tells:
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
from heatcloak_node import DiskSpool, Ledger, NodeParts, NodeService, Reactor, SimulatedSensor, fresh_boot
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.scenario import Scenario, Source, interval_model
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Zone

ROUNDS = 3600
SETTINGS = ((1, 0), (60, 0), (1, 60), (60, 60))
"""``ledger_block`` and ``sync_seconds`` of the settings that are compared."""

_WORLD = Scenario((Source(1.0, 0, None, ((0.0, 0.3),)),))
_COUNTER = Path("/proc/self/io")


@dataclass(frozen=True, slots=True)
class Wear:
    """What some rounds cost a disk.

    Attributes:
        ledger_block, sync_seconds: as in ``node.toml``.
        rounds: how many readings were released.
        written_bytes: what the kernel sent towards the disk, in whole pages; 0 where it does not count, and
            on file systems in memory.
        disk_bytes: what the disk itself was given, the file system's own records with it; None where it was
            not asked.
        seconds: how long it took.
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
    """Release ``rounds`` readings of the zone's first node, one a listed round, with its state in ``folder``.

    Args:
        zone: the zone; its schedule says how far the rounds are apart.
        folder: the node's state folder, on the disk that is asked about; a new one.
        ledger_block: listed rounds that the ledger records ahead.
        sync_seconds: seconds of readings that a power cut may cost.
        rounds: how many.
        disk: the ``stat`` file of the disk under ``/sys/block``, if its own count is wanted.

    Raises:
        ParameterError: ``rounds`` is below 1.
    """
    if rounds < 1:
        raise ParameterError(f"{rounds} rounds: give at least 1")
    schedule, node = zone.schedule, zone.nodes[0]
    now = [0.0]
    reactor = Reactor()
    ledger = Ledger(folder, zone, node, block=ledger_block)
    spool = DiskSpool(folder / f"{node}.spool", zone.rev, sync_seconds=sync_seconds, clock=lambda: now[0])
    boot = fresh_boot()
    model = interval_model(zone.places[node] / zone.domain.n_sensors, zone.domain.spread)
    parts = NodeParts(zone, node, SimulatedSensor(_WORLD, model), ledger, boot)
    service = NodeService(reactor, BrokerAddress("127.0.0.1"), parts, spool)
    number = schedule.next_listed(schedule.round_of(time.time()))
    written, given, began = _written_bytes(), _given_bytes(disk), time.perf_counter()
    for seq in range(rounds):
        now[0] = schedule.time_of(number)
        service.on_round(number)
        spool.forget(boot.hex(), seq)
        number = schedule.next_listed(number + 1)
    seconds = time.perf_counter() - began
    written = _written_bytes() - written
    if given is not None:
        os.sync()
        given = (_given_bytes(disk) or 0) - given
    service.stop(lambda: None)
    reactor.close()
    return Wear(ledger_block, sync_seconds, rounds, written, given, seconds)


def main() -> int:
    """``python -m heatcloak_lab.benchmarks.wear FOLDER [DISK]`` prints a JSON line for each setting.

    ``FOLDER`` is on the disk that is asked about, and ``DISK`` its name below ``/sys/block``.
    """
    zone = replace(new_zone("wear"), schedule=Schedule(1.0, 1, ROUNDS, ROUNDS))
    disk = Path("/sys/block", sys.argv[2], "stat") if len(sys.argv) > 2 else None
    for block, sync_seconds in SETTINGS:
        with tempfile.TemporaryDirectory(dir=sys.argv[1]) as folder:
            wear = measure_wear(zone, Path(folder), block, sync_seconds, disk=disk)
        print(json.dumps(asdict(wear)), flush=True)
    return 0


def _written_bytes() -> int:
    """What this process had the kernel write so far; 0 where the kernel does not count."""
    try:
        lines = _COUNTER.read_text(encoding="ascii").splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("write_bytes:")), 0)


def _given_bytes(disk: Path | None) -> int | None:
    """What a disk was given to write so far; the seventh number counts sectors of 512 bytes."""
    return None if disk is None else int(disk.read_text(encoding="ascii").split()[6]) * 512


if __name__ == "__main__":
    sys.exit(main())
